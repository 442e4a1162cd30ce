/*
 * plan.h - the choice of a reinforcement option, and when it shows itself [15.1].
 */
#ifndef NAW_PLAN_H
#define NAW_PLAN_H

#include "state.h"

/** The plan has shown itself to everybody [15.1]. */
void naw_show_plan(naw *n);

#endif
