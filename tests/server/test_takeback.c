/*
 * test_takeback.c - what is taken back because all agree: asked, answered,
 * forgotten when the game goes on, and never over a die.
 */
#include "hub_peers.h"

#include <stdio.h>

/* Two at Napoleon at War, each on a connection of his own. */
typedef struct table {
    person french, prussian;
    char links[2][40], watch[40];
    int sequence[2];
} table;

static const char strict[] =
    "{'request':'create','game':'napoleon-at-war','options':'touch=strict'";

static void
note_links(table *t, const json_t *made)
{
    const char *prussian = text_at(made, "seats.prussian.link");
    snprintf(t->links[0], sizeof t->links[0], "%s", text_at(made, "seats.french.link"));
    snprintf(t->links[1], sizeof t->links[1], "%s", prussian ? prussian : "");
    snprintf(t->watch, sizeof t->watch, "%s", text_at(made, "watch"));
}

/* A table for two, or with a bot instead of the Prussian. */
static void
open_table(table *t, const char *create, const char *more)
{
    char line[1200];
    *t = (table){ .french = arrive(), .prussian = arrive() };
    sit(&t->french);
    sit(&t->prussian);
    snprintf(line, sizeof line, "%s%s}", create, more);
    for (char *c = line; *c; c++) {
        if (*c == '\'')
            *c = '"';
    }
    bt_hub_line(hub, t->french.peer, line, strlen(line));
    bt_hub_flush(hub);
    json_t *made = read_one(&t->french);
    if (!json_is_true(json_object_get(made, "ok")))
        fail_msg("%s", text_at(made, "error.text"));
    note_links(t, made);
    json_decref(made);
    join(&t->french, t->links[0]);
    if (t->links[1][0])
        join(&t->prussian, t->links[1]);
    json_array_clear(t->french.inbox);
}

static void
close_table(table *t)
{
    go_away(&t->french);
    go_away(&t->prussian);
}

/* A request with the seat's next number; the answer is the caller's. */
static json_t *
request(table *t, int seat, const char *body)
{
    char line[300];
    person *who = seat ? &t->prussian : &t->french;
    snprintf(line, sizeof line, "{%s,'match':1,'sequence':%d}", body, t->sequence[seat] + 1);
    json_array_clear(t->french.inbox);
    json_array_clear(t->prussian.inbox);
    json_t *answer = ask(who, line);
    t->sequence[seat] += json_is_true(json_object_get(answer, "ok"));
    return answer;
}

static json_t *
say_to(table *t, int seat, const char *word)
{
    char body[100];
    snprintf(body, sizeof body, "'request':'takeback','say':'%s'", word);
    return request(t, seat, body);
}

static json_t *
agree(table *t, int seat, int to)
{
    char body[100];
    snprintf(body, sizeof body, "'request':'takeback','say':'agree','to':%d", to);
    return request(t, seat, body);
}

static void
play(table *t, int seat, const char *action)
{
    char body[100];
    snprintf(body, sizeof body, "'request':'apply','action':'%s'", action);
    is_ok(request(t, seat, body));
}

/* What the last messages told a person of a key; NULL for nothing.  Borrowed. */
static const json_t *
told(const person *who, const char *key)
{
    for (size_t i = json_array_size(who->inbox); i > 0; i--) {
        const json_t *found = json_object_get(json_array_get(who->inbox, i - 1), key);
        if (found)
            return found;
    }
    return NULL;
}

static int64_t
number_told(const person *who, const char *key)
{
    const json_t *found = told(who, key);
    assert_true(json_is_integer(found));
    return json_integer_value(found);
}

static void
may_ask_from(const person *who, int earliest, int usual)
{
    const json_t *scope = told(who, "may_ask");
    assert_int_equal(json_array_size(scope), 2);
    assert_int_equal(json_integer_value(json_array_get(scope, 0)), earliest);
    assert_int_equal(json_integer_value(json_array_get(scope, 1)), usual);
}

/* 1/Gaz has gone two hexes and halted: with strict moves that stands. */
static void
march(table *t)
{
    play(t, 0, "move 1/Gaz 0506");
    play(t, 0, "step 0507");
    play(t, 0, "halt");
}

static void
open_strict(table *t)
{
    open_table(t, strict, "");
    march(t);
}

static void
a_finished_move_is_taken_back_when_the_other_agrees(void **state)
{
    (void)state;
    table t;
    open_strict(&t);
    assert_int_equal(number_told(&t.french, "can_undo"), 0);
    may_ask_from(&t.french, 0, 2);
    assert_null(told(&t.prussian, "may_ask"));
    is_error(request(&t, 0, "'request':'undo'"), "illegal");
    is_ok(say_to(&t, 0, "ask"));
    const json_t *asked = told(&t.prussian, "takeback");
    assert_string_equal(text_at(asked, "by"), "french");
    assert_int_equal(json_integer_value(json_object_get(asked, "to")), 2);
    assert_true(json_is_true(json_object_get(asked, "waits")));
    assert_null(json_object_get(told(&t.french, "takeback"), "waits"));
    assert_null(told(&t.french, "undone"));
    is_ok(agree(&t, 1, 2));
    for (int seat = 0; seat < 2; seat++) {
        const person *who = seat ? &t.prussian : &t.french;
        assert_true(json_array_size(told(who, "undone")) > 0);
        assert_int_equal(number_told(who, "update"), 2);
        assert_true(json_is_null(told(who, "takeback")));
    }
    assert_int_equal(number_told(&t.french, "can_undo"), 2);
    is_ok(request(&t, 0, "'request':'undo'"));
    close_table(&t);
}

static void
who_was_refused_plays_on_before_he_asks_again(void **state)
{
    (void)state;
    table t;
    open_strict(&t);
    is_ok(say_to(&t, 0, "ask"));
    is_ok(say_to(&t, 1, "decline"));
    assert_string_equal(text_at(told(&t.french, "takeback"), "declined"), "prussian");
    assert_null(told(&t.french, "undone"));
    is_error(say_to(&t, 0, "ask"), "illegal");
    is_error(say_to(&t, 0, "withdraw"), "seat");
    is_error(agree(&t, 1, 2), "seat");
    play(&t, 0, "move 1/Suc 0407");
    assert_true(json_is_null(told(&t.french, "takeback")));
    may_ask_from(&t.french, 0, 2);
    is_ok(say_to(&t, 0, "ask"));
    close_table(&t);
}

static void
a_request_is_withdrawn_by_a_word_or_by_playing_on(void **state)
{
    (void)state;
    table t;
    open_strict(&t);
    is_ok(say_to(&t, 0, "ask"));
    is_ok(say_to(&t, 0, "withdraw"));
    assert_true(json_is_null(told(&t.prussian, "takeback")));
    is_error(agree(&t, 1, 2), "seat");
    is_ok(say_to(&t, 0, "ask"));
    play(&t, 0, "move 1/Suc 0407");
    assert_true(json_is_null(told(&t.prussian, "takeback")));
    assert_null(told(&t.prussian, "undone"));
    is_error(agree(&t, 1, 2), "seat");
    is_ok(say_to(&t, 0, "ask"));
    is_ok(request(&t, 0, "'request':'undo'"));
    is_error(agree(&t, 1, 2), "seat");
    close_table(&t);
}

static void
nobody_agrees_to_what_is_not_asked(void **state)
{
    (void)state;
    table t;
    open_strict(&t);
    is_error(agree(&t, 1, 2), "seat");
    is_error(say_to(&t, 1, "decline"), "seat");
    is_error(say_to(&t, 1, "ask"), "illegal"); /* he has done nothing */
    is_ok(say_to(&t, 0, "ask"));
    is_error(agree(&t, 0, 2), "seat");
    is_error(agree(&t, 1, 1), "seat");
    is_error(say_to(&t, 1, "agree"), "missing-key");
    is_error(say_to(&t, 1, "perhaps"), "syntax");
    is_error(say_to(&t, 1, "withdraw"), "seat");
    is_error(say_to(&t, 1, "ask"), "illegal");
    is_ok(agree(&t, 1, 2));
    close_table(&t);
}

static void
an_answer_sent_twice_counts_once(void **state)
{
    (void)state;
    table t;
    open_strict(&t);
    is_ok(say_to(&t, 0, "ask"));
    is_ok(agree(&t, 1, 2));
    play(&t, 0, "halt");
    is_ok(say_to(&t, 0, "ask"));
    t.sequence[1]--;
    json_t *again = agree(&t, 1, 2);
    assert_true(json_is_true(json_object_get(again, "repeated")));
    json_decref(again);
    assert_null(told(&t.french, "undone"));
    is_ok(agree(&t, 1, 2));
    assert_true(json_array_size(told(&t.french, "undone")) > 0);
    close_table(&t);
}

static void
one_may_ask_to_go_back_farther_or_less_far_than_the_last(void **state)
{
    (void)state;
    table t;
    open_strict(&t);
    play(&t, 0, "move 1/Suc 0407");
    play(&t, 0, "halt");
    may_ask_from(&t.french, 0, 4);
    is_error(request(&t, 0, "'request':'takeback','say':'ask','to':5"), "illegal");
    is_ok(request(&t, 0, "'request':'takeback','say':'ask','to':1"));
    is_error(agree(&t, 1, 4), "seat");
    is_ok(agree(&t, 1, 1));
    assert_int_equal(number_told(&t.french, "update"), 1);
    assert_int_equal(number_told(&t.french, "can_undo"), 1);
    close_table(&t);
}

/* At night, with nobody near: the French end their movement, and it is the Prussian's turn. */
static const char peace[] =
    "{'request':'create','text':'position napoleon-at-war/jena-auerstadt\\nempty\\nturn 1\\n"
    "places 1/Gaz@1504 1/Tau@1616 Gd@unused V.a@unused\\nbegin movement french\\n'";

static void
a_phase_that_was_ended_is_taken_back(void **state)
{
    (void)state;
    table t;
    open_table(&t, peace, "");
    play(&t, 0, "done");
    assert_true(json_array_size(told(&t.prussian, "open")) > 0);
    is_error(request(&t, 0, "'request':'undo'"), "illegal");
    is_ok(say_to(&t, 0, "ask"));
    is_ok(agree(&t, 1, 0));
    assert_true(json_array_size(told(&t.french, "open")) > 0);
    assert_int_equal(json_array_size(told(&t.prussian, "open")), 0);
    play(&t, 0, "done");
    close_table(&t);
}

/* What the other has done since goes too: he is asked before he loses it. */
static void
what_the_other_did_since_is_taken_back_with_it(void **state)
{
    (void)state;
    table t;
    open_table(&t, peace, "");
    play(&t, 0, "done");
    play(&t, 1, "plan A");
    play(&t, 1, "move 1/Tau 1617");
    is_ok(say_to(&t, 0, "ask"));
    assert_int_equal(json_integer_value(json_object_get(told(&t.prussian, "takeback"), "to")), 0);
    is_ok(agree(&t, 1, 0));
    assert_int_equal(number_told(&t.prussian, "update"), 0);
    assert_int_equal(json_array_size(told(&t.prussian, "open")), 0);
    play(&t, 0, "done");
    close_table(&t);
}

static void
a_request_outlives_a_restart(void **state)
{
    (void)state;
    table t;
    open_strict(&t);
    is_ok(say_to(&t, 0, "ask"));
    close_table(&t);
    close_hub();
    open_hub();
    t.french = arrive();
    t.prussian = arrive();
    sit(&t.french);
    sit(&t.prussian);
    char line[128];
    join(&t.french, t.links[0]);
    snprintf(line, sizeof line, "{'request':'join','link':'%s'}", t.links[1]);
    is_ok(ask(&t.prussian, line));
    assert_true(json_is_true(json_object_get(told(&t.prussian, "takeback"), "waits")));
    is_ok(agree(&t, 1, 2));
    assert_int_equal(number_told(&t.french, "can_undo"), 2);
    close_table(&t);
}

static void
the_journal_is_that_of_what_was_played(void **state)
{
    (void)state;
    table t;
    open_strict(&t);
    is_ok(say_to(&t, 0, "ask"));
    is_ok(agree(&t, 1, 2));
    play(&t, 0, "step 0508");
    char line[128];
    snprintf(line, sizeof line, "{'request':'join','link':'%s'}", t.links[1]);
    is_ok(ask(&t.french, line)); /* who holds both seats may have the journal */
    json_t *answer = ask(&t.french, "{'request':'journal','match':1}");
    const char *journal = text_at(answer, "journal");
    assert_non_null(strstr(journal, "3 french step 0508"));
    assert_null(strstr(journal, "halt"));
    json_t *create = json_pack("{ssss}", "request", "create", "text", journal);
    char *text = json_dumps(create, 0);
    json_array_clear(t.french.inbox);
    bt_hub_line(hub, t.french.peer, text, strlen(text));
    bt_hub_flush(hub);
    is_ok(read_one(&t.french));
    free(text);
    json_decref(create);
    json_decref(answer);
    close_table(&t);
}

static void
at_one_screen_both_agree_by_asking(void **state)
{
    (void)state;
    table t;
    open_strict(&t);
    char line[128];
    snprintf(line, sizeof line, "{'request':'join','link':'%s'}", t.links[1]);
    is_ok(ask(&t.french, line));
    is_ok(say_to(&t, 0, "ask"));
    assert_true(json_array_size(told(&t.french, "undone")) > 0);
    assert_null(told(&t.french, "takeback"));
    assert_true(json_array_size(told(&t.prussian, "undone")) > 0);
    close_table(&t);
}

static void
a_bot_agrees_to_nothing(void **state)
{
    (void)state;
    table t;
    open_table(&t, strict, ",'seats':{'prussian':'random'}");
    march(&t);
    assert_null(told(&t.french, "may_ask"));
    is_error(say_to(&t, 0, "ask"), "illegal");
    close_table(&t);
}

static void
an_onlooker_is_neither_asked_nor_told(void **state)
{
    (void)state;
    table t;
    open_strict(&t);
    person watcher = arrive();
    sit(&watcher);
    join(&watcher, t.watch);
    is_ok(say_to(&t, 0, "ask"));
    assert_int_equal(json_array_size(watcher.inbox), 0);
    is_error(ask(&watcher, "{'request':'takeback','say':'agree','to':2,'sequence':1}"), "seat");
    is_ok(agree(&t, 1, 2));
    assert_true(json_array_size(told(&watcher, "undone")) > 0);
    go_away(&watcher);
    close_table(&t);
}

/* The French are about to attack 1/Tau, with undo to spare. */
static const char skirmish[] =
    "{'request':'create','text':'position napoleon-at-war/jena-auerstadt\\nempty\\nturn 6\\n"
    "places 1/Gaz@1514 2/Gaz@1614 V.a@1513 1/Suc@1414 1/Tau@1515 1/Gra@1816\\n"
    "begin combat french\\n'";

static void
a_die_stays(void **state)
{
    (void)state;
    table t;
    open_table(&t, skirmish, "");
    play(&t, 0, "attack 1/Tau");
    for (int i = 0; i < 4; i++) {
        static const char *const joins[] = { "join 1/Gaz", "join 2/Gaz", "join V.a", "join 1/Suc" };
        play(&t, 0, joins[i]);
    }
    assert_null(told(&t.french, "may_ask")); /* it is free */
    play(&t, 0, "roll");
    assert_null(told(&t.french, "may_ask"));
    is_error(request(&t, 0, "'request':'undo'"), "illegal");
    is_error(say_to(&t, 0, "ask"), "illegal");
    is_error(request(&t, 0, "'request':'takeback','say':'ask','to':0"), "illegal");
    close_table(&t);
}

/* The first thing a seat may do in the secret set-up: `ready` as soon as it may be. */
static void
place_or_be_ready(table *t, int seat, char *out, size_t size)
{
    json_t *answer = ask(seat ? &t->prussian : &t->french, "{'request':'legal','match':1}");
    json_t *legal = json_object_get(answer, "legal");
    void *word = json_object_iter(json_object_get(legal, "place"));
    if (json_object_get(legal, "ready"))
        snprintf(out, size, "ready");
    else
        snprintf(out, size, "place %s %s", json_object_iter_key(word),
                 json_string_value(json_array_get(json_object_iter_value(word), 0)));
    json_decref(answer);
}

/* What he cannot see does not end his request either: he would learn that it happened. */
static void
a_request_outlasts_what_its_asker_does_not_see(void **state)
{
    (void)state;
    table t;
    char action[60] = "";
    open_table(&t, "{'request':'create','game':'napoleon1806','options':'rules=grognard'", "");
    while (strcmp(action, "ready") != 0) {
        place_or_be_ready(&t, 0, action, sizeof action);
        play(&t, 0, action);
    }
    is_ok(say_to(&t, 0, "ask"));
    assert_non_null(told(&t.french, "takeback"));
    for (int i = 0; i < 3; i++) {
        place_or_be_ready(&t, 1, action, sizeof action);
        play(&t, 1, action);
        assert_int_equal(json_array_size(t.french.inbox), 0);
    }
    is_ok(request(&t, 1, "'request':'undo'"));
    assert_int_equal(json_array_size(t.french.inbox), 0);
    is_ok(agree(&t, 1, 0));
    assert_true(json_array_size(told(&t.french, "undone")) > 0);
    close_table(&t);
}

#define CASE(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int
main(void)
{
    const struct CMUnitTest tests[] = {
        CASE(a_finished_move_is_taken_back_when_the_other_agrees),
        CASE(who_was_refused_plays_on_before_he_asks_again),
        CASE(a_request_is_withdrawn_by_a_word_or_by_playing_on),
        CASE(nobody_agrees_to_what_is_not_asked),
        CASE(an_answer_sent_twice_counts_once),
        CASE(one_may_ask_to_go_back_farther_or_less_far_than_the_last),
        CASE(a_phase_that_was_ended_is_taken_back),
        CASE(what_the_other_did_since_is_taken_back_with_it),
        CASE(a_request_outlives_a_restart),
        CASE(the_journal_is_that_of_what_was_played),
        CASE(at_one_screen_both_agree_by_asking),
        CASE(a_bot_agrees_to_nothing),
        CASE(an_onlooker_is_neither_asked_nor_told),
        CASE(a_die_stays),
        CASE(a_request_outlasts_what_its_asker_does_not_see),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
