/*
 * events.h - what each event does; chapter E.
 */
#ifndef N06_EVENTS_H
#define N06_EVENTS_H

#include "state.h"

bool n06_has_named_area(const n06 *n, bt_side side, n06_event event);

/** The event just played works now, in an operation; in the Initiative phase. */
void n06_resolve(n06 *n, bt_side side);
void n06_resolve_plan(n06 *n, bt_side side);

/** Nothing is chosen for an event any more. */
void n06_forget_event(n06 *n);

/** The clause of the event whose object is being chosen. */
const char *n06_rule_of_choice(const n06 *n);

#endif
