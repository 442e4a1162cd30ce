/*
 * table.h - a game on the table: the match, who sits where, what was saved.
 *
 * Both front ends, plain and full screen, are made of this: it takes a line
 * of text, does it, and answers with text.  It knows no rule: everything
 * comes from the match and the rules table.
 */
#ifndef CLI_TABLE_H
#define CLI_TABLE_H

#include "journal_file.h"
#include "log.h"

#include <berthier/bot.h>

typedef struct cli_table {
    cli_game opened;
    const bt_game *game;
    const char *data; /* directory, or NULL */
    bt_match *match;
    const bt_bot *bots[BT_SIDES_MAX]; /* by the side one began with; NULL for a person */
    bt_rng mind;                      /* the bots' */
    bt_rng dice;                      /* of every match on this table, from its start */
    cli_log log;
    int pace;                 /* milliseconds between a bot's actions */
    char save_path[4096];     /* "" when none was named */
    char autosave_path[4096]; /* "" for no autosave */
    uint64_t saved;           /* the record when last saved by hand, as a hash; 0 for none */
    uint64_t autosaved;       /* and by itself */
    bool quit;
    bool has_listed;
    bt_actions listed; /* the last list shown by ?, to pick by number */
} cli_table;

/** Take a side's place: "person" or a bot's id; false for neither. */
bool cli_table_seat(cli_table *table, bt_side side, const char *who);

/** Which sides a person decides for now; 0 when bots or nobody act. */
bt_sides cli_table_persons_to_act(const cli_table *table);

/** The side a person at the keyboard looks through: who acts, or the only person. */
bt_side cli_table_viewer(const cli_table *table);

/** Does any side of the game see something another does not, or will after the choice at hand? */
bool cli_table_has_secrets(const cli_table *table);

int cli_table_persons(const cli_table *table);

bool cli_table_is_over(const cli_table *table);

/** Let the bot whose turn it is take one action; false when none is to act. */
BT_NODISCARD int cli_table_bot_step(cli_table *table, bool *acted, bt_error *err);

/** List what a person may do now.  Returns the acting side. */
bt_side cli_table_legal(const cli_table *table, bt_actions *out);

/** One sentence: what `viewer` may do, or whose turn it is, or how it ended. */
void cli_table_prompt(const cli_table *table, bt_seat viewer, bt_buf *out);

/**
 * Do what a line says: an action, or a word of play.def.
 *
 * @param out  the answer, zero or more lines each ended by a newline
 * @return true unless the line was refused or made no sense
 */
bool cli_table_do(cli_table *table, const char *line, bt_buf *out);

/** Save; complains into out. */
bool cli_table_save(cli_table *table, const char *path, bt_buf *out);

/** Keep an unfinished game where it can be found again; quiet when all is well. */
bool cli_table_autosave(cli_table *table, bt_error *err);

/** Choose the place of autosaves: an option's value, or NULL for the default. */
void cli_table_autosave_at(cli_table *table, const char *path);

/** The journal is saved, or there is nothing worth saving. */
bool cli_table_is_saved(const cli_table *table);

/** What has been played lies in a file as it is now. */
void cli_table_mark_saved(cli_table *table);

/** Set game and match from a saved file; the table's data and dice are used. */
bool cli_table_load(cli_table *table, const char *path, bt_error *err);

void cli_table_release(cli_table *table);

/** A word of play.def, with help; NULL past the last. */
typedef struct cli_word {
    const char *word, *argument, *text;
} cli_word;
const cli_word *cli_table_word(int index);

/** Say the odds of the combat being declared, and what it may bring; false when there is none. */
bool cli_table_odds(const cli_table *table, uint16_t place, bt_buf *out);

#endif
