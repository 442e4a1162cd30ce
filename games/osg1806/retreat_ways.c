/*
 * retreat_ways.c - where a unit can retreat to, and whom it may displace [11.43] [11.45].
 *
 * A retreat leads along any way that no enemy holds or controls; the zones of vedettes are open to it
 * [13.21].  Only where no such way ends in a hex with room does it end in a full one, where a friend is
 * displaced.  Who could make room is core's question (berthier/retreat.h).
 */
#include "retreat_ways.h"
#include "combat.h"
#include "cost.h"
#include "hold.h"
#include "near.h"
#include "reveal.h"

#include <berthier/retreat.h>
#include <string.h>

#define WAYS_MAX 12 /* hexes at a distance of two */

/* A retreat that is asked about. */
typedef struct flight {
    const osg *n;
    bt_side side;
    osg_land land;
    bt_retreat core;
} flight;

/* Where a unit can go. */
typedef struct ways {
    int count;
    bt_hex hex[WAYS_MAX];
    bool is_full[WAYS_MAX];
    bool off_map;  /* a way leads off the map */
    bool one_step; /* there is a hex next to it that it could pass */
} ways;

/* ---- what a hex holds ------------------------------------------------------------------ */

static bool
is_guarded(const osg *n, bt_side side, bt_hex hex)
{
    return side == OSG_PRUSSIAN && n->printed->has_guarded && !n->s->opened &&
           bt_bits_has(n->printed->guarded, hex);
}

/* [11.43a] [4.32a] [13.21] [21.62] */
static bt_hold
holds(bt_unit unit, bt_hex hex, const void *user)
{
    const flight *f = user;
    bt_units own = bt_units_and(osg_own_in_hex(f->n, f->side, hex), f->n->printed->combat);

    if (osg_holds_enemy(f->n, f->side, hex) || osg_troops_control(f->n, osg_other(f->side), hex))
        return BT_HOLD_ENEMY;
    if (is_guarded(f->n, f->side, hex))
        return BT_HOLD_CLOSED;
    if (bt_units_is_empty(&own))
        return BT_HOLD_VACANT;
    return osg_refuse_joining(f->n, osg_alone(unit), f->side, hex) ? BT_HOLD_FULL : BT_HOLD_ROOM;
}

/* [11.45a] Of those who count for stacking, each that alone would leave room. */
static bt_units
would_make_room(bt_unit unit, bt_hex hex, const void *user)
{
    const flight *f = user;
    bt_units there = osg_own_in_hex(f->n, f->side, hex), found = { { 0 } };
    bt_units left =
        bt_units_minus(bt_units_and(there, f->n->printed->combat), f->n->printed->vedettes);

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;) {
        bt_units then = bt_units_or(bt_units_minus(there, osg_alone(u)), osg_alone(unit));
        if (!osg_refuse_stack(f->n, then))
            bt_units_add(&found, u);
    }
    return found;
}

/* Who is not displaced: who has to retreat, who has just done so, and who has been displaced. */
static bt_units
fixed(const osg *n, bt_side side)
{
    const osg_state *s = n->s;
    int attack = osg_attack_in_hand(s);
    bt_units left = bt_units_and(osg_on_map_of(n, n->printed->of_side[side]), s->moved);
    bt_units found = s->retreating;

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (!s->used[u] || s->used[u] == attack || s->used[u] == OSG_PUSHED)
            bt_units_add(&found, u);
    return found;
}

static void
ask(const osg *n, bt_side side, flight *f)
{
    f->n = n;
    f->side = side;
    osg_survey_land(n, &f->land);
    f->core = (bt_retreat){ .ground = &f->land.ground,
                            .hex_of = n->s->places,
                            .class_of = n->printed->class_of,
                            .fixed = fixed(n, side),
                            .holds = holds,
                            .would_make_room = would_make_room,
                            .user = f };
}

/* ---- ways out ------------------------------------------------------------------------------ */

static bool
is_open(const flight *f, bt_unit unit, const bt_hexside *side, bt_hold *hold)
{
    if (osg_chart_cost(f->n, &f->land, f->n->printed->class_of[unit], side) == BT_MP_PROHIBITED)
        return false;
    *hold = holds(unit, side->to, f);
    return *hold != BT_HOLD_ENEMY && *hold != BT_HOLD_CLOSED;
}

static void
add_way(ways *w, bt_hex hex, bt_hold hold)
{
    for (int i = 0; i < w->count; i++)
        if (w->hex[i] == hex)
            return;
    assert(w->count < WAYS_MAX);
    w->hex[w->count] = hex;
    w->is_full[w->count++] = hold == BT_HOLD_FULL;
}

/* [11.4c] All that end as far away as they have to. */
static void
find_ways(const flight *f, bt_unit unit, int hexes, ways *w)
{
    const bt_atlas *atlas = &f->n->printed->atlas;
    bt_hex at = f->n->s->places[unit];
    const bt_hex_info *from = &atlas->hexes[at];
    bt_hold hold;

    *w = (ways){ .off_map = from->side_count < 6 };
    for (int i = 0; i < from->side_count; i++) {
        const bt_hex_info *via = &atlas->hexes[from->sides[i].to];
        if (!is_open(f, unit, &from->sides[i], &hold))
            continue;
        w->one_step = true;
        if (hexes == 1) {
            add_way(w, from->sides[i].to, hold);
            continue;
        }
        w->off_map = w->off_map || via->side_count < 6;
        for (int j = 0; j < via->side_count; j++)
            if (bt_hex_range(atlas, at, via->sides[j].to) == 2 &&
                is_open(f, unit, &via->sides[j], &hold))
                add_way(w, via->sides[j].to, hold);
    }
}

static bool
has_room(const ways *w)
{
    for (int i = 0; i < w->count; i++)
        if (!w->is_full[i])
            return true;
    return false;
}

/* [11.45a] [11.45b] */
static bool
can_push(const flight *f, bt_unit unit, const ways *w)
{
    for (int i = 0; i < w->count; i++) {
        bt_units pushed = bt_retreat_pushes(&f->core, unit, w->hex[i]);
        if (w->is_full[i] && !bt_units_is_empty(&pushed))
            return true;
    }
    return false;
}

osg_escape
osg_find_escape(const osg *n, bt_unit unit, int hexes)
{
    flight f;
    ways w;

    ask(n, osg_counter_of(n, unit)->side, &f);
    find_ways(&f, unit, hexes, &w);
    if (has_room(&w) || can_push(&f, unit, &w))
        return OSG_ESCAPE_OPEN;
    if (w.off_map)
        return OSG_ESCAPE_OFF_MAP;
    return w.one_step ? OSG_ESCAPE_SHORT : OSG_ESCAPE_NONE;
}

/* ---- vedettes that have to say what they are --------------------------------------------------- */

/* [13.21] [4.32c] Troops that are nothing but vedettes: retreats pass them. */
static void
reveal_outpost(osg *n, bt_side side, bt_hex hex)
{
    bt_units troops = bt_units_and(osg_own_in_hex(n, osg_other(side), hex), n->printed->troops);
    bt_units others = bt_units_minus(troops, n->printed->vedettes);

    if (bt_units_is_empty(&others))
        osg_reveal(n, troops, "13.21");
}

/* All next to hexes that one who stands in `from` could come to in so many steps; beyond hexes where
 * friends might have to make room the next ones too, each once, if there are `friends`. */
static void
ask_around(const osg *n, bt_side side, bt_hex from, int steps, uint64_t *asked, uint64_t *friends)
{
    const bt_hex_info *info = &n->printed->atlas.hexes[from];

    for (int i = 0; i < info->side_count; i++) {
        bt_hex to = info->sides[i].to;
        bt_bits_add(asked, to);
        if (steps > 0)
            ask_around(n, side, to, steps - 1, asked, friends);
        else if (friends && !bt_bits_has(friends, to) && osg_has_combat(n, side, to)) {
            bt_bits_add(friends, to);
            ask_around(n, side, to, 1, asked, friends);
        }
    }
}

void
osg_ask_outposts(const osg *n, bt_units units, int hexes, uint64_t *asked)
{
    for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE;)
        ask_around(n, osg_counter_of(n, u)->side, n->s->places[u], hexes, asked, NULL);
}

void
osg_ask_beyond(const osg *n, bt_units units, int hexes, uint64_t *asked)
{
    for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE;) {
        bt_side side = osg_counter_of(n, u)->side;
        uint64_t friends[BT_BITS_WORDS(OSG_HEXES_MAX)] = { 0 };
        flight f;
        ways w;
        ask(n, side, &f);
        find_ways(&f, u, hexes, &w);
        if (!has_room(&w))
            ask_around(n, side, n->s->places[u], hexes, asked, friends);
    }
}

bt_units
osg_who_goes_back(const osg_state *s, bt_side *side, int *hexes)
{
    const bt_frame *top = bt_frames_peek(&s->frames);

    *side = top->side;
    *hexes = top->procedure == OSG_P_RETREAT ? top->local : 1;
    if (top->procedure == OSG_P_DISPLACE && top->local != BT_UNIT_NONE)
        return osg_alone((bt_unit)top->local);
    return top->procedure == OSG_P_RETREAT ? s->retreating : (bt_units){ { 0 } };
}

static void
reveal_outposts(osg *n, bt_side side, const uint64_t *asked)
{
    unsigned count = n->printed->atlas.hex_count;

    for (unsigned hex = osg_next_hex(n, asked, 0); hex < count;
         hex = osg_next_hex(n, asked, hex + 1))
        reveal_outpost(n, side, (bt_hex)hex);
}

/* Can somebody under a flag be asked now who was not asked before?  As all see it: how full the hexes of friends are only
 * their own side knows. */
static bool
asks_more(const osg *n, bt_units units, int hexes, const uint64_t *before)
{
    bt_side side = osg_counter_of(n, bt_units_first(&units))->side;
    bt_units theirs = bt_units_and(n->printed->troops, n->printed->of_side[osg_other(side)]);
    uint64_t asked[BT_BITS_WORDS(OSG_HEXES_MAX)] = { 0 };

    theirs = osg_on_map_of(n, bt_units_minus(theirs, n->s->revealed));
    if (bt_units_is_empty(&theirs))
        return false;
    for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE;) {
        uint64_t friends[BT_BITS_WORDS(OSG_HEXES_MAX)] = { 0 };
        ask_around(n, side, n->s->places[u], hexes, asked, friends);
    }
    for (bt_unit u; (u = bt_units_take(&theirs)) != BT_UNIT_NONE;) {
        bt_hex hex = n->s->places[u];
        if (bt_bits_has(asked, hex) && !(before && bt_bits_has(before, hex)))
            return true;
    }
    return false;
}

/* An answer is not tried and taken back, nor is that there was none.  About those who retreat the nearest have been
 * asked as the retreat began. */
void
osg_look_around(osg *n, bt_units units, int hexes)
{
    bool begun = bt_frames_peek(&n->s->frames)->procedure == OSG_P_RETREAT;
    bt_unit first = bt_units_first(&units);
    uint64_t asked[BT_BITS_WORDS(OSG_HEXES_MAX)] = { 0 };

    if (first == BT_UNIT_NONE)
        return;
    osg_ask_outposts(n, units, hexes, asked);
    n->told |= asks_more(n, units, hexes, begun ? asked : NULL);
    reveal_outposts(n, osg_counter_of(n, first)->side, asked);
    osg_ask_beyond(n, units, hexes, asked);
    reveal_outposts(n, osg_counter_of(n, first)->side, asked);
}

/* ---- what forbids a way ---------------------------------------------------------------------------- */

static const bt_reason *
refuse_hex(const flight *f, bt_hex hex)
{
    bt_units enemies = osg_own_in_hex(f->n, osg_other(f->side), hex);
    bt_units others =
        bt_units_minus(bt_units_and(enemies, f->n->printed->combat), f->n->printed->vedettes);

    if (!bt_units_is_empty(&enemies))
        return bt_units_is_empty(&others) && osg_share(enemies, f->n->printed->vedettes)
                   ? REFUSE(RETREAT_VEDETTE)
                   : REFUSE(RETREAT_ENEMY);
    if (osg_troops_control(f->n, osg_other(f->side), hex))
        return osg_has_combat(f->n, f->side, hex) ? REFUSE(RETREAT_ZONE_HELD)
                                                  : REFUSE(RETREAT_ZONE);
    return REFUSE(RETREAT_TERRAIN);
}

/* [11.4c] [11.43a] [11.45a] */
const bt_reason *
osg_refuse_way(const osg *n, bt_unit unit, int hexes, bt_hex hex)
{
    flight f;
    ways w;

    if (hex >= n->printed->atlas.hex_count ||
        bt_hex_range(&n->printed->atlas, n->s->places[unit], hex) != hexes)
        return REFUSE(RETREAT_DISTANCE);
    ask(n, osg_counter_of(n, unit)->side, &f);
    find_ways(&f, unit, hexes, &w);
    for (int i = 0; i < w.count; i++)
        if (w.hex[i] == hex)
            return !w.is_full[i] ? NULL : has_room(&w) ? REFUSE(ROOM_FIRST) : REFUSE(RETREAT_FULL);
    return refuse_hex(&f, hex);
}

const bt_reason *
osg_refuse_push(const osg *n, bt_unit unit, int hexes, bt_unit pushed)
{
    flight f;
    ways w;

    if (pushed >= n->printed->unit_count ||
        osg_counter_of(n, pushed)->side != osg_counter_of(n, unit)->side ||
        !osg_on_map(n->s, pushed))
        return REFUSE(NOT_OWN);
    ask(n, osg_counter_of(n, unit)->side, &f);
    find_ways(&f, unit, hexes, &w);
    if (has_room(&w))
        return REFUSE(ROOM_FIRST);
    for (int i = 0; i < w.count; i++) {
        bt_units able = bt_retreat_pushes(&f.core, unit, w.hex[i]);
        if (w.hex[i] == n->s->places[pushed] && w.is_full[i])
            return bt_units_has(&able, pushed) ? NULL : REFUSE(NO_ROOM_FOR_IT);
    }
    if (bt_hex_range(&n->printed->atlas, n->s->places[unit], n->s->places[pushed]) != hexes)
        return REFUSE(RETREAT_DISTANCE);
    return refuse_hex(&f, n->s->places[pushed]);
}

/* Whom each of them could displace. */
static void
list_pushes(const bt_list *l, bt_units units, int hexes)
{
    const osg *n = l->play;
    flight f;
    ways w;

    ask(n, l->side, &f);
    for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE;) {
        bt_units able = { { 0 } };
        find_ways(&f, u, hexes, &w);
        for (int i = 0; !has_room(&w) && i < w.count; i++)
            if (w.is_full[i])
                able = bt_units_or(able, bt_units_and(bt_retreat_pushes(&f.core, u, w.hex[i]),
                                                      osg_own_in_hex(n, l->side, w.hex[i])));
        while (!bt_units_is_empty(&able))
            bt_actions_add(l->out, bt_action_make(OSG_A_DISPLACE, u, bt_units_take(&able), 0));
    }
}

/* Each hex that a unit could go to, or friends it could displace. */
void
osg_list_ways(const bt_list *l, bt_units units, int hexes)
{
    const osg *n = l->play;

    for (bt_units left = units; !bt_units_is_empty(&left);) {
        bt_unit u = bt_units_take(&left);
        bt_hex reach[WAYS_MAX];
        flight f;
        ways w;
        int count = 0;
        ask(n, l->side, &f);
        find_ways(&f, u, hexes, &w);
        for (int i = 0; i < w.count; i++) {
            int at = count;
            if (w.is_full[i])
                continue;
            for (; at > 0 && reach[at - 1] > w.hex[i]; at--)
                reach[at] = reach[at - 1];
            reach[at] = w.hex[i];
            count++;
        }
        for (int i = 0; i < count; i++)
            bt_actions_add(l->out, bt_action_make(OSG_A_RETREAT, u, reach[i], 0));
    }
    list_pushes(l, units, hexes);
}
