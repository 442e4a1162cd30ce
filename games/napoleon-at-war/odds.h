/*
 * odds.h - what the odds of the attack in hand are [7.3] [7.6] [9.0].
 */
#ifndef NAW_ODDS_H
#define NAW_ODDS_H

#include "state.h"

/** The column the attack in hand is resolved on, and how it comes about. */
int naw_column(const naw *n, bt_odds *lines);

/** The same before lower odds are announced [7.9]. */
int naw_full_column(const naw *n);

/** The clause by which the column is what it is. */
const char *naw_odds_rule(const naw *n);

int naw_odds(const bt_game *game, const bt_state *state, bt_side viewer, uint16_t place,
             bt_odds *out);

#endif
