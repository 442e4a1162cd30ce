/*
 * wagons.h - trains whose companions have retreated, or are gone [9.13].
 */
#ifndef OSG_WAGONS_H
#define OSG_WAGONS_H

#include "state.h"

/** Take up the next train of the combat in hand; true when there was one. */
bool osg_call_wagon(osg *n);

#endif
