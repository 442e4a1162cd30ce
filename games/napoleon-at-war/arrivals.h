/*
 * arrivals.h - reinforcements: who is due and who never comes [14.0] [15.0] [20.0]; those on the
 * transit track [17.1].
 */
#ifndef NAW_ARRIVALS_H
#define NAW_ARRIVALS_H

#include "state.h"

/** Why nothing can be done with a unit that is on no map; NULL if it is on one. */
const bt_reason *naw_refuse_absent(const naw *n, bt_unit unit);

/** Units of a side that may come on this turn, the track's last space included. */
bt_units naw_due(const naw *n, bt_side side);

/** The arrival group a charted unit comes with, or NULL. */
const naw_arrival *naw_arrival_of(const naw *n, bt_unit unit);

/** Take away the arrivals that the leaver's exit from hex bars [14.23]. */
void naw_bar_arrivals(naw *n, bt_side leaver, bt_hex hex);

/** When and where a group comes on by the plan that has been chosen. */
const naw_entry *naw_entry_of(const naw *n, const naw_arrival *group);

/** Why an arrival group, if there is one, is not due; NULL if it is. */
const bt_reason *naw_refuse_undue(const naw *n, const naw_arrival *group);

/** May the unit leave the track now?  Tells where it has got to. */
bool naw_is_at_track_end(const naw *n, bt_unit unit, int *section, int *from_map);

/** The map a group comes on to. */
int naw_entry_map(const naw *n, const naw_arrival *group);

/** Why a unit that waits neither off the map nor on the track is not to be brought on. */
const bt_reason *naw_refuse_gone(const naw *n, bt_unit unit, const naw_arrival *group);

/** Has a unit of the enemy left the map that a hex is on, by one of the hex's edges [14.23]? */
bool naw_has_gone_out(const naw *n, bt_side enemy, bt_hex hex);

#endif
