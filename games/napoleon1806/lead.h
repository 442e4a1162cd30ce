/*
 * lead.h - blocks led over a connection or brought on, and what they meet; chapters C7, C12 and G3.
 */
#ifndef N06_LEAD_H
#define N06_LEAD_H

#include "state.h"

/** Lead blocks over a connection into an area, with all that entering means. */
void n06_lead(n06 *n, bt_units stack, bt_area to, bt_link link);

/** Bring a block on the map. */
void n06_bring_on(n06 *n, bt_unit unit, bt_area area);

#endif
