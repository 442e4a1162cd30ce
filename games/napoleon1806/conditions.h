/*
 * conditions.h - when each event may be played, and what on; chapter E.
 */
#ifndef N06_CONDITIONS_H
#define N06_CONDITIONS_H

#include "state.h"

/** Why a side cannot play an event at its moment, as far as everybody can see. */
const bt_reason *n06_refuse_event(const n06 *n, bt_side side, n06_event event);

/** The same with what one side alone knows taken as met: is it to be asked? */
const bt_reason *n06_refuse_openly(const n06 *n, bt_side side, n06_event event);

/** What an event is about: a bridge, a helper, a stack that slips away, a corps. */
const bt_reason *n06_refuse_bridge(const n06 *n, bt_side side, bt_link link, n06_event event);
const bt_reason *n06_refuse_helper(const n06 *n, bt_side side, unsigned unit);
const bt_reason *n06_refuse_slipper(const n06 *n, bt_side side, unsigned unit);
const bt_reason *n06_refuse_patient(const n06 *n, bt_side side, n06_event event, unsigned unit);

#endif
