/*
 * entry.h - coming on to a map over its edges.
 *
 * Rule books name a hex or an edge and add that, where that is blocked, the
 * nearest open hex of the edge serves.  What "open" means is the game's own
 * affair: it is asked hex by hex.  Results are lists of hexes in ascending
 * order without repetition, as legal actions want them.
 */
#ifndef BT_ENTRY_H
#define BT_ENTRY_H

#include <berthier/atlas.h>

#define BT_EDGE_HEXES_MAX 96 /* the longest edge of the four games' maps has 77 hexes */

/** The edges of one map, numbered by bit: 0 north, 1 east, 2 south, 3 west. */
typedef struct bt_map_edges {
    bt_hex at[4][BT_EDGE_HEXES_MAX]; /* in order along the edge */
    uint8_t count[4];
    uint8_t directions[4]; /* bit dir: leads off the map over this edge */
} bt_map_edges;

/** A list of hexes, ascending. */
typedef struct bt_hex_list {
    int count;
    bt_hex at[BT_EDGE_HEXES_MAX];
} bt_hex_list;

typedef bool bt_hex_test(bt_hex hex, void *user);

/** Lay out a map's edges; BT_ELIMIT when one is longer than this handles. */
int bt_map_edges_load(bt_map_edges *edges, const bt_atlas *atlas, int map, bt_error *err);

/** Put a hex into the list, unless it is there. */
void bt_hex_list_add(bt_hex_list *list, bt_hex hex);

/** Add every open hex of one edge (a single BT_EDGE_ bit). */
void bt_entry_along(const bt_map_edges *edges, int edge, bt_hex_list *out, bt_hex_test *is_open,
                    void *user);

/**
 * Add the open hexes nearest to any of the named ones along the edges they
 * share with them, counted in hexes in either direction.
 *
 * @param which  BT_EDGE_ bits of the edges to look along: a corner has two
 */
void bt_entry_nearest(const bt_map_edges *edges, int which, const bt_hex_list *named,
                      bt_hex_list *out, bt_hex_test *is_open, void *user);

#endif
