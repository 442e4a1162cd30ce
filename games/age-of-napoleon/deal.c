/*
 * deal.c - chance deals cards, one by one.  The frame's step says where they go, its local how many
 * are left.
 */
#include "deal.h"

#include <berthier/deck.h>

void
aon_begin_deal(aon *n, int whither, int count)
{
    if (count <= 0)
        return;
    aon_push(n, AON_P_DEAL, BT_SIDE_CHANCE);
    aon_top(n)->step = (uint8_t)whither;
    aon_top(n)->local = (uint8_t)count;
}

/* [AON-9.2b] The discards are shuffled when the deck is used up, what has been set aside is not. */
static bool
deal_waits(aon *n)
{

    if (!aon_top(n)->local) {
        aon_pop(n);
        return false;
    }
    if (bt_deck_reshuffle(&n->s->deck, &n->s->discard))
        AON_EVENT(n, RESHUFFLED, "AON-9.2b", 0, 0, 0, 0);
    if (bt_set_is_empty(&n->s->deck)) { /* every card is in a hand */
        aon_pop(n);
        return false;
    }
    return true;
}

static const bt_reason *
refuse_deal(const aon *n, const bt_act *act)
{
    return bt_set_has(&n->s->deck, (uint8_t)act->a) ? NULL : REFUSE(NOT_IN_DECK);
}

/* Cards at random go to the discards beside titles that a scenario names, or alone. */
static const char *
random_rule(const aon *n)
{
    return bt_set_is_empty(&n->printed->discard) ? "17.3.2.1" : "17.2.2.1";
}

/* The hands of a scenario's start are told by the scenario, those of Napoléon's return by that rule. */
static const char *
rule_of_draw(const aon *n)
{
    const bt_frame *strategy = aon_frame(n->s, AON_P_STRATEGY);

    if (strategy)
        return strategy->step == AON_SHOWS_FRENCH || strategy->step == AON_SHOWS_COALITION
                   ? "AON-9.3a"
                   : "AON-9.5";
    if (aon_frame(n->s, AON_P_RESTORE))
        return "18.1.3";
    if (!bt_set_is_empty(&n->printed->aside))
        return "17.1.2b";
    return bt_set_is_empty(&n->printed->discard) ? "17.3.2.3" : "17.2.2.3";
}

static void
do_deal(aon *n, const bt_act *act)
{
    bt_frame *frame = aon_top(n);
    bt_side side = (bt_side)frame->step;

    frame->local--;
    if (frame->step == AON_TO_DISCARDS) {
        bt_pile_move(&n->s->deck, &n->s->discard, (uint8_t)act->a);
        AON_EVENT(n, PUT_ASIDE, random_rule(n), act->a, 0, 0, 0);
        return;
    }
    bt_pile_move(&n->s->deck, &n->s->hand[side], (uint8_t)act->a);
    AON_TELL(n, side, DREW, rule_of_draw(n), side, act->a, 0, 0);
    AON_TELL_OTHERS(n, side, DREW_ONE, rule_of_draw(n), side, 0, 0, 0);
}

static void
list_deal(const bt_list *l)
{
    bt_try_set(l, AON_A_DEAL, l->play->s->deck);
}

static bt_action
chance_deal(const aon *n, bt_rng *rng)
{
    return bt_action_make(AON_A_DEAL, bt_pile_any(n->s->deck, rng), 0, 0);
}

static bool
deal_stands(const aon *n, const bt_frame *frame)
{
    return aon_chances(n, frame) && frame->step <= AON_TO_DISCARDS;
}

const bt_room aon_room_deal = {
    .waits = deal_waits,
    .deeds = (const bt_deed[]){ { AON_A_DEAL, refuse_deal, do_deal }, { 0 } },
    .list = list_deal,
    .chance = chance_deal,
    .stands = deal_stands,
    .rule = "AON-9.3a",
};
