/*
 * test_orders.c - standing orders of a seat: kept, private, obeyed.
 */
#include "hub_peers.h"

#include <stdio.h>

/* Two at the short game of Napoléon 1806, the first card not dealt yet. */
typedef struct table {
    person french, prussian;
    char links[2][40];
} table;

static void
open_table(table *t)
{
    static const char line[] = "{'request':'create','game':'napoleon1806','scenario':'short'}";
    t->french = arrive();
    t->prussian = arrive();
    sit(&t->french);
    sit(&t->prussian);
    json_t *made = ask(&t->french, line);
    snprintf(t->links[0], sizeof t->links[0], "%s", text_at(made, "seats.french.link"));
    snprintf(t->links[1], sizeof t->links[1], "%s", text_at(made, "seats.prussian.link"));
    json_decref(made);
    join(&t->french, t->links[0]);
    join(&t->prussian, t->links[1]);
}

static void
close_table(table *t)
{
    go_away(&t->french);
    go_away(&t->prussian);
}

/* The orders a seat has; the caller frees. */
static char *
orders_of(person *who)
{
    json_t *answer = ask(who, "{'request':'orders'}");
    char *text = strdup(text_at(answer, "orders"));
    json_decref(answer);
    return text;
}

static void
a_seat_begins_with_the_orders_of_the_game(void **state)
{
    (void)state;
    table t;
    open_table(&t);
    char *orders = orders_of(&t.prussian);
    assert_non_null(strstr(orders, "combat=ask"));
    assert_non_null(strstr(orders, "enter=never"));
    free(orders);
    close_table(&t);
}

static void
orders_are_private_and_outlive_a_restart(void **state)
{
    (void)state;
    table t;
    open_table(&t);
    json_array_clear(t.french.inbox);
    is_ok(ask(&t.prussian, "{'request':'orders','set':'enter=ask combat=never'}"));
    assert_int_equal(json_array_size(t.french.inbox), 0);
    char *french = orders_of(&t.french);
    assert_non_null(strstr(french, "combat=ask"));
    free(french);
    close_table(&t);
    close_hub();
    open_hub();
    person back = arrive();
    sit(&back);
    join(&back, t.links[1]);
    char *orders = orders_of(&back);
    assert_non_null(strstr(orders, "enter=ask"));
    assert_non_null(strstr(orders, "combat=never"));
    free(orders);
    go_away(&back);
}

static void
wrong_orders_are_refused(void **state)
{
    (void)state;
    table t;
    open_table(&t);
    is_error(ask(&t.french, "{'request':'orders','set':'noon=ask'}"), "syntax");
    is_error(ask(&t.french, "{'request':'orders','set':'start=P34'}"), "illegal");
    json_t *made = ask(&t.french, "{'request':'create','game':'napoleon1806'}");
    char line[120];
    snprintf(line, sizeof line, "{'request':'join','link':'%s'}", text_at(made, "watch"));
    json_decref(made);
    is_ok(ask(&t.french, line));
    is_error(ask(&t.french, "{'request':'orders','set':'start=never'}"), "seat");
    close_table(&t);
}

static bool
is_to_act(person *who, const char *side)
{
    json_t *view = ask(who, "{'request':'view'}");
    const char *first = json_string_value(json_array_get(json_object_get(view, "to_act"), 0));
    bool is = first && !strcmp(first, side);
    json_decref(view);
    return is;
}

/* Whoever is asked before the initiative may say once and for all that he is not to be. */
static void
what_orders_answer_is_carried_out_at_once(void **state)
{
    (void)state;
    table t;
    open_table(&t);
    if (!is_to_act(&t.french, "french")) { /* he drew red cards only, or has to name an area */
        close_table(&t);
        return;
    }
    is_ok(ask(&t.prussian, "{'request':'orders','set':'initiative=never'}"));
    is_ok(ask(&t.french, "{'request':'orders','set':'initiative=never'}"));
    json_t *legal = ask(&t.french, "{'request':'legal'}"),
           *other = ask(&t.prussian, "{'request':'legal'}");
    bool operates = json_object_get(json_object_get(legal, "legal"), "pass") ||
                    json_object_get(json_object_get(other, "legal"), "pass");
    assert_true(operates);
    json_decref(legal);
    json_decref(other);
    close_table(&t);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_seat_begins_with_the_orders_of_the_game),
        cmocka_unit_test(orders_are_private_and_outlive_a_restart),
        cmocka_unit_test(wrong_orders_are_refused),
        cmocka_unit_test(what_orders_answer_is_carried_out_at_once),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
