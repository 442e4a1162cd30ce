/*
 * march.h - movement points, steps and stops; chapters C6 and C7.
 */
#ifndef N06_MARCH_H
#define N06_MARCH_H

#include "state.h"

/** Can the stack on the march go on from here, or work on a bridge? */
bool n06_can_go_on(const n06 *n, bt_side side);

bt_refuser n06_refuse_step, n06_refuse_halt;
bt_doer n06_do_step;

#endif
