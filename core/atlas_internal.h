/*
 * atlas_internal.h - an atlas while its documents are being read.
 *
 * Reading goes over the documents twice: first the grids, which number the
 * hexes (atlas_grid.c), then what is drawn on them: in the hexes (atlas_load.c)
 * and on their sides (atlas_sides.c).
 */
#ifndef BT_ATLAS_INTERNAL_H
#define BT_ATLAS_INTERNAL_H

#include <berthier/atlas.h>
#include <berthier/words.h>

#define BT_SECTIONS_MAX 4

/* A part of a map printed with a letter and row numbers of its own. */
typedef struct bt_section {
    char letter;    /* 0 for none */
    int row, count; /* of the rectangle, from 0 */
    int first;      /* the printed number of its first row */
} bt_section;

/* The rectangle of one map and how its hexes are numbered. */
struct bt_grid {
    const bt_map *map;
    bool rows_first; /* ids are RRCC, not CCRR */
    int first_column, first_row;
    bool odd; /* the odd lines stand half a hex further */
    int section_count;
    bt_section sections[BT_SECTIONS_MAX]; /* a row on two of them has its id from the first */
    bt_hex *cells; /* hex by column and row, BT_HEX_NONE where none is printed */
};

/* The six sides of a hex by direction, before they are packed. */
typedef struct bt_hex_draft {
    bt_hex to[6];
    uint16_t features[6];
} bt_hex_draft;

typedef struct bt_atlas_draft {
    bt_atlas *atlas;
    bt_arena *arena;
    bt_error *err;
    bt_grid *grids; /* kept by the atlas */
    bt_hex_info *hexes;
    bt_hex_draft *sides;
    const char *const *terrains;
    int terrain_count;
} bt_atlas_draft;

/* Read the `grid:` of map number map and number its hexes from `first` on. */
int bt_grid_read(bt_grid *grid, bt_map *map, bt_arena *arena, bt_node node, bt_hex first,
                 bt_error *err);

/* Give every hex of a grid its id, place, edges and neighbours. */
void bt_grid_lay(bt_atlas_draft *draft, int map);

/* Write the id that the turn-th section with this hex prints, turn from 0; "" when there are fewer. */
void bt_grid_write_id(const bt_grid *grid, int x, int y, int turn, char out[BT_HEX_ID_SIZE]);

/* Find a printed id of this map among the first length bytes of text. */
bt_hex bt_grid_find(const bt_grid *grid, const char *text, size_t length);

/* The column and row of a hex of this map, from 0. */
void bt_grid_line_of(const bt_grid *grid, const bt_hex_info *hex, int out[2]);

/* The hex at a place of this map in doubled coordinates, BT_HEX_NONE where there is none.  A
 * place between hexes, where x + y is odd and theirs is even or the other way round, is none. */
bt_hex bt_grid_hex_at(const bt_grid *grid, int x, int y);

/* One map being read, with what every reader of it needs. */
typedef struct bt_map_reader {
    bt_atlas_draft *draft;
    const bt_grid *grid;
    bt_error *err;
} bt_map_reader;

/* Read a hex of this map. */
int bt_map_word_hex(const bt_map_reader *r, const bt_word *word, bt_hex *out);

/* A scalar taken as one word, blanks and all: keys and single hexes. */
bt_word bt_word_whole(bt_node node);

/* Read slopes, waters and bridges, roads and trails (atlas_sides.c). */
int bt_map_read_sides(const bt_map_reader *r, bt_node root);

/* Read `country` of a map's file, if it has one (atlas_land.c). */
int bt_map_read_land(const bt_map_reader *r, bt_node root, bt_map *map);

#endif
