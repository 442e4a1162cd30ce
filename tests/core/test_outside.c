/*
 * test_outside.c - a scenario on part of the map: the rest is cut off, and told.
 */
#include "booktext.h"
#include "stacks.h"
#include <berthier/advance.h>
#include <berthier/line.h>
#include <berthier/los.h>
#include <berthier/outside.h>

enum { NO_ACTION, MARCH, WAIT };

static const bt_operand operands[] = {
    [1] = { "unit", BT_KIND_UNIT, 0, 0, NULL },
    [2] = { "hex", BT_KIND_HEX, 0, 0, NULL },
};
static const bt_action_def actions[] = {
    [MARCH] = { "march", { 1, 2 }, "any", "go", "1.0", NULL },
    [WAIT] = { "wait", { 1 }, "any", "stay", "1.0", NULL },
};
static const char *const sides[] = { "red" };
static const bt_rules rules = { .id = "toy",
                                .title = "Toy",
                                .side_count = 1,
                                .sides = sides,
                                .operands = operands,
                                .operand_count = BT_COUNT(operands),
                                .actions = actions,
                                .action_count = BT_COUNT(actions) };
static const bt_reason closed = { "out-of-play", "19.1", "That hex is out of play." };

typedef struct open {
    stacks s;
    bt_game game;
} open;

/* The toy map without what `text` names. */
static int
leave_out(open *o, const char *text, bt_error *err)
{
    char line[80];
    stacks_open(&o->s, "roads:\n  - 0201 0202 0203 0204\n");
    snprintf(line, sizeof line, "out: %s\n", text);
    bt_doc *doc = bt_arena_calloc(&o->s.arena, 1, sizeof *doc);
    *doc = doc_of(&o->s.arena, line);
    o->game = (bt_game){ .rules = &rules, .title = "Toy", .atlas = &o->s.atlas };
    return bt_outside_hexes(&o->game, &o->s.atlas, bt_node_find(bt_doc_root(doc), "out"), err);
}

static void
close_it(open *o)
{
    bt_arena_release(&o->game.arena);
    stacks_close(&o->s);
}

static bt_hex
hex(const open *o, const char *id)
{
    bt_hex found = bt_hex_find(&o->s.atlas, id);
    assert_int_not_equal(found, BT_HEX_NONE);
    return found;
}

static void
hexes_are_named_one_by_one_and_in_rectangles(void **state)
{
    open o;
    int count = 0;
    (void)state;
    assert_int_equal(leave_out(&o, "0101 0304..0505", NULL), BT_OK);
    for (bt_hex at = 0; at < o.s.atlas.hex_count; at++)
        count += bt_is_outside(&o.game, at);
    assert_int_equal(count, 1 + 6);
    assert_true(bt_is_outside(&o.game, hex(&o, "0101")));
    assert_true(bt_is_outside(&o.game, hex(&o, "0404")));
    assert_true(bt_is_outside(&o.game, hex(&o, "0505")));
    assert_false(bt_is_outside(&o.game, hex(&o, "0204")));
    assert_false(bt_is_outside(&o.game, hex(&o, "0303")));
    assert_false(bt_is_outside(&o.game, BT_PLACE_BOX(0)));
    close_it(&o);
}

static bt_hold
vacant(bt_unit unit, bt_hex at, const void *user)
{
    (void)unit, (void)at, (void)user;
    return BT_HOLD_VACANT;
}

/* The third column is gone: nothing gets to it or past it, from either side. */
static void
nothing_leads_there(void **state)
{
    open o;
    uint64_t zoc[1] = { 0 };
    uint16_t far[STACKS_HEXES];
    bt_hex room[STACKS_HEXES];
    (void)state;
    assert_int_equal(leave_out(&o, "0103..0503", NULL), BT_OK);
    bt_hex from = hex(&o, "0202"), gone = hex(&o, "0203"), beyond = hex(&o, "0204");
    assert_null(bt_hexside_between(&o.s.atlas, from, gone));
    assert_null(bt_hexside_between(&o.s.atlas, gone, from));
    bt_zoc_add(zoc, &o.s.ground, stacks_law, from);
    assert_false(bt_bits_has(zoc, gone));
    assert_true(bt_bits_has(zoc, hex(&o, "0201")));
    o.s.hex_of[0] = from;
    bt_retreat r = { .ground = &o.s.ground, .hex_of = o.s.hex_of, .holds = vacant };
    assert_int_equal(bt_retreat_into(&r, 0, gone), BT_RETREAT_NOT_ADJACENT);
    assert_int_equal(bt_retreat_into(&r, 0, hex(&o, "0201")), BT_RETREAT_VACANT);
    bt_advance a = { .from = from, .to = gone, .vacated = &gone, .count = 1 };
    assert_int_not_equal(bt_advance_into(&o.s.ground, &a), BT_ADVANCE_OPEN);
    memset(far, 0xff, sizeof far);
    far[from] = 0;
    bt_line_spread(&(bt_line){ .ground = &o.s.ground, .limit = 100 }, &from, 1, far, room);
    assert_int_equal(far[hex(&o, "0501")], 3);
    assert_int_equal(far[gone], BT_FAR_NONE);
    assert_int_equal(far[beyond], BT_FAR_NONE);
    /* It is on the table all the same. */
    assert_true(bt_los_is_clear(&o.s.atlas, from, beyond, 0));
    assert_int_equal(bt_hex_range(&o.s.atlas, from, beyond), 2);
    close_it(&o);
}

static void
actions_are_refused_by_the_clause_of_the_game(void **state)
{
    open o;
    (void)state;
    assert_int_equal(leave_out(&o, "0203", NULL), BT_OK);
    bt_action there = bt_action_make(MARCH, 0, hex(&o, "0203"), 0);
    assert_ptr_equal(bt_refuse_outside(&o.game, there, &closed), &closed);
    assert_null(bt_refuse_outside(&o.game, bt_action_make(MARCH, 0, hex(&o, "0202"), 0), &closed));
    assert_null(bt_refuse_outside(&o.game, bt_action_make(WAIT, hex(&o, "0203"), 0, 0), &closed));
    assert_null(bt_refuse_outside(&o.game, bt_action_make(77, 0, 0, 0), &closed));
    o.game.outside = NULL;
    assert_null(bt_refuse_outside(&o.game, there, &closed));
    close_it(&o);
}

static void
the_book_tells_it_and_prints_the_roads(void **state)
{
    open o;
    bt_buf out = { 0 };
    (void)state;
    assert_int_equal(leave_out(&o, "0203", NULL), BT_OK);
    write_book(&o.game, &out);
    const char *hex = strstr(bt_buf_text(&out), "{\"id\":\"0203\"");
    assert_non_null(hex);
    assert_non_null(strstr(hex, "\"outside\":true,\"sides\":{\"1\":[\"road\"],\"4\":[\"road\"]}}"));
    assert_null(strstr(strstr(hex, "}}") + 2, "outside"));
    bt_buf_release(&out);
    close_it(&o);
}

static void
wrong_names_are_told_at_their_place(void **state)
{
    static const char *const wrong[][2] = {
        { "0101 0606", "\"0606\" is no hex" },
        { "0101..0909", "\"0909\" is no hex" },
        { "..0101", "\"\" is no hex" },
        { "[[0101]]", "" },
    };
    (void)state;
    for (size_t i = 0; i < BT_COUNT(wrong); i++) {
        open o;
        bt_error err = { 0 };
        assert_int_equal(leave_out(&o, wrong[i][0], &err), BT_EDATA);
        if (!strstr(err.text, wrong[i][1]) || err.line != 1)
            fail_msg("%d: %s", err.line, err.text);
        close_it(&o);
    }
}

int
main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(hexes_are_named_one_by_one_and_in_rectangles),
        cmocka_unit_test(nothing_leads_there),
        cmocka_unit_test(actions_are_refused_by_the_clause_of_the_game),
        cmocka_unit_test(the_book_tells_it_and_prints_the_roads),
        cmocka_unit_test(wrong_names_are_told_at_their_place),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
