/*
 * pursuit.c - the winner may pursue: for each corps that it still has fresh the beaten army loses one
 * more, to the Prisoners Box [AON-13.14].
 */
#include "corps.h"
#include "field.h"

/* [CARD-PURSUIT.1] */
static int
fresh_corps(const aon *n, bt_side side)
{
    bt_units fresh = bt_units_minus(aon_fielders(n, side), n->s->spent);
    return bt_units_count(&fresh);
}

static const bt_reason *
refuse_play(const aon *n, const bt_act *act)
{
    const bt_reason *reason = aon_refuse_card(n, act, AON_IN_CAMPAIGN);

    if (reason)
        return reason;
    if (aon_title_of(n, act->a) != AON_PURSUIT)
        return REFUSE_OF(WRONG_PHASE, aon_title_of(n, act->a));
    return fresh_corps(n, act->side) ? NULL : REFUSE_OF(CONDITION, AON_PURSUIT);
}

/* It stays on the table, where it forbids to rally [CARD-PURSUIT.2]. */
static void
do_play(aon *n, const bt_act *act)
{
    bt_side beaten = aon_other(act->side);
    bt_units left = aon_fielders(n, beaten);
    int losses = fresh_corps(n, act->side), most = bt_units_count(&left);

    aon_pop(n);
    aon_lay(n, act->side, act->a, "CARD-PURSUIT.1");
    n->s->losses[beaten] = (uint8_t)(losses < most ? losses : most);
    AON_EVENT(n, LOSES, "CARD-PURSUIT.1", beaten, n->s->losses[beaten], 0, 0);
    aon_push(n, AON_P_LOSSES, beaten);
    aon_top(n)->step = 1; /* the losses of a pursuit */
}

static void
do_decline(aon *n, const bt_act *act)
{
    (void)act;
    aon_pop(n);
}

static void
list_pursue(const bt_list *l)
{
    bt_try_set(l, AON_A_PLAY, aon_held(l->play, l->side, AON_PURSUIT));
    bt_try(l, AON_A_DECLINE, 0, 0);
}

static void
ask_pursue(const aon *n, const bt_view *view, bt_buf *out)
{
    (void)view;
    BT_SAY(out, n->game, BT_MSG("You have won in {0}: play Pursuit, or no card."),
           bt_arg_word(n->game->network->areas[n->s->field].name));
}

const bt_room aon_room_pursue = {
    .deeds = (const bt_deed[]){ { AON_A_PLAY, refuse_play, do_play },
                                { AON_A_DECLINE, bt_refuse_nothing, do_decline },
                                { 0 } },
    .list = list_pursue,
    .ask = ask_pursue,
    .theirs = REFUSE(VICTOR_PURSUES),
    .stands = aon_owned,
    .rule = "AON-13.14",
};
