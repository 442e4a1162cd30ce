/*
 * stride.h - over which hexsides those on the march can step, judged at a glance.
 */
#ifndef OSG_STRIDE_H
#define OSG_STRIDE_H

#include "way.h"

/** Over which of the sides of their hex, by bits in their order, nothing forbids them a step. */
unsigned osg_open_steps(const osg *n, bt_units movers);

/** Over any of them? */
bool osg_can_step(const osg *n, bt_units movers);

/** Can they go on from a hex, with so many points left and these in Road March, to one where they may end
 * their move? */
bool osg_can_leave(const osg *n, bt_units movers, bt_units marching, bt_hex from, bt_mp left);

#endif
