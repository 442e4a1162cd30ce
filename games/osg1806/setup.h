/*
 * setup.h - setting up before the first turn [1.6].
 */
#ifndef OSG_SETUP_H
#define OSG_SETUP_H

#include "state.h"

/* The steps of the game's frame before the first turn: who leads what [18.0], the plan, the first player,
 * the second. */
enum { OSG_STEP_DELEGATE = 199, OSG_STEP_PLAN, OSG_STEP_FIRST, OSG_STEP_SECOND, OSG_STEP_READY };

/** Everything where the tables have it [1.6a]. */
void osg_lay_out(osg *n);

/** The next step of setting up: true when all is done, and the first turn may begin. */
bool osg_set_up(osg *n);

/** Is a side setting up now?  Then the others see nothing of it [1.6b]. */
bool osg_sets_up(const osg *n, bt_side side);

/** A train that its leader has left behind and that could follow [19.24a]; BT_UNIT_NONE. */
bt_unit osg_left_astray(const osg *n, bt_side side);

#endif
