/*
 * test_journal.c - matches as text: replayed, continued, refused.
 */
#define TOY_OPTIONS "louis=yes"
#include "toy_table.h"
#include <berthier/journal.h>
#include <stdio.h>
#include <stdlib.h>

static void
play(bt_match *match, bt_side side, const char *text)
{
    bt_action action;
    assert_int_equal(bt_action_parse(game, text, &action, NULL), 0);
    assert_int_equal(bt_match_play(match, side, action, NULL, NULL, NULL), 0);
}

static bt_match *
played(const bt_state *from)
{
    bt_match *match = NULL;
    assert_int_equal(bt_match_new_at(&match, game, from, bt_rng_seeded(3), NULL), 0);
    play(match, 0, "step 1/Gaz dead");
    play(match, 0, "roll");
    play(match, 0, "spend 2+1/2");
    play(match, 0, "hand blue");
    play(match, 1, "step V.c dead");
    return match;
}

static int
read_text(const char *text, bt_match **out, bt_error *err)
{
    bt_journal_head head;
    *out = NULL;
    int status = bt_journal_head_read(text, "a.journal", &head, err);
    return status ? status : bt_journal_read(out, game, &head, "a.journal", bt_rng_seeded(9), err);
}

static void
check_refused(const char *text, int status, int line, const char *part)
{
    bt_error err = { 0 };
    bt_match *match;
    int found = read_text(text, &match, &err);
    assert_null(match);
    if (found != status || err.line != line || !strstr(err.text, part) ||
        strcmp(err.file, "a.journal") != 0)
        fail_msg("%s %s:%d: %s", bt_status_text(found), err.file, err.line, err.text);
}

/* A copy of text with the first occurrence of one piece replaced. */
static char *
with(const char *text, const char *old, const char *new)
{
    const char *at = strstr(text, old);
    assert_non_null(at);
    size_t size = strlen(text) + strlen(new) + 1;
    char *copy = malloc(size);
    assert_non_null(copy);
    (void)snprintf(copy, size, "%.*s%s%s", (int)(at - text), text, new, at + strlen(old));
    return copy;
}

static void
check_changed(const char *text, const char *old, const char *new, int status, int line,
              const char *part)
{
    char *changed = with(text, old, new);
    check_refused(changed, status, line, part);
    free(changed);
}

static void
journals_go_both_ways(void **state)
{
    (void)state;
    bt_match *match = played(NULL), *again;
    bt_buf one = { 0 }, two = { 0 };
    bt_error err = { 0 };
    bt_journal_write(match, &one);
    assert_non_null(strstr(bt_buf_text(&one), "\noptions louis=yes level=low\n"));
    assert_non_null(strstr(bt_buf_text(&one), "\n3 chance die "));
    if (read_text(bt_buf_text(&one), &again, &err))
        fail_msg("%d: %s", err.line, err.text);
    bt_journal_write(again, &two);
    assert_string_equal(bt_buf_text(&one), bt_buf_text(&two));
    assert_int_equal(bt_match_can_undo(again, 1), 1);
    play(again, 1, "roll"); /* and it goes on */
    bt_match_free(match);
    bt_match_free(again);
    bt_buf_release(&one);
    bt_buf_release(&two);
}

static void
a_start_of_its_own_is_carried(void **state)
{
    (void)state;
    toy_state *at = (toy_state *)(void *)bt_state_new(game);
    bt_error err = { 0 };
    toy_setup(game, (bt_state *)(void *)at);
    at->turn = 9;
    bt_match *match = played((bt_state *)(void *)at), *again;
    bt_buf one = { 0 }, two = { 0 };
    bt_journal_write(match, &one);
    assert_non_null(
        strstr(bt_buf_text(&one), "\nstart\nposition toy/toy louis=yes level=low\nturn 9"));
    if (read_text(bt_buf_text(&one), &again, &err))
        fail_msg("%d: %s", err.line, err.text);
    bt_journal_write(again, &two);
    assert_string_equal(bt_buf_text(&one), bt_buf_text(&two));
    check_changed(bt_buf_text(&one), "turn 9", "tern 9", BT_ESYNTAX, 10, "field \"tern\"");
    check_changed(bt_buf_text(&one), "\nend\n", "\n", BT_ESYNTAX, 8, "start without an end");
    bt_match_free(match);
    bt_match_free(again);
    bt_buf_release(&one);
    bt_buf_release(&two);
    free(at);
}

static void
other_line_ends_and_remarks_are_read(void **state)
{
    (void)state;
    bt_match *match = played(NULL), *again;
    bt_buf one = { 0 }, crlf = { 0 };
    bt_error err = { 0 };
    bt_journal_write(match, &one);
    bt_buf_add(&crlf, "# a letter\r\n");
    for (const char *c = bt_buf_text(&one); *c; c++)
        bt_buf_add(&crlf, *c == '\n' ? "\r\n  # note\r\n" : (char[]){ *c, '\0' });
    bt_buf_truncate(&crlf, crlf.length - strlen("\r\n  # note\r\n")); /* and no last newline */
    if (read_text(bt_buf_text(&crlf), &again, &err))
        fail_msg("%d: %s", err.line, err.text);
    assert_int_equal(bt_match_length(again), bt_match_length(match));
    bt_match_free(match);
    bt_match_free(again);
    bt_buf_release(&one);
    bt_buf_release(&crlf);
}

static void
refusals_name_the_line(void **state)
{
    (void)state;
    bt_match *match = played(NULL);
    bt_buf buf = { 0 };
    bt_journal_write(match, &buf);
    const char *text = bt_buf_text(&buf);
    check_refused("", BT_ESYNTAX, 1, "the text is empty");
    check_refused("hello\n", BT_ESYNTAX, 1, "this is no journal");
    check_changed(text, "journal 1", "journal 2", BT_ESYNTAX, 1, "version 1 only");
    check_changed(text, "game toy", "gamme toy", BT_ESYNTAX, 2, "\"gamme\" found; expected game");
    check_changed(text, "rules 3", "game toy", BT_ESYNTAX, 3, "game stands twice");
    check_changed(text, "rules 3", "rules three", BT_ESYNTAX, 3, "a number");
    check_changed(text, "rules 3\n", "", BT_ESYNTAX, 7, "without its rules line");
    check_changed(text, "scenario toy", "scenario", BT_ESYNTAX, 4, "one word after scenario");
    check_changed(text, "data ", "data x", BT_ESYNTAX, 6, "16 hexadecimal digits");
    check_changed(text, "louis=yes", "louis=no", BT_EDATA, 0, "louis=no level=low");
    check_changed(text, "game toy", "game boy", BT_EDATA, 0, "boy/toy");
    check_changed(text, "1 red", "2 red", BT_ESYNTAX, 8, "where action 1 was expected");
    check_changed(text, "\n5 red", "\n6 red", BT_ESYNTAX, 12, "where action 5 was expected");
    check_changed(text, "1 red", "1 rad", BT_ESYNTAX, 8, "side \"rad\"");
    check_changed(text, "1 red", "1 blue", BT_ESEAT, 8, "blue has nothing to decide");
    check_changed(text, "1/Gaz dead", "1/Gaz deed", BT_ESYNTAX, 8, "place \"deed\"");
    check_changed(text, "1/Gaz dead", "2/Gaz dead", BT_EHASH, 8, "the journal says");
    check_changed(text, "step 1/Gaz dead", "drift 1", BT_EILLEGAL, 8, "[1.0]");
    check_changed(text, "dead =", "dead", BT_ESYNTAX, 8, "expected =");
    check_changed(text, "5 red spend 2+1/2 = ", "5 red spend 2+1/2 = 0", BT_ESYNTAX, 12,
                  "16 hexadecimal");
    check_changed(text, "5 red", "five red", BT_ESYNTAX, 12, "where action 5 was expected");
    bt_match_free(match);
    bt_buf_release(&buf);
}

/* Change the n-th digit of each hash: no position is what it was. */
static void
spoil_hashes(char *text)
{
    for (char *at = text; (at = strstr(at, " = ")); at += 3)
        at[3] = at[3] == '0' ? '1' : '0';
}

/* A journal of another version: its rules or data line changed, and with it all its hashes. */
static void
read_foreign(const char *from, const char *to, int first_line, const char *refused)
{
    bt_match *match = played(NULL), *again = NULL;
    bt_buf buf = { 0 };
    bt_error err = { 0 };

    bt_journal_write(match, &buf);
    spoil_hashes(buf.data);
    assert_int_equal(read_text(buf.data, &again, &err), BT_EHASH);
    char *foreign = with(buf.data, from, to);
    if (read_text(foreign, &again, &err))
        fail_msg("%d: %s", err.line, err.text);
    assert_int_equal(bt_match_length(again), bt_match_length(match));
    assert_memory_equal(bt_match_state(again), bt_match_state(match), game->rules->state_size);
    check_changed(foreign, "step 1/Gaz dead", "drift 1", BT_EILLEGAL, first_line, refused);
    free(foreign);
    bt_match_free(match);
    bt_match_free(again);
    bt_buf_release(&buf);
}

static void
another_versions_journal_is_replayed_by_its_actions(void **state)
{
    (void)state;
    read_foreign("rules 3", "rules 2", 8,
                 "played by rules version 2; this program plays version 3");
    read_foreign("data ", "data 0000000000000001\n#", 9, "played on data 0000000000000001; these");
}

static void
every_cut_is_read_or_refused(void **state)
{
    (void)state;
    bt_match *match = played(NULL), *again;
    bt_buf buf = { 0 };
    bt_journal_write(match, &buf);
    for (size_t length = buf.length; length-- > 0;) {
        bt_error err = { 0 };
        buf.data[length] = '\0';
        int status = read_text(buf.data, &again, &err);
        assert_true(status == BT_OK || (err.text[0] && !again));
        bt_match_free(again);
    }
    bt_match_free(match);
    bt_buf_release(&buf);
}

static void
more_than_sixteen_mebibytes_is_too_much(void **state)
{
    (void)state;
    size_t length = (size_t)16 * 1024 * 1024 + 1;
    char *text = malloc(length + 1);
    assert_non_null(text);
    memset(text, '\n', length);
    text[length] = '\0';
    check_refused(text, BT_ELIMIT, 0, "16 MiB");
    text[length - 1] = '\0';
    check_refused(text, BT_ESYNTAX, 1, "the text is empty"); /* so many are read */
    free(text);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(journals_go_both_ways),
        cmocka_unit_test(a_start_of_its_own_is_carried),
        cmocka_unit_test(other_line_ends_and_remarks_are_read),
        cmocka_unit_test(refusals_name_the_line),
        cmocka_unit_test(another_versions_journal_is_replayed_by_its_actions),
        cmocka_unit_test(every_cut_is_read_or_refused),
        cmocka_unit_test(more_than_sixteen_mebibytes_is_too_much),
    };
    return cmocka_run_group_tests(tests, setup, teardown);
}
