/*
 * past.h - what a position says of the game before it.
 */
#ifndef NAW_PAST_H
#define NAW_PAST_H

#include "state.h"

/** Can play have come to this: the option, losses and morale, who is where, what a phase keeps?  The
 *  position is sound otherwise. */
bool naw_past_ok(const naw *n, bt_error *err);

#endif
