/*
 * eval.h - how well a side stands, for bots.
 */
#ifndef OSG_EVAL_H
#define OSG_EVAL_H

#include "state.h"

int osg_evaluate(const bt_game *game, const bt_state *state, bt_seat seat);

#endif
