/*
 * dice.h - one die, as every room that rolls one has it.
 */
#ifndef OSG_DICE_H
#define OSG_DICE_H

#include "state.h"

void osg_list_die(const bt_list *list);
bt_action osg_throw_die(const osg *n, bt_rng *rng);

#endif
