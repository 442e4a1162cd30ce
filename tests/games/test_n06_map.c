/*
 * test_n06_map.c - the map of Napoléon 1806 against what the rules and reports
 * of play state of it.
 */
#include "n06box.h"

#include <math.h>

static void
sixty_one_areas_and_their_kinds(void **state)
{
    const n06_printed *p = printed(state);
    int wooded = 0, citadels = 0, stated = 0, found = 0;
    assert_int_equal(p->network.area_count, 61);
    assert_int_equal(p->network.link_count, 115);
    for (int i = 0; i < p->network.area_count; i++) {
        const bt_area_info *info = &p->network.areas[i];
        wooded += bt_area_is(&p->network, (bt_area)i, N06_WOODED);
        citadels += bt_area_is(&p->network, (bt_area)i, N06_CITADEL);
        stated += info->grade == 'S';
        found += info->grade == 'F';
        assert_int_equal(p->region_of[i], info->region);
        assert_true(info->region < N06_REGIONS);
        assert_int_equal(strlen(info->id), 3);
        /* [C8.30] an area is not both */
        assert_true((info->traits & (info->traits - 1)) == 0);
    }
    assert_int_equal(wooded, 6);
    assert_int_equal(citadels, 4);
    assert_int_equal(stated, 7);
    assert_int_equal(found, 7);
    /* south of Ohrdruf is a wood; Davout is attacked in the open at Auerstaedt */
    assert_true(bt_area_is(&p->network, area(p, "SUH"), N06_WOODED));
    assert_int_equal(p->network.areas[area(p, "AUE")].traits, 0);
    assert_string_equal(p->network.areas[area(p, "MUN")].name, "Münchberg");
    assert_string_equal(p->network.areas[area(p, "POE")].name, "Pößneck");
    assert_string_equal(p->network.areas[area(p, "SOM")].name, "Sömmerda");
}

static void
victory_areas(void **state)
{
    const n06_printed *p = printed(state); /* [C2.1] [C12.3] */
    static const struct {
        const char *id;
        int points, holder;
    } prizes[] = { { "BAM", 5, N06_FRENCH },
                   { "ERF", 4, N06_PRUSSIAN },
                   { "HAL", 3, N06_PRUSSIAN },
                   { "LEI", 3, N06_PRUSSIAN } };
    int others = 0;
    assert_int_equal(p->prize_count, 4);
    for (size_t i = 0; i < BT_COUNT(prizes); i++) {
        bt_area at = area(p, prizes[i].id);
        const n06_prize *prize = &p->prizes[p->prize_of[at]];
        assert_int_equal(prize->area, at);
        assert_int_equal(prize->points, prizes[i].points);
        assert_int_equal(prize->holder, prizes[i].holder);
        assert_true(bt_area_is(&p->network, at, N06_CITADEL));
    }
    for (int i = 0; i < p->network.area_count; i++)
        others += p->prize_of[i] == 0xff;
    assert_int_equal(others, 57);
    /* the track starts at what the Prussian holds [C2.1] */
    assert_int_equal(p->start_vp, 4 + 3 + 3);
}

static const struct {
    const char *from, *to;
    int distance;
} ways[] = {
    { "ALT", "LEI", 4 }, { "NAU", "AUE", 1 },  { "KRO", "SCH", 3 },  { "COB", "SAA", 3 },
    { "BAM", "ERF", 6 }, { "BAM", "LEI", 11 }, { "BAM", "HAL", 10 }, { "MUN", "LEI", 8 },
    { "ERF", "LEI", 6 }, { "ERF", "HAL", 4 },  { "AUE", "ERF", 2 },  { "BUT", "AUE", 1 },
};

static void
distances_of_the_examples(void **state)
{
    const n06_printed *p = printed(state);
    int branching = 0;
    for (size_t i = 0; i < BT_COUNT(ways); i++) {
        int distance = bt_area_distance(&p->network, area(p, ways[i].from), area(p, ways[i].to));
        if (distance != ways[i].distance)
            fail_msg("%s to %s is %d, not %d", ways[i].from, ways[i].to, distance,
                     ways[i].distance);
    }
    for (int i = 0; i < p->network.area_count; i++)
        branching += p->network.areas[i].exit_count >= 3;
    assert_int_equal(branching, 51);                                  /* Confusion needs three */
    assert_int_equal(p->network.areas[area(p, "LEI")].exit_count, 3); /* Kalckreuth's exits */
    static const char *const route[] = { "ALT", "ZEI", "PEG", "LUE", "LEI" };
    for (size_t i = 1; i < BT_COUNT(route); i++)
        assert_true(bt_link_between(&p->network, area(p, route[i - 1]), area(p, route[i])) !=
                    BT_LINK_NONE);
    assert_int_equal(bt_link_between(&p->network, area(p, "BOR"), area(p, "LEI")), BT_LINK_NONE);
}

/* What can be reached without crossing a bridge. */
static bt_set
flood(const bt_network *network, bt_area from)
{
    bt_set reached = { { 0 } };
    bt_area stack[BT_AREAS_MAX];
    int depth = 0;
    stack[depth++] = from;
    bt_set_add(&reached, from);
    while (depth) {
        const bt_area_info *info = &network->areas[stack[--depth]];
        for (int i = 0; i < info->exit_count; i++) {
            bt_exit exit = info->exits[i];
            if (bt_link_is(network, exit.link, N06_BRIDGE) || bt_set_has(&reached, exit.to))
                continue;
            bt_set_add(&reached, exit.to);
            stack[depth++] = exit.to;
        }
    }
    return reached;
}

static void
without_bridges_the_rivers_part_the_map(void **state)
{
    const n06_printed *p = printed(state);
    static const int bank[N06_REGIONS] = { [N06_SAALE_TO_ELSTER] = 1, [N06_EAST_OF_ELSTER] = 2 };
    /* Leipzig is joined to the country right of the Elster by way of Lützen only */
    static const char *const corners[][2] = { { "BAM", "ESN" },
                                              { "NAU", "PLA" },
                                              { "LEI", "ALT" } };
    int bridges = 0, over[3] = { 0 };
    for (int c = 0; c < 3; c++) {
        bt_set reached = bt_set_or(flood(&p->network, area(p, corners[c][0])),
                                   flood(&p->network, area(p, corners[c][1])));
        for (int i = 0; i < p->network.area_count; i++)
            assert_int_equal(bt_set_has(&reached, (bt_unit)i), bank[p->region_of[i]] == c);
    }
    for (int i = 0; i < p->network.link_count; i++) {
        const bt_link_info *link = &p->network.links[i];
        assert_int_equal(bt_link_is(&p->network, (bt_link)i, N06_BRIDGE), *link->over != '\0');
        bridges += *link->over != '\0';
        over[0] += !strcmp(link->over, "Saale");
        over[1] += !strcmp(link->over, "Ilm");
        over[2] += !strcmp(link->over, "Elster");
    }
    assert_int_equal(bridges, 30);
    assert_int_equal(over[0] + over[1] + over[2], 30);
    /* found in reports of play: the Saale near Hof, at Schleiz, at Saalfeld */
    static const char *const known[] = { "MUN-HOF", "LOB-SCH", "SAA-POE" };
    for (size_t i = 0; i < BT_COUNT(known); i++)
        assert_string_equal(p->network.links[bt_link_find(&p->network, known[i], 7)].over, "Saale");
}

#define UNITS_A_KM 5.154 /* of the drawing */

static double
length_of(const bt_network *network, const bt_link_info *link)
{
    const bt_area_info *a = &network->areas[link->ends[0]], *b = &network->areas[link->ends[1]];
    return hypot(a->x - b->x, a->y - b->y) / UNITS_A_KM;
}

/* Twice the area of a triangle, its sign telling which way round it goes. */
static int
turn(const bt_area_info *a, const bt_area_info *b, const bt_area_info *c)
{
    return (b->x - a->x) * (c->y - a->y) - (b->y - a->y) * (c->x - a->x);
}

static bool
cross(const bt_network *n, const bt_link_info *one, const bt_link_info *two)
{
    const bt_area_info *a = &n->areas[one->ends[0]], *b = &n->areas[one->ends[1]];
    const bt_area_info *c = &n->areas[two->ends[0]], *d = &n->areas[two->ends[1]];
    return (turn(a, b, c) > 0) != (turn(a, b, d) > 0) &&
           (turn(c, d, a) > 0) != (turn(c, d, b) > 0) && a != c && a != d && b != c && b != d;
}

static void
connections_are_about_20_km_and_do_not_cross(void **state)
{
    const bt_network *n = &printed(state)->network;
    double sum = 0, shortest = 1000, longest = 0;
    for (int i = 0; i < n->link_count; i++) {
        double length = length_of(n, &n->links[i]);
        sum += length;
        shortest = fmin(shortest, length);
        longest = fmax(longest, length);
        for (int j = 0; j < i; j++) {
            if (cross(n, &n->links[i], &n->links[j]))
                fail_msg("%s crosses %s", n->links[i].id, n->links[j].id);
        }
    }
    assert_true(fabs(sum / n->link_count - 20.1) < 0.2);
    assert_true(fabs(shortest - 7.2) < 0.2);
    assert_true(fabs(longest - 31.3) < 0.3);
}

int
main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(sixty_one_areas_and_their_kinds),
        cmocka_unit_test(victory_areas),
        cmocka_unit_test(distances_of_the_examples),
        cmocka_unit_test(without_bridges_the_rivers_part_the_map),
        cmocka_unit_test(connections_are_about_20_km_and_do_not_cross),
    };
    return cmocka_run_group_tests(tests, open_box, close_box);
}
