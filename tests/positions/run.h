/*
 * run.h - one case being run: a position, and the steps taken in it.
 *
 * The first step that does not go as written sets `failure` and ends the
 * case.  Games are loaded once and kept for later cases of the same kind.
 */
#ifndef BT_RUN_H
#define BT_RUN_H

#include "script.h"

#include <berthier/frame.h>
#include <berthier/game.h>
#include <stdbool.h>

#define BT_RUN_GAMES 64 /* packs, scenarios and options met in one run */

typedef struct bt_kept_game {
    char key[4608]; /* the line that asked for it, the directory and the game's id */
    bt_game *game;
    bt_arena arena; /* of a pack loaded from a directory */
    bt_pack pack;
} bt_kept_game;

typedef struct bt_run {
    const char *path;                             /* of the file being run */
    char dir[4096];                               /* where it lies: packs are named from there */
    char file_game[32];                           /* what that directory is called */
    const bt_pack *(*find_pack)(const char *dir); /* instead of a directory; or NULL */
    char game_id[32]; /* of the case: the same, until a line says otherwise */
    bt_kept_game kept[BT_RUN_GAMES];
    int kept_count;

    const bt_game *game; /* of the case, NULL before its first line */
    bt_state *state;
    bt_state *other;  /* for comparisons */
    bool unfinished;  /* position lines since the last step */
    bt_events events; /* of the last do or roll */
    bt_actions legal;
    bt_buf text, other_text;
    bt_buf words;   /* written in the action read last */
    unsigned texts; /* written in this case */
    int line;
    char failure[2048]; /* empty while all is well */
} bt_run;

void bt_run_release(bt_run *run);

/** Begin a file: its directory names the game, and packs are found from there. */
void bt_run_file(bt_run *run, const char *path);

/** Run one case of that file; false when it failed. */
bool bt_run_case(bt_run *run, const bt_script *script, const bt_script_case *c);

/** Keep what went wrong in the line being run; returns false. */
bool bt_run_fail(bt_run *run, const char *format, ...) BT_PRINTF(2, 3);

/** The same for a line that makes no sense to us. */
bool bt_run_fail_error(bt_run *run, const bt_error *err);

/**
 * Take a step; `rest` is what follows the word.
 *
 * @param known  set to whether there is a step of this word
 */
bool bt_run_step(bt_run *run, const char *word, char *rest, bool *known);

/** The text form of an action, for messages: valid until the next call. */
const char *bt_run_text_of(bt_run *run, bt_action action);

/** Who may act, in words: valid until the next call. */
const char *bt_run_sides_to_act(bt_run *run);

/** The line of a position document that begins with a word: valid until the next call. */
const char *bt_run_position_line(bt_run *run, const char *word);

/** Add to a failure who has to decide, and in which moment. */
void bt_run_add_waiting(bt_run *run);

/** "french: move ..." names its side; else it is the only one to act. */
bool bt_run_take_side(bt_run *run, char **text, bt_side *out);

bool bt_run_parse(bt_run *run, const char *text, bt_action *out);

/** Fill run->legal with what a side may do. */
void bt_run_list(bt_run *run, bt_side side);

/** Is a text part of another, with every number in it whole? */
bool bt_has_whole(const char *text, const char *part);

/** Part of run->text; "not" before it: no part of it. */
bool bt_run_contains(bt_run *run, const char *what, char *rest);

/* The steps of lists.c, odds.c, sound.c, told.c and surveys.c. */
bool bt_step_list(bt_run *run, char *rest);
bool bt_step_legal(bt_run *run, char *rest);
bool bt_step_odds(bt_run *run, char *rest);
bool bt_step_sound(bt_run *run, char *rest);
bool bt_step_unsound(bt_run *run, char *rest);
bool bt_step_event(bt_run *run, char *rest);
bool bt_step_hears(bt_run *run, char *rest);
bool bt_step_not(bt_run *run, char *rest);
bool bt_step_survey(bt_run *run, char *rest);

/* The hex or area that a word names, on whatever map there is; BT_HEX_NONE. */
unsigned bt_place_of(const bt_run *run, const char *word);
bool bt_step_reach(bt_run *run, char *rest);
bool bt_step_cost(bt_run *run, char *rest);

#endif
