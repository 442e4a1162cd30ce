/*
 * outlook.h - what countries are worth to each side, what a step of one would change, and what is left of
 * the limits of the year: for views.
 */
#ifndef AON_OUTLOOK_H
#define AON_OUTLOOK_H

#include "state.h"

/** Write it into an open view, as far as the viewer sees it in `n`. */
void aon_write_outlook(const aon *n, bt_seat viewer, bt_json *json);

#endif
