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

/* Ask with a line as it is, of any length. */
static json_t *
ask_raw(person *who, const char *line)
{
    json_array_clear(who->inbox);
    bt_hub_line(hub, who->peer, line, strlen(line));
    bt_hub_flush(hub);
    return read_one(who);
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

/* A position in which the French hold one card and are to act in some procedures. */
static void
write_position(const char *frames, int held, char *out, size_t size)
{
    int length = snprintf(out, size,
                          "position napoleon1806/campaign\\nframes %s\\n"
                          "hand-french F%02d\\ndeck-french",
                          frames, held);
    for (int card = 1; card <= 48; card++)
        if (card != held)
            length += snprintf(out + length, size - (size_t)length, " F%02d", card);
    snprintf(out + length, size - (size_t)length, "\\n");
}

/* The French at a game that goes on from a position; seats as in `create`, or "". */
static void
sit_down_at(person *french, const char *position, const char *seats)
{
    char line[900];
    *french = arrive();
    sit(french);
    snprintf(line, sizeof line, "{\"request\":\"create\",\"text\":\"%s\"%s}", position, seats);
    json_t *made = ask_raw(french, line);
    if (!json_is_true(json_object_get(made, "ok")))
        fail_msg("%s", text_at(made, "error.text"));
    join(french, text_at(made, "seats.french.link"));
    json_decref(made);
}

static bool
is_legal(person *who, const char *word)
{
    json_t *legal = ask(who, "{'request':'legal'}");
    bool is = json_object_get(json_object_get(legal, "legal"), word) != NULL;
    json_decref(legal);
    return is;
}

/* Whoever is being asked before the initiative may say that he is not to be. */
static void
what_orders_answer_is_carried_out_at_once(void **state)
{
    (void)state;
    char position[512];
    write_position("game/3/french/0 initiative/1/french/0 plan/0/french/0", 1, position,
                   sizeof position);
    person french;
    sit_down_at(&french, position, "");
    assert_true(is_legal(&french, "decline"));
    is_ok(ask(&french, "{'request':'orders','set':'initiative=never'}"));
    assert_false(is_legal(&french, "decline"));
    go_away(&french);
}

/* Ney sets out; Orderly Retreat in hand is of no use yet.  Can he step, or is the card asked about? */
static bool
can_step_after_setting_out(const char *seats)
{
    char position[512];
    write_position("game/4/french/0 operations/0/french/0", 30, position, sizeof position);
    person french;
    sit_down_at(&french, position, seats);
    is_ok(ask(&french, "{'request':'apply','action':'move Ney','sequence':1}"));
    is_ok(ask(&french, "{'request':'apply','action':'go','sequence':2}"));
    bool can = is_legal(&french, "step");
    go_away(&french);
    return can;
}

static void
who_plays_alone_is_asked_when_he_has_a_choice(void **state)
{
    (void)state;
    assert_true(can_step_after_setting_out(",\"seats\":{\"prussian\":\"greedy\"}"));
    assert_false(can_step_after_setting_out(""));
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_seat_begins_with_the_orders_of_the_game),
        cmocka_unit_test(orders_are_private_and_outlive_a_restart),
        cmocka_unit_test(wrong_orders_are_refused),
        cmocka_unit_test(what_orders_answer_is_carried_out_at_once),
        cmocka_unit_test(who_plays_alone_is_asked_when_he_has_a_choice),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
