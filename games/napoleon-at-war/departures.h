/*
 * departures.h - leaving a map for good, and the transit track [17.0].
 */
#ifndef NAW_DEPARTURES_H
#define NAW_DEPARTURES_H

#include "state.h"

const bt_reason *naw_refuse_exit(const naw *n, const bt_act *act);
const bt_reason *naw_refuse_transit(const naw *n, const bt_act *act);
const bt_reason *naw_refuse_forward(const naw *n, const bt_act *act);
void naw_do_exit(naw *n, const bt_act *act);
void naw_do_transit(naw *n, const bt_act *act);
void naw_do_forward(naw *n, const bt_act *act);

/** Try to leave the map with each unit of a set, over any edge and for the track. */
void naw_try_leaving(const bt_list *l, bt_units units);

#endif
