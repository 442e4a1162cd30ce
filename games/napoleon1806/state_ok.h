/*
 * state_ok.h - the invariants of a position.
 */
#ifndef N06_STATE_OK_H
#define N06_STATE_OK_H

#include "state.h"

bool n06_state_ok(const bt_game *game, const bt_state *state, bt_error *err);

#endif
