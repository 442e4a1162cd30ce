/*
 * draws.c - what chance does with cards: dealt, turned over, taken from a hand [C1.8] [C3.2].
 */
#include "cards.h"
#include "combat.h"
#include "position.h"

#include <berthier/deck.h>

static bool
cards_wait(n06 *n)
{
    bt_frame *frame = bt_frames_top(&n->s->frames);
    bt_side side = frame->step;

    if (frame->local)
        n06_refill(n, side);
    if (frame->local && !bt_set_is_empty(&n->s->deck[side]))
        return true;
    bt_frames_pop(&n->s->frames);
    return false;
}

static const bt_reason *
refuse_from_deck(const n06 *n, const bt_act *act)
{
    const bt_frame *frame = bt_frames_peek(&n->s->frames);

    return bt_set_has(&n->s->deck[frame->step], (uint8_t)act->a) ? NULL : REFUSE(NOT_IN_DECK);
}

static const bt_reason *
refuse_snatch(const n06 *n, const bt_act *act)
{
    bt_side victim = bt_frames_peek(&n->s->frames)->step;
    return bt_set_has(&n->s->hand[victim], (uint8_t)act->a) ? NULL : REFUSE(NOT_IN_HAND);
}

static void
tell_draw(n06 *n, bt_side side, unsigned card)
{
    bt_sides own = bt_side_bit(side);
    const char *rule = n06_frame(n->s, N06_P_DRAW) ? "C3.2" : "E-RESERVE.1";

    bt_events_add(n->events, N06_EV_DREW, own, rule, side, card, 0, 0);
    bt_events_add(n->events, N06_EV_DREW_ONE, (bt_sides)(BT_SIDES_ALL & ~own), rule, side, 0, 0, 0);
}

/* [C1.9] [C3.4] A red card is laid open; [E-RESERVE.1] from a Reserve it is wasted. */
static void
do_deal(n06 *n, const bt_act *act)
{
    bt_frame *frame = bt_frames_top(&n->s->frames);
    bt_side side = frame->step;
    bt_unit card = (bt_unit)act->a;
    bool red = bt_set_has(&n->printed->red, card);

    frame->local--;
    if (!red) {
        bt_pile_move(&n->s->deck[side], &n->s->hand[side], card);
        tell_draw(n, side, card);
        return;
    }
    if (n06_frame(n->s, N06_P_DRAW)) {
        bt_pile_move(&n->s->deck[side], &n->s->table[side], card);
        N06_EVENT(n, RED, "C1.9", side, card, 0, 0);
    } else {
        bt_pile_move(&n->s->deck[side], &n->s->discard[side], card);
        N06_EVENT(n, DISCARDED, "E-RESERVE.1", side, card, 0, 0);
    }
}

static void
do_turn_over(n06 *n, const bt_act *act)
{
    bt_frame *frame = bt_frames_top(&n->s->frames);
    bt_side side = frame->step;
    bt_unit card = (bt_unit)act->a;

    frame->local--;
    bt_pile_move(&n->s->deck[side], &n->s->table[side], card);
    n->s->turned[side] = card;
    n06_count_turned(n, side, card);
}

static void
do_snatch(n06 *n, const bt_act *act)
{
    bt_side victim = bt_frames_peek(&n->s->frames)->step;

    bt_pile_move(&n->s->hand[victim], &n->s->discard[victim], (uint8_t)act->a);
    N06_EVENT(n, DISCARDED, "E-HUSSARS.1", victim, act->a, 0, 0);
    bt_frames_pop(&n->s->frames);
}

/* ---- rooms -------------------------------------------------------------- */

static void
list_deck(const bt_list *l, unsigned code)
{
    bt_try_set(l, code, l->play->s->deck[bt_frames_peek(&l->play->s->frames)->step]);
}

static bt_action
draw_any(const n06 *n, unsigned code, bt_rng *rng)
{
    const bt_frame *frame = bt_frames_peek(&n->s->frames);

    return bt_action_make(code, bt_pile_any(n->s->deck[frame->step], rng), 0, 0);
}

static void
list_deal(const bt_list *l)
{
    list_deck(l, N06_A_DEAL);
}

static bt_action
deal_any(const n06 *n, bt_rng *rng)
{
    return draw_any(n, N06_A_DEAL, rng);
}

static const char *
rule_of_deal(const n06 *n)
{
    return n06_frame(n->s, N06_P_DRAW) ? "C3.2" : "E-RESERVE.1";
}

const bt_room n06_room_deal = {
    .waits = cards_wait,
    .deeds = (const bt_deed[]){ { N06_A_DEAL, refuse_from_deck, do_deal }, { 0 } },
    .list = list_deal,
    .chance = deal_any,
    .stands = n06_chances,
    .rule_of = rule_of_deal,
};

static void
list_turn_over(const bt_list *l)
{
    list_deck(l, N06_A_TURN_OVER);
}

static bt_action
turn_over_any(const n06 *n, bt_rng *rng)
{
    return draw_any(n, N06_A_TURN_OVER, rng);
}

/* What cards are turned over for. */
static const char *
rule_of_draw(const n06 *n)
{
    if (n06_frame(n->s, N06_P_INITIATIVE))
        return "C4.3";
    if (n06_frame(n->s, N06_P_RECOVERY))
        return "C14.3";
    if (!n06_frame(n->s, N06_P_COMBAT))
        return "C6.3";
    return n06_in_retreat(n->s) ? "C8.31" : "C8.11";
}

const bt_room n06_room_turn_over = {
    .waits = cards_wait,
    .deeds = (const bt_deed[]){ { N06_A_TURN_OVER, refuse_from_deck, do_turn_over }, { 0 } },
    .list = list_turn_over,
    .chance = turn_over_any,
    .stands = n06_chances,
    .rule_of = rule_of_draw,
};

static void
list_snatch(const bt_list *l)
{
    bt_try_set(l, N06_A_SNATCH, l->play->s->hand[bt_frames_peek(&l->play->s->frames)->step]);
}

static bt_action
snatch_any(const n06 *n, bt_rng *rng)
{
    const bt_frame *frame = bt_frames_peek(&n->s->frames);

    return bt_action_make(N06_A_SNATCH, bt_pile_any(n->s->hand[frame->step], rng), 0, 0);
}

const bt_room n06_room_snatch = {
    .deeds = (const bt_deed[]){ { N06_A_SNATCH, refuse_snatch, do_snatch }, { 0 } },
    .list = list_snatch,
    .chance = snatch_any,
    .stands = n06_chances,
    .rule = "E-HUSSARS.1",
};
