/*
 * test_march.c - where a unit can go when it may march by road: places keyed by how it comes there.
 *
 * One unit of four points on a road of four hexes.  On the march a hex of road costs half a point and the
 * enemy's zone at its end is closed; leaving the march costs one [OSG 8.21-8.23].
 */
#include <berthier/game.h>
#include <berthier/reach.h>

#include <time.h>

#include "bigmap.h"
#include "stacks.h"

typedef struct column {
    uint16_t place;
    uint8_t points, marching, by_road;
    uint8_t spare[3];
} column;

enum { A_NONE, A_GO, A_CALL, A_LEAVE, A_HALT };
enum { O_NONE, O_UNIT, O_PLACE };
enum { ON_FOOT, BY_ROAD };

static const bt_operand operands[] = {
    [O_UNIT] = { "unit", BT_KIND_UNIT, 0, 0, NULL },
    [O_PLACE] = { "place", BT_KIND_PLACE, 0, 0, NULL },
};

static const bt_action_def actions[] = {
    [A_GO] = { .word = "go", .operands = { O_UNIT, O_PLACE } },
    [A_CALL] = { .word = "call", .operands = { O_UNIT } },
    [A_LEAVE] = { .word = "leave", .operands = { O_UNIT } },
    [A_HALT] = { .word = "halt", .operands = { O_UNIT } },
};

static stacks toy;
static bt_game game;

static column *
at(const bt_state *state)
{
    return (column *)(uintptr_t)state;
}

/* The zone is that of an enemy beyond the end of the road. */
static bool
is_controlled(uint16_t place)
{
    return toy.atlas.hex_count == STACKS_HEXES && place == stacks_hex(&toy, "0105");
}

static unsigned
cost_of(const column *c, const bt_hexside *side)
{
    return bt_ground_cost(&toy.ground, c->by_road ? STACKS_MARCH : STACKS_INFANTRY, side);
}

static bt_sides
to_act(const bt_game *g, const bt_state *state)
{
    (void)g, (void)state;
    return 1;
}

static void
legal(const bt_game *g, const bt_state *state, bt_side side, bt_actions *out)
{
    const column *c = at(state);
    const bt_hex_info *info = &g->atlas->hexes[c->place];
    (void)side;
    out->count = 0;
    for (int i = 0; i < info->side_count && !is_controlled(c->place); i++) {
        bt_hex to = info->sides[i].to;
        if (cost_of(c, &info->sides[i]) <= c->points && !(c->by_road && is_controlled(to)))
            bt_actions_add(out, bt_action_make(A_GO, 0, to, 0));
    }
    if (!c->by_road)
        bt_actions_add(out, bt_action_make(A_CALL, 0, 0, 0));
    else if (c->points >= 2)
        bt_actions_add(out, bt_action_make(A_LEAVE, 0, 0, 0));
    if (c->marching)
        bt_actions_add(out, bt_action_make(A_HALT, 0, 0, 0));
}

static unsigned
expense(const bt_game *g, const bt_state *state, bt_side side, bt_action action)
{
    const column *c = at(state);
    (void)side;
    switch (bt_action_code(action)) {
    case A_GO:
        return cost_of(c, bt_hexside_between(g->atlas, c->place,
                                             (bt_hex)bt_action_operand(action, 1)));
    case A_LEAVE:
        return 2;
    }
    return 0;
}

static void
apply(const bt_game *g, bt_state *state, bt_side side, bt_action action, bt_events *events)
{
    column *c = at(state);
    (void)events;
    c->points = (uint8_t)(c->points - expense(g, state, side, action));
    switch (bt_action_code(action)) {
    case A_GO:
        c->place = (uint16_t)bt_action_operand(action, 1);
        c->marching = true;
        break;
    case A_CALL:
        c->by_road = true;
        c->marching = true;
        break;
    case A_LEAVE:
        c->by_road = false;
        break;
    default:
        c->marching = false;
        c->points = 0;
    }
    if (is_controlled(c->place))
        c->marching = false;
}

static bool
whereabouts(const bt_game *g, const bt_state *state, bt_unit unit, bt_whereabouts *out)
{
    const column *c = at(state);
    (void)g, (void)unit;
    *out = (bt_whereabouts){ .place = c->place,
                             .points = c->points,
                             .marching = c->marching,
                             .mode = c->by_road ? BY_ROAD : ON_FOOT };
    return true;
}

static const bt_rules rules = {
    .id = "column",
    .state_size = sizeof(column),
    .side_count = 1,
    .actions = actions,
    .action_count = BT_COUNT(actions),
    .operands = operands,
    .operand_count = BT_COUNT(operands),
    .to_act = to_act,
    .legal = legal,
    .apply = apply,
    .whereabouts = whereabouts,
    .expense = expense,
};

static int
open_toy(void **state)
{
    (void)state;
    stacks_open(&toy, "roads:\n  - 0101 0102 0103 0104\n");
    game = (bt_game){ .rules = &rules, .atlas = &toy.atlas, .unit_count = 1 };
    return 0;
}

static int
close_toy(void **state)
{
    (void)state;
    stacks_close(&toy);
    return 0;
}

static const bt_spot *
find_spot(const bt_reach *reach, const char *id, uint8_t mode)
{
    for (int i = 0; i < reach->count; i++) {
        if (reach->spots[i].place == stacks_hex(&toy, id) && reach->spots[i].mode == mode)
            return &reach->spots[i];
    }
    return NULL;
}

static void
assert_cost(const bt_reach *reach, const char *id, uint8_t mode, int cost)
{
    const bt_spot *spot = find_spot(reach, id, mode);
    if ((spot ? (int)spot->cost : -1) != cost)
        fail_msg("%s in mode %d costs %d, not %d", id, mode, spot ? (int)spot->cost : -1, cost);
}

static void
a_place_has_a_spot_for_each_mode(void **state)
{
    (void)state;
    column start = { .place = stacks_hex(&toy, "0101"), .points = 7 };
    bt_arena arena = { 0 };
    bt_reach reach;
    assert_int_equal(bt_reach_find(&reach, &arena, &game, (const bt_state *)(const void *)&start, 0,
                                   0, NULL),
                     BT_OK);
    assert_cost(&reach, "0101", ON_FOOT, 0);
    assert_cost(&reach, "0101", BY_ROAD, 0); /* calling a march costs nothing */
    assert_cost(&reach, "0104", BY_ROAD, 3);
    assert_cost(&reach, "0104", ON_FOOT, 5); /* six on foot all the way */
    assert_cost(&reach, "0105", BY_ROAD, -1);
    assert_cost(&reach, "0105", ON_FOOT, 7); /* on foot all the way it would be eight */
    assert_true(find_spot(&reach, "0105", ON_FOOT)->ends);
    assert_int_equal(bt_action_code(find_spot(&reach, "0103", BY_ROAD)->halt), A_HALT);
    bt_arena_release(&arena);
}

/* Every way told can be taken, and comes to the place, the mode and the cost that are told. */
static void
every_way_can_be_taken(void **state)
{
    (void)state;
    column start = { .place = stacks_hex(&toy, "0301"), .points = 5 };
    bt_arena arena = { 0 };
    bt_reach reach;
    bt_reach_find(&reach, &arena, &game, (const bt_state *)(const void *)&start, 0, 0, NULL);
    assert_true(reach.count > 20);
    for (int i = 0; i < reach.count; i++) {
        int way[32], length = 0;
        unsigned cost = 0;
        column c = start;
        bt_state *s = (bt_state *)(void *)&c;
        for (int spot = i; spot > 0; spot = reach.spots[spot].from)
            way[length++] = spot;
        while (length-- > 0) {
            bt_action action = reach.spots[way[length]].action;
            cost += expense(&game, s, 0, action);
            apply(&game, s, 0, action, NULL);
        }
        assert_int_equal(c.place, reach.spots[i].place);
        assert_int_equal(c.by_road, reach.spots[i].mode == BY_ROAD);
        assert_int_equal(cost, reach.spots[i].cost);
    }
    bt_arena_release(&arena);
}

/* Twenty hexes of road and what lies beside it, on a map of 4,120 hexes: what a player waits for. */
static void
a_large_map_makes_no_difference(void **state)
{
    (void)state;
    bt_arena arena = { 0 }, of_map = { 0 };
    bt_atlas small = toy.atlas, *atlas = &toy.atlas;
    bt_doc doc = bigmap_doc(&of_map, 77, 54);
    const bt_doc *docs[] = { &doc };
    bt_reach reach;
    struct timespec a, b;
    toy.ground.overlay = NULL; /* it has room for the waters of the small map */
    assert_int_equal(bt_atlas_load(atlas, &of_map, docs, 1, bigmap_terrains, 2, NULL), BT_OK);
    column start = { .place = bt_hex_find(atlas, "S1009"), .points = 20 };
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &a);
    assert_int_equal(bt_reach_find(&reach, &arena, &game, (const bt_state *)(const void *)&start, 0,
                                   0, NULL),
                     BT_OK);
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &b);
    print_message("%d spots: %.0f us\n", reach.count,
                  (double)(b.tv_sec - a.tv_sec) * 1e6 + (double)(b.tv_nsec - a.tv_nsec) / 1e3);
    assert_int_equal(reach.spots[reach.count - 1].cost, 20);
    assert_cost(&reach, "S3009", BY_ROAD, 20);
    toy.atlas = small;
    toy.ground.overlay = &toy.overlay;
    bt_arena_release(&of_map);
    bt_arena_release(&arena);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_place_has_a_spot_for_each_mode),
        cmocka_unit_test(every_way_can_be_taken),
        cmocka_unit_test(a_large_map_makes_no_difference),
    };
    return cmocka_run_group_tests(tests, open_toy, close_toy);
}
