/*
 * plan.h - the French plan of entry, written in secret [21.85].
 */
#ifndef OSG_PLAN_H
#define OSG_PLAN_H

#include "state.h"

#include <berthier/rng.h>

/** May everybody see it: have all French leaders come on? */
bool osg_plan_is_open(const osg *n);

/** Write a plan for the French forces of which nobody has come on yet, as dice have it. */
void osg_deal_plan(osg *n, bt_rng *rng);

#endif
