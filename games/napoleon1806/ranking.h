/*
 * ranking.h - what a tournament counts for a game; chapter M2.
 */
#ifndef N06_RANKING_H
#define N06_RANKING_H

#include "state.h"

typedef struct n06_rank {
    int points, ties; /* of ranking; to break ties */
} n06_rank;

/** What a side has of the game in a tournament as it stands now. */
n06_rank n06_rank_of(const n06_state *s, bt_side side);

void n06_tell_ranking(n06 *n);
void n06_write_ranking(const bt_game *game, const n06_state *s, bt_json *json);

#endif
