/*
 * retreat.h - where a beaten stack goes [C8.21] - [C8.28].
 */
#ifndef N06_RETREAT_H
#define N06_RETREAT_H

#include "state.h"

void n06_begin_retreat(n06 *n, bt_side side, int connections);
void n06_go_on_retreating(n06 *n, bt_side side, int connections);

#endif
