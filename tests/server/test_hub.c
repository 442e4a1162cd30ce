/*
 * test_hub.c - seats, sequences, updates, bots, restarts: the hub without a
 * socket, over a real database.
 */
#include "hub_peers.h"

#include <stdio.h>

typedef struct table {
    char french[40], prussian[40], watch[40];
} table;

/* Make a game; seats in JSON with single quotes. */
static table
make(person *who, const char *more)
{
    char line[400];
    table made = { 0 };
    snprintf(line, sizeof line, "{'request':'create','game':'napoleon-at-war'%s}", more);
    json_t *answer = ask(who, line);
    assert_true(json_is_true(json_object_get(answer, "ok")));
    const char *french = text_at(answer, "seats.french.link");
    const char *prussian = text_at(answer, "seats.prussian.link");
    snprintf(made.french, sizeof made.french, "%s", french ? french : "");
    snprintf(made.prussian, sizeof made.prussian, "%s", prussian ? prussian : "");
    snprintf(made.watch, sizeof made.watch, "%s", text_at(answer, "watch"));
    json_decref(answer);
    return made;
}

static void
a_seat_is_joined_and_told_all(void **state)
{
    (void)state;
    person louis = arrive();
    sit(&louis);
    table made = make(&louis, "");
    say(&louis, "{'id':7,'request':'join','link':'%s'}", made.french);
    assert_int_equal(json_array_size(louis.inbox), 0); /* nothing before the flush */
    bt_hub_flush(hub);
    json_t *answer = read_one(&louis), *update = read_one(&louis);
    assert_int_equal(json_integer_value(json_object_get(answer, "id")), 7);
    assert_string_equal(text_at(answer, "side"), "french");
    assert_string_equal(text_at(answer, "scenario"), "jena-auerstadt");
    assert_int_equal(json_integer_value(json_object_get(answer, "sequence")), 0);
    assert_true(json_is_true(json_object_get(update, "reset")));
    assert_int_equal(json_integer_value(json_object_get(update, "update")), 0);
    assert_string_equal(text_at(update, "view.places.1/Gaz"), "0606");
    json_t *moves = json_object_get(json_object_get(update, "legal"), "move");
    assert_int_equal(json_array_size(json_object_get(moves, "1/Gaz")), 6);
    assert_null(json_object_get(json_object_get(update, "legal"), "done"));
    json_t *open = json_object_get(update, "open");
    assert_int_equal(json_array_size(open), 2);
    assert_string_equal(json_string_value(json_array_get(open, 0)), "move");
    assert_string_equal(json_string_value(json_array_get(open, 1)), "enter");
    json_decref(answer);
    json_decref(update);
    go_away(&louis);
}

static void
links_that_open_nothing_look_alike(void **state)
{
    (void)state;
    static const char *const links[] = { "",
                                         "x",
                                         "aaaaaaaaaaaaaaaaaaaaaaaaaa",
                                         "AAAAAAAAAAAAAAAAAAAAAAAAAA",
                                         "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
                                         "' OR 1=1" };
    person nosy = arrive();
    sit(&nosy);
    char first[256] = "";
    for (size_t i = 0; i < BT_COUNT(links); i++) {
        json_t *request = json_pack("{s:s,s:s}", "request", "join", "link", links[i]);
        char *line = json_dumps(request, 0);
        bt_hub_line(hub, nosy.peer, line, strlen(line));
        bt_hub_flush(hub);
        json_t *answer = read_one(&nosy);
        char *text = json_dumps(answer, JSON_SORT_KEYS);
        if (i == 0)
            snprintf(first, sizeof first, "%s", text);
        assert_string_equal(text, first);
        free(text);
        free(line);
        json_decref(request);
        is_error(answer, "not-found");
    }
    go_away(&nosy);
}

static void
an_action_reaches_both_sides_as_a_patch(void **state)
{
    (void)state;
    person louis = arrive(), blucher = arrive();
    sit(&louis);
    sit(&blucher);
    table made = make(&louis, "");
    join(&blucher, made.prussian);
    join(&louis, made.french);
    json_array_clear(blucher.inbox);
    say(&louis, "{'id':1,'request':'apply','action':'move 1/Gaz 0605','sequence':1}");
    bt_hub_flush(hub);
    json_t *answer = read_one(&louis), *mine = read_one(&louis), *theirs = read_one(&blucher);
    assert_int_equal(json_integer_value(json_object_get(answer, "sequence")), 1);
    assert_null(json_object_get(mine, "update")); /* the next one */
    assert_null(json_object_get(mine, "match"));  /* the first */
    assert_string_equal(text_at(mine, "view.places.1/Gaz"), "0605");
    assert_int_equal(json_object_size(json_object_get(json_object_get(mine, "view"), "places")), 1);
    assert_int_equal(json_array_size(json_object_get(mine, "open")), 2);
    assert_null(json_object_get(json_object_get(mine, "legal"), "move")); /* kept as it was */
    assert_string_equal(text_at(theirs, "view.places.1/Gaz"), "0605");
    assert_null(json_object_get(theirs, "legal")); /* no change: none before, none now */
    assert_null(json_object_get(theirs, "open"));
    assert_null(json_object_get(theirs, "to_act"));
    json_t *event = json_array_get(json_object_get(theirs, "events"), 0);
    assert_string_equal(text_at(event, "event"), "stepped");
    assert_null(json_object_get(event, "text")); /* the book's sentence gives it */
    assert_null(json_object_get(event, "rule")); /* the usual one */
    assert_string_equal(json_string_value(json_array_get(json_object_get(event, "args"), 2)),
                        "0605");
    char *text = json_dumps(theirs, JSON_COMPACT);
    assert_true(strlen(text) < 300);
    free(text);
    json_decref(answer);
    json_decref(mine);
    json_decref(theirs);
    go_away(&louis);
    go_away(&blucher);
}

static void
a_request_sent_twice_happens_once(void **state)
{
    (void)state;
    person louis = arrive();
    sit(&louis);
    table made = make(&louis, "");
    join(&louis, made.french);
    const char *line = "{'request':'apply','action':'move 1/Gaz 0605','sequence':1}";
    is_ok(ask(&louis, line));
    json_t *again = ask(&louis, line);
    assert_true(json_is_true(json_object_get(again, "repeated")));
    is_ok(again);
    assert_int_equal(json_array_size(louis.inbox), 0); /* and nobody is told twice */
    is_error(ask(&louis, "{'request':'apply','action':'halt','sequence':3}"), "sequence");
    is_error(ask(&louis, "{'request':'apply','action':'halt'}"), "missing-key");
    is_error(ask(&louis, "{'request':'apply','action':'halt','sequence':0}"), "sequence");
    is_ok(ask(&louis, "{'request':'undo','sequence':2}"));
    json_t *update = read_one(&louis);
    assert_int_equal(json_array_size(json_object_get(update, "undone")), 1);
    assert_int_equal(json_integer_value(json_object_get(update, "update")), 0);
    assert_string_equal(text_at(update, "view.places.1/Gaz"), "0606");
    json_decref(update);
    is_ok(ask(&louis, "{'request':'undo','sequence':2}"));
    is_error(ask(&louis, "{'request':'undo','sequence':3}"), "illegal");
    go_away(&louis);
}

static void
nobody_acts_for_another(void **state)
{
    (void)state;
    person louis = arrive(), watcher = arrive();
    sit(&louis);
    sit(&watcher);
    table made = make(&louis, "");
    is_error(ask(&louis, "{'request':'legal'}"), "no-match");
    join(&louis, made.prussian);
    join(&watcher, made.watch);
    is_error(ask(&louis, "{'request':'apply','action':'move 1/Gaz 0605','sequence':1}"), "seat");
    is_error(ask(&louis,
                 "{'request':'apply','side':'french','action':'move 1/Gaz 0605','sequence':1}"),
             "seat");
    is_error(ask(&louis, "{'request':'view','viewer':'french'}"), "seat");
    is_error(ask(&louis, "{'request':'view','viewer':'nobody'}"), "seat");
    is_error(ask(&watcher, "{'request':'apply','action':'done','sequence':1}"), "seat");
    is_error(ask(&watcher, "{'request':'undo','sequence':1}"), "seat");
    is_error(ask(&watcher, "{'request':'why','side':'french','action':'done'}"), "seat");
    is_error(ask(&watcher, "{'request':'journal'}"), "hidden");
    is_error(ask(&louis, "{'request':'journal'}"), "hidden");
    is_error(ask(&louis, "{'request':'position'}"), "unknown-request");
    is_error(ask(&louis, "{'request':'new','game':'null'}"), "unknown-request");
    is_error(ask(&louis, "{'request':'view','match':99}"), "no-match");
    is_ok(ask(&watcher, "{'request':'view'}"));
    go_away(&louis);
    go_away(&watcher);
}

static void
the_rules_answer_with_their_number(void **state)
{
    (void)state;
    person louis = arrive();
    sit(&louis);
    table made = make(&louis, "");
    join(&louis, made.french);
    json_t *answer = ask(&louis, "{'request':'apply','action':'move 1/Gaz 0101','sequence':1}");
    assert_string_equal(text_at(answer, "error.rule"), "5.15");
    is_error(answer, "illegal");
    is_error(ask(&louis, "{'request':'apply','action':'gallop','sequence':1}"), "syntax");
    answer = ask(&louis, "{'request':'why','action':'done'}");
    assert_string_equal(text_at(answer, "rule"), "14.0a");
    json_decref(answer);
    go_away(&louis);
}

/* Everything a person has been sent, as one text. */
static char *
all_of(person *who)
{
    char *text = json_dumps(who->inbox, JSON_COMPACT | JSON_SORT_KEYS);
    json_array_clear(who->inbox);
    return text;
}

/* Make a game in which the Prussian is about to choose [15.1a], let him choose,
 * and return what the French and an onlooker are told. */
static void
choose(const char *plan, char **french, char **onlooker)
{
    char line[128];
    person louis = arrive(), blucher = arrive(), watcher = arrive();
    sit(&louis);
    sit(&blucher);
    sit(&watcher);
    json_t *made = ask(&louis, "{'request':'create','text':'position napoleon-at-war/"
                               "jena-auerstadt\\nbegin movement prussian\\n'}");
    join(&louis, text_at(made, "seats.french.link"));
    join(&blucher, text_at(made, "seats.prussian.link"));
    join(&watcher, text_at(made, "watch"));
    json_array_clear(louis.inbox);
    json_array_clear(watcher.inbox);
    snprintf(line, sizeof line, "{'request':'apply','action':'plan %s','sequence':1}", plan);
    is_ok(ask(&blucher, line));
    json_t *update = read_one(&blucher);
    assert_string_equal(text_at(update, "view.option"), plan);
    json_decref(update);
    say(&louis, "{'request':'view'}");
    say(&louis, "{'request':'history'}");
    say(&watcher, "{'request':'view'}");
    say(&watcher, "{'request':'history'}");
    bt_hub_flush(hub);
    *french = all_of(&louis);
    *onlooker = all_of(&watcher);
    json_decref(made);
    go_away(&louis);
    go_away(&blucher);
    go_away(&watcher);
}

static void
the_plan_shows_to_its_owner_alone(void **state)
{
    (void)state;
    char *seen[2][2];
    choose("A", &seen[0][0], &seen[0][1]);
    choose("B", &seen[1][0], &seen[1][1]);
    assert_non_null(strstr(seen[0][0], "plan-sealed"));
    assert_string_equal(seen[0][0], seen[1][0]);
    assert_string_equal(seen[0][1], seen[1][1]);
    for (int i = 0; i < 4; i++)
        free(seen[i / 2][i % 2]);
}

static void
history_is_told_step_by_step(void **state)
{
    (void)state;
    person louis = arrive();
    sit(&louis);
    table made = make(&louis, "");
    join(&louis, made.french);
    is_ok(ask(&louis, "{'request':'apply','action':'move 1/Gaz 0605','sequence':1}"));
    is_ok(ask(&louis, "{'request':'apply','action':'halt','sequence':2}"));
    json_t *all = ask(&louis, "{'request':'history'}");
    json_t *steps = json_object_get(all, "steps");
    assert_int_equal(json_integer_value(json_object_get(all, "total")), 2);
    assert_int_equal(json_array_size(steps), 2);
    assert_string_equal(text_at(all, "view.places.1/Gaz"), "0606");
    assert_string_equal(text_at(json_array_get(steps, 0), "action"), "move 1/Gaz 0605");
    assert_string_equal(text_at(json_array_get(steps, 0), "view.places.1/Gaz"), "0605");
    assert_string_equal(text_at(json_array_get(steps, 1), "action"), "halt");
    json_decref(all);
    all = ask(&louis, "{'request':'history','from':1,'count':5}");
    assert_string_equal(text_at(all, "view.places.1/Gaz"), "0605");
    assert_int_equal(json_array_size(json_object_get(all, "steps")), 1);
    json_decref(all);
    go_away(&louis);
}

static void
a_restart_loses_nothing(void **state)
{
    (void)state;
    person louis = arrive();
    sit(&louis);
    table made = make(&louis, "");
    join(&louis, made.french);
    is_ok(ask(&louis, "{'request':'apply','action':'move 1/Gaz 0605','sequence':1}"));
    is_ok(ask(&louis, "{'request':'apply','action':'halt','sequence':2}"));
    go_away(&louis);
    close_hub();
    open_hub();
    louis = arrive();
    sit(&louis);
    say(&louis, "{'request':'join','link':'%s'}", made.french);
    bt_hub_flush(hub);
    json_t *answer = read_one(&louis), *update = read_one(&louis);
    assert_int_equal(json_integer_value(json_object_get(answer, "sequence")), 2);
    assert_int_equal(json_integer_value(json_object_get(update, "update")), 2);
    assert_string_equal(text_at(update, "view.places.1/Gaz"), "0605");
    json_decref(answer);
    json_decref(update);
    go_away(&louis);
}

/* Flush until the game is over or nothing happens for ten seconds. */
static int
wait_for_the_end(person *watcher)
{
    int updates = 0;
    time_t last = time(NULL);
    for (;;) {
        bt_hub_flush(hub);
        for (size_t i = 0; i < json_array_size(watcher->inbox); i++, updates++) {
            if (json_is_true(json_object_get(json_array_get(watcher->inbox, i), "over")))
                return updates;
            last = time(NULL);
        }
        json_array_clear(watcher->inbox);
        if (time(NULL) - last > 10)
            fail_msg("nothing happens after %d updates", updates);
        nanosleep(&(struct timespec){ .tv_nsec = 20000 }, NULL);
    }
}

static void
two_bots_play_to_the_end_and_again(void **state)
{
    (void)state;
    person watcher = arrive();
    sit(&watcher);
    table made = make(&watcher, ",'seats':{'french':'random','prussian':'random'}");
    say(&watcher, "{'request':'join','link':'%s'}", made.watch);
    assert_true(wait_for_the_end(&watcher) > 500);
    json_t *answer = ask(&watcher, "{'request':'journal'}");
    json_t *again = json_pack("{s:s,s:s}", "request", "create", "text", text_at(answer, "journal"));
    char *line = json_dumps(again, 0);
    bt_hub_line(hub, watcher.peer, line, strlen(line));
    bt_hub_flush(hub);
    json_t *copy = read_one(&watcher);
    join(&watcher, text_at(copy, "watch"));
    json_t *same = ask(&watcher, "{'request':'journal'}");
    assert_string_equal(text_at(same, "journal"), text_at(answer, "journal"));
    assert_null(shelves.first->next); /* both are played on one loaded game */
    free(line);
    json_decref(again);
    json_decref(answer);
    json_decref(copy);
    json_decref(same);
    go_away(&watcher);
}

static void
a_journal_that_does_not_replay_names_its_line(void **state)
{
    (void)state;
    person louis = arrive();
    sit(&louis);
    table made = make(&louis, ",'seats':{'prussian':'random'}");
    join(&louis, made.french);
    is_ok(ask(&louis, "{'request':'apply','action':'move 1/Gaz 0605','sequence':1}"));
    json_t *journal = ask(&louis, "{'request':'journal'}"); /* the other seat is a bot's */
    char *text = strdup(text_at(journal, "journal"));
    assert_non_null(strstr(text, "0605"));
    memcpy(strstr(text, "0605"), "0101", 4);
    json_t *request = json_pack("{s:s,s:s}", "request", "create", "text", text);
    char *line = json_dumps(request, 0);
    bt_hub_line(hub, louis.peer, line, strlen(line));
    json_array_clear(louis.inbox);
    bt_hub_flush(hub);
    json_t *answer = read_one(&louis);
    assert_int_equal(json_integer_value(json_object_get(json_object_get(answer, "error"), "line")),
                     8);
    is_error(answer, "illegal");
    free(text);
    free(line);
    json_decref(request);
    json_decref(journal);
    go_away(&louis);
}

static void
a_full_queue_gets_the_whole_view_later(void **state)
{
    (void)state;
    person louis = arrive(), blucher = arrive();
    sit(&louis);
    sit(&blucher);
    table made = make(&louis, "");
    join(&blucher, made.prussian);
    join(&louis, made.french);
    json_array_clear(blucher.inbox);
    blucher.full = true;
    is_ok(ask(&louis, "{'request':'apply','action':'move 1/Gaz 0605','sequence':1}"));
    is_ok(ask(&louis, "{'request':'apply','action':'halt','sequence':2}"));
    assert_int_equal(json_array_size(blucher.inbox), 0);
    blucher.full = false;
    bt_hub_drained(hub, blucher.peer);
    bt_hub_flush(hub);
    json_t *update = read_one(&blucher);
    assert_true(json_is_true(json_object_get(update, "reset")));
    assert_int_equal(json_integer_value(json_object_get(update, "update")), 2);
    assert_string_equal(text_at(update, "view.places.1/Gaz"), "0605");
    assert_int_equal(json_array_size(blucher.inbox), 0);
    json_decref(update);
    go_away(&louis);
    go_away(&blucher);
}

static void
glances_tell_whose_turn_it_is(void **state)
{
    (void)state;
    person louis = arrive();
    sit(&louis);
    table made = make(&louis, "");
    char line[200];
    snprintf(line, sizeof line, "{'request':'glance','links':['%s','nothing']}", made.prussian);
    json_t *answer = ask(&louis, line);
    const json_t *games = json_object_get(answer, "games");
    assert_string_equal(text_at(json_array_get(games, 0), "side"), "prussian");
    assert_string_equal(json_string_value(
                            json_array_get(json_object_get(json_array_get(games, 0), "to_act"), 0)),
                        "french");
    assert_string_equal(text_at(json_array_get(games, 1), "error"), "not-found");
    json_decref(answer);
    go_away(&louis);
}

static void
wrong_seats_are_refused(void **state)
{
    (void)state;
    person louis = arrive();
    sit(&louis);
    is_error(ask(&louis, "{'request':'create','game':'napoleon-at-war','seats':{'x':'person'}}"),
             "not-found");
    is_error(ask(&louis, "{'request':'create','game':'napoleon-at-war','seats':{'french':'deep'}}"),
             "not-found");
    is_error(ask(&louis, "{'request':'create','game':'napoleon-at-war','seats':[1]}"),
             "wrong-type");
    is_error(ask(&louis, "{'request':'create','game':'chess'}"), "not-found");
    is_error(ask(&louis, "{'request':'create','game':'napoleon1806','scenario':'campaign',"
                         "'options':'hands=no'}"),
             "syntax");
    is_error(ask(&louis, "{'request':'create','game':'napoleon-at-war','options':'x=y'}"),
             "syntax");
    is_error(ask(&louis, "{'request':'create'}"), "missing-key");
    go_away(&louis);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_seat_is_joined_and_told_all),
        cmocka_unit_test(links_that_open_nothing_look_alike),
        cmocka_unit_test(an_action_reaches_both_sides_as_a_patch),
        cmocka_unit_test(a_request_sent_twice_happens_once),
        cmocka_unit_test(nobody_acts_for_another),
        cmocka_unit_test(the_rules_answer_with_their_number),
        cmocka_unit_test(the_plan_shows_to_its_owner_alone),
        cmocka_unit_test(history_is_told_step_by_step),
        cmocka_unit_test(a_restart_loses_nothing),
        cmocka_unit_test(two_bots_play_to_the_end_and_again),
        cmocka_unit_test(a_journal_that_does_not_replay_names_its_line),
        cmocka_unit_test(a_full_queue_gets_the_whole_view_later),
        cmocka_unit_test(glances_tell_whose_turn_it_is),
        cmocka_unit_test(wrong_seats_are_refused),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
