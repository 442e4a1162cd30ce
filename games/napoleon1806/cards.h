/*
 * cards.h - decks and hands, and what chance does with them.
 */
#ifndef N06_CARDS_H
#define N06_CARDS_H

#include "state.h"

/** Reshuffle when the deck is empty [C1.21]. */
void n06_refill(n06 *n, bt_side side);

/** Have chance deal cards to a hand [C3.2]. */
void n06_deal(n06 *n, bt_side side, int count);

/** Have chance turn over cards [C1.8]; n06_count_turned is told of each. */
void n06_turn_over(n06 *n, bt_side side, int count);

/** Keep a card on the board until the turn ends [C3.5]. */
void n06_keep_card(n06 *n, bt_side side, unsigned card);

/** Discard the event of a side that has been resolved, though it still counts as played [C4.1]. */
void n06_discard_played(n06 *n, bt_side side);

/** Discard the cards turned over, once they have been read [C6.3] [C8.11]; events stay. */
void n06_discard_turned(n06 *n);

/** Discard what was in use: the end of an operation or a phase [C1.7]. */
void n06_clear_table(n06 *n);
void n06_clear_lasting(n06 *n);

#endif
