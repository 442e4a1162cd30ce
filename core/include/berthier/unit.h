/*
 * unit.h - counters and sets of them.
 *
 * A bt_unit is an index into the game's list of counters; what is printed on
 * a counter never changes and lives in the game's own tables.
 */
#ifndef BT_UNIT_H
#define BT_UNIT_H

#include <berthier/set.h>

typedef uint8_t bt_unit;

#define BT_UNIT_NONE ((bt_unit)BT_MEMBER_NONE)
#define BT_UNITS_MAX 192 /* OSG's 1806 needs 158: 128 counters and 30 leaders */

/* A set of units: members 0 to BT_UNITS_MAX - 1. */
BT_DEFINE_SET(bt_units, 3)

#endif
