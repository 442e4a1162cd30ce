/*
 * legal.h - who acts, what is allowed and listed, and what comes of it.
 */
#ifndef OSG_LEGAL_H
#define OSG_LEGAL_H

#include "state.h"

bt_sides osg_to_act(const bt_game *game, const bt_state *state);
const bt_reason *osg_check(const bt_game *game, const bt_state *state, bt_seat seat,
                           bt_action action);
void osg_legal(const bt_game *game, const bt_state *state, bt_seat seat, bt_actions *out);
bt_action osg_chance(const bt_game *game, const bt_state *state, bt_rng *rng);
void osg_apply(const bt_game *game, bt_state *state, bt_seat seat, bt_action action,
               bt_events *happened);

#endif
