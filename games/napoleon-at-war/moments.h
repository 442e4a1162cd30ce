/*
 * moments.h - why an action has no place now: because it is another side's to
 * decide, or because the sequence of play [4.1a] has come to something else.
 */
#ifndef NAW_MOMENTS_H
#define NAW_MOMENTS_H

#include "state.h"

/** Of a side that is not asked now. */
const bt_reason *naw_refuse_side(const naw *n, const bt_act *act);

/** Of a side that has something else to decide. */
const bt_reason *naw_refuse_moment(const naw *n, const bt_act *act);

#endif
