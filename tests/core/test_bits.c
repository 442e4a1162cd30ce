/*
 * test_bits.c - sets of hexes and of water hexsides in positions and views.
 */
#include <berthier/json.h>
#include <berthier/position.h>
#include <berthier/view.h>

#include "stacks.h"

typedef struct state {
    uint64_t taken[1], broken[1];
} state;

static const bt_field fields[] = {
    { "taken", BT_FIELD_HEXES, offsetof(state, taken), STACKS_HEXES, 0, "", false, 0 },
    { "broken", BT_FIELD_WATERS, offsetof(state, broken), 2, 0, "", false, 0 },
};

static const bt_rules rules = {
    .id = "toy", .state_size = sizeof(state), .fields = fields, .field_count = BT_COUNT(fields)
};

static stacks toy;
static bt_game game;

static int
open_toy(void **unused)
{
    (void)unused;
    stacks_open(&toy, "rivers: 0102|0103 0101|0201 0304|0305\n");
    game = (bt_game){ .rules = &rules, .atlas = &toy.atlas, .scenario = "toy" };
    return 0;
}

static int
close_toy(void **unused)
{
    (void)unused;
    stacks_close(&toy);
    return 0;
}

static bt_state *
raw(state *s)
{
    return (bt_state *)(void *)s;
}

static void
they_are_written_and_read(void **unused)
{
    (void)unused;
    state s = { { 0 }, { 0 } };
    bt_buf text = { 0 };
    bt_error err = { 0 };
    assert_int_equal(bt_position_line(&game, "taken 0501 0103", 1, raw(&s), &err), BT_OK);
    assert_int_equal(bt_position_line(&game, "broken 0103|0102 0101|0201", 2, raw(&s), &err),
                     BT_OK);
    assert_true(bt_bits_has(s.taken, stacks_hex(&toy, "0103")));
    assert_true(bt_bits_has(s.taken, stacks_hex(&toy, "0501")));
    assert_true(bt_bits_has(s.broken, stacks_side(&toy, "0102", "0103")->water));
    bt_position_write(&game, raw(&s), &text);
    const char *lines = strchr(bt_buf_text(&text), '\n') + 1;
    assert_string_equal(lines, "taken 0501 0103\nbroken 0101|0201 0102|0103\n");
    assert_int_equal(bt_position_line(&game, "broken none", 3, raw(&s), &err), BT_OK);
    assert_int_equal(s.broken[0], 0);
    bt_buf_clear(&text);
    bt_position_write(&game, raw(&s), &text);
    assert_non_null(strstr(bt_buf_text(&text), "\nbroken none\n"));
    bt_buf_release(&text);
}

static void
what_is_no_member_is_refused(void **unused)
{
    (void)unused;
    static const char *const bad[] = { "taken",           "taken 0606",       "taken 0101|0201",
                                       "taken none 0101", "broken 0101",      "broken 0101|0102",
                                       "broken 0101|",    "broken 0101|0505", "broken",
                                       "taken 01010101x", "broken 0304|0305" };
    for (size_t i = 0; i < BT_COUNT(bad); i++) {
        state s = { { 0 }, { 0 } };
        bt_error err = { 0 };
        if (bt_position_line(&game, bad[i], 7, raw(&s), &err) == BT_OK || err.line != 7)
            fail_msg("%s: line %d: %s", bad[i], err.line, err.text);
    }
}

static void
views_tell_what_is_new(void **unused)
{
    (void)unused;
    state was = { { 0 }, { 0 } }, s;
    bt_error err = { 0 };
    bt_buf text = { 0 };
    bt_json json;
    bt_position_line(&game, "taken 0101 0102", 1, raw(&was), &err);
    s = was;
    bt_position_line(&game, "taken 0102 0103", 1, raw(&s), &err);
    bt_json_init(&json, &text);
    bt_json_object(&json, NULL);
    bt_fields_write_unlike(&game, &s, &was, &json);
    bt_json_object_end(&json);
    assert_string_equal(bt_buf_text(&text), "{\"taken\":{\"0103\":true}}");
    bt_buf_clear(&text);
    bt_json_init(&json, &text);
    bt_json_object(&json, NULL);
    bt_fields_write(&game, &s, &json);
    bt_json_object_end(&json);
    assert_string_equal(bt_buf_text(&text),
                        "{\"taken\":{\"0102\":true,\"0103\":true},\"broken\":{}}");
    bt_buf_release(&text);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(they_are_written_and_read),
        cmocka_unit_test(what_is_no_member_is_refused),
        cmocka_unit_test(views_tell_what_is_new),
    };
    return cmocka_run_group_tests(tests, open_toy, close_toy);
}
