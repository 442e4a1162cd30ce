/*
 * test_partners.c - partners at one game over the hub: each has a link, a view and a
 * voice, and reads what is written to it when the game says so.
 *
 * The game is post.h.
 */
#include "hub_peers.h"
#include "post_games.h"

static const char *const ids[POST_SEATS] = { "red", "blue", "red-wing" };

/* Three persons, by the number of their seat, and one who watches. */
typedef struct table {
    person person[POST_SEATS], watcher;
    char links[POST_SEATS][40], watch[40];
    int sequence[POST_SEATS];
} table;

static void
sit_down(table *t)
{
    for (int i = 0; i < POST_SEATS; i++) {
        t->person[i] = arrive();
        sit(&t->person[i]);
        join(&t->person[i], t->links[i]);
    }
    t->watcher = arrive();
    sit(&t->watcher);
    join(&t->watcher, t->watch);
    for (int i = 0; i < POST_SEATS; i++)
        json_array_clear(t->person[i].inbox);
}

static void
open_table(table *t)
{
    char path[40];
    person maker = arrive();
    *t = (table){ 0 };
    sit(&maker);
    json_t *made =
        ask(&maker, "{'request':'create','game':'post','scenario':'post','options':'staff=yes'}");
    if (!json_is_true(json_object_get(made, "ok")))
        fail_msg("%s", text_at(made, "error.text"));
    for (int i = 0; i < POST_SEATS; i++) {
        snprintf(path, sizeof path, "seats.%s.link", ids[i]);
        snprintf(t->links[i], sizeof t->links[i], "%s", text_at(made, path));
    }
    snprintf(t->watch, sizeof t->watch, "%s", text_at(made, "watch"));
    json_decref(made);
    go_away(&maker);
    sit_down(t);
}

static void
leave_table(table *t)
{
    for (int i = 0; i < POST_SEATS; i++)
        go_away(&t->person[i]);
    go_away(&t->watcher);
}

/* A request with the seat's next number; the answer is the caller's, the others' inboxes are new. */
static json_t *
request(table *t, int seat, const char *body)
{
    char line[400];
    snprintf(line, sizeof line, "{%s,'match':1,'sequence':%d}", body, t->sequence[seat] + 1);
    for (int i = 0; i < POST_SEATS; i++)
        json_array_clear(t->person[i].inbox);
    json_array_clear(t->watcher.inbox);
    json_t *answer = ask(&t->person[seat], line);
    t->sequence[seat] += json_is_true(json_object_get(answer, "ok"));
    return answer;
}

static json_t *
try(table *t, int seat, const char *action)
{
    char body[300];
    snprintf(body, sizeof body, "'request':'apply','action':'%s'", action);
    return request(t, seat, body);
}

/* All that somebody has been sent lately, as text; the caller's. */
static char *
sent(const person *who)
{
    char *text = json_dumps(who->inbox, 0);
    assert_non_null(text);
    return text;
}

static void
hears(const person *who, const char *words, bool wanted)
{
    char *text = sent(who);
    if ((strstr(text, words) != NULL) != wanted)
        fail_msg("\"%s\" %s: %s", words, wanted ? "is missing" : "is told", text);
    free(text);
}

/* What an answer holds, as text; the answer is used up. */
static void
holds(json_t *answer, const char *words, bool wanted)
{
    char *text = json_dumps(answer, 0);
    assert_non_null(text);
    if ((strstr(text, words) != NULL) != wanted)
        fail_msg("\"%s\" %s: %s", words, wanted ? "is missing" : "is told", text);
    free(text);
    json_decref(answer);
}

static void
partners_have_links_names_and_presence(void **state)
{
    table t;
    char line[120];
    (void)state;
    open_table(&t);
    snprintf(line, sizeof line, "{'request':'glance','links':['%s']}", t.links[POST_WING]);
    json_t *glance = ask(&t.person[POST_WING], line);
    const json_t *game = json_array_get(json_object_get(glance, "games"), 0);
    assert_string_equal(text_at(game, "side"), "red-wing");
    assert_string_equal(text_at(game, "names.red-wing"), "Red wing");
    assert_string_equal(text_at(game, "names.red"), "Red headquarters");
    assert_true(json_is_true(
        json_object_get(json_object_get(json_object_get(game, "seats"), "red-wing"), "online")));
    json_decref(glance);
    is_error(ask(&t.person[POST_BLUE], "{'request':'legal','match':1,'side':'red-wing'}"), "seat");
    is_error(ask(&t.person[POST_RED], "{'request':'view','match':1,'viewer':'red-wing'}"), "seat");
    leave_table(&t);
}

static void
a_partner_is_told_what_is_shown_and_no_more(void **state)
{
    table t;
    (void)state;
    open_table(&t);
    is_ok(try(&t, POST_WING, "march 3"));
    hears(&t.person[POST_WING], "marched", true);
    for (int i = 0; i < POST_WING; i++)
        assert_int_equal(json_array_size(t.person[i].inbox), 0); /* not even that something is */
    assert_int_equal(json_array_size(t.watcher.inbox), 0);
    is_ok(try(&t, POST_WING, "show"));
    hears(&t.person[POST_RED], "shown", true);
    assert_int_equal(json_array_size(t.person[POST_BLUE].inbox), 0);
    is_error(request(&t, POST_WING, "'request':'undo'"), "illegal");
    leave_table(&t);
}

static void
a_letter_is_read_when_it_comes(void **state)
{
    table t;
    (void)state;
    open_table(&t);
    is_ok(try(&t, POST_WING, "write \\'Hold Jena.\\'"));
    hears(&t.person[POST_WING], "Hold Jena.", true);
    for (int i = 0; i < POST_WING; i++) { /* that there is something to fetch, or to catch */
        hears(&t.person[i], "Hold", false);
        hears(&t.person[i], "#", false);
    }
    assert_int_equal(json_array_size(t.watcher.inbox), 0);
    holds(ask(&t.person[POST_RED], "{'request':'view','match':1}"), "Hold", false);
    holds(ask(&t.person[POST_RED], "{'request':'history','match':1}"), "Hold", false);
    holds(ask(&t.watcher, "{'request':'history','match':1}"), "Hold", false);
    is_ok(try(&t, POST_RED, "fetch"));
    hears(&t.person[POST_RED], "Hold Jena.", true);
    hears(&t.person[POST_BLUE], "Hold", false);
    holds(ask(&t.person[POST_RED], "{'request':'view','match':1}"), "Hold Jena.", true);
    holds(ask(&t.person[POST_RED], "{'request':'history','match':1}"), "Hold Jena.", true);
    holds(ask(&t.person[POST_BLUE], "{'request':'view','match':1}"), "Hold", false);
    holds(ask(&t.person[POST_BLUE], "{'request':'history','match':1}"), "Hold", false);
    leave_table(&t);
}

/* A slice of history tells what was to be read by then. */
static void
history_tells_no_letter_before_its_time(void **state)
{
    table t;
    (void)state;
    open_table(&t);
    is_ok(try(&t, POST_RED, "march 1"));
    is_ok(try(&t, POST_WING, "write \\'Hold Jena.\\'"));
    is_ok(try(&t, POST_RED, "fetch"));
    holds(ask(&t.person[POST_RED], "{'request':'history','match':1,'count':1}"), "Hold", false);
    holds(ask(&t.person[POST_RED], "{'request':'history','match':1,'from':1}"), "Hold", true);
    leave_table(&t);
}

static void
a_caught_letter_is_the_enemys(void **state)
{
    table t;
    (void)state;
    open_table(&t);
    is_ok(try(&t, POST_WING, "write \\'Hold Jena.\\'"));
    is_ok(try(&t, POST_BLUE, "catch"));
    hears(&t.person[POST_BLUE], "Hold Jena.", true);
    is_error(try(&t, POST_RED, "fetch"), "illegal");
    holds(ask(&t.person[POST_RED], "{'request':'view','match':1}"), "Hold", false);
    is_error(request(&t, POST_WING, "'request':'undo'"), "illegal");
    leave_table(&t);
}

static void
what_is_taken_back_is_no_more(void **state)
{
    table t;
    (void)state;
    open_table(&t);
    is_ok(try(&t, POST_WING, "write \\'Hold Jena.\\'"));
    is_ok(request(&t, POST_WING, "'request':'undo'"));
    hears(&t.person[POST_WING], "\"texts\": null", true);
    holds(ask(&t.person[POST_WING], "{'request':'view','match':1}"), "Hold", false);
    leave_table(&t);
}

static void
bad_words_are_refused(void **state)
{
    table t;
    (void)state;
    open_table(&t);
    is_error(try(&t, POST_WING, "write \\'a\\nb\\'"), "syntax");
    is_error(try(&t, POST_WING, "write \\'\\u202eb\\'"), "syntax");
    is_error(try(&t, POST_WING, "write \\'no end"), "syntax");
    is_error(try(&t, POST_WING, "march 1 \\'far\\'"), "syntax");
    is_error(try(&t, POST_WING, "write #7"), "illegal");
    is_ok(try(&t, POST_WING, "write #0"));
    leave_table(&t);
}

/* The store has the words, and the sums that tell of a loss go over them. */
static void
letters_outlive_the_server(void **state)
{
    table t;
    (void)state;
    open_table(&t);
    is_ok(try(&t, POST_WING, "write \\'Tenez I\\u00e9na.\\'"));
    is_ok(try(&t, POST_RED, "fetch"));
    is_ok(try(&t, POST_WING, "write \\'Retreat.\\'"));
    leave_table(&t);
    close_hub();
    open_hub();
    sit_down(&t);
    holds(ask(&t.person[POST_RED], "{'request':'view','match':1}"), "Tenez I", true);
    holds(ask(&t.person[POST_RED], "{'request':'view','match':1}"), "Retreat", false);
    is_ok(request(&t, POST_WING, "'request':'undo'"));
    for (int i = 0; i < POST_SEATS; i++)
        is_ok(try(&t, i, "pass"));
    json_t *record = ask(&t.watcher, "{'request':'journal','match':1}");
    const char *journal = text_at(record, "journal");
    assert_non_null(journal);
    assert_non_null(strstr(journal, "\n1 red-wing write #"));
    assert_non_null(strstr(journal, "\"Tenez I\xc3\xa9na.\" = "));
    assert_null(strstr(journal, "Retreat"));
    json_decref(record);
    leave_table(&t);
}

/* What was shown is taken back when all agree, the partner too. */
static void
a_partner_has_a_voice_in_takebacks(void **state)
{
    table t;
    (void)state;
    open_table(&t);
    is_ok(try(&t, POST_WING, "show"));
    is_ok(request(&t, POST_WING, "'request':'takeback','say':'ask'"));
    hears(&t.person[POST_RED], "\"waits\": true", true);
    is_ok(request(&t, POST_BLUE, "'request':'takeback','say':'agree','to':0"));
    holds(ask(&t.person[POST_RED], "{'request':'history','match':1}"), "a partner shows", true);
    is_ok(request(&t, POST_RED, "'request':'takeback','say':'agree','to':0"));
    holds(ask(&t.person[POST_RED], "{'request':'history','match':1}"), "a partner shows", false);
    leave_table(&t);
}

static void
a_lost_key_is_for_the_others_to_give(void **state)
{
    table t;
    char line[300];
    (void)state;
    open_table(&t);
    go_away(&t.person[POST_WING]);
    t.person[POST_WING] = arrive();
    sit(&t.person[POST_WING]);
    snprintf(line, sizeof line,
             "{'request':'rekey','say':'ask','link':'%s','side':'red-wing',"
             "'key':'abcdefghijklmnopqrstuvwxyz'}",
             t.watch);
    json_t *answer = ask(&t.person[POST_WING], line);
    assert_true(json_is_false(json_object_get(answer, "ok"))); /* a link to watch asks for no key */
    json_decref(answer);
    snprintf(line, sizeof line,
             "{'request':'rekey','say':'ask','link':'%s','key':'abcdefghijklmnopqrstuvwxyz'}",
             t.links[POST_WING]);
    is_ok(ask(&t.person[POST_WING], line));
    hears(&t.person[POST_RED], "asks_key\": [\"red\", \"blue\"]", true);
    is_ok(ask(&t.person[POST_RED], "{'request':'rekey','match':1,'say':'agree'}"));
    hears(&t.person[POST_BLUE], "asks_key\": [\"blue\"]", true);
    is_ok(ask(&t.person[POST_BLUE], "{'request':'rekey','match':1,'say':'agree'}"));
    join(&t.person[POST_WING], "abcdefghijklmnopqrstuvwxyz");
    leave_table(&t);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(partners_have_links_names_and_presence, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_partner_is_told_what_is_shown_and_no_more, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(a_letter_is_read_when_it_comes, set_up, tear_down),
        cmocka_unit_test_setup_teardown(history_tells_no_letter_before_its_time, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_caught_letter_is_the_enemys, set_up, tear_down),
        cmocka_unit_test_setup_teardown(what_is_taken_back_is_no_more, set_up, tear_down),
        cmocka_unit_test_setup_teardown(bad_words_are_refused, set_up, tear_down),
        cmocka_unit_test_setup_teardown(letters_outlive_the_server, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_partner_has_a_voice_in_takebacks, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_lost_key_is_for_the_others_to_give, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
