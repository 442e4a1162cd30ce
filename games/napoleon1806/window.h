/*
 * window.h - the moments at which cards are played, and what answers them.
 */
#ifndef N06_WINDOW_H
#define N06_WINDOW_H

#include "state.h"

/** Why a side cannot play a card where it is not asked for one, as far as both sides see. */
const bt_reason *n06_refuse_unasked(const n06 *n, unsigned code, const bt_act *act);

#endif
