/*
 * night.h - night turns [2.2]: the box, supply, and disengagement.
 */
#ifndef OSG_NIGHT_H
#define OSG_NIGHT_H

#include "state.h"

/** What a side's night turn does before anybody decides. */
void osg_begin_night(osg *n, bt_side side);

#endif
