/*
 * team.h - two to a side [18.0]: who sits where and leads what.
 *
 * Partners see all that their side sees; only what they write is for one of them (letters.h).
 */
#ifndef OSG_TEAM_H
#define OSG_TEAM_H

#include "state.h"
#include <berthier/procedure.h>

static inline bool
osg_has_partners(const osg *n, bt_side side)
{
    bt_seats seats = n->game->seats ? bt_seats_of(n->game, side) : 0;

    return (seats & (seats - 1)) != 0;
}

/** Who shares a side with a seat; BT_SIDE_NONE. */
bt_seat osg_partner_of(const osg *n, bt_seat seat);

/** The number of a seat that depends on no option: two of a side, the first of both first. */
static inline int
osg_author_of(const osg *n, bt_seat seat)
{
    bt_side side = bt_side_of(n->game, seat);

    return side + (seat == side ? 0 : 2);
}

/** Who of a side leads a unit. */
bt_seat osg_leads(const osg *n, bt_unit unit);

/** The leaders on the map whom a seat stands for [18.1a]. */
bt_units osg_heads_of(const osg *n, bt_seat seat);

/** Is done said in the room that is open? */
bool osg_has_done(const osg *n);

#endif
