/*
 * slip.c - retreats before combat of cavalry and vedettes [16.2] [13.22] [11.1b], the defender's first.
 */
#include "slip.h"
#include "combat.h"
#include "hold.h"
#include "trains.h"
#include "viewer.h"
#include "way.h"
#include "words.h"

#define VEDETTES_GO 2 /* hexes at most [13.22a] */

/* ---- who -------------------------------------------------------------------------------- */

static bool
is_mounted(const osg *n, bt_unit unit)
{
    return bt_units_has(&n->printed->cavalry, unit) || bt_units_has(&n->printed->vedettes, unit);
}

/* All who stand next to troops over no river were revealed as the phase began, and nobody slips to where an
 * enemy is near: so nothing hidden is asked. */
static bool
has_cavalry(const osg *n, bt_side side, bt_hex hex)
{
    bt_units troops = bt_units_and(osg_own_in_hex(n, side, hex), n->printed->troops);
    bt_units hidden = bt_units_minus(troops, n->s->revealed);

    assert(bt_units_is_empty(&hidden));
    (void)hidden;
    return osg_share(troops, bt_units_or(n->printed->cavalry, n->printed->vedettes));
}

/* [4.31b] Cavalry and vedettes of the enemy in whose zones a hex is. */
static bool
enemy_cavalry_controls(const osg *n, bt_side side, bt_hex hex)
{
    const bt_hex_info *info = &n->printed->atlas.hexes[hex];

    for (int i = 0; i < info->side_count; i++)
        if (!(info->sides[i].features & BT_HEXSIDE_RIVER) &&
            has_cavalry(n, osg_other(side), info->sides[i].to))
            return true;
    return false;
}

/* Those it is about to fight, who have not gone. */
static bt_units
enemies_of(const osg *n, bt_unit unit)
{
    bt_side other = osg_other(osg_counter_of(n, unit)->side);

    if (!osg_is_attack(n->s->used[unit]))
        return (bt_units){ { 0 } };
    return osg_on_map_of(n, osg_parties(n, n->s->used[unit], other));
}

/* [16.2a] [4.31b] Is it about to fight?  Whose enemies have gone may have to attack others yet, in whose zone it is (R18). */
static bool
is_to_fight(const osg *n, bt_unit unit, bt_hex hex)
{
    bt_units enemies = enemies_of(n, unit);

    return !bt_units_is_empty(&enemies) ||
           (osg_is_attack(n->s->used[unit]) &&
            osg_controls(n, osg_other(osg_counter_of(n, unit)->side), hex));
}

/* [11.1b] [13.22b] [16.2a] [16.2b] [4.31b] [16.2c] [10.22a]; supply and morale do not matter [16.22]. */
static const bt_reason *
refuse_unit(const osg *n, bt_unit unit)
{
    bt_side side = osg_counter_of(n, unit)->side;
    bt_hex hex = n->s->places[unit];
    bt_units own = osg_own_in_hex(n, side, hex);

    if (!is_mounted(n, unit))
        return REFUSE(NOT_MOUNTED);
    if (n->s->used[unit] == OSG_SLIPPED)
        return REFUSE(SLIPPED_ALREADY);
    if (!is_to_fight(n, unit, hex))
        return REFUSE(NO_FIGHT);
    if (side == osg_phasing(n->s) && bt_units_has(&n->s->foiled, unit))
        return REFUSE(FOILED_STAYS);
    if (osg_share(own, bt_units_or(n->printed->infantry, n->printed->light)))
        return REFUSE(WITH_INFANTRY);
    if (bt_units_has(&n->printed->vedettes, unit))
        return osg_share(own, n->printed->cavalry) ? REFUSE(CAVALRY_STAYS) : NULL;
    if (osg_share(enemies_of(n, unit), bt_units_or(n->printed->cavalry, n->printed->vedettes)))
        return REFUSE(FACES_CAVALRY);
    return enemy_cavalry_controls(n, side, hex) ? REFUSE(CAVALRY_CONTROLS) : NULL;
}

/* ---- where to ------------------------------------------------------------------------------- */

static bool
is_guarded(const osg *n, bt_side side, bt_hex hex)
{
    return side == OSG_PRUSSIAN && n->printed->has_guarded && !n->s->opened &&
           bt_bits_has(n->printed->guarded, hex);
}

/* [4.32d] Over one hexside to where no enemy is or controls, vedettes not either. */
static const bt_reason *
refuse_step(const osg *n, const osg_land *land, bt_unit unit, const bt_hexside *side)
{
    const osg_counter *c = osg_counter_of(n, unit);

    if (bt_ground_cost(&land->ground, c->class_of_unit, side) == BT_MP_PROHIBITED)
        return REFUSE(SLIP_TERRAIN);
    if (osg_holds_enemy(n, c->side, side->to))
        return REFUSE(ENEMY_HEX);
    if (osg_controls(n, osg_other(c->side), side->to))
        return REFUSE(SLIP_ZONE);
    return is_guarded(n, c->side, side->to) ? REFUSE(GUARDED) : NULL;
}

/* [13.22a] A vedette that goes two hexes: what keeps it from the second, or else from the first. */
static const bt_reason *
refuse_two(const osg *n, const osg_land *land, bt_unit unit, bt_hex to)
{
    const bt_hex_info *from = &n->printed->atlas.hexes[n->s->places[unit]];
    const bt_reason *reason = NULL;

    for (int i = 0; i < from->side_count; i++) {
        const bt_hexside *next = bt_hexside_between(&n->printed->atlas, from->sides[i].to, to);
        const bt_reason *first, *second;
        if (!next)
            continue;
        first = refuse_step(n, land, unit, &from->sides[i]);
        second = refuse_step(n, land, unit, next);
        if (!first && !second)
            return NULL;
        if (!reason || !first)
            reason = first ? first : second;
    }
    return reason ? reason : REFUSE(SLIP_TERRAIN);
}

static const bt_reason *
refuse_way(const osg *n, bt_unit unit, unsigned hex)
{
    bool is_vedette = bt_units_has(&n->printed->vedettes, unit);
    bt_hex from = n->s->places[unit];
    const bt_reason *reason = NULL, *around;
    const bt_hexside *side;
    osg_land land;
    int range;

    if (hex >= (unsigned)n->printed->atlas.hex_count)
        return REFUSE(SLIP_FAR);
    range = bt_hex_range(&n->printed->atlas, from, (bt_hex)hex);
    if (range < 1 || range > (is_vedette ? VEDETTES_GO : 1))
        return is_vedette ? REFUSE(SLIP_VEDETTE_FAR) : REFUSE(SLIP_FAR);
    osg_survey_land(n, &land);
    side = bt_hexside_between(&n->printed->atlas, from, (bt_hex)hex);
    if (side && !(reason = refuse_step(n, &land, unit, side)))
        return NULL;
    if (!is_vedette)
        return reason;
    around = refuse_two(n, &land, unit, (bt_hex)hex);
    return around && reason ? reason : around;
}

/* [16.2a] A leader goes along, to where one has gone of those it stood with. */
static const bt_reason *
refuse_leader(const osg *n, bt_unit leader, unsigned hex)
{
    bt_units there;

    if (hex >= (unsigned)n->printed->atlas.hex_count || hex == n->s->places[leader])
        return REFUSE(LEADER_ALONE);
    there = osg_own_in_hex(n, osg_counter_of(n, leader)->side, (bt_hex)hex);
    for (bt_unit u; (u = bt_units_take(&there)) != BT_UNIT_NONE;)
        if (n->s->used[u] == OSG_SLIPPED && bt_units_has(&n->printed->troops, u) &&
            n->s->seen_at[u] == n->s->places[leader])
            return NULL;
    return REFUSE(LEADER_ALONE);
}

/* ---- the room ----------------------------------------------------------------------------------- */

/* What both sides see of it: all but its own who may stand in its way. */
static const bt_reason *
refuse_seen(const osg *n, const bt_act *act)
{
    bt_unit unit = (bt_unit)act->a;
    const bt_reason *reason;

    if (unit >= n->printed->unit_count || osg_counter_of(n, unit)->side != act->side)
        return REFUSE(NOT_OWN);
    if (!osg_on_map(n->s, unit))
        return REFUSE(NOT_ON_MAP);
    if (bt_units_has(&n->printed->leaders, unit))
        return refuse_leader(n, unit, act->b);
    reason = refuse_unit(n, unit);
    return reason ? reason : refuse_way(n, unit, act->b);
}

static const bt_reason *
refuse_slip(const osg *n, const bt_act *act)
{
    const bt_reason *reason = refuse_seen(n, act);
    bt_units one;

    if (reason)
        return reason;
    one = osg_alone((bt_unit)act->a);
    if ((reason = osg_refuse_leaving(n, one, act->side, n->s->places[act->a])))
        return reason;
    return osg_refuse_joining(n, one, act->side, (bt_hex)act->b);
}

static void
do_slip(osg *n, const bt_act *act)
{
    bt_unit unit = (bt_unit)act->a;

    if (!bt_units_has(&n->printed->leaders, unit)) {
        n->s->used[unit] = OSG_SLIPPED;
        bt_units_add(&n->s->moved, unit);
    }
    osg_shift(n, unit, (bt_hex)act->b, OSG_EV_SLIPPED,
              bt_units_has(&n->printed->vedettes, unit) ? "13.22a" : "16.2a");
}

/* Two hexes about a unit; one about cavalry, which goes no farther [16.2a]. */
static int
sort_hexes_near(const osg *n, bt_unit unit, bt_hex near[18])
{
    const bt_atlas *atlas = &n->printed->atlas;
    bool goes_one = bt_units_has(&n->printed->cavalry, unit);
    bt_hex at = n->s->places[unit];
    int count = 0;

    for (int i = 0; i < atlas->hexes[at].side_count; i++) {
        const bt_hex_info *via = &atlas->hexes[atlas->hexes[at].sides[i].to];
        for (int j = -1; j < (goes_one ? 0 : via->side_count); j++) {
            bt_hex hex = j < 0 ? atlas->hexes[at].sides[i].to : via->sides[j].to;
            int place = count, known = 0;
            while (known < count && near[known] != hex)
                known++;
            if (hex == at || known < count)
                continue;
            for (count++; place > 0 && near[place - 1] > hex; place--)
                near[place] = near[place - 1];
            near[place] = hex;
        }
    }
    return count;
}

/* Who may go, if there is somewhere to go to. */
static bt_units
free_to_go(const osg *n, bt_side side)
{
    bt_units able = bt_units_and(n->printed->of_side[side], n->s->revealed), left;

    left = able = osg_on_map_of(n, able);
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (!bt_units_has(&n->printed->leaders, u) && refuse_unit(n, u))
            bt_units_remove(&able, u);
    return able;
}

static void
list_slip(const bt_list *l)
{
    bt_units left = free_to_go(l->play, l->side);

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;) {
        bt_hex near[18];
        int count = sort_hexes_near(l->play, u, near);
        for (int i = 0; i < count; i++)
            bt_try_by(l, refuse_slip, OSG_A_SLIP, u, near[i]);
    }
    bt_try(l, OSG_A_DONE, 0, 0);
}

typedef const bt_reason *check(const osg *n, const bt_act *act);

static bt_units
able_to_go(const osg *n, bt_side side, check *refuse)
{
    bt_units left = free_to_go(n, side), able = { { 0 } };

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;) {
        bt_hex near[18];
        int count = sort_hexes_near(n, u, near);
        for (int i = 0; i < count && !bt_units_has(&able, u); i++)
            if (!refuse(n, &(bt_act){ .side = side, .a = u, .b = near[i] }))
                bt_units_add(&able, u);
    }
    return able;
}

bt_units
osg_asked_to_slip(const osg *n, bt_side side)
{
    return able_to_go(n, side, refuse_seen);
}

/* Nobody is asked who has nothing that the enemy could see go. */
static bool
slip_waits(osg *n)
{
    bt_units able = osg_asked_to_slip(n, bt_frames_peek(&n->s->frames)->side);

    if (!bt_units_is_empty(&able))
        return true;
    bt_frames_pop(&n->s->frames);
    osg_sweep_trains(n);
    return false;
}

static void
do_done(osg *n, const bt_act *act)
{
    (void)act;
    bt_frames_pop(&n->s->frames);
    osg_sweep_trains(n);
}

static bool
slip_stands(const osg *n, const bt_frame *frame)
{
    (void)n;
    return frame->side <= OSG_PRUSSIAN && !frame->local && !frame->step;
}

static void
ask_slip(const osg *n, const bt_view *view, bt_buf *out)
{
    bt_side side = bt_frames_peek(&n->s->frames)->side;
    bt_units able = able_to_go(n, side, refuse_slip), own = osg_units_of_viewer(n, view, able);

    osg_say_units(n, BT_MSG("May retreat before combat: {0}."), own, out);
    osg_say_units(n, BT_MSG("Your partner's that may retreat before combat: {0}."),
                  bt_units_minus(able, own), out);
    osg_say_units(n, BT_MSG("Finds no room to retreat to among its own: {0}."),
                  bt_units_minus(osg_asked_to_slip(n, side), able), out);
    osg_say(n, BT_MSG("Done lets the others stay."), out);
}

const bt_room osg_room_slip = {
    .waits = slip_waits,
    .deeds = (const bt_deed[]){ { OSG_A_SLIP, refuse_slip, do_slip },
                                { OSG_A_DONE, bt_refuse_nothing, do_done },
                                { 0 } },
    .list = list_slip,
    .ask = ask_slip,
    .stands = slip_stands,
    .theirs = REFUSE(THEY_SLIP),
    .rule = "11.1a",
};
