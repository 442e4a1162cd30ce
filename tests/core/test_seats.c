/*
 * test_seats.c - sides, seats and who they are; partners who do not know alike.
 */
#include "booktext.h"
#include "post.h"
#include <berthier/journal.h>
#include <berthier/match.h>
#include <stdlib.h>

static bt_game *one_each, *staff;

static int
setup(void **state)
{
    (void)state;
    one_each = post_game_of(&post_rules, "", NULL);
    staff = post_game_of(&post_rules, "staff=yes", NULL);
    return one_each && staff ? 0 : -1;
}

static int
teardown(void **state)
{
    (void)state;
    bt_game_free(one_each);
    bt_game_free(staff);
    return 0;
}

static bt_match *
start(void)
{
    bt_match *match = NULL;
    assert_int_equal(bt_match_new(&match, staff, bt_rng_seeded(1), NULL), 0);
    return match;
}

static int
play(bt_match *match, bt_seat seat, const char *text)
{
    bt_action action;
    assert_int_equal(bt_action_parse(staff, text, &action, NULL), 0);
    return bt_match_play(match, seat, action, NULL, NULL, NULL);
}

static void
a_side_with_one_seat_is_that_seat(void **state)
{
    (void)state;
    assert_int_equal(bt_seat_count(one_each), 2);
    assert_null(one_each->seats);
    assert_int_equal(bt_seat_find(one_each, "red-wing", 8), BT_SIDE_NONE);
    assert_string_equal(bt_seat_id(one_each, POST_BLUE), "blue");
    assert_string_equal(bt_seat_name(one_each, POST_RED), "Red");
    assert_int_equal(bt_side_of(one_each, POST_BLUE), POST_BLUE);
    assert_int_equal(bt_seats_of(one_each, POST_RED), 1);
}

static void
partners_have_seats_after_all_sides(void **state)
{
    (void)state;
    assert_int_equal(bt_seat_count(staff), 3);
    assert_int_equal(bt_seat_find(staff, "Red-Wing", 8), POST_WING);
    assert_int_equal(bt_seat_find(staff, "blue", 4), POST_BLUE);
    assert_int_equal(bt_seat_find(staff, "chance", 6), BT_SIDE_CHANCE);
    assert_string_equal(bt_seat_id(staff, POST_WING), "red-wing");
    assert_string_equal(bt_seat_id(staff, BT_SIDE_NONE), "nobody");
    assert_string_equal(bt_seat_name(staff, POST_RED), "Red headquarters");
    assert_string_equal(bt_seat_name(staff, POST_BLUE), "Blue");
    assert_int_equal(bt_side_of(staff, POST_WING), POST_RED);
    assert_int_equal(bt_side_of(staff, BT_SIDE_CHANCE), BT_SIDE_CHANCE);
    assert_int_equal(bt_side_of(staff, BT_SIDE_NONE), BT_SIDE_NONE);
    assert_int_equal(bt_seats_of(staff, POST_RED), 1 << POST_RED | 1 << POST_WING);
}

static void
rows_that_make_no_seats_are_refused(void **state)
{
    (void)state;
    static const bt_seat_def wrong[][2] = {
        { { "red-wing", "", POST_RED, 0 }, { "red-wing", "", POST_RED, 0 } },
        { { "chance", "", POST_RED, 0 }, { "red-wing", "", POST_RED, 0 } },
        { { "red", "", POST_BLUE, 0 }, { "red-wing", "", POST_RED, 0 } },
        { { "red-wing", "", POST_WING, 0 }, { "red", "", POST_RED, 0 } },
        { { "red wing", "", POST_RED, 0 }, { "red", "", POST_RED, 0 } },
    };
    for (size_t i = 0; i < BT_COUNT(wrong); i++) {
        bt_rules rules = post_rules;
        bt_error err = { 0 };
        rules.seats = wrong[i];
        assert_null(post_game_of(&rules, "staff=yes", &err));
        assert_int_equal(err.status, BT_EDATA);
    }
}

static void
there_are_seven_seats_at_most(void **state)
{
    (void)state;
    static const bt_seat_def rows[] = { { "a", "", 0, 0 }, { "b", "", 0, 0 }, { "c", "", 0, 0 },
                                        { "d", "", 0, 0 }, { "e", "", 0, 0 }, { "f", "", 0, 0 } };
    bt_rules rules = post_rules;
    bt_error err = { 0 };
    rules.seats = rows;
    rules.seat_count = 5;
    bt_game *full = post_game_of(&rules, "staff=yes", &err);
    assert_non_null(full);
    assert_int_equal(bt_seat_count(full), BT_SIDES_MAX);
    bt_game_free(full);
    rules.seat_count = 6;
    assert_null(post_game_of(&rules, "staff=yes", &err));
}

static void
each_seat_acts_for_itself(void **state)
{
    (void)state;
    bt_match *match = start();
    assert_int_equal(play(match, POST_RED, "march 2"), 0);
    assert_int_equal(play(match, POST_WING, "march 3"), 0);
    assert_int_equal(play(match, POST_WING, "pass"), 0);
    assert_int_equal(play(match, POST_WING, "march 1"), BT_ESEAT);
    assert_int_equal(play(match, POST_SEATS, "pass"), BT_ESEAT);
    assert_int_equal(play(match, POST_RED, "march 1"), 0);
    assert_int_equal(post_of(bt_match_state(match))->column[POST_RED], 3);
    assert_int_equal(post_of(bt_match_state(match))->column[POST_WING], 3);
    bt_match_free(match);
}

static void
a_journal_names_seats(void **state)
{
    (void)state;
    bt_match *match = start(), *again = NULL;
    bt_buf text = { 0 };
    bt_journal_head head;
    assert_int_equal(play(match, POST_WING, "march 3"), 0);
    bt_journal_write(match, &text);
    assert_non_null(strstr(bt_buf_text(&text), "\n1 red-wing march 3 = "));
    assert_int_equal(bt_journal_head_read(bt_buf_text(&text), "j", &head, NULL), 0);
    assert_int_equal(bt_journal_read(&again, staff, &head, "j", bt_rng_seeded(1), NULL), 0);
    assert_int_equal(bt_match_entry(again, 0)->seat, POST_WING);
    bt_buf_release(&text);
    bt_match_free(match);
    bt_match_free(again);
}

static void
a_partner_who_was_told_something_stops_undo(void **state)
{
    (void)state;
    bt_match *match = start();
    assert_int_equal(play(match, POST_WING, "march 3"), 0);
    assert_int_equal(bt_match_can_undo(match, POST_WING), 1);
    assert_int_equal(play(match, POST_WING, "show"), 0);
    assert_int_equal(bt_match_can_undo(match, POST_WING), 0);
    bt_match_free(match);
}

/* What partners do builds on each other; what the other side does at the same time does not. */
static void
undo_goes_past_the_other_side_and_not_past_a_partner(void **state)
{
    (void)state;
    bt_match *match = start();
    assert_int_equal(play(match, POST_RED, "march 1"), 0);
    assert_int_equal(play(match, POST_BLUE, "march 2"), 0);
    assert_int_equal(bt_match_can_undo(match, POST_RED), 1);
    assert_int_equal(play(match, POST_WING, "march 3"), 0);
    assert_int_equal(bt_match_can_undo(match, POST_RED), 0);
    assert_int_equal(bt_match_undo(match, POST_WING, NULL), 0);
    assert_int_equal(bt_match_undo(match, POST_RED, NULL), 0);
    assert_int_equal(post_of(bt_match_state(match))->column[POST_RED], 0);
    assert_int_equal(post_of(bt_match_state(match))->column[POST_BLUE], 2);
    bt_match_free(match);
}

static void
seats_of_bots_wait_for_a_partner_in_person(void **state)
{
    (void)state;
    const bt_seats red = 1 << POST_RED, blue = 1 << POST_BLUE, wing = 1 << POST_WING;
    const bt_seats chance = 1 << BT_SIDE_CHANCE;
    assert_int_equal(bt_seats_of_bots(staff, red | blue | wing, red), blue);
    assert_int_equal(bt_seats_of_bots(staff, wing, red), wing);
    assert_int_equal(bt_seats_of_bots(staff, red | blue | wing, blue), red | wing);
    assert_int_equal(bt_seats_of_bots(staff, chance, 0), 0);
}

/* No view of a seat and no event of its holds what only the partner knows. */
static void
a_seat_knows_what_it_saw(void **state)
{
    (void)state;
    bt_match *match = start();
    bt_view *view = bt_view_new(staff);
    bt_events events = { 0 };
    const post_view *seen = (const post_view *)(const void *)view;
    bt_action march = bt_action_make(POST_MARCH, 3, 0, 0);
    assert_int_equal(bt_match_play(match, POST_WING, march, NULL, &events, NULL), 0);
    assert_true(bt_event_is_seen(&events.at[0], POST_WING));
    assert_false(bt_event_is_seen(&events.at[0], POST_RED));
    assert_false(bt_event_is_seen(&events.at[0], BT_SIDE_NONE));
    post_rules.view(staff, bt_match_state(match), POST_RED, view);
    assert_int_equal(seen->shown.column[POST_WING], 0);
    assert_int_equal(play(match, POST_WING, "show"), 0);
    post_rules.view(staff, bt_match_state(match), POST_RED, view);
    assert_int_equal(seen->shown.column[POST_WING], 3);
    post_rules.view(staff, bt_match_state(match), POST_BLUE, view);
    assert_int_equal(seen->shown.column[POST_WING], 0);
    free(view);
    bt_match_free(match);
}

static void
a_book_names_seats_where_there_are_more_than_sides(void **state)
{
    (void)state;
    bt_buf text = { 0 };
    write_book(one_each, &text);
    assert_null(strstr(bt_buf_text(&text), "\"seats\":["));
    bt_buf_clear(&text);
    write_book(staff, &text);
    assert_non_null(
        strstr(bt_buf_text(&text),
               "\"seats\":[{\"id\":\"red\",\"name\":\"Red headquarters\",\"side\":\"red\"},"
               "{\"id\":\"blue\",\"name\":\"Blue\",\"side\":\"blue\"},"
               "{\"id\":\"red-wing\",\"name\":\"Red wing\",\"side\":\"red\"}]"));
    bt_buf_release(&text);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_side_with_one_seat_is_that_seat),
        cmocka_unit_test(partners_have_seats_after_all_sides),
        cmocka_unit_test(rows_that_make_no_seats_are_refused),
        cmocka_unit_test(there_are_seven_seats_at_most),
        cmocka_unit_test(each_seat_acts_for_itself),
        cmocka_unit_test(a_journal_names_seats),
        cmocka_unit_test(a_partner_who_was_told_something_stops_undo),
        cmocka_unit_test(undo_goes_past_the_other_side_and_not_past_a_partner),
        cmocka_unit_test(seats_of_bots_wait_for_a_partner_in_person),
        cmocka_unit_test(a_seat_knows_what_it_saw),
        cmocka_unit_test(a_book_names_seats_where_there_are_more_than_sides),
    };
    return cmocka_run_group_tests(tests, setup, teardown);
}
