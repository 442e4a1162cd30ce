/*
 * eval.h - how a side stands, for bots.
 */
#ifndef N06_EVAL_H
#define N06_EVAL_H

#include "state.h"

int n06_evaluate(const bt_game *game, const bt_state *state, bt_seat seat);

#endif
