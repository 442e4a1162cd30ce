/*
 * wear.h - what changes on a block: fatigue, strength gained, its face turned [C1.5] [C1.24].
 */
#ifndef N06_WEAR_H
#define N06_WEAR_H

#include "state.h"

/** A corps gets an infantry point. */
void n06_gain(n06 *n, bt_unit unit, const char *rule);

void n06_activate(n06 *n, bt_units units, const char *rule);
void n06_tire(n06 *n, bt_unit unit, int points, const char *rule);
void n06_rest(n06 *n, bt_unit unit, int points, const char *rule);

#endif
