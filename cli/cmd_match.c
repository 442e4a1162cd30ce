/* cmd_match.c - compares two bots. */
#include "args.h"
#include "fight.h"
#include "scenario.h"

#include <unistd.h>

static int
fight(const cli_args *args, cli_fight *f)
{
    int status = cli_fight_run(f);
    if (status != BT_OK) {
        cli_complain_error(&f->err);
        return CLI_FAILED;
    }
    printf("%s %d %s %d draw %d\n", args->operands[0], f->won, args->operands[1], f->lost,
           f->drawn);
    return CLI_GOOD;
}

int
cli_cmd_match(const cli_args *args)
{
    int64_t games, seed, threads;
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    cli_fight f = { .bots = { cli_bot_find(args->operands[0]), NULL } };
    f.bots[1] = f.bots[0] ? cli_bot_find(args->operands[1]) : NULL;
    if (!f.bots[1] || !cli_args_number(args, CLI_OPT_GAMES, 1, 1000000, 100, &games) ||
        !cli_args_number(args, CLI_OPT_SEED, 0, INT64_MAX, 1, &seed) ||
        !cli_args_number(args, CLI_OPT_THREADS, 1, 256, cores > 0 ? cores : 1, &threads))
        return CLI_USAGE;
    cli_game game;
    int result = cli_game_open(&game, args->values[CLI_OPT_GAME], args->values[CLI_OPT_DATA],
                               args->values[CLI_OPT_OPTIONS]);
    if (result != CLI_GOOD)
        return result;
    f.game = game.game;
    f.games = (int)games;
    f.seed = (uint64_t)seed;
    f.threads = (int)(threads < games ? threads : games);
    f.progress = isatty(STDERR_FILENO);
    result = fight(args, &f);
    cli_game_close(&game);
    return result;
}
