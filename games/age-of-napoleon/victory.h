/*
 * victory.h - how the game ends [AON-16.1].
 */
#ifndef AON_VICTORY_H
#define AON_VICTORY_H

#include "state.h"

/** The game has ended; nothing is under way any more. */
void aon_close(aon *n);

/** France has surrendered: the game is lost, or Napoléon returns next year [AON-14.5b] [18.1.1]. */
void aon_france_falls(aon *n);

void aon_outcome(const bt_game *game, const bt_state *state, bt_outcome *out);

#endif
