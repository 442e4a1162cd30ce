/*
 * entry_where.h - at which hexes reinforcements come on to the map [15.2a] [19.24b].
 */
#ifndef OSG_ENTRY_WHERE_H
#define OSG_ENTRY_WHERE_H

#include "state.h"

/** What forbids that those of an arrival come on at a hex. */
const bt_reason *osg_refuse_entry_hex(const osg *n, const osg_arrival *a, bt_hex hex);

/** Where nothing does: mostly one hex, so that it is told from where to where the set has to be walked. */
typedef struct osg_gates {
    unsigned first, end; /* of hexes outside these nothing is said */
    uint64_t hexes[BT_BITS_WORDS(OSG_HEXES_MAX)];
} osg_gates;

void osg_find_gates(const osg *n, const osg_arrival *a, osg_gates *out);

/** The next of them after a hex; `end` when there is none. */
static inline unsigned
osg_next_gate(const osg_gates *gates, unsigned hex)
{
    return bt_bits_next(gates->hexes, hex + 1, gates->end);
}

#endif
