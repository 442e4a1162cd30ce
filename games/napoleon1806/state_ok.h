/*
 * state_ok.h - the invariants of a position.
 */
#ifndef N06_STATE_OK_H
#define N06_STATE_OK_H

#include "state.h"

/** Is every index within its bounds, but for the frames?  A segment begins on nothing else. */
bool n06_parts_ok(const bt_game *game, const n06_state *s, bt_error *err);

bool n06_state_ok(const bt_game *game, const bt_state *state, bt_error *err);

#endif
