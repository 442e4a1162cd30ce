/*
 * test_buf.c - growing and fixed buffers, and failure that stays.
 */
#include <berthier/buf.h>

#include <stdint.h>
#include <string.h>

static void
an_empty_buffer_reads_as_empty_text(void **state)
{
    bt_buf buf = { 0 };
    (void)state;
    assert_string_equal(bt_buf_text(&buf), "");
    bt_buf_clear(&buf);
    bt_buf_truncate(&buf, 0);
    bt_buf_add_bytes(&buf, NULL, 0);
    assert_int_equal(buf.length, 0);
    assert_false(buf.failed);
    bt_buf_release(&buf);
}

static void
additions_grow(void **state)
{
    bt_buf buf = { 0 };
    (void)state;
    for (int i = 0; i < 1000; i++) {
        bt_buf_add(&buf, "ab");
        bt_buf_add_char(&buf, 'c');
        bt_buf_addf(&buf, "%03d", i);
        bt_buf_add_bytes(&buf, "\0z", 2);
    }
    assert_false(buf.failed);
    assert_int_equal(buf.length, 8000);
    assert_memory_equal(buf.data + 7992, "abc999\0z", 9);
    assert_true(buf.capacity > buf.length);
    bt_buf_release(&buf);
    assert_null(buf.data);
}

static void
formatting_grows_past_any_first_guess(void **state)
{
    bt_buf buf = { 0 };
    (void)state;
    bt_buf_addf(&buf, "%5000d", 7);
    assert_int_equal(buf.length, 5000);
    assert_int_equal(strlen(bt_buf_text(&buf)), 5000);
    assert_int_equal(buf.data[4999], '7');
    bt_buf_release(&buf);
}

static void
fixed_takes_exactly_its_size(void **state)
{
    char storage[5];
    bt_buf buf;
    (void)state;
    bt_buf_init_fixed(&buf, storage, sizeof storage);
    assert_string_equal(bt_buf_text(&buf), "");
    bt_buf_add(&buf, "ab");
    bt_buf_addf(&buf, "%s", "cd");
    assert_false(buf.failed);
    assert_string_equal(storage, "abcd");
    bt_buf_add_char(&buf, 'e');
    assert_true(buf.failed);
    assert_string_equal(storage, "abcd");
    bt_buf_release(&buf);
}

static void
failure_is_sticky_until_clear(void **state)
{
    char storage[5];
    bt_buf buf;
    (void)state;
    bt_buf_init_fixed(&buf, storage, sizeof storage);
    bt_buf_add(&buf, "abcdef");
    assert_true(buf.failed);
    assert_string_equal(bt_buf_text(&buf), "abcd");
    bt_buf_truncate(&buf, 2);
    bt_buf_add(&buf, "x");
    bt_buf_add_char(&buf, 'x');
    bt_buf_addf(&buf, "%d", 1);
    assert_string_equal(bt_buf_text(&buf), "ab");
    bt_buf_clear(&buf);
    assert_string_equal(bt_buf_text(&buf), "");
    bt_buf_addf(&buf, "%d", 12345);
    assert_true(buf.failed);
    assert_string_equal(bt_buf_text(&buf), "1234");
    assert_int_equal(buf.length, 4);
}

static void
a_buffer_of_one_byte_holds_nothing(void **state)
{
    char storage[1] = { 'x' };
    bt_buf buf;
    (void)state;
    bt_buf_init_fixed(&buf, storage, 1);
    bt_buf_addf(&buf, "%s", "");
    assert_false(buf.failed);
    bt_buf_addf(&buf, "%d", 1);
    assert_true(buf.failed);
    assert_string_equal(bt_buf_text(&buf), "");
}

static void
an_absurd_length_fails_without_reading(void **state)
{
    bt_buf buf = { 0 };
    (void)state;
    bt_buf_add_bytes(&buf, "x", SIZE_MAX);
    assert_true(buf.failed);
    assert_string_equal(bt_buf_text(&buf), "");
    bt_buf_release(&buf);
}

static void
truncate_only_shortens(void **state)
{
    bt_buf buf = { 0 };
    (void)state;
    bt_buf_add(&buf, "abcd");
    bt_buf_truncate(&buf, 9);
    assert_string_equal(bt_buf_text(&buf), "abcd");
    bt_buf_truncate(&buf, 1);
    assert_string_equal(bt_buf_text(&buf), "a");
    bt_buf_add(&buf, "z");
    assert_string_equal(bt_buf_text(&buf), "az");
    bt_buf_release(&buf);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_empty_buffer_reads_as_empty_text),
        cmocka_unit_test(additions_grow),
        cmocka_unit_test(formatting_grows_past_any_first_guess),
        cmocka_unit_test(fixed_takes_exactly_its_size),
        cmocka_unit_test(failure_is_sticky_until_clear),
        cmocka_unit_test(a_buffer_of_one_byte_holds_nothing),
        cmocka_unit_test(an_absurd_length_fails_without_reading),
        cmocka_unit_test(truncate_only_shortens),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
