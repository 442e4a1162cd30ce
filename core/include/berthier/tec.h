/*
 * tec.h - the terrain effects chart: what terrain costs and how it multiplies.
 *
 * Movement Points are counted in halves (bt_mp), because roads cost one half.
 * Multipliers are counted in halves too (bt_times), because a defender may be
 * worth half as much again: a strength in halves times a multiplier is a whole
 * number of quarters, and nothing is rounded.  Units that pay alike form a
 * class; a game with one class does not name it.  A class may also be a manner
 * of moving ("infantry on a road march").
 *
 * Loaded from the `classes`, `terrain` and `hexsides` tables of a data file;
 * the words of the terrain table number the terrain of the maps.
 */
#ifndef BT_TEC_H
#define BT_TEC_H

#include <berthier/atlas.h>

typedef uint8_t bt_mp;    /* half Movement Points */
typedef uint8_t bt_times; /* a multiplier, in halves */

#define BT_MP_PROHIBITED ((bt_mp)0xff)
#define BT_TIMES_ONE     ((bt_times)2)
#define BT_CLASSES_MAX   8

/** The rows of the chart for hexsides. */
typedef enum bt_crossing {
    BT_CROSSING_ROAD, /* these two replace the cost of the hex */
    BT_CROSSING_TRAIL,
    BT_CROSSING_STREAM, /* the others are added */
    BT_CROSSING_SLOPE,
    BT_CROSSING_BRIDGE, /* over a river: over a stream it only lifts the cost of the stream */
    BT_CROSSING_RIVER,  /* without a bridge; most charts bar it to all */
    BT_CROSSING_PONTOON,
    BT_CROSSING_WOODS,
    BT_CROSSINGS,
} bt_crossing;

/** What the units of one class pay; BT_MP_PROHIBITED where they cannot go. */
typedef struct bt_costs {
    bt_mp enter[BT_TERRAINS_MAX]; /* by terrain; prohibited: along a road or trail only */
    bt_mp over[BT_CROSSINGS];     /* by bt_crossing */
} bt_costs;

typedef struct bt_terrain {
    const char *id; /* "forest" */
    bool blocks_los;
    bt_times defence;
} bt_terrain;

typedef struct bt_tec {
    int class_count; /* at least 1 */
    const char *class_words[BT_CLASSES_MAX];
    bt_costs costs[BT_CLASSES_MAX]; /* by class */
    int terrain_count;
    bt_terrain terrains[BT_TERRAINS_MAX];
    const char *terrain_words[BT_TERRAINS_MAX]; /* the ids again, for bt_atlas_load */
    uint32_t blocking;                          /* bit n: terrain n blocks sight */
    bt_times defence[BT_CROSSINGS];             /* of one who is attacked over nothing else */
} bt_tec;

/** Read a number as printed, "2", "1/2" or "1 1/2", in halves; at most `most` of them. */
int bt_node_halves(bt_node node, int most, uint8_t *out, bt_error *err);

/** Read the chart from a document with `terrain:` and `hexsides:`. */
int bt_tec_load(bt_tec *tec, bt_arena *arena, const bt_doc *doc, bt_error *err);

/** True of the features of a hexside that only a class of its own can cross: a river with neither
 * bridge nor pontoon. */
static inline bool
bt_features_bar(unsigned features)
{
    return (features & (BT_HEXSIDE_RIVER | BT_HEXSIDE_BRIDGE | BT_HEXSIDE_PONTOON)) ==
           BT_HEXSIDE_RIVER;
}

/**
 * The cost of moving into terrain over a hexside with these features, in half points.
 *
 * A road or trail replaces the cost of the hex and of slope and woods on the
 * way.  Water lies between the hexes and is added to either: a bridge over a
 * stream lifts that, as do a bridge and a pontoon side by side over anything.
 * A pontoon over a stream costs no more than the stream.  Returns
 * BT_MP_PROHIBITED where the class cannot go.
 */
bt_mp bt_tec_cost(const bt_tec *tec, int class_of_unit, uint8_t terrain, unsigned features);

/** The cost of placing a unit of the class on a hex from off the map, in half points. */
bt_mp bt_tec_entry_cost(const bt_tec *tec, int class_of_unit, const bt_atlas *atlas, bt_hex hex);

#endif
