/*
 * night.h - night turns [2.2]: the box, supply, and disengagement.
 */
#ifndef OSG_NIGHT_H
#define OSG_NIGHT_H

#include "state.h"

/** What a side's night turn does before anybody decides. */
void osg_begin_night(osg *n, bt_side side);

/** Whom of a side the enemy still controls who can leave, and has to [4.2a]. */
bt_units osg_must_withdraw(const osg *n, bt_side side);

#endif
