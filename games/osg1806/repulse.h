/*
 * repulse.h - displacing the enemy in the Movement Phase [10.0].
 */
#ifndef OSG_REPULSE_H
#define OSG_REPULSE_H

#include "state.h"

bt_refuser osg_refuse_repulse;
bt_doer osg_do_repulse;

#endif
