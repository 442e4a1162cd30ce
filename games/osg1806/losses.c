/*
 * losses.c - where eliminated units go [6.1] [11.42], and the die that saves surrounded ones [16.4].
 */
#include "losses.h"
#include "dice.h"
#include "morale.h"

#include <berthier/say.h>

#define SAVED_ON 3 /* or less [16.4] */

/* [6.11A] [6.11D] Is there a reduced counter that it could come back on?  Vedettes need none [6.31]. */
static bool
can_come_back(const osg *n, bt_unit unit)
{
    if (bt_units_has(&n->printed->vedettes, unit))
        return true;
    return !bt_units_has(&n->s->reduced, unit) && osg_counter_of(n, unit)->reduced;
}

/* [6.12a] [11.44a] [11.44b] */
static uint16_t
box_of(const osg *n, bt_unit unit, osg_escape escape)
{
    if (bt_units_has(&n->printed->baggage_trains, unit))
        return OSG_CAPTURED;
    if (!can_come_back(n, unit))
        return OSG_LOST;
    return escape == OSG_ESCAPE_OPEN || escape == OSG_ESCAPE_OFF_MAP ? OSG_DAY_BOX : OSG_LOST;
}

static void
leave_sets(osg_state *s, bt_unit unit)
{
    bt_units *const sets[] = { &s->out,     &s->checked, &s->roused,   &s->barred,     &s->entered,
                               &s->marching, &s->movers, &s->unsupplied, &s->retreating,
                               &s->foiled,   &s->revealed };

    for (size_t i = 0; i < BT_COUNT(sets); i++)
        bt_units_remove(sets[i], unit);
}

void
osg_eliminate(osg *n, bt_unit unit, osg_escape escape, const char *rule)
{
    uint16_t box = box_of(n, unit, escape);
    bt_hex hex = n->s->places[unit];

    osg_count_loss(n, unit);
    leave_sets(n->s, unit);
    osg_put_away(n, unit, box);
    if (escape != OSG_ESCAPE_NONE || !can_come_back(n, unit) ||
        bt_units_has(&n->printed->trains, unit)) {
        OSG_EVENT(n, ELIMINATED, rule, unit, hex, box, 0);
        return;
    }
    bt_units_add(&n->s->trapped, unit); /* it may come back yet [16.4] */
    OSG_EVENT(n, TRAPPED, rule, unit, hex, 0, 0);
}

/* ---- the die for a surrounded unit -------------------------------------------------------- */

/* [16.4] One more for each column above 1-1 that the combat was fought on. */
static int
columns_above_even(const osg *n)
{
    int even = bt_crt_column(&n->printed->crt, 1, 1), column = n->s->column - 1;

    return column > even ? column - even : 0;
}

static void
do_die(osg *n, const bt_act *act)
{
    bt_unit unit = bt_frames_peek(&n->s->frames)->local;

    bt_frames_pop(&n->s->frames);
    bt_units_remove(&n->s->trapped, unit);
    if ((int)act->a + columns_above_even(n) > SAVED_ON) {
        OSG_EVENT(n, NOT_SAVED, "16.4", unit, act->a, 0, 0);
        return;
    }
    osg_put_away(n, unit, OSG_DAY_BOX);
    OSG_EVENT(n, SAVED, "16.4", unit, act->a, 0, 0);
}

static bool
rescue_stands(const osg *n, const bt_frame *frame)
{
    return frame->side == BT_SIDE_CHANCE && frame->local < n->printed->unit_count &&
           n->s->places[frame->local] == OSG_LOST && bt_units_has(&n->s->trapped, frame->local);
}

const bt_room osg_room_rescue = {
    .deeds = (const bt_deed[]){ { OSG_A_DIE, bt_refuse_nothing, do_die }, { 0 } },
    .list = osg_list_die,
    .chance = osg_throw_die,
    .stands = rescue_stands,
    .theirs = REFUSE(RESCUE_FALLS),
    .rule = "16.4",
};
