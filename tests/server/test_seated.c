/*
 * test_seated.c - players who change sides in a game, as sealed bids for them
 * have it: the link of a seat opens the side that is played on it now.
 */
#include "hub_peers.h"

#include <stdio.h>

/* Two at Napoléon 1806, each on a connection of his own; seats by where they began. */
typedef struct table {
    person person[2];
    char links[2][40], watch[40];
    int sequence[2];
} table;

static void
open_table(table *t)
{
    *t = (table){ .person = { arrive(), arrive() } };
    sit(&t->person[0]);
    sit(&t->person[1]);
    json_t *made = ask(&t->person[0], "{'request':'create','game':'napoleon1806','scenario':"
                                      "'campaign','options':'rules=marshal'}");
    if (!json_is_true(json_object_get(made, "ok")))
        fail_msg("%s", text_at(made, "error.text"));
    snprintf(t->links[0], sizeof t->links[0], "%s", text_at(made, "seats.french.link"));
    snprintf(t->links[1], sizeof t->links[1], "%s", text_at(made, "seats.prussian.link"));
    snprintf(t->watch, sizeof t->watch, "%s", text_at(made, "watch"));
    json_decref(made);
    join(&t->person[0], t->links[0]);
    join(&t->person[1], t->links[1]);
    json_array_clear(t->person[0].inbox);
}

static void
close_table(table *t)
{
    go_away(&t->person[0]);
    go_away(&t->person[1]);
}

/* A request with the seat's next number; the answer is the caller's. */
static json_t *
request(table *t, int seat, const char *body)
{
    char line[300];
    snprintf(line, sizeof line, "{%s,'match':1,'sequence':%d}", body, t->sequence[seat] + 1);
    json_array_clear(t->person[1 - seat].inbox);
    json_t *answer = ask(&t->person[seat], line);
    t->sequence[seat] += json_is_true(json_object_get(answer, "ok"));
    return answer;
}

static json_t *
try(table *t, int seat, const char *action)
{
    char body[100];
    snprintf(body, sizeof body, "'request':'apply','action':'%s'", action);
    return request(t, seat, body);
}

/* What the last messages told a person of a key; NULL for nothing.  Borrowed. */
static const json_t *
told(const table *t, int seat, const char *key)
{
    const json_t *inbox = t->person[seat].inbox;
    for (size_t i = json_array_size(inbox); i > 0; i--) {
        const json_t *found = json_object_get(json_array_get(inbox, i - 1), key);
        if (found)
            return found;
    }
    return NULL;
}

static bool
lists(const json_t *array, const char *text)
{
    for (size_t i = 0; i < json_array_size(array); i++) {
        if (strcmp(json_string_value(json_array_get(array, i)), text) == 0)
            return true;
    }
    return false;
}

/* Both want the Prussians, and who began as French wants them more. */
static void
change_sides(table *t)
{
    is_ok(try(t, 0, "bid prussian 3"));
    is_ok(try(t, 1, "bid prussian 1"));
}

static void
a_bid_is_known_to_its_owner(void **state)
{
    table t;
    (void)state;
    open_table(&t);
    is_ok(try(&t, 0, "bid prussian 3"));
    assert_string_equal(text_at(told(&t, 0, "view"), "bid.side"), "prussian");
    const json_t *other = told(&t, 1, "view");
    assert_true(json_is_true(json_object_get(json_object_get(other, "ready"), "french")));
    assert_null(json_object_get(other, "bid"));
    is_error(try(&t, 0, "bid prussian 2"), "seat");
    is_ok(request(&t, 0, "'request':'undo'"));
    is_ok(try(&t, 0, "bid french 2"));
    is_ok(try(&t, 1, "bid prussian 1"));
    is_error(request(&t, 1, "'request':'undo'"), "illegal");
    close_table(&t);
}

static void
each_goes_on_with_the_other_side(void **state)
{
    table t;
    (void)state;
    open_table(&t);
    change_sides(&t);
    for (int seat = 0; seat < 2; seat++) {
        assert_true(json_is_true(told(&t, seat, "reset")));
        assert_string_equal(json_string_value(told(&t, seat, "side")),
                            seat ? "french" : "prussian");
        assert_int_equal(json_integer_value(told(&t, seat, "sequence")), t.sequence[seat]);
        assert_int_equal(json_integer_value(json_object_get(told(&t, seat, "view"), "vp")), 7);
        const json_t *lift = json_object_get(told(&t, seat, "legal"), "lift");
        assert_int_equal(lists(lift, "Ney"), seat == 1);
        assert_int_equal(lists(lift, "Hohenlohe"), seat == 0);
    }
    is_error(try(&t, 0, "lift Ney"), "illegal");
    is_ok(try(&t, 0, "lift Hohenlohe"));
    is_ok(try(&t, 0, "place Hohenlohe KAH"));
    assert_int_equal(json_array_size(t.person[1].inbox), 0);
    is_ok(try(&t, 1, "lift Ney"));
    is_ok(try(&t, 1, "place Ney HOL"));
    is_ok(try(&t, 1, "ready"));
    is_ok(try(&t, 0, "ready"));
    assert_string_equal(text_at(told(&t, 0, "view"), "places.Ney"), "HOL");
    close_table(&t);
}

static void
side_of(table *t, const char *link, const char *side)
{
    char line[128];
    person guest = arrive();
    (void)t;
    sit(&guest);
    snprintf(line, sizeof line, "{'request':'join','link':'%s'}", link);
    json_t *answer = ask(&guest, line);
    assert_string_equal(text_at(answer, "side"), side);
    json_decref(answer);
    snprintf(line, sizeof line, "{'request':'glance','links':['%s']}", link);
    answer = ask(&guest, line);
    assert_string_equal(text_at(json_array_get(json_object_get(answer, "games"), 0), "side"), side);
    json_decref(answer);
    go_away(&guest);
}

static void
links_open_what_is_played_now(void **state)
{
    table t;
    (void)state;
    open_table(&t);
    side_of(&t, t.links[0], "french");
    change_sides(&t);
    side_of(&t, t.links[0], "prussian");
    side_of(&t, t.links[1], "french");
    side_of(&t, t.watch, "nobody");
    close_table(&t);
    close_hub(); /* and after the server has been away */
    open_hub();
    side_of(&t, t.links[0], "prussian");
    side_of(&t, t.links[1], "french");
}

/* Told again, each sees the beginning with the eyes of the side he then was. */
static void
history_is_seen_from_the_seat(void **state)
{
    table t;
    (void)state;
    open_table(&t);
    change_sides(&t);
    json_t *answer = ask(&t.person[0], "{'request':'history','match':1,'from':1,'count':1}");
    assert_string_equal(text_at(answer, "view.bid.side"), "prussian");
    json_decref(answer);
    answer = ask(&t.person[1], "{'request':'history','match':1,'from':1,'count':1}");
    assert_null(text_at(answer, "view.bid.side"));
    json_decref(answer);
    close_table(&t);
}

/* All have agreed to go back to before the bids: the old sides again. */
static void
taken_back_bids_take_back_the_sides(void **state)
{
    table t;
    (void)state;
    open_table(&t);
    change_sides(&t);
    is_ok(request(&t, 0, "'request':'takeback','say':'ask','to':0"));
    is_ok(request(&t, 1, "'request':'takeback','say':'agree','to':0"));
    assert_string_equal(json_string_value(told(&t, 0, "side")), "french");
    assert_string_equal(json_string_value(told(&t, 1, "side")), "prussian");
    is_ok(try(&t, 0, "bid french 1"));
    close_table(&t);
}

/* What one places and takes back does not show, not even in what the other may undo. */
static void
set_up_is_taken_back_past_the_others(void **state)
{
    table t;
    (void)state;
    open_table(&t);
    change_sides(&t);
    is_ok(try(&t, 0, "lift Hohenlohe"));
    is_ok(try(&t, 1, "lift Ney"));
    assert_int_equal(json_array_size(t.person[0].inbox), 0);
    is_ok(try(&t, 0, "place Hohenlohe KAH"));
    assert_int_equal(json_integer_value(told(&t, 0, "can_undo")), 2);
    is_ok(try(&t, 1, "place Ney HOL"));
    assert_int_equal(json_array_size(t.person[0].inbox), 0);
    is_ok(request(&t, 0, "'request':'undo'"));
    assert_int_equal(json_integer_value(told(&t, 0, "can_undo")), 1);
    assert_true(json_array_size(told(&t, 0, "undone")) > 0);
    assert_string_equal(text_at(told(&t, 0, "view"), "places.Hohenlohe"), "coming");
    assert_int_equal(json_array_size(t.person[1].inbox), 0);
    close_table(&t);
    close_hub(); /* and after the server has been away */
    open_hub();
    person guest = arrive();
    sit(&guest);
    char line[128];
    snprintf(line, sizeof line, "{'request':'join','link':'%s'}", t.links[1]);
    is_ok(ask(&guest, line));
    assert_string_equal(text_at(json_object_get(json_array_get(guest.inbox, 0), "view"),
                                "places.Ney"),
                        "HOL");
    assert_int_equal(json_integer_value(
                         json_object_get(json_array_get(guest.inbox, 0), "can_undo")),
                     2);
    go_away(&guest);
}

static bool
is_to_act(const person *who, const char *side)
{
    for (size_t i = json_array_size(who->inbox); i > 0; i--) {
        const json_t *acting = json_object_get(json_array_get(who->inbox, i - 1), "to_act");
        if (acting)
            return json_array_size(acting) == 1 && lists(acting, side);
    }
    return false;
}

/* Give a bot time to act. */
static void
wait_a_little(void)
{
    nanosleep(&(struct timespec){ .tv_nsec = 10 * 1000 * 1000 }, NULL);
    bt_hub_flush(hub);
}

/* The bot on the Prussian seat has to play the French, and does. */
static void
a_bot_goes_on_with_the_other_side(void **state)
{
    table t = { .person = { arrive(), arrive() } };
    (void)state;
    sit(&t.person[0]);
    sit(&t.person[1]);
    json_t *made =
        ask(&t.person[0], "{'request':'create','game':'napoleon1806','scenario':'campaign',"
                          "'options':'rules=marshal','seats':{'prussian':'greedy'}}");
    snprintf(t.links[0], sizeof t.links[0], "%s", text_at(made, "seats.french.link"));
    json_decref(made);
    json_array_clear(t.person[0].inbox);
    say(&t.person[0], "{'request':'join','link':'%s'}", t.links[0]);
    for (int i = 0; i < 3000 && !is_to_act(&t.person[0], "french"); i++)
        wait_a_little(); /* the bot has bid */
    is_ok(try(&t, 0, "bid prussian 9"));
    assert_string_equal(json_string_value(told(&t, 0, "side")), "prussian");
    for (int i = 0; i < 3000 && !is_to_act(&t.person[0], "prussian"); i++)
        wait_a_little();
    assert_true(is_to_act(&t.person[0], "prussian")); /* the French, that is the bot, are ready */
    is_ok(try(&t, 0, "ready"));
    close_table(&t);
}

int
main(void)
{
#define CASE(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
    const struct CMUnitTest tests[] = {
        CASE(a_bid_is_known_to_its_owner),         CASE(each_goes_on_with_the_other_side),
        CASE(links_open_what_is_played_now),       CASE(history_is_seen_from_the_seat),
        CASE(taken_back_bids_take_back_the_sides), CASE(set_up_is_taken_back_past_the_others),
        CASE(a_bot_goes_on_with_the_other_side),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
