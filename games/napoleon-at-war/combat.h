/*
 * combat.h - a combat in hand: who takes part, who has won, what is left of them [7.0].
 */
#ifndef NAW_COMBAT_H
#define NAW_COMBAT_H

#include "state.h"

/** Those of a set that are on a map. */
bt_units naw_survivors(const naw *n, bt_units units);

/** Note a hex the beaten side has left, for an advance. */
void naw_add_vacated(naw_state *s, bt_hex hex);

/** Attackers that touch the enemy, be they still alive or not [8.14]. */
bt_units naw_front(const naw_state *s);

/** The side that won the combat in hand. */
bt_side naw_victor(const naw_state *s);

/** Has the attacker lost the combat in hand? */
bool naw_attacker_lost(const naw_state *s);

/** Try each unit of a set with each hex next to it. */
void naw_try_neighbours(const bt_list *l, unsigned code, bt_units units);

bool naw_is_within(bt_units set, bt_units other);
bool naw_are_all_on_map(const naw *n, bt_units set);

/** Is each party of the combat of the right side, and do guns alone bombard? */
bool naw_sides_ok(const naw *n, bt_error *err);

/** Has the unit advanced in this phase, as far as where it stands tells [7.74e]? */
bool naw_has_advanced(const naw *n, bt_unit unit);

/**
 * Does a unit that has fought touch an enemy that has fought too, or one that has not and was not
 * bound to?
 */
bool naw_touches_after(const naw *n, bt_unit unit, bool fought);

/** Is it the phasing side's, and has the procedure below just begun? */
bool naw_stands_phasing(const naw *n, const bt_frame *frame);

#endif
