/*
 * points.h - movement points [C6.3] - [C6.8].
 */
#ifndef N06_POINTS_H
#define N06_POINTS_H

#include "state.h"

/** Movement points of the stack, lines saying why; perhaps negative [C6.3]. */
int n06_movement_points(const n06 *n, bt_odds *lines);

/** What crossing a connection costs [C6.9] [C6.10]. */
int n06_link_cost(const n06 *n, bt_link link);

#endif
