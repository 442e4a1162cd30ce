/*
 * network.h - the printed map of a game played on areas joined by roads.
 *
 * Areas are numbered 0..area_count-1 and connections 0..link_count-1, both in
 * the order of the map's file.  In a game with a network the place of a unit
 * is the number of an area, or a box (game.h).  Coordinates are of the drawing
 * only: x grows east, y grows south, in a square of 1000.
 *
 * What an area or a connection carries besides (a wood, a citadel, a bridge)
 * are traits: bits, each with a word that the game gives.  Nothing here
 * allocates after loading.  A const bt_network may be shared by any number of
 * threads.
 */
#ifndef BT_NETWORK_H
#define BT_NETWORK_H

#include <berthier/arena.h>
#include <berthier/doc.h>
#include <berthier/words.h>
#include <stdbool.h>
#include <stdint.h>

typedef uint8_t bt_area;
typedef uint8_t bt_link; /* a connection */

#define BT_AREA_NONE     ((bt_area)0xff)
#define BT_LINK_NONE     ((bt_link)0xff)
#define BT_AREAS_MAX     128
#define BT_LINKS_MAX     128 /* a bt_set holds all of them, as it does all areas */
#define BT_EXITS_MAX     8   /* connections of one area */
#define BT_TRAITS_MAX    8
#define BT_OWN_KEYS_MAX  8
#define BT_DISTANCE_NONE 0xff /* there is no way by land */

/** A connection as seen from one of its areas. */
typedef struct bt_exit {
    bt_area to;
    bt_link link;
} bt_exit;

/** A closed line of the drawing. */
typedef struct bt_ring {
    int point_count;
    const int16_t *points; /* x, y of each */
} bt_ring;

typedef struct bt_area_info {
    const char *id;   /* "JEN" */
    const char *name; /* "Jena" */
    int16_t x, y;
    uint8_t traits; /* bit i: area_traits[i] of the words it was loaded with */
    uint8_t region; /* index into the region words; 0xff for none */
    char grade;     /* S stated, F found, R rebuilt */
    bool isolated;  /* no connection by land: an island */
    uint8_t exit_count;
    bt_exit exits[BT_EXITS_MAX]; /* exit_count of them, ascending by `to`; by sea as well */
    uint8_t ring_count;
    const bt_ring *rings; /* its outline in the drawing: the land, and islands of it */
} bt_area_info;

typedef struct bt_link_info {
    const char *id; /* "KAH-JEN", as its line in the map's file names its ends */
    bt_area ends[2];
    uint8_t traits;   /* bit i: link_traits[i] */
    const char *over; /* the river it crosses: "Saale", "" for none */
    bool sea;         /* for ships: no way by land, and not counted in distances */
    char grade;
} bt_link_info;

typedef enum bt_feature_kind {
    BT_FEATURE_RIVER,  /* size 1 a brook, 2 a river, 3 a great one */
    BT_FEATURE_WOOD,   /* an outline; size 1 a small wood, 2 a forest */
    BT_FEATURE_RIDGE,  /* a crest; size its height in hundreds of metres */
    BT_FEATURE_BORDER, /* of two states */
    BT_FEATURE_NAME,   /* of a landscape, along its points; size 1 to 3 */
    BT_FEATURE_LAND,   /* an outline: land that belongs to no area */
    BT_FEATURE_SEA,    /* its name, along its points; size 1 to 3 */
    BT_FEATURE_LAKE,   /* an outline */
    BT_FEATURE_KINDS
} bt_feature_kind;

/** What the drawing of the country shows and no rule asks for. */
typedef struct bt_feature {
    bt_feature_kind kind;
    const char *name; /* "Thüringer Wald" */
    int size;
    int point_count;
    const int16_t *points; /* x, y of each; some lie beyond the square that areas lie in */
} bt_feature;

extern const char *const bt_feature_words[BT_FEATURE_KINDS];

/** Words that a map's file may use.  The network keeps them; they must outlive it. */
typedef struct bt_network_words {
    const char *const *area_traits, *const *link_traits, *const *regions;
    int area_trait_count, link_trait_count, region_count;
    const char *const *own_keys; /* of the file, which the game reads itself */
    int own_key_count;
} bt_network_words;

typedef struct bt_network {
    int area_count, link_count;
    const bt_area_info *areas;
    const bt_link_info *links;
    int feature_count;
    const bt_feature *features;
    const uint8_t *distances; /* area_count x area_count, in connections by land */
    bt_network_words words;
} bt_network;

/**
 * Build the network from a map document (docs/data-files.md, "Area maps").
 *
 * @return BT_EDATA with file:line:column for anything inconsistent: an id
 *         twice, a connection of an area with itself or drawn twice, a bridge over
 *         nothing, an area that cannot be reached by land and is not said to be isolated
 */
int bt_network_load(bt_network *network, bt_arena *arena, const bt_doc *doc,
                    const bt_network_words *words, bt_error *err);

/** Find an area by its id, any letter case; BT_AREA_NONE when there is none. */
bt_area bt_area_find(const bt_network *network, const char *id, int length);

/** Find a connection by its id or its areas the other way round; BT_LINK_NONE when there is none. */
bt_link bt_link_find(const bt_network *network, const char *id, int length);

/** The connection between two areas, or BT_LINK_NONE. */
bt_link bt_link_between(const bt_network *network, bt_area from, bt_area to);

/** The area at the other end of a connection. */
static inline bt_area
bt_link_beyond(const bt_network *network, bt_link link, bt_area from)
{
    const bt_link_info *info = &network->links[link];
    return info->ends[0] == from ? info->ends[1] : info->ends[0];
}

/** Connections on the shortest way by land between two areas; BT_DISTANCE_NONE without one. */
static inline int
bt_area_distance(const bt_network *network, bt_area from, bt_area to)
{
    return network->distances[from * network->area_count + to];
}

/** Does an area carry a trait? */
static inline bool
bt_area_is(const bt_network *network, bt_area area, int trait)
{
    return network->areas[area].traits >> trait & 1;
}

static inline bool
bt_link_is(const bt_network *network, bt_link link, int trait)
{
    return network->links[link].traits >> trait & 1;
}

/** Read an area's id from a document. */
int bt_node_area(bt_node node, const bt_network *network, bt_area *out, bt_error *err);

/** Read an area's id from a word of a list. */
int bt_word_area(const bt_word *word, const bt_network *network, bt_area *out, bt_error *err);

#endif
