/*
 * areas.h - a map of areas in words: what stands where, one line an area.
 *
 * Told are the areas where somebody stands, those that count for victory, and
 * those an axis of retreat leads from.  An area by itself is told with its
 * connections.
 */
#ifndef CLI_AREAS_H
#define CLI_AREAS_H

#include "board.h"

#include <berthier/buf.h>

/** One line each for the areas there is something to say of. */
void cli_areas_list(const bt_game *game, const cli_board *board, bt_buf *out);

/** One area: its name, what it is, connections, and who is there. */
void cli_areas_describe(const bt_game *game, const cli_board *board, bt_area area, bt_buf *out);

#endif
