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
    char key[384]; /* the line that asked for it, and the game's id */
    bt_game *game;
    bt_arena arena; /* of a pack loaded from a directory */
    bt_pack pack;
} bt_kept_game;

typedef struct bt_run {
    const char *tests_dir; /* pack directories are relative to it */
    const char *path;      /* of the file being run */
    char game_id[32];
    bt_kept_game kept[BT_RUN_GAMES];
    int kept_count;

    const bt_game *game; /* of the case, NULL before its first line */
    bt_state *state;
    bt_state *other;  /* for comparisons */
    bool unfinished;  /* position lines since the last step */
    bt_events events; /* of the last do or roll */
    bt_actions legal;
    bt_buf text, other_text;
    int line;
    char failure[2048]; /* empty while all is well */
} bt_run;

void bt_run_release(bt_run *run);

/** Run one case; false when it failed. */
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

/** Part of run->text; "not" before it: no part of it. */
bool bt_run_contains(bt_run *run, const char *what, char *rest);

/* The steps of told.c. */
bool bt_step_event(bt_run *run, char *rest);
bool bt_step_hears(bt_run *run, char *rest);
bool bt_step_not(bt_run *run, char *rest);

/* The steps of surveys.c. */
bool bt_step_survey(bt_run *run, char *rest);
bool bt_step_reach(bt_run *run, char *rest);

#endif
