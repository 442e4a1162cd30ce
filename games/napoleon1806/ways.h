/*
 * ways.h - which ways a march may take: out of a contested area [C7.5], and nearer to a refuge.
 */
#ifndef N06_WAYS_H
#define N06_WAYS_H

#include "state.h"

/** Why a stack of a side may not leave an area over a connection, or NULL [C7.5] [C7.6]. */
const bt_reason *n06_refuse_exit(const n06 *n, bt_side side, bt_area from, bt_link link);

/* [E-STRATEGIC-RETREAT.2] Does the side fall back this turn; is an area nearer to a refuge than
 * where the move began; can a stack come to rest nearer, from an area with points left? */
bool n06_falls_back(const n06 *n, bt_side side);
bool n06_is_nearer(const n06 *n, bt_area area);
bool n06_can_get_nearer(const n06 *n, bt_side side, bt_area area, int points);

/** Could the stack on the march still get nearer, but not once it has destroyed the bridge? */
bool n06_cuts_itself_off(const n06 *n, bt_side side, bt_link bridge);

#endif
