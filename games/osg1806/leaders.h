/*
 * leaders.h - leaders alone before the enemy [5.26], and who replaces them [5.13].
 */
#ifndef OSG_LEADERS_H
#define OSG_LEADERS_H

#include "state.h"

/**
 * Call for what the last move has brought about before anything else goes on: the choice about a
 * captured pontoon bridge [9.27], the die for a leader who is alone in an enemy's zone [5.26a].  Trains
 * alone with the enemy are gone before that.
 *
 * For `waits` of every room in which units move, retreat or are lost.  True when there was anything:
 * the frame that stands on top may be another then.
 */
bool osg_settle(osg *n);

/** Call for a replacement [5.13a], or for those who come on in the Movement Phase [5.13b]. */
bool osg_call_replacement(osg *n, bt_side side, bool moving);

/** Where a leader who flew home comes on again [5.26c]; BT_HEX_NONE for anybody else. */
bt_hex osg_home_of(const osg *n, bt_unit unit);

#endif
