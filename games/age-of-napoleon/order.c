/*
 * order.c - a side says who plays first [AON-5.2].
 */
#include "asked.h"

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

/* Of what: a phase or, in the Campaign Phase, a round. */
static void
ask_order(const aon *n, const bt_view *view, bt_buf *out)
{
    const bt_frames *frames = &n->s->frames;
    int below = frames->depth > 1 ? frames->at[frames->depth - 2].procedure : AON_P_NONE;

    (void)view;
    if (below == AON_P_DIPLOMACY)
        aon_say(n, BT_MSG("Diplomacy: who plays first?"), out);
    else if (below == AON_P_REINFORCEMENT)
        aon_say(n, BT_MSG("Reinforcement: who plays first?"), out);
    else
        BT_SAY(out, n->game,
               BT_MSG("Campaign round {0}, in which each side moves an army: who plays first?"),
               bt_arg_number(n->s->round));
}

const bt_room aon_room_order = {
    .deeds = (const bt_deed[]){ { AON_A_FIRST, bt_refuse_nothing, do_first }, { 0 } },
    .list = list_first,
    .ask = ask_order,
    .stands = aon_owned,
    .rule = "AON-5.2",
};
