/*
 * test_naw_undo.c - taking moves back in Napoleon at War [5.17]: freely up to
 * the hand-over, or, touch=strict, only until the unit's move is finished.
 */
#include <berthier/action.h>
#include <berthier/games.h>
#include <berthier/match.h>
#include <berthier/position.h>
#include <stdlib.h>
#include <string.h>

enum { FRENCH, PRUSSIAN };

typedef struct table {
    bt_game *game;
    bt_match *match;
} table;

static table
sit_down(const char *options_text, const char *position)
{
    const bt_rules *rules = bt_games_find("napoleon-at-war");
    bt_options options = { { 0 } };
    bt_error err = { 0 };
    table t = { NULL, NULL };

    assert_int_equal(bt_options_parse(rules, options_text, &options, &err), BT_OK);
    assert_int_equal(bt_game_new(&t.game, rules, bt_games_pack(rules->id), "jena-auerstadt",
                                 &options, &err),
                     BT_OK);
    bt_state *start = bt_state_new(t.game);
    assert_non_null(start);
    rules->setup(t.game, start);
    if (position && bt_position_read(t.game, position, 1, start, &err) != BT_OK)
        fail_msg("%s", err.text);
    assert_int_equal(bt_match_new_at(&t.match, t.game, start, bt_rng_seeded(1806), &err), BT_OK);
    free(start);
    return t;
}

static void
stand_up(table *t)
{
    bt_match_free(t->match);
    bt_game_free(t->game);
}

static void
play(const table *t, bt_side side, const char *text)
{
    bt_action action;
    bt_error err = { 0 };

    assert_int_equal(bt_action_parse(t->game, text, &action, &err), BT_OK);
    if (bt_match_play(t->match, side, action, NULL, NULL, &err) != BT_OK)
        fail_msg("%s: %s", text, err.text);
}

static uint64_t
hash(const table *t)
{
    return bt_state_hash(t->game, bt_match_state(t->match));
}

static void
a_finished_move_is_taken_back(void **state)
{
    (void)state;
    table t = sit_down("touch=free", NULL);
    uint64_t before = hash(&t);

    play(&t, FRENCH, "move V.c 0308");
    play(&t, FRENCH, "halt");
    assert_int_equal(bt_match_can_undo(t.match, FRENCH), 2);
    assert_int_equal(bt_match_can_undo(t.match, PRUSSIAN), 0);
    assert_int_equal(bt_match_undo(t.match, FRENCH, NULL), BT_OK);
    assert_int_equal(bt_match_undo(t.match, FRENCH, NULL), BT_OK);
    assert_true(hash(&t) == before);
    stand_up(&t);
}

static void
strict_a_halt_stands(void **state)
{
    (void)state;
    table t = sit_down("touch=strict", NULL);
    bt_error err = { 0 };

    play(&t, FRENCH, "move V.c 0308");
    play(&t, FRENCH, "halt");
    uint64_t after = hash(&t);
    assert_int_equal(bt_match_can_undo(t.match, FRENCH), 0);
    assert_int_equal(bt_match_undo(t.match, FRENCH, &err), BT_EILLEGAL);
    assert_true(hash(&t) == after);
    stand_up(&t);
}

static void
strict_a_hand_on_the_piece_may_go_back(void **state)
{
    (void)state;
    table t = sit_down("touch=strict", NULL);
    uint64_t before = hash(&t);

    play(&t, FRENCH, "move V.c 0308");
    assert_int_equal(bt_match_can_undo(t.match, FRENCH), 1);
    assert_int_equal(bt_match_undo(t.match, FRENCH, NULL), BT_OK);
    assert_true(hash(&t) == before);
    play(&t, FRENCH, "move V.c 0308");
    play(&t, FRENCH, "halt");
    play(&t, FRENCH, "move 2/Suc 0407");
    assert_int_equal(bt_match_can_undo(t.match, FRENCH), 1); /* the second unit's step only */
    assert_int_equal(bt_match_undo(t.match, FRENCH, NULL), BT_OK);
    assert_int_equal(bt_match_undo(t.match, FRENCH, NULL), BT_EILLEGAL);
    stand_up(&t);
}

#define BESIDE_AN_ENEMY                                                                            \
    "empty\nturn 6\noption A\noption-shown 1\n"                                                    \
    "places V.c@1010 Dhy@1013\nbegin movement french\n"

/* A unit that an enemy zone stops has ended its move though nobody said halt. */
static void
strict_a_move_the_enemy_stopped_stands(void **state)
{
    (void)state;
    table t = sit_down("touch=strict", BESIDE_AN_ENEMY);

    play(&t, FRENCH, "move V.c 1011");
    assert_int_equal(bt_match_can_undo(t.match, FRENCH), 1);
    play(&t, FRENCH, "step 1012");
    assert_int_equal(bt_match_can_undo(t.match, FRENCH), 0);
    assert_int_equal(bt_match_undo(t.match, FRENCH, NULL), BT_EILLEGAL);
    stand_up(&t);
}

static void
free_a_move_the_enemy_stopped_is_taken_back(void **state)
{
    (void)state;
    table t = sit_down("touch=free", BESIDE_AN_ENEMY);

    play(&t, FRENCH, "move V.c 1011");
    play(&t, FRENCH, "step 1012");
    assert_int_equal(bt_match_can_undo(t.match, FRENCH), 2);
    stand_up(&t);
}

#define ON_THE_EDGE                                                                                \
    "empty\nturn 6\noption A\noption-shown 1\ndemoralized prussian no no no\n"                     \
    "places V.c@1120 VI.c@0620 I.c@0820 IV.c@track-east-from-jena-1\nlosses 0*4 18 0*3\n"          \
    "begin movement french\n"

static void
strict_leaving_the_map_stands(void **state)
{
    (void)state;
    table t = sit_down("touch=strict", ON_THE_EDGE);
    static const char *const leavings[] = { "exit V.c north", "transit VI.c east", "forward IV.c" };

    for (size_t i = 0; i < BT_COUNT(leavings); i++) {
        play(&t, FRENCH, leavings[i]);
        assert_int_equal(bt_match_can_undo(t.match, FRENCH), 0);
    }
    stand_up(&t);
    t = sit_down("touch=free", ON_THE_EDGE);
    for (size_t i = 0; i < BT_COUNT(leavings); i++)
        play(&t, FRENCH, leavings[i]);
    assert_int_equal(bt_match_can_undo(t.match, FRENCH), BT_COUNT(leavings));
    stand_up(&t);
}

static void
the_end_of_a_player_turn_stands(void **state)
{
    (void)state;
    table t = sit_down("touch=free", NULL);
    static const char *const turn[] = { "enter Gd 0104",  "step 0204", "halt",
                                        "enter V.a 0104", "halt",      "done" };

    for (size_t i = 0; i < BT_COUNT(turn); i++) {
        assert_int_equal(bt_match_can_undo(t.match, FRENCH), i);
        play(&t, FRENCH, turn[i]);
    }
    assert_int_equal(bt_match_can_undo(t.match, FRENCH), 0);
    assert_int_equal(bt_match_undo(t.match, FRENCH, NULL), BT_EILLEGAL);
    stand_up(&t);
}

/* [5.14] The die is what cannot be taken back. */
static void
a_declared_attack_is_taken_back_a_rolled_one_is_not(void **state)
{
    (void)state;
    table t = sit_down("touch=strict", "empty\nturn 6\noption A\noption-shown 1\n"
                                       "places V.c@1010 Dhy@1011\nbegin combat french\n");

    play(&t, FRENCH, "attack Dhy");
    play(&t, FRENCH, "join V.c");
    assert_int_equal(bt_match_can_undo(t.match, FRENCH), 2);
    play(&t, FRENCH, "roll");
    assert_int_equal(bt_match_can_undo(t.match, FRENCH), 0);
    assert_int_equal(bt_match_undo(t.match, FRENCH, NULL), BT_EILLEGAL);
    stand_up(&t);
}

/* Arranging counters is no move: what touch says does not seal it [3.0b]. */
static void
strict_a_swap_is_taken_back_and_ready_is_not(void **state)
{
    (void)state;
    table t = sit_down("touch=strict deployment=free", NULL);

    play(&t, FRENCH, "swap 1/Gaz 2/Gaz");
    assert_int_equal(bt_match_can_undo(t.match, FRENCH), 1);
    play(&t, FRENCH, "ready");
    assert_int_equal(bt_match_can_undo(t.match, FRENCH), 0);
    play(&t, PRUSSIAN, "swap 1/Tau 2/Tau");
    assert_int_equal(bt_match_can_undo(t.match, PRUSSIAN), 1);
    stand_up(&t);
}

/* The option is chosen once [15.1a]: it is taken back while it is a secret, not when the first arrival
 * by Option B has told it. */
static void
an_option_that_has_shown_itself_stands(void **state)
{
    (void)state;
    table t = sit_down("touch=free", "begin movement prussian\n");

    play(&t, PRUSSIAN, "plan B");
    play(&t, PRUSSIAN, "move Tau.a 0912");
    assert_int_equal(bt_match_can_undo(t.match, PRUSSIAN), 2);
    play(&t, PRUSSIAN, "halt");
    play(&t, PRUSSIAN, "enter 1/1 2320");
    assert_int_equal(bt_match_can_undo(t.match, PRUSSIAN), 0);
    play(&t, PRUSSIAN, "halt");
    play(&t, PRUSSIAN, "enter 2/1 2320");
    assert_int_equal(bt_match_can_undo(t.match, PRUSSIAN),
                     2); /* what comes after tells nothing more */
    stand_up(&t);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_finished_move_is_taken_back),
    cmocka_unit_test(strict_a_halt_stands),
    cmocka_unit_test(strict_a_hand_on_the_piece_may_go_back),
    cmocka_unit_test(strict_a_move_the_enemy_stopped_stands),
    cmocka_unit_test(free_a_move_the_enemy_stopped_is_taken_back),
    cmocka_unit_test(strict_leaving_the_map_stands),
    cmocka_unit_test(the_end_of_a_player_turn_stands),
    cmocka_unit_test(a_declared_attack_is_taken_back_a_rolled_one_is_not),
    cmocka_unit_test(strict_a_swap_is_taken_back_and_ready_is_not),
    cmocka_unit_test(an_option_that_has_shown_itself_stands),
};

BT_TEST_MAIN(tests)
