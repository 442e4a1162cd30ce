/*
 * state_ok.h - the invariants of a position, and what it caches.
 */
#ifndef AON_STATE_OK_H
#define AON_STATE_OK_H

#include "state.h"

/** Is every index within its bounds, but for the frames?  A segment begins on nothing else. */
bool aon_parts_ok(const bt_game *game, const aon_state *s, bt_error *err);

bool aon_state_ok(const bt_game *game, const bt_state *state, bt_error *err);
void aon_derive(const bt_game *game, bt_state *state);

#endif
