/*
 * test_atlas.c - maps from data: grids of every shape, features, mistakes.
 */
#include <berthier/atlas.h>
#include <berthier/buf.h>

#include <stdlib.h>

#include "yamlmap.h"

static const char *const words[] = { "clear", "wood", "town" };

#define GRID                                                                                       \
    "map: m\ntitle: M\ngrid:\n  hexes: flat\n  id: CCRR\n"                                         \
    "  columns: {first: 1, count: 5, grow: east}\n"                                                \
    "  rows: {first: 1, count: 5, grow: south}\n  stagger: odd-north\ndefault: clear\n"

#define SECTIONS(list)                                                                             \
    "map: m\ntitle: M\ngrid:\n  hexes: pointed\n  id: RRCC\n"                                      \
    "  columns: {first: 1, count: 5, grow: east}\n  rows: {first: 1, count: 5, grow: north}\n"     \
    "  stagger: even-east\n  sections: " list "\ndefault: clear\n"

static int
load_two(bt_atlas *atlas, bt_arena *arena, const char *a, const char *b, bt_error *err)
{
    bt_doc *doc = bt_arena_calloc(arena, 2, sizeof *doc);
    const bt_doc *docs[] = { doc, doc + 1 };
    doc[0] = doc_of(arena, a);
    if (b)
        doc[1] = doc_of(arena, b);
    return bt_atlas_load(atlas, arena, docs, b ? 2 : 1, words, BT_COUNT(words), err);
}

static void
load(bt_atlas *atlas, bt_arena *arena, const char *text)
{
    bt_error err = { 0 };
    int status = load_two(atlas, arena, text, NULL, &err);
    if (status)
        fail_msg("%d:%d: %s", err.line, err.column, err.text);
}

static void
assert_neighbours(const bt_atlas *atlas, const char *id, const char *const expected[6])
{
    for (bt_dir dir = 0; dir < 6; dir++) {
        bt_hex to = neighbour_of(atlas, bt_hex_find(atlas, id), dir);
        assert_string_equal(to == BT_HEX_NONE ? "" : atlas->hexes[to].id, expected[dir]);
    }
}

static void
columns_west_rows_north(void **state)
{
    (void)state; /* as the maps of Jena-Auerstadt: 0101 is the south-east corner */
    static const char *const odd[] = { "0304", "0203", "0202", "0302", "0402", "0403" };
    static const char *const even[] = { "0404", "0304", "0303", "0402", "0503", "0504" };
    static const char *const corner[] = { "0102", "", "", "", "", "0201" };
    bt_arena arena = { 0 };
    bt_atlas atlas;
    load(&atlas, &arena,
         "map: m\ntitle: M\ngrid:\n  hexes: flat\n  id: CCRR\n"
         "  columns: {first: 1, count: 6, grow: west}\n"
         "  rows: {first: 1, count: 5, grow: north}\n  stagger: even-north\ndefault: clear\n");
    assert_neighbours(&atlas, "0303", odd);
    assert_neighbours(&atlas, "0403", even);
    assert_neighbours(&atlas, "0101", corner);
    assert_int_equal(atlas.hexes[bt_hex_find(&atlas, "0101")].edges, BT_EDGE_SOUTH | BT_EDGE_EAST);
    assert_int_equal(atlas.hexes[bt_hex_find(&atlas, "0605")].edges, BT_EDGE_NORTH | BT_EDGE_WEST);
    assert_int_equal(atlas.hexes[bt_hex_find(&atlas, "0303")].edges, 0);
    bt_hex edge[6];
    assert_int_equal(bt_map_edge(&atlas, 0, BT_EDGE_NORTH, edge), 6);
    assert_string_equal(atlas.hexes[edge[0]].id, "0605"); /* west to east */
    assert_string_equal(atlas.hexes[edge[5]].id, "0105");
    assert_int_equal(bt_map_edge(&atlas, 0, BT_EDGE_EAST, edge), 5);
    assert_string_equal(atlas.hexes[edge[0]].id, "0101"); /* south to north */
    bt_arena_release(&arena);
}

static void
columns_east_rows_south(void **state)
{
    (void)state;
    static const char *const odd[] = { "0302", "0402", "0403", "0304", "0203", "0202" };
    static const char *const even[] = { "0202", "0303", "0304", "0204", "0104", "0103" };
    bt_arena arena = { 0 };
    bt_atlas atlas;
    load(&atlas, &arena, GRID);
    assert_neighbours(&atlas, "0303", odd);
    assert_neighbours(&atlas, "0203", even);
    assert_int_equal(atlas.hexes[bt_hex_find(&atlas, "0101")].edges, BT_EDGE_NORTH | BT_EDGE_WEST);
    bt_arena_release(&arena);
}

static void
pointed_hexes_with_prefix_and_gaps(void **state)
{
    (void)state; /* rows first, a letter before, even rows shorter: OSG's 1806 */
    static const char *const odd[] = { "S0402", "S0303", "S0202", "S0201", "S0301", "S0401" };
    static const char *const even[] = { "S0303", "S0203", "S0103", "S0102", "S0201", "S0302" };
    static const char *const end[] = { "", "", "", "S0203", "S0303", "S0403" };
    bt_arena arena = { 0 };
    bt_atlas atlas;
    load(&atlas, &arena,
         "map: s\ntitle: S\ngrid:\n  hexes: pointed\n  id: SRRCC\n"
         "  columns: {first: 1, count: 4, grow: east}\n"
         "  rows: {first: 1, count: 5, grow: north}\n  stagger: even-east\n"
         "  absent: S0204 S0404\ndefault: clear\n");
    assert_int_equal(atlas.hex_count, 18);
    assert_int_equal(bt_hex_find(&atlas, "S0204"), BT_HEX_NONE);
    assert_int_equal(bt_hex_find(&atlas, "s0303"), bt_hex_find(&atlas, "S0303"));
    assert_neighbours(&atlas, "S0302", odd);
    assert_neighbours(&atlas, "S0202", even);
    assert_neighbours(&atlas, "S0304", end);
    assert_int_equal(atlas.hexes[bt_hex_find(&atlas, "S0203")].edges, BT_EDGE_EAST);
    assert_int_equal(bt_hex_range(&atlas, bt_hex_find(&atlas, "S0101"),
                                  bt_hex_find(&atlas, "S0504")),
                     5);
    bt_arena_release(&arena);
}

/* Ranges by walking from hex to hex, against the formula. */
static void
range_is_the_number_of_steps(void **state)
{
    (void)state;
    static const char *const shapes[] = { "flat\n  stagger: odd-north",
                                          "flat\n  stagger: even-north",
                                          "pointed\n  stagger: odd-east",
                                          "pointed\n  stagger: even-east" };
    for (size_t i = 0; i < BT_COUNT(shapes); i++) {
        char text[512];
        bt_arena arena = { 0 };
        bt_atlas atlas;
        snprintf(text, sizeof text,
                 "map: m\ntitle: M\ngrid:\n  hexes: %s\n  id: CCRR\n"
                 "  columns: {first: 1, count: 7, grow: west}\n"
                 "  rows: {first: 1, count: 8, grow: south}\ndefault: clear\n",
                 shapes[i]);
        load(&atlas, &arena, text);
        for (bt_hex from = 0; from < atlas.hex_count; from++) {
            int steps[56], queue[56], head = 0, tail = 0;
            memset(steps, -1, sizeof steps);
            steps[from] = 0;
            queue[tail++] = from;
            while (head < tail) {
                const bt_hex_info *info = &atlas.hexes[queue[head]];
                for (int s = 0; s < info->side_count; s++) {
                    if (steps[info->sides[s].to] >= 0)
                        continue;
                    steps[info->sides[s].to] = steps[queue[head]] + 1;
                    queue[tail++] = info->sides[s].to;
                }
                head++;
            }
            for (bt_hex to = 0; to < atlas.hex_count; to++)
                assert_int_equal(bt_hex_range(&atlas, from, to), steps[to]);
        }
        bt_arena_release(&arena);
    }
}

static void
sides_are_packed_and_mutual(void **state)
{
    (void)state;
    bt_arena arena = { 0 };
    bt_atlas atlas;
    load(&atlas, &arena, GRID);
    for (bt_hex hex = 0; hex < atlas.hex_count; hex++) {
        const bt_hex_info *info = &atlas.hexes[hex];
        for (int i = 0; i < info->side_count; i++) {
            const bt_hexside *back = bt_hexside_between(&atlas, info->sides[i].to, hex);
            assert_true(i == 0 || info->sides[i - 1].to < info->sides[i].to);
            assert_non_null(back);
            assert_int_equal(back->dir, (info->sides[i].dir + 3) % 6);
        }
    }
    bt_arena_release(&arena);
}

static unsigned
features(const bt_atlas *atlas, const char *from, const char *to)
{
    const bt_hexside *side =
        bt_hexside_between(atlas, bt_hex_find(atlas, from), bt_hex_find(atlas, to));
    assert_non_null(side);
    return side->features;
}

static void
features_are_seen_from_both_hexes(void **state)
{
    (void)state;
    bt_arena arena = { 0 };
    bt_atlas atlas;
    load(&atlas, &arena,
         GRID
         "terrain:\n  wood:\n    - 0101 0102\n    - 0103\n  town:\n    Old Place: 0303\n"
         "names: {Peak: 0505}\nslopes:\n  0504: 0505 0404\nrivers: 0201|0202 0501:NE\n"
         "streams:\n  - 0301|0302\nbridges: 0201|0202\nroads:\n  - 0201 0202 0203\n  - 0201 >N\n"
         "trails:\n  - 0203 0303\ngrades:\n  S: 0303\n  r: 0101\n");
    const bt_hex_info *town = &atlas.hexes[bt_hex_find(&atlas, "0303")];
    assert_int_equal(town->terrain, 2);
    assert_string_equal(town->name, "Old Place");
    assert_int_equal(town->grade, 'S');
    assert_true(town->has_trail && !town->has_road);
    assert_int_equal(atlas.hexes[bt_hex_find(&atlas, "0103")].terrain, 1);
    assert_int_equal(atlas.hexes[bt_hex_find(&atlas, "0101")].grade, 'r');
    assert_int_equal(atlas.hexes[bt_hex_find(&atlas, "0102")].grade, 'R');
    assert_string_equal(atlas.hexes[bt_hex_find(&atlas, "0505")].name, "Peak");
    assert_int_equal(atlas.hexes[bt_hex_find(&atlas, "0505")].terrain, 0);
    assert_int_equal(features(&atlas, "0504", "0505"), BT_HEXSIDE_SLOPE_UP);
    assert_int_equal(features(&atlas, "0505", "0504"), BT_HEXSIDE_SLOPE_DOWN);
    assert_int_equal(features(&atlas, "0201", "0202"),
                     BT_HEXSIDE_RIVER | BT_HEXSIDE_BRIDGE | BT_HEXSIDE_ROAD);
    assert_int_equal(features(&atlas, "0202", "0201"), features(&atlas, "0201", "0202"));
    assert_int_equal(features(&atlas, "0302", "0301"), BT_HEXSIDE_STREAM);
    assert_int_equal(features(&atlas, "0303", "0203"), BT_HEXSIDE_TRAIL);
    assert_int_equal(features(&atlas, "0101", "0102"), 0);
    assert_int_equal(atlas.hexes[bt_hex_find(&atlas, "0201")].roads_off, 1);
    assert_int_equal(atlas.hexes[bt_hex_find(&atlas, "0501")].waters_off, 2);
    bt_arena_release(&arena);
}

/* GRID ends with line 9, so what is added begins with line 10. */
static const struct {
    const char *text;
    int line, column;
    const char *says;
} bad[] = {
    { GRID "terrain:\n  wood: 0101 0606\n", 11, 14, "0606" },
    { GRID "terrain:\n  wood: 0101 0101\n", 11, 14, "twice" },
    { GRID "terrain:\n  bog: 0101\n", 11, 3, "bog" },
    { GRID "terrain:\n  town: {A: 0101, B: 0101}\n", 11, 22, "twice" },
    { GRID "names: {A: 0101, B: 0101}\n", 10, 21, "already named A" },
    { GRID "rivers:\n  - 0101|0102 0101|0103\n", 11, 15, "do not touch" },
    { GRID "rivers: 0101|0102 0102|0101\n", 10, 19, "twice" },
    { GRID "rivers: 0101|0102\nstreams: 0102|0101\n", 11, 10, "river and stream" },
    { GRID "rivers: 0101\n", 10, 9, "expected a hexside" },
    { GRID "rivers: 0303:NE\n", 10, 9, "write 0303|0402" },
    { GRID "rivers: 0303:E\n", 10, 9, "no direction" },
    { GRID "bridges: 0101|0102\n", 10, 10, "over nothing" },
    { GRID "rivers: 0101|0102\nroads:\n  - 0101 0102\n", 12, 10, "no bridge" },
    { GRID "roads:\n  - 0101 0103\n", 11, 10, "does not touch 0101" },
    { GRID "roads:\n  - 0101\n", 11, 5, "two hexes" },
    { GRID "roads:\n  - 0303 >N\n", 11, 10, "does not end" },
    { GRID "roads:\n  - 0101 >N 0102\n", 11, 13, "already left" },
    { GRID "roads: 0101 0102\n", 10, 8, "expected a list" },
    { GRID "slopes:\n  0101: 0103\n", 11, 9, "does not touch" },
    { GRID "slopes:\n  0101: 0102\n  0102: 0101\n", 12, 9, "twice" },
    { GRID "slopes:\n  0909: 0102\n", 11, 3, "0909" },
    { GRID "grades:\n  X: 0101\n", 11, 3, "'X'" },
    { GRID "grades:\n  S: 0101\n  F: 0101\n", 12, 6, "twice" },
    { GRID "lakes: 0101\n", 10, 1, "lakes" },
    { GRID "north: 360\n", 10, 8, "359" },
    { GRID "country: 0101\n", 10, 10, "expected a list" },
    { GRID "country:\n  - {is: lake, name: A, size: 1, at: 0101}\n", 11, 10, "lake" },
    { GRID "country:\n  - {is: river, size: 1, at: 0101}\n", 11, 5, "missing key 'name'" },
    { GRID "country:\n  - {is: river, name: A, size: 4, at: 0101}\n", 11, 32, "3" },
    { GRID "country:\n  - {is: wood, name: A, size: 1, at: 0606}\n", 11, 38, "0606" },
    { GRID "country:\n  - {is: height, name: A, size: 200, at: 0101}\n", 11, 24, "no name" },
    { GRID "country:\n  - {is: town, size: 2, at: []}\n", 11, 29, "expected hexes" },
    { "map: m\ntitle: M\ngrid: {hexes: flat}\ndefault: clear\n", 3, 7, "missing key 'id'" },
    { "map: A B\ntitle: M\n", 1, 6, "small letters" },
    { GRID "woods: 0101|0103\n", 10, 8, "do not touch" },
    { GRID "woods: 0101|0102 0102|0101\n", 10, 18, "twice" },
    { SECTIONS("[{letter: n, row: 1, count: 5, first: 1}]"), 9, 23, "capital letter" },
    { SECTIONS("[{letter: N, row: 2, count: 5, first: 1}]"), 9, 41, "1 to 4" },
    { SECTIONS("[{letter: N, row: 2, count: 4, first: 1}]"), 9, 13, "row 1 is in 0 sections" },
    { SECTIONS(
          "[{letter: N, row: 1, count: 5, first: 1}, {letter: N, row: 1, count: 1, first: 1}]"),
      9, 55, "two sections have the letter N" },
    { SECTIONS("N"), 9, 13, "expected a list" },
};

static void
mistakes_are_named_where_they_stand(void **state)
{
    (void)state;
    for (size_t i = 0; i < BT_COUNT(bad); i++) {
        bt_arena arena = { 0 };
        bt_atlas atlas;
        bt_error err = { 0 };
        int status = load_two(&atlas, &arena, bad[i].text, NULL, &err);
        if (status != BT_EDATA || err.line != bad[i].line || err.column != bad[i].column ||
            !strstr(err.text, bad[i].says))
            fail_msg("case %zu: status %d, %d:%d: %s", i, status, err.line, err.column, err.text);
        assert_string_equal(err.file, "test.yaml");
        bt_arena_release(&arena);
    }
}

static void
the_country_is_carried_along(void **state)
{
    (void)state;
    bt_arena arena = { 0 };
    bt_atlas atlas;
    load(&atlas, &arena,
         GRID "north: 49\ncountry:\n  - {is: river, name: Saale, size: 3, at: 0101 0303}\n"
              "  - {is: height, size: 480, at: 0202}\n");
    const bt_map *map = &atlas.maps[0];
    assert_int_equal(map->north, 49);
    assert_int_equal(map->land_count, 2);
    assert_int_equal(map->lands[0].kind, BT_LAND_RIVER);
    assert_string_equal(map->lands[0].name, "Saale");
    assert_int_equal(map->lands[0].hex_count, 2);
    assert_string_equal(atlas.hexes[map->lands[0].hexes[1]].id, "0303");
    assert_string_equal(bt_land_words[map->lands[1].kind], "height");
    assert_int_equal(map->lands[1].size, 480);
    assert_string_equal(map->lands[1].name, "");
    bt_arena_release(&arena);
}

/* A map of 10,000 hexes, with a river along every hexside that `from` has of it, if there is one. */
static void
write_great_map(bt_buf *out, int number, const bt_atlas *from)
{
    bt_buf_addf(out,
                "map: m%d\ntitle: M\ngrid:\n  hexes: flat\n  id: %cCCRR\n"
                "  columns: {first: 0, count: 100, grow: east}\n"
                "  rows: {first: 0, count: 100, grow: south}\n  stagger: odd-north\n"
                "default: clear\n%s",
                number, 'D' + number, from ? "rivers:\n" : "");
    for (bt_hex hex = 0; from && hex < from->hex_count; hex++) {
        const bt_hex_info *info = &from->hexes[hex];
        for (int i = 0; i < info->side_count; i++)
            if (info->map == number && info->sides[i].to > hex)
                bt_buf_addf(out, "  - %s|%s\n", info->id, from->hexes[info->sides[i].to].id);
    }
}

static int
load_great_maps(bt_atlas *atlas, bt_arena *arena, int count, const bt_atlas *from, bt_error *err)
{
    bt_doc maps[BT_MAPS_MAX];
    const bt_doc *docs[BT_MAPS_MAX];
    for (int i = 0; i < count; i++) {
        bt_buf text = { 0 };
        write_great_map(&text, i, from);
        maps[i] = doc_of(arena, bt_buf_text(&text));
        docs[i] = &maps[i];
        bt_buf_release(&text);
    }
    return bt_atlas_load(atlas, arena, docs, count, words, BT_COUNT(words), err);
}

static void
waters_are_as_many_as_have_numbers(void **state)
{
    (void)state;
    bt_arena arena = { 0 };
    bt_atlas dry, wet;
    bt_error err = { 0 };
    assert_int_equal(load_great_maps(&dry, &arena, BT_MAPS_MAX, NULL, &err), BT_OK);
    assert_int_equal(dry.hex_count, 40000);
    assert_int_equal(load_great_maps(&wet, &arena, 2, &dry, &err), BT_OK);
    assert_int_equal(wet.water_count, 2 * 29601);
    assert_int_equal(load_great_maps(&wet, &arena, 3, &dry, &err), BT_EDATA);
    assert_string_equal(err.text, "more than 65535 hexsides of rivers and streams on all maps");
    assert_int_equal(err.line, 1);
    bt_arena_release(&arena);
}

static void
two_maps_number_through(void **state)
{
    (void)state;
    static const char other[] =
        "map: n\ntitle: N\ngrid:\n  hexes: flat\n  id: CCRR\n"
        "  columns: {first: 1, count: 2, grow: east}\n"
        "  rows: {first: %s, count: 2, grow: south}\n  stagger: odd-north\ndefault: clear\n";
    char text[512];
    bt_arena arena = { 0 };
    bt_atlas atlas;
    bt_error err = { 0 };
    snprintf(text, sizeof text, other, "6");
    assert_int_equal(load_two(&atlas, &arena, GRID, text, &err), BT_OK);
    assert_int_equal(atlas.maps[1].first, 25);
    assert_int_equal(atlas.hexes[bt_hex_find(&atlas, "0106")].map, 1);
    assert_int_equal(bt_hex_range(&atlas, bt_hex_find(&atlas, "0105"), bt_hex_find(&atlas, "0106")),
                     -1);
    assert_null(
        bt_hexside_between(&atlas, bt_hex_find(&atlas, "0105"), bt_hex_find(&atlas, "0106")));
    snprintf(text, sizeof text, other, "5");
    assert_int_equal(load_two(&atlas, &arena, GRID, text, &err), BT_EDATA);
    assert_int_equal(err.line, 4);
    assert_non_null(strstr(err.text, "hex 0105 is on map m too"));
    bt_arena_release(&arena);
}

int
main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(columns_west_rows_north),
        cmocka_unit_test(columns_east_rows_south),
        cmocka_unit_test(pointed_hexes_with_prefix_and_gaps),
        cmocka_unit_test(range_is_the_number_of_steps),
        cmocka_unit_test(sides_are_packed_and_mutual),
        cmocka_unit_test(features_are_seen_from_both_hexes),
        cmocka_unit_test(mistakes_are_named_where_they_stand),
        cmocka_unit_test(the_country_is_carried_along),
        cmocka_unit_test(waters_are_as_many_as_have_numbers),
        cmocka_unit_test(two_maps_number_through),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
