/*
 * entry_where.h - at which hexes reinforcements come on to the map [15.2a] [19.24b].
 */
#ifndef OSG_ENTRY_WHERE_H
#define OSG_ENTRY_WHERE_H

#include "state.h"

/** What forbids that those of an arrival come on at a hex. */
const bt_reason *osg_refuse_entry_hex(const osg *n, const osg_arrival *a, bt_hex hex);

/** The hexes where nothing does: a set of as many as the map has. */
void osg_find_entry_hexes(const osg *n, const osg_arrival *a, uint64_t *hexes);

#endif
