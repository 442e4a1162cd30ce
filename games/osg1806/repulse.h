/*
 * repulse.h - displacing the enemy in the Movement Phase [10.0].
 */
#ifndef OSG_REPULSE_H
#define OSG_REPULSE_H

#include "state.h"

#define OSG_REPULSE_ODDS 5 /* to 1 [10.11] */

bt_refuser osg_refuse_repulse;
bt_doer osg_do_repulse;

#endif
