/*
 * test_n06_setup.c - secret set-up, sealed bids and ranking of Napoléon 1806
 * as a match has them: what can be taken back, what a refusal tells, what
 * another deal of the hidden part looks like, how soon random play is through.
 */
#include "../../games/napoleon1806/ranking.h"
#include "../../games/napoleon1806/setup.h"

#include <berthier/games.h>
#include <berthier/match.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct table {
    bt_game *game;
    bt_match *match;
} table;

static table
sit_down(const char *scenario, const char *options_text)
{
    const bt_rules *rules = bt_games_find("napoleon1806");
    bt_options options = { { 0 } };
    bt_error err = { 0 };
    table t = { NULL, NULL };

    assert_int_equal(bt_options_parse(rules, options_text, &options, &err), BT_OK);
    if (bt_game_new(&t.game, rules, bt_games_pack(rules->id), scenario, &options, &err))
        fail_msg("%s", err.text);
    assert_int_equal(bt_match_new(&t.match, t.game, bt_rng_seeded(1806), &err), BT_OK);
    return t;
}

static void
stand_up(table *t)
{
    bt_match_free(t->match);
    bt_game_free(t->game);
}

static bt_action
action_of(const table *t, const char *text)
{
    bt_action action;
    bt_error err = { 0 };

    if (bt_action_parse(t->game, text, &action, &err))
        fail_msg("%s: %s", text, err.text);
    return action;
}

static void
play(const table *t, bt_side side, const char *text)
{
    bt_error err = { 0 };

    if (bt_match_play(t->match, side, action_of(t, text), NULL, NULL, &err))
        fail_msg("%s: %s", text, err.text);
}

static const n06_state *
now(const table *t)
{
    return n06_state_of(bt_match_state(t->match));
}

/* ---- bids --------------------------------------------------------------- */

static void
a_bid_is_taken_back_until_both_are_in(void **state)
{
    table t = sit_down("campaign", "rules=marshal");

    (void)state;
    play(&t, N06_FRENCH, "bid french 3");
    assert_int_equal(bt_match_can_undo(t.match, N06_FRENCH), 1);
    assert_int_equal(bt_match_undo(t.match, N06_FRENCH, NULL), BT_OK);
    assert_int_equal(now(&t)->wants[N06_FRENCH], BT_SIDE_NONE);
    play(&t, N06_FRENCH, "bid prussian 1");
    play(&t, N06_PRUSSIAN, "bid french 2");
    assert_int_equal(bt_match_can_undo(t.match, N06_FRENCH), 0);
    assert_int_equal(bt_match_can_undo(t.match, N06_PRUSSIAN), 0);
    assert_int_equal(now(&t)->vp, 12);
    stand_up(&t);
}

static void
seats_go_with_the_bids(void **state)
{
    table t = sit_down("campaign", "rules=marshal");
    const bt_state *s = bt_match_state(t.match);

    (void)state;
    assert_int_equal(bt_seated(t.game, s, N06_FRENCH), N06_FRENCH);
    play(&t, N06_FRENCH, "bid prussian 1");
    play(&t, N06_PRUSSIAN, "bid prussian 0");
    assert_int_equal(bt_seated(t.game, bt_match_state(t.match), N06_FRENCH), N06_PRUSSIAN);
    assert_int_equal(bt_seated(t.game, bt_match_state(t.match), N06_PRUSSIAN), N06_FRENCH);
    assert_int_equal(bt_seat_of(t.game, bt_match_state(t.match), N06_FRENCH), N06_PRUSSIAN);
    assert_int_equal(bt_seat_of(t.game, bt_match_state(t.match), BT_SIDE_NONE), BT_SIDE_NONE);
    stand_up(&t);
}

/* ---- set-up ------------------------------------------------------------- */

static void
ready_is_final_placing_is_not(void **state)
{
    table t = sit_down("campaign", "rules=grognard");

    (void)state;
    play(&t, N06_FRENCH, "place F.v3 COB");
    assert_int_equal(bt_match_can_undo(t.match, N06_FRENCH), 1);
    play(&t, N06_FRENCH, "place F.v4 COB");
    play(&t, N06_FRENCH, "place F.v5 COB");
    assert_int_equal(bt_match_can_undo(t.match, N06_FRENCH), 3);
    play(&t, N06_FRENCH, "ready");
    assert_int_equal(bt_match_can_undo(t.match, N06_FRENCH), 0);
    stand_up(&t);
}

/* Undo goes past what the other has done meanwhile, and leaves it. */
static void
each_takes_back_his_own(void **state)
{
    table t = sit_down("campaign", "rules=grognard");
    bt_unit f3 = bt_unit_find(t.game, "F.v3", 4), p1 = bt_unit_find(t.game, "P.v1", 4);
    bt_unit p2 = bt_unit_find(t.game, "P.v2", 4);
    int length;

    (void)state;
    play(&t, N06_FRENCH, "place F.v3 COB");
    play(&t, N06_PRUSSIAN, "place P.v1 JEN");
    play(&t, N06_FRENCH, "lift F.v3");
    play(&t, N06_PRUSSIAN, "place P.v2 JEN");
    length = bt_match_length(t.match);
    assert_int_equal(bt_match_can_undo(t.match, N06_FRENCH), 2);
    assert_int_equal(bt_match_can_undo(t.match, N06_PRUSSIAN), 2);
    assert_int_equal(bt_match_undo(t.match, N06_FRENCH, NULL), BT_OK);
    assert_int_equal(bt_match_length(t.match), length - 1);
    assert_true(n06_on_map(now(&t), f3));
    assert_true(n06_on_map(now(&t), p1));
    assert_true(n06_on_map(now(&t), p2));
    assert_int_equal(bt_match_undo(t.match, N06_FRENCH, NULL), BT_OK);
    assert_false(n06_on_map(now(&t), f3));
    assert_int_equal(bt_match_can_undo(t.match, N06_FRENCH), 0);
    for (int i = 0; i < bt_match_length(t.match); i++)
        assert_int_equal(bt_match_entry(t.match, i)->seat, N06_PRUSSIAN);
    stand_up(&t);
}

/* A position kept on the way is made again although nothing is left to play after it. */
static void
what_is_taken_out_leaves_no_trace(void **state)
{
    table t = sit_down("campaign", "rules=grognard");
    bt_unit f3 = bt_unit_find(t.game, "F.v3", 4);

    (void)state;
    play(&t, N06_FRENCH, "place F.v3 COB");
    for (int i = 0; i < 64; i++)
        play(&t, N06_PRUSSIAN, i % 2 ? "lift P.v3" : "place P.v3 JEN");
    assert_int_equal(bt_match_undo(t.match, N06_FRENCH, NULL), BT_OK);
    assert_int_equal(bt_match_length(t.match), 64);
    play(&t, N06_PRUSSIAN, "place P.v3 JEN");
    assert_int_equal(bt_match_undo(t.match, N06_PRUSSIAN, NULL), BT_OK);
    assert_false(n06_on_map(now(&t), f3));
    stand_up(&t);
}

/* Far back, across the positions that a match keeps on the way. */
static void
a_long_set_up_is_taken_back(void **state)
{
    table t = sit_down("campaign", "rules=grognard");
    bt_error err = { 0 };

    (void)state;
    for (int i = 0; i < 100; i++) {
        play(&t, N06_FRENCH, i % 2 ? "lift F.v3" : "place F.v3 COB");
        play(&t, N06_PRUSSIAN, i % 2 ? "lift P.v3" : "place P.v3 JEN");
    }
    for (int i = 0; i < 70; i++)
        assert_int_equal(bt_match_undo(t.match, N06_FRENCH, NULL), BT_OK);
    assert_int_equal(bt_match_length(t.match), 130);
    for (int i = 0; i < 130; i++) {
        bt_state *then = bt_state_new(t.game);
        assert_int_equal(bt_match_state_at(t.match, i + 1, then, &err), BT_OK);
        assert_true(bt_state_hash(t.game, then) == bt_match_entry(t.match, i)->hash);
        free(then);
    }
    stand_up(&t);
}

static void
assert_explained(const table *t, bt_side side, const char *action, const char *code,
                 const char *facts)
{
    const bt_rules *rules = t->game->rules;
    const bt_state *s = bt_match_state(t->match);
    bt_action wanted = action_of(t, action);
    const bt_reason *why = rules->check(t->game, s, side, wanted);
    bt_buf out = { 0 };

    assert_non_null(why);
    assert_string_equal(why->code, code);
    rules->explain(t->game, s, side, wanted, why, &out);
    assert_string_equal(bt_buf_text(&out), facts);
    bt_buf_release(&out);
}

static void
a_refusal_names_the_block_or_the_areas(void **state)
{
    table t = sit_down("campaign", "rules=grognard");

    (void)state;
    play(&t, N06_FRENCH, "lift Ney");
    assert_explained(&t, N06_FRENCH, "ready", "unplaced", "Ney");
    play(&t, N06_PRUSSIAN, "lift Brunswick");
    assert_explained(&t, N06_PRUSSIAN, "ready", "unplaced", "Brunswick");
    assert_explained(&t, N06_PRUSSIAN, "place Brunswick GOT", "too-few", "0 of 1 corps: Erfurt");
    play(&t, N06_PRUSSIAN, "place Brunswick ERF");
    play(&t, N06_PRUSSIAN, "lift Louis");
    assert_explained(&t, N06_PRUSSIAN, "place Louis GOT", "too-few",
                     "1 of 2 corps: Saalfeld, Blankenhain, Kahla, Jena, Apolda");
    stand_up(&t);
}

/* What the French could suspect of a Prussian who is ready: always as the rules
 * have it, and not always the same. */
static void
the_other_set_up_is_dealt_as_the_rules_want_it(void **state)
{
    table t = sit_down("campaign", "rules=grognard");
    const bt_rules *rules = t.game->rules;
    bt_view *view = bt_view_new(t.game), *again = bt_view_new(t.game);
    bt_state *dealt = bt_state_new(t.game);
    bt_error err = { 0 };
    uint32_t seen = 0; /* areas in which Hohenlohe has stood */
    bt_rng rng;

    (void)state;
    play(&t, N06_PRUSSIAN, "place P.v1 ERF");
    play(&t, N06_PRUSSIAN, "place P.v2 ERF");
    play(&t, N06_PRUSSIAN, "place P.v3 ERF");
    play(&t, N06_PRUSSIAN, "ready");
    rules->view(t.game, bt_match_state(t.match), N06_FRENCH, view);
    bt_rng_init(&rng, 1806);
    for (int i = 0; i < 500; i++) {
        memset(dealt, 0, rules->state_size);
        memset(again, 0, rules->view_size);
        rules->resample(t.game, view, &rng, dealt);
        if (!rules->state_ok(t.game, dealt, &err))
            fail_msg("%s", err.text);
        rules->view(t.game, dealt, N06_FRENCH, again);
        assert_memory_equal(view, again, rules->view_size);
        n06 n = { t.game, n06_printed_of(t.game), (n06_state *)(void *)dealt, NULL };
        assert_null(n06_find_gap(&n, N06_PRUSSIAN).reason);
        bt_unit hohenlohe = bt_unit_find(t.game, "Hohenlohe", 9);
        seen |= UINT32_C(1) << n.s->places[hohenlohe] % 32;
    }
    assert_true(n06_count(seen) > 10);
    free(dealt);
    free(view);
    free(again);
    stand_up(&t);
}

/* Decisions that random play takes until turn 1 begins. */
static int
random_decisions(const char *options_text, uint64_t seed)
{
    table t = sit_down("campaign", options_text);
    bt_actions *legal = malloc(sizeof *legal);
    bt_rng rng;
    int count = 0;

    assert_non_null(legal);
    bt_rng_init(&rng, seed);
    while (bt_match_length(t.match) < 5000) {
        int doing = bt_frames_peek(&now(&t)->frames)->procedure;
        bt_sides acting = t.game->rules->to_act(t.game, bt_match_state(t.match));
        bt_side side = bt_rng_below(&rng, 2) ? N06_PRUSSIAN : N06_FRENCH;
        if (doing != N06_P_BID && doing != N06_P_SETUP)
            break;
        if (!(acting & bt_side_bit(side)))
            continue;
        t.game->rules->legal(t.game, bt_match_state(t.match), side, legal);
        bt_action any = legal->at[bt_rng_below(&rng, (uint32_t)legal->count)];
        assert_int_equal(bt_match_play(t.match, side, any, NULL, NULL, NULL), BT_OK);
        count++;
    }
    free(legal);
    stand_up(&t);
    return count;
}

static void
random_play_gets_through(void **state)
{
    static const char *const options[] = { "rules=grognard", "rules=marshal" };

    (void)state;
    for (size_t i = 0; i < BT_COUNT(options); i++) {
        int total = 0, most = 0;
        for (uint64_t seed = 0; seed < 100; seed++) {
            int count = random_decisions(options[i], seed);
            total += count;
            most = count > most ? count : most;
        }
        printf("%s: %d decisions on average, %d at most\n", options[i], total / 100, most);
        assert_in_range(total / 100, 2, 200);
        assert_in_range(most, 2, 1500);
    }
}

/* ---- ranking ------------------------------------------------------------ */

static n06_rank
rank_of(bt_side winner, n06_ending ending, int turn, bt_side side)
{
    n06_state s = { .winner = winner, .ending = (uint8_t)ending, .turn = (uint8_t)turn };
    return n06_rank_of(&s, side);
}

/* The rule book's player: won on turn 5 with the French, lost on the last turn
 * with the Prussians, did not finish the third game. */
static void
three_games_of_a_tournament(void **state)
{
    const n06_rank games[] = {
        rank_of(N06_FRENCH, N06_END_POINTS, 5, N06_FRENCH),
        rank_of(N06_FRENCH, N06_END_POINTS, 7, N06_PRUSSIAN),
        rank_of(BT_SIDE_NONE, N06_END_NONE, 6, N06_FRENCH),
    };
    n06_rank sum = { 0, 0 };

    (void)state;
    for (size_t i = 0; i < BT_COUNT(games); i++) {
        sum.points += games[i].points;
        sum.ties += games[i].ties;
    }
    assert_int_equal(games[0].ties, 3);
    assert_int_equal(games[1].ties, -1);
    assert_int_equal(games[2].ties, -7);
    assert_int_equal(sum.points, 4);
    assert_int_equal(sum.ties, -5);
}

/* The table, typed again: Prussian winner, French winner, loser. */
static void
tie_breaks_by_turn(void **state)
{
    static const int wanted[7][3] = { { 14, 7, -7 }, { 12, 6, -6 }, { 10, 5, -5 }, { 8, 4, -4 },
                                      { 6, 3, -3 },  { 4, 2, -2 },  { 2, 1, -1 } };

    (void)state;
    for (int turn = 1; turn <= 7; turn++) {
        const int *line = wanted[turn - 1];
        for (bt_side winner = N06_FRENCH; winner <= N06_PRUSSIAN; winner++) {
            n06_rank won = rank_of(winner, N06_END_POINTS, turn, winner);
            n06_rank lost = rank_of(winner, N06_END_POINTS, turn, n06_other(winner));
            assert_int_equal(won.points, 3);
            assert_int_equal(won.ties, line[winner == N06_FRENCH]);
            assert_int_equal(lost.points, 1);
            assert_int_equal(lost.ties, line[2]);
        }
        assert_int_equal(rank_of(N06_PRUSSIAN, N06_END_NAPOLEON, turn, N06_PRUSSIAN).ties, 14);
        assert_int_equal(rank_of(N06_PRUSSIAN, N06_END_NAPOLEON, turn, N06_FRENCH).ties, -7);
    }
    assert_int_equal(rank_of(N06_PRUSSIAN, N06_END_TIME, 7, N06_PRUSSIAN).ties, 1);
    assert_int_equal(rank_of(N06_PRUSSIAN, N06_END_TIME, 7, N06_FRENCH).ties, 0);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_bid_is_taken_back_until_both_are_in),
        cmocka_unit_test(seats_go_with_the_bids),
        cmocka_unit_test(ready_is_final_placing_is_not),
        cmocka_unit_test(each_takes_back_his_own),
        cmocka_unit_test(what_is_taken_out_leaves_no_trace),
        cmocka_unit_test(a_long_set_up_is_taken_back),
        cmocka_unit_test(a_refusal_names_the_block_or_the_areas),
        cmocka_unit_test(the_other_set_up_is_dealt_as_the_rules_want_it),
        cmocka_unit_test(random_play_gets_through),
        cmocka_unit_test(three_games_of_a_tournament),
        cmocka_unit_test(tie_breaks_by_turn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
