/*
 * orders.h - who moves next, and where to, for bots.
 */
#ifndef OSG_ORDERS_H
#define OSG_ORDERS_H

#include "scene.h"

/** Of a Movement Phase: the next thing to do among the legal ones; BT_ACTION_NONE for nothing. */
bt_action osg_next_order(const osg *n, bt_side side, const bt_actions *legal);

/** Of a unit on the march. */
bt_action osg_next_step(const osg *n, bt_side side, const bt_actions *legal);

#endif
