/*
 * retreat_ways.h - where a unit can retreat to, and whom it may displace [11.43] [11.45].
 */
#ifndef OSG_RETREAT_WAYS_H
#define OSG_RETREAT_WAYS_H

#include "losses.h"

/** How far a unit could retreat from where it stands, if it had to go so many hexes. */
osg_escape osg_find_escape(const osg *n, bt_unit unit, int hexes);

/** What forbids a unit a retreat of so many hexes to a hex. */
const bt_reason *osg_refuse_way(const osg *n, bt_unit unit, int hexes, bt_hex hex);

/** What forbids that it goes where a friend stands, who is displaced. */
const bt_reason *osg_refuse_push(const osg *n, bt_unit unit, int hexes, bt_unit pushed);

/** Add each hex that one of these can go to, then each friend that one of them can displace. */
void osg_list_ways(const bt_list *l, bt_units units, int hexes);

/** Add the hexes whose zones retreats of these could pass: vedettes there say what they are [13.21]. */
void osg_ask_outposts(const osg *n, bt_units units, int hexes, uint64_t *asked);

/** Add those that matter to friends of these who would make room, for units that have none. */
void osg_ask_beyond(const osg *n, bt_units units, int hexes, uint64_t *asked);

/** Vedettes in all such hexes say what they are. */
void osg_look_around(osg *n, bt_units units, int hexes);

/** [13.21] Who of which side goes back now, as far as it is seen, and how far: all have heard of the vedettes on its ways,
 * and troops that said nothing are others. */
bt_units osg_who_goes_back(const osg_state *s, bt_side *side, int *hexes);

#endif
