/*
 * trains.h - what becomes of trains and of pontoon bridges in the enemy's reach [9.11] [9.26a] [14.34a].
 */
#ifndef OSG_TRAINS_H
#define OSG_TRAINS_H

#include "state.h"

/** Take unescorted trains in enemy zones off the map, and pontoons over to who holds their ends. */
void osg_sweep_trains(osg *n);

/** The two hexes that a deployed train joins; false when it is not deployed. */
bool osg_pontoon_ends(const osg *n, bt_unit train, bt_hex ends[2]);

/** Ask the captor about pontoons just captured [9.27]; true when anybody is asked. */
bool osg_call_prize(osg *n);

#endif
