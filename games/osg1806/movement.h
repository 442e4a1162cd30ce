/*
 * movement.h - who may move [8.0], where to [4.1] [8.12F], and where a move may end [3.14].
 */
#ifndef OSG_MOVEMENT_H
#define OSG_MOVEMENT_H

#include "way.h"

/** What forbids that a unit sets out in the segment that stands open. */
const bt_reason *osg_refuse_mover(const osg *n, bt_side side, bt_unit unit);

/** What forbids those on the march, or some who would be, a step to a hex. */
const bt_reason *osg_refuse_step(const osg *n, bt_units movers, bt_hex to);

/** ... over a hexside of their hex. */
const bt_reason *osg_refuse_step_over(const osg *n, bt_units movers, const bt_hexside *over);

/** Whom osg_refuse_mover allows. */
bt_units osg_find_movers(const osg *n, bt_side side);

/** What forbids that they come to a hex with so many points left: they could neither end their move
 * there nor go on to where they can. */
const bt_reason *osg_refuse_dead_end(const osg *n, bt_units movers, bt_hex to, bt_mp left);

/** ... if these were in Road March. */
const bt_reason *osg_refuse_dead_end_as(const osg *n, bt_units movers, bt_units marching, bt_hex to,
                                        bt_mp left);

/** Take them a step further, or on to the map; all pay what it costs them. */
void osg_take_step(osg *n, bt_units movers, bt_hex to);

/** Could a unit in an enemy's zone do anything there, if it were taken up [10.1]? */
bool osg_has_work(const osg *n, bt_unit unit);

/** The least that any of them has left, in half points. */
bt_mp osg_least_left(const osg *n, bt_units movers);

/** What taking off the marker of Road March costs a unit, in half points [8.23a]. */
bt_mp osg_unmarch_cost(const osg *n, bt_unit unit);

/** Take up a unit. */
void osg_take_up(osg *n, bt_unit unit);

/** The move of all on the march ends. */
void osg_end_march(osg *n);

#endif
