/*
 * advance.h - advances after combat [11.46].
 */
#ifndef OSG_ADVANCE_H
#define OSG_ADVANCE_H

#include "state.h"

/** Ask who has won the combat in hand whether a stack of theirs advances, if any can. */
void osg_call_advance(osg *n);

#endif
