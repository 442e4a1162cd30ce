/*
 * test_keys.c - an invitation is used once; then the key opens the seat, and nothing else does.
 */
#include "hub_peers.h"

#include <stdio.h>

#define KEY_A "aaaaaaaaaaaaaaaaaaaaaaaaaa"
#define KEY_B "bbbbbbbbbbbbbbbbbbbbbbbbbb"
#define KEY_C "cccccccccccccccccccccccccc"

/* The maker plays the French and has invited a friend to the Prussians. */
typedef struct table {
    person maker, friend;
    char french[40], prussian[40], watch[40];
} table;

static void
open_table(table *t)
{
    t->maker = arrive();
    t->friend = arrive();
    sit(&t->maker);
    sit(&t->friend);
    json_t *made = ask(&t->maker, "{'request':'create','game':'napoleon1806','scenario':'short'}");
    snprintf(t->french, sizeof t->french, "%s", text_at(made, "seats.french.link"));
    snprintf(t->prussian, sizeof t->prussian, "%s", text_at(made, "seats.prussian.link"));
    snprintf(t->watch, sizeof t->watch, "%s", text_at(made, "watch"));
    json_decref(made);
}

static void
close_table(table *t)
{
    go_away(&t->maker);
    go_away(&t->friend);
}

/* Try to sit down; the answer is the caller's. */
static json_t *
try_join(person *who, const char *link, const char *key)
{
    char line[160];
    snprintf(line, sizeof line, "{'request':'join','link':'%s'%s%s%s}", link, key ? ",'key':'" : "",
             key ? key : "", key ? "'" : "");
    return ask(who, line);
}

/* All seats go away and come back, so that nobody is at any of them. */
static void
stand_up(person *who)
{
    bt_hub_disconnect(hub, who->peer);
    json_array_clear(who->inbox);
    sit(who);
}

static json_t *
ask_for_key(person *who, const char *link, const char *side, const char *key)
{
    char line[240];
    snprintf(line, sizeof line,
             "{'request':'rekey','say':'ask','link':'%s','side':'%s','key':'%s'}", link, side, key);
    return ask(who, line);
}

/* What a message about the seats says of one of them; fails when none has come. */
static json_t *
told_seat(person *who, const char *side)
{
    for (size_t i = json_array_size(who->inbox); i-- > 0;) {
        json_t *seats = json_object_get(json_array_get(who->inbox, i), "seats");
        if (seats)
            return json_object_get(seats, side);
    }
    fail_msg("nobody told of the seats");
    return NULL;
}

/* The maker may not sit down on the chair that his friend has taken, nor look from it. */
static void
the_maker_does_not_sit_down_on_a_taken_chair(void **state)
{
    (void)state;
    table t;
    open_table(&t);
    join(&t.maker, t.french);
    is_ok(try_join(&t.friend, t.prussian, KEY_A));
    is_error(try_join(&t.maker, t.prussian, NULL), "taken");
    is_error(try_join(&t.maker, t.prussian, KEY_B), "taken");
    char line[120];
    snprintf(line, sizeof line, "{'request':'glance','links':['%s']}", t.prussian);
    json_t *seen = ask(&t.maker, line);
    json_t *glance = json_array_get(json_object_get(seen, "games"), 0);
    assert_string_equal(text_at(glance, "error"), "taken");
    assert_null(json_object_get(glance, "prompt"));
    json_decref(seen);
    close_table(&t);
}

/* Someone who looked from the chair before the friend came has taken it, and the friend is told. */
static void
who_comes_second_is_told(void **state)
{
    (void)state;
    table t;
    open_table(&t);
    join(&t.maker, t.prussian);
    is_error(try_join(&t.friend, t.prussian, KEY_A), "taken");
    close_table(&t);
}

static void
a_key_is_used_again_and_on_other_devices_which_its_owner_sees(void **state)
{
    (void)state;
    table t;
    open_table(&t);
    is_ok(try_join(&t.friend, t.prussian, KEY_A));
    is_ok(try_join(&t.friend, t.prussian, KEY_A)); /* the answer may have been lost */
    stand_up(&t.friend);
    is_ok(try_join(&t.friend, KEY_A, NULL));
    is_ok(try_join(&t.maker, t.french, NULL));
    json_array_clear(t.friend.inbox);
    json_array_clear(t.maker.inbox);
    person phone = arrive();
    sit(&phone);
    is_ok(try_join(&phone, KEY_A, NULL));
    assert_int_equal(json_integer_value(
                         json_object_get(told_seat(&t.friend, "prussian"), "devices")),
                     2);
    assert_null(json_object_get(told_seat(&t.maker, "prussian"), "devices"));
    go_away(&phone);
    bt_hub_flush(hub);
    assert_null(json_object_get(told_seat(&t.friend, "prussian"), "devices"));
    close_table(&t);
}

/* What an invitation shows before anybody has used it is what onlookers see. */
static void
an_open_invitation_shows_what_onlookers_see(void **state)
{
    (void)state;
    table t;
    open_table(&t);
    char line[160];
    snprintf(line, sizeof line, "{'request':'glance','links':['%s','%s']}", t.french, t.watch);
    json_t *seen = ask(&t.maker, line);
    json_t *games = json_object_get(seen, "games");
    json_t *open = json_array_get(games, 0);
    assert_true(json_is_true(json_object_get(open, "open")));
    assert_true(json_is_true(
        json_object_get(json_object_get(json_object_get(open, "seats"), "french"), "open")));
    assert_string_equal(text_at(open, "prompt"), text_at(json_array_get(games, 1), "prompt"));
    json_decref(seen);
    close_table(&t);
}

static void
who_plays_alone_goes_on_with_the_link(void **state)
{
    (void)state;
    person one = arrive(), other = arrive();
    sit(&one);
    sit(&other);
    json_t *made = ask(&one, "{'request':'create','game':'null'}");
    char *link = strdup(text_at(made, "seats.solo.link"));
    json_decref(made);
    is_ok(try_join(&one, link, NULL));
    is_ok(try_join(&other, link, NULL));
    free(link);
    go_away(&one);
    go_away(&other);
}

static void
keys_outlive_a_restart(void **state)
{
    (void)state;
    table t;
    open_table(&t);
    is_ok(try_join(&t.friend, t.prussian, KEY_A));
    close_table(&t);
    close_hub();
    open_hub();
    person back = arrive();
    sit(&back);
    is_error(try_join(&back, t.prussian, NULL), "taken");
    is_ok(try_join(&back, KEY_A, NULL));
    go_away(&back);
}

/* The friend has lost KEY_A and asks for KEY_B; the maker and an onlooker are there. */
static void
lose_key(table *t, person *onlooker)
{
    open_table(t);
    *onlooker = arrive();
    sit(onlooker);
    join(&t->maker, t->french);
    join(onlooker, t->watch);
    is_ok(try_join(&t->friend, t->prussian, KEY_A));
    is_error(ask_for_key(&t->friend, t->prussian, "prussian", KEY_B), "seat"); /* it is there */
    stand_up(&t->friend);
    is_ok(ask_for_key(&t->friend, t->prussian, "prussian", KEY_B));
    assert_int_equal(json_array_size(json_object_get(told_seat(&t->maker, "prussian"), "asks_key")),
                     1);
    is_error(try_join(&t->friend, KEY_B, NULL), "not-found");
}

static void
a_lost_key_is_replaced_when_the_others_agree_and_all_are_told(void **state)
{
    (void)state;
    table t;
    person onlooker;
    lose_key(&t, &onlooker);
    json_array_clear(onlooker.inbox);
    is_ok(ask(&t.maker, "{'request':'rekey','say':'agree'}"));
    is_error(try_join(&t.friend, KEY_A, NULL), "not-found");
    json_t *joined = try_join(&t.friend, KEY_B, NULL);
    json_t *keys = json_object_get(joined, "keys");
    assert_string_equal(text_at(json_array_get(keys, 0), "side"), "prussian");
    assert_true(json_integer_value(json_object_get(json_array_get(keys, 0), "at")) > 0);
    json_decref(joined);
    bool told = false;
    for (size_t i = 0; i < json_array_size(onlooker.inbox); i++)
        told |= json_object_get(json_array_get(onlooker.inbox, i), "keys") != NULL;
    assert_true(told);
    go_away(&onlooker);
    close_table(&t);
    close_hub();
    open_hub();
    person back = arrive();
    sit(&back);
    joined = try_join(&back, KEY_B, NULL);
    assert_int_equal(json_array_size(json_object_get(joined, "keys")), 1);
    json_decref(joined);
    go_away(&back);
}

static void
a_request_for_a_key_ends_when_it_is_declined_or_the_key_turns_up(void **state)
{
    (void)state;
    table t;
    person onlooker;
    lose_key(&t, &onlooker);
    is_error(ask(&onlooker, "{'request':'rekey','say':'agree'}"), "seat");
    is_ok(ask(&t.maker, "{'request':'rekey','say':'decline'}"));
    is_error(ask(&t.maker, "{'request':'rekey','say':'agree'}"), "seat");
    is_error(try_join(&t.friend, KEY_B, NULL), "not-found");
    is_ok(ask_for_key(&t.friend, t.prussian, "prussian", KEY_C));
    is_ok(try_join(&t.friend, KEY_A, NULL));
    is_error(ask(&t.maker, "{'request':'rekey','say':'agree'}"), "seat");
    go_away(&onlooker);
    close_table(&t);
}

static void
wrong_requests_for_a_key_are_refused(void **state)
{
    (void)state;
    table t;
    open_table(&t);
    is_error(ask_for_key(&t.maker, t.prussian, "prussian", KEY_A), "seat"); /* nobody has it */
    is_ok(try_join(&t.friend, t.prussian, KEY_A));
    is_ok(try_join(&t.maker, t.french, NULL));
    stand_up(&t.friend);
    is_error(ask_for_key(&t.friend, t.watch, "prussian", KEY_B), "seat");
    is_error(ask_for_key(&t.friend, t.prussian, "russian", KEY_B), "not-found");
    is_error(ask_for_key(&t.friend, t.prussian, "prussian", "short"), "syntax");
    is_error(ask_for_key(&t.friend, t.prussian, "prussian", KEY_A), "syntax");
    is_error(ask_for_key(&t.friend, t.prussian, "french", KEY_B), "seat"); /* the maker is there */
    is_error(ask(&t.maker, "{'request':'rekey','say':'ask'}"), "missing-key");
    is_error(ask(&t.maker, "{'request':'rekey','say':'sing'}"), "syntax");
    close_table(&t);
}

int
main(void)
{
#define CASE(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
    const struct CMUnitTest tests[] = {
        CASE(the_maker_does_not_sit_down_on_a_taken_chair),
        CASE(who_comes_second_is_told),
        CASE(a_key_is_used_again_and_on_other_devices_which_its_owner_sees),
        CASE(an_open_invitation_shows_what_onlookers_see),
        CASE(who_plays_alone_goes_on_with_the_link),
        CASE(keys_outlive_a_restart),
        CASE(a_lost_key_is_replaced_when_the_others_agree_and_all_are_told),
        CASE(a_request_for_a_key_ends_when_it_is_declined_or_the_key_turns_up),
        CASE(wrong_requests_for_a_key_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
