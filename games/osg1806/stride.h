/*
 * stride.h - what forbids those on the march a step [4.1] [8.12F] and where a move may end [3.14]; and over
 * which hexsides they can step, judged at a glance.
 */
#ifndef OSG_STRIDE_H
#define OSG_STRIDE_H

#include "way.h"

/** What forbids those on the march, or some who would be, a step to a hex. */
const bt_reason *osg_refuse_step(const osg *n, bt_units movers, bt_hex to);

/** ... over a hexside of their hex. */
const bt_reason *osg_refuse_step_over(const osg *n, bt_units movers, const bt_hexside *over);

/** What forbids that they come into a zone at a hex [4.1a] [8.22d]; NULL also where there is none. */
const bt_reason *osg_refuse_zone(const osg *n, bt_units movers, bt_side side, bt_hex to);

/** What forbids that they come to a hex with so many points left: they could neither end their move
 * there nor go on to where they can. */
const bt_reason *osg_refuse_dead_end(const osg *n, bt_units movers, bt_hex to, bt_mp left);

/** ... if these were in Road March. */
const bt_reason *osg_refuse_dead_end_as(const osg *n, bt_units movers, bt_units marching, bt_hex to,
                                        bt_mp left);

/** The least that any of them has left, in half points. */
bt_mp osg_least_left(const osg *n, bt_units movers);

/** They pay for a step, and stand beyond the hexside. */
void osg_move_over(osg *n, bt_units movers, const bt_hexside *over);

/** Over which of the sides of their hex, by bits in their order, nothing forbids them a step. */
unsigned osg_open_steps(const osg *n, bt_units movers);

/** Over any of them? */
bool osg_can_step(const osg *n, bt_units movers);

#endif
