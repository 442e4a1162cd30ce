/*
 * test_naw_prompt.c - what a player is asked for, and the facts beside a refusal.
 */
#include <berthier/action.h>
#include <berthier/game.h>
#include <berthier/games.h>
#include <stdlib.h>

typedef struct table {
    bt_game *game;
    bt_state *state;
} table;

static int
open_table(void **state)
{
    const bt_rules *rules = bt_games_find("napoleon-at-war");
    bt_options none = { { 0 } };
    table *t = calloc(1, sizeof *t);
    assert_non_null(t);
    assert_int_equal(bt_game_new(&t->game, rules, bt_games_pack(rules->id), "jena-auerstadt", &none,
                                 NULL),
                     BT_OK);
    t->state = bt_state_new(t->game);
    assert_non_null(t->state);
    rules->setup(t->game, t->state);
    *state = t;
    return 0;
}

static int
close_table(void **state)
{
    table *t = *state;
    free(t->state);
    bt_game_free(t->game);
    free(t);
    return 0;
}

static bt_action
action_of(const table *t, const char *words)
{
    bt_action action;
    assert_int_equal(bt_action_parse(t->game, words, &action, NULL), BT_OK);
    return action;
}

static void
play(table *t, const char *words)
{
    bt_action action = action_of(t, words);
    assert_null(t->game->rules->check(t->game, t->state, 0, action));
    t->game->rules->apply(t->game, t->state, 0, action, NULL);
}

static void
assert_prompt_for(const table *t, bt_side viewer, const char *expected)
{
    bt_buf out = { 0 };
    bt_view *view = bt_view_new(t->game);
    assert_non_null(view);
    t->game->rules->view(t->game, t->state, viewer, view);
    t->game->rules->prompt(t->game, view, &out);
    assert_string_equal(bt_buf_text(&out), expected);
    bt_buf_release(&out);
    free(view);
}

static void
assert_prompt(const table *t, const char *expected)
{
    assert_prompt_for(t, 0, expected);
}

static void
assert_facts(const table *t, const char *words, const char *expected)
{
    bt_buf out = { 0 };
    bt_action action = action_of(t, words);
    const bt_reason *reason = t->game->rules->check(t->game, t->state, 0, action);
    assert_non_null(reason);
    t->game->rules->explain(t->game, t->state, 0, action, reason, &out);
    assert_string_equal(bt_buf_text(&out), expected);
    bt_buf_release(&out);
}

/* [14.0] All who must come on are named until they have. */
static void
all_who_must_come_on_are_named(void **state)
{
    table *t = *state;
    assert_prompt(t, "Move your units; these must come on before you are done: Gd, V.a.");
    assert_facts(t, "done", "can come on now: Gd, V.a");
    play(t, "enter Gd 0104");
    play(t, "step 0204");
    play(t, "halt");
    assert_prompt(t, "Move your units; these must come on before you are done: V.a.");
    play(t, "enter V.a 0104");
    play(t, "halt");
    assert_prompt(t, "Move your units. Done ends the phase.");
}

/* [5.32] Who was halted upon is the only one to move, even if others are still to come on. */
static void
who_must_make_way_is_named(void **state)
{
    table *t = *state;
    play(t, "move 2/Gaz 0606");
    play(t, "halt");
    assert_prompt(t, "Move 1/Gaz off: in 0606 another unit has halted upon it.");
    assert_facts(t, "done", "1/Gaz has to move off first");
    play(t, "move 1/Gaz 0605");
    play(t, "halt");
    assert_prompt(t, "Move your units; these must come on before you are done: Gd, V.a.");
}

/* [5.15] What is too dear is named with its hex. */
static void
what_is_too_dear_is_named(void **state)
{
    table *t = *state;
    play(t, "move 1/Gaz 0605");
    play(t, "step 0604");
    play(t, "step 0504");
    play(t, "step 0404");
    assert_facts(t, "step 0403", "to enter 0403 costs 3, the unit has 1");
}

/* Who waits is told for whom. */
static void
who_waits_is_told_for_whom(void **state)
{
    const table *t = *state;
    assert_prompt_for(t, 1, "French to decide.");
    assert_prompt_for(t, BT_SIDE_NONE, "French to decide.");
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(all_who_must_come_on_are_named, open_table, close_table),
        cmocka_unit_test_setup_teardown(who_must_make_way_is_named, open_table, close_table),
        cmocka_unit_test_setup_teardown(what_is_too_dear_is_named, open_table, close_table),
        cmocka_unit_test_setup_teardown(who_waits_is_told_for_whom, open_table, close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
