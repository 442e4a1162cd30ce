/*
 * weary.h - the fatigue that a stack still takes before it fights.
 */
#ifndef N06_WEARY_H
#define N06_WEARY_H

#include "state.h"

/**
 * Lay on the engaged corps of an operation what they will take before the cards are counted on a
 * field, at the least: of the rain, and of a Moving Attack's way there [C9.7].  Who would die of it
 * is not taken off: that there is no combat then would tell others in the fog.
 */
void n06_weary(n06 *n, const bt_frame *operation, bt_area field);

#endif
