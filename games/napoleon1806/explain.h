/*
 * explain.h - the facts behind a refusal, and the sums behind a combat.
 */
#ifndef N06_EXPLAIN_H
#define N06_EXPLAIN_H

#include "state.h"

void n06_explain(const bt_game *game, const bt_state *state, bt_seat seat, bt_action action,
                 const bt_reason *reason, bt_buf *out);
int n06_odds(const bt_game *game, const bt_state *state, bt_seat seat, uint16_t place,
             bt_odds *out);

#endif
