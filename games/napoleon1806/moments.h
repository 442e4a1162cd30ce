/*
 * moments.h - at which kind of moment a side is being asked (orders.h).
 */
#ifndef N06_MOMENTS_H
#define N06_MOMENTS_H

#include "state.h"

int n06_moment(const bt_game *game, const bt_state *state, bt_seat seat, bt_action *pass);

#endif
