/*
 * hidden.h - what a view tells of forces that it hides.
 */
#ifndef CLI_HIDDEN_H
#define CLI_HIDDEN_H

#include "board.h"

#include <jansson.h>

/** Read `flags`: by side, then hex, what may be seen of those who stand there. */
void cli_read_flags(cli_board *board, const bt_game *game, const json_t *flags);

/** Read `standing` and `marching`: hidden units by side and area, and those on the march; false, as
 *  lines tell of them, too. */
bool cli_read_standing(cli_board *board, const bt_game *game, const json_t *standing);
bool cli_read_marching(cli_board *board, const bt_game *game, const json_t *marching);

/** Note of a unit where it was last seen: an entry of `memory`. */
void cli_note_memory(const bt_game *game, cli_piece *piece, const json_t *entry);

/** Say who is hidden on a hex, and who was seen there last, a line each. */
void cli_tell_hidden(const bt_game *game, const cli_board *board, bt_hex hex, bt_buf *out);

/** Say where all flags of a side are, a line each. */
void cli_tell_flags(const bt_game *game, const cli_board *board, bt_side side, bt_buf *out);

#endif
