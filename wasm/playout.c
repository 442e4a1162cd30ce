/*
 * playout.c - whole games from a seed, as a line of numbers each.
 *
 *     playout GAME GAMES ACTIONS SEED BOT [FIRST EVERY MOST]
 *
 * Plays every scenario of GAME GAMES times, its options cycled, BOT on all sides;
 * after ACTIONS actions of a scenario no further game of it is begun.  It
 * prints `game/scenario number seed hash length`.  The hash runs over every
 * position of the game, not the last one alone.  It is compiled for
 * WebAssembly and natively; both must print the same.
 *
 * A bot that thinks long takes the FIRST decisions and then one of EVERY so
 * many, MOST in all, the random bot the others: so a whole game is walked through in the
 * time of a few turns, and the bot is asked where it would not have come.
 */
#include <berthier/bot.h>
#include <berthier/games.h>
#include <berthier/hash.h>

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SCENARIOS_MAX 64

/* Who decides: the bot at first, then now and then. */
typedef struct player {
    const bt_bot *bot, *filler;
    uint32_t first, every, most;
} player;

/* What is played of each scenario. */
typedef struct course {
    int games;
    uint64_t actions, seed;
} course;

typedef struct playout {
    const bt_game *game;
    const player *by;
    bt_state *state;
    bt_view *view;
    bt_rng rng;
    uint64_t hash;
    uint32_t length, decisions, asked; /* asked: of the bot */
} playout;

static const bt_bot *
whose(playout *p)
{
    const player *by = p->by;
    uint32_t nth = p->decisions++;

    if (p->asked >= by->most || (nth >= by->first && nth % by->every != 0))
        return by->filler;
    p->asked++;
    return by->bot;
}

static int
choose(playout *p, bt_side side, bt_action *action, bt_error *err)
{
    const bt_rules *rules = p->game->rules;

    if (side == BT_SIDE_CHANCE) {
        *action = rules->chance(p->game, p->state, &p->rng);
        return BT_OK;
    }
    memset(p->view, 0, rules->view_size);
    rules->view(p->game, p->state, side, p->view);
    return whose(p)->choose(p->game, p->view, side, &p->rng, action, err);
}

static int
play_on(playout *p, bt_error *err)
{
    const bt_rules *rules = p->game->rules;
    bt_sides to_act;

    while ((to_act = rules->to_act(p->game, p->state)) != 0) {
        bt_side side = bt_sides_first(to_act);
        bt_action action;
        uint64_t hash;
        int status = choose(p, side, &action, err);
        if (status != BT_OK)
            return status;
        if (p->length++ >= rules->length_bound)
            return bt_fail(err, BT_EDATA, "the game does not end");
        rules->apply(p->game, p->state, side, action, NULL);
        hash = bt_state_hash(p->game, p->state);
        p->hash = bt_hash(&hash, sizeof hash, p->hash);
    }
    return BT_OK;
}

/* Option values by a number: the first option changes fastest. */
static bt_options
options_of(const bt_rules *rules, int number)
{
    bt_options options = { { 0 } };

    for (int i = 0; i < rules->option_count; i++) {
        options.value[i] = (uint8_t)(number % rules->options[i].word_count);
        number /= rules->options[i].word_count;
    }
    return options;
}

static int
play_one(const bt_game *game, const player *by, int number, uint64_t seed, uint64_t *actions,
         bt_error *err)
{
    playout p = { .game = game, .by = by, .state = bt_state_new(game), .view = bt_view_new(game) };
    int status = BT_ENOMEM;

    if (p.state && p.view) {
        bt_rng_init(&p.rng, seed);
        game->rules->setup(game, p.state);
        status = play_on(&p, err);
    }
    if (status == BT_OK)
        printf("%s/%s %d %" PRIu64 " %016" PRIx64 " %" PRIu32 "\n", game->rules->id, game->scenario,
               number, seed, p.hash, p.length);
    *actions += p.length;
    free(p.state);
    free(p.view);
    return status;
}

static int
play_scenario(const bt_rules *rules, const char *scenario, const player *by, const course *c,
              bt_error *err)
{
    uint64_t actions = 0;

    for (int i = 0; i < c->games && actions < c->actions; i++) {
        bt_options options = options_of(rules, i);
        bt_game *game = NULL;
        int status = bt_game_new(&game, rules, bt_games_pack(rules->id), scenario, &options, err);
        if (status == BT_OK)
            status = play_one(game, by, i, bt_rng_split(c->seed, (uint64_t)i), &actions, err);
        bt_game_free(game);
        if (status != BT_OK)
            return status;
    }
    return BT_OK;
}

static int
play_game(const bt_rules *rules, const player *by, const course *c, bt_error *err)
{
    const char *names[SCENARIOS_MAX];
    int count = bt_pack_scenarios(bt_games_pack(rules->id), names, SCENARIOS_MAX);
    int status = BT_OK;

    for (int i = 0; i < count && status == BT_OK; i++)
        status = play_scenario(rules, names[i], by, c, err);
    return status;
}

int
main(int argc, char **argv)
{
    bool enough = argc == 6 || argc == 9, sparing = argc == 9;
    const bt_rules *rules = enough ? bt_games_find(argv[1]) : NULL;
    player by = { .bot = enough ? bt_bot_find(argv[5]) : NULL,
                  .filler = bt_bot_find("random"),
                  .first = sparing ? (uint32_t)strtoul(argv[6], NULL, 10) : 0,
                  .every = sparing ? (uint32_t)strtoul(argv[7], NULL, 10) : 1,
                  .most = sparing ? (uint32_t)strtoul(argv[8], NULL, 10) : UINT32_MAX };
    course c = { 0 };
    bt_error err = { 0 };
    char message[512];

    if (!rules || !by.bot || !by.filler || by.every == 0) {
        (void)fprintf(stderr, "usage: playout GAME GAMES ACTIONS SEED BOT [FIRST EVERY MOST]\n");
        return 2;
    }
    c = (course){ .games = atoi(argv[2]),
                  .actions = strtoull(argv[3], NULL, 10),
                  .seed = strtoull(argv[4], NULL, 10) };
    if (play_game(rules, &by, &c, &err) == BT_OK)
        return 0;
    bt_error_format(&err, message, sizeof message);
    (void)fprintf(stderr, "playout: %s\n", message);
    return 1;
}
