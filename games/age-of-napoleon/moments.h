/*
 * moments.h - at which kind of moment a side is being asked (orders.h).
 */
#ifndef AON_MOMENTS_H
#define AON_MOMENTS_H

#include "state.h"

int aon_moment(const bt_game *game, const bt_state *state, bt_seat seat, bt_action *pass);

#endif
