/*
 * trains.h - what becomes of trains and of pontoon bridges in the enemy's reach [9.11] [9.26a] [14.34a].
 */
#ifndef OSG_TRAINS_H
#define OSG_TRAINS_H

#include "state.h"

#include <string.h>

/** The place of a bridge train among all. */
static inline int
osg_train_number(const osg *n, bt_unit train)
{
    return osg_number_in(n->printed->bridge_trains, train);
}

/** A train leaves the map: what lay under its flag is over. */
void osg_drop_marks(osg_state *s, bt_unit train);

/** Take unescorted trains in enemy zones off the map, and pontoons over to who holds their ends. */
void osg_sweep_trains(osg *n);

/** Is there any bridge of pontoons?  Mostly there is none. */
static inline bool
osg_has_pontoons(const osg_state *s)
{
    uint64_t words[2];

    static_assert(sizeof words == sizeof s->water_of, "eight trains");
    memcpy(words, s->water_of, sizeof words);
    return (words[0] | words[1]) != 0;
}

/** The two hexes that a deployed train joins; false when it is not deployed. */
bool osg_pontoon_ends(const osg *n, bt_unit train, bt_hex ends[2]);

/** Ask the captor about pontoons just captured [9.27]; true when anybody is asked. */
bool osg_call_prize(osg *n);

#endif
