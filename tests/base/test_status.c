/*
 * test_status.c - statuses have a meaning, errors have places.
 */
#include <berthier/status.h>

#include <string.h>

static void
every_status_has_a_meaning(void **state)
{
    (void)state;
#define STATUS(code, value, meaning)                                                               \
    assert_string_equal(bt_status_text(code), meaning);                                            \
    assert_int_equal(code, value);
#include <berthier/status.def>
#undef STATUS
    assert_string_equal(bt_status_text(1), "unknown status");
}

static void
fail_fills_in_and_returns(void **state)
{
    bt_error err = { .line = 7, .column = 8, .file = "old", .text = "old" };
    (void)state;
    assert_int_equal(bt_fail(&err, BT_EIO, "%s is %d", "this", 3), BT_EIO);
    assert_int_equal(err.status, BT_EIO);
    assert_int_equal(err.line, 0);
    assert_int_equal(err.column, 0);
    assert_string_equal(err.file, "");
    assert_string_equal(err.text, "this is 3");
    assert_int_equal(bt_fail(NULL, BT_EDATA, "nobody listens"), BT_EDATA);
    assert_int_equal(bt_fail_at(NULL, BT_EDATA, "f", 1, 2, "nobody"), BT_EDATA);
}

/* A caller may wrap the message it already has in a longer one. */
static void
fail_may_quote_its_own_error(void **state)
{
    bt_error err = { 0 };
    (void)state;
    (void)bt_fail_at(&err, BT_EDATA, "a.yaml", 3, 4, "inner");
    (void)bt_fail_at(&err, BT_EDATA, err.file, err.line, err.column, "outer: %s", err.text);
    assert_string_equal(err.text, "outer: inner");
    assert_string_equal(err.file, "a.yaml");
}

static void
format_is(const char *file, int line, int column, const char *expected)
{
    bt_error err = { 0 };
    char out[600];
    (void)bt_fail_at(&err, BT_EDATA, file, line, column, "wrong");
    bt_error_format(&err, out, sizeof out);
    assert_string_equal(out, expected);
}

static void
format_leaves_out_what_is_unknown(void **state)
{
    (void)state;
    format_is("u.yaml", 12, 5, "u.yaml:12:5: wrong");
    format_is("u.yaml", 12, 0, "u.yaml:12: wrong");
    format_is("u.yaml", 0, 5, "u.yaml: wrong");
    format_is(NULL, 12, 5, "12:5: wrong");
    format_is(NULL, 0, 0, "wrong");
}

static void
long_texts_are_cut_between_letters(void **state)
{
    bt_error err = { 0 };
    char name[400];
    char small[8];
    (void)state;
    for (size_t i = 0; i + 1 < sizeof name; i += 2)
        memcpy(name + i, "\xc3\xa9", 2); /* e acute */
    name[sizeof name - 2] = '\0';
    (void)bt_fail_at(&err, BT_EIO, name, 0, 0, "x%s", name);
    assert_int_equal(strlen(err.file) % 2, 0);
    assert_true(strlen(err.file) >= sizeof err.file - 2);
    assert_int_equal(strlen(err.text) % 2, 1);
    bt_error_format(&err, small, sizeof small);
    assert_true(strlen(small) == 6);
    bt_error_format(&err, small, 1);
    assert_string_equal(small, "");
    bt_error_format(&err, NULL, 0);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_status_has_a_meaning),
        cmocka_unit_test(fail_fills_in_and_returns),
        cmocka_unit_test(fail_may_quote_its_own_error),
        cmocka_unit_test(format_leaves_out_what_is_unknown),
        cmocka_unit_test(long_texts_are_cut_between_letters),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
