/*
 * setup.h - secret set-up; chapter G1.
 */
#ifndef N06_SETUP_H
#define N06_SETUP_H

#include "state.h"

/** Go on to secret set-up, or past it where there is none. */
void n06_begin_setup(n06 *n);

/* What keeps a side from being ready: a block, or a demand that too few corps meet. */
typedef struct n06_gap {
    const bt_reason *reason; /* NULL: nothing */
    bt_unit unit;            /* BT_UNIT_NONE with a demand */
    const n06_demand *demand;
    int corps; /* that meet it */
} n06_gap;

n06_gap n06_find_gap(const n06 *n, bt_side side);

/** Only what demands lack. */
n06_gap n06_find_lack(const n06 *n, bt_side side);

/** Blocks in hand, corps and commanders' corps that are wanting. */
int n06_count_gaps(const n06 *n, bt_side side);

/** Does the other side not see yet where the block is, or whether it has been placed [G1.4]? */
bool n06_is_set_up_secretly(const n06 *n, bt_unit unit);

/** Take off what a side has placed; place its blocks at random as it must. */
void n06_hide_setup(const n06 *n, bt_side side);
void n06_deal_setup(n06 *n, bt_side side, bt_rng *rng);

#endif
