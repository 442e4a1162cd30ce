/*
 * test_texts.c - what players write: looked at, kept, told, taken back.
 */
#include "post.h"
#include <berthier/journal.h>
#include <berthier/match.h>
#include <berthier/text.h>
#include <stdlib.h>

static bt_game *game;

static int
setup(void **state)
{
    (void)state;
    game = post_game_of(&post_rules, "staff=yes", NULL);
    return game ? 0 : -1;
}

static int
teardown(void **state)
{
    (void)state;
    bt_game_free(game);
    return 0;
}

static bt_match *
start(void)
{
    bt_match *match = NULL;
    assert_int_equal(bt_match_new(&match, game, bt_rng_seeded(1), NULL), 0);
    return match;
}

/* Do what a line says, as a desk does. */
static int
say(bt_match *match, bt_seat seat, const char *line, bt_error *err)
{
    bt_action action;
    bt_buf said = { 0 };
    int status = bt_action_read(game, line, &action, &said, err);
    if (!status)
        status = bt_match_write(match, seat, action, bt_buf_text(&said), NULL, NULL, err);
    bt_buf_release(&said);
    return status;
}

static const char *
texts_for(const bt_match *match, bt_seat viewer)
{
    static char storage[4096];
    bt_buf text;
    bt_json json;
    bt_buf_init_fixed(&text, storage, sizeof storage);
    bt_json_init(&json, &text);
    bt_json_object(&json, NULL);
    bt_match_texts_write(match, bt_match_state(match), viewer, &json);
    bt_json_object_end(&json);
    return storage;
}

static void
what_may_be_written(void **state)
{
    (void)state;
    static const char *const good[] = { "Hold Jena.", " a ", "Écrivez à Lannes : tenez le pont",
                                        "\"quotes\" and \\", "# = \xf0\x9f\x90\x8e" };
    static const char *const bad[] = { "",
                                       "  ",
                                       "a\nb",
                                       "a\tb",
                                       "a\x7f",
                                       "\xc2\x85",
                                       "\xe2\x80\xae",
                                       "\xe2\x81\xa6",
                                       "a\xc3",
                                       "\xc0\xaf",
                                       "\xed\xa0\x80",
                                       "\xf5\x80\x80\x80",
                                       "\xef\xbb\xbf",
                                       "\xef\xbf\xbe",
                                       "\xe2\x80\xa8" };
    char longest[BT_TEXT_MAX + 2];
    for (size_t i = 0; i < BT_COUNT(good); i++)
        assert_int_equal(bt_text_check(good[i], strlen(good[i]), NULL), 0);
    for (size_t i = 0; i < BT_COUNT(bad); i++)
        assert_int_equal(bt_text_check(bad[i], strlen(bad[i]), NULL), BT_ESYNTAX);
    memset(longest, 'x', sizeof longest);
    assert_int_equal(bt_text_check(longest, BT_TEXT_MAX, NULL), 0);
    assert_int_equal(bt_text_check(longest, BT_TEXT_MAX + 1, NULL), BT_ELIMIT);
}

static void
only_its_readers_are_told_a_text(void **state)
{
    (void)state;
    bt_match *match = start();
    assert_int_equal(say(match, POST_WING, "write \"Hold Jena.\"", NULL), 0);
    assert_non_null(strstr(texts_for(match, POST_WING), "Hold Jena."));
    assert_string_equal(texts_for(match, POST_RED), "{}");
    assert_string_equal(texts_for(match, POST_BLUE), "{}");
    assert_string_equal(texts_for(match, BT_SIDE_NONE), "{}");
    assert_int_equal(say(match, POST_RED, "fetch", NULL), 0);
    assert_string_equal(texts_for(match, POST_RED), texts_for(match, POST_WING));
    assert_string_equal(texts_for(match, POST_BLUE), "{}");
    assert_int_equal(say(match, POST_BLUE, "catch", NULL), BT_EILLEGAL);
    assert_int_equal(say(match, POST_WING, "write \"Retreat.\"", NULL), 0);
    assert_int_equal(say(match, POST_BLUE, "catch", NULL), 0);
    assert_non_null(strstr(texts_for(match, POST_BLUE), "Retreat."));
    assert_null(strstr(texts_for(match, POST_BLUE), "Hold Jena."));
    assert_null(strstr(texts_for(match, POST_RED), "Retreat."));
    bt_match_free(match);
}

/* A number tells what is behind it to nobody, nor how many there are: it is drawn, and on record. */
static void
numbers_are_drawn(void **state)
{
    (void)state;
    bt_match *one = start(), *other = NULL;
    bt_action actions[3];
    assert_int_equal(bt_match_new(&other, game, bt_rng_seeded(2), NULL), 0);
    assert_int_equal(say(one, POST_RED, "write \"Come.\"", NULL), 0);
    assert_int_equal(say(one, POST_RED, "write \"Come.\"", NULL), 0);
    assert_int_equal(say(other, POST_RED, "write \"Come.\"", NULL), 0);
    actions[0] = bt_match_entry(one, 0)->action;
    actions[1] = bt_match_entry(one, 1)->action;
    actions[2] = bt_match_entry(other, 0)->action;
    assert_false(actions[0] == actions[1]);
    assert_false(actions[0] == actions[2]); /* the same words at another table */
    assert_int_equal(bt_match_undo(other, POST_RED, NULL), 0);
    assert_int_equal(say(other, POST_RED, "write \"Come.\"", NULL), 0);
    assert_false(bt_match_entry(other, 0)->action == actions[2]); /* nor the same again */
    bt_match_free(one);
    bt_match_free(other);
}

static void
a_blank_is_listed_and_taken(void **state)
{
    (void)state;
    bt_match *match = start();
    bt_actions list = { .count = 0 };
    bt_action blank = bt_action_make(POST_WRITE, 0, 0, 0);
    post_rules.legal(game, bt_match_state(match), POST_RED, &list);
    assert_true(bt_actions_has(&list, blank));
    assert_int_equal(bt_match_play(match, POST_RED, blank, NULL, NULL, NULL), 0);
    assert_null(bt_match_words(match, 0));
    assert_string_equal(texts_for(match, POST_RED), "{}");
    bt_match_free(match);
}

static void
what_cannot_be_written_changes_nothing(void **state)
{
    (void)state;
    bt_match *match = start();
    bt_error err = { 0 };
    uint64_t before = bt_state_hash(game, bt_match_state(match));
    assert_int_equal(say(match, POST_RED, "march 1 \"far\"", &err), BT_ESYNTAX);
    assert_int_equal(say(match, POST_RED, "write \"never ends", &err), BT_ESYNTAX);
    assert_int_equal(say(match, POST_RED, "write \"a\"b", &err), BT_ESYNTAX);
    assert_int_equal(say(match, POST_RED, "write \"\\n\"", &err), BT_ESYNTAX);
    assert_int_equal(say(match, POST_RED, "write #70000", &err), BT_ESYNTAX);
    assert_int_equal(say(match, POST_RED, "write Jena", &err), BT_ESYNTAX);
    assert_int_equal(say(match, POST_RED, "write", &err), BT_ESYNTAX);
    assert_int_equal(say(match, POST_RED, "write #4711", &err), BT_EILLEGAL);
    assert_int_equal(say(match, POST_BLUE, "write \"Hello.\"", &err), BT_EILLEGAL);
    assert_int_equal(bt_match_write(match, POST_RED, bt_action_make(POST_PASS, 0, 0, 0), "x", NULL,
                                    NULL, &err),
                     BT_ESYNTAX);
    assert_int_equal(bt_match_length(match), 0);
    assert_true(before == bt_state_hash(game, bt_match_state(match)));
    bt_match_free(match);
}

static void
words_that_the_rules_forbid_change_nothing(void **state)
{
    (void)state;
    bt_match *match = start();
    bt_error err = { 0 };
    const bt_reason *why = NULL;
    uint64_t before = bt_state_hash(game, bt_match_state(match));
    bt_action action = bt_action_make(POST_WRITE, 0, 0, 0);
    assert_int_equal(bt_match_write(match, POST_RED, action, "It is treason.", &why, NULL, &err),
                     BT_EILLEGAL);
    assert_string_equal(why->rule, "4.1");
    assert_ptr_equal(why, bt_refusal(game, bt_match_state(match), POST_RED, action, "treason"));
    assert_null(bt_refusal(game, bt_match_state(match), POST_RED, action, "reason"));
    assert_non_null(bt_refusal(game, bt_match_state(match), POST_BLUE, action, "reason"));
    assert_int_equal(bt_match_length(match), 0);
    assert_true(before == bt_state_hash(game, bt_match_state(match)));
    bt_match_free(match);
}

static void
write_journal(const bt_match *match, bt_buf *out)
{
    bt_buf_clear(out);
    bt_journal_write(match, out);
}

static int
read_journal(const char *text, bt_match **out, bt_error *err)
{
    bt_journal_head head;
    assert_int_equal(bt_journal_head_read(text, "j", &head, NULL), 0);
    return bt_journal_read(out, game, &head, "j", bt_rng_seeded(1), err);
}

static void
a_journal_keeps_texts(void **state)
{
    (void)state;
    bt_match *match = start(), *again = NULL;
    bt_buf text = { 0 }, same = { 0 };
    assert_int_equal(say(match, POST_WING, "write \"He said: \\\"= 12 #3\\\" \\\\.\"", NULL), 0);
    assert_int_equal(say(match, POST_RED, "march 3", NULL), 0);
    assert_int_equal(say(match, POST_RED, "fetch", NULL), 0);
    write_journal(match, &text);
    assert_int_equal(read_journal(bt_buf_text(&text), &again, NULL), 0);
    assert_string_equal(bt_match_words(again, 0), "He said: \"= 12 #3\" \\.");
    for (int i = 0; i < 3; i++)
        assert_true(bt_match_entry(match, i)->hash == bt_match_entry(again, i)->hash);
    write_journal(again, &same);
    assert_string_equal(bt_buf_text(&text), bt_buf_text(&same));
    bt_match_free(again);
    /* The hash tells of other words. */
    char *said = strstr(text.data, "said");
    assert_non_null(said);
    memcpy(said, "sang", 4);
    assert_int_equal(read_journal(bt_buf_text(&text), &again, NULL), BT_EHASH);
    bt_buf_release(&text);
    bt_buf_release(&same);
    bt_match_free(match);
}

static void
a_text_goes_with_its_action(void **state)
{
    (void)state;
    bt_match *match = start(), *plain = start();
    assert_int_equal(say(match, POST_WING, "write \"Hold Jena.\"", NULL), 0);
    unsigned number = bt_action_operand(bt_match_entry(match, 0)->action, 0);
    assert_string_equal(bt_match_text(match, number), "Hold Jena.");
    assert_int_equal(bt_match_can_undo(match, POST_WING), 1); /* it told nobody else */
    assert_int_equal(bt_match_undo(match, POST_WING, NULL), 0);
    assert_null(bt_match_text(match, number));
    assert_int_equal(say(match, POST_RED, "march 1", NULL), 0);
    assert_int_equal(say(plain, POST_RED, "march 1", NULL), 0);
    assert_true(bt_match_entry(match, 0)->hash == bt_match_entry(plain, 0)->hash);
    bt_match_free(match);
    bt_match_free(plain);
}

static void
a_text_out_of_the_middle_leaves_the_others(void **state)
{
    (void)state;
    bt_match *match = start(), *plain = start(), *again = NULL;
    bt_buf text = { 0 };
    assert_int_equal(say(match, POST_WING, "write \"Hold Jena.\"", NULL), 0);
    assert_int_equal(say(match, POST_BLUE, "march 1", NULL), 0);
    assert_int_equal(say(match, POST_BLUE, "march 2", NULL), 0);
    assert_int_equal(bt_match_undo(match, POST_WING, NULL), 0);
    assert_int_equal(say(plain, POST_BLUE, "march 1", NULL), 0);
    assert_int_equal(say(plain, POST_BLUE, "march 2", NULL), 0);
    for (int i = 0; i < 2; i++)
        assert_true(bt_match_entry(match, i)->hash == bt_match_entry(plain, i)->hash);
    assert_int_equal(say(match, POST_WING, "write \"Come.\"", NULL), 0);
    write_journal(match, &text);
    assert_null(strstr(bt_buf_text(&text), "Hold"));
    assert_int_equal(read_journal(bt_buf_text(&text), &again, NULL), 0);
    bt_buf_release(&text);
    bt_match_free(match);
    bt_match_free(plain);
    bt_match_free(again);
}

/* Reading is told, so it stands; and what was written before it. */
static void
what_was_read_cannot_be_taken_back(void **state)
{
    (void)state;
    bt_match *match = start();
    assert_int_equal(say(match, POST_WING, "write \"Hold Jena.\"", NULL), 0);
    assert_int_equal(say(match, POST_BLUE, "catch", NULL), 0);
    assert_int_equal(bt_match_can_undo(match, POST_BLUE), 0);
    assert_int_equal(bt_match_can_undo(match, POST_WING), 0);
    assert_int_equal(bt_match_undo(match, POST_WING, NULL), BT_EILLEGAL);
    bt_match_free(match);
}

static void
there_is_an_end_of_writing(void **state)
{
    (void)state;
    bt_match *match = start();
    bt_error err = { 0 };
    char line[64];
    for (int i = 0; i < BT_TEXTS_MAX; i++) {
        post_state *s = post_of(bt_match_state(match));
        memset(s->letter, 0, sizeof s->letter); /* the road is never full */
        snprintf(line, sizeof line, "write \"letter %d\"", i);
        assert_int_equal(say(match, POST_RED, line, NULL), 0);
    }
    memset(post_of(bt_match_state(match))->letter, 0, sizeof(post_of(NULL)->letter));
    assert_int_equal(say(match, POST_RED, "write \"one more\"", &err), BT_ELIMIT);
    assert_int_equal(bt_match_length(match), BT_TEXTS_MAX);
    bt_match_free(match);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_may_be_written),
        cmocka_unit_test(only_its_readers_are_told_a_text),
        cmocka_unit_test(numbers_are_drawn),
        cmocka_unit_test(a_blank_is_listed_and_taken),
        cmocka_unit_test(what_cannot_be_written_changes_nothing),
        cmocka_unit_test(words_that_the_rules_forbid_change_nothing),
        cmocka_unit_test(a_journal_keeps_texts),
        cmocka_unit_test(a_text_goes_with_its_action),
        cmocka_unit_test(a_text_out_of_the_middle_leaves_the_others),
        cmocka_unit_test(what_was_read_cannot_be_taken_back),
        cmocka_unit_test(there_is_an_end_of_writing),
    };
    return cmocka_run_group_tests(tests, setup, teardown);
}
