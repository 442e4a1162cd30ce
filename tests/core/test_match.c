/*
 * test_match.c - playing, dice, undo and earlier positions.
 */
#include "toy_table.h"
#include <berthier/match.h>
#include <stdlib.h>

static bt_match *
start(uint64_t seed)
{
    bt_match *match = NULL;
    assert_int_equal(bt_match_new(&match, game, bt_rng_seeded(seed), NULL), 0);
    return match;
}

static int
play(bt_match *match, bt_side side, const char *text)
{
    bt_action action;
    assert_int_equal(bt_action_parse(game, text, &action, NULL), 0);
    return bt_match_play(match, side, action, NULL, NULL, NULL);
}

static void
chance_rolls_by_itself_and_by_seed(void **state)
{
    (void)state;
    bt_match *one = start(7), *same = start(7), *other = start(8);
    bool differ = false;
    for (int i = 0; i < 8; i++) {
        assert_int_equal(play(one, 0, "roll"), 0);
        assert_int_equal(play(same, 0, "roll"), 0);
        assert_int_equal(play(other, 0, "roll"), 0);
    }
    assert_int_equal(bt_match_length(one), 24); /* a roll and two dice each */
    assert_int_equal(bt_match_entry(one, 1)->seat, BT_SIDE_CHANCE);
    for (int i = 0; i < 24; i++) {
        assert_int_equal(bt_match_entry(one, i)->hash, bt_match_entry(same, i)->hash);
        differ = differ || bt_match_entry(one, i)->action != bt_match_entry(other, i)->action;
    }
    assert_true(differ);
    bt_match_free(one);
    bt_match_free(same);
    bt_match_free(other);
}

static void
refusals_change_nothing(void **state)
{
    (void)state;
    bt_match *match = start(1);
    bt_error err = { 0 };
    const bt_reason *why = NULL;
    uint64_t before = bt_state_hash(game, bt_match_state(match));
    bt_action drift = bt_action_make(TOY_DRIFT, 0, 0, 0);
    assert_int_equal(bt_match_play(match, 0, drift, &why, NULL, &err), BT_EILLEGAL);
    assert_ptr_equal(why, &toy_reasons[0]);
    assert_string_equal(err.text, "[1.0] That is not done here.");
    assert_int_equal(bt_match_play(match, 1, drift, &why, NULL, &err), BT_ESEAT);
    assert_ptr_equal(why, &toy_reasons[1]);
    assert_string_equal(err.text, "blue has nothing to decide now");
    assert_int_equal(play(match, 1, "roll"), BT_ESEAT);
    assert_int_equal(play(match, BT_SIDE_CHANCE, "die 3"), BT_ESEAT);
    assert_int_equal(play(match, 200, "roll"), BT_ESEAT);
    assert_int_equal(bt_match_length(match), 0);
    assert_int_equal(bt_state_hash(game, bt_match_state(match)), before);
    bt_match_free(match);
}

static void
undo_stops_at_dice_seals_and_the_other_side(void **state)
{
    (void)state;
    bt_match *match = start(1);
    assert_int_equal(bt_match_can_undo(match, 0), 0);
    play(match, 0, "step 1/Gaz dead");
    play(match, 0, "step 2/Gaz dead");
    assert_int_equal(bt_match_can_undo(match, 0), 2);
    assert_int_equal(bt_match_can_undo(match, 1), 0);
    play(match, 0, "roll");
    assert_int_equal(bt_match_can_undo(match, 0), 0);
    assert_int_equal(bt_match_can_undo(match, BT_SIDE_CHANCE), 0);
    assert_int_equal(bt_match_undo(match, 0, NULL), BT_EILLEGAL);
    play(match, 0, "spend 1");
    assert_int_equal(bt_match_can_undo(match, 0), 1);
    play(match, 0, "seal");
    assert_int_equal(bt_match_can_undo(match, 0), 0);
    play(match, 0, "spend 1");
    play(match, 0, "hand blue");
    assert_int_equal(bt_match_can_undo(match, 0), 2);
    play(match, 1, "spend 1");
    assert_int_equal(bt_match_can_undo(match, 0), 0);
    assert_int_equal(bt_match_can_undo(match, 1), 1);
    bt_match_free(match);
}

/* What an event names seals, if somebody hears it who could not see that before. */
static void
undo_stops_where_an_event_named_what_was_concealed(void **state)
{
    (void)state;
    bt_match *match = start(1);
    play(match, 0, "step V.c dead");
    assert_int_equal(bt_match_can_undo(match, 0), 1); /* blue could see that one */
    play(match, 0, "step V.c dead");
    assert_int_equal(bt_match_can_undo(match, 0), 0);
    bt_action unheard = bt_action_make(TOY_STEP, 2, 0, 0); /* red alone hears of this one */
    assert_int_equal(bt_match_play(match, 0, unheard, NULL, NULL, NULL), 0);
    assert_int_equal(bt_match_can_undo(match, 0), 1);
    bt_match_free(match);
}

/* With a list of the caller's the same is found, whatever that list held before. */
static void
what_is_told_is_found_in_any_list(void **state)
{
    (void)state;
    bt_match *match = start(1);
    bt_action step = 0, seal = 0;
    bt_events *events = calloc(1, sizeof *events);
    assert_non_null(events);
    assert_int_equal(bt_action_parse(game, "step 1/Gaz dead", &step, NULL), 0);
    assert_int_equal(bt_action_parse(game, "seal", &seal, NULL), 0);
    assert_int_equal(bt_match_play(match, 0, seal, NULL, events, NULL), 0);
    assert_int_equal(bt_match_can_undo(match, 0), 0);
    assert_int_equal(bt_match_play(match, 0, step, NULL, events, NULL), 0);
    assert_int_equal(events->count, 2);
    assert_int_equal(bt_match_can_undo(match, 0), 1);
    free(events);
    bt_match_free(match);
}

static void
rewinding_goes_over_seals_and_the_other_side_to_the_last_die(void **state)
{
    (void)state;
    bt_match *match = start(1);
    assert_int_equal(bt_match_floor(match), 0);
    play(match, 0, "spend 1");
    play(match, 0, "roll");
    int die = bt_match_length(match);
    assert_int_equal(bt_match_floor(match), die);
    uint64_t hash = bt_state_hash(game, bt_match_state(match));
    play(match, 0, "seal");
    play(match, 0, "hand blue");
    play(match, 1, "spend 1");
    assert_int_equal(bt_match_floor(match), die);
    assert_int_equal(bt_match_rewind(match, die - 1, NULL), BT_EILLEGAL);
    assert_int_equal(bt_match_rewind(match, die + 4, NULL), BT_EILLEGAL);
    assert_int_equal(bt_match_length(match), die + 3);
    assert_int_equal(bt_match_rewind(match, die, NULL), 0);
    assert_int_equal(bt_match_length(match), die);
    assert_int_equal(bt_state_hash(game, bt_match_state(match)), hash);
    assert_int_equal(play(match, 0, "seal"), 0);
    bt_match_free(match);
}

/* Three hundred actions cross several snapshots; taking back 150 of them and
 * playing others must leave every remembered position right. */
static void
undo_and_state_at_agree_with_what_was(void **state)
{
    (void)state;
    bt_match *match = start(1);
    uint64_t hashes[301];
    bt_state *at = bt_state_new(game);
    hashes[0] = bt_state_hash(game, bt_match_state(match));
    for (int i = 1; i <= 300; i++) {
        assert_int_equal(play(match, 0, i % 2 ? "step 1/Gaz dead" : "spend 1"), 0);
        hashes[i] = bt_match_entry(match, i - 1)->hash;
    }
    for (int i = 300; i > 150; i--) {
        assert_int_equal(bt_match_undo(match, 0, NULL), 0);
        assert_int_equal(bt_match_length(match), i - 1);
        assert_int_equal(bt_state_hash(game, bt_match_state(match)), hashes[i - 1]);
    }
    for (int i = 151; i <= 300; i++) {
        assert_int_equal(play(match, 0, "step 2/Gaz dead"), 0);
        hashes[i] = bt_match_entry(match, i - 1)->hash;
    }
    for (int i = 0; i <= 300; i++) {
        assert_int_equal(bt_match_state_at(match, i, at, NULL), 0);
        assert_int_equal(bt_state_hash(game, at), hashes[i]);
    }
    assert_int_equal(bt_match_state_at(match, 301, at, NULL), BT_ENOTFOUND);
    assert_int_equal(bt_match_state_at(match, -1, at, NULL), BT_ENOTFOUND);
    free(at);
    bt_match_free(match);
}

static void
a_start_waiting_for_dice_is_rolled_at_once(void **state)
{
    (void)state;
    toy_state *at = (toy_state *)(void *)bt_state_new(game);
    bt_match *match = NULL;
    toy_setup(game, (bt_state *)(void *)at);
    at->must_roll = 2;
    assert_int_equal(bt_match_new_at(&match, game, (bt_state *)(void *)at, bt_rng_seeded(5), NULL),
                     0);
    assert_int_equal(bt_match_length(match), 2);
    assert_int_equal(bt_match_can_undo(match, 0), 0);
    bt_match_free(match);
    free(at);
}

/* A generator that gives what it is told to, and counts. */
static uint64_t
count_up(void *user)
{
    return (uint64_t)++ * (int *)user << 61;
}

static void
dice_are_drawn_from_the_generator_given(void **state)
{
    (void)state;
    bt_match *match = NULL;
    int drawn = 0;
    bt_rng dice = { .draw = count_up, .user = &drawn };
    assert_int_equal(bt_match_new(&match, game, dice, NULL), 0);
    for (int i = 0; i < 8; i++)
        assert_int_equal(play(match, 0, "roll"), 0);
    assert_true(drawn >= 16); /* two dice each */
    bt_match_free(match);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(chance_rolls_by_itself_and_by_seed),
        cmocka_unit_test(refusals_change_nothing),
        cmocka_unit_test(undo_stops_at_dice_seals_and_the_other_side),
        cmocka_unit_test(undo_stops_where_an_event_named_what_was_concealed),
        cmocka_unit_test(what_is_told_is_found_in_any_list),
        cmocka_unit_test(rewinding_goes_over_seals_and_the_other_side_to_the_last_die),
        cmocka_unit_test(undo_and_state_at_agree_with_what_was),
        cmocka_unit_test(a_start_waiting_for_dice_is_rolled_at_once),
        cmocka_unit_test(dice_are_drawn_from_the_generator_given),
    };
    return cmocka_run_group_tests(tests, setup, teardown);
}
