/* journal_file.c - journals and positions, from text to a match. */
#include "journal_file.h"

#include <berthier/games.h>
#include <berthier/journal.h>
#include <berthier/position.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Comments and blank lines may stand before the first word that matters. */
static const char *
first_word(const char *text)
{
    for (;;) {
        text += strspn(text, " \t\r\n");
        if (*text != '#')
            return text;
        text += strcspn(text, "\n");
    }
}

bool
cli_is_journal(const char *text)
{
    static const char magic[] = "berthier-journal";
    return strncmp(first_word(text), magic, strlen(magic)) == 0;
}

static int
load_game(cli_game *game, const char *id, const char *scenario, const char *options,
          const char *data, bt_error *err)
{
    const bt_rules *rules = bt_games_find(id);
    if (!rules)
        return bt_fail(err, BT_ENOTFOUND, "there is no game %s", id);
    return cli_game_load(game, rules, scenario, data, options, err);
}

static int
open_journal(bt_match **match, cli_game *game, const char *path, const char *text, const char *data,
             bt_rng dice, bt_error *err)
{
    bt_journal_head head;
    int status = bt_journal_head_read(text, path, &head, err);
    if (status == BT_OK)
        status = load_game(game, head.game, head.scenario, head.options, data, err);
    if (status == BT_OK)
        status = bt_journal_read(match, game->game, &head, path, dice, err);
    return status;
}

static int
line_of(const char *text, const char *at)
{
    int line = 1;
    for (; text < at; text++)
        line += *text == '\n';
    return line;
}

static int
read_position(bt_match **match, const cli_game *game, const char *text, bt_rng dice, bt_error *err)
{
    bt_state *state = bt_state_new(game->game);
    if (!state)
        return bt_fail(err, BT_ENOMEM, "out of memory");
    game->game->rules->setup(game->game, state);
    int status = bt_position_read(game->game, text, 1, state, err);
    if (status == BT_OK)
        status = bt_match_new_at(match, game->game, state, dice, err);
    free(state);
    return status;
}

static int
open_position(bt_match **match, cli_game *game, const char *text, const char *data, bt_rng dice,
              bt_error *err)
{
    char id[64], scenario[64];
    const char *options = NULL;
    int status = bt_position_head(text, id, sizeof id, scenario, sizeof scenario, &options, err);
    if (status != BT_OK)
        return status;
    status = load_game(game, id, scenario, options, data, err);
    if (status == BT_OK)
        return read_position(match, game, text, dice, err);
    if (err && !err->file[0])
        err->line = line_of(text, options);
    return status;
}

int
cli_match_open(bt_match **match, cli_game *game, const char *path, const char *text,
               const char *data, bt_rng dice, bt_error *err)
{
    int status;
    *match = NULL;
    *game = (cli_game){ 0 };
    if (cli_is_journal(text))
        status = open_journal(match, game, path, text, data, dice, err);
    else
        status = open_position(match, game, text, data, dice, err);
    if (status == BT_OK)
        return BT_OK;
    if (err && !err->file[0])
        snprintf(err->file, sizeof err->file, "%s", path);
    cli_game_close(game);
    return status;
}
