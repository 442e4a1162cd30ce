/*
 * state_ok.h - the invariants of a position.
 */
#ifndef OSG_STATE_OK_H
#define OSG_STATE_OK_H

#include "state.h"

/** Is every index within its bounds, but for the frames?  A segment begins on nothing else. */
bool osg_parts_ok(const bt_game *game, const osg_state *s, bt_error *err);

bool osg_state_ok(const bt_game *game, const bt_state *state, bt_error *err);
void osg_derive(const bt_game *game, bt_state *state);

#endif
