/*
 * fuzz.c - games kept ready, and the questions asked of every position.
 *
 * Unlike everything else here a fuzzer keeps something between calls: loading
 * a game takes longer than trying one input on it.
 */
#include "fuzz.h"

#include "../support/post.h"

#include <berthier/games.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define GAMES_MAX     96
#define SCENARIOS_MAX 16
#define COMBINED_MAX  16 /* ways to set the options of a game, to try all of them */

static bt_shelves shelves;
static const bt_game *ready[GAMES_MAX];
static unsigned ready_count;
static bt_state *stages[GAMES_MAX][FUZZ_STAGES]; /* the first is the start of the game */
static bool in_full;

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

/* Games with partners are picked by name (fuzz_game_named): kept inputs pick games by number. */
static bool
adds_seats(const bt_rules *rules, int option)
{
    for (int i = 0; i < rules->seat_count; i++)
        if (rules->seats[i].option == option)
            return true;
    return false;
}

static unsigned
combinations(const bt_rules *rules)
{
    unsigned count = 1;

    for (int i = 0; i < rules->option_count && count <= COMBINED_MAX; i++)
        if (!adds_seats(rules, i))
            count *= (unsigned)rules->options[i].word_count;
    return count;
}

/* Where there are too many combinations: none of the options changed, or the one of that number, to its last word. */
static bool
one_option(const bt_rules *rules, unsigned number, bt_options *out)
{
    if (number > (unsigned)rules->option_count)
        return false;
    if (number && !adds_seats(rules, (int)number - 1))
        out->value[number - 1] = (uint8_t)(rules->options[number - 1].word_count - 1);
    return true;
}

/* Option values by a number; false when it is past the last way to set them. */
static bool
options_of(const bt_rules *rules, unsigned number, bt_options *out)
{
    *out = (bt_options){ { 0 } };
    if (combinations(rules) > COMBINED_MAX)
        return one_option(rules, number, out);
    for (int i = 0; i < rules->option_count; i++) {
        if (adds_seats(rules, i))
            continue;
        out->value[i] = (uint8_t)(number % (unsigned)rules->options[i].word_count);
        number /= (unsigned)rules->options[i].word_count;
    }
    return number == 0;
}

static void
load_scenario(const bt_rules *rules, const char *scenario)
{
    char text[256];
    bt_options options;
    bt_buf words;
    bt_shelf *shelf;
    bt_error err = { 0 };

    for (unsigned i = 0; ready_count < GAMES_MAX && options_of(rules, i, &options); i++) {
        bt_buf_init_fixed(&words, text, sizeof text);
        bt_options_format(rules, &options, &words);
        const bt_wish wish = { .rules = rules,
                               .scenario = scenario,
                               .options = bt_buf_text(&words),
                               .pack = bt_games_pack(rules->id) };
        if (bt_shelf_take(&shelves, &wish, &shelf, &err) != BT_OK)
            fuzz_fail("the game does not load: %s", err.text);
        ready[ready_count++] = shelf->game;
    }
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

/* Positions of one random game: after 30 actions, 120, 270 and so on, or the last before its end. */
static void
play_stages(const bt_game *game, bt_state **out, unsigned seed)
{
    bt_rng rng;
    bt_state *state = bt_state_new(game), *after = bt_state_new(game);

    if (!state || !after)
        fuzz_fail("no memory for a state");
    bt_rng_init(&rng, seed);
    game->rules->setup(game, state);
    for (int stage = 0, played = 0; stage < FUZZ_STAGES; stage++) {
        for (; played < 30 * stage * stage; played++) {
            bt_state_copy(game, after, state);
            fuzz_play(game, after, &rng, 1);
            if (!game->rules->to_act(game, after))
                break;
            bt_state_copy(game, state, after);
        }
        out[stage] = bt_state_new(game);
        if (!out[stage])
            fuzz_fail("no memory for a state");
        bt_state_copy(game, out[stage], state);
    }
    free(state);
    free(after);
}

const bt_state *
fuzz_stage(unsigned pick, const bt_game **game)
{
    *game = fuzz_game(pick);
    if (!stages[0][0])
        for (unsigned i = 0; i < ready_count; i++)
            play_stages(ready[i], stages[i], i);
    return stages[pick % ready_count][pick / ready_count % FUZZ_STAGES];
}

void
fuzz_set_full(void)
{
    in_full = true;
}

bool
fuzz_in_full(void)
{
    return in_full;
}

bt_shelves *
fuzz_shelves(void)
{
    (void)fuzz_game(0);
    return &shelves;
}

const bt_game *
fuzz_game(unsigned pick)
{
    if (!ready_count)
        load_all();
    return ready[pick % ready_count];
}

/* The game of tests in which partners write to each other. */
static const bt_game *
post_game(const char *options)
{
    static bt_game *alone, *staff;

    if (!staff) {
        alone = post_game_of(&post_rules, "", NULL);
        staff = post_game_of(&post_rules, "staff=yes", NULL);
    }
    return options && strcmp(options, "staff=yes") == 0 ? staff : alone;
}

const bt_game *
fuzz_game_named(const char *id, const char *scenario, const char *options)
{
    bt_options wanted = { { 0 } };
    const bt_rules *rules = bt_games_find(id);

    if (strcmp(id, "post") == 0)
        return post_game(options);
    (void)fuzz_game(0);
    if (!rules || (options && bt_options_parse(rules, options, &wanted, NULL) != BT_OK))
        return NULL;
    for (unsigned i = 0; i < ready_count; i++)
        if (ready[i]->rules == rules && !strcmp(ready[i]->scenario, scenario) &&
            !memcmp(&ready[i]->options, &wanted, sizeof wanted))
            return ready[i];
    return NULL;
}

/* Where jansson builds what fuzz_json reads: thousands of small blocks, each of which would
 * otherwise be guarded and remembered by the sanitizer, for a library that is not ours. */
static _Alignas(max_align_t) char pool[16 << 20];
static size_t pool_used;

static void *
pool_take(size_t size)
{
    size_t at = pool_used, room = (size + sizeof(max_align_t) - 1) & ~(sizeof(max_align_t) - 1);

    if (room > sizeof pool - at)
        fuzz_fail("JSON that takes more than %zu bytes", sizeof pool);
    pool_used += room;
    return pool + at;
}

static void
pool_leave(void *block)
{
    (void)block;
}

const json_t *
fuzz_json(const char *text, size_t length)
{
    pool_used = 0;
    json_set_alloc_funcs(pool_take, pool_leave);
    const json_t *json = json_loadb(text, length, JSON_REJECT_DUPLICATES, NULL);
    json_set_alloc_funcs(malloc, free);
    return json_is_object(json) ? json : NULL;
}

const char *
fuzz_message(const char *text, size_t length)
{
    const char *ok;
    bool good = fuzz_is_object(text, length, &ok);

    if ((in_full || length % 16 == 0) && (fuzz_json(text, length) != NULL) != good)
        fuzz_fail("a message is JSON to one and not to the other: %.*s", (int)length, text);
    if (!good)
        fuzz_fail("not one JSON object: %.*s", (int)length, text);
    return ok;
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
check_list(const bt_game *game, const bt_state *state, bt_side side, bool acts,
           const bt_actions *legal, const char *when)
{
    const char *name = bt_seat_id(game, side);

    if ((legal->count > 0) != acts)
        fuzz_fail("%s: %s %s to act and has %d legal actions", when, name, acts ? "is" : "is not",
                  legal->count);
    for (int i = 0; i < legal->count; i++) {
        if (i && legal->at[i - 1] >= legal->at[i])
            fuzz_fail("%s: the list of %s is not sorted", when, name);
        if (game->rules->check(game, state, side, legal->at[i]))
            fuzz_fail("%s: %s is listed what is refused", when, name);
    }
}

bt_sides
fuzz_check_state(const bt_game *game, const bt_state *state, fuzz_lists *lists, const char *when)
{
    static fuzz_lists own;
    bt_error err = { 0 };
    bt_outcome outcome = { 0 };

    lists = lists ? lists : &own;
    if (!game->rules->state_ok(game, state, &err))
        fuzz_fail("%s: %s", when, err.text);
    bt_sides to_act = game->rules->to_act(game, state);
    for (bt_side side = 0; side <= BT_SIDE_CHANCE; side++) {
        bt_actions *legal = &lists->of[side];
        legal->count = 0;
        if (side >= bt_seat_count(game) && side != BT_SIDE_CHANCE)
            continue;
        game->rules->legal(game, state, side, legal);
        check_list(game, state, side, to_act & bt_side_bit(side), legal, when);
    }
    game->rules->outcome(game, state, &outcome);
    if (outcome.over != !to_act)
        fuzz_fail("%s: the game is %s and %s may act", when, outcome.over ? "over" : "not over",
                  to_act ? "somebody" : "nobody");
    return to_act;
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
        fuzz_fail("in play: %s is to act and has nothing to do", bt_seat_id(game, side));
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
            (void)fuzz_check_state(game, state, NULL, "in play");
    }
}
