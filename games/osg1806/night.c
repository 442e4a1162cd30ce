/*
 * night.c - night turns [2.2]: the box, supply, and disengagement.
 */
#include "night.h"
#include "combat.h"
#include "hold.h"
#include "leaders.h"
#include "near.h"
#include "supply.h"
#include "trains.h"
#include "viewer.h"
#include "way.h"
#include "words.h"

#include <string.h>

/* [2.21A] [6.12b] */
static void
shift_box(osg *n, bt_side side)
{
    for (bt_units left = n->printed->of_side[side]; !bt_units_is_empty(&left);) {
        bt_unit u = bt_units_take(&left);
        if (n->s->places[u] != OSG_DAY_BOX)
            continue;
        osg_put_away(n, u, OSG_NIGHT_BOX);
        OSG_EVENT(n, SHIFTED, "6.12b", u, 0, 0, 0);
    }
}

/* [2.21B] */
void
osg_begin_night(osg *n, bt_side side)
{
    shift_box(n, side);
    n->s->out = bt_units_minus(n->s->out, n->printed->of_side[side]);
    osg_judge_supply(n, side);
}

/* ---- disengagement [4.2] ---------------------------------------------------------- */

static bool
is_engaged(const osg *n, bt_unit unit)
{
    return osg_on_map(n->s, unit) &&
           osg_controls(n, osg_other(osg_counter_of(n, unit)->side), n->s->places[unit]);
}

/* [4.2b] Over one hexside into a hex that no enemy holds or controls. */
static bool
is_way_out(const osg *n, const bt_ground *ground, bt_unit unit, const bt_hexside *side)
{
    const osg_counter *c = osg_counter_of(n, unit);

    return bt_ground_cost(ground, c->class_of_unit, side) != BT_MP_PROHIBITED &&
           !osg_holds_enemy(n, c->side, side->to) && !osg_controls(n, osg_other(c->side), side->to);
}

static bool
may_stand(const osg *n, bt_unit unit, bt_hex hex)
{
    bt_units one = { { 0 } };

    bt_units_add(&one, unit);
    return !osg_refuse_joining(n, one, osg_counter_of(n, unit)->side, hex);
}

/* The hexes it may withdraw to, one or two away, ascending. */
static void
find_ways_out(const osg *n, bt_unit unit, uint64_t *out)
{
    const bt_atlas *atlas = &n->printed->atlas;
    const bt_hex_info *from = &atlas->hexes[n->s->places[unit]];
    osg_land land;

    osg_survey_land(n, &land);
    memset(out, 0, BT_BITS_WORDS(OSG_HEXES_MAX) * sizeof *out);
    for (int i = 0; i < from->side_count; i++) {
        const bt_hex_info *via = &atlas->hexes[from->sides[i].to];
        if (!is_way_out(n, &land.ground, unit, &from->sides[i]))
            continue;
        if (may_stand(n, unit, from->sides[i].to))
            bt_bits_add(out, from->sides[i].to);
        for (int j = 0; j < via->side_count; j++)
            if (via->sides[j].to != n->s->places[unit] &&
                is_way_out(n, &land.ground, unit, &via->sides[j]) &&
                may_stand(n, unit, via->sides[j].to))
                bt_bits_add(out, via->sides[j].to);
    }
}

static bool
has_way_out(const osg *n, bt_unit unit)
{
    uint64_t ways[BT_BITS_WORDS(OSG_HEXES_MAX)];

    find_ways_out(n, unit, ways);
    for (size_t i = 0; i < BT_COUNT(ways); i++)
        if (ways[i])
            return true;
    return false;
}

/* Who of its stack can withdraw after a leader. */
static bt_units
followers(const osg *n, bt_side side, bt_unit leader)
{
    bt_units left = osg_own_in_hex(n, side, n->s->places[leader]), found = { { 0 } };

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (has_way_out(n, u))
            bt_units_add(&found, u);
    return found;
}

/* [4.2a] [4.2b] */
static const bt_reason *
refuse_withdraw(const osg *n, const bt_act *act)
{
    uint64_t ways[BT_BITS_WORDS(OSG_HEXES_MAX)];
    bt_unit unit = (bt_unit)act->a;
    const bt_reason *full;
    int range;

    if (unit >= n->printed->unit_count || osg_counter_of(n, unit)->side != act->side)
        return REFUSE(NOT_OWN);
    if (!osg_on_map(n->s, unit))
        return REFUSE(NOT_ON_MAP);
    if (!is_engaged(n, unit))
        return REFUSE(NOT_ENGAGED);
    if (act->b >= n->printed->atlas.hex_count)
        return REFUSE(TOO_FAR);
    range = bt_hex_range(&n->printed->atlas, n->s->places[unit], (bt_hex)act->b);
    if (range < 1 || range > 2)
        return REFUSE(TOO_FAR);
    find_ways_out(n, unit, ways);
    if (bt_bits_has(ways, act->b))
        return osg_refuse_abandoning(n, unit, followers(n, act->side, unit));
    full = osg_refuse_joining(n, osg_alone(unit), act->side, (bt_hex)act->b);
    return full ? full : REFUSE(NO_WAY_OUT);
}

static void
do_withdraw(osg *n, const bt_act *act)
{
    bt_unit unit = (bt_unit)act->a;
    bt_hex from = n->s->places[unit];

    osg_put_away(n, unit, OSG_RESERVE);
    osg_place(n, unit, (bt_hex)act->b);
    OSG_SECRET(n, act->side, WITHDREW, "4.2a", unit, from, act->b, 0);
    osg_sweep_trains(n);
}

static void
list_disengage(const bt_list *l)
{
    uint64_t ways[BT_BITS_WORDS(OSG_HEXES_MAX)];
    bt_units left = osg_on_map_of(l->play, l->play->printed->of_side[l->side]);

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;) {
        if (!is_engaged(l->play, u) ||
            osg_refuse_abandoning(l->play, u, followers(l->play, l->side, u)))
            continue;
        find_ways_out(l->play, u, ways);
        for (unsigned hex = osg_next_hex(l->play, ways, 0);
             hex < l->play->printed->atlas.hex_count; hex = osg_next_hex(l->play, ways, hex + 1))
            bt_actions_add(l->out, bt_action_make(OSG_A_WITHDRAW, u, hex, 0));
    }
    bt_try(l, OSG_A_DONE, 0, 0);
}

/* [11.52a] A single infantry unit in a chateau may stay. */
static bool
may_stay(const osg *n, bt_unit unit)
{
    return osg_is_castled(n, osg_counter_of(n, unit)->side, n->s->places[unit]);
}

static bool
has_to_withdraw(const osg *n, bt_unit unit)
{
    return is_engaged(n, unit) && !may_stay(n, unit) && has_way_out(n, unit);
}

bt_units
osg_must_withdraw(const osg *n, bt_side side)
{
    bt_units must = { { 0 } }, left = bt_units_and(n->printed->combat, n->printed->of_side[side]);

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (has_to_withdraw(n, u))
            bt_units_add(&must, u);
    return must;
}

static const bt_reason *
refuse_done(const osg *n, const bt_act *act)
{
    bt_units must = osg_must_withdraw(n, act->side);

    return bt_units_is_empty(&must) ? NULL : REFUSE(STILL_ENGAGED);
}

static void
do_done(osg *n, const bt_act *act)
{
    (void)act;
    bt_frames_pop(&n->s->frames);
}

/* Nobody is asked where nobody is engaged. */
static bool
disengage_waits(osg *n)
{
    bt_units left = n->printed->of_side[osg_phasing(n->s)];

    if (osg_settle(n))
        return false;
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (is_engaged(n, u)) /* whether it has a way out its own side alone knows */
            return true;
    bt_frames_pop(&n->s->frames);
    return false;
}

/* [11.52a] [5.26a] [9.11] Those who may stay, and the leaders and trains who had better not. */
static void
find_lingering(const osg *n, bt_units *castled, bt_units *leaders, bt_units *trains)
{
    for (bt_units left = n->printed->of_side[osg_phasing(n->s)]; !bt_units_is_empty(&left);) {
        bt_unit u = bt_units_take(&left);
        if (!is_engaged(n, u))
            continue;
        if (bt_units_has(&n->printed->leaders, u))
            bt_units_add(leaders, u);
        else if (bt_units_has(&n->printed->trains, u))
            bt_units_add(trains, u);
        else if (bt_units_has(&n->printed->combat, u) && may_stay(n, u))
            bt_units_add(castled, u);
    }
}

static void
ask_disengage(const osg *n, const bt_view *view, bt_buf *out)
{
    bt_units must = osg_must_withdraw(n, osg_phasing(n->s));
    bt_units castled = { { 0 } }, leaders = { { 0 } }, trains = { { 0 } };

    find_lingering(n, &castled, &leaders, &trains);
    osg_say(n, BT_MSG("At night units leave the enemy's zones of control, by two hexes at most."),
            out);
    osg_say_units(n, BT_MSG("Still to leave: {0}."), osg_units_of_viewer(n, view, must), out);
    osg_say_units(n, BT_MSG("May stay in a chateau: {0}."), osg_units_of_viewer(n, view, castled),
                  out);
    osg_say_units(n, BT_MSG("Hunted at once if left alone there: {0}."),
                  osg_units_of_viewer(n, view, leaders), out);
    osg_say_units(n, BT_MSG("Lost at once if left alone there: {0}."),
                  osg_units_of_viewer(n, view, trains), out);
    osg_say(n, BT_MSG("Done ends the night turn."), out);
}

const bt_room osg_room_disengage = {
    .waits = disengage_waits,
    .deeds = (const bt_deed[]){ { OSG_A_WITHDRAW, refuse_withdraw, do_withdraw },
                                { OSG_A_DONE, refuse_done, do_done },
                                { 0 } },
    .list = list_disengage,
    .ask = ask_disengage,
    .rule = "2.21C",
};
