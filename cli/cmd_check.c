/* cmd_check.c - is this file fit to be played with?  If not: where, and why. */
#include "args.h"
#include "journal_file.h"
#include "position_test.h"

#include <berthier/example.h>
#include <berthier/host.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static int
report(const char *path, const bt_error *err, int status)
{
    char text[512];
    bt_error_format(err, text, sizeof text);
    if (!err->file[0])
        fprintf(stderr, "%s: %s\n", path, text);
    else
        fprintf(stderr, "%s\n", text);
    return status == BT_EIO || status == BT_ENOMEM ? CLI_DATA : CLI_FAILED;
}

/* A data directory is named after its game, unless --game tells. */
static const bt_rules *
rules_of(const cli_args *args, const char *dir)
{
    const char *name = args->values[CLI_OPT_GAME];
    if (name)
        return cli_rules_find(name, strcspn(name, "/"));
    const bt_rules *rules = cli_rules_of_directory(dir);
    if (!rules)
        cli_complain("%s is not named like a game; say --game which one it is for", dir);
    return rules;
}

/* Errors name a document; put the directory before it, so editors find it. */
static void
place_in(bt_error *err, const char *dir)
{
    char file[sizeof err->file];
    if (!err->file[0] || strchr(err->file, '/'))
        return;
    int written = snprintf(file, sizeof file, "%s/%s", dir, err->file);
    if (written > 0 && (size_t)written < sizeof file)
        memcpy(err->file, file, sizeof file);
}

static int
load_with(const bt_rules *rules, const bt_pack *pack, const char *scenario,
          const bt_options *options, bt_error *err)
{
    bt_game *game = NULL;
    int status = bt_game_new(&game, rules, pack, scenario, options, err);
    bt_game_free(game);
    return status;
}

/* With each value of each option on its own: some data are read for that one alone. */
static int
check_scenario(const bt_rules *rules, const bt_pack *pack, const char *scenario, bt_error *err)
{
    int status = load_with(rules, pack, scenario, &(bt_options){ { 0 } }, err);
    for (int i = 0; i < rules->option_count && !status; i++) {
        const bt_option_def *option = &rules->options[i];
        if (!bt_option_belongs(option, scenario))
            continue;
        for (int value = 1; value < option->word_count && !status; value++) {
            bt_options options = { { 0 } };
            options.value[i] = (uint8_t)value;
            status = load_with(rules, pack, scenario, &options, err);
        }
    }
    return status;
}

static int
check_scenarios(const bt_rules *rules, const bt_pack *pack, const char *dir)
{
    const char *names[CLI_SCENARIOS_MAX];
    int count = cli_scenarios(rules, pack, names);
    if (count == 0) {
        fprintf(stderr, "%s: no scenario-NAME.yaml is here\n", dir);
        return CLI_FAILED;
    }
    for (int i = 0; i < count; i++) {
        bt_error err = { 0 };
        int status = check_scenario(rules, pack, names[i], &err);
        place_in(&err, dir);
        if (status != BT_OK)
            return report(dir, &err, status);
    }
    const bt_doc *example;
    for (int n = 0; (example = bt_example_at(pack, n)); n++) {
        bt_error err = { 0 };
        int status = bt_example_check(rules, pack, example, &err);
        place_in(&err, dir);
        if (status != BT_OK)
            return report(dir, &err, status);
    }
    printf("%s: good, %d scenario%s, %d documents\n", dir, count, count == 1 ? "" : "s",
           pack->doc_count);
    return CLI_GOOD;
}

static int
check_directory(const cli_args *args, const char *dir)
{
    const bt_rules *rules = rules_of(args, dir);
    if (!rules)
        return CLI_USAGE;
    bt_arena arena = { 0 };
    bt_pack pack;
    bt_error err = { 0 };
    int status = bt_pack_load(&pack, &arena, rules->id, dir, &err);
    place_in(&err, dir);
    int result = status == BT_OK ? check_scenarios(rules, &pack, dir) : report(dir, &err, status);
    bt_arena_release(&arena);
    return result;
}

static int
check_yaml(const cli_args *args, const char *path)
{
    char dir[4096];
    const char *slash = strrchr(path, '/');
    snprintf(dir, sizeof dir, "%.*s", slash ? (int)(slash - path) : 1, slash ? path : ".");
    char *full = realpath(dir, NULL);
    int result = check_directory(args, full && !slash ? full : dir);
    free(full);
    return result;
}

static int
check_text(const cli_args *args, const char *path, const char *text)
{
    bt_error err = { 0 };
    cli_game game;
    bt_match *match;
    int status = cli_match_open(&match, &game, path, text, args->values[CLI_OPT_DATA],
                                bt_rng_seeded(1), &err);
    if (status != BT_OK)
        return report(path, &err, status);
    printf("%s: good, a %s of %s/%s, %d actions\n", path,
           cli_is_journal(text) ? "journal" : "position", game.game->rules->id, game.game->scenario,
           bt_match_length(match));
    bt_match_free(match);
    cli_game_close(&game);
    return CLI_GOOD;
}

static bool
ends_with(const char *text, const char *end)
{
    size_t length = strlen(text), tail = strlen(end);
    return length >= tail && strcmp(text + length - tail, end) == 0;
}

static int
check_file(const cli_args *args, const char *path)
{
    struct stat about;
    if (strcmp(path, "-") != 0 && stat(path, &about) == 0 && S_ISDIR(about.st_mode))
        return check_directory(args, path);
    bt_buf text = { 0 };
    bt_error err = { 0 };
    int status = bt_text_read(path, &text, &err);
    int result;
    if (status != BT_OK)
        result = report(path, &err, BT_EIO);
    else if (ends_with(path, ".yaml"))
        result = check_yaml(args, path);
    else if (ends_with(path, ".t"))
        result = cli_position_tests(path);
    else
        result = check_text(args, path, bt_buf_text(&text));
    bt_buf_release(&text);
    return result;
}

int
cli_cmd_check(const cli_args *args)
{
    int worst = CLI_GOOD;
    for (int i = 0; i < args->operand_count; i++) {
        int result = check_file(args, args->operands[i]);
        if (result > worst)
            worst = result;
    }
    return worst;
}
