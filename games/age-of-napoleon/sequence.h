/*
 * sequence.h - the course of play [AON-5.1], read from top to bottom.
 */
#ifndef AON_SEQUENCE_H
#define AON_SEQUENCE_H

#include "state.h"

void aon_setup(const bt_game *game, bt_state *state);
int aon_begin(const bt_game *game, bt_state *state, bt_side side, const char *segment,
              bt_error *err);

/** Who says which side plays first: the French to 1810, the Coalition from 1811 [AON-5.2]. */
static inline bt_side
aon_chooser(const aon_state *s)
{
    return s->year <= 10 ? AON_FRENCH : AON_COALITION;
}

/** Run everything nobody has to decide, to the next decision. */
void aon_run(aon *n);

#endif
