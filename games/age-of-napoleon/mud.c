/*
 * mud.c - Mud on the army that has just been named [CARD-MUD.1].
 */
#include "cards.h"
#include "field.h"

#include <berthier/say.h>

static const bt_reason *
refuse_mud(const aon *n, const bt_act *act)
{
    const bt_reason *reason = aon_refuse_card(n, act, AON_IN_CAMPAIGN);
    aon_title title;

    if (reason)
        return reason;
    title = aon_title_of(n, act->a);
    return title == AON_MUD ? NULL : REFUSE_OF(WRONG_PHASE, title);
}

/* [CARD-MUD.2] Its movement rating stays as it is. */
static void
do_mud(aon *n, const bt_act *act)
{
    aon_play(n, act->side, act->a);
    n->s->muddy++;
}

static void
do_decline(aon *n, const bt_act *act)
{
    (void)act;
    aon_pop(n);
}

static bool
mud_waits(aon *n)
{
    if (aon_is_asked_for(n, (bt_side)aon_top(n)->side, AON_TITLE(AON_MUD)))
        return true;
    aon_pop(n);
    return false;
}

static void
list_mud(const bt_list *l)
{
    bt_try_set(l, AON_A_PLAY, l->play->s->hand[l->side]);
    bt_try(l, AON_A_DECLINE, 0, 0);
}

static bool
mud_holds(const aon *n, const bt_frame *frame, bt_error *err)
{
    (void)frame;
    if (n->s->leader == BT_UNIT_NONE)
        return bt_fail(err, BT_EDATA, "no army has been named [AON-11.2]"), false;
    return true;
}

/* Who leads has been named [AON-11.2]. */
static void
ask_mud(const aon *n, const bt_view *view, bt_buf *out)
{
    (void)view;
    BT_SAY(out, n->game, BT_MSG("{0} is about to march from {1}: play Mud on its army?"),
           bt_arg_word(n->game->units[n->s->leader].name),
           bt_arg_word(n->game->network->areas[n->s->places[n->s->leader]].name));
}

const bt_room aon_room_mud = {
    .waits = mud_waits,
    .deeds = (const bt_deed[]){ { AON_A_PLAY, refuse_mud, do_mud },
                                { AON_A_DECLINE, bt_refuse_nothing, do_decline },
                                { 0 } },
    .list = list_mud,
    .ask = ask_mud,
    .stands = aon_owned,
    .holds = mud_holds,
    .rule = "CARD-MUD.1",
};
