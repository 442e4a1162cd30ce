/*
 * cards.c - decks and hands, and what chance does with them.
 */
#include "cards.h"

#include <berthier/deck.h>

void
n06_refill(n06 *n, bt_side side)
{
    n06_state *s = n->s;

    if (bt_deck_reshuffle(&s->deck[side], &s->discard[side]))
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

void
n06_keep_card(n06 *n, bt_side side, unsigned card)
{
    bt_pile_move(&n->s->table[side], &n->s->lasting, (uint8_t)card);
    N06_EVENT(n, LASTS,
              bt_set_has(&n->printed->red, (uint8_t)card) ? "C3.5" : "E-STRATEGIC-RETREAT.1", card,
              0, 0, 0);
}

/* Discard cards of the table. */
static void
put_away(n06 *n, bt_side side, bt_set cards)
{
    bt_pile_move_all(&n->s->table[side], &n->s->discard[side], cards);
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
        put_away(n, side, n->s->table[side]);
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
