/*
 * sequence.h - the sequence of play [4.1], read from top to bottom.
 */
#ifndef NAW_SEQUENCE_H
#define NAW_SEQUENCE_H

#include "state.h"

int naw_begin(const bt_game *game, bt_state *state, bt_side side, const char *segment,
              bt_error *err);

#endif
