/*
 * tec.h - the terrain effects chart: what terrain costs and doubles.
 *
 * Movement Points are counted in halves (bt_mp), because roads cost one half.
 * Loaded from the `terrain` and `hexsides` tables of a data file; the words
 * of the terrain table number the terrain of the maps.
 */
#ifndef BT_TEC_H
#define BT_TEC_H

#include <berthier/atlas.h>

typedef uint8_t bt_mp; /* half Movement Points */

#define BT_MP_PROHIBITED ((bt_mp)0xff)

typedef struct bt_terrain {
    const char *id; /* "forest" */
    bt_mp cost;     /* to enter */
    bool road_only; /* enterable along a road (or trail) only */
    bool blocks_los;
    uint8_t defence; /* multiplier: 1 or 2 */
} bt_terrain;

typedef struct bt_tec {
    int terrain_count;
    bt_terrain terrains[BT_TERRAINS_MAX];
    const char *terrain_words[BT_TERRAINS_MAX];            /* the ids again, for bt_atlas_load */
    uint32_t blocking;                                     /* bit n: terrain n blocks sight */
    bt_mp road, trail;                                     /* replace the cost of the hex */
    bt_mp stream, slope;                                   /* added for the hexside */
    uint8_t stream_defence, slope_defence, bridge_defence; /* multipliers */
} bt_tec;

/** Read the chart from a document with `terrain:` and `hexsides:`. */
int bt_tec_load(bt_tec *tec, bt_arena *arena, const bt_doc *doc, bt_error *err);

/** True when no unit may cross the hexside: a river without a bridge. */
static inline bool
bt_hexside_is_barred(const bt_hexside *side)
{
    return (side->features & (BT_HEXSIDE_RIVER | BT_HEXSIDE_BRIDGE)) == BT_HEXSIDE_RIVER;
}

/**
 * The cost of moving from a hex over one of its hexsides, in half points.
 *
 * A road or trail replaces the cost of the hex and of a slope in it; a stream
 * lies between the hexes and is added to either, unless bridged.  Returns
 * BT_MP_PROHIBITED where no unit can go.
 */
bt_mp bt_tec_cost(const bt_tec *tec, const bt_atlas *atlas, const bt_hexside *side);

/** The cost of placing a unit on a hex from off the map, in half points. */
bt_mp bt_tec_entry_cost(const bt_tec *tec, const bt_atlas *atlas, bt_hex hex);

#endif
