/*
 * repulse.h - displacing the enemy in the Movement Phase [10.0].
 */
#ifndef OSG_REPULSE_H
#define OSG_REPULSE_H

#include "state.h"

/** What forbids those on the march, or who would be, a Repulse of all enemies who control their hex
 * [10.1]. */
const bt_reason *osg_refuse_repulsing(const osg *n, bt_units movers);

bt_refuser osg_refuse_repulse;
bt_doer osg_do_repulse;

#endif
