/*
 * test_game.c - games made from tables, and the null game played through.
 */
#include "booktext.h"
#include "toy.h"
#include <berthier/games.h>
#include <berthier/match.h>
#include <stdlib.h>

static bt_game *
null_game(void)
{
    bt_game *game = NULL;
    bt_error err = { 0 };
    if (bt_game_new(&game, bt_games_find("null"), bt_games_pack("null"), "null", NULL, &err))
        fail_msg("%s", err.text);
    return game;
}

static void
the_registry_knows_its_games(void **state)
{
    (void)state;
    assert_null(bt_games_find("chess"));
    assert_null(bt_games_pack("chess"));
    assert_null(bt_games_at(-1));
    int count = 0;
    for (const bt_rules *rules; (rules = bt_games_at(count)); count++) {
        const char *names[8];
        const bt_pack *pack = bt_games_pack(rules->id);
        assert_ptr_equal(bt_games_find(rules->id), rules);
        assert_non_null(pack);
        assert_string_equal(pack->game, rules->id);
        int scenarios = bt_pack_scenarios(pack, names, 8);
        assert_true(scenarios >= 1);
        for (int i = 0; i < scenarios; i++) {
            bt_game *game = NULL;
            bt_error err = { 0 };
            if (bt_game_new(&game, rules, pack, names[i], NULL, &err))
                fail_msg("%s/%s: %s", rules->id, names[i], err.text);
            assert_string_equal(game->scenario, names[i]);
            assert_string_equal(bt_pack_title(pack, names[i]), game->title);
            bt_game_free(game);
        }
        assert_string_equal(bt_pack_title(pack, "no-such"), "no-such");
        assert_int_equal(bt_pack_scenarios(pack, names, 0), 0);
    }
    assert_true(count >= 1);
}

static void
bad_games_are_refused(void **state)
{
    (void)state;
    bt_game *game;
    bt_error err = { 0 };
    const bt_rules *rules = bt_games_find("null");
    bt_rules old = *rules;
    old.abi++;
    assert_int_equal(bt_game_new(&game, &old, bt_games_pack("null"), "null", NULL, &err), BT_EDATA);
    assert_int_equal(bt_game_new(&game, rules, NULL, "null", NULL, &err), BT_ENOTFOUND);
    assert_int_equal(bt_game_new(&game, rules, bt_games_pack("null"), "nul", NULL, &err),
                     BT_ENOTFOUND);
    assert_null(game);
    assert_int_equal(bt_game_new(&game, rules, bt_games_pack("null"),
                                 "a-name-that-is-longer-than-any-scenario-s", NULL, &err),
                     BT_ENOTFOUND);
    bt_game_free(NULL);
}

static void
the_null_game_ends_after_ten_passes(void **state)
{
    (void)state;
    bt_game *game = null_game();
    bt_match *match = NULL;
    bt_action pass;
    static bt_events events;
    static bt_actions legal;
    bt_outcome outcome;
    const bt_reason *why;
    assert_int_equal(bt_match_new(&match, game, bt_rng_seeded(1), NULL), 0);
    assert_int_equal(bt_action_parse(game, "pass", &pass, NULL), 0);
    assert_int_equal(bt_match_play(match, 0, pass + 1, &why, NULL, NULL), BT_EILLEGAL);
    assert_string_equal(why->code, "not-pass");
    for (int i = 0; i < 10; i++) {
        game->rules->legal(game, bt_match_state(match), 0, &legal);
        assert_int_equal(legal.count, 1);
        assert_true(bt_actions_has(&legal, pass));
        assert_int_equal(bt_match_play(match, 0, pass, NULL, &events, NULL), 0);
    }
    assert_int_equal(events.count, 11);
    game->rules->outcome(game, bt_match_state(match), &outcome);
    assert_true(outcome.over);
    assert_int_equal(outcome.winner, BT_SIDE_NONE);
    assert_int_equal(game->rules->to_act(game, bt_match_state(match)), 0);
    assert_int_equal(bt_match_play(match, 0, pass, &why, NULL, NULL), BT_ESEAT);
    assert_string_equal(why->code, "over");
    assert_int_equal(bt_match_can_undo(match, 0), 10);
    bt_match_free(match);
    bt_game_free(game);
}

static void
names_are_found_in_any_case(void **state)
{
    (void)state;
    bt_game *game = toy_game("");
    assert_int_equal(bt_unit_find(game, "v.C", 3), 2);
    assert_int_equal(bt_unit_find(game, "V.cx", 3), 2);
    assert_int_equal(bt_unit_find(game, "V.", 2), BT_UNIT_NONE);
    assert_int_equal(bt_side_find(game->rules, "Blue", 4), 1);
    assert_int_equal(bt_side_find(game->rules, "CHANCE", 6), BT_SIDE_CHANCE);
    assert_int_equal(bt_side_find(game->rules, "green", 5), BT_SIDE_NONE);
    assert_string_equal(bt_side_name(game->rules, 1), "blue");
    assert_string_equal(bt_side_name(game->rules, BT_SIDE_CHANCE), "chance");
    assert_string_equal(bt_side_name(game->rules, BT_SIDE_NONE), "nobody");
    assert_ptr_equal(bt_reason_find(game->rules, "not-here", NULL), &toy_reasons[0]);
    assert_ptr_equal(bt_reason_find(game->rules, "not-here", "4.0"), &toy_reasons[1]);
    assert_null(bt_reason_find(game->rules, "not-here", "5.0"));
    assert_null(bt_reason_find(game->rules, "nowhere", NULL));
    assert_null(bt_clause_find(game->rules, "1.0"));
    assert_non_null(bt_clause_find(bt_games_find("null"), "4.0"));
    assert_int_equal(bt_sides_first(0), BT_SIDE_NONE);
    assert_int_equal(bt_sides_first(0x82), 1);
    assert_int_equal(bt_sides_first(0x80), BT_SIDE_CHANCE);
    bt_game_free(game);
}

static void
the_book_tells_in_whose_colours_a_unit_is(void **state)
{
    (void)state;
    bt_game *game = toy_game("");
    bt_buf out = { 0 };
    write_book(game, &out);
    assert_non_null(strstr(bt_buf_text(&out), "\"side\":\"blue\",\"nation\":\"saxon\""));
    assert_null(strstr(bt_buf_text(&out), "\"side\":\"red\",\"nation\""));
    bt_buf_release(&out);
    bt_game_free(game);
}

static const bt_unit_info blank_units[] = { { "1 Gaz", "", "", "", "", 0, NULL, NULL } };

static int
load_blank(bt_game *game, bt_error *err)
{
    (void)err;
    game->units = blank_units;
    game->unit_count = 1;
    return BT_OK;
}

static void
ids_that_are_no_words_are_refused(void **state)
{
    (void)state;
    bt_rules rules = toy_rules;
    bt_game *game;
    bt_error err = { 0 };
    rules.load = load_blank;
    assert_int_equal(bt_game_new(&game, &rules, &toy_pack, "toy", NULL, &err), BT_EDATA);
    assert_non_null(strstr(err.text, "unit id \"1 Gaz\""));
}

/* By the id where the counter tells it, else by name, unless two have the same. */
static void
units_are_called_as_at_the_table(void **state)
{
    static const bt_unit_info units[] = {
        { .id = "1/Gaz", .name = "1st of Gazan", .counter = "1/Gaz" },
        { .id = "V.c", .name = "V Corps cavalry", .counter = "V" },
        { .id = "StCyr", .name = "St. Cyr", .counter = "IV" },
        { .id = "Bulow", .name = "B\xc3\xbclow", .counter = "" },
        { .id = "F.v1", .name = "vedette 1", .counter = "" },
        { .id = "P.v1", .name = "vedette 1", .counter = NULL },
        { .id = "x", .name = NULL, .counter = NULL },
        { .id = "y", .name = "", .counter = "" },
    };
    static const char *const called[] = { "1/Gaz", "V.c",  "St. Cyr", "B\xc3\xbclow",
                                          "F.v1",  "P.v1", "x",       "y" };
    const bt_game some = { .units = units, .unit_count = BT_COUNT(units) };

    (void)state;
    for (bt_unit u = 0; u < BT_COUNT(units); u++)
        assert_string_equal(bt_unit_called(&some, u), called[u]);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_registry_knows_its_games),
        cmocka_unit_test(bad_games_are_refused),
        cmocka_unit_test(the_null_game_ends_after_ten_passes),
        cmocka_unit_test(names_are_found_in_any_case),
        cmocka_unit_test(units_are_called_as_at_the_table),
        cmocka_unit_test(the_book_tells_in_whose_colours_a_unit_is),
        cmocka_unit_test(ids_that_are_no_words_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
