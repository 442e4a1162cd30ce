/*
 * opening.h - what comes before the first turn, step by step [1.6].
 */
#ifndef OSG_OPENING_H
#define OSG_OPENING_H

#include "state.h"

/* The steps of the game's frame before the first turn: who leads what [18.0], the plan, the first player,
 * the second. */
enum { OSG_STEP_DELEGATE = 199, OSG_STEP_PLAN, OSG_STEP_FIRST, OSG_STEP_SECOND, OSG_STEP_READY };

/** The next step of the opening: true when all is done, and the first turn may begin. */
bool osg_set_up(osg *n);

#endif
