/*
 * guess.h - what a view hides, dealt again: hands, the deck, and who stands in the enemy's armies.
 */
#ifndef AON_GUESS_H
#define AON_GUESS_H

#include "view.h"

void aon_resample(const bt_game *game, const bt_view *view, bt_rng *rng, bt_state *out);

#endif
