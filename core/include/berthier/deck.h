/*
 * deck.h - cards in piles: a deck, hands, discards, cards laid aside or out of play.
 *
 * A pile is a bt_set of cards and a member of the state; a game has as many as its rules speak of,
 * of a deck for each side or of one in common.  A pile has no order.  Chance takes any card of a
 * deck with equal probability, which is the same as drawing from a shuffled one, and leaves nothing
 * in the position that could be looked at.  Who may see which pile is the game's affair.
 */
#ifndef BT_DECK_H
#define BT_DECK_H

#include <berthier/rng.h>
#include <berthier/set.h>

/** Take a card from a pile, where it is, to another. */
void bt_pile_move(bt_set *from, bt_set *to, uint8_t card);

/** Take those of the cards that are in a pile to another. */
void bt_pile_move_all(bt_set *from, bt_set *to, bt_set cards);

/** Fill an empty deck again with what has been discarded; false when it is not empty, or nothing has. */
bool bt_deck_reshuffle(bt_set *deck, bt_set *discard);

/** Any card of a pile that is not empty, each equally likely. */
uint8_t bt_pile_any(bt_set pile, bt_rng *rng);

/** Move as many cards, any of them, to another pile: to deal again what cannot be seen. */
void bt_pile_deal(bt_set *from, bt_set *to, int count, bt_rng *rng);

typedef enum bt_piles_answer {
    BT_PILES_WHOLE,
    BT_PILES_TWICE, /* a card is in two of them */
    BT_PILES_OTHER, /* a card is missing, or one too many is there */
} bt_piles_answer;

/** Are these cards, each once, in count piles, and no other? */
bt_piles_answer bt_piles_hold(const bt_set *piles, int count, bt_set cards);

#endif
