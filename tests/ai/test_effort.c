/*
 * test_effort.c - how much greedy thinks about one decision.
 *
 * tests/ai/long holds positions of whole games over which it once thought for up to a million actions
 * tried, half a second: losses shared among eighteen corps, a card for any of them, and so on.  Actions
 * are counted and not time, so that a slow machine is no reason to fail.
 */
#include <berthier/bot.h>
#include <berthier/games.h>
#include <berthier/host.h>
#include <berthier/position.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST 100000 /* a microsecond each, or less */

static const bt_rules *real;
static int tried;

static void
count_apply(const bt_game *game, bt_state *state, bt_side side, bt_action action, bt_events *events)
{
    tried++;
    real->apply(game, state, side, action, events);
}

static bt_action
decide(const bt_game *game, const bt_state *state)
{
    bt_side side = bt_sides_first(game->rules->to_act(game, state));
    bt_view *view = bt_view_new(game);
    bt_action action = BT_ACTION_NONE;
    bt_error err = { 0 };
    bt_rng rng;
    assert_non_null(view);
    bt_rng_init(&rng, 1);
    game->rules->view(game, state, side, view);
    tried = 0;
    assert_int_equal(bt_bot_find("greedy")->choose(game, view, side, &rng, &action, &err), BT_OK);
    assert_null(game->rules->check(game, state, side, action));
    free(view);
    return action;
}

/* The first line of a position says which scenario and options it is of. */
static bt_game *
open_game(const char *text)
{
    char id[32], scenario[32];
    const char *options;
    bt_options chosen = { { 0 } };
    bt_error err = { 0 };
    bt_game *game;
    assert_int_equal(bt_position_head(text, id, sizeof id, scenario, sizeof scenario, &options,
                                      &err),
                     BT_OK);
    char *words = strndup(options, strcspn(options, "\n"));
    real = bt_games_find(id);
    assert_int_equal(bt_options_parse(real, words, &chosen, &err), BT_OK);
    assert_int_equal(bt_game_new(&game, real, bt_games_pack(id), scenario, &chosen, &err), BT_OK);
    free(words);
    return game;
}

static void
check_effort(const char *name)
{
    char path[256];
    bt_buf text = { 0 };
    bt_error err = { 0 };
    (void)snprintf(path, sizeof path, BT_TESTS_DIR "/ai/long/%s.txt", name);
    assert_int_equal(bt_text_read(path, &text, &err), BT_OK);
    bt_game *game = open_game(bt_buf_text(&text));
    bt_state *state = bt_state_new(game);
    assert_non_null(state);
    real->setup(game, state);
    if (bt_position_read(game, strchr(bt_buf_text(&text), '\n') + 1, 2, state, &err))
        fail_msg("%s:%d: %s", path, err.line, err.text);
    bt_rules counting = *real;
    counting.apply = count_apply;
    game->rules = &counting;
    bt_action action = decide(game, state);
    if (tried > MOST)
        fail_msg("%s: %d actions tried", name, tried);
    assert_true(tried > MOST / 2); /* it is one of the long ones still */
    assert_true(decide(game, state) == action);
    game->rules = real;
    free(state);
    bt_game_free(game);
    bt_buf_release(&text);
}

static void
losses_shared_among_a_whole_army(void **state BT_UNUSED)
{
    check_effort("share");
}

static void
a_card_before_a_great_stack_moves(void **state BT_UNUSED)
{
    check_effort("window");
}

static void
rest_for_every_corps(void **state BT_UNUSED)
{
    check_effort("refit");
}

static void
an_operation_to_begin(void **state BT_UNUSED)
{
    check_effort("operations");
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(losses_shared_among_a_whole_army),
    cmocka_unit_test(a_card_before_a_great_stack_moves),
    cmocka_unit_test(rest_for_every_corps),
    cmocka_unit_test(an_operation_to_begin),
};

BT_TEST_MAIN(tests)
