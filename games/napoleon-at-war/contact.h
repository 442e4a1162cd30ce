/*
 * contact.h - who controls a hex, who touches whom, and who can bombard whom [6.0] [7.15] [8.1].
 */
#ifndef NAW_CONTACT_H
#define NAW_CONTACT_H

#include "state.h"

/** Units of a side whose zones a hex lies in [6.0a]. */
bt_units naw_controllers(const naw *n, bt_side side, bt_hex hex);

/** Units of a side that touch a unit; returns how many. */
int naw_touching(const naw *n, bt_unit unit, bt_side side, bt_unit out[6]);

/** May the artillery fire at the enemy without touching him [8.1] [8.45]? */
const bt_reason *naw_refuse_bombardment(const naw *n, bt_unit gun, bt_unit enemy);

/** The clause by which an attacker takes part in the attack in hand [7.22] [8.21] [8.41a] [8.45b]. */
const char *naw_part_rule(const naw *n, bt_unit attacker);

/** Is a hex two away seen, or not seen, for what lies left and right of a hexside along which the
 *  line runs [8.32], not for what lies across the line [8.31]? */
bool naw_is_sight_between(const naw *n, bt_hex from, bt_hex to, bool seen);

/** Do the two touch so that combat is possible [7.15] [9.0]? */
bool naw_touch(const naw *n, bt_unit one, bt_unit other);

/** Artillery that is free to bombard: not in an enemy zone [8.41]. */
bool naw_is_free_gun(const naw *n, bt_unit unit);

#endif
