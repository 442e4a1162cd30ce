/* cmd_play.c - sits everybody down, plays, and keeps what was played. */
#include "args.h"
#include "play.h"

#include <berthier/host.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

static int
seat_named(cli_table *table, const cli_seat *seat)
{
    const bt_game *game = table->game;
    bt_seat side = bt_seat_find(game, seat->side, (int)strlen(seat->side));
    if (side >= bt_seat_count(game)) {
        cli_complain("%s has no side %s", game->rules->id, seat->side);
        return CLI_USAGE;
    }
    if (!cli_table_seat(table, side, seat->who)) {
        if (cli_bot_find(seat->who))
            cli_complain("nobody can sit for %s", seat->side);
        return CLI_USAGE;
    }
    return CLI_GOOD;
}

/* The first side is a person's and the others a bot's, unless told. */
static int
seat_all(cli_table *table, const cli_args *args)
{
    const bt_bot *usual = bt_bot_find("greedy");
    int result = CLI_GOOD;
    for (bt_side side = 1; side < bt_seat_count(table->game); side++)
        table->bots[side] = usual ? usual : bt_bot_at(0);
    bool first_named = false;
    for (int i = 0; i < args->seat_count && result == CLI_GOOD; i++) {
        result = seat_named(table, &args->seats[i]);
        first_named |= strcasecmp(args->seats[i].side, table->game->rules->sides[0]) == 0;
    }
    bool person_elsewhere = false;
    for (bt_side side = 1; side < bt_seat_count(table->game); side++)
        person_elsewhere |= !table->bots[side];
    if (!first_named && person_elsewhere)
        table->bots[0] = usual ? usual : bt_bot_at(0);
    return result;
}

static int
begin(cli_table *table, const cli_args *args)
{
    bt_error err = { 0 };
    const char *load = args->values[CLI_OPT_LOAD];
    table->data = args->values[CLI_OPT_DATA];
    if (load)
        return cli_table_load(table, load, &err) ? CLI_GOOD : cli_complain_error(&err);
    const char *name = args->operand_count ? args->operands[0] : NULL;
    int result = cli_game_open(&table->opened, name, table->data, args->values[CLI_OPT_OPTIONS]);
    if (result != CLI_GOOD)
        return result;
    table->game = table->opened.game;
    if (bt_match_new(&table->match, table->game, table->dice, &err) != BT_OK)
        return cli_complain_error(&err);
    return CLI_GOOD;
}

static int
keep(cli_table *table)
{
    bt_buf out = { 0 };
    bt_error err = { 0 };
    int result = CLI_GOOD;
    if (table->save_path[0] && !cli_table_is_saved(table) &&
        !cli_table_save(table, table->save_path, &out)) {
        cli_complain("%s", bt_buf_text(&out));
        result = CLI_DATA;
    }
    bt_buf_release(&out);
    bool open = !cli_table_is_saved(table) && !cli_table_is_over(table);
    /* A person who let a bot go on has still played the beginning. */
    bool ours = cli_table_persons(table) || table->autosaved;
    if (open && ours && !cli_table_autosave(table, &err))
        return cli_complain_error(&err);
    if (open && ours && table->autosave_path[0])
        fprintf(stderr, "Go on with: berthier play --load %s\n", table->autosave_path);
    else if (table->autosaved)
        unlink(table->autosave_path);
    return result;
}

/* A name cut short would be that of another file. */
static bool
path_fits(const cli_args *args, cli_option option, size_t size)
{
    const char *path = args->values[option];
    if (!path || strlen(path) < size)
        return true;
    cli_complain("the path of --%s has more than %zu bytes", cli_options[option].name, size - 1);
    return false;
}

static int
play(cli_table *table, const cli_args *args)
{
    if (!path_fits(args, CLI_OPT_SAVE, sizeof table->save_path) ||
        !path_fits(args, CLI_OPT_AUTOSAVE, sizeof table->autosave_path))
        return CLI_USAGE;
    bool screen = !args->values[CLI_OPT_PLAIN] && isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
    int result = seat_all(table, args);
    if (result != CLI_GOOD)
        return result;
    if (args->values[CLI_OPT_SAVE])
        snprintf(table->save_path, sizeof table->save_path, "%s", args->values[CLI_OPT_SAVE]);
    cli_table_autosave_at(table, args->values[CLI_OPT_AUTOSAVE]);
    if (args->values[CLI_OPT_LOAD])
        cli_table_mark_saved(table);
    result = screen ? cli_play_screen(table) : cli_play_plain(table);
    int kept = keep(table);
    return result == CLI_GOOD ? kept : result;
}

int
cli_cmd_play(const cli_args *args)
{
    cli_table table = { 0 };
    int64_t seed, pace;
    if (!cli_args_number(args, CLI_OPT_SEED, 0, INT64_MAX, 0, &seed) ||
        !cli_args_number(args, CLI_OPT_PACE, 0, 60000, 80, &pace))
        return CLI_USAGE;
    bool is_seeded = args->values[CLI_OPT_SEED] != NULL;
    table.dice = is_seeded ? bt_rng_seeded((uint64_t)seed) : bt_host_rng();
    table.mind = is_seeded ? bt_rng_seeded(bt_rng_split((uint64_t)seed, 1)) : bt_host_rng();
    table.pace = (int)pace;
    int result = begin(&table, args);
    if (result == CLI_GOOD)
        result = play(&table, args);
    cli_table_release(&table);
    return result;
}
