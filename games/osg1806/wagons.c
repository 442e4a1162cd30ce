/*
 * wagons.c - trains whose companions have retreated, or are gone [9.13] [14.34a].
 *
 * A train does not retreat.  When all who fought beside it are gone it is lost with them; when they have
 * retreated a die says whether it is lost or follows.
 */
#include "wagons.h"
#include "combat.h"
#include "dice.h"
#include "hold.h"
#include "losses.h"

#include <berthier/say.h>

#define LOST_ON 2 /* or less [9.13b] */

/* Those of the combat in hand who fought from a hex. */
static bt_units
fought_from(const osg *n, bt_side side, bt_hex hex)
{
    bt_units left = osg_parties(n, osg_attack_in_hand(n->s), side), found = { { 0 } };

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (n->s->seen_at[u] == hex)
            bt_units_add(&found, u);
    return found;
}

/* The hexes that those who stood with a train have retreated to, ascending. */
static int
find_refuges(const osg *n, bt_unit train, bt_hex out[OSG_UNITS_MAX])
{
    bt_units left = osg_on_map_of(
        n, fought_from(n, osg_counter_of(n, train)->side, n->s->places[train]));
    int count = 0;

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;) {
        int at = count, known = 0;
        while (known < count && out[known] != n->s->places[u])
            known++;
        if (known < count)
            continue;
        for (count++; at > 0 && out[at - 1] > n->s->places[u]; at--)
            out[at] = out[at - 1];
        out[at] = n->s->places[u];
    }
    return count;
}

/* Is it alone where others fought? */
static bool
is_left_behind(const osg *n, bt_unit train)
{
    bt_side side = osg_counter_of(n, train)->side;
    bt_units with;

    if (!osg_on_map(n->s, train) || osg_has_troops(n, side, n->s->places[train]))
        return false;
    with = fought_from(n, side, n->s->places[train]);
    return !bt_units_is_empty(&with);
}

bool
osg_call_wagon(osg *n)
{
    bt_hex refuges[OSG_UNITS_MAX];

    for (bt_units left = n->printed->trains; !bt_units_is_empty(&left);) {
        bt_unit train = bt_units_take(&left);
        if (!is_left_behind(n, train))
            continue;
        if (!find_refuges(n, train, refuges)) {
            osg_eliminate(n, train, OSG_ESCAPE_SHORT, "9.13a");
            return true;
        }
        bt_frames_push(&n->s->frames, OSG_P_WAGON, BT_SIDE_CHANCE);
        bt_frames_top(&n->s->frames)->local = train;
        return true;
    }
    return false;
}

/* ---- the die [9.13b] ----------------------------------------------------------------------- */

static void
follow(osg *n, bt_unit train, bt_hex to)
{
    osg_shift(n, train, to, OSG_EV_FOLLOWED, "9.13b");
}

static void
do_die(osg *n, const bt_act *act)
{
    bt_unit train = bt_frames_peek(&n->s->frames)->local;
    bt_hex refuges[OSG_UNITS_MAX];
    int count = find_refuges(n, train, refuges);

    bt_frames_pop(&n->s->frames);
    OSG_EVENT(n, TRAIN_ROLLED, "9.13b", train, act->a, 0, 0);
    if (act->a <= LOST_ON) {
        osg_eliminate(n, train, OSG_ESCAPE_SHORT, "9.13b");
    } else if (count == 1) {
        follow(n, train, refuges[0]);
    } else {
        bt_frames_push(&n->s->frames, OSG_P_FOLLOW, osg_counter_of(n, train)->side);
        bt_frames_top(&n->s->frames)->local = train;
    }
}

static bool
wagon_stands(const osg *n, const bt_frame *frame)
{
    return frame->local < n->printed->unit_count && !frame->step &&
           bt_units_has(&n->printed->trains, frame->local) &&
           frame->side == (frame->procedure == OSG_P_WAGON
                               ? BT_SIDE_CHANCE
                               : osg_counter_of(n, frame->local)->side);
}

static bool
wagon_holds(const osg *n, const bt_frame *frame, bt_error *err)
{
    bt_hex refuges[OSG_UNITS_MAX];

    if (!is_left_behind(n, frame->local) || !find_refuges(n, frame->local, refuges))
        return bt_fail(err, BT_EDATA, "no train was left behind [9.13b]"), false;
    return true;
}

const bt_room osg_room_wagon = {
    .deeds = (const bt_deed[]){ { OSG_A_DIE, bt_refuse_nothing, do_die }, { 0 } },
    .list = osg_list_die,
    .chance = osg_throw_die,
    .stands = wagon_stands,
    .holds = wagon_holds,
    .rule = "9.13b",
};

/* ---- whom it follows ----------------------------------------------------------------------------- */

static const bt_reason *
refuse_follow(const osg *n, const bt_act *act)
{
    bt_unit train = bt_frames_peek(&n->s->frames)->local;
    bt_hex refuges[OSG_UNITS_MAX];
    int count = find_refuges(n, train, refuges);

    if (act->a != train)
        return REFUSE(NOT_RETREATING);
    for (int i = 0; i < count; i++)
        if (refuges[i] == act->b)
            return NULL;
    return REFUSE(NOT_WITH_THEM);
}

static void
do_follow(osg *n, const bt_act *act)
{
    bt_frames_pop(&n->s->frames);
    follow(n, (bt_unit)act->a, (bt_hex)act->b);
}

static void
list_follow(const bt_list *l)
{
    bt_unit train = bt_frames_peek(&l->play->s->frames)->local;
    bt_hex refuges[OSG_UNITS_MAX];
    int count = find_refuges(l->play, train, refuges);

    for (int i = 0; i < count; i++)
        bt_try(l, OSG_A_RETREAT, train, refuges[i]);
}

const bt_room osg_room_follow = {
    .deeds = (const bt_deed[]){ { OSG_A_RETREAT, refuse_follow, do_follow }, { 0 } },
    .list = list_follow,
    .question = BT_MSG("Say whom the train follows."),
    .stands = wagon_stands,
    .holds = wagon_holds,
    .theirs = REFUSE(THEY_RETREAT),
    .first = REFUSE(RETREAT_FIRST),
    .rule = "9.13b",
};
