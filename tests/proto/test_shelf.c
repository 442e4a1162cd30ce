/*
 * test_shelf.c - a game is loaded once, no matter who plays it and how often.
 */
#include "../../proto/session_internal.h"
#include <berthier/games.h>
#include <stdio.h>
#include <string.h>

/* Carry out a request that must succeed. */
static void
ask(bt_session *session, const char *line)
{
    bt_buf out = { 0 };
    assert_int_equal(bt_session_line(session, line, strlen(line), &out), 0);
    if (!strstr(bt_buf_text(&out), "\"ok\":true"))
        fail_msg("%s: %s", line, bt_buf_text(&out));
    bt_buf_release(&out);
}

static const bt_game *
game_of(const bt_session *session, int slot)
{
    return bt_match_game(session->slots[slot].match);
}

static int
count(const bt_shelves *shelves)
{
    int games = 0;
    for (const bt_shelf *it = shelves->first; it; it = it->next)
        games++;
    return games;
}

static void
matches_share_what_is_printed(void **state)
{
    (void)state;
    bt_shelves shelves = { 0 };
    const bt_session_options options = { .shelves = &shelves };
    bt_session *session, *other;
    assert_int_equal(bt_session_new(&session, &options, NULL), BT_OK);
    assert_int_equal(bt_session_new(&other, &options, NULL), BT_OK);
    ask(session, "{\"request\":\"new\",\"game\":\"null\"}");
    ask(session, "{\"request\":\"new\",\"game\":\"null\",\"language\":\"fr\"}");
    ask(other, "{\"request\":\"load\",\"text\":\"position null/null\\n\"}");
    ask(other, "{\"request\":\"book\",\"game\":\"null\"}");
    assert_ptr_equal(game_of(session, 0), game_of(session, 1));
    assert_ptr_equal(game_of(session, 0), game_of(other, 0));
    assert_int_equal(count(&shelves), 1);
    assert_int_equal(shelves.first->users, 3);
    assert_null(session->slots[0].game->words); /* the language is each match's own */
    assert_non_null(session->slots[1].game->words);
    ask(session, "{\"request\":\"close\",\"match\":1}");
    bt_session_free(other);
    bt_session_free(session);
    assert_int_equal(shelves.first->users, 0);
    bt_shelves_release(&shelves);
}

static bt_shelf *
take(bt_shelves *shelves, const char *scenario, const char *options)
{
    const bt_wish wish = { .rules = bt_games_find("napoleon1806"),
                           .scenario = scenario,
                           .options = options,
                           .pack = bt_games_pack("napoleon1806") };
    bt_shelf *shelf;
    bt_error err = { 0 };
    if (bt_shelf_take(shelves, &wish, &shelf, &err) != BT_OK)
        fail_msg("%s %s: %s", scenario, options, err.text);
    return shelf;
}

static void
options_written_otherwise_are_the_same(void **state)
{
    (void)state;
    bt_shelves shelves = { 0 };
    bt_shelf *one = take(&shelves, "short", "");
    assert_ptr_equal(take(&shelves, "short", "hands=yes combat=cards"), one);
    assert_ptr_not_equal(take(&shelves, "short", "combat=dice"), one);
    assert_ptr_not_equal(take(&shelves, "campaign", ""), one);
    assert_int_equal(count(&shelves), 3);
    bt_shelves_release(&shelves);
}

/* Sixteen wait for somebody to come back; those loaded first go first, and never one in use. */
static void
few_games_that_nobody_plays_stay(void **state)
{
    (void)state;
    static const char *const rules[] = { "conscript", "grognard", "marshal" };
    bt_shelves shelves = { 0 };
    bt_shelf *kept = take(&shelves, "campaign", "");
    for (int i = 1; i < 24; i++) {
        char text[80];
        (void)snprintf(text, sizeof text, "combat=%s hands=%s rules=%s", i & 1 ? "dice" : "cards",
                       i & 2 ? "no" : "yes", rules[i / 4 % 3]);
        bt_shelf_drop(&shelves, take(&shelves, i < 12 ? "campaign" : "short", text));
    }
    assert_int_equal(count(&shelves), 17);
    assert_ptr_equal(take(&shelves, "campaign", ""), kept);
    bt_shelves_release(&shelves);
}

static void
what_cannot_be_loaded_leaves_nothing(void **state)
{
    (void)state;
    bt_shelves shelves = { 0 };
    bt_wish wish = { .rules = bt_games_find("null"),
                     .scenario = "nowhere",
                     .options = "",
                     .pack = bt_games_pack("null") };
    bt_shelf *shelf;
    bt_error err = { 0 };
    assert_int_not_equal(bt_shelf_take(&shelves, &wish, &shelf, &err), BT_OK);
    assert_null(shelf);
    wish.options = "colour=red";
    assert_int_not_equal(bt_shelf_take(&shelves, &wish, &shelf, &err), BT_OK);
    assert_int_equal(count(&shelves), 0);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(matches_share_what_is_printed),
        cmocka_unit_test(options_written_otherwise_are_the_same),
        cmocka_unit_test(few_games_that_nobody_plays_stay),
        cmocka_unit_test(what_cannot_be_loaded_leaves_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
