/*
 * test_stacks.c - zones, retreats and advances of units that share a hex.
 */
#include <berthier/advance.h>
#include <berthier/rng.h>

#include "stacks.h"

static stacks toy;

/* Every case has a country of its own. */
static int
close_toy(void **state)
{
    (void)state;
    stacks_close(&toy);
    return 0;
}

static void
assert_zone(const uint64_t *zoc, const char *hexes)
{
    uint64_t expected = 0;
    char id[5];
    for (; sscanf(hexes, "%4s", id) == 1; hexes += strlen(hexes) > 4 ? 5 : 4)
        bt_bits_add(&expected, stacks_hex(&toy, id));
    if (*zoc != expected)
        fail_msg("the zone is %llx, not %llx", (unsigned long long)*zoc,
                 (unsigned long long)expected);
}

/* ---- zones --------------------------------------------------------------- */

static const char a_river[] = "rivers: 0303|0304 0303|0403\nbridges: 0303|0304\n";

/* OSG 4.0b, 8.33: not over rivers, bridged or not.  Napoleon at War [6.6b]: over bridges. */
static void
the_law_says_what_bars_a_zone(void **state)
{
    (void)state;
    static const bt_zoc_law other = { BT_HEXSIDE_RIVER | BT_HEXSIDE_BRIDGE, BT_HEXSIDE_RIVER };
    uint64_t zone = 0;
    stacks_open(&toy, a_river);
    stacks_place(&toy, 0, "0303");
    assert_zone(toy.zoc[0], "0302 0402 0202 0203");
    bt_zoc_add(&zone, &toy.ground, other, stacks_hex(&toy, "0303"));
    assert_zone(&zone, "0302 0304 0402 0202 0203");
    bt_bits_add(toy.closed, stacks_side(&toy, "0303", "0304")->water); /* the bridge breaks */
    zone = 0;
    bt_zoc_add(&zone, &toy.ground, other, stacks_hex(&toy, "0303"));
    assert_zone(&zone, "0302 0402 0202 0203");
}

/* OSG 4.0: a hex exerts a zone as long as one unit in it does; trains do not. */
static void
the_last_to_leave_takes_the_zone_away(void **state)
{
    (void)state;
    stacks_open(&toy, "");
    toy.class_of[4] = STACKS_TRAIN;
    stacks_place(&toy, 0, "0101");
    stacks_place(&toy, 2, "0101");
    stacks_place(&toy, 4, "0101");
    assert_zone(toy.zoc[0], "0102 0201");
    stacks_lift(&toy, 0);
    assert_zone(toy.zoc[0], "0102 0201");
    stacks_lift(&toy, 2); /* the train is left */
    assert_zone(toy.zoc[0], "");
}

static void
zones_that_overlap_stay(void **state)
{
    (void)state;
    stacks_open(&toy, "");
    stacks_place(&toy, 0, "0101");
    stacks_place(&toy, 2, "0103");
    assert_zone(toy.zoc[0], "0102 0104 0201 0202 0203");
    stacks_lift(&toy, 2);
    assert_zone(toy.zoc[0], "0102 0201");
}

/* OSG 4.4, 13.21: vedettes have zones, and some rules ask for the others alone. */
static void
vedettes_have_zones_of_their_own(void **state)
{
    (void)state;
    stacks_open(&toy, "");
    toy.vedette[1] = true;
    stacks_place(&toy, 1, "0101");
    stacks_place(&toy, 3, "0102");
    assert_zone(toy.vedette_zoc[1], "0102 0201");
    assert_zone(toy.zoc[1], "0101 0103 0201 0202");
    stacks_lift(&toy, 3);
    assert_zone(toy.vedette_zoc[1], "0102 0201");
    assert_zone(toy.zoc[1], "");
}

/* Kept step by step, or found from nothing: alike after every step. */
static void
zones_kept_are_zones_found(void **state)
{
    (void)state;
    bt_rng rng = bt_rng_seeded(1806);
    stacks_open(&toy, a_river);
    for (bt_unit u = 0; u < STACKS_UNITS; u++)
        toy.vedette[u] = u % 3 == 0;
    for (int i = 0; i < 4000; i++) {
        bt_unit unit = (bt_unit)bt_rng_below(&rng, STACKS_UNITS);
        if (toy.hex_of[unit] != STACKS_OFF)
            stacks_lift(&toy, unit);
        if (bt_rng_below(&rng, 4))
            stacks_place(&toy, unit, toy.atlas.hexes[bt_rng_below(&rng, 8)].id);
        for (int k = 0; k < 4; k++) {
            stacks_kind kind = { &toy, k & 1, k & 2 };
            uint64_t found = 0;
            for (bt_hex h = 0; h < toy.atlas.hex_count; h++)
                if (stacks_exerts(h, &kind))
                    bt_zoc_add(&found, &toy.ground, stacks_law, h);
            assert_true(found == *(kind.vedettes ? toy.vedette_zoc : toy.zoc)[kind.side]);
        }
    }
}

/* ---- retreats ------------------------------------------------------------ */

/* The corner 0101 touches 0102 and 0201 alone; rivers shut these two off from the rest. */
static const char a_corner[] = "rivers: 0102|0103 0102|0202 0201|0202 0201|0302 0201|0301\n"
                               "streams: 0101|0102\nbridges: 0101|0102\n";

/* Red's unit 0 in the corner, which blue controls; two of red's units in each of the hexes beside it. */
static void
open_corner(void)
{
    stacks_open(&toy, a_corner);
    bt_bits_add(toy.zoc[1], stacks_hex(&toy, "0101"));
    stacks_place(&toy, 0, "0101");
    stacks_place(&toy, 2, "0102");
    stacks_place(&toy, 4, "0102");
    stacks_place(&toy, 6, "0201");
    stacks_place(&toy, 8, "0201");
}

static void
lay_pontoon(const char *from, const char *to)
{
    bt_bits_add(toy.opened, stacks_side(&toy, from, to)->water);
}

static bt_retreat_answer
answer(bt_unit unit, const char *id)
{
    bt_retreat r = stacks_retreat(&toy);
    return bt_retreat_into(&r, unit, stacks_hex(&toy, id));
}

static bool
can_retreat(bt_unit unit)
{
    bt_retreat r = stacks_retreat(&toy);
    return bt_retreat_is_possible(&r, unit);
}

/* OSG 11.45, 3.12: a friend with room is no obstacle, and goes before any displacement. */
static void
a_friend_with_room_takes_one_more(void **state)
{
    (void)state;
    open_corner();
    stacks_lift(&toy, 8);
    assert_int_equal(answer(0, "0201"), BT_RETREAT_VACANT);
    assert_int_equal(answer(0, "0102"), BT_RETREAT_VACANT_FIRST);
    assert_int_equal(answer(0, "0103"), BT_RETREAT_NOT_ADJACENT);
    assert_true(can_retreat(0));
}

/* OSG 11.45: if those to be displaced cannot retreat, nobody is. */
static void
nobody_is_pushed_to_destruction(void **state)
{
    (void)state;
    open_corner();
    assert_int_equal(answer(0, "0102"), BT_RETREAT_NO_ROOM);
    assert_int_equal(answer(0, "0201"), BT_RETREAT_NO_ROOM);
    assert_false(can_retreat(0));
}

/* OSG 9.26, 11.45: a pontoon lets one of them out, straight or by way of the other stack. */
static void
chains_go_through_stacks(void **state)
{
    (void)state;
    open_corner();
    lay_pontoon("0201", "0301");
    assert_int_equal(answer(0, "0201"), BT_RETREAT_DISPLACES);
    assert_int_equal(answer(0, "0102"), BT_RETREAT_DISPLACES); /* 2 pushes 6 or 8 */
    assert_true(can_retreat(0));
    bt_retreat r = stacks_retreat(&toy);
    bt_units who = bt_retreat_pushes(&r, 0, stacks_hex(&toy, "0201"));
    assert_int_equal(bt_units_count(&who), 2);
    assert_true(bt_units_has(&who, 6) && bt_units_has(&who, 8));
    bt_units_add(&r.fixed, 6); /* one of them has been pushed before */
    who = bt_retreat_pushes(&r, 0, stacks_hex(&toy, "0201"));
    assert_int_equal(bt_units_count(&who), 1);
    bt_units_add(&r.fixed, 8);
    assert_int_equal(bt_retreat_into(&r, 0, stacks_hex(&toy, "0201")), BT_RETREAT_OCCUPIED);
    assert_int_equal(bt_retreat_into(&r, 0, stacks_hex(&toy, "0102")), BT_RETREAT_NO_ROOM);
}

/* OSG 4.32, 11.43, 13.21: an enemy's zone closes, a vedette's does not, its hex does. */
static void
vedettes_close_their_hex_alone(void **state)
{
    (void)state;
    stacks_open(&toy, "");
    toy.vedette[1] = true;
    stacks_place(&toy, 0, "0101");
    stacks_place(&toy, 1, "0201"); /* its zone covers 0102 */
    assert_int_equal(answer(0, "0201"), BT_RETREAT_CONTROLLED);
    assert_int_equal(answer(0, "0102"), BT_RETREAT_VACANT);
    stacks_place(&toy, 3, "0103");
    assert_int_equal(answer(0, "0102"), BT_RETREAT_CONTROLLED);
    stacks_place(&toy, 2, "0102"); /* a friend there does not help, OSG 4.32 */
    assert_int_equal(answer(0, "0102"), BT_RETREAT_CONTROLLED);
    assert_false(can_retreat(0));
}

/* OSG 8.31, 8.41, 11.43: where its class cannot go a unit does not retreat. */
static void
hexsides_close_by_class(void **state)
{
    (void)state;
    open_corner();
    stacks_lift(&toy, 4);
    toy.class_of[0] = STACKS_TRAIN;
    assert_int_equal(answer(0, "0102"), BT_RETREAT_VACANT); /* over a bridged stream */
    bt_bits_add(toy.closed, stacks_side(&toy, "0101", "0102")->water);
    assert_int_equal(answer(0, "0102"), BT_RETREAT_PROHIBITED);
    toy.class_of[0] = STACKS_INFANTRY;
    assert_int_equal(answer(0, "0102"), BT_RETREAT_VACANT);
    assert_int_equal(answer(2, "0103"), BT_RETREAT_PROHIBITED);
}

static bt_hold
closed_to_all(bt_unit unit, bt_hex hex, const void *user)
{
    (void)unit, (void)hex, (void)user;
    return BT_HOLD_CLOSED;
}

static void
a_game_may_close_hexes(void **state)
{
    (void)state;
    stacks_open(&toy, "");
    stacks_place(&toy, 0, "0101");
    bt_retreat r = stacks_retreat(&toy);
    r.holds = closed_to_all;
    assert_int_equal(bt_retreat_into(&r, 0, stacks_hex(&toy, "0102")), BT_RETREAT_PROHIBITED);
    assert_false(bt_retreat_is_possible(&r, 0));
}

/* ---- advances ------------------------------------------------------------ */

static bt_advance_answer
advance(const char *from, const char *to, bt_hold holds)
{
    bt_hex left[] = { stacks_hex(&toy, "0102"), stacks_hex(&toy, "0103") };
    bt_advance a = { stacks_hex(&toy, from), stacks_hex(&toy, to), 0, holds, left, 2 };
    return bt_advance_into(&toy.ground, &a);
}

/* OSG 11.46, Napoleon at War [7.74]. */
static void
advances_need_a_vacated_neighbour_with_room(void **state)
{
    (void)state;
    stacks_open(&toy, a_corner);
    assert_int_equal(advance("0101", "0102", BT_HOLD_VACANT), BT_ADVANCE_OPEN);
    assert_int_equal(advance("0101", "0102", BT_HOLD_ROOM), BT_ADVANCE_OPEN);
    assert_int_equal(advance("0101", "0102", BT_HOLD_FULL), BT_ADVANCE_NOT_VACATED);
    assert_int_equal(advance("0101", "0102", BT_HOLD_ENEMY), BT_ADVANCE_NOT_VACATED);
    assert_int_equal(advance("0101", "0102", BT_HOLD_CLOSED), BT_ADVANCE_TERRAIN);
    assert_int_equal(advance("0101", "0201", BT_HOLD_VACANT), BT_ADVANCE_NOT_VACATED);
    assert_int_equal(advance("0101", "0103", BT_HOLD_VACANT), BT_ADVANCE_NOT_ADJACENT);
    assert_int_equal(advance("0202", "0102", BT_HOLD_VACANT), BT_ADVANCE_RIVER);
    lay_pontoon("0102", "0202"); /* OSG 9.26 */
    assert_int_equal(advance("0202", "0102", BT_HOLD_VACANT), BT_ADVANCE_OPEN);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(the_law_says_what_bars_a_zone, close_toy),
        cmocka_unit_test_teardown(the_last_to_leave_takes_the_zone_away, close_toy),
        cmocka_unit_test_teardown(zones_that_overlap_stay, close_toy),
        cmocka_unit_test_teardown(vedettes_have_zones_of_their_own, close_toy),
        cmocka_unit_test_teardown(zones_kept_are_zones_found, close_toy),
        cmocka_unit_test_teardown(a_friend_with_room_takes_one_more, close_toy),
        cmocka_unit_test_teardown(nobody_is_pushed_to_destruction, close_toy),
        cmocka_unit_test_teardown(chains_go_through_stacks, close_toy),
        cmocka_unit_test_teardown(vedettes_close_their_hex_alone, close_toy),
        cmocka_unit_test_teardown(hexsides_close_by_class, close_toy),
        cmocka_unit_test_teardown(a_game_may_close_hexes, close_toy),
        cmocka_unit_test_teardown(advances_need_a_vacated_neighbour_with_room, close_toy),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
