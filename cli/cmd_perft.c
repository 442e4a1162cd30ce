/* cmd_perft.c - counts lines of play; a changed number is a changed rule. */
#include "args.h"
#include "scenario.h"

#include <berthier/perft.h>
#include <inttypes.h>
#include <stdlib.h>

static int
perft_of(const bt_game *game, const bt_state *state, int depth, uint64_t *out)
{
    bt_error err = { 0 };
    int status = bt_perft(game, state, depth, out, &err);
    return status == BT_OK ? CLI_GOOD : cli_complain_error(&err);
}

typedef struct divide {
    const bt_game *game;
    const bt_state *start;
    bt_state *after;
    bt_actions *legal;
    int depth;
    uint64_t total;
} divide;

static int
divide_side(divide *d, bt_side side)
{
    const bt_rules *rules = d->game->rules;
    bt_buf text = { 0 };
    int result = CLI_GOOD;
    d->legal->count = 0;
    rules->legal(d->game, d->start, side, d->legal);
    for (int i = 0; i < d->legal->count && result == CLI_GOOD; i++) {
        uint64_t below = 0;
        bt_state_copy(d->game, d->after, d->start);
        rules->apply(d->game, d->after, side, d->legal->at[i], NULL);
        result = perft_of(d->game, d->after, d->depth - 1, &below);
        bt_buf_clear(&text);
        bt_action_format(d->game, d->legal->at[i], &text);
        if (result == CLI_GOOD)
            printf("%s %s %" PRIu64 "\n", bt_side_name(rules, side), bt_buf_text(&text), below);
        d->total += below;
    }
    bt_buf_release(&text);
    return result;
}

static int
divide_all(divide *d)
{
    bt_sides sides = d->game->rules->to_act(d->game, d->start);
    int result = CLI_GOOD;
    for (bt_side side = 0; side <= BT_SIDE_CHANCE && result == CLI_GOOD; side++)
        if (sides & bt_side_bit(side))
            result = divide_side(d, side);
    return result;
}

static int
run(const bt_game *game, int depth, bool divided)
{
    bt_state *start = bt_state_new(game), *after = bt_state_new(game);
    bt_actions *legal = malloc(sizeof *legal);
    int result = CLI_INNER;
    uint64_t total = 0;
    if (start && after && legal) {
        game->rules->setup(game, start);
        divide d = { game, start, after, legal, depth, 0 };
        if (divided && depth > 0) {
            result = divide_all(&d);
            total = d.total;
        } else {
            result = perft_of(game, start, depth, &total);
        }
    }
    free(start);
    free(after);
    free(legal);
    if (result == CLI_GOOD)
        printf("perft %s/%s %d = %" PRIu64 "\n", game->rules->id, game->scenario, depth, total);
    return result;
}

int
cli_cmd_perft(const cli_args *args)
{
    int64_t depth;
    if (!cli_read_number(args->operands[1], 0, BT_PERFT_DEPTH_MAX, &depth)) {
        cli_complain("perft wants a depth from 0 to %d, not %s", BT_PERFT_DEPTH_MAX,
                     args->operands[1]);
        return CLI_USAGE;
    }
    cli_game game;
    int result = cli_game_open(&game, args->operands[0], args->values[CLI_OPT_DATA],
                               args->values[CLI_OPT_OPTIONS]);
    if (result != CLI_GOOD)
        return result;
    result = run(game.game, (int)depth, args->values[CLI_OPT_DIVIDE] != NULL);
    cli_game_close(&game);
    return result;
}
