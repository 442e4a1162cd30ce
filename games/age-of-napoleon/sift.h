/*
 * sift.h - which of the legal actions a bot should think about, and where it need not think on.
 */
#ifndef AON_SIFT_H
#define AON_SIFT_H

#include "state.h"

void aon_sift(const bt_game *game, const bt_state *state, bt_seat seat, bt_actions *actions);
bool aon_rests(const bt_game *game, const bt_state *state);

#endif
