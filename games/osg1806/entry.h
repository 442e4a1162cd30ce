/*
 * entry.h - reinforcements [15.0].
 */
#ifndef OSG_ENTRY_H
#define OSG_ENTRY_H

#include "state.h"

bt_refuser osg_refuse_enter;
bt_doer osg_do_enter;
void osg_list_entries(const bt_list *list);

/** A unit of a side that has to come on before the phase ends [15.2b]; BT_UNIT_NONE. */
bt_unit osg_must_enter(const osg *n, bt_side side);

/** The leader whose test for entry is due now [19.31]; BT_UNIT_NONE. */
bt_unit osg_due_test(const osg *n, bt_side side);

#endif
