/*
 * dice.c - one die, as every room that rolls one has it.
 */
#include "dice.h"

#include <berthier/rng.h>

void
osg_list_die(const bt_list *list)
{
    bt_try_numbers(list, OSG_A_DIE, 1, 7);
}

bt_action
osg_throw_die(const osg *n, bt_rng *rng)
{
    (void)n;
    return bt_action_make(OSG_A_DIE, 1 + bt_rng_below(rng, 6), 0, 0);
}
