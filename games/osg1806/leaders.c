/*
 * leaders.c - leaders alone before the enemy: capture, flight [5.26], replacement [5.13].
 */
#include "leaders.h"
#include "dice.h"
#include "hold.h"
#include "letters.h"
#include "near.h"
#include "supply.h"
#include "trains.h"
#include "words.h"

#include <string.h>

/* Whatever was so of a leader is over. */
static void
leave_sets(osg_state *s, bt_unit unit)
{
    bt_units *const sets[] = { &s->out,     &s->placed,  &s->checked,  &s->rallying,
                               &s->rallied, &s->roused,  &s->marching, &s->halted,
                               &s->movers,  &s->entered, &s->revealed };

    for (size_t i = 0; i < BT_COUNT(sets); i++)
        bt_units_remove(sets[i], unit);
    s->used[unit] = 0;
}

/* ---- who is in danger ------------------------------------------------------------- */

/* [5.26a] [5.26d] In an enemy's zone, be it a vedette's, and nobody of his own with him; a train
 * protects nobody. */
static bool
is_exposed(const osg *n, bt_unit unit)
{
    bt_side side = osg_counter_of(n, unit)->side;

    return osg_on_map(n->s, unit) && osg_controls(n, osg_other(side), n->s->places[unit]) &&
           !osg_has_troops(n, side, n->s->places[unit]);
}

/* [5.26e] No way leads out that is free of the enemy, and no friend is next to him. */
static bool
is_trapped(const osg *n, bt_unit unit)
{
    bt_side side = osg_counter_of(n, unit)->side;
    const bt_hex_info *info = &n->printed->atlas.hexes[n->s->places[unit]];
    osg_land land;

    osg_survey_land(n, &land);
    for (int i = 0; i < info->side_count; i++) {
        const bt_hexside *over = &info->sides[i];
        if (osg_has_troops(n, side, over->to))
            return false;
        if (bt_ground_cost(&land.ground, OSG_STAFF, over) != BT_MP_PROHIBITED &&
            !osg_has_troops(n, osg_other(side), over->to) &&
            !osg_controls(n, osg_other(side), over->to))
            return false;
    }
    return true;
}

/* ---- captured ----------------------------------------------------------------------- */

/* [5.26a] [5.26e] With Napoleon the game ends [20.3]. */
static void
capture(osg *n, bt_unit unit, const char *rule)
{
    bt_hex hex = n->s->places[unit];

    leave_sets(n->s, unit);
    bt_units_add(&n->s->moved, unit);
    osg_put_away(n, unit, OSG_CAPTURED);
    OSG_EVENT(n, CAPTURED, rule, unit, hex, 0, 0);
    osg_take_papers(n, unit);
    if (unit != n->printed->napoleon)
        return;
    memset(&n->s->frames, 0, sizeof n->s->frames);
    n->s->movers = (bt_units){ { 0 } };
    bt_frames_push(&n->s->frames, OSG_P_OVER, n->printed->first_player);
    OSG_EVENT(n, ENDED, "20.3", 0, 0, 0, 0);
}

/* ---- flight [5.26b] [5.26c] ----------------------------------------------------------- */

/* Where he may fly to, all equally near. */
typedef struct refuge {
    uint64_t hexes[BT_BITS_WORDS(OSG_HEXES_MAX)];
    int count;
    bt_hex one; /* of them */
    int range;
    bool home; /* Supply Sources */
} refuge;

static void
consider(const osg *n, refuge *r, bt_hex from, bt_hex to)
{
    int range = bt_hex_range(&n->printed->atlas, from, to);

    if (range < 0 || (r->count && range > r->range) || bt_bits_has(r->hexes, to))
        return;
    if (!r->count || range < r->range) {
        memset(r->hexes, 0, sizeof r->hexes);
        r->count = 0;
        r->range = range;
    }
    bt_bits_add(r->hexes, to);
    r->one = to;
    r->count++;
}

static void
consider_troops(const osg *n, refuge *r, bt_unit unit, bool in_zones)
{
    bt_side side = osg_counter_of(n, unit)->side;
    bt_units left = bt_units_and(n->printed->troops, n->printed->of_side[side]);

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (osg_on_map(n->s, u) && (in_zones || !osg_controls(n, osg_other(side), n->s->places[u])))
            consider(n, r, n->s->places[unit], n->s->places[u]);
}

/* The nearest friends out of enemy zones; else the closest Supply Source; where the scenario has none
 * in play, the nearest friends wherever they are. */
static void
find_refuge(const osg *n, bt_unit unit, refuge *r)
{
    bt_side side = osg_counter_of(n, unit)->side;

    memset(r, 0, sizeof *r);
    consider_troops(n, r, unit, false);
    if (r->count)
        return;
    for (int i = 0; i < n->printed->source_count; i++)
        if (osg_is_source(n, side, i))
            consider(n, r, n->s->places[unit], n->printed->sources[i].hex);
    r->home = r->count > 0;
    if (!r->count)
        consider_troops(n, r, unit, true);
}

/* He is not in a box of those who never came: where he was seen last is where he comes on. */
bt_hex
osg_home_of(const osg *n, bt_unit unit)
{
    const osg_state *s = n->s;

    return s->places[unit] == OSG_RESERVE && !BT_PLACE_IS_BOX(s->seen_at[unit]) &&
                   bt_units_has(&n->printed->leaders, unit)
               ? s->seen_at[unit]
               : BT_HEX_NONE;
}

static void
fly(osg *n, bt_unit unit, bt_hex to, bool home)
{
    osg_state *s = n->s;
    bt_side side = osg_counter_of(n, unit)->side;
    bt_hex from = s->places[unit];

    leave_sets(s, unit);
    osg_put_away(n, unit, OSG_RESERVE);
    if (home) {
        bt_units_add(&s->moved, unit); /* not in this Movement Phase */
        bt_units_remove(&s->still, unit);
        s->seen_at[unit] = to;
        s->seen_turn[unit] = s->turn;
        OSG_EVENT(n, SENT_HOME, "5.26c", unit, from, to, 0);
        return;
    }
    osg_place(n, unit, to);
    osg_stir_in_hex(n, side, from);
    n->told = true;
    OSG_SECRET(n, side, FLEW, "5.26b", unit, from, to, 0);
    bt_events_add(n->events, OSG_EV_FLAG_MOVED, (bt_seats)(BT_SIDES_ALL & ~bt_side_bit(side)),
                  "5.26b", side, 2, from, to);
}

/* Nobody chooses where there is one hex; without any he is lost with his army. */
static void
call_flight(osg *n, bt_unit unit)
{
    refuge r;

    find_refuge(n, unit, &r);
    if (!r.count) {
        capture(n, unit, "5.26c");
    } else if (r.count == 1) {
        fly(n, unit, r.one, r.home);
    } else {
        bt_frames_push(&n->s->frames, OSG_P_FLIGHT, osg_counter_of(n, unit)->side);
        bt_frames_top(&n->s->frames)->local = unit;
    }
}

static const bt_reason *
refuse_fly(const osg *n, const bt_act *act)
{
    refuge r;

    find_refuge(n, bt_frames_peek(&n->s->frames)->local, &r);
    if (act->a < n->printed->atlas.hex_count && bt_bits_has(r.hexes, act->a))
        return NULL;
    return r.home ? REFUSE(NO_HOME) : REFUSE(NO_REFUGE);
}

static void
do_fly(osg *n, const bt_act *act)
{
    bt_unit unit = bt_frames_peek(&n->s->frames)->local;
    refuge r;

    find_refuge(n, unit, &r);
    bt_frames_pop(&n->s->frames);
    fly(n, unit, (bt_hex)act->a, r.home);
}

static void
list_fly(const bt_list *l)
{
    refuge r;

    find_refuge(l->play, bt_frames_peek(&l->play->s->frames)->local, &r);
    for (unsigned hex = osg_next_hex(l->play, r.hexes, 0); hex < l->play->printed->atlas.hex_count;
         hex = osg_next_hex(l->play, r.hexes, hex + 1))
        bt_actions_add(l->out, bt_action_make(OSG_A_FLY, hex, 0, 0));
}

static bool
flight_holds(const osg *n, const bt_frame *frame, bt_error *err)
{
    refuge r;

    if (frame->local >= n->printed->unit_count ||
        !bt_units_has(&n->printed->leaders, frame->local) || !osg_on_map(n->s, frame->local) ||
        frame->side != osg_counter_of(n, frame->local)->side)
        return bt_fail(err, BT_EDATA, "no leader flies [5.26b]"), false;
    find_refuge(n, frame->local, &r);
    if (!r.count)
        return bt_fail(err, BT_EDATA, "a leader has nowhere to fly to [5.26c]"), false;
    return true;
}

static void
ask_flight(const osg *n, const bt_view *view, bt_buf *out)
{
    bt_unit unit = bt_frames_peek(&n->s->frames)->local;

    (void)view;
    BT_SAY(out, n->game, "{0} was not captured in {1}. Say where it escapes to.",
           osg_unit_arg(n, unit), osg_hex_arg(n, n->s->places[unit]));
}

const bt_room osg_room_flight = {
    .deeds = (const bt_deed[]){ { OSG_A_FLY, refuse_fly, do_fly }, { 0 } },
    .list = list_fly,
    .ask = ask_flight,
    .holds = flight_holds,
    .theirs = REFUSE(THEY_FLY),
    .first = REFUSE(FLIGHT_FIRST),
    .rule = "5.26b",
};

/* ---- the die [5.26a] --------------------------------------------------------------------- */

static void
do_capture(osg *n, const bt_act *act)
{
    bt_unit unit = bt_frames_peek(&n->s->frames)->local;
    bt_side enemy = osg_other(osg_counter_of(n, unit)->side);

    bt_frames_pop(&n->s->frames);
    OSG_EVENT(n, HUNTED, "5.26a", enemy, n->s->places[unit], act->a, 0);
    if (act->a == 1)
        capture(n, unit, "5.26a");
    else
        call_flight(n, unit);
}

static bool
capture_holds(const osg *n, const bt_frame *frame, bt_error *err)
{
    if (frame->local >= n->printed->unit_count ||
        !bt_units_has(&n->printed->leaders, frame->local) || !is_exposed(n, frame->local))
        return bt_fail(err, BT_EDATA, "no leader is alone before the enemy [5.26a]"), false;
    return true;
}

const bt_room osg_room_capture = {
    .deeds = (const bt_deed[]){ { OSG_A_DIE, bt_refuse_nothing, do_capture }, { 0 } },
    .list = osg_list_die,
    .chance = osg_throw_die,
    .holds = capture_holds,
    .theirs = REFUSE(CAPTURE_FALLS),
    .rule = "5.26a",
};

/* Leaders in zones of the enemy. */
static bt_units
find_endangered(const osg *n)
{
    bt_units found = { { 0 } };

    for (bt_side side = OSG_FRENCH; side <= OSG_PRUSSIAN; side++) {
        const uint64_t *zone = n->s->zoc[osg_other(side)];
        bt_units left = osg_on_map_of(n, bt_units_and(n->printed->leaders, n->printed->of_side[side]));
        for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
            if (bt_bits_has(zone, n->s->places[u]))
                bt_units_add(&found, u);
    }
    return found;
}

bool
osg_settle(osg *n)
{
    bt_units left;

    osg_sweep_trains(n);
    if (osg_call_prize(n))
        return true;
    left = find_endangered(n);
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;) {
        if (!is_exposed(n, u))
            continue;
        if (is_trapped(n, u)) {
            capture(n, u, "5.26e");
            return true;
        }
        bt_frames_push(&n->s->frames, OSG_P_CAPTURE, BT_SIDE_CHANCE);
        bt_frames_top(&n->s->frames)->local = u;
        return true;
    }
    return false;
}

/* ---- replacement [5.13] -------------------------------------------------------------------- */

static bool
is_due(const osg *n, bt_unit unit)
{
    bt_unit replaces = osg_counter_of(n, unit)->replaces;

    return replaces != BT_UNIT_NONE && n->s->places[unit] == OSG_REPLACEMENT &&
           n->s->places[replaces] == OSG_CAPTURED;
}

/* [5.13a] Those of the formation; of the whole army for one who commanded (R90). */
static bt_units
staff_of(const osg *n, bt_unit unit)
{
    const osg_counter *c = osg_counter_of(n, unit);
    bt_units own = bt_units_and(n->printed->combat, n->printed->of_side[c->side]);

    if (bt_units_has(&n->printed->commanders, c->replaces) || c->formation == OSG_NO_FORMATION)
        return own;
    return bt_units_and(own, n->printed->formations[c->formation].units);
}

/* With whom the new leader may come: units, or in the Movement Phase commanders [5.13b]. */
static bt_units
hosts_of(const osg *n, bt_unit unit, bool moving)
{
    bt_side side = osg_counter_of(n, unit)->side;
    bt_units staff = osg_on_map_of(n, staff_of(n, unit));

    if (!moving)
        return staff;
    if (!bt_units_is_empty(&staff))
        return (bt_units){ { 0 } };
    return osg_on_map_of(n, bt_units_and(n->printed->commanders, n->printed->of_side[side]));
}

static void
appoint(osg *n, bt_unit unit, bt_hex hex)
{
    bt_side side = osg_counter_of(n, unit)->side;

    osg_place(n, unit, hex);
    OSG_SECRET(n, side, APPOINTED, "5.13a", unit, osg_counter_of(n, unit)->replaces, hex, 0);
}

/* Is it the Movement Phase for the frame above? */
static bool
is_moving(const osg *n)
{
    const bt_frames *frames = &n->s->frames;

    return frames->depth > 1 && frames->at[frames->depth - 2].procedure == OSG_P_MOVEMENT;
}

static bool
hosts_in(const osg *n, bt_units hosts, bt_hex hex)
{
    bt_units there = bt_units_and(osg_in_hex(n, hex), hosts);

    return !bt_units_is_empty(&there);
}

static const bt_reason *
refuse_appoint(const osg *n, const bt_act *act)
{
    bt_unit unit = bt_frames_peek(&n->s->frames)->local;

    if (act->a < n->printed->atlas.hex_count &&
        hosts_in(n, hosts_of(n, unit, is_moving(n)), (bt_hex)act->a))
        return NULL;
    return is_moving(n) ? REFUSE(NO_COMMANDER_THERE) : REFUSE(NOT_THEIR_STAFF);
}

static void
do_appoint(osg *n, const bt_act *act)
{
    bt_unit unit = bt_frames_peek(&n->s->frames)->local;

    bt_frames_pop(&n->s->frames);
    appoint(n, unit, (bt_hex)act->a);
}

static void
list_appoint(const bt_list *l)
{
    const osg *n = l->play;
    bt_units hosts = hosts_of(n, bt_frames_peek(&n->s->frames)->local, is_moving(n));

    uint64_t hexes[BT_BITS_WORDS(OSG_HEXES_MAX)] = { 0 };

    for (bt_unit u; (u = bt_units_take(&hosts)) != BT_UNIT_NONE;)
        bt_bits_add(hexes, n->s->places[u]);
    for (unsigned hex = osg_next_hex(n, hexes, 0); hex < n->printed->atlas.hex_count;
         hex = osg_next_hex(n, hexes, hex + 1))
        bt_actions_add(l->out, bt_action_make(OSG_A_APPOINT, hex, 0, 0));
}

static bool
appoint_holds(const osg *n, const bt_frame *frame, bt_error *err)
{
    bt_units hosts;

    if (frame->local >= n->printed->unit_count || !is_due(n, frame->local) ||
        frame->side != osg_counter_of(n, frame->local)->side)
        return bt_fail(err, BT_EDATA, "nobody is to be replaced [5.13a]"), false;
    hosts = hosts_of(n, frame->local, is_moving(n));
    if (bt_units_is_empty(&hosts))
        return bt_fail(err, BT_EDATA, "a new leader has nowhere to come to [5.13b]"), false;
    return true;
}

static void
ask_appoint(const osg *n, const bt_view *view, bt_buf *out)
{
    bt_unit unit = bt_frames_peek(&n->s->frames)->local;

    (void)view;
    BT_SAY(out, n->game, "{0} takes the place of {1}, who was captured. Say in which hex.",
           osg_unit_arg(n, unit), osg_unit_arg(n, osg_counter_of(n, unit)->replaces));
}

const bt_room osg_room_appoint = {
    .deeds = (const bt_deed[]){ { OSG_A_APPOINT, refuse_appoint, do_appoint }, { 0 } },
    .list = list_appoint,
    .ask = ask_appoint,
    .holds = appoint_holds,
    .first = REFUSE(APPOINT_FIRST),
    .rule = "5.13a",
};

/* Not in the phase in which he was captured: that of the next turn.  All see whose place is to be taken, and
 * so that the one before has come. */
bool
osg_call_replacement(osg *n, bt_side side, bool moving)
{
    bt_units left = bt_units_and(n->printed->replacements, n->printed->of_side[side]);

    left = bt_units_minus(left, n->s->standing);
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;) {
        bt_units hosts;
        if (!is_due(n, u) || bt_units_has(&n->s->moved, osg_counter_of(n, u)->replaces))
            continue;
        hosts = hosts_of(n, u, moving);
        if (bt_units_is_empty(&hosts))
            continue;
        bt_frames_push(&n->s->frames, OSG_P_APPOINT, side);
        bt_frames_top(&n->s->frames)->local = u;
        n->told = true;
        return true;
    }
    return false;
}
