/*
 * deciding.h - which of two partners decides what [18.0], and when both are done.
 *
 * Where a side has one player nothing here changes anything.
 */
#ifndef OSG_DECIDING_H
#define OSG_DECIDING_H

#include "team.h"

/** Who is to act: the sides that are, or those of their seats that have something to decide. */
bt_seats osg_seats_acting(const osg *n);

/** Has a seat said done in the segment? */
static inline bool
osg_is_ready(const osg *n, bt_seat seat)
{
    return (n->s->ready & bt_side_bit(seat)) != 0;
}

/** What forbids an action of a seat because its partner decides that. */
const bt_reason *osg_refuse_partner(const osg *n, const bt_act *act);

/** May a seat say done?  Where it owes nothing itself, though the side does. */
const bt_reason *osg_refuse_ready(const osg *n, const bt_act *act);

/** Is the partner in the middle of what only the side sees, so that there is nothing to do but to be done?  Who
 * moves shows to nobody: both are to act. */
bool osg_waits_for_partner(const osg *n, bt_seat seat);

/** Has a seat anything to do itself but to say done? */
bool osg_has_own(const osg *n, bt_seat seat);

/** Note that a seat is done; true when with that its side is. */
bool osg_say_done(osg *n, const bt_act *act);

/** What a seat may do of what its side may do. */
void osg_keep_own(const osg *n, bt_seat seat, bt_actions *list);

/** Which segment is open: a seat that was done in another one is not in this. */
unsigned osg_segment_of(const osg *n);

/** What a side hears its partners hear alike, but for what is written. */
void osg_tell_partners(const osg *n, int from);

#endif
