/*
 * legal.h - who acts, what is allowed, what is listed, and what comes of it: what the room says
 * that is open (berthier/procedure.h).
 */
#ifndef N06_LEGAL_H
#define N06_LEGAL_H

#include "state.h"

bt_seats n06_to_act(const bt_game *game, const bt_state *state);
const bt_reason *n06_check(const bt_game *game, const bt_state *state, bt_seat seat,
                           bt_action action);
void n06_legal(const bt_game *game, const bt_state *state, bt_seat seat, bt_actions *out);
void n06_apply(const bt_game *game, bt_state *state, bt_seat seat, bt_action action,
               bt_events *happened);
bt_action n06_chance(const bt_game *game, const bt_state *state, bt_rng *rng);

#endif
