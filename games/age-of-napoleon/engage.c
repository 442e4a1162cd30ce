/*
 * engage.c - a side chooses who fights: the leader, and with him others up to his seniority
 * [AON-13.2] [AON-2.6c].  Of several of the same seniority another may lead [AON-4.1].
 *
 * The attacker chooses first, and everybody sees whom before the defender does.  Who has one corps
 * there is not asked.
 */
#include "corps.h"
#include "field.h"

static bt_units
chosen(const aon *n, bt_side side)
{
    return bt_units_and(n->s->picked, aon_fielders(n, side));
}

/* How many can be engaged: all that are there, but no more than the leader's seniority. */
static int
most(const aon *n, bt_side side)
{
    bt_units army = aon_fielders(n, side);
    int count = bt_units_count(&army), limit = aon_seniority(n, aon_leader(n, army));

    return count < limit ? count : limit;
}

static void
finish(aon *n)
{
    bt_side side = aon_top(n)->side;
    bt_units engaged = chosen(n, side);

    bt_events_seal(n->events); /* who has not been seen before is now */
    n->s->engaged[side] = engaged;
    n->s->picked = (bt_units){ { 0 } };
    aon_reveal(n, engaged);
    while (!bt_units_is_empty(&engaged))
        AON_EVENT(n, ENGAGED, "AON-13.2", bt_units_take(&engaged), 0, 0, 0);
    aon_pop(n);
}

static bool
engage_waits(aon *n)
{
    bt_side side = aon_top(n)->side;
    bt_units so_far;

    bt_units_add(&n->s->picked, aon_leader(n, aon_fielders(n, side)));
    so_far = chosen(n, side);
    if (bt_units_count(&so_far) < most(n, side))
        return true;
    finish(n);
    return false;
}

static const bt_reason *
refuse_engage(const aon *n, const bt_act *act)
{
    bt_units army = aon_fielders(n, act->side);

    if (!bt_units_has(&army, (bt_unit)act->a))
        return REFUSE(NOT_IN_FIELD);
    return bt_units_has(&n->s->picked, (bt_unit)act->a) ? REFUSE(ENGAGED_ALREADY) : NULL;
}

/* [AON-4.1] Once, so that it comes to an end. */
static const bt_reason *
refuse_lead(const aon *n, const bt_act *act)
{
    bt_units army = aon_fielders(n, act->side), seniors = aon_seniors(n, army), so_far;

    if (!bt_units_has(&army, (bt_unit)act->a))
        return REFUSE(NOT_IN_FIELD);
    if (!bt_units_has(&seniors, (bt_unit)act->a))
        return REFUSE(JUNIOR);
    if (act->a == aon_leader(n, army))
        return REFUSE(LEADS_ALREADY);
    so_far = chosen(n, act->side);
    return aon_top(n)->local || bt_units_count(&so_far) > 1 ? REFUSE(LEADER_FIRST) : NULL;
}

static void
do_lead(aon *n, const bt_act *act)
{
    bt_units leader = bt_units_and(n->s->picked, aon_fielders(n, act->side));

    aon_top(n)->local = 1;
    n->s->picked = bt_units_minus(n->s->picked, leader);
    aon_name_leader(n, (bt_unit)act->a);
    AON_EVENT(n, LEADS, "AON-4.1", act->a, n->s->field, 0, 0);
}

static void
do_engage(aon *n, const bt_act *act)
{
    bt_units_add(&n->s->picked, (bt_unit)act->a);
}

static void
do_done(aon *n, const bt_act *act)
{
    (void)act;
    finish(n);
}

static void
list_engage(const bt_list *l)
{
    bt_try(l, AON_A_DONE, 0, 0);
    bt_try_units(l, AON_A_ENGAGE, aon_fielders(l->play, l->side));
    bt_try_units(l, AON_A_LEAD, aon_fielders(l->play, l->side));
}

static void
ask_engage(const aon *n, const bt_view *view, bt_buf *out)
{
    bt_side side = bt_frames_peek(&n->s->frames)->side;
    bt_units so_far = chosen(n, side), seniors = aon_seniors(n, aon_fielders(n, side));

    (void)view;
    BT_SAY(out, n->game, BT_MSG("Battle in {0}: engage up to {1} corps, {2} so far; then be done."),
           bt_arg_word(n->game->network->areas[n->s->field].name), bt_arg_number(most(n, side)),
           bt_arg_number(bt_units_count(&so_far)));
    if (bt_units_count(&so_far) == 1 && bt_units_count(&seniors) > 1 && !aon_top(n)->local) {
        bt_buf_add(out, " ");
        BT_SAY(out, n->game, BT_MSG("{0} leads; another of the same seniority may be named first."),
               bt_arg_word(n->game->units[aon_leader(n, seniors)].name));
    }
}

/* A side with nobody there has no leader to look up. */
static bool
engage_holds(const aon *n, const bt_frame *frame, bt_error *err)
{
    bt_units army = aon_fielders(n, frame->side);

    if (bt_units_is_empty(&army))
        return bt_fail(err, BT_EDATA, "nobody is there to be engaged [AON-13.2]"), false;
    return true;
}

const bt_room aon_room_engage = {
    .waits = engage_waits,
    .deeds = (const bt_deed[]){ { AON_A_ENGAGE, refuse_engage, do_engage },
                                { AON_A_LEAD, refuse_lead, do_lead },
                                { AON_A_DONE, bt_refuse_nothing, do_done },
                                { 0 } },
    .list = list_engage,
    .ask = ask_engage,
    .theirs = REFUSE(OTHERS_ENGAGE),
    .stands = aon_owned,
    .holds = engage_holds,
    .rule = "AON-13.2",
};
