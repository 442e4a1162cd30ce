/*
 * odds.h - what a battle may bring, before it is fought: strengths line by line, and chances.
 */
#ifndef AON_ODDS_H
#define AON_ODDS_H

#include "state.h"

int aon_odds(const bt_game *game, const bt_state *state, bt_seat viewer, uint16_t place,
             bt_odds *out);
int aon_forecast(const bt_game *game, const bt_view *view, uint16_t place, bt_arena *arena,
                 bt_forecast *out);

#endif
