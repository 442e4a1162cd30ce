/*
 * mover.h - the unit on the march: how far it may go, and that it has set out or arrived [2.4] [5.0].
 */
#ifndef NAW_MOVER_H
#define NAW_MOVER_H

#include "state.h"

/** The unit's Movement Allowance in half points, by a kind of Game-Turn and on this one [2.4] [16.21]. */
bt_mp naw_allowance_by(const naw *n, bt_unit unit, naw_turn_kind light);
bt_mp naw_allowance(const naw *n, bt_unit unit);

/** What refuses a unit the points for something that costs more than the mp it has left: in fog
 *  the fog [16.21a], where its whole allowance would have sufficed. */
const bt_reason *naw_refuse_points(const naw *n, bt_unit unit, int cost, bt_mp mp);

/** Set a unit marching: it has reached hex and has mp half points left. */
void naw_begin_march(naw *n, bt_unit unit, bt_hex hex, bt_mp mp);

/** End the march of a unit that halts or has left the map. */
void naw_end_march(naw *n, bt_unit unit);

#endif
