/*
 * atlas.h - the printed hex maps of one game.
 *
 * A game may have several maps; their hexes are numbered through, so one
 * bt_hex names a hex of any of them and state arrays are indexed by it.  A
 * bt_hex is not a coordinate: the printed id ("2314") is a label, and which
 * way columns run, where north is and which columns stand half a hex higher
 * are properties of each map, read from its data file.  A map may be printed in
 * sections with row numbers of their own; a row on two of them has two ids.
 *
 * Geometry uses doubled coordinates: x grows east, y grows north, hexes with
 * a flat top have neighbours at (0,2) (1,1) (1,-1) ..., hexes with a pointed
 * top at (1,1) (2,0) (1,-1) ...  Nothing here allocates after loading, and
 * nothing here knows what a unit is.  A const bt_atlas may be shared by any
 * number of threads.
 */
#ifndef BT_ATLAS_H
#define BT_ATLAS_H

#include <berthier/arena.h>
#include <berthier/doc.h>
#include <stdbool.h>
#include <stdint.h>

typedef uint16_t bt_hex;

#define BT_HEX_NONE     ((bt_hex)0xffff)
#define BT_HEX_ID_SIZE  8 /* longest printed id and its terminator */
#define BT_MAPS_MAX     4
#define BT_TERRAINS_MAX 16

/* Directions count clockwise.  Flat top: 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW.
 * Pointed top: 0 NE, 1 E, 2 SE, 3 SW, 4 W, 5 NW. */
typedef uint8_t bt_dir;

/* What a hexside carries, as seen when leaving a hex over it.  A bridge bit
 * stands together with the river or stream it crosses.  Nothing printed has a
 * pontoon: positions add them (ground.h). */
enum {
    BT_HEXSIDE_ROAD = 1,
    BT_HEXSIDE_TRAIL = 2,
    BT_HEXSIDE_STREAM = 4,
    BT_HEXSIDE_RIVER = 8,
    BT_HEXSIDE_BRIDGE = 16,
    BT_HEXSIDE_SLOPE_UP = 32,   /* leaving the slope hex uphill */
    BT_HEXSIDE_SLOPE_DOWN = 64, /* the same hexside seen from above */
    BT_HEXSIDE_WOODS = 128,
    BT_HEXSIDE_PONTOON = 256,

    BT_HEXSIDE_WATERS = BT_HEXSIDE_STREAM | BT_HEXSIDE_RIVER,
};

/* Map edges: a corner hex belongs to two. */
enum { BT_EDGE_NORTH = 1, BT_EDGE_EAST = 2, BT_EDGE_SOUTH = 4, BT_EDGE_WEST = 8 };

#define BT_WATER_NONE ((uint16_t)0xffff)

/** One hexside with a neighbour behind it. */
typedef struct bt_hexside {
    bt_hex to;
    uint16_t features; /* BT_HEXSIDE_... */
    uint16_t water;    /* its number among the hexsides of rivers and streams, from either hex;
                          BT_WATER_NONE for a dry one */
    bt_dir dir;
    uint8_t spare;
} bt_hexside;

typedef struct bt_hex_info {
    char id[BT_HEX_ID_SIZE]; /* as printed: "0104" */
    int16_t x, y;            /* doubled coordinates within its map */
    uint8_t map;             /* index into bt_atlas.maps */
    uint8_t terrain;         /* index into the terrain words the atlas was loaded with */
    uint8_t edges;           /* BT_EDGE_... this hex lies on */
    uint8_t roads_off;       /* bit dir: a road leaves the map there */
    uint8_t waters_off;      /* bit dir: water touches the edge there (drawing only) */
    bool has_road, has_trail;
    char grade;       /* S stated, F found, R rebuilt, r rebuilt with little to go by */
    const char *name; /* town or height, "" for none */
    uint8_t side_count;
    uint8_t cut_count;   /* printed sides after those, to or from hexes out of play (outside.h) */
    bt_hexside sides[6]; /* side_count of them, ascending by `to`, then cut_count */
} bt_hex_info;

typedef enum bt_land_kind {
    BT_LAND_RIVER,  /* a name, written along the water at each of its hexes */
    BT_LAND_WOOD,   /* names along their hexes: of a wood, */
    BT_LAND_RIDGE,  /* of a range of hills, */
    BT_LAND_NAME,   /* of a landscape */
    BT_LAND_HEIGHT, /* of the ground; size in metres */
    BT_LAND_TOWN,   /* how great the town is whose hex it is */
    BT_LAND_KINDS
} bt_land_kind;

extern const char *const bt_land_words[BT_LAND_KINDS];

/** What the drawing of a map shows and no rule asks for. */
typedef struct bt_land {
    bt_land_kind kind;
    const char *name; /* "Saale" */
    int size;         /* from 1 to 3; of a height metres */
    int hex_count;
    const bt_hex *hexes;
} bt_land;

typedef struct bt_map {
    const char *id;    /* "jena" */
    const char *title; /* "Jena" */
    int metres;        /* across a hex; 0 when not stated */
    int north;         /* where north lies, in degrees clockwise from up */
    bool pointed;      /* hexes stand on a point */
    bt_hex first;      /* its hexes are first..first+count-1 ... */
    bt_hex count;
    int columns, rows; /* ... column by column, in `columns` columns of `rows` */
    bool west, south;  /* columns are numbered towards the west, rows towards the south */
    int land_count;    /* rows of its country */
    const bt_land *lands;
} bt_map;

/** How the hexes of a map are numbered and where they lie: private to the atlas. */
typedef struct bt_grid bt_grid;

typedef struct bt_atlas {
    int map_count;
    bt_map maps[BT_MAPS_MAX];
    const bt_grid *grids; /* map_count of them */
    bt_hex hex_count;
    uint16_t water_count; /* hexsides of rivers and streams with a hex on either side */
    const bt_hex_info *hexes;
    const char *const *terrains; /* terrain words, borrowed from the atlas's loader */
} bt_atlas;

/**
 * Build the atlas from map documents (docs/data-files.md, "Maps").
 *
 * @param terrains  the words a map may use; terrain numbers index this list,
 *                  which is kept by the atlas and must outlive it
 * @return BT_EDATA with file:line:column for anything inconsistent: an id
 *         twice or off the grid, a hexside between hexes that do not touch, a
 *         road over an unbridged river, a bridge over nothing
 */
int bt_atlas_load(bt_atlas *atlas, bt_arena *arena, const bt_doc *const *docs, int doc_count,
                  const char *const *terrains, int terrain_count, bt_error *err);

/** Find a hex by its printed id, on any map; BT_HEX_NONE when there is none. */
bt_hex bt_hex_find(const bt_atlas *atlas, const char *id);

/** The other id of a hex that is printed on two sections of its map; "" when it has but one. */
void bt_hex_alias(const bt_atlas *atlas, bt_hex hex, char out[BT_HEX_ID_SIZE]);

/** Read a hex id from a document. */
int bt_node_hex(bt_node node, const bt_atlas *atlas, bt_hex *out, bt_error *err);

/** The hexside of a hex towards a neighbour, or NULL when they do not touch. */
const bt_hexside *bt_hexside_between(const bt_atlas *atlas, bt_hex from, bt_hex to);

/** Hexes between two of a map with flat hexes, whose doubled coordinates differ by so much; with pointed hexes
 * the two are swapped. */
static inline int
bt_doubled_range(int across, int along)
{
    across = across < 0 ? -across : across;
    along = along < 0 ? -along : along;
    return along > across ? across + (along - across) / 2 : across;
}

/** Hexes counted as rule books do: adjacent is 1.  -1 between two maps. */
int bt_hex_range(const bt_atlas *atlas, bt_hex from, bt_hex to);

/** Name a direction on a map: "N", "NE", ... */
const char *bt_dir_name(const bt_map *map, bt_dir dir);

/**
 * The hexes along one edge of a map in order (west to east, south to north).
 *
 * @param out  room for max(columns, rows) hexes; returns how many
 */
int bt_map_edge(const bt_atlas *atlas, int map, int edge, bt_hex *out);

#endif
