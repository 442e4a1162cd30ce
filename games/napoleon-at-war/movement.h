/*
 * movement.h - moving units over the maps [5.0] [6.0] [10.2] [16.0].
 */
#ifndef NAW_MOVEMENT_H
#define NAW_MOVEMENT_H

#include "state.h"

/** Could the unit, having reached hex with mp left, end its move properly:
 *  there, further on, off the map, or on a friend who can make way [5.32]? */
bool naw_can_rest(const naw *n, bt_unit unit, bt_hex hex, bt_mp mp);

/** Why the unit may not set out at all [5.13] [5.17] [10.2], or NULL. */
const bt_reason *naw_refuse_mover(const naw *n, bt_side side, bt_unit unit);

/** May the unit, in hex `from` with mp left, cross side i of it and come to rest? */
const bt_reason *naw_refuse_hexside(const naw *n, bt_unit unit, bt_hex from, int i, bt_mp mp);

/** List the first hexes of units that may set out. */
void naw_list_moves(const naw *n, bt_side side, bt_units able, bt_actions *out);

const bt_reason *naw_refuse_move(const naw *n, const bt_act *act);
void naw_do_move(naw *n, const bt_act *act);

/** What the cheapest way from hex to hex costs a unit that nobody hinders; 0 for none. */
bt_mp naw_least_cost(const naw *n, bt_hex from, bt_hex to);

/** What crossing from a hex to the next one costs. */
bt_mp naw_cost_between(const naw *n, bt_hex from, bt_hex to);

/** Could a unit that has come to a hex end its move there [5.32]? */
bool naw_can_halt(const naw *n, bt_unit unit, bt_hex hex);

/** Why the unit cannot go from where it stands to a hex [5.15] [5.16]. */
const bt_reason *naw_refuse_next_hex(const naw *n, bt_unit unit, bt_hex to, bt_mp mp);

/** What stands against crossing side i of a hex, resting left aside. */
const bt_reason *naw_refuse_crossing(const naw *n, bt_side side, bt_hex from, int i, bt_mp mp);

#endif
