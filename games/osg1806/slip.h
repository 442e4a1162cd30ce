/*
 * slip.h - retreats before combat [16.2] [13.22]: who is asked.
 */
#ifndef OSG_SLIP_H
#define OSG_SLIP_H

#include "state.h"

/** The mounted units, and leaders who may follow them, of a side that could go for all that the enemy
 *  sees.  Whether there is room among their own is hidden, so nobody's being asked rests on it [1.5a]. */
bt_units osg_asked_to_slip(const osg *n, bt_side side);

#endif
