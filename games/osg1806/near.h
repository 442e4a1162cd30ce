/*
 * near.h - the hexes about a hex, without a look at all others.
 */
#ifndef OSG_NEAR_H
#define OSG_NEAR_H

#include "state.h"

/** Make of a set those within so many hexes of one, it too; in play or not. */
void osg_find_near(const osg *n, bt_hex hex, int range, uint64_t *hexes);

/** The next of a set of hexes from one on; the number of all hexes when there is none. */
static inline unsigned
osg_next_hex(const osg *n, const uint64_t *hexes, unsigned from)
{
    return bt_bits_next(hexes, from, n->printed->atlas.hex_count);
}

#endif
