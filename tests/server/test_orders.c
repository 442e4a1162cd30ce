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

/* What somebody was told last of the moments at which the Prussians are asked; the caller frees. */
static char *
told_of_asking(person *who)
{
    json_t *message = read_one(who);
    json_t *prussian = json_object_get(json_object_get(message, "seats"), "prussian");
    char *asked = json_dumps(json_object_get(prussian, "asked"), JSON_COMPACT);
    json_decref(message);
    return asked;
}

static void
who_is_asked_is_public_and_what_is_armed_is_not(void **state)
{
    (void)state;
    table t;
    open_table(&t);
    json_array_clear(t.french.inbox);
    is_ok(ask(&t.prussian, "{'request':'orders','set':'enter=P08 start=react+P34+Louis'}"));
    is_ok(ask(&t.prussian, "{'request':'orders','set':'enter=never start=P17'}"));
    assert_int_equal(json_array_size(t.french.inbox), 0);
    is_ok(ask(&t.prussian, "{'request':'orders','set':'enter=ask combat=P17'}"));
    char *asked = told_of_asking(&t.french);
    assert_non_null(strstr(asked, "\"enter\""));
    assert_null(strstr(asked, "\"combat\""));
    assert_null(strstr(asked, "P17"));
    free(asked);
    close_table(&t);
}

static void
orders_outlive_a_restart(void **state)
{
    (void)state;
    table t;
    open_table(&t);
    is_ok(ask(&t.prussian, "{'request':'orders','set':'enter=ask combat=never'}"));
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
    json_t *refused = ask(&t.french, "{'request':'orders','set':'start=P34'}");
    assert_string_equal(text_at(refused, "error.text"), "Reaction is not a card of your deck");
    json_decref(refused);
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

#define ALONE ",\"seats\":{\"prussian\":\"greedy\"}"

/* Who else sits at the French player's screen. */
typedef enum company { NOBODY_ELSE, BOTH_HERE } company;

/* The French at a game that goes on from a position (match 1); seats as in `create`, or "". */
static void
sit_down_at(person *french, const char *position, const char *seats, company who)
{
    char line[900];
    *french = arrive();
    sit(french);
    snprintf(line, sizeof line, "{\"request\":\"create\",\"text\":\"%s\"%s}", position, seats);
    json_t *made = ask_raw(french, line);
    if (!json_is_true(json_object_get(made, "ok")))
        fail_msg("%s", text_at(made, "error.text"));
    join(french, text_at(made, "seats.french.link"));
    if (who == BOTH_HERE)
        join(french, text_at(made, "seats.prussian.link"));
    json_decref(made);
}

static bool
is_legal(person *who, const char *word)
{
    json_t *legal = ask(who, "{'request':'legal','match':1}");
    bool is = json_object_get(json_object_get(legal, "legal"), word) != NULL;
    json_decref(legal);
    return is;
}

/* A seat that is asked before the initiative may say that it is not to be. */
static void
what_orders_answer_is_carried_out_at_once(void **state)
{
    (void)state;
    char position[512];
    write_position("game/3/french/0 initiative/1/french/0 plan/0/french/0", 1, position,
                   sizeof position);
    person french;
    sit_down_at(&french, position, "", NOBODY_ELSE);
    assert_true(is_legal(&french, "decline"));
    is_ok(ask(&french, "{'request':'orders','set':'initiative=never'}"));
    assert_false(is_legal(&french, "decline"));
    go_away(&french);
}

/* A seat that is asked is told at which moment, and may rest there for the turn, which all may know. */
static void
who_rests_is_asked_no_more_this_turn(void **state)
{
    (void)state;
    char position[512];
    write_position("game/3/french/0 initiative/1/french/0 plan/0/french/0", 1, position,
                   sizeof position);
    person french;
    sit_down_at(&french, position, "", NOBODY_ELSE);
    json_t *told = ask(&french, "{'request':'orders','rest':true}");
    assert_true(json_is_true(json_object_get(told, "ok")));
    assert_string_equal(text_at(told, "moment"), "initiative");
    assert_non_null(strstr(text_at(told, "orders"), "initiative=ask"));
    json_decref(told);
    assert_false(is_legal(&french, "decline"));
    is_error(ask(&french, "{'request':'orders','rest':true}"), "illegal");
    go_away(&french);
}

/* Are the French, holding one card, asked before the initiative? */
static bool
is_asked(int held, const char *seats, company who)
{
    char position[512];
    write_position("game/3/french/0 initiative/1/french/0 plan/0/french/0", held, position,
                   sizeof position);
    person french;
    sit_down_at(&french, position, seats, who);
    bool asked = is_legal(&french, "decline");
    go_away(&french);
    return asked;
}

enum { BLUE = 39, GREEN = 30 }; /* cards of that colour: one that fits here, one that does not */

static void
at_one_screen_nobody_is_asked_who_can_only_pass(void **state)
{
    (void)state;
    assert_true(is_asked(GREEN, "", NOBODY_ELSE));
    assert_false(is_asked(GREEN, "", BOTH_HERE));
    assert_true(is_asked(BLUE, "", BOTH_HERE));
    assert_false(is_asked(GREEN, ALONE, NOBODY_ELSE));
    assert_true(is_asked(BLUE, ALONE, NOBODY_ELSE));
}

/* The same two links on two connections: each is asked as always. */
static void
two_screens_are_not_one(void **state)
{
    (void)state;
    char position[512];
    write_position("game/3/french/0 initiative/1/french/0 plan/0/french/0", GREEN, position,
                   sizeof position);
    table t = { .french = arrive(), .prussian = arrive() };
    sit(&t.french);
    sit(&t.prussian);
    char line[900];
    snprintf(line, sizeof line, "{\"request\":\"create\",\"text\":\"%s\"}", position);
    json_t *made = ask_raw(&t.french, line);
    join(&t.prussian, text_at(made, "seats.prussian.link"));
    join(&t.french, text_at(made, "seats.french.link"));
    json_decref(made);
    assert_true(is_legal(&t.french, "decline"));
    close_table(&t);
}

static void
who_plays_alone_need_not_be_asked(void **state)
{
    (void)state;
    char position[512];
    write_position("game/3/french/0 initiative/1/french/0 plan/0/french/0", BLUE, position,
                   sizeof position);
    person french;
    sit_down_at(&french, position, ALONE, NOBODY_ELSE);
    char *orders = orders_of(&french);
    assert_non_null(strstr(orders, "enter=ask"));
    free(orders);
    is_ok(ask(&french, "{'request':'orders','set':'initiative=never'}"));
    assert_false(is_legal(&french, "decline"));
    go_away(&french);
}

/* Ney sets out, and the French hold a card that is of no use yet. */
static void
set_out(person *french, const char *seats, company who)
{
    char position[512];
    write_position("game/4/french/0 operations/0/french/0", GREEN, position, sizeof position);
    sit_down_at(french, position, seats, who);
    is_ok(ask(french, "{'request':'apply','match':1,'action':'move Ney','sequence':1}"));
    is_ok(ask(french, "{'request':'apply','match':1,'action':'go','sequence':2}"));
}

/* Can he step at once, or is the card asked about? */
static bool
can_step_after_setting_out(const char *seats, company who)
{
    person french;
    set_out(&french, seats, who);
    bool can = is_legal(&french, "step");
    go_away(&french);
    return can;
}

static void
who_plays_alone_is_asked_when_he_has_a_choice(void **state)
{
    (void)state;
    assert_true(can_step_after_setting_out(ALONE, NOBODY_ELSE));
    assert_true(can_step_after_setting_out("", BOTH_HERE));
    assert_false(can_step_after_setting_out("", NOBODY_ELSE));
}

/* What was answered for him is taken back with what he did. */
static void
undo_goes_past_what_was_answered(void **state)
{
    (void)state;
    person french;
    bool goes_on = false;
    for (int i = 0; i < 50 && !goes_on; i++) { /* a movement card of 1 is soon used up */
        if (i)
            go_away(&french);
        set_out(&french, ALONE, NOBODY_ELSE);
        is_ok(ask(&french, "{'request':'apply','match':1,'action':'step KUL','sequence':3}"));
        goes_on = is_legal(&french, "step");
    }
    assert_true(goes_on);
    is_ok(ask(&french, "{'request':'undo','match':1,'sequence':4}"));
    assert_true(is_legal(&french, "step"));
    assert_false(is_legal(&french, "decline"));
    go_away(&french);
}

/* Behind what was answered for him lies a card that was drawn: there is nothing of his own to take back. */
static void
what_was_answered_is_not_undone_alone(void **state)
{
    (void)state;
    person french;
    set_out(&french, ALONE, NOBODY_ELSE);
    assert_true(is_legal(&french, "step"));
    is_error(ask(&french, "{'request':'undo','match':1,'sequence':3}"), "illegal");
    assert_true(is_legal(&french, "step"));
    go_away(&french);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_seat_begins_with_the_orders_of_the_game),
        cmocka_unit_test(who_is_asked_is_public_and_what_is_armed_is_not),
        cmocka_unit_test(orders_outlive_a_restart),
        cmocka_unit_test(wrong_orders_are_refused),
        cmocka_unit_test(what_orders_answer_is_carried_out_at_once),
        cmocka_unit_test(who_rests_is_asked_no_more_this_turn),
        cmocka_unit_test(at_one_screen_nobody_is_asked_who_can_only_pass),
        cmocka_unit_test(two_screens_are_not_one),
        cmocka_unit_test(who_plays_alone_need_not_be_asked),
        cmocka_unit_test(who_plays_alone_is_asked_when_he_has_a_choice),
        cmocka_unit_test(undo_goes_past_what_was_answered),
        cmocka_unit_test(what_was_answered_is_not_undone_alone),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
