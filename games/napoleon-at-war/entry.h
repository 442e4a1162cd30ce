/*
 * entry.h - where reinforcements come on, turned away or diverted [14.0] [15.3] [20.2], and
 * units leaving the transit track [17.1].
 */
#ifndef NAW_ENTRY_H
#define NAW_ENTRY_H

#include "state.h"

/** List the hexes a unit may enter by now; when there are none, return why. */
const bt_reason *naw_entry_hexes(const naw *n, bt_unit unit, bt_hex_list *out);

/** The units that can come on now, and those of them that have to [14.0]. */
bt_units naw_may_enter(const naw *n, bt_side side, bt_units *must);

/** Those of a set that a demoralized army may turn away instead [14.21]. */
bt_units naw_may_decline(const naw *n, bt_side side, bt_units units);

/** Why the phase cannot end while some that have to come on wait, or NULL. */
const bt_reason *naw_refuse_waiting(const naw *n, bt_side side);

/** The group charted for a turn that may be sent to another hex, or NULL [20.2]. */
const naw_arrival *naw_divertible(const naw *n, bt_side side, unsigned turn);

const bt_reason *naw_refuse_enter(const naw *n, const bt_act *act);
const bt_reason *naw_refuse_decline(const naw *n, const bt_act *act);
const bt_reason *naw_refuse_divert(const naw *n, const bt_act *act);
void naw_do_enter(naw *n, const bt_act *act);
void naw_do_decline(naw *n, const bt_act *act);
void naw_do_divert(naw *n, const bt_act *act);

#endif
