/*
 * hand.h - the cards that a viewer holds, in words.
 */
#ifndef CLI_HAND_H
#define CLI_HAND_H

#include "board.h"

#include <berthier/buf.h>

/** The cards in hand in full, or any card by its id; false when there is none. */
bool cli_hand_tell(const bt_game *game, const cli_board *board, const char *id, bt_buf *out);

#endif
