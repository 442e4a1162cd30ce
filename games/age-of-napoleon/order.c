/*
 * order.c - a side says who plays first [AON-5.2].
 */
#include "state.h"

static void
do_first(aon *n, const bt_act *act)
{
    n->s->first = (uint8_t)act->a;
    AON_EVENT(n, FIRST, "AON-5.2", act->a, 0, 0, 0);
    aon_pop(n);
}

static void
list_first(const bt_list *l)
{
    bt_try_numbers(l, AON_A_FIRST, AON_FRENCH, AON_COALITION + 1);
}

const bt_room aon_room_order = {
    .deeds = (const bt_deed[]){ { AON_A_FIRST, bt_refuse_nothing, do_first }, { 0 } },
    .list = list_first,
    .question = BT_MSG("Who plays first?"),
    .stands = aon_owned,
    .rule = "AON-5.2",
};
