/*
 * test_line.c - lines of command and supply, as OSG's 1806 traces them.
 */
#include <berthier/line.h>
#include <berthier/rng.h>
#include <time.h>

#include "bigmap.h"
#include "stacks.h"

#define MOST BIGMAP_HEXES

static stacks toy; /* ground and chart; its map is not used */
static bt_atlas atlas;
static bt_ground ground;
static uint64_t closed[BT_BITS_WORDS(MOST)];
static uint16_t far[MOST];
static bt_hex room[MOST];

static int
open_map(void **state)
{
    (void)state;
    bt_error err = { 0 };
    stacks_open(&toy, "");
    bt_doc *doc = bt_arena_calloc(&toy.arena, 1, sizeof *doc);
    *doc = bigmap_doc(&toy.arena, 77, 54);
    const bt_doc *docs[] = { doc };
    ground = (bt_ground){ &atlas, &toy.tec, NULL };
    return bt_atlas_load(&atlas, &toy.arena, docs, 1, toy.tec.terrain_words, toy.tec.terrain_count,
                         &err);
}

static int
close_map(void **state)
{
    (void)state;
    stacks_close(&toy);
    return 0;
}

static int
open_all(void **state)
{
    (void)state;
    memset(closed, 0, sizeof closed);
    ground.overlay = NULL;
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

static void
spread(const bt_line *line, bt_hex from)
{
    memset(far, 0xff, sizeof far);
    far[from] = 0;
    bt_line_spread(line, &from, 1, far, room);
}

/* ---- against the obvious answer ------------------------------------------ */

/* What the next hex of a line counts, said straight from the rules of line.h. */
static unsigned
slow_step(const bt_line *line, bt_hex from, bt_hex to)
{
    const bt_hexside *side = bt_hexside_between(&atlas, from, to);
    unsigned features = bt_ground_features(&ground, side);
    if (bt_ground_cost(&ground, line->class_of_unit, side) == BT_MP_PROHIBITED ||
        (line->along && !(features & line->along)) ||
        (line->closed && bt_bits_has(line->closed, to)))
        return BT_FAR_NONE;
    return 1;
}

static void
slow_spread(const bt_line *line, bt_hex from, uint16_t *out)
{
    bool changed = true;
    memset(out, 0xff, MOST * sizeof *out);
    out[from] = 0;
    while (changed) {
        changed = false;
        for (bt_hex h = 0; h < atlas.hex_count; h++) {
            for (int i = 0; out[h] != BT_FAR_NONE && i < atlas.hexes[h].side_count; i++) {
                bt_hex to = atlas.hexes[h].sides[i].to;
                unsigned step = line->homeward ? slow_step(line, to, h) : slow_step(line, h, to);
                if (step == BT_FAR_NONE || out[h] + step > line->limit || out[h] + step >= out[to])
                    continue;
                out[to] = (uint16_t)(out[h] + step);
                changed = true;
            }
        }
    }
}

static void
lengths_are_those_of_a_slow_search(void **state)
{
    (void)state;
    static uint16_t slow[MOST];
    static const uint16_t limits[] = { 2, 14, 28, 300 };
    static const uint16_t ways[] = { 0, BT_HEXSIDE_ROAD, BT_HEXSIDE_ROAD | BT_HEXSIDE_TRAIL };
    bt_rng rng = bt_rng_seeded(1806);
    for (int i = 0; i < 40; i++) {
        bt_line line = { .ground = &ground,
                         .class_of_unit = (int)bt_rng_below(&rng, 6),
                         .homeward = i & 1,
                         .along = ways[bt_rng_below(&rng, 3)],
                         .limit = limits[bt_rng_below(&rng, 4)],
                         .closed = closed };
        memset(closed, 0, sizeof closed);
        for (int n = 0; n < 800; n++)
            bt_bits_add(closed, bt_rng_below(&rng, MOST));
        bt_hex from = (bt_hex)bt_rng_below(&rng, MOST);
        spread(&line, from);
        slow_spread(&line, from, slow);
        assert_memory_equal(far, slow, sizeof far);
    }
}

/* ---- command ------------------------------------------------------------- */

/* Go on from the hexes at one distance, and keep what comes out less. */
static void
go_on(const bt_line *line, const uint16_t *from, int distance, uint16_t *onward, uint16_t *best)
{
    bt_hex ends[64];
    int count = 0;
    memset(onward, 0xff, MOST * sizeof *onward);
    for (bt_hex h = 0; h < atlas.hex_count; h++) {
        if (from[h] != distance)
            continue;
        onward[h] = from[h];
        ends[count++] = h;
    }
    bt_line_spread(line, ends, count, onward, room);
    for (bt_hex h = 0; h < atlas.hex_count; h++)
        best[h] = onward[h] < best[h] ? onward[h] : best[h];
}

/* OSG 7.2, 7.21: two hexes; three if the first two or the last two are joined by a way; four if all are. */
static void
find_command_range(bt_hex leader)
{
    static uint16_t any[MOST], ways[MOST], onward[MOST];
    bt_line two = { .ground = &ground, .limit = 2, .closed = closed };
    bt_line by_way = two, three = two, last = two;
    spread(&two, leader);
    memcpy(any, far, sizeof far);
    by_way.along = last.along = BT_HEXSIDE_ROAD | BT_HEXSIDE_TRAIL;
    by_way.limit = 4;
    three.limit = last.limit = 3;
    go_on(&by_way, any, 1, ways, far);
    go_on(&three, ways, 2, onward, far);
    go_on(&last, any, 2, onward, far);
}

/* Every way of up to four hexes, one after the other. */
static void
try_all(const bt_line *line, bt_hex *path, int length, uint16_t *out)
{
    const bt_hex_info *info = &atlas.hexes[path[length]];
    bool joined[4] = { 0 }; /* joined[i]: the i-th hex with the one after it, the leader's apart */
    for (int i = 1; i < length; i++)
        joined[i] = bt_hexside_between(&atlas, path[i], path[i + 1])->features &
                    (BT_HEXSIDE_ROAD | BT_HEXSIDE_TRAIL);
    if (length <= 2 || (length == 3 && (joined[1] || joined[2])) ||
        (length == 4 && joined[1] && joined[2] && joined[3]))
        out[path[length]] = length < out[path[length]] ? (uint16_t)length : out[path[length]];
    for (int i = 0; length < 4 && i < info->side_count; i++) {
        if (slow_step(line, path[length], info->sides[i].to) == BT_FAR_NONE)
            continue;
        path[length + 1] = info->sides[i].to;
        try_all(line, path, length + 1, out);
    }
}

static void
command_reaches_farther_along_ways(void **state)
{
    (void)state;
    static uint16_t slow[MOST];
    bt_rng rng = bt_rng_seeded(1);
    for (int i = 0; i < 200; i++) {
        bt_line line = { .ground = &ground, .closed = closed };
        bt_hex leader = (bt_hex)bt_rng_below(&rng, MOST), path[5] = { leader };
        memset(closed, 0, sizeof closed);
        for (int n = 0; n < 600; n++) /* enemies, and their zones without a friend: OSG 7.21 */
            bt_bits_add(closed, bt_rng_below(&rng, MOST));
        find_command_range(leader);
        memset(slow, 0xff, sizeof slow);
        try_all(&line, path, 0, slow);
        for (bt_hex h = 0; h < atlas.hex_count; h++)
            assert_int_equal(far[h] == BT_FAR_NONE, slow[h] == BT_FAR_NONE);
    }
}

static void
command_by_road_and_across_country(void **state)
{
    (void)state;
    find_command_range(hex("S1009")); /* a road goes up column 9 */
    assert_int_equal(far[hex("S1209")], 2);
    assert_int_equal(far[hex("S1409")], 4);
    assert_int_equal(far[hex("S1509")], BT_FAR_NONE);
    assert_int_equal(far[hex("S1011")], 2);
    assert_int_equal(far[hex("S1012")], BT_FAR_NONE);
    bt_bits_add(closed, hex("S1209"));
    find_command_range(hex("S1009"));
    assert_int_equal(far[hex("S1409")], BT_FAR_NONE);
}

/* ---- supply -------------------------------------------------------------- */

/* OSG 14.1, 14.12, R70: 14 hexes to a source, not through what is closed; the unit's own hex is not asked. */
static void
supply_runs_homeward(void **state)
{
    (void)state;
    bt_line line = { .ground = &ground, .homeward = true, .limit = 14, .closed = closed };
    spread(&line, hex("S0101"));
    assert_int_equal(far[hex("S0115")], 14);
    assert_int_equal(far[hex("S0116")], BT_FAR_NONE);
    bt_bits_add(closed, hex("S0115"));
    spread(&line, hex("S0101"));
    assert_int_equal(far[hex("S0115")], 14);
    bt_bits_add(closed, hex("S0101")); /* an enemy holds the source */
    spread(&line, hex("S0101"));
    assert_int_equal(far[hex("S0102")], BT_FAR_NONE);
}

/* OSG 14.1B, 8.41: a road that goes on as far as it is whole, and over pontoons. */
static void
a_road_ends_at_a_broken_bridge(void **state)
{
    (void)state;
    static uint64_t broken[32], laid[32];
    bt_overlay roads = { broken, laid, BT_HEXSIDE_BRIDGE | BT_HEXSIDE_ROAD,
                         BT_HEXSIDE_PONTOON | BT_HEXSIDE_ROAD };
    bt_line line = {
        .ground = &ground, .homeward = true, .along = BT_HEXSIDE_ROAD, .limit = BT_FAR_NONE - 1
    };
    const bt_hexside *bridge = bt_hexside_between(&atlas, hex("S2009"), hex("S2109"));
    assert_in_range(atlas.water_count, 1, 32 * 64);
    ground.overlay = &roads;
    spread(&line, hex("S0109"));
    assert_int_equal(far[hex("N3909")], 76); /* over the seam */
    assert_int_equal(far[hex("N3908")], BT_FAR_NONE);
    bt_bits_add(broken, bridge->water);
    spread(&line, hex("S0109"));
    assert_int_equal(far[hex("S2009")], 19);
    assert_int_equal(far[hex("S2109")], BT_FAR_NONE);
    bt_bits_add(laid, bridge->water);
    spread(&line, hex("S0109"));
    assert_int_equal(far[hex("N3909")], 76);
}

/* ---- time ---------------------------------------------------------------- */

static double
now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e6 + (double)t.tv_nsec / 1e3;
}

static void
tell_times(void **state)
{
    (void)state;
    bt_line supply = { .ground = &ground, .homeward = true, .limit = 14 };
    bt_line whole = { .ground = &ground, .limit = 300 };
    bt_line *lines[] = { &supply, &whole };
    static const char *const names[] = { "14 hexes to a source", "the whole map" };
    double start;
    for (int i = 0; i < 2; i++) {
        start = now();
        for (int n = 0; n < 100; n++)
            spread(lines[i], hex("S3027"));
        print_message("%s: %.1f us\n", names[i], (now() - start) / 100);
    }
    start = now();
    for (int n = 0; n < 100; n++)
        find_command_range(hex("S3027"));
    print_message("a command range: %.1f us\n", (now() - start) / 100);
    static uint64_t zoc[BT_BITS_WORDS(MOST)];
    stacks_kind nobody = { &toy, 0, false };
    start = now();
    for (bt_hex h = 0; h < atlas.hex_count; h++) {
        bt_zoc_add(zoc, &ground, stacks_law, h);
        bt_zoc_remove(zoc, &ground, stacks_law, h, stacks_exerts, &nobody);
    }
    print_message("a zone added and removed: %.2f us\n", (now() - start) / MOST);
    for (size_t i = 0; i < BT_COUNT(zoc); i++)
        assert_true(zoc[i] == 0);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(lengths_are_those_of_a_slow_search, open_all),
        cmocka_unit_test_setup(command_reaches_farther_along_ways, open_all),
        cmocka_unit_test_setup(command_by_road_and_across_country, open_all),
        cmocka_unit_test_setup(supply_runs_homeward, open_all),
        cmocka_unit_test_setup(a_road_ends_at_a_broken_bridge, open_all),
        cmocka_unit_test_setup(tell_times, open_all),
    };
    return cmocka_run_group_tests(tests, open_map, close_map);
}
