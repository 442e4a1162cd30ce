/*
 * cards.c - decks and hands, and what chance does with them.
 *
 * A deck has no order.  Chance takes any card of it with equal probability,
 * which is the same as drawing from a shuffled deck, and leaves nothing in the
 * position that could be looked at.
 */
#include "n06.h"

void
n06_refill(n06 *n, bt_side side)
{
    n06_state *s = n->s;

    if (!bt_set_is_empty(&s->deck[side]) || bt_set_is_empty(&s->discard[side]))
        return;
    s->deck[side] = s->discard[side];
    s->discard[side] = (bt_set){ { 0 } };
    N06_EVENT(n, RESHUFFLED, "C1.21", side, 0, 0, 0);
}

void
n06_deal(n06 *n, bt_side side, int count)
{
    bt_frames_push(&n->s->frames, N06_P_DEAL, BT_SIDE_CHANCE);
    bt_frames_top(&n->s->frames)->step = side;
    bt_frames_top(&n->s->frames)->local = (uint8_t)count;
}

void
n06_turn_over(n06 *n, bt_side side, int count)
{
    bt_frames_push(&n->s->frames, N06_P_TURN_OVER, BT_SIDE_CHANCE);
    bt_frames_top(&n->s->frames)->step = side;
    bt_frames_top(&n->s->frames)->local = (uint8_t)count;
}

bool
n06_chance_waits(n06 *n)
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

bool
n06_dice_wait(n06 *n)
{
    if (bt_frames_peek(&n->s->frames)->local)
        return true;
    bt_frames_pop(&n->s->frames);
    return false;
}

void
n06_keep_card(n06 *n, bt_side side, unsigned card)
{
    bt_set_remove(&n->s->table[side], (uint8_t)card);
    bt_set_add(&n->s->lasting, (uint8_t)card);
    N06_EVENT(n, LASTS,
              bt_set_has(&n->printed->red, (uint8_t)card) ? "C3.5" : "E-STRATEGIC-RETREAT.1", card,
              0, 0, 0);
}

bool
n06_lasts(const n06 *n, n06_event event)
{
    bt_set both = bt_set_and(n->s->lasting, n->printed->of_event[event]);
    return !bt_set_is_empty(&both);
}

/* Discard cards of the table. */
static void
put_away(n06 *n, bt_side side, bt_set cards)
{
    cards = bt_set_and(cards, n->s->table[side]);
    n->s->table[side] = bt_set_minus(n->s->table[side], cards);
    n->s->discard[side] = bt_set_or(n->s->discard[side], cards);
}

void
n06_discard_played(n06 *n, bt_side side)
{
    bt_set played = { { 0 } };

    if (n->s->played[side] != N06_CARD_NONE)
        bt_set_add(&played, n->s->played[side]);
    put_away(n, side, played);
}

void
n06_discard_turned(n06 *n)
{
    for (bt_side side = N06_FRENCH; side <= N06_PRUSSIAN; side++) {
        bt_set turned = n->s->table[side];
        if (n->s->played[side] != N06_CARD_NONE)
            bt_set_remove(&turned, n->s->played[side]);
        put_away(n, side, turned);
    }
}

void
n06_clear_table(n06 *n)
{
    for (bt_side side = N06_FRENCH; side <= N06_PRUSSIAN; side++) {
        n->s->discard[side] = bt_set_or(n->s->discard[side], n->s->table[side]);
        n->s->table[side] = (bt_set){ { 0 } };
        n->s->played[side] = n->s->turned[side] = N06_CARD_NONE;
    }
    n->s->cancelled = 0;
}

void
n06_clear_lasting(n06 *n)
{
    while (!bt_set_is_empty(&n->s->lasting)) {
        uint8_t card = bt_set_take(&n->s->lasting);
        bt_set_add(&n->s->discard[n->printed->cards[card].side], card);
    }
}

/* ---- chance ------------------------------------------------------------- */

static const bt_reason *
refuse_from_deck(const n06 *n, const n06_act *act, n06_procedure procedure)
{
    const bt_frame *frame = bt_frames_peek(&n->s->frames);

    if (frame->procedure != procedure)
        return REFUSE(NOT_NOW);
    return bt_set_has(&n->s->deck[frame->step], (uint8_t)act->a) ? NULL : REFUSE(NOT_IN_DECK);
}

const bt_reason *
n06_refuse_deal(const n06 *n, const n06_act *act)
{
    return refuse_from_deck(n, act, N06_P_DEAL);
}

const bt_reason *
n06_refuse_turn_over(const n06 *n, const n06_act *act)
{
    return refuse_from_deck(n, act, N06_P_TURN_OVER);
}

const bt_reason *
n06_refuse_roll(const n06 *n, const n06_act *act)
{
    (void)n, (void)act;
    return NULL;
}

const bt_reason *
n06_refuse_snatch(const n06 *n, const n06_act *act)
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
void
n06_do_deal(n06 *n, const n06_act *act)
{
    bt_frame *frame = bt_frames_top(&n->s->frames);
    bt_side side = frame->step;
    bt_unit card = (bt_unit)act->a;
    bool red = bt_set_has(&n->printed->red, card);

    frame->local--;
    bt_set_remove(&n->s->deck[side], card);
    if (!red) {
        bt_set_add(&n->s->hand[side], card);
        tell_draw(n, side, card);
        return;
    }
    if (n06_frame(n->s, N06_P_DRAW)) {
        bt_set_add(&n->s->table[side], card);
        N06_EVENT(n, RED, "C1.9", side, card, 0, 0);
    } else {
        bt_set_add(&n->s->discard[side], card);
        N06_EVENT(n, DISCARDED, "E-RESERVE.1", side, card, 0, 0);
    }
}

void
n06_do_turn_over(n06 *n, const n06_act *act)
{
    bt_frame *frame = bt_frames_top(&n->s->frames);
    bt_side side = frame->step;
    bt_unit card = (bt_unit)act->a;

    frame->local--;
    bt_set_remove(&n->s->deck[side], card);
    bt_set_add(&n->s->table[side], card);
    n->s->turned[side] = card;
    n06_count_turned(n, side, card);
}

void
n06_do_roll(n06 *n, const n06_act *act)
{
    bt_frame *frame = bt_frames_top(&n->s->frames);
    bt_side side = frame->step;
    const n06_box_result *box = &n->printed->die[side][act->a - 1];

    frame->local--;
    N06_EVENT(n, ROLLED, "C10.1", side, act->a, box->losses, box->fatigue);
    n06_inflict(n, side, box);
}

void
n06_do_snatch(n06 *n, const n06_act *act)
{
    bt_side victim = bt_frames_peek(&n->s->frames)->step;

    bt_set_remove(&n->s->hand[victim], (uint8_t)act->a);
    bt_set_add(&n->s->discard[victim], (uint8_t)act->a);
    N06_EVENT(n, DISCARDED, "E-HUSSARS.1", victim, act->a, 0, 0);
    bt_frames_pop(&n->s->frames);
}

static unsigned
any_of(bt_set cards, bt_rng *rng)
{
    uint32_t low = (uint32_t)__builtin_popcountll(cards.word[0]);
    uint32_t skip = bt_rng_below(rng, (uint32_t)bt_set_count(&cards));
    unsigned word = skip >= low;
    uint64_t left = cards.word[word];

    for (skip -= word ? low : 0; skip; skip--)
        left &= left - 1;
    return 64 * word + (unsigned)__builtin_ctzll(left);
}

bt_action
n06_chance(const bt_game *game, const bt_state *state, bt_rng *rng)
{
    const n06_state *s = n06_state_of(state);
    const bt_frame *frame = bt_frames_peek(&s->frames);

    (void)game;
    switch (frame->procedure) {
    case N06_P_DEAL:
        return bt_action_make(N06_A_DEAL, any_of(s->deck[frame->step], rng), 0, 0);
    case N06_P_TURN_OVER:
        return bt_action_make(N06_A_TURN_OVER, any_of(s->deck[frame->step], rng), 0, 0);
    case N06_P_SNATCH:
        return bt_action_make(N06_A_SNATCH, any_of(s->hand[frame->step], rng), 0, 0);
    case N06_P_LOTS:
        return bt_action_make(N06_A_LOTS, bt_rng_below(rng, 2), 0, 0);
    default:
        return bt_action_make(N06_A_ROLL, 1 + bt_rng_below(rng, 6), 0, 0);
    }
}
