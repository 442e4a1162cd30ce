/*
 * test_bigmap.c - a map of two sections and 4,120 hexes: ids, the seam, and what loading takes.
 */
#include <berthier/atlas.h>

#include <time.h>

#include "bigmap.h"

static bt_arena arena;
static bt_atlas atlas;

static int
open_map(void **state)
{
    (void)state;
    bt_error err = { 0 };
    bt_doc *doc = bt_arena_calloc(&arena, 1, sizeof *doc);
    *doc = bigmap_doc(&arena, 77, 54);
    const bt_doc *docs[] = { doc };
    int status = bt_atlas_load(&atlas, &arena, docs, 1, bigmap_terrains, 2, &err);
    if (status)
        print_message("%d:%d: %s\n", err.line, err.column, err.text);
    return status;
}

static int
close_map(void **state)
{
    (void)state;
    bt_arena_release(&arena);
    return 0;
}

static bt_hex
hex(const char *id)
{
    bt_hex found = bt_hex_find(&atlas, id);
    if (found == BT_HEX_NONE)
        fail_msg("no hex %s", id);
    return found;
}

/* OSG 1.2: row N01 is row S39 over again, and the sections lie one above the other. */
static void
a_row_on_two_sections_has_two_ids(void **state)
{
    (void)state;
    char alias[BT_HEX_ID_SIZE];
    assert_int_equal(atlas.hex_count, BIGMAP_HEXES);
    assert_int_equal(hex("N0117"), hex("S3917"));
    assert_string_equal(atlas.hexes[hex("S3917")].id, "N0117");
    bt_hex_alias(&atlas, hex("N0117"), alias);
    assert_string_equal(alias, "S3917");
    bt_hex_alias(&atlas, hex("N0217"), alias);
    assert_string_equal(alias, "");
    bt_hex_alias(&atlas, hex("S3817"), alias);
    assert_string_equal(alias, "");
    assert_int_equal(bt_hex_find(&atlas, "S4001"), BT_HEX_NONE);
    assert_int_equal(bt_hex_find(&atlas, "N4001"), BT_HEX_NONE);
    assert_int_equal(bt_hex_find(&atlas, "0117"), BT_HEX_NONE);
    assert_int_equal(bt_hex_find(&atlas, "N011"), BT_HEX_NONE);
    assert_int_equal(bt_hex_find(&atlas, "N01x7"), BT_HEX_NONE);
    assert_int_equal(bt_hex_find(&atlas, "S0254"), BT_HEX_NONE); /* an even row has 53 */
}

static void
every_id_finds_its_hex(void **state)
{
    (void)state;
    int aliases = 0;
    for (bt_hex h = 0; h < atlas.hex_count; h++) {
        char alias[BT_HEX_ID_SIZE];
        bt_hex_alias(&atlas, h, alias);
        assert_int_equal(hex(atlas.hexes[h].id), h);
        if (alias[0])
            assert_int_equal(hex(alias), h);
        aliases += alias[0] != '\0';
    }
    assert_int_equal(aliases, 54);
}

static void
the_seam_is_no_border(void **state)
{
    (void)state;
    static const char *const around[] = { "N0217", "N0118", "S3817", "S3816", "N0116", "N0216" };
    for (bt_dir dir = 0; dir < 6; dir++)
        assert_int_equal(neighbour_of(&atlas, hex("S3917"), dir), hex(around[dir]));
    assert_int_equal(bt_hex_range(&atlas, hex("S3817"), hex("N0217")), 2);
    assert_int_equal(bt_hex_range(&atlas, hex("S0101"), hex("N3901")), 76);
    assert_int_equal(atlas.hexes[hex("S3917")].edges, 0);
    assert_int_equal(atlas.hexes[hex("S0117")].edges, BT_EDGE_SOUTH);
    assert_int_equal(atlas.hexes[hex("N3917")].edges, BT_EDGE_NORTH);
}

/* Numbered through, alike from both hexes; no other hexside has a number. */
static void
waters_are_numbered(void **state)
{
    (void)state;
    static int seen[6 * BIGMAP_HEXES];
    int wet = 0;
    for (bt_hex h = 0; h < atlas.hex_count; h++) {
        for (int i = 0; i < atlas.hexes[h].side_count; i++) {
            const bt_hexside *side = &atlas.hexes[h].sides[i];
            const bt_hexside *back = bt_hexside_between(&atlas, side->to, h);
            assert_int_equal(side->water != BT_WATER_NONE,
                             (side->features & BT_HEXSIDE_WATERS) != 0);
            assert_int_equal(side->water, back->water);
            if (side->water == BT_WATER_NONE)
                continue;
            assert_true(side->water < atlas.water_count);
            seen[side->water]++;
            wet++;
        }
    }
    assert_int_equal(wet, 2 * atlas.water_count);
    for (int i = 0; i < atlas.water_count; i++)
        assert_int_equal(seen[i], 2);
}

static void
woods_are_a_feature_of_hexsides(void **state)
{
    (void)state;
    const bt_hexside *side = bt_hexside_between(&atlas, hex("S0101"), hex("S0102"));
    assert_int_equal(side->features, BT_HEXSIDE_WOODS);
    side = bt_hexside_between(&atlas, hex("S0102"), hex("S0101"));
    assert_int_equal(side->features, BT_HEXSIDE_WOODS);
    side = bt_hexside_between(&atlas, hex("S0201"), hex("S0202"));
    assert_int_equal(side->features, 0);
}

/* The least time of several loads, in microseconds: what else the machine does only adds. */
static double
load_time(int rows, int columns)
{
    bt_arena of_doc = { 0 };
    bt_doc doc = bigmap_doc(&of_doc, rows, columns);
    const bt_doc *docs[] = { &doc };
    double least = 1e9;
    for (int i = 0; i < 9; i++) {
        bt_arena of_load = { 0 };
        bt_atlas loaded;
        struct timespec a, b;
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &a);
        assert_int_equal(bt_atlas_load(&loaded, &of_load, docs, 1, bigmap_terrains, 2, NULL),
                         BT_OK);
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &b);
        double took = (double)(b.tv_sec - a.tv_sec) * 1e6 + (double)(b.tv_nsec - a.tv_nsec) / 1e3;
        least = took < least ? took : least;
        bt_arena_release(&of_load);
    }
    bt_arena_release(&of_doc);
    return least;
}

/* Sixteen times the hexes: sixteen times the time, or 256 times if anything looked at all hexes for
 * each. */
static void
loading_is_linear(void **state)
{
    (void)state;
    double small = load_time(19, 14), large = load_time(77, 54);
    print_message("loading %d hexes: %.0f us, 257 hexes: %.0f us\n", BIGMAP_HEXES, large, small);
    assert_true(large < small * 50);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_row_on_two_sections_has_two_ids),
        cmocka_unit_test(every_id_finds_its_hex),
        cmocka_unit_test(the_seam_is_no_border),
        cmocka_unit_test(waters_are_numbered),
        cmocka_unit_test(woods_are_a_feature_of_hexsides),
        cmocka_unit_test(loading_is_linear),
    };
    return cmocka_run_group_tests(tests, open_map, close_map);
}
