/*
 * setup.h - setting up before the first turn [1.6].
 */
#ifndef OSG_SETUP_H
#define OSG_SETUP_H

#include "state.h"

/** Everything where the tables have it [1.6a]. */
void osg_lay_out(osg *n);

/** Is a side setting up now?  Then the others see nothing of it [1.6b]. */
bool osg_sets_up(const osg *n, bt_side side);

/** A train that its leader has left behind and that could follow [19.24a]; BT_UNIT_NONE. */
bt_unit osg_left_astray(const osg *n, bt_side side);

#endif
