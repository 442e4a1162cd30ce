/*
 * legal.h - who acts, what is allowed, what is listed, and what comes of it.
 */
#ifndef AON_LEGAL_H
#define AON_LEGAL_H

#include "state.h"

bt_seats aon_to_act(const bt_game *game, const bt_state *state);
const bt_reason *aon_check(const bt_game *game, const bt_state *state, bt_seat seat,
                           bt_action action);
void aon_legal(const bt_game *game, const bt_state *state, bt_seat seat, bt_actions *out);
void aon_apply(const bt_game *game, bt_state *state, bt_seat seat, bt_action action,
               bt_events *happened);
bt_action aon_chance(const bt_game *game, const bt_state *state, bt_rng *rng);

#endif
