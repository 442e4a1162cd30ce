/*
 * march.h - what an army on the march may do.
 */
#ifndef AON_MARCH_H
#define AON_MARCH_H

#include "reasons.h"

/** What forbids the army in hand to go on by land to the area `act->a`, by sea, or to end its move. */
const bt_reason *aon_refuse_step(const aon *n, const bt_act *act);
const bt_reason *aon_refuse_sail(const aon *n, const bt_act *act);
const bt_reason *aon_refuse_halt(const aon *n, const bt_act *act);

#endif
