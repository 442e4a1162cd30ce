/*
 * scenario.h - from a name on the command line to a game ready to play, or a bot.
 *
 * Names are GAME/SCENARIO; without a scenario the first one is meant.  The
 * data is what is compiled in, or a directory (--data).
 */
#ifndef CLI_SCENARIO_H
#define CLI_SCENARIO_H

#include <berthier/game.h>

#define CLI_SCENARIOS_MAX 32 /* of one game; the richest here has under ten */

typedef struct cli_game {
    bt_arena arena; /* of a pack loaded from a directory */
    bt_pack loaded;
    const bt_pack *pack;
    bt_game *game;
} cli_game;

/** List the scenarios of a game, from pack or, when NULL, from its own data. */
int cli_scenarios(const bt_rules *rules, const bt_pack *pack, const char **names);

/** The game of this id; complains, with the nearest name, when there is none. */
const bt_rules *cli_rules_find(const char *id, size_t length);

/** The game that a directory of data is named after, as data/GAME is; NULL for none. */
const bt_rules *cli_rules_of_directory(const char *dir);

/**
 * Open a game by name; complains when it cannot.
 *
 * @param name     NULL for the first game known
 * @param data     directory, or NULL
 * @param options  "id=word ...", or NULL
 * @return an exit code; on CLI_GOOD close it with cli_game_close
 */
int cli_game_open(cli_game *out, const char *name, const char *data, const char *options);

/** As open, for a game and scenario told apart; reports instead of complaining. */
int cli_game_load(cli_game *out, const bt_rules *rules, const char *scenario, const char *data,
                  const char *options, bt_error *err);

void cli_game_close(cli_game *game);

/** The bot of this id; complains, with the nearest name, when there is none. */
const struct bt_bot *cli_bot_find(const char *id);

#endif
