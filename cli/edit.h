/*
 * edit.h - the command line at the bottom: editing, history, completion.
 */
#ifndef CLI_EDIT_H
#define CLI_EDIT_H

#include "table.h"

enum { CLI_EDIT_SIZE = 256, CLI_EDIT_HISTORY = 50 };

typedef struct cli_edit {
    bool open; /* keys go to the line, not to the map */
    char text[CLI_EDIT_SIZE];
    int length, at; /* at: the cursor, 0..length */
    char history[CLI_EDIT_HISTORY][CLI_EDIT_SIZE];
    int history_count, history_at;
} cli_edit;

void cli_edit_insert(cli_edit *edit, int character);
void cli_edit_delete(cli_edit *edit, int offset); /* -1 before, 0 under the cursor */
void cli_edit_history(cli_edit *edit, int step);  /* -1 older, +1 newer */

/** Empty the line and close it, remembering what it said. */
void cli_edit_finish(cli_edit *edit);

/** Empty the line and all it remembers. */
void cli_edit_forget(cli_edit *edit);

/**
 * Complete what was typed: words of play.def, and legal actions.
 *
 * @param out  the choices, when there are several
 */
void cli_edit_complete(cli_edit *edit, const cli_table *table, const bt_actions *legal,
                       bt_buf *out);

#endif
