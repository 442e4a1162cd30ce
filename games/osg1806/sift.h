/*
 * sift.h - which of the legal actions a bot should think about.
 */
#ifndef OSG_SIFT_H
#define OSG_SIFT_H

#include "state.h"

void osg_sift(const bt_game *game, const bt_state *state, bt_seat seat, bt_actions *actions);

#endif
