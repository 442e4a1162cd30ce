/*
 * share.h - points laid on corps or taken off, one by one.
 */
#ifndef N06_SHARE_H
#define N06_SHARE_H

#include "state.h"

/** What a SHARE frame does with its points, and by which rule. */
n06_share n06_share_kind(const bt_frame *frame);
const char *n06_share_rule(const bt_frame *frame);

/** Lay fatigue on corps of a set as their owner likes. */
void n06_share_freely(n06 *n, bt_units units, int points, bt_side side, n06_cause cause);

/** The same, shared equally, the remainder as their owner likes [C8.13]. */
void n06_share_evenly(n06 *n, bt_units units, int points, bt_side side, n06_cause cause);

/** Take fatigue off corps of a set as their owner likes. */
void n06_share_rest(n06 *n, bt_units units, int points, bt_side side, n06_cause cause);

/** Losses shared equally; in a combat the rule on cavalry holds [C8.14] [C8.17]. */
void n06_share_losses(n06 *n, bt_units units, int points, bt_side side, n06_cause cause);

#endif
