/*
 * test_los.c - line of sight against a slow oracle, and the named cases.
 *
 * The oracle walks along the line in small steps and looks a hair to its left
 * and a hair to its right: sight is blocked when both looks fall into blocking
 * hexes at once, be it the same hex (crossed) or two (along a hexside).  A
 * corner only touched is too short a stretch to be met by a step.
 */
#include <berthier/los.h>

#include <berthier/rng.h>
#include <math.h>
#include <stdlib.h>

#include "yamlmap.h"

#define STEPS 401
#define ROOT3 1.7320508075688772

static const char *const words[] = { "clear", "wood" };

static void
centre_of(const bt_atlas *atlas, bt_hex hex, double *x, double *y)
{
    const bt_hex_info *info = &atlas->hexes[hex];
    bool pointed = atlas->maps[0].pointed;
    *x = info->x * (pointed ? ROOT3 / 2 : 1.5);
    *y = info->y * (pointed ? 1.5 : ROOT3 / 2);
}

static bt_hex
hex_under(const bt_atlas *atlas, double px, double py)
{
    for (bt_hex hex = 0; hex < atlas->hex_count; hex++) {
        double x, y;
        centre_of(atlas, hex, &x, &y);
        double dx = fabs(px - x), dy = fabs(py - y);
        if (atlas->maps[0].pointed) {
            double swap = dx;
            dx = dy;
            dy = swap;
        }
        if (dy <= ROOT3 / 2 && dx * ROOT3 / 2 + dy / 2 <= ROOT3 / 2)
            return hex;
    }
    return BT_HEX_NONE;
}

static bool
blocks(const bt_atlas *atlas, bt_hex hex, bt_hex from, bt_hex to)
{
    return hex != BT_HEX_NONE && hex != from && hex != to && atlas->hexes[hex].terrain == 1;
}

static bool
oracle(const bt_atlas *atlas, bt_hex from, bt_hex to)
{
    double ax, ay, bx, by;
    centre_of(atlas, from, &ax, &ay);
    centre_of(atlas, to, &bx, &by);
    double length = hypot(bx - ax, by - ay);
    double nx = -(by - ay) / length * 1e-7, ny = (bx - ax) / length * 1e-7;
    for (int i = 1; i < STEPS; i++) {
        double t = (double)i / STEPS, x = ax + t * (bx - ax), y = ay + t * (by - ay);
        if (blocks(atlas, hex_under(atlas, x + nx, y + ny), from, to) &&
            blocks(atlas, hex_under(atlas, x - nx, y - ny), from, to))
            return false;
    }
    return true;
}

/* A map of 6 x 6 hexes but one, every third or so wooded: number 0 to 15 says of which shape it is
 * and where its numbers grow. */
static void
make_map(bt_atlas *atlas, bt_arena *arena, int number, bt_rng *rng)
{
    static const char *const shapes[][2] = { { "flat", "even-north" },
                                             { "flat", "odd-north" },
                                             { "pointed", "even-east" },
                                             { "pointed", "odd-east" } };
    char text[1024];
    bt_error err = { 0 };
    int length = snprintf(text, sizeof text,
                          "map: m\ntitle: M\ngrid:\n  hexes: %s\n  id: CCRR\n"
                          "  columns: {first: 1, count: 6, grow: %s}\n"
                          "  rows: {first: 1, count: 6, grow: %s}\n  stagger: %s\n"
                          "  absent: 0304\n"
                          "default: clear\nterrain:\n  wood: 0101",
                          shapes[number & 3][0], number & 4 ? "west" : "east",
                          number & 8 ? "south" : "north", shapes[number & 3][1]);
    for (int i = 1; i < 36; i++) {
        if (bt_rng_below(rng, 3) == 0 && i != 15)
            length += snprintf(text + length, sizeof text - (size_t)length, " %02d%02d", i / 6 + 1,
                               i % 6 + 1);
    }
    snprintf(text + length, sizeof text - (size_t)length, "\n");
    bt_doc *doc = bt_arena_alloc(arena, sizeof *doc);
    *doc = doc_of(arena, text);
    const bt_doc *docs[] = { doc };
    assert_int_equal(bt_atlas_load(atlas, arena, docs, 1, words, 2, &err), BT_OK);
}

static void
agrees_with_the_oracle_everywhere(void **state)
{
    (void)state;
    bt_rng rng;
    int clear = 0, blocked = 0;
    bt_rng_init(&rng, 8);
    for (int map = 0; map < 16; map++) {
        bt_arena arena = { 0 };
        bt_atlas atlas;
        make_map(&atlas, &arena, map, &rng);
        for (bt_hex from = 0; from < atlas.hex_count; from++) {
            for (bt_hex to = 0; to < from; to++) {
                bool seen = bt_los_is_clear(&atlas, from, to, 2);
                assert_int_equal(seen, bt_los_is_clear(&atlas, to, from, 2));
                if (seen != oracle(&atlas, from, to))
                    fail_msg("%s to %s on map %d", atlas.hexes[from].id, atlas.hexes[to].id, map);
                clear += seen;
                blocked += !seen;
            }
        }
        bt_arena_release(&arena);
    }
    assert_true(clear > 500);
    assert_true(blocked > 500);
}

static bool
sees(const char *woods, const char *from, const char *to)
{
    char text[512];
    bt_arena arena = { 0 };
    bt_atlas atlas;
    bt_error err = { 0 };
    snprintf(text, sizeof text,
             "map: m\ntitle: M\ngrid:\n  hexes: flat\n  id: CCRR\n"
             "  columns: {first: 1, count: 9, grow: east}\n"
             "  rows: {first: 1, count: 9, grow: south}\n  stagger: odd-north\n"
             "default: clear\nterrain:\n  wood: %s\n",
             woods);
    bt_doc doc = doc_of(&arena, text);
    const bt_doc *docs[] = { &doc };
    assert_int_equal(bt_atlas_load(&atlas, &arena, docs, 1, words, 2, &err), BT_OK);
    bool seen = bt_los_is_clear(&atlas, bt_hex_find(&atlas, from), bt_hex_find(&atlas, to), 2);
    bt_arena_release(&arena);
    return seen;
}

static void
hexes_between_block_ends_do_not(void **state)
{
    (void)state; /* [8.31] [8.34] */
    assert_false(sees("0404", "0403", "0405"));
    assert_true(sees("0403 0405", "0403", "0405"));
    assert_false(sees("0404", "0401", "0409"));
}

static void
a_hexside_blocks_only_with_both_its_hexes(void **state)
{
    (void)state; /* [8.32]: 0204-0404 runs between 0304 and 0305 */
    assert_true(sees("0304", "0204", "0404"));
    assert_true(sees("0305", "0204", "0404"));
    assert_false(sees("0304 0305", "0204", "0404"));
    assert_true(sees("0304 0505", "0204", "0604")); /* one at each of two hexsides */
    assert_true(sees("0901", "0801", "0802"));
}

static void
a_corner_does_not_block(void **state)
{
    (void)state; /* 0204-0404 touches 0203 0405 and their like in corners at most */
    assert_true(sees("0203 0205 0403 0405 0303 0306", "0204", "0404"));
}

int
main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(agrees_with_the_oracle_everywhere),
        cmocka_unit_test(hexes_between_block_ends_do_not),
        cmocka_unit_test(a_hexside_blocks_only_with_both_its_hexes),
        cmocka_unit_test(a_corner_does_not_block),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
