/*
 * test_chance.c - dice and decks are even, in every game.
 *
 * Random games are played, and where chance is to act for the first few times
 * with a list of its own length, it acts many times on the same position: each
 * listed outcome must come as often as the others, and which one comes next
 * must not depend on the one before.
 */
#include <berthier/game.h>
#include <berthier/games.h>

#include <stdlib.h>

enum { EACH = 300, LENGTHS = 64, PAIRS = 8, SCENARIOS = 16 };

typedef struct trial {
    const bt_game *game;
    bt_state *state;
    bt_rng rng;
    bt_actions legal;
    bool seen[LENGTHS]; /* by the length of chance's list */
    int asked;
} trial;

/* The place of what chance does now in its list. */
static int
drawn(trial *t)
{
    bt_action action = t->game->rules->chance(t->game, t->state, &t->rng);

    for (int i = 0; i < t->legal.count; i++)
        if (t->legal.at[i] == action)
            return i;
    fail_msg("%s: chance does what is not listed", t->game->rules->id);
    return -1;
}

/* Mean cells - 1, deviation sqrt(2 (cells - 1)): five deviations and a bit. */
static void
check_even(const trial *t, const int *counts, int cells, double each, const char *what)
{
    double chi = 0;

    for (int i = 0; i < cells; i++)
        chi += (counts[i] - each) * (counts[i] - each) / each;
    if (chi >= cells + 5 * cells / 2.0 + 25)
        fail_msg("%s/%s: %s of %d outcomes are uneven: chi square %.0f", t->game->rules->id,
                 t->game->scenario, what, t->legal.count, chi);
}

/* One after the other in a few classes, so that a small table tells of all pairs. */
static void
check_node(trial *t)
{
    int n = t->legal.count, classes = n < PAIRS ? n : PAIRS, last = -1;
    int counts[LENGTHS] = { 0 }, pairs[PAIRS * PAIRS] = { 0 };
    double share[PAIRS] = { 0 };

    for (int i = 0; i < n; i++)
        share[i % classes] += 1.0 / n;
    for (int i = 0; i < n * EACH; i++) {
        int now = drawn(t);
        counts[now]++;
        if (last >= 0)
            pairs[last % classes * classes + now % classes]++;
        last = now;
    }
    check_even(t, counts, n, EACH, "draws");
    double chi = 0;
    for (int i = 0; i < classes * classes; i++) {
        double each = share[i / classes] * share[i % classes] * (n * EACH - 1);
        chi += (pairs[i] - each) * (pairs[i] - each) / each;
    }
    if (chi >= classes * classes * 3.5 + 25)
        fail_msg("%s: draws of %d outcomes follow one another: chi square %.0f", t->game->rules->id,
                 n, chi);
    t->asked++;
}

/* A random game, asked at each length of list that chance has for the first time. */
static void
play(trial *t)
{
    const bt_rules *rules = t->game->rules;

    rules->setup(t->game, t->state);
    for (bt_sides acting; (acting = rules->to_act(t->game, t->state));) {
        bt_side side =
            acting == bt_side_bit(BT_SIDE_CHANCE) ? BT_SIDE_CHANCE : bt_sides_first(acting);
        rules->legal(t->game, t->state, side, &t->legal);
        int n = t->legal.count;
        if (side == BT_SIDE_CHANCE && n > 1 && n < LENGTHS && !t->seen[n]) {
            t->seen[n] = true;
            check_node(t);
        }
        rules->apply(t->game, t->state, side, t->legal.at[bt_rng_below(&t->rng, (uint32_t)n)],
                     NULL);
    }
}

/* How many lists were asked. */
static int
check_scenario(const bt_rules *rules, const char *scenario)
{
    bt_error err = { 0 };
    bt_game *game = NULL;
    trial *t = calloc(1, sizeof *t);

    assert_non_null(t);
    if (bt_game_new(&game, rules, bt_games_pack(rules->id), scenario, NULL, &err) != BT_OK)
        fail_msg("%s", err.text);
    t->game = game;
    t->state = bt_state_new(game);
    assert_non_null(t->state);
    t->rng = bt_rng_seeded(1806);
    play(t);
    int asked = t->asked;
    free(t->state);
    free(t);
    bt_game_free(game);
    return asked;
}

static void
dice_and_decks_are_even(void **state)
{
    const char *names[SCENARIOS];
    const bt_rules *rules;

    (void)state;
    for (int i = 0; (rules = bt_games_at(i)); i++) {
        int count = bt_pack_scenarios(bt_games_pack(rules->id), names, SCENARIOS), asked = 0;
        for (int j = 0; j < count; j++)
            asked += check_scenario(rules, names[j]);
        print_message("%s: %d kinds of draws\n", rules->id, asked);
        if (rules->side_count > 1)
            assert_true(asked > 0);
    }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(dice_and_decks_are_even),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
