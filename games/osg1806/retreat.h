/*
 * retreat.h - retreats [11.43] [11.44] and displacement [11.45], after combat and by a Repulse.
 */
#ifndef OSG_RETREAT_H
#define OSG_RETREAT_H

#include "state.h"

/** Units of one side have to retreat one hex, or two: their owner decides next, and who cannot is
 * eliminated. */
void osg_begin_retreat(osg *n, bt_units units, int hexes);

#endif
