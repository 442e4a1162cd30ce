/*
 * map_draw.h - a hex map in characters, with its counters.
 *
 * Two sizes.  Small: a hex is two rows of five, a hexside to the west one
 * character before them.  Large: a hex has the six sides drawn, four rows and
 * a width of seven; on a map of pointed hexes it is a brick.  A hexside shows
 * what it carries: = road, : trail, ~ stream, W river, # bridge, ^ slope,
 * f woods.  Terrain shows as a letter after the hex id: f forest, T town,
 * v village, F fortified town, C chateau, r rough, m marsh, / out of play.
 * Counters are a letter for the type and the printed values, upper case in [ ]
 * for the first side, lower case in ( ) for the second, so nothing hangs on
 * colour.  A flag of hidden forces is ? and what may be known of them.
 */
#ifndef CLI_MAP_DRAW_H
#define CLI_MAP_DRAW_H

#include "board.h"
#include "canvas.h"

typedef struct cli_map_look {
    int map;
    bool large;
    int left, top; /* of the canvas, in characters of the whole map */
    bt_hex cursor; /* BT_HEX_NONE for none */
    bt_hex selected;
    const uint8_t *lit; /* by hex: something legal is there; NULL for none */
} cli_map_look;

/** Where a hex begins on the whole map, its size, and the whole map's size. */
void cli_map_place(const bt_game *game, bt_hex hex, bool large, int *x, int *y);
void cli_map_hex_size(bool large, int *width, int *height);
void cli_map_size(const bt_game *game, int map, bool large, int *width, int *height);

void cli_map_draw(cli_canvas *canvas, const bt_game *game, const cli_board *board,
                  const cli_map_look *look);

/** Draw the neighbourhood of a hex, or with BT_HEX_NONE all maps, as text. */
bool cli_map_text(const bt_game *game, const cli_board *board, bt_hex around, bt_buf *out);

/** One paragraph: terrain, name, hexsides. */
void cli_map_describe(const bt_game *game, bt_hex hex, bt_buf *out);

/** The ink of a side's counters. */
cli_ink cli_map_ink(bt_side side);

#endif
