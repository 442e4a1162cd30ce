/*
 * strategy.c - the Strategy Phase.
 *
 *     hands are discarded                                     [AON-9.1]
 *     the deck is shuffled when a major country has fallen    [AON-9.2a]
 *     each side draws what is due to it                       [AON-9.3a]
 *     in 1815 No Surrender may be exchanged                   [AON-9.5]
 */
#include "asked.h"
#include "cards.h"
#include "country.h"
#include "deal.h"
#include "field.h"

#include <berthier/deck.h>

/* Face up; a shuffle may cover them again at once. */
static void
discard_hand(aon *n, bt_side side)
{
    for (bt_set left = n->s->hand[side]; !bt_set_is_empty(&left);) {
        uint8_t card = bt_set_take(&left);
        bt_pile_move(&n->s->hand[side], &n->s->discard, card);
        AON_EVENT(n, DISCARDED, "AON-9.1", side, card, 0, 0);
    }
    n->s->known[side] = (bt_set){ { 0 } };
}

/* [AON-9.2a] What has been set aside stays aside. */
static void
reshuffle(aon *n)
{
    bool fallen = false;

    for (bt_set left = n->s->fallen; !bt_set_is_empty(&left);)
        fallen |= aon_is_major(n, bt_set_take(&left));
    n->s->fallen = (bt_set){ { 0 } };
    if (!fallen)
        return;
    n->s->deck = bt_set_or(n->s->deck, n->s->discard);
    n->s->discard = (bt_set){ { 0 } };
    AON_EVENT(n, RESHUFFLED, "AON-9.2a", 0, 0, 0, 0);
}

static void
deal(aon *n, bt_side side)
{
    int due = aon_cards_due(n, side);

    AON_EVENT(n, DRAWS, aon_clause_of_due(n, side), side, due, 0, 0);
    aon_begin_deal(n, side == AON_FRENCH ? AON_TO_FRENCH : AON_TO_COALITION, due);
}

/* Both are asked, whether they have drawn the card or not, but for one that lies open. */
static void
offer_exchange(aon *n, bt_side side)
{
    if (n->s->year == AON_YEAR_LAST && aon_is_asked_for(n, side, AON_TITLE(AON_NO_SURRENDER)))
        aon_push(n, AON_P_SHOW, side);
}

static bool
strategy_waits(aon *n)
{
    switch (aon_top(n)->step++) {
    case AON_DISCARDS:
        discard_hand(n, AON_FRENCH);
        discard_hand(n, AON_COALITION);
        reshuffle(n);
        return false;
    case AON_DEALS_FRENCH:
        deal(n, AON_FRENCH);
        return false;
    case AON_SHOWS_FRENCH:
        offer_exchange(n, AON_FRENCH);
        return false;
    case AON_DEALS_COALITION:
        deal(n, AON_COALITION);
        return false;
    case AON_SHOWS_COALITION:
        offer_exchange(n, AON_COALITION);
        return false;
    default:
        aon_pop(n);
        return false;
    }
}

static bool
strategy_stands(const aon *n, const bt_frame *frame)
{
    return aon_owned(n, frame) && frame->step <= AON_CLOSES;
}

const bt_room aon_room_strategy = { .waits = strategy_waits, .stands = strategy_stands };

/* ---- No Surrender in 1815 -------------------------------------------------- */

static const bt_reason *
refuse_show(const aon *n, const bt_act *act)
{
    const bt_reason *reason = aon_refuse_payment(n, act);

    if (reason)
        return reason;
    return aon_title_of(n, act->a) == AON_NO_SURRENDER ? NULL : REFUSE(NOT_SHOWN);
}

static void
do_show(aon *n, const bt_act *act)
{
    aon_pay(n, act->side, act->a, "AON-9.5");
    aon_pop(n);
    aon_begin_deal(n, act->side == AON_FRENCH ? AON_TO_FRENCH : AON_TO_COALITION, 1);
}

static void
do_decline(aon *n, const bt_act *act)
{
    (void)act;
    aon_pop(n);
}

static void
list_show(const bt_list *l)
{
    bt_try(l, AON_A_DECLINE, 0, 0);
    bt_try_set(l, AON_A_SHOW, aon_held(l->play, l->side, AON_NO_SURRENDER));
}

/* Both are asked, so that it tells nothing. */
static void
ask_show(const aon *n, const bt_view *view, bt_buf *out)
{
    bt_set held = aon_held(n, (bt_side)bt_frames_peek(&n->s->frames)->side, AON_NO_SURRENDER);

    (void)view;
    aon_say(n,
            bt_set_is_empty(&held)
                ? BT_MSG("No Surrender, which could be shown now, is not in your hand. Decline.")
                : BT_MSG("No Surrender is of no use this year: show it and draw another card?"),
            out);
}

const bt_room aon_room_show = {
    .deeds = (const bt_deed[]){ { AON_A_DECLINE, bt_refuse_nothing, do_decline },
                                { AON_A_SHOW, refuse_show, do_show },
                                { 0 } },
    .list = list_show,
    .ask = ask_show,
    .stands = aon_owned,
    .rule = "AON-9.5",
};
