/*
 * plan.c - the choice of a reinforcement option, and when it shows itself [15.1].
 */
#include "plan.h"

/* [15.1] One of the two options, once.  It stays the Prussian's secret until
 * a unit arrives by Option B, or the phase in which it would have ends. */
static void
do_plan(naw *n, const bt_act *act)
{
    n->s->plan = act->a ? NAW_PLAN_B : NAW_PLAN_A;
    bt_frames_pop(&n->s->frames);
    bt_events_add(n->events, NAW_EV_PLAN, bt_side_bit(act->side), "15.1a", act->a, 0, 0, 0);
    bt_events_add(n->events, NAW_EV_PLAN_SEALED, (bt_sides)(BT_SIDES_ALL & ~bt_side_bit(act->side)),
                  "15.1a", 0, 0, 0, 0);
}

void
naw_show_plan(naw *n)
{
    naw_state *s = n->s;

    if (s->plan == NAW_PLAN_OPEN || s->plan_shown)
        return;
    s->plan_shown = 1;
    if (n->printed->has_plans)
        NAW_EVENT(n, PLAN_SHOWN, "15.1a", s->plan == NAW_PLAN_B, 0, 0, 0);
}

static void
list_plans(const bt_list *l)
{
    bt_try_numbers(l, NAW_A_PLAN, 0, NAW_PLANS);
}

static bool
plan_stands(const naw *n, const bt_frame *frame)
{
    (void)n;
    return naw_stands(frame, NAW_PRUSSIAN, 0);
}

static bool
plan_holds(const naw *n, const bt_frame *frame, bt_error *err)
{
    (void)frame;
    if (!n->printed->has_plans || n->s->plan != NAW_PLAN_OPEN)
        return bt_fail(err, BT_EDATA, "the option has been chosen already [15.1]"), false;
    return true;
}

const bt_room naw_room_plan = {
    .deeds = (const bt_deed[]){ { NAW_A_PLAN, bt_refuse_nothing, do_plan }, { 0 } },
    .list = list_plans,
    .question = BT_MSG("Choose: Option A sends five divisions to Auerstadt, Option B to Jena."),
    .stands = plan_stands,
    .holds = plan_holds,
    .theirs = REFUSE(PLAN_THEIRS),
};
