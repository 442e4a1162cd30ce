/*
 * victory.h - victory points and the end of the game; chapters C12 and M2.
 */
#ifndef N06_VICTORY_H
#define N06_VICTORY_H

#include "state.h"

void n06_add_vp(n06 *n, int points, const char *rule);
void n06_end_game(n06 *n, bt_side winner, n06_ending ending);

/** The last turn is over: who has won [C12.10] [C13.4]? */
void n06_judge(n06 *n);

/** The clause by which the game has ended. */
const char *n06_ended_by(const n06 *n);

/** Put everything away: the game has been won. */
void n06_close(n06 *n);
void n06_outcome(const bt_game *game, const bt_state *state, bt_outcome *out);

#endif
