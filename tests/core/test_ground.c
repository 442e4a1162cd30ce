/*
 * test_ground.c - what steps cost each class of units, and what broken bridges and pontoons change.
 *
 * Row 1: woods along a stream, a stream, woods.  Row 2: a road over a bridged stream and a bridged
 * river, then a river without a bridge.  Row 3: a slope, and one with a road up it.
 */
#include "stacks.h"

static const char country[] =
    "rivers: 0203|0204 0204|0205\nstreams: 0101|0102 0102|0103 0202|0203\n"
    "bridges: 0202|0203 0203|0204\nwoods: 0101|0102 0103|0104\nslopes:\n  0301: 0302\n  0303: "
    "0304\n"
    "roads:\n  - 0201 0202 0203 0204\n  - 0303 0304\ntrails:\n  - 0401 0402\n";

static stacks toy;

static int
open_toy(void **state)
{
    (void)state;
    stacks_open(&toy, country);
    return 0;
}

static int
close_toy(void **state)
{
    (void)state;
    stacks_close(&toy);
    return 0;
}

#define NO BT_MP_PROHIBITED

/* In half points: infantry, cavalry, march, train, leader, message. */
typedef struct step {
    const char *from, *to;
    const char *closed, *opened; /* a hexside as "0202 0203", or NULL */
    int cost[6];
    const char *rule;
} step;

static const step steps[] = {
    { "0402", "0403", NULL, NULL, { 2, 2, 2, 2, 2, 2 }, "OSG 8.11, clear" },
    { "0401", "0402", NULL, NULL, { 2, 2, 2, 2, 2, 2 }, "OSG 8.24, a trail" },
    { "0102", "0103", NULL, NULL, { 4, 4, 4, NO, 4, 2 }, "OSG 8.11, 8.31, a stream" },
    { "0101", "0102", NULL, NULL, { 6, 8, 6, NO, 8, 2 }, "OSG 8.11, a stream in woods" },
    { "0103", "0104", NULL, NULL, { 4, 6, 4, 6, 6, 2 }, "OSG 8.11, woods" },
    { "0201", "0202", NULL, NULL, { 2, 2, 1, 2, 2, 1 }, "OSG 8.21, 8.24, a road" },
    { "0202", "0203", NULL, NULL, { 2, 2, 1, 2, 2, 1 }, "OSG 8.24, over a stream" },
    { "0203", "0204", NULL, NULL, { 4, 4, 1, 4, 2, 1 }, "OSG 8.31, over a river" },
    { "0204", "0205", NULL, NULL, { NO, NO, NO, NO, NO, 2 }, "OSG 8.31, 18.1, no bridge" },
    { "0301", "0302", NULL, NULL, { 4, 4, 4, NO, 4, 2 }, "OSG 9.1, uphill" },
    { "0302", "0301", NULL, NULL, { 2, 2, 2, 2, 2, 2 }, "downhill" },
    { "0303", "0304", NULL, NULL, { 2, 2, 1, 2, 2, 1 }, "OSG 8.24, 9.1, uphill by road" },
    { "0202", "0203", "0202 0203", NULL, { 4, 4, 3, NO, 4, 1 }, "OSG 8.41, a broken bridge" },
    { "0204", "0203", "0203 0204", NULL, { NO, NO, NO, NO, NO, 1 }, "OSG 8.42, over a river" },
    { "0205", "0204", NULL, "0204 0205", { 6, 6, 2, 6, 2, 2 }, "OSG 8.31, a pontoon" },
    { "0203", "0204", NULL, "0203 0204", { 2, 2, 1, 2, 2, 1 }, "OSG 9.2, beside a bridge" },
    { "0203", "0204", "0203 0204", "0203 0204", { 6, 6, 1, 6, 2, 1 }, "OSG 9.2, a broken one" },
    { "0102", "0103", NULL, "0102 0103", { 4, 4, 2, 6, 2, 2 }, "OSG 9.2, over a stream" },
    { "0402", "0403", "0202 0203", "0204 0205", { 2, 2, 2, 2, 2, 2 }, "elsewhere" },
};

static void
change(uint64_t *set, const char *between)
{
    char from[8], to[8];
    *set = 0;
    if (!between)
        return;
    assert_int_equal(sscanf(between, "%7s %7s", from, to), 2);
    bt_bits_add(set, stacks_side(&toy, from, to)->water);
}

static void
each_class_pays_its_own(void **state)
{
    (void)state;
    for (size_t i = 0; i < BT_COUNT(steps); i++) {
        const step *s = &steps[i];
        change(toy.closed, s->closed);
        change(toy.opened, s->opened);
        for (int c = 0; c < 6; c++) {
            int cost = bt_ground_cost(&toy.ground, c, stacks_side(&toy, s->from, s->to));
            if (cost != s->cost[c])
                fail_msg("%s to %s costs %s %d, not %d halves: %s", s->from, s->to,
                         toy.tec.class_words[c], cost, s->cost[c], s->rule);
        }
    }
    change(toy.closed, NULL);
    change(toy.opened, NULL);
}

/* An overlay may take the road with the bridge: for roads that supply runs along (OSG 8.41, 14.1B). */
static void
an_overlay_says_what_it_takes_and_gives(void **state)
{
    (void)state;
    uint64_t broken = 0, laid = 0;
    bt_overlay roads = { &broken, &laid, BT_HEXSIDE_BRIDGE | BT_HEXSIDE_ROAD,
                         BT_HEXSIDE_PONTOON | BT_HEXSIDE_ROAD };
    bt_ground ground = { &toy.atlas, &toy.tec, &roads };
    const bt_hexside *bridged = stacks_side(&toy, "0203", "0204");
    const bt_hexside *wet = stacks_side(&toy, "0204", "0205");
    assert_true(bt_ground_features(&ground, bridged) & BT_HEXSIDE_ROAD);
    bt_bits_add(&broken, bridged->water);
    bt_bits_add(&laid, wet->water);
    assert_int_equal(bt_ground_features(&ground, bridged), BT_HEXSIDE_RIVER);
    assert_int_equal(bt_ground_features(&ground, wet),
                     BT_HEXSIDE_RIVER | BT_HEXSIDE_PONTOON | BT_HEXSIDE_ROAD);
    ground.overlay = NULL;
    assert_int_equal(bt_ground_features(&ground, bridged), bridged->features);
    roads.closed = roads.opened = NULL;
    ground.overlay = &roads;
    assert_int_equal(bt_ground_features(&ground, bridged), bridged->features);
}

/* OSG 11.31, 13.23: a vedette is worth half a point, half as much again behind a stream. */
static void
multipliers_leave_nothing_to_round(void **state)
{
    (void)state;
    int vedette = 1; /* halves of a Strength Point */
    assert_int_equal(toy.tec.terrains[1].defence, 3);
    assert_int_equal(toy.tec.defence[BT_CROSSING_STREAM], 3);
    assert_int_equal(toy.tec.defence[BT_CROSSING_SLOPE], 3);
    assert_int_equal(toy.tec.defence[BT_CROSSING_BRIDGE], 4);
    assert_int_equal(toy.tec.defence[BT_CROSSING_WOODS], BT_TIMES_ONE);
    assert_int_equal(vedette * toy.tec.defence[BT_CROSSING_STREAM], 3); /* quarters */
}

static void
entering_by_class(void **state)
{
    (void)state;
    static const int cost[] = { 2, 2, 1, 2, 2, 1 };
    for (int c = 0; c < 6; c++) {
        assert_int_equal(bt_tec_entry_cost(&toy.tec, c, &toy.atlas, stacks_hex(&toy, "0201")),
                         cost[c]);
        assert_int_equal(bt_tec_entry_cost(&toy.tec, c, &toy.atlas, stacks_hex(&toy, "0101")), 2);
    }
}

/* Line 5 is the line of clear ground, line 8 that of streams. */
#define CHART(classes, clear, stream)                                                              \
    classes "\nterrain:\n  clear: " clear "\nhexsides:\n  road: {instead: 1/2}\n"                  \
            "  trail: {instead: 1}\n  stream: " stream "\n  slope: {added: 1}\n  bridge: {}\n"

static const struct {
    const char *text;
    int line, column;
    const char *says;
} bad[] = {
    { CHART("classes: a a", "{enter: 1}", "{added: 1}"), 1, 12, "class a is given twice" },
    { CHART("classes: a b c d e f g h i", "{enter: 1}", "{added: 1}"), 1, 26, "more than 8" },
    { CHART("classes: a b", "{enter: {a: 1}}", "{added: 1}"), 3, 18, "no cost for b" },
    { CHART("classes: a b", "{enter: {a: 1, c: 2}}", "{added: 1}"), 3, 25, "'c'" },
    { CHART("classes: a b", "{enter: {a: 1, others: barred}}", "{added: 1}"), 3, 33, "road-only" },
    { CHART("classes: a b", "{enter: 1}", "{added: road-only}"), 7, 19, "barred" },
    { CHART("classes: a b", "{enter: 1, defence: 0}", "{added: 1}"), 3, 30, "a multiplier" },
    { CHART("classes: a b", "{enter: 1, defence: 4 1/2}", "{added: 1}"), 3, 30, "up to 4" },
    { CHART("classes: a b", "{enter: 1, defence: 1/3}", "{added: 1}"), 3, 30, "a multiplier" },
    { CHART("classes: a b", "{enter: 1}", "{}"), 7, 11, "added" },
};

static void
mistakes_are_named_where_they_stand(void **state)
{
    (void)state;
    for (size_t i = 0; i < BT_COUNT(bad); i++) {
        bt_arena arena = { 0 };
        bt_error err = { 0 };
        bt_tec tec;
        bt_doc doc = doc_of(&arena, bad[i].text);
        int status = bt_tec_load(&tec, &arena, &doc, &err);
        if (status != BT_EDATA || err.line != bad[i].line || err.column != bad[i].column ||
            !strstr(err.text, bad[i].says))
            fail_msg("case %zu: status %d, %d:%d: %s", i, status, err.line, err.column, err.text);
        bt_arena_release(&arena);
    }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_class_pays_its_own),
        cmocka_unit_test(an_overlay_says_what_it_takes_and_gives),
        cmocka_unit_test(multipliers_leave_nothing_to_round),
        cmocka_unit_test(entering_by_class),
        cmocka_unit_test(mistakes_are_named_where_they_stand),
    };
    return cmocka_run_group_tests(tests, open_toy, close_toy);
}
