/*
 * eval.h - how a side stands, for bots.
 */
#ifndef AON_EVAL_H
#define AON_EVAL_H

#include "state.h"

int aon_evaluate(const bt_game *game, const bt_state *state, bt_seat seat);

#endif
