/*
 * range.h - Command Range [7.2].
 */
#ifndef OSG_RANGE_H
#define OSG_RANGE_H

#include "state.h"

#define OSG_RANGE_OPEN 2 /* hexes over any ground [7.2a] */

typedef struct osg_range {
    uint64_t hexes[BT_BITS_WORDS(OSG_HEXES_MAX)];
} osg_range;

/** The hexes within a leader's Command Range, the leader's own among them. */
void osg_find_range(const osg *n, bt_unit leader, osg_range *out);

/** What a trace passes all the same. */
typedef enum osg_ignored {
    OSG_HEED_ALL,
    OSG_IGNORE_ZONES, /* the enemy's, but not the hexes that it holds */
    OSG_IGNORE_ENEMY,
} osg_ignored;

/** What Command Range would be if the trace passed that. */
void osg_find_range_past(const osg *n, bt_unit leader, osg_ignored ignored, osg_range *out);

/** Those of a set of units who stand within it. */
bt_units osg_within(const osg *n, const osg_range *range, bt_units units);

/** Those of a set of units who stand within a leader's. */
bt_units osg_in_range(const osg *n, bt_unit leader, bt_units units);

#endif
