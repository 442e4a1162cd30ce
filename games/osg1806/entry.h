/*
 * entry.h - reinforcements [15.0].
 */
#ifndef OSG_ENTRY_H
#define OSG_ENTRY_H

#include "state.h"

bt_refuser osg_refuse_enter;
bt_doer osg_do_enter;
bt_refuser osg_refuse_file;
bt_doer osg_do_file;
void osg_list_entries(const bt_list *list);

/** What it costs a unit to come on to a hex, by itself, in half points. */
bt_mp osg_entry_cost(const osg *n, bt_unit unit, bt_hex hex, bool by_road);

/** Come on with the stack under way that has just come on [15.1a]. */
const bt_reason *osg_refuse_join_entry(const osg *n, bt_side side, bt_unit unit);
void osg_do_join_entry(osg *n, bt_unit unit);

/** Those who are due with one that has come on, and wait yet. */
bt_units osg_due_with(const osg *n, bt_unit unit);

/** Who of a side may come on now, as far as its own units say [15.0]. */
bt_units osg_due_to_enter(const osg *n, bt_side side);

/** Of some who are due, those for whom a hex is open. */
bt_units osg_able_to_enter(const osg *n, bt_units due);

/** Those of a side who have to come on before the phase ends [15.2b]. */
bt_units osg_must_enter(const osg *n, bt_side side);

/** Has a unit still to come on for the first time? */
bool osg_is_expected(const osg *n, bt_unit unit);

#endif
