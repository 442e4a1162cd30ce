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

/** What a side has lost on both maps, and what a condition counts of what has left [19.0] [19.1i]. */
int naw_total_losses(const naw_state *s, bt_side side);
int naw_exited_strength(const naw *n, const naw_condition *c);

void naw_outcome(const bt_game *game, const bt_state *state, bt_outcome *out);
void naw_announce_victory(naw *n);

#endif
