/*
 * fuzz.c - games kept ready, and the questions asked of every position.
 *
 * Unlike everything else here a fuzzer keeps something between calls: loading
 * a game takes a hundred times as long as trying one input on it.
 */
#include "fuzz.h"

#include <berthier/games.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define GAMES_MAX     64
#define SCENARIOS_MAX 16

static bt_game *ready[GAMES_MAX];
static unsigned ready_count;

void
fuzz_fail(const char *format, ...)
{
    va_list args;

    (void)fputs("FOUND: ", stderr);
    va_start(args, format);
    (void)vfprintf(stderr, format, args);
    va_end(args);
    (void)fputc('\n', stderr);
    abort();
}

/* Option values by a number; false when it is past the last combination. */
static bool
options_of(const bt_rules *rules, unsigned number, bt_options *out)
{
    *out = (bt_options){ { 0 } };
    for (int i = 0; i < rules->option_count; i++) {
        out->value[i] = (uint8_t)(number % (unsigned)rules->options[i].word_count);
        number /= (unsigned)rules->options[i].word_count;
    }
    return number == 0;
}

static void
load_scenario(const bt_rules *rules, const char *scenario)
{
    bt_options options;
    bt_error err = { 0 };

    for (unsigned i = 0; ready_count < GAMES_MAX && options_of(rules, i, &options); i++)
        if (bt_game_new(&ready[ready_count++], rules, bt_games_pack(rules->id), scenario, &options,
                        &err) != BT_OK)
            fuzz_fail("the game does not load: %s", err.text);
}

static void
load_all(void)
{
    const char *names[SCENARIOS_MAX];
    const bt_rules *rules;

    for (int i = 0; ready_count < GAMES_MAX && (rules = bt_games_at(i)); i++) {
        int count = bt_pack_scenarios(bt_games_pack(rules->id), names, SCENARIOS_MAX);
        for (int j = 0; j < count; j++)
            load_scenario(rules, names[j]);
    }
}

const bt_game *
fuzz_game(unsigned pick)
{
    if (!ready_count)
        load_all();
    return ready[pick % ready_count];
}

const bt_game *
fuzz_game_named(const char *id, const char *scenario, const char *options)
{
    bt_options wanted = { { 0 } };
    const bt_rules *rules = bt_games_find(id);

    (void)fuzz_game(0);
    if (!rules || (options && bt_options_parse(rules, options, &wanted, NULL) != BT_OK))
        return NULL;
    for (unsigned i = 0; i < ready_count; i++)
        if (ready[i]->rules == rules && !strcmp(ready[i]->scenario, scenario) &&
            !memcmp(&ready[i]->options, &wanted, sizeof wanted))
            return ready[i];
    return NULL;
}

char *
fuzz_text(const uint8_t *data, size_t size)
{
    char *text = malloc(size + 1);

    if (!text)
        fuzz_fail("no memory for the input");
    if (size)
        memcpy(text, data, size);
    text[size] = '\0';
    return text;
}

bt_side
fuzz_pick_side(bt_sides sides, unsigned pick)
{
    pick %= (unsigned)__builtin_popcount(sides);
    for (bt_side side = 0;; side++)
        if (sides & bt_side_bit(side) && pick-- == 0)
            return side;
}

static void
check_side(const bt_game *game, const bt_state *state, bt_side side, bool acts, const char *when)
{
    bt_actions legal;
    const char *name = bt_side_name(game->rules, side);

    legal.count = 0;
    game->rules->legal(game, state, side, &legal);
    if ((legal.count > 0) != acts)
        fuzz_fail("%s: %s %s to act and has %d legal actions", when, name, acts ? "is" : "is not",
                  legal.count);
    for (int i = 0; i < legal.count; i++) {
        if (i && legal.at[i - 1] >= legal.at[i])
            fuzz_fail("%s: the list of %s is not sorted", when, name);
        if (game->rules->check(game, state, side, legal.at[i]))
            fuzz_fail("%s: %s is listed what is refused", when, name);
    }
}

void
fuzz_check_state(const bt_game *game, const bt_state *state, const char *when)
{
    bt_error err = { 0 };
    bt_sides to_act;
    bt_outcome outcome = { 0 };

    if (!game->rules->state_ok(game, state, &err))
        fuzz_fail("%s: %s", when, err.text);
    to_act = game->rules->to_act(game, state);
    for (bt_side side = 0; side < game->rules->side_count; side++)
        check_side(game, state, side, to_act & bt_side_bit(side), when);
    check_side(game, state, BT_SIDE_CHANCE, to_act & bt_side_bit(BT_SIDE_CHANCE), when);
    game->rules->outcome(game, state, &outcome);
    if (outcome.over != !to_act)
        fuzz_fail("%s: the game is %s and %s may act", when, outcome.over ? "over" : "not over",
                  to_act ? "somebody" : "nobody");
}

static bt_action
choose(const bt_game *game, const bt_state *state, bt_side side, bt_rng *rng)
{
    bt_actions legal;

    if (side == BT_SIDE_CHANCE)
        return game->rules->chance(game, state, rng);
    legal.count = 0;
    game->rules->legal(game, state, side, &legal);
    if (!legal.count)
        fuzz_fail("in play: %s is to act and has nothing to do", bt_side_name(game->rules, side));
    return legal.at[bt_rng_below(rng, (uint32_t)legal.count)];
}

void
fuzz_play(const bt_game *game, bt_state *state, bt_rng *rng, int actions)
{
    bt_error err = { 0 };
    bt_sides to_act;

    while (actions-- > 0 && (to_act = game->rules->to_act(game, state)) != 0) {
        bt_side side = fuzz_pick_side(to_act, bt_rng_below(rng, 256));
        game->rules->apply(game, state, side, choose(game, state, side, rng), NULL);
        if (!game->rules->state_ok(game, state, &err))
            fuzz_fail("in play: %s", err.text);
        if (actions % 8 == 0)
            fuzz_check_state(game, state, "in play");
    }
}
