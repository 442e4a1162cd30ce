/*
 * test_moments.c - whether a card is asked for, and how fast it is answered, tells nothing of what a
 * side holds or has armed.
 */
#include "hub_peers.h"

#include <stdio.h>

static int64_t now; /* milliseconds */

static int64_t
tell_time(void *user)
{
    (void)user;
    return now;
}

static int
open_with_clock(void **state)
{
    hub_clock = tell_time;
    return set_up(state);
}

/* Tables that differ in the Prussian hand, and in what is armed. */
typedef struct table {
    person french, prussian;
} table;

static json_t *
create(person *french, const char *hand, const char *prussian)
{
    char line[500];
    snprintf(
        line, sizeof line,
        "{'request':'create','seats':{'prussian':'%s'},'text':'position napoleon1806/campaign\\n"
        "hand-prussian %s\\nhand-french none\\ndeck-french F08\\nbegin operations french\\n'}",
        prussian, hand);
    json_t *made = ask(french, line);
    if (!json_is_true(json_object_get(made, "ok")))
        fail_msg("%s", text_at(made, "error.text"));
    join(french, text_at(made, "seats.french.link"));
    return made;
}

static void
open_table(table *t, const char *hand, const char *orders)
{
    char line[200];
    t->french = arrive();
    t->prussian = arrive();
    sit(&t->french);
    sit(&t->prussian);
    json_t *made = create(&t->french, hand, "person");
    join(&t->prussian, text_at(made, "seats.prussian.link"));
    json_decref(made);
    bt_hub_flush(hub);
    json_array_clear(t->french.inbox);
    snprintf(line, sizeof line, "{'request':'orders','set':'%s'}", orders);
    is_ok(ask(&t->prussian, line));
}

/* All that the French hear from here on: the caller frees. */
static char *
heard(table *t)
{
    static const char *const actions[] = { "move Ney", "go", "step KUL", "step BAY", "halt" };
    for (size_t i = 0; i < sizeof actions / sizeof *actions; i++) {
        say(&t->french, "{'request':'apply','action':'%s','sequence':%d}", actions[i], (int)i + 1);
        bt_hub_flush(hub);
    }
    return json_dumps(t->french.inbox, JSON_INDENT(1) | JSON_SORT_KEYS);
}

static void
what_is_held_and_armed_changes_nothing_that_is_told(void **state)
{
    static const struct {
        const char *hand, *orders;
    } seats[] = {
        { "P08 P34", "" },
        { "P08 P34", "start=P34 halt=P17 set-out=P01" }, /* Reaction: which of several stacks? */
        { "P08 P34", "start=react+P34+Ney" },
        { "P17 P21", "start=P34 enter=P08" },
        { "P17 P21", "start=never" },
    };
    char *first = NULL;
    (void)state;
    for (size_t i = 0; i < sizeof seats / sizeof *seats; i++) {
        table t;
        open_table(&t, seats[i].hand, seats[i].orders);
        char *one = heard(&t);
        if (first)
            assert_string_equal(one, first);
        else
            first = strdup(one);
        free(one);
        go_away(&t.french);
        go_away(&t.prussian);
    }
    assert_non_null(strstr(first, "stepped"));
    free(first);
}

/* Flush until a bot has chosen and its answer is held back. */
static void
let_think(void)
{
    for (int i = 0; i < 3000 && bt_hub_due(hub) < 0; i++) {
        bt_hub_flush(hub);
        nanosleep(&(struct timespec){ .tv_nsec = 10000000 }, NULL);
    }
}

/* A bot with this hand is asked for a card: its answer is held back, however soon it knew. */
static void
check_pace(const char *hand)
{
    person french = arrive();
    sit(&french);
    json_decref(create(&french, hand, "greedy"));
    is_ok(ask(&french, "{'request':'apply','action':'move Ney','sequence':1}"));
    is_ok(ask(&french, "{'request':'apply','action':'go','sequence':2}"));
    let_think();
    assert_int_equal(bt_hub_due(hub), 200);
    now += 199;
    bt_hub_flush(hub);
    assert_int_equal(bt_hub_due(hub), 1);
    now++;
    bt_hub_flush(hub);
    assert_int_equal(bt_hub_due(hub), -1); /* it has answered */
    go_away(&french);
}

static void
a_bot_that_can_only_decline_takes_its_time(void **state)
{
    (void)state;
    check_pace("P17 P21");
}

static void
a_bot_that_could_react_takes_the_same_time(void **state)
{
    (void)state;
    check_pace("P34 P08");
}

int
main(void)
{
#define CASE(name) cmocka_unit_test_setup_teardown(name, open_with_clock, tear_down)
    const struct CMUnitTest tests[] = {
        CASE(what_is_held_and_armed_changes_nothing_that_is_told),
        CASE(a_bot_that_can_only_decline_takes_its_time),
        CASE(a_bot_that_could_react_takes_the_same_time),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
