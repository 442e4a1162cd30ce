/*
 * count.h - how many combat cards a side draws [C8.5] - [C8.10].
 */
#ifndef N06_COUNT_H
#define N06_COUNT_H

#include "state.h"

/** Combat cards a side draws, lines saying why. */
int n06_combat_cards(const n06 *n, bt_side side, bt_odds *lines);

/** Add a line to a sum that is being told: no line for nothing, or to nobody. */
void n06_note(const n06 *n, bt_odds *lines, const char *rule, int value, const char *text);

#endif
