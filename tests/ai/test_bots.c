/*
 * test_bots.c - every computer player, in every game: what it answers is
 * legal, from any seat, to the end.
 */
#include <berthier/bot.h>
#include <berthier/games.h>

#include <stdlib.h>
#include <string.h>

typedef struct table {
    bt_game *game;
    bt_state *state;
    bt_view *view;
    bt_rng dice, mind;
} table;

static table
sit_down(const char *id, const char *scenario, uint64_t seed)
{
    table t = { 0 };
    bt_error err = { 0 };

    assert_int_equal(bt_game_new(&t.game, bt_games_find(id), bt_games_pack(id), scenario, NULL,
                                 &err),
                     BT_OK);
    t.state = bt_state_new(t.game);
    t.view = bt_view_new(t.game);
    assert_non_null(t.state);
    assert_non_null(t.view);
    t.game->rules->setup(t.game, t.state);
    bt_rng_init(&t.dice, seed);
    bt_rng_init(&t.mind, seed + 1);
    return t;
}

static void
get_up(table *t)
{
    free(t->state);
    free(t->view);
    bt_game_free(t->game);
}

/* Let a bot decide for a side and check its answer. */
static bt_action
ask(table *t, const bt_bot *bot, bt_side side)
{
    const bt_rules *rules = t->game->rules;
    bt_action action = BT_ACTION_NONE;
    bt_error err = { 0 };

    memset(t->view, 0, rules->view_size);
    rules->view(t->game, t->state, side, t->view);
    assert_int_equal(bot->choose(t->game, t->view, side, &t->mind, &action, &err), BT_OK);
    assert_null(rules->check(t->game, t->state, side, action));
    return action;
}

/* Play until the end or for a number of actions; how many were played. */
static int
play(table *t, const bt_bot *const bots[2], int most)
{
    const bt_rules *rules = t->game->rules;
    bt_sides sides;
    int count = 0;

    for (; count < most && (sides = rules->to_act(t->game, t->state)); count++) {
        bt_side side = bt_sides_first(sides);
        bt_action action = side == BT_SIDE_CHANCE ? rules->chance(t->game, t->state, &t->dice)
                                                  : ask(t, bots[side], side);
        rules->apply(t->game, t->state, side, action, NULL);
    }
    return count;
}

static void
test_the_registry_finds_each_and_no_other(void **state BT_UNUSED)
{
    int count = 0;

    for (const bt_bot *bot; (bot = bt_bot_at(count)); count++) {
        assert_ptr_equal(bt_bot_find(bot->id), bot);
        assert_true(bot->text[0]);
    }
    assert_true(count >= 2);
    assert_null(bt_bot_at(-1));
    assert_null(bt_bot_find("marshal"));
}

static void
test_every_bot_passes_ten_times(void **state BT_UNUSED)
{
    for (int i = 0; bt_bot_at(i); i++) {
        const bt_bot *both[2] = { bt_bot_at(i), bt_bot_at(i) };
        table t = sit_down("null", "null", 1);
        assert_int_equal(play(&t, both, 100), 10);
        get_up(&t);
    }
}

/* Random games to the end: many retreats, exchanges and chains. */
static void
test_random_plays_jena_to_the_end(void **state BT_UNUSED)
{
    const bt_bot *both[2] = { bt_bot_find("random"), bt_bot_find("random") };

    for (uint64_t seed = 1; seed <= 2; seed++) {
        table t = sit_down("napoleon-at-war", "jena-auerstadt", seed);
        bt_outcome outcome;
        play(&t, both, (int)t.game->rules->length_bound);
        t.game->rules->outcome(t.game, t.state, &outcome);
        assert_true(outcome.over);
        get_up(&t);
    }
}

/* One whole game, and it beats a random Prussian. */
static void
test_greedy_wins_jena(void **state BT_UNUSED)
{
    const bt_bot *bots[2] = { bt_bot_find("greedy"), bt_bot_find("random") };
    table t = sit_down("napoleon-at-war", "jena-auerstadt", 3);
    bt_outcome outcome;

    play(&t, bots, (int)t.game->rules->length_bound);
    t.game->rules->outcome(t.game, t.state, &outcome);
    assert_true(outcome.over);
    assert_int_equal(outcome.winner, 0);
    get_up(&t);
}

static void
test_nobody_answers_out_of_turn(void **state BT_UNUSED)
{
    for (int i = 0; bt_bot_at(i); i++) {
        table t = sit_down("napoleon-at-war", "jena-auerstadt", 1);
        bt_action action = BT_ACTION_NONE;
        bt_error err = { 0 };
        bt_side waiting = 1;
        t.game->rules->view(t.game, t.state, waiting, t.view);
        assert_int_equal(bt_bot_at(i)->choose(t.game, t.view, waiting, &t.mind, &action, &err),
                         BT_ESEAT);
        assert_string_equal(err.text, "prussian has nothing to decide now");
        get_up(&t);
    }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_registry_finds_each_and_no_other),
        cmocka_unit_test(test_every_bot_passes_ten_times),
        cmocka_unit_test(test_random_plays_jena_to_the_end),
        cmocka_unit_test(test_greedy_wins_jena),
        cmocka_unit_test(test_nobody_answers_out_of_turn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
