/*
 * victory.h - the victory point schedule and the level of victory [19.0].
 */
#ifndef NAW_VICTORY_H
#define NAW_VICTORY_H

#include "state.h"

typedef struct naw_score {
    int points[2];
    bool met[NAW_CONDITIONS_MAX];
} naw_score;

/** Count the victory points as if the game ended now [19.1]. */
void naw_count_victory(const naw *n, naw_score *out);

void naw_outcome(const bt_game *game, const bt_state *state, bt_outcome *out);
void naw_announce_victory(naw *n);

#endif
