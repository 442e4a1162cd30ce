/*
 * journal_file.h - opens a saved game, whichever form it was saved in.
 */
#ifndef CLI_JOURNAL_FILE_H
#define CLI_JOURNAL_FILE_H

#include "scenario.h"

#include <berthier/match.h>

/**
 * Open a journal, or a position as a new match, with the game it needs.
 *
 * @param path  named in errors
 * @param text  its content
 * @param data  directory, or NULL
 * @return a status; on BT_OK the caller frees the match, then closes the game
 */
BT_NODISCARD int cli_match_open(bt_match **match, cli_game *game, const char *path,
                                const char *text, const char *data, bt_rng dice, bt_error *err);

/** Is the text a journal?  If not it may be a position. */
bool cli_is_journal(const char *text);

#endif
