/*
 * test_tec.c - the terrain effects chart, and what a step costs by it.
 *
 * The map is tests/packs/country, whose first lines draw it.
 */
#include <berthier/tec.h>

#include <stdlib.h>

#include "yamlmap.h"

typedef struct country {
    bt_arena arena;
    bt_pack pack;
    bt_tec tec;
    bt_atlas atlas;
} country;

static int
open_country(void **state)
{
    country *c = calloc(1, sizeof *c);
    bt_error err = { 0 };
    assert_non_null(c);
    *state = c;
    assert_int_equal(bt_pack_load(&c->pack, &c->arena, "naw", BT_TESTS_DIR "/packs/country", &err),
                     BT_OK);
    assert_int_equal(bt_tec_load(&c->tec, &c->arena, bt_pack_doc(&c->pack, "tables.yaml"), &err),
                     BT_OK);
    const bt_doc *docs[] = { bt_pack_doc(&c->pack, "map-country.yaml") };
    assert_int_equal(bt_atlas_load(&c->atlas, &c->arena, docs, 1, c->tec.terrain_words,
                                   c->tec.terrain_count, &err),
                     BT_OK);
    return 0;
}

static int
close_country(void **state)
{
    country *c = *state;
    bt_arena_release(&c->arena);
    free(c);
    return 0;
}

static int
step(const country *c, const char *from, const char *to)
{
    const bt_hexside *side =
        bt_hexside_between(&c->atlas, bt_hex_find(&c->atlas, from), bt_hex_find(&c->atlas, to));
    assert_non_null(side);
    return bt_tec_cost(&c->tec, 0, c->atlas.hexes[side->to].terrain, side->features);
}

/* In half Movement Points. */
static const struct {
    const char *from, *to;
    int cost;
    const char *rule;
} steps[] = {
    { "0101", "0102", 2, "9.0a clear" },
    { "0402", "0403", 4, "9.0b forest, no road that way" },
    { "0303", "0304", 4, "5.22b two roads side by side" },
    { "0203", "0303", 1, "5.22a forest along a road" },
    { "0503", "0603", 1, "5.22a town along a road" },
    { "0306", "0305", 4, "9.0c rough" },
    { "0205", "0305", 2, "5.23 rough along a trail" },
    { "0105", "0205", 2, "5.23 forest along a trail" },
    { "0703", "0803", 1, "9.0g marsh along a road" },
    { "0802", "0803", BT_MP_PROHIBITED, "9.0g marsh without" },
    { "0803", "0804", BT_MP_PROHIBITED, "9.0g marsh without" },
    { "0804", "0805", 2, "out of a marsh" },
    { "0602", "0603", 2, "9.0h town" },
    { "0506", "0606", BT_MP_PROHIBITED, "5.24 river" },
    { "0508", "0607", 1, "5.24 bridge and road" },
    { "0607", "0508", 1, "5.24 bridge and road, back" },
    { "0509", "0609", 2, "5.24 bridge without a road" },
    { "0208", "0207", 6, "5.25 stream into clear" },
    { "0207", "0208", 8, "9.0m stream into forest" },
    { "0307", "0308", 8, "9.0m stream into rough" },
    { "0408", "0407", 6, "9.0m stream into town" },
    { "0107", "0108", 5, "5.22 5.25 road over a stream, no bridge" },
    { "0507", "0508", 1, "9.0l road over a bridged stream" },
    { "0108", "0207", 2, "9.0l bridged stream without a road" },
    { "0807", "0907", 4, "5.26 up" },
    { "0907", "0807", 2, "5.26 down" },
    { "0807", "0908", 4, "9.0d up into town" },
    { "1006", "1007", 6, "9.0d up into forest" },
    { "0806", "0907", 2, "level with the hill" },
    { "0906", "0907", 1, "5.22 road across a slope" },
    { "0907", "1007", 4, "on the hill" },
};

static void
steps_cost_what_the_chart_says(void **state)
{
    const country *c = *state;
    for (size_t i = 0; i < BT_COUNT(steps); i++) {
        int cost = step(c, steps[i].from, steps[i].to);
        if (cost != steps[i].cost)
            fail_msg("%s to %s costs %d, not %d halves: %s", steps[i].from, steps[i].to, cost,
                     steps[i].cost, steps[i].rule);
    }
}

static void
entering_from_off_the_map(void **state)
{
    const country *c = *state;
    static const struct {
        const char *hex;
        int cost;
    } entries[] = {
        { "0101", 2 }, { "0103", 1 }, { "0303", 1 }, { "0803", 1 }, { "0804", BT_MP_PROHIBITED },
        { "0208", 4 }, { "0205", 2 }
    };
    for (size_t i = 0; i < BT_COUNT(entries); i++)
        assert_int_equal(bt_tec_entry_cost(&c->tec, 0, &c->atlas,
                                           bt_hex_find(&c->atlas, entries[i].hex)),
                         entries[i].cost);
}

static void
multipliers_and_sight(void **state)
{
    const country *c = *state;
    static const struct {
        const char *id;
        int defence;
        bool blocks;
    } terrains[] = { { "clear", 1, false },
                     { "forest", 1, true },
                     { "rough", 2, false },
                     { "marsh", 2, false },
                     { "town", 2, true } };
    assert_int_equal(c->tec.terrain_count, 5);
    for (size_t i = 0; i < BT_COUNT(terrains); i++) {
        assert_string_equal(c->tec.terrains[i].id, terrains[i].id);
        assert_int_equal(c->tec.terrains[i].defence, terrains[i].defence * BT_TIMES_ONE);
        assert_int_equal(c->tec.terrains[i].blocks_los, terrains[i].blocks);
        assert_int_equal(c->tec.blocking >> i & 1, terrains[i].blocks);
    }
    assert_int_equal(c->tec.defence[BT_CROSSING_STREAM], 2 * BT_TIMES_ONE);
    assert_int_equal(c->tec.defence[BT_CROSSING_SLOPE], 2 * BT_TIMES_ONE);
    assert_int_equal(c->tec.defence[BT_CROSSING_BRIDGE], 2 * BT_TIMES_ONE);
    assert_int_equal(c->tec.defence[BT_CROSSING_RIVER], BT_TIMES_ONE);
}

static void
costs_are_read_as_printed(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        int halves; /* -1: refused */
    } costs[] = { { "2", 4 },    { "1/2", 1 },          { "1 1/2", 3 }, { "0", 0 },
                  { "20", 40 },  { "21", -1 },          { "1/3", -1 },  { "1/", -1 },
                  { "-1", -1 },  { "2 ", 4 },           { "11/2", -1 }, { "x", -1 },
                  { "1 1", -1 }, { "999999999999", -1 } };
    for (size_t i = 0; i < BT_COUNT(costs); i++) {
        char text[512];
        bt_arena arena = { 0 };
        bt_error err = { 0 };
        bt_tec tec;
        snprintf(text, sizeof text,
                 "terrain:\n  clear: {enter: %s}\nhexsides:\n  road: {instead: 1/2}\n"
                 "  trail: {instead: 1}\n  stream: {added: 2}\n  slope: {added: 1}\n  bridge: {}\n",
                 costs[i].text);
        bt_doc doc = doc_of(&arena, text);
        int status = bt_tec_load(&tec, &arena, &doc, &err);
        assert_int_equal(status, costs[i].halves < 0 ? BT_EDATA : BT_OK);
        if (costs[i].halves >= 0) {
            assert_int_equal(tec.costs[0].enter[0], costs[i].halves);
        } else {
            assert_int_equal(err.line, 2);
            assert_int_equal(err.column, 18);
        }
        bt_arena_release(&arena);
    }
}

int
main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(steps_cost_what_the_chart_says),
        cmocka_unit_test(entering_from_off_the_map),
        cmocka_unit_test(multipliers_and_sight),
        cmocka_unit_test(costs_are_read_as_printed),
    };
    return cmocka_run_group_tests(tests, open_country, close_country);
}
