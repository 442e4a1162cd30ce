/*
 * reach.h - what core asks of this game to find how far a unit gets.
 */
#ifndef NAW_REACH_H
#define NAW_REACH_H

#include "state.h"

bool naw_whereabouts(const bt_game *game, const bt_state *state, bt_unit unit, bt_whereabouts *out);
unsigned naw_expense(const bt_game *game, const bt_state *state, bt_side side, bt_action action);

#endif
