/*
 * state_ok.h - the invariants of a position.
 */
#ifndef NAW_STATE_OK_H
#define NAW_STATE_OK_H

#include "state.h"

/** Is every place, index and frame within its bounds, so that it may be followed? */
bool naw_bounds_ok(const bt_game *game, const naw_state *s, bt_error *err);

/** Is every index within its bounds, but for the frames?  A segment begins on nothing else. */
bool naw_parts_ok(const bt_game *game, const naw_state *s, bt_error *err);

bool naw_state_ok(const bt_game *game, const bt_state *state, bt_error *err);

#endif
