/*
 * arrival.h - the late corps [C2.4] - [C2.7].
 */
#ifndef N06_ARRIVAL_H
#define N06_ARRIVAL_H

#include "state.h"

/** The late corps comes in, if this is its turn [C2.4]. */
void n06_begin_arrival(n06 *n);

#endif
