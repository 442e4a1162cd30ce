/*
 * approach.h - the army on the march, brought on a copy of the position to where it would fight.
 */
#ifndef AON_APPROACH_H
#define AON_APPROACH_H

#include "state.h"

/**
 * March the army in hand to an area, or leave it there if it has come to it: who is fresh and hit on the way
 * is spent, and what has hit it already does not hit it again.  Whom a die of attrition may cost it is not
 * counted.  False when it cannot end its move there by land.
 *
 * Of ways of one length it takes the one that costs least, as aon_ways tells it.
 */
bool aon_approach(aon *n, bt_side side, bt_area to);

#endif
