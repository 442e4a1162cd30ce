/*
 * hold.h - who may stand together [3.0].
 */
#ifndef OSG_HOLD_H
#define OSG_HOLD_H

#include "state.h"

/** What forbids that these units of one side, more than two of whom take room, end a move in one hex. */
const bt_reason *osg_refuse_crowd(const osg *n, bt_units units);

/** The same of any of one side [3.13]; NULL when they may. */
static inline const bt_reason *
osg_refuse_stack(const osg *n, bt_units units)
{
    bt_units more = bt_units_and(units, n->printed->sized);

    (void)bt_units_take(&more);
    (void)bt_units_take(&more);
    return bt_units_is_empty(&more) ? NULL : osg_refuse_crowd(n, units);
}

/** The same of units that come to those of their side in a hex. */
const bt_reason *osg_refuse_joining(const osg *n, bt_units coming, bt_side side, bt_hex hex);

/** May a unit of theirs march through, as a flag tells anybody: is no enemy there? */
bool osg_holds_enemy(const osg *n, bt_side side, bt_hex hex);

/** Is a combat unit of the side in the hex that is no train? */
bool osg_has_troops(const osg *n, bt_side side, bt_hex hex);

/** Is any combat unit of the side there, trains too? */
bool osg_has_combat(const osg *n, bt_side side, bt_hex hex);

/** Does a single infantry unit of the side hold a chateau there [11.51]?  Leaders do not matter. */
bool osg_is_castled(const osg *n, bt_side side, bt_hex hex);

#endif
