/*
 * test_partners.c - seats and texts in the protocol: who acts, who is told, what a record holds.
 */
#include "post_games.h"
#include <berthier/session.h>
#include <jansson.h>

static bt_session *session;
static bt_buf answer;

static int
setup(void **state)
{
    (void)state;
    const bt_session_options options = { .is_seeded = true, .seed = 1 };
    return bt_session_new(&session, &options, NULL);
}

static int
teardown(void **state)
{
    (void)state;
    bt_session_free(session);
    bt_buf_release(&answer);
    return 0;
}

/* The answer to a line, with ' for ", as text. */
static const char *
ask(const char *line)
{
    char text[400];
    snprintf(text, sizeof text, "%s", line);
    for (char *c = text; *c; c++)
        *c = *c == '\'' ? '"' : *c;
    bt_buf_clear(&answer);
    assert_int_equal(bt_session_line(session, text, strlen(text), &answer), 0);
    return bt_buf_text(&answer);
}

static void
tells(const char *line, const char *words, bool wanted)
{
    const char *text = ask(line);
    if ((strstr(text, words) != NULL) != wanted)
        fail_msg("%s: %s %s: %s", line, words, wanted ? "is missing" : "is told", text);
}

static void
begin(void)
{
    tells("{'request':'new','game':'post','scenario':'post','options':'staff=yes'}",
          "\"to_act\":[\"red\",\"blue\",\"red-wing\"]", true);
}

static void
games_and_books_tell_of_seats(void **state)
{
    (void)state;
    tells("{'request':'games'}",
          "\"seats\":[{\"id\":\"red\",\"name\":\"Red headquarters\",\"side\":\"red\","
          "\"option\":\"staff\"},{\"id\":\"red-wing\",\"name\":\"Red wing\",\"side\":\"red\","
          "\"option\":\"staff\"}]",
          true);
    tells("{'request':'book','game':'post','scenario':'post'}", "\"seats\":[", false);
    tells("{'request':'book','game':'post','scenario':'post','options':'staff=yes'}",
          "{\"id\":\"red-wing\",\"name\":\"Red wing\",\"side\":\"red\"}]", true);
    tells("{'request':'book','game':'post','scenario':'post'}", "\"letter\":\"text\"", true);
}

static void
a_seat_acts_by_its_name(void **state)
{
    (void)state;
    begin();
    tells("{'request':'apply','side':'red-wing','action':'march 3'}", "a column is at 515", true);
    tells("{'request':'apply','side':'red-wing','action':'march 3','viewer':'red'}", "column is at",
          false);
    tells("{'request':'view','viewer':'red-wing'}", "\"column\":[0,0,6]", true);
    tells("{'request':'view','viewer':'red'}", "\"column\":[0,0,0]", true);
    tells("{'request':'go','side':'red-wing','bot':'random'}", "\"side\":\"red-wing\"", true);
    tells("{'request':'apply','side':'red-tail','action':'march 3'}", "\"ok\":false", true);
    tells("{'request':'why','side':'blue','action':'show'}", "\"reason\":\"alone\"", true);
}

static void
what_is_written_is_told_to_its_readers(void **state)
{
    (void)state;
    begin();
    tells("{'request':'legal','side':'red'}", "\"action\":\"write #0\"", true);
    tells("{'request':'why','side':'red','action':'write \\'Hold Jena.\\''}", "\"legal\":true",
          true);
    tells("{'request':'apply','side':'red','action':'write \\'Hold \\\\\\'Jena\\\\\\'.\\''}",
          "\"ok\":true", true);
    tells("{'request':'view','viewer':'red'}", "\"texts\":{\"#", true);
    tells("{'request':'view','viewer':'red'}", "Hold \\\"Jena\\\".", true);
    tells("{'request':'view','viewer':'red-wing'}", "texts", false);
    tells("{'request':'view','viewer':'blue'}", "texts", false);
    tells("{'request':'view'}", "texts", false);
    tells("{'request':'apply','side':'red-wing','action':'fetch'}", "\"event\":\"read\"", true);
    tells("{'request':'view','viewer':'red-wing'}", "Hold \\\"Jena\\\".", true);
    tells("{'request':'view','viewer':'blue'}", "texts", false);
    tells("{'request':'journal'}", "\\\"Hold \\\\\\\"Jena\\\\\\\".\\\" = ", true);
    tells("{'request':'apply','side':'red','action':'write \\'a\\u0007\\''}", "\"code\":\"syntax\"",
          true);
    tells("{'request':'undo','side':'red-wing'}", "\"ok\":false", true);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(games_and_books_tell_of_seats),
        cmocka_unit_test(a_seat_acts_by_its_name),
        cmocka_unit_test(what_is_written_is_told_to_its_readers),
    };
    return cmocka_run_group_tests(tests, setup, teardown);
}
