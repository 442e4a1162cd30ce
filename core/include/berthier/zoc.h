/*
 * zoc.h - zones of control.
 *
 * A unit controls the hexes around its own, over every hexside but an
 * unbridged river.  A bt_zoc is the set of hexes one side controls; the state
 * keeps one a side and updates it as units come and go, so asking is one bit
 * test.  A caller that changes the occupants calls bt_zoc_add or bt_zoc_remove.
 */
#ifndef BT_ZOC_H
#define BT_ZOC_H

#include <assert.h>
#include <berthier/atlas.h>
#include <berthier/side.h>
#include <berthier/unit.h>

#define BT_ZOC_HEXES 896 /* 14 words; Jena-Auerstadt has 856 hexes */

typedef struct bt_zoc {
    uint64_t word[BT_ZOC_HEXES / 64];
} bt_zoc;

static inline bool
bt_zoc_has(const bt_zoc *zoc, bt_hex hex)
{
    assert(hex < BT_ZOC_HEXES);
    return zoc->word[hex >> 6] >> (hex & 63) & 1;
}

/** Add the zone of a unit that now stands on hex. */
void bt_zoc_add(bt_zoc *zoc, const bt_atlas *atlas, bt_hex hex);

/**
 * Take away the zone of a unit that has just left hex.
 *
 * @param at       the occupant of each hex, the leaving unit already gone
 * @param side_of  the side of each unit; only `side` counts here
 */
void bt_zoc_remove(bt_zoc *zoc, const bt_atlas *atlas, bt_hex hex, const bt_unit *at,
                   const bt_side *side_of, bt_side side);

#endif
