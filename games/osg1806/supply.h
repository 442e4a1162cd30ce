/*
 * supply.h - who is in supply [14.0].
 */
#ifndef OSG_SUPPLY_H
#define OSG_SUPPLY_H

#include "state.h"

typedef struct osg_supply {
    uint16_t far[OSG_HEXES_MAX]; /* hexes of the line from each hex, BT_FAR_NONE without one */
} osg_supply;

/** Trace the lines of a side [14.1], as if the zones that close hexes to them were these. */
void osg_trace_supply_past(const osg *n, bt_side side, const uint64_t *zones, osg_supply *out);

/** May a side draw supply from a source [14.21] [14.24]? */
bool osg_is_source(const osg *n, bt_side side, int source);

/** Does a unit of a side draw supply in a hex, by lines that have been traced [14.1A]? */
bool osg_has_line(const osg *n, const osg_supply *supply, bt_side side, bt_hex hex);

/** Could a unit of a side draw supply in a hex?  Always in a battle without that rule [19.4]. */
bool osg_is_supplied(const osg *n, bt_side side, bt_hex hex);

/** Is the rule in force [19.4]? */
bool osg_plays_supply(const osg *n);

/** Mark who is out of supply, and take the mark off who is in supply again. */
void osg_judge_supply(osg *n, bt_side side);

#endif
