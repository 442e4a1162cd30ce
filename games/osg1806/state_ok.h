/*
 * state_ok.h - the invariants of a position.
 */
#ifndef OSG_STATE_OK_H
#define OSG_STATE_OK_H

#include "state.h"

bool osg_state_ok(const bt_game *game, const bt_state *state, bt_error *err);
void osg_derive(const bt_game *game, bt_state *state);

#endif
