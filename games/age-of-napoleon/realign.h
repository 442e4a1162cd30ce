/*
 * realign.h - a country changes its alignment: corps leave with it, corps come with it [AON-3.9a].
 */
#ifndef AON_REALIGN_H
#define AON_REALIGN_H

#include "state.h"

/**
 * A country stands elsewhere from now on.  The side that loses it takes its home corps and those tied to
 * it off the map [AON-3.9a]; a country that is no longer neutral is no longer occupied.  AON_PART gives
 * a detached area back to its ruler.
 *
 * @param rule  the clause that made it change
 */
void aon_turn(aon *n, uint8_t country, aon_align align, const char *rule);

/** Corps of a side are taken off an area into the reserve: it hears which they are, the other side how many. */
void aon_take_off(aon *n, bt_side side, bt_area area, bt_units gone, const char *rule);

/** Corps that stand in neutral countries go to the nearest area of their side, but the side that occupies one
 * stays; opens the room LEAVE, once for all of them [AON-3.9b].  It is due wherever a garrison may have been
 * taken off the map, which violates nothing: ruling 75. */
void aon_begin_leave(aon *n);

/**
 * The side that runs a country now places corps of it at once, `most` at the most; opens the room MUSTER.
 * Upon the rooms ENTRY and INTERCEPT it is by violation [AON-3.11].
 */
void aon_begin_muster(aon *n, uint8_t country, int most);

/** The corps that a country takes along when it leaves a side: home corps, and those tied to it or to a
 * detachable area that is part of it. */
bt_units aon_corps_with(const aon *n, uint8_t country, bt_side side);

/** The corps that the side which runs a country can have of it at once. */
bt_units aon_corps_at_once(const aon *n, uint8_t country);

/** How many a country brings at once that has been gained by diplomacy or has revolted [AON-3.10a]
 * [AON-3.10b]. */
int aon_muster_of(const aon *n, uint8_t country);

/**
 * aon_turn and aon_begin_leave: the country may be neutral now, or its corps may have been the garrison of
 * another.  One that surrenders and is occupied is added to s->occupied before play goes on.
 */
void aon_realign(aon *n, uint8_t country, aon_align align, const char *rule);

#endif
