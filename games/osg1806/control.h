/*
 * control.h - who controls what scores [20.16].
 */
#ifndef OSG_CONTROL_H
#define OSG_CONTROL_H

#include "state.h"

/** Does a side control a source of supply, by its number? */
bt_side osg_source_holder(const osg *n, int source);

/** Who controls the hex of Saalfeld, and one of the two that the French are after [21.96b]. */
bt_side osg_town_holder(const osg *n);
bt_side osg_aim_holder(const osg *n, int aim);

/** Is it such a hex, and somebody stands in it who does not control it? */
bool osg_is_disputed(const osg *n, bt_hex hex);

/** Is it so in any of them? */
bool osg_is_any_disputed(const osg *n);

/** Who is there in supply controls it.  This tells of the supply of hidden forces, whether they have it or not:
 * to be asked when the enemy is told of something else, or somebody has come to such a hex. */
void osg_sweep_control(osg *n);

/** Would that change anything now? */
bool osg_control_is_due(const osg *n);

#endif
