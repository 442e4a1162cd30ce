/*
 * bids.h - sealed bids for the sides of a tournament game; chapter M1.
 */
#ifndef N06_BIDS_H
#define N06_BIDS_H

#include "state.h"

void n06_begin_bids(n06 *n);

/** The side that who began on a seat plays now [M1.2]. */
bt_side n06_seat(const bt_game *game, const bt_state *state, bt_side seat);

/** Leave nothing of the bids, once they are open. */
void n06_forget_bids(n06_state *s);

/** Hide what a side has bid; make up a bid for one that has. */
void n06_hide_bid(n06_state *s, bt_side side);
void n06_deal_bid(const n06_printed *p, n06_state *s, bt_side side, bt_rng *rng);
bool n06_bids_ok(const n06 *n, bt_error *err);

#endif
