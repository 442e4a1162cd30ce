/*
 * combat.h - a combat from the first card to the last; chapter C8.
 */
#ifndef N06_COMBAT_H
#define N06_COMBAT_H

#include "state.h"

void n06_begin_combat(n06 *n, bt_side attacker);

/** Engage the stack, and what defends the target against it [C8.1] [C8.3]. */
void n06_line_up(n06 *n, bt_side attacker);

/** Is a combat under way in which cards are still played before any is drawn? */
bool n06_before_draw(const n06_state *s);

/** Is a combat under way in which no card has been drawn yet? */
bool n06_nothing_drawn(const n06 *n);

/** Has the combat under way come to its retreat and pursuit [C1.17]? */
bool n06_in_retreat(const n06_state *s);

/** Fatigue of a side by what both have inflicted so far [C8.11]. */
int n06_fatigue_suffered(const n06 *n, bt_side side);

void n06_count_turned(n06 *n, bt_side side, bt_unit card);

/** Are strength points falling that are scored together later [C12.13]? */
bool n06_holds_score(const n06_state *s);

#endif
