/* scenario.c - finds games, scenarios and bots by name, and loads games. */
#include "scenario.h"

#include "args.h"

#include <berthier/bot.h>
#include <berthier/games.h>
#include <berthier/host.h>
#include <string.h>

#define BOTS_MAX  32
#define GAMES_MAX 32 /* far above the games there are */

int
cli_scenarios(const bt_rules *rules, const bt_pack *pack, const char **names)
{
    if (!pack)
        pack = bt_games_pack(rules->id);
    int count = pack ? bt_pack_scenarios(pack, names, CLI_SCENARIOS_MAX) : 0;
    return count < CLI_SCENARIOS_MAX ? count : CLI_SCENARIOS_MAX;
}

const bt_rules *
cli_rules_find(const char *id, size_t length)
{
    char word[64];
    const char *words[GAMES_MAX];
    int count = 0;
    const bt_rules *rules;
    snprintf(word, sizeof word, "%.*s", (int)length, id);
    for (int i = 0; (rules = bt_games_at(i)) && count < GAMES_MAX; i++) {
        if (strcmp(rules->id, word) == 0)
            return rules;
        words[count++] = rules->id;
    }
    const char *near = cli_nearest(word, words, count);
    if (near)
        cli_complain("there is no game %s; did you mean %s?", word, near);
    else
        cli_complain("there is no game %s; berthier games lists them", word);
    return NULL;
}

const bt_rules *
cli_rules_of_directory(const char *dir)
{
    size_t end = strlen(dir);
    while (end > 0 && dir[end - 1] == '/')
        end--;
    size_t start = end;
    while (start > 0 && dir[start - 1] != '/')
        start--;
    const bt_rules *rules;
    for (int i = 0; (rules = bt_games_at(i)); i++)
        if (strlen(rules->id) == end - start && strncmp(rules->id, dir + start, end - start) == 0)
            return rules;
    return NULL;
}

int
cli_game_load(cli_game *out, const bt_rules *rules, const char *scenario, const char *data,
              const char *options, bt_error *err)
{
    *out = (cli_game){ 0 };
    bt_options values = { 0 };
    int status = options ? bt_options_parse(rules, options, &values, err) : BT_OK;
    out->pack = bt_games_pack(rules->id);
    if (status == BT_OK && data) {
        status = bt_pack_load(&out->loaded, &out->arena, rules->id, data, err);
        out->pack = &out->loaded;
    }
    if (status == BT_OK && !out->pack)
        status = bt_fail(err, BT_ENOTFOUND, "no data for %s is compiled in; name some with --data",
                         rules->id);
    if (status == BT_OK)
        status = bt_game_new(&out->game, rules, out->pack, scenario, &values, err);
    if (status != BT_OK)
        cli_game_close(out);
    return status;
}

/* The null game is a template, not a game to start with. */
static const bt_rules *
first_real_game(void)
{
    const bt_rules *rules = NULL;
    for (int i = 0; (rules = bt_games_at(i)); i++)
        if (rules->side_count > 1)
            return rules;
    return bt_games_at(0);
}

static int
wrong_scenario(const bt_rules *rules, const char *name, const char *const *names, int count)
{
    const char *near = cli_nearest(name, names, count);
    if (near)
        cli_complain("%s has no scenario %s; did you mean %s/%s?", rules->id, name, rules->id,
                     near);
    else
        cli_complain("%s has no scenario %s; berthier games lists them", rules->id, name);
    return CLI_USAGE;
}

static int
load_or_complain(cli_game *out, const bt_rules *rules, const char *scenario, const char *data,
                 const char *options)
{
    bt_error err = { 0 };
    int status = cli_game_load(out, rules, scenario, data, options, &err);
    bool options_wrong = false;
    if (status == BT_OK) {
        status = bt_options_fit(rules, scenario, &out->game->options, &err);
        options_wrong = status != BT_OK;
    } else if (options) {
        bt_options values = { 0 };
        options_wrong = bt_options_parse(rules, options, &values, NULL) != BT_OK;
    }
    if (status == BT_OK)
        return CLI_GOOD;
    cli_game_close(out);
    int code = cli_complain_error(&err);
    return options_wrong ? CLI_USAGE : code;
}

int
cli_game_open(cli_game *out, const char *name, const char *data, const char *options)
{
    size_t length = name ? strcspn(name, "/") : 0;
    const bt_rules *rules = name ? cli_rules_find(name, length) : first_real_game();
    if (!rules)
        return CLI_USAGE;
    const char *names[CLI_SCENARIOS_MAX];
    int count = cli_scenarios(rules, NULL, names);
    const char *scenario = name && name[length] == '/' ? name + length + 1 : NULL;
    if (!scenario && count == 0 && !data) {
        cli_complain("%s has no scenario", rules->id);
        return CLI_DATA;
    }
    if (!scenario)
        return load_or_complain(out, rules, count ? names[0] : rules->id, data, options);
    if (data)
        return load_or_complain(out, rules, scenario, data, options);
    for (int i = 0; i < count; i++)
        if (strcmp(names[i], scenario) == 0)
            return load_or_complain(out, rules, scenario, data, options);
    return wrong_scenario(rules, scenario, names, count);
}

void
cli_game_close(cli_game *game)
{
    if (game->game)
        bt_game_free(game->game);
    bt_arena_release(&game->arena);
    *game = (cli_game){ 0 };
}

const bt_bot *
cli_bot_find(const char *id)
{
    const char *words[BOTS_MAX];
    int count = 0;
    const bt_bot *bot = bt_bot_find(id);
    if (bot)
        return bot;
    for (int i = 0; i < BOTS_MAX && (bot = bt_bot_at(i)); i++)
        words[count++] = bot->id;
    const char *near = cli_nearest(id, words, count);
    if (near)
        cli_complain("there is no bot %s; did you mean %s?", id, near);
    else
        cli_complain("there is no bot %s; berthier games lists them", id);
    return NULL;
}
