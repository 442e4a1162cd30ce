/*
 * advance.h - advances after combat [11.46].
 */
#ifndef OSG_ADVANCE_H
#define OSG_ADVANCE_H

#include "state.h"

/** Who has won the combat in hand, and advances first. */
bt_side osg_victor(const osg *n);

/** Ask a side that has won the combat in hand whether a stack of its own advances, if any can. */
void osg_call_advance(osg *n, bt_side side);

#endif
