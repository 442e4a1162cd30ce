/*
 * log.h - what happened in a match, as lines with their rules.
 *
 * The log is made from the journal alone: it keeps a position of its own,
 * applies the journal's actions to it and writes down the events.  So it is
 * right after a load and an undo without anyone telling it.
 */
#ifndef CLI_LOG_H
#define CLI_LOG_H

#include <berthier/match.h>

typedef struct cli_log_line {
    int place; /* journal length once the action was taken */
    bt_sides seen_by;
    char *text; /* "1/Gaz moves to 0707 [5.11]" */
} cli_log_line;

typedef struct cli_log {
    cli_log_line *at;
    int count, capacity;
    int place;       /* how far the journal is written down */
    uint64_t hash;   /* of the last entry written down */
    bt_state *state; /* the position there */
} cli_log;

/** Bring the log up to the match, forgetting what was undone. */
BT_NODISCARD int cli_log_follow(cli_log *log, const bt_match *match);

/** May the viewer (BT_SIDE_NONE: an onlooker) read this line? */
bool cli_log_is_seen(const bt_game *game, const cli_log_line *line, bt_seat viewer);

void cli_log_release(cli_log *log);

#endif
