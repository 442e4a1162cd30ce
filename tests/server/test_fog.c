/*
 * test_fog.c - what a seat is told in the fog: nothing by trying things out.
 */
#include "hub_peers.h"

#include <stdio.h>

/* Two tables that differ in what stands hidden only: who is at Erfurt, corps or vedette. */
static const char *const hidden[] = { "Brunswick@ERF P.v1@NAU", "P.v1@ERF Brunswick@NAU" };

/* A French stack on the march at Weimar, next to Erfurt. */
static void
march(person *french, const char *places)
{
    char line[900];

    *french = arrive();
    sit(french);
    snprintf(line, sizeof line,
             "{'request':'create','text':'position napoleon1806/campaign rules=grognard\\n"
             "empty\\nplaces Augereau@BAM Ruchel@ESN Ney@WMR %s\\ndeck-french F05\\n"
             "begin operations french\\n'}",
             places);
    json_t *made = ask(french, line);
    if (!json_is_true(json_object_get(made, "ok")))
        fail_msg("%s", text_at(made, "error.text"));
    join(french, text_at(made, "seats.french.link"));
    json_decref(made);
    is_ok(ask(french, "{'request':'apply','action':'move Ney','sequence':1}"));
    is_ok(ask(french, "{'request':'apply','action':'go','sequence':2}"));
}

/* What is answered, but for the number of the match; the caller frees. */
static char *
answer_to(person *who, const char *line)
{
    json_t *answer = ask(who, line);
    json_object_del(answer, "match");
    char *text = json_dumps(answer, JSON_SORT_KEYS | JSON_COMPACT);
    json_decref(answer);
    return text;
}

static void
what_a_seat_tries_out_tells_nothing(void **state)
{
    static const char *const lines[] = {
        "{'request':'why','actions':['step ERF'],'action':'step GOT'}",
        "{'request':'why','actions':['step ERF'],'action':'halt'}",
        "{'request':'reach','actions':['step ERF'],'unit':'Ney'}",
        "{'request':'reach','unit':'Ney'}",
        "{'request':'odds','actions':['step ERF','halt']}",
        "{'request':'why','action':'step ERF'}",
        "{'request':'view'}",
        "{'request':'legal'}",
    };
    person seats[2];

    (void)state;
    for (int i = 0; i < 2; i++)
        march(&seats[i], hidden[i]);
    for (size_t i = 0; i < BT_COUNT(lines); i++) {
        char *one = answer_to(&seats[0], lines[i]), *other = answer_to(&seats[1], lines[i]);
        assert_string_equal(one, other);
        free(one);
        free(other);
    }
    for (int i = 0; i < 2; i++)
        go_away(&seats[i]);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_a_seat_tries_out_tells_nothing),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
