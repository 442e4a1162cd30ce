/*
 * exits.h - what a way off the map asks for [17.0], and the way to the transit track [17.1].
 */
#ifndef NAW_EXITS_H
#define NAW_EXITS_H

#include "state.h"

/** Is any way off a map open to the side? */
bool naw_may_leave(const naw *n, bt_side side);

/** May the unit, at hex with mp left, leave the map at all? */
bool naw_can_leave(const naw *n, bt_unit unit, bt_hex hex, bt_mp mp);

/** What an exit over an edge, or to a section of the track, costs from a hex beside it. */
bt_mp naw_leaving_cost(const naw *n, bt_hex hex, unsigned code, unsigned operand);

/** What forbids leaving by an edge for good [17.0], or for a section of the track [17.1]. */
const bt_reason *naw_refuse_exit_by(const naw *n, bt_side side, bt_hex hex, bt_mp mp, int edge);

const bt_reason *naw_refuse_transit_by(const naw *n, bt_side side, bt_hex hex, bt_mp mp,
                                       int section);

#endif
