/*
 * test_aon_map.c - the map of Age of Napoleon as it is drawn: areas that are linked
 * meet, others do not, and each is drawn within its outline.
 */
#include "../support/testmain.h"

#include <berthier/host.h>
#include <berthier/network.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static const char *const traits[] = { "capital", "mountain", "marsh", "barren", "coastal" };
static const char *const regions[] = {
    "france",    "britain",   "russia",      "osterreich", "preussen", "spain",
    "italia",    "chiesa",    "napoli",      "portugal",   "schweiz",  "holland",
    "westfalen", "hannover",  "wurttemberg", "bayern",     "danmark",  "pommern",
    "sverige",   "dalmatien", "tirol",       "polen",      "sachsen",
};

static const char *const own_keys[] = { "totals" };

enum { CAPITAL, MOUNTAIN, MARSH, BARREN, COASTAL };

typedef struct map {
    bt_arena arena;
    bt_network network;
} map;

static int
open_map(void **state)
{
    static const bt_network_words words = { .area_traits = traits,
                                            .area_trait_count = BT_COUNT(traits),
                                            .regions = regions,
                                            .region_count = BT_COUNT(regions),
                                            .own_keys = own_keys,
                                            .own_key_count = BT_COUNT(own_keys) };
    map *m = calloc(1, sizeof *m);
    bt_pack pack;
    bt_error err = { 0 };

    assert_non_null(m);
    *state = m;
    if (bt_pack_load(&pack, &m->arena, "age-of-napoleon", BT_SOURCE_DIR "/data/age-of-napoleon",
                     &err) ||
        bt_network_load(&m->network, &m->arena, bt_pack_doc(&pack, "map.yaml"), &words, &err))
        fail_msg("%s:%d:%d: %s", err.file, err.line, err.column, err.text);
    return 0;
}

static int
close_map(void **state)
{
    map *m = *state;

    bt_arena_release(&m->arena);
    free(m);
    return 0;
}

static const bt_network *
network_of(void **state)
{
    return &((map *)*state)->network;
}

static const int16_t *
point(const bt_ring *ring, int i)
{
    return ring->points + 2 * (i % ring->point_count);
}

static bool
same(const int16_t *a, const int16_t *b)
{
    return a[0] == b[0] && a[1] == b[1];
}

/* Neighbours run the other way round along a common border, or the same way: both count. */
static double
common(const bt_ring *a, const bt_ring *b)
{
    double length = 0;

    for (int i = 0; i < a->point_count; i++) {
        const int16_t *p = point(a, i), *q = point(a, i + 1);
        for (int k = 0; k < b->point_count; k++) {
            const int16_t *r = point(b, k), *s = point(b, k + 1);
            if ((same(p, r) && same(q, s)) || (same(p, s) && same(q, r)))
                length += hypot(q[0] - p[0], q[1] - p[1]);
        }
    }
    return length;
}

static double
touching(const bt_area_info *a, const bt_area_info *b)
{
    double length = 0;

    for (int i = 0; i < a->ring_count; i++) {
        for (int k = 0; k < b->ring_count; k++)
            length += common(&a->rings[i], &b->rings[k]);
    }
    return length;
}

static bool
inside(const bt_ring *ring, double x, double y)
{
    bool odd = false;

    for (int i = 0; i < ring->point_count; i++) {
        const int16_t *p = point(ring, i), *q = point(ring, i + 1);
        if ((p[1] > y) != (q[1] > y) && x < (q[0] - p[0]) * (y - p[1]) / (q[1] - p[1]) + p[0])
            odd = !odd;
    }
    return odd;
}

static void
linked_areas_meet_and_no_others(void **state)
{
    const bt_network *n = network_of(state);

    for (int a = 0; a < n->area_count; a++) {
        for (int b = a + 1; b < n->area_count; b++) {
            bool linked = bt_link_between(n, (bt_area)a, (bt_area)b) != BT_LINK_NONE;
            bool sound = !strcmp(n->areas[a].id, "Danmark") && !strcmp(n->areas[b].id, "Sverige");
            double length = touching(&n->areas[a], &n->areas[b]);
            if (linked && !sound ? length < 6 : length > 0)
                fail_msg("%s and %s are %slinked and meet along %.1f", n->areas[a].id,
                         n->areas[b].id, linked ? "" : "not ", length);
        }
    }
}

static void
areas_are_drawn_within_their_outlines(void **state)
{
    const bt_network *n = network_of(state);

    for (int i = 0; i < n->area_count; i++) {
        const bt_area_info *area = &n->areas[i];
        bool within = false;
        for (int k = 0; k < area->ring_count; k++)
            within |= inside(&area->rings[k], area->x, area->y);
        if (!within)
            fail_msg("%s is drawn outside", area->id);
    }
}

static int
count_of(const bt_network *n, int trait)
{
    int count = 0;

    for (int i = 0; i < n->area_count; i++)
        count += bt_area_is(n, (bt_area)i, trait);
    return count;
}

static void
areas_and_their_kinds(void **state)
{
    const bt_network *n = network_of(state);
    int of_region[BT_COUNT(regions)] = { 0 };

    assert_int_equal(n->area_count, 47);
    assert_int_equal(n->link_count, 100);
    for (int i = 0; i < n->area_count; i++) {
        assert_true(n->areas[i].region < BT_COUNT(regions));
        of_region[n->areas[i].region]++;
        assert_int_equal(n->areas[i].isolated, !strcmp(n->areas[i].id, "Britain"));
    }
    for (size_t i = 6; i < BT_COUNT(regions); i++)
        assert_int_equal(of_region[i], 1);
    assert_int_equal(of_region[0], 8); /* France */
    assert_int_equal(of_region[5], 6); /* Spain */
    assert_int_equal(count_of(n, CAPITAL), 6);
    assert_int_equal(count_of(n, MOUNTAIN), 4);
    assert_int_equal(count_of(n, MARSH), 2);
    assert_int_equal(count_of(n, BARREN), 16);
    assert_int_equal(count_of(n, COASTAL), 26);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(areas_and_their_kinds),
        cmocka_unit_test(linked_areas_meet_and_no_others),
        cmocka_unit_test(areas_are_drawn_within_their_outlines),
    };

    return cmocka_run_group_tests(tests, open_map, close_map);
}
