/*
 * rally.c - the winner may discard a card: all its corps in the area are fresh again [AON-13.12].
 */
#include "asked.h"
#include "corps.h"
#include "field.h"

static bool
is_anybody_spent(const aon *n, bt_side side)
{
    bt_units tired = bt_units_and(aon_army(n, side, n->s->field), n->s->spent);

    return !bt_units_is_empty(&tired);
}

static const bt_reason *
refuse_rally(const aon *n, const bt_act *act)
{
    const bt_reason *reason = aon_refuse_payment(n, act);

    if (reason)
        return reason;
    if (act->b != n->s->field)
        return REFUSE(RALLY_HERE);
    return is_anybody_spent(n, act->side) ? NULL : REFUSE(NONE_SPENT);
}

static void
do_rally(aon *n, const bt_act *act)
{
    aon_pop(n);
    aon_pay(n, act->side, act->a, "AON-13.12");
    aon_refresh(n, aon_army(n, act->side, n->s->field));
    AON_EVENT(n, RALLIED, "AON-13.12", act->side, n->s->field, 0, 0);
}

static void
do_decline(aon *n, const bt_act *act)
{
    (void)act;
    aon_pop(n);
}

static void
list_rally(const bt_list *l)
{
    bt_try(l, AON_A_DECLINE, 0, 0);
    for (bt_set left = l->play->s->hand[l->side]; !bt_set_is_empty(&left);)
        bt_try(l, AON_A_RALLY, bt_set_take(&left), l->play->s->field);
}

/* Whether any is, is not for all to see; so the question is put in either case. */
static void
ask_rally(const aon *n, const bt_view *view, bt_buf *out)
{
    (void)view;
    BT_SAY(out, n->game,
           is_anybody_spent(n, (bt_side)bt_frames_peek(&n->s->frames)->side)
               ? BT_MSG("You have won in {0}: discard a card to make your corps there fresh, or "
                        "none.")
               : BT_MSG("You have won in {0}, and all your corps there are fresh. Decline."),
           bt_arg_word(n->game->network->areas[n->s->field].name));
}

const bt_room aon_room_rally = {
    .deeds = (const bt_deed[]){ { AON_A_RALLY, refuse_rally, do_rally },
                                { AON_A_DECLINE, bt_refuse_nothing, do_decline },
                                { 0 } },
    .list = list_rally,
    .ask = ask_rally,
    .theirs = REFUSE(VICTOR_RALLIES),
    .stands = aon_owned,
    .rule = "AON-13.12",
};
