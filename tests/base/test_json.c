/*
 * test_json.c - commas, quotes, escapes, malformed UTF-8.
 */
#include <berthier/json.h>

#include <stdint.h>

static void
quoted_is(const char *text, const char *expected)
{
    bt_buf out = { 0 };
    bt_json json;
    bt_json_init(&json, &out);
    bt_json_text(&json, NULL, text);
    assert_string_equal(bt_buf_text(&out), expected);
    bt_buf_release(&out);
}

static void
commas_and_nesting(void **state)
{
    bt_buf out = { 0 };
    bt_json json;
    (void)state;
    bt_json_init(&json, &out);
    bt_json_object(&json, NULL);
    bt_json_number(&json, "n", -5);
    bt_json_array(&json, "list");
    bt_json_object(&json, NULL);
    bt_json_object_end(&json);
    bt_json_bool(&json, NULL, true);
    bt_json_bool(&json, NULL, false);
    bt_json_array(&json, NULL);
    bt_json_array_end(&json);
    bt_json_null(&json, NULL);
    bt_json_array_end(&json);
    bt_json_text(&json, "k\"", "v");
    bt_json_object_end(&json);
    assert_string_equal(bt_buf_text(&out),
                        "{\"n\":-5,\"list\":[{},true,false,[],null],\"k\\\"\":\"v\"}");
    assert_int_equal(json.depth, 0);
    bt_buf_release(&out);
}

static void
numbers_at_their_ends(void **state)
{
    bt_buf out = { 0 };
    bt_json json;
    (void)state;
    bt_json_init(&json, &out);
    bt_json_array(&json, NULL);
    bt_json_number(&json, NULL, INT64_MIN);
    bt_json_number(&json, NULL, INT64_MAX);
    bt_json_parts(&json, NULL, 29, 4);
    bt_json_parts(&json, NULL, -30, 4);
    bt_json_parts(&json, NULL, 8, 4);
    bt_json_parts(&json, NULL, 7, 1);
    bt_json_hex64(&json, NULL, 0xab);
    bt_json_hex64(&json, NULL, UINT64_MAX);
    bt_json_array_end(&json);
    assert_string_equal(bt_buf_text(&out),
                        "[-9223372036854775808,9223372036854775807,7.25,-7.5,2,7,"
                        "\"00000000000000ab\",\"ffffffffffffffff\"]");
    bt_buf_release(&out);
}

static void
ascii_escapes(void **state)
{
    (void)state;
    quoted_is("", "\"\"");
    quoted_is("a\"b\\c/d", "\"a\\\"b\\\\c/d\"");
    quoted_is("\n\r\t\x01\x1f\x7f", "\"\\n\\r\\t\\u0001\\u001f\\u007f\"");
}

static void
good_utf8_passes(void **state)
{
    (void)state;
    quoted_is("Auerst\xc3\xa4"
              "dt",
              "\"Auerst\xc3\xa4"
              "dt\"");
    quoted_is("\xe2\x82\xac\xf0\x9f\x8e\xb2", "\"\xe2\x82\xac\xf0\x9f\x8e\xb2\"");
    quoted_is("\xf4\x8f\xbf\xbf\xed\x9f\xbf", "\"\xf4\x8f\xbf\xbf\xed\x9f\xbf\"");
}

static void
bad_utf8_is_replaced(void **state)
{
    (void)state;
    quoted_is("\x80", "\"\\ufffd\"");
    quoted_is("a\xffz", "\"a\\ufffdz\"");
    quoted_is("\xc3", "\"\\ufffd\"");
    quoted_is("\xc3(", "\"\\ufffd(\"");
    quoted_is("\xe2\x82", "\"\\ufffd\\ufffd\"");
    quoted_is("\xf0\x9f\x8e", "\"\\ufffd\\ufffd\\ufffd\"");
    quoted_is("\xc0\xaf", "\"\\ufffd\\ufffd\"");                       /* overlong '/' */
    quoted_is("\xe0\x80\xaf", "\"\\ufffd\\ufffd\\ufffd\"");            /* overlong */
    quoted_is("\xed\xa0\x80", "\"\\ufffd\\ufffd\\ufffd\"");            /* surrogate */
    quoted_is("\xf4\x90\x80\x80", "\"\\ufffd\\ufffd\\ufffd\\ufffd\""); /* too high */
    quoted_is("\xf5\x80", "\"\\ufffd\\ufffd\"");
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(commas_and_nesting),   cmocka_unit_test(numbers_at_their_ends),
        cmocka_unit_test(ascii_escapes),        cmocka_unit_test(good_utf8_passes),
        cmocka_unit_test(bad_utf8_is_replaced),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
