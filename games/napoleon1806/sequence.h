/*
 * sequence.h - the sequence of play [C3.1], read from top to bottom.
 */
#ifndef N06_SEQUENCE_H
#define N06_SEQUENCE_H

#include "state.h"

void n06_setup(const bt_game *game, bt_state *state);
int n06_begin(const bt_game *game, bt_state *state, bt_side side, const char *segment,
              bt_error *err);

/** Run everything nobody has to decide, to the next decision. */
void n06_run(n06 *n);

#endif
