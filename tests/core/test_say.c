/*
 * test_say.c - texts in another language, filled in.
 */
#include "toy_table.h"
#include <berthier/say.h>

/* A catalogue of our own, sorted as poc sorts: by bytes. */
static const bt_message messages[] = {
    { "blue", "bleu" },
    { "day", "jour" },
    { "{0} of {1}", "sur {1}, {0}" },
    { "{0} spends {1} on {2}, not {3}", "{2} coûte {1} à {0}" },
};
static const bt_catalogue own = { "xx", BT_COUNT(messages), messages };

static bt_game
in_our_language(void)
{
    bt_game other = *game;
    other.words = &own;
    return other;
}

static void
languages_are_found_by_their_tag(void **state)
{
    (void)state;
    const bt_catalogue *french = bt_catalogue_find("fr");
    assert_non_null(french);
    assert_ptr_equal(bt_catalogue_find("fr-CA"), french);
    assert_ptr_equal(bt_catalogue_find("FR_be"), french);
    assert_string_equal(bt_catalogue_language(french), "fr");
    static const char *const others[] = { NULL, "", "f", "fro", "en", "en-GB", "de", "-fr", "f-r" };
    for (size_t i = 0; i < BT_COUNT(others); i++)
        assert_null(bt_catalogue_find(others[i]));
    assert_string_equal(bt_catalogue_language(NULL), "en");
}

/* The catalogue compiled in is sorted, whole and complete in itself. */
static void
the_catalogue_is_sorted(void **state)
{
    (void)state;
    const bt_catalogue *french = bt_catalogue_find("fr");
    assert_true(french->count > 500);
    for (int i = 0; i < french->count; i++) {
        const bt_message *message = &french->at[i];
        assert_true(message->english[0] && message->text[0]);
        assert_true(!i || strcmp(french->at[i - 1].english, message->english) < 0);
        assert_ptr_equal(bt_catalogue_text(french, message->english), message->text);
    }
}

static void
what_is_not_translated_stays_english(void **state)
{
    (void)state;
    const char *unknown = "no catalogue has this";
    bt_game other = in_our_language();
    assert_ptr_equal(bt_tr(&other, unknown), unknown);
    assert_ptr_equal(bt_tr(game, "blue"), bt_catalogue_text(NULL, "blue"));
    assert_string_equal(bt_tr(&other, "blue"), "bleu");
    assert_null(bt_catalogue_text(&own, NULL));
    assert_string_equal(bt_tr(&other, ""), "");
}

static void
check_said(const bt_game *in, const char *expected, const char *english, bt_arg first,
           bt_arg second)
{
    bt_buf out = { 0 };
    BT_SAY(&out, in, english, first, second);
    assert_string_equal(bt_buf_text(&out), expected);
    bt_buf_release(&out);
}

static void
arguments_are_filled_in(void **state)
{
    (void)state;
    bt_game other = in_our_language();
    check_said(game, "2 of 5", "{0} of {1}", bt_arg_number(2), bt_arg_number(5));
    check_said(&other, "sur 5, −2", "{0} of {1}", bt_arg_number(-2), bt_arg_number(5));
    check_said(&other, "sur blue, bleu", "{0} of {1}", bt_arg_word("blue"), bt_arg_text("blue"));
    check_said(game, "\xc2\xbd of 2\xc2\xbd", "{0} of {1}", bt_arg_halves(1), bt_arg_halves(5));
    /* What is no place to fill in stays as it is; texts filled in are not read again. */
    check_said(game, "{2} {x} {} {0 100%s {1}", "{2} {x} {} {0 100%s {0}", bt_arg_text("{1}"),
               bt_arg_text("never"));
}

static void
letters_are_not_cut_in_two(void **state)
{
    (void)state;
    /* Letters of two, three and two bytes behind more and more of others: seven bytes fit. */
    static const char *const fills[] = { "", "a", "ab", "abc", "abcdef" };
    static const size_t whole[] = { 7, 6, 7, 5, 6 };
    for (size_t i = 0; i < BT_COUNT(fills); i++) {
        char storage[8];
        BT_SAY_FIXED(storage, game, "{0}\xc3\xa9\xe2\x82\xac\xc3\xa9", bt_arg_text(fills[i]));
        assert_int_equal(strlen(storage), whole[i]);
    }
    char texts[][8] = { "", "a", "\xc3", "a\xe2\x82", "\xc3\xa9", "\x82" };
    static const char *const left[] = { "", "a", "", "a", "\xc3\xa9", "\x82" };
    for (size_t i = 0; i < BT_COUNT(left); i++) {
        bt_say_trim(texts[i]);
        assert_string_equal(texts[i], left[i]);
    }
}

/* Sentences change, ids do not; the game itself is untouched. */
static void
events_speak_the_game_s_language(void **state)
{
    (void)state;
    bt_game other = in_our_language();
    bt_event event = { .code = 1, .rule = "1.0", .args = { 1, 5, 2, 0 } };
    char storage[128];
    bt_buf out;
    bt_buf_init_fixed(&out, storage, sizeof storage);
    bt_event_format(&other, &event, &out);
    assert_string_equal(bt_buf_text(&out), "V.c coûte 2½ à Bleu");
    bt_buf_clear(&out);
    bt_event_format(game, &event, &out);
    assert_string_equal(bt_buf_text(&out), "Blue spends 2½ on V.c, not {3}");
    bt_game french;
    bt_game_in(game, "fr", &french);
    assert_ptr_equal(french.words, bt_catalogue_find("fr"));
    assert_ptr_equal(french.units, game->units);
    assert_null(game->words);
    bt_game_in(&french, "en", &french);
    assert_null(french.words);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(languages_are_found_by_their_tag),
        cmocka_unit_test(the_catalogue_is_sorted),
        cmocka_unit_test(what_is_not_translated_stays_english),
        cmocka_unit_test(arguments_are_filled_in),
        cmocka_unit_test(letters_are_not_cut_in_two),
        cmocka_unit_test(events_speak_the_game_s_language),
    };
    return cmocka_run_group_tests(tests, setup, teardown);
}
