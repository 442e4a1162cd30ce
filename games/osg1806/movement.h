/*
 * movement.h - who may move [8.0], and the parts of a move.
 */
#ifndef OSG_MOVEMENT_H
#define OSG_MOVEMENT_H

#include "way.h"

/** What forbids that a unit sets out in the segment that stands open. */
const bt_reason *osg_refuse_mover(const osg *n, bt_side side, bt_unit unit);

/** What keeps a bridge train that was taken up from all but laying pontoons (R145); NULL of anybody else. */
const bt_reason *osg_refuse_orders(const osg *n);

/** Whom osg_refuse_mover allows. */
bt_units osg_find_movers(const osg *n, bt_side side);

/** Take them a step further, or on to the map; all pay what it costs them. */
void osg_take_step(osg *n, bt_units movers, bt_hex to);

/** Could a unit in an enemy's zone do anything there, if it were taken up [10.1]? */
bool osg_has_work(const osg *n, bt_unit unit);

/** What taking off the marker of Road March costs a unit, in half points [8.23a]. */
bt_mp osg_unmarch_cost(const osg *n, bt_unit unit);

/** Take up a unit. */
void osg_take_up(osg *n, bt_unit unit);

/** The move of all on the march ends. */
void osg_end_march(osg *n);

#endif
