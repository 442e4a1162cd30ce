/*
 * sequence.h - the sequence of play [2.0].
 */
#ifndef OSG_SEQUENCE_H
#define OSG_SEQUENCE_H

#include "state.h"

void osg_setup(const bt_game *game, bt_state *state);
int osg_begin(const bt_game *game, bt_state *state, bt_side side, const char *segment,
              bt_error *err);

#endif
