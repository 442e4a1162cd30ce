/*
 * test_network.c - maps of areas: names, exits, distances, and every mistake
 * with its place.
 *
 *      A1 --- B2 === C3        === over the Elbe
 *       \    /       |         two more roads off the ring: D4 at the end of one
 *        \  /        |
 *         E5 ------- F6 --- D4
 */
#include <berthier/network.h>

#include <stdio.h>
#include <stdlib.h>

#include "yamlmap.h"

static const char *const traits[] = { "wooded", "citadel" };
static const char *const link_traits[] = { "bridge", "ford" };
static const char *const regions[] = { "north", "south" };
static const char *const own_keys[] = { "zones" };
static const bt_network_words words = {
    .area_traits = traits,
    .area_trait_count = 2,
    .link_traits = link_traits,
    .link_trait_count = 2,
    .regions = regions,
    .region_count = 2,
    .own_keys = own_keys,
    .own_key_count = 1,
};

static const char whole[] =
    "areas:\n"
    "  - {id: A1, name: Aue, at: 0 0, traits: wooded citadel, region: south, grade: S}\n"
    "  - {id: B2, name: Bad Berka, at: 500 0, region: north, grade: F}\n"
    "  - {id: C3, name: Camburg, at: 1000 0}\n"
    "  - {id: D4, name: Dornburg, at: 1000 1000, traits: citadel}\n"
    "  - {id: E5, name: Eisenach, at: 200 500, grade: r}\n"
    "  - {id: F6, name: Frankenhausen, at: 800 500}\n"
    "rivers: Elbe Saale\n"
    "links:\n"
    "  - {id: A1-B2, grade: S}\n"
    "  - {id: B2-C3, bridge: Elbe, grade: F}\n"
    "  - {id: C3-F6}\n"
    "  - {id: F6-E5}\n"
    "  - {id: E5-A1}\n"
    "  - {id: E5-B2, bridge: Saale, ford: Saale}\n"
    "  - {id: F6-D4}\n"
    "zones: whatever the game likes\n"
    "country:\n"
    "  - {is: river, name: Elbe, size: 3, at: 700 -500  750 100  1500 200}\n"
    "  - {is: ridge, name: Harz, size: 9, at: 0 0  10 20}\n"
    "  - {is: land, name: Polen, size: 1, at: 0 0  10 20  20 0}\n"
    "  - {is: sea, name: Ostsee, size: 2, at: 0 0  10 20}\n"
    "  - {is: lake, name: Müritz, size: 1, at: 0 0  10 20  20 0}\n";

typedef struct map {
    bt_arena arena;
    bt_network network;
} map;

static int
load(map *m, const char *text, bt_error *err)
{
    bt_doc *doc = bt_arena_calloc(&m->arena, 1, sizeof *doc);
    *doc = doc_of(&m->arena, text);
    return bt_network_load(&m->network, &m->arena, doc, &words, err);
}

static int
open_map(void **state)
{
    map *m = calloc(1, sizeof *m);
    bt_error err = { 0 };
    assert_non_null(m);
    *state = m;
    if (load(m, whole, &err))
        fail_msg("%d:%d: %s", err.line, err.column, err.text);
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
    return &((const map *)*state)->network;
}

static bt_area
area(const bt_network *n, const char *id)
{
    bt_area found = bt_area_find(n, id, (int)strlen(id));
    assert_true(found != BT_AREA_NONE);
    return found;
}

static void
areas_are_as_written(void **state)
{
    const bt_network *n = network_of(state);
    const bt_area_info *a1 = &n->areas[0], *b2 = &n->areas[1], *c3 = &n->areas[2];
    assert_int_equal(n->area_count, 6);
    assert_string_equal(a1->id, "A1");
    assert_string_equal(b2->name, "Bad Berka");
    assert_int_equal(a1->x, 0);
    assert_int_equal(n->areas[3].x, 1000);
    assert_int_equal(n->areas[4].x, 200);
    assert_int_equal(n->areas[4].y, 500);
    assert_true(bt_area_is(n, 0, 0) && bt_area_is(n, 0, 1));
    assert_true(!bt_area_is(n, 1, 0) && !bt_area_is(n, 1, 1));
    assert_true(!bt_area_is(n, 3, 0) && bt_area_is(n, 3, 1));
    assert_int_equal(a1->region, 1);
    assert_int_equal(b2->region, 0);
    assert_int_equal(c3->region, 0xff);
    assert_int_equal(a1->grade, 'S');
    assert_int_equal(b2->grade, 'F');
    assert_int_equal(c3->grade, 'R');
    assert_int_equal(n->areas[4].grade, 'r');
}

static void
connections_are_as_written(void **state)
{
    const bt_network *n = network_of(state);
    assert_int_equal(n->link_count, 7);
    const bt_link_info *bridge = &n->links[1];
    assert_string_equal(bridge->id, "B2-C3");
    assert_int_equal(bridge->ends[0], area(n, "B2"));
    assert_int_equal(bridge->ends[1], area(n, "C3"));
    assert_string_equal(bridge->over, "Elbe");
    assert_string_equal(n->links[0].over, "");
    assert_true(bt_link_is(n, 1, 0) && !bt_link_is(n, 1, 1));
    assert_true(bt_link_is(n, 5, 0) && bt_link_is(n, 5, 1));
    assert_int_equal(n->links[0].traits, 0);
    assert_int_equal(n->links[0].grade, 'S');
    assert_int_equal(n->links[2].grade, 'R');
    assert_int_equal(bt_link_beyond(n, 1, area(n, "B2")), area(n, "C3"));
    assert_int_equal(bt_link_beyond(n, 1, area(n, "C3")), area(n, "B2"));
}

static void
exits_ascend_and_agree_with_the_connections(void **state)
{
    const bt_network *n = network_of(state);
    int exits = 0;
    for (int a = 0; a < n->area_count; a++) {
        const bt_area_info *info = &n->areas[a];
        for (int i = 0; i < info->exit_count; i++) {
            const bt_exit *exit = &info->exits[i];
            assert_true(i == 0 || info->exits[i - 1].to < exit->to);
            assert_int_equal(bt_link_beyond(n, exit->link, (bt_area)a), exit->to);
            assert_int_equal(bt_link_between(n, (bt_area)a, exit->to), exit->link);
            exits++;
        }
    }
    assert_int_equal(exits, 2 * n->link_count);
    assert_int_equal(n->areas[area(n, "E5")].exit_count, 3);
    assert_int_equal(bt_link_between(n, area(n, "A1"), area(n, "D4")), BT_LINK_NONE);
}

static void
the_country_is_as_written(void **state)
{
    const bt_network *n = network_of(state);
    static const int16_t course[] = { 700, -500, 750, 100, 1500, 200 };
    assert_int_equal(n->feature_count, 5);
    assert_int_equal(n->features[0].kind, BT_FEATURE_RIVER);
    assert_string_equal(n->features[0].name, "Elbe");
    assert_int_equal(n->features[0].size, 3);
    assert_int_equal(n->features[0].point_count, 3);
    assert_memory_equal(n->features[0].points, course, sizeof course);
    assert_int_equal(n->features[1].kind, BT_FEATURE_RIDGE);
    assert_int_equal(n->features[1].size, 9);
    assert_int_equal(n->features[2].kind, BT_FEATURE_LAND);
    assert_int_equal(n->features[2].point_count, 3);
    assert_int_equal(n->features[3].kind, BT_FEATURE_SEA);
    assert_int_equal(n->features[4].kind, BT_FEATURE_LAKE);
}

static void
names_are_found_in_any_case_and_either_way(void **state)
{
    const bt_network *n = network_of(state);
    static const char *const unknown[] = { "", "A", "A11", "none", "X9" };
    static const char *const no_link[] = { "", "B2", "B2-", "-C3", "B2-D4", "B2-X9", "B2-C3-F6" };
    assert_int_equal(bt_area_find(n, "f6", 2), 5);
    assert_int_equal(bt_area_find(n, "F6-D4", 2), 5); /* no more than its letters */
    assert_int_equal(bt_link_find(n, "b2-c3", 5), 1);
    assert_int_equal(bt_link_find(n, "C3-B2", 5), 1);
    for (size_t i = 0; i < BT_COUNT(unknown); i++)
        assert_int_equal(bt_area_find(n, unknown[i], (int)strlen(unknown[i])), BT_AREA_NONE);
    for (size_t i = 0; i < BT_COUNT(no_link); i++)
        assert_int_equal(bt_link_find(n, no_link[i], (int)strlen(no_link[i])), BT_LINK_NONE);
}

static void
distances_are_the_shortest(void **state)
{
    const bt_network *n = network_of(state);
    static const struct {
        const char *from, *to;
        int distance;
    } ways[] = { { "A1", "A1", 0 }, { "A1", "B2", 1 }, { "A1", "E5", 1 }, { "A1", "C3", 2 },
                 { "A1", "F6", 2 }, { "A1", "D4", 3 }, { "B2", "D4", 3 }, { "C3", "E5", 2 } };
    for (size_t i = 0; i < BT_COUNT(ways); i++) {
        bt_area from = area(n, ways[i].from), to = area(n, ways[i].to);
        assert_int_equal(bt_area_distance(n, from, to), ways[i].distance);
        assert_int_equal(bt_area_distance(n, to, from), ways[i].distance);
    }
}

static void
documents_name_areas(void **state)
{
    const map *m = *state;
    bt_arena arena = { 0 };
    bt_error err = { 0 };
    bt_doc doc = doc_of(&arena, "x: D4\ny: Q\nz: B2 Q");
    bt_area found = 0;
    bt_words list;
    bt_word word;
    bt_node z = bt_node_find(bt_doc_root(&doc), "z");
    assert_int_equal(bt_node_area(bt_node_find(bt_doc_root(&doc), "x"), &m->network, &found, &err),
                     BT_OK);
    assert_int_equal(found, 3);
    assert_int_equal(bt_node_area(bt_node_find(bt_doc_root(&doc), "y"), &m->network, &found, &err),
                     BT_EDATA);
    assert_int_equal(err.line, 2);
    assert_int_equal(err.column, 4);
    assert_non_null(strstr(err.text, "\"Q\" is no area of the map"));
    assert_int_equal(bt_words_start(&list, z, &err), BT_OK);
    assert_true(bt_words_next(&list, &word));
    assert_int_equal(bt_word_area(&word, &m->network, &found, &err), BT_OK);
    assert_int_equal(found, 1);
    assert_true(bt_words_next(&list, &word));
    assert_int_equal(bt_word_area(&word, &m->network, &found, &err), BT_EDATA);
    assert_int_equal(err.line, 3);
    assert_int_equal(err.column, 7);
    bt_arena_release(&arena);
}

/* --- mistakes ------------------------------------------------------------------ */

static void
check_refused(const char *text, int line, int column, const char *says)
{
    map m = { 0 };
    bt_error err = { 0 };
    int status = load(&m, text, &err);
    if (status != BT_EDATA || err.line != line || err.column != column ||
        strcmp(err.file, "test.yaml") != 0 || !strstr(err.text, says))
        fail_msg("status %d, %s:%d:%d: %s (expected %d:%d: %s)", status, err.file, err.line,
                 err.column, err.text, line, column, says);
    bt_arena_release(&m.arena);
}

/* In the map above, text to put in another's place; the place of the mark ~ is the error's. */
static const struct {
    const char *from, *to, *says;
} broken[] = {
    { "links:\n", "~streets: 1\nlinks:\n", "found 'streets'" },
    { "id: B2,", "id: ~a1,", "two areas have the id A1" },
    { "id: B2,", "id: ~B-2,", "expected an id" },
    { "id: B2,", "id: ~\"B 2\",", "expected an id" },
    { "id: B2,", "id: ~none,", "expected an id" },
    { "id: B2,", "id: ~\"\",", "expected an id" },
    { "id: B2,", "id: ~Abcdefghijklmnop,", "up to 15 letters" },
    { "{id: B2, name", "~{name", "id" },
    { "name: Bad Berka", "name: ~\"\"", "expected a name" },
    { "{id: B2, name: Bad Berka,", "~{id: B2,", "name" },
    { "{id: B2,", "{~ids: B2, id: B2,", "found 'ids'" },
    { "at: 500 0,", "at: ~500,", "expected two numbers" },
    { "at: 500 0,", "at: ~500 0 1,", "expected two numbers" },
    { "at: 500 0,", "at: 500 ~-1,", "\"-1\" found; expected a number from 0 to 1000" },
    { "at: 500 0,", "at: ~1001 0,", "\"1001\" found; expected a number from 0 to 1000" },
    { "at: 500 0,", "at: 500 ~0x,", "\"0x\" found" },
    { "wooded citadel", "wooded ~marsh", "\"marsh\" is not one of: wooded, citadel" },
    { "wooded citadel", "wooded ~wooded", "wooded is given twice" },
    { "region: south", "region: ~east", "found 'east'" },
    { "grade: F}", "grade: ~X}", "found 'X'" },
    { "bridge: Elbe", "bridge: ~Rhine", "found 'Rhine'" },
    { "bridge: Elbe", "bridge: ~\"\"", "a bridge over nothing" },
    { "ford: Saale", "ford: ~Elbe", "E5-B2 crosses the Saale already" },
    { "id: C3-F6", "id: ~C3", "expected two areas such as A1-F6" },
    { "id: C3-F6", "id: ~C3-X9", "\"X9\" is no area of the map" },
    { "id: C3-F6", "id: ~X9-C3", "\"X9\" is no area of the map" },
    { "id: C3-F6", "id: ~C3-C3", "C3 is joined to itself" },
    { "id: C3-F6", "id: ~C3-B2", "the connection B2-C3 is there already" },
    { "is: river", "is: ~pond", "found 'pond'" },
    { "size: 3", "size: ~0", "expected a whole number from 1 to 12" },
    { "1500 200", "1500 ~1501", "\"1501\" found; expected a number from -500 to 1500" },
    { "at: 0 0  10 20", "at: ~0 0  10", "expected two points or more" },
    { "at: 0 0  10 20", "at: ~0 0", "expected two points or more" },
    { "{id: C3-F6}", "{~over: Elbe, id: C3-F6}", "found 'over'" },
    { "{id: A1,", "{isolated: ~yes, id: A1,", "true" },
    { "{id: A1,", "{outline: ~0 0 1 1, id: A1,", "expected three points or more" },
    { "{id: A1,", "{outline: 0 0 1 1 ~2000 2, id: A1,", "\"2000\" found" },
    { "{id: A1,", "{outline: [0 0 1 1 2 0, ~1 1], id: A1,", "expected three points or more" },
    { "id: B2-C3, bridge", "id: ~B2-C3, sea: true, bridge",
      "is a way by sea and crosses the Elbe" },
};

static void
check_broken(size_t i)
{
    char text[2048], to[128];
    const char *at = strstr(whole, broken[i].from), *mark = strchr(broken[i].to, '~');
    int line = 1, column = 1;
    assert_non_null(at);
    assert_non_null(mark);
    (void)snprintf(to, sizeof to, "%.*s%s", (int)(mark - broken[i].to), broken[i].to, mark + 1);
    (void)snprintf(text, sizeof text, "%.*s%s%s", (int)(at - whole), whole, to,
                   at + strlen(broken[i].from));
    for (const char *c = text; c < text + (at - whole) + (mark - broken[i].to); c++) {
        column = *c == '\n' ? 1 : column + 1;
        line += *c == '\n';
    }
    check_refused(text, line, column, broken[i].says);
}

static void
mistakes_are_named_where_they_stand(void **state)
{
    (void)state;
    for (size_t i = 0; i < BT_COUNT(broken); i++)
        check_broken(i);
}

#define AREA(id) "  - {id: " #id ", name: " #id ", at: 1 1}\n"

static void
a_map_is_one_piece_with_bridges_over_rivers(void **state)
{
    (void)state;
    check_refused("areas:\n" AREA(A) AREA(B) AREA(C) "links:\n  - {id: A-B}\n", 4, 5,
                  "area C has no connection");
    check_refused("areas:\n" AREA(A) AREA(B) AREA(C) AREA(D) "links:\n  - {id: A-C}\n"
                                                             "  - {id: B-D}\n",
                  3, 5, "area B cannot be reached from A");
    check_refused("areas:\n" AREA(A) AREA(B) "links:\n  - {id: A-B, bridge: Elbe}\n", 5, 23,
                  "a bridge over nothing");
    check_refused("areas: []\nlinks: []\n", 1, 8, "at least one of the areas");
    check_refused("areas:\n" AREA(A) "links: []\n", 3, 8, "at least one of the links");
    check_refused("areas:\n" AREA(A), 1, 1, "links");
    check_refused("links: []\n", 1, 1, "areas");
    check_refused("areas: 12\n", 1, 8, "expected");
    check_refused("- areas\n", 1, 1, "expected");
    check_refused("areas:\n  - A\n", 2, 5, "expected");
}

static void
no_more_than_the_maxima(void **state)
{
    (void)state;
    char text[16384];
    int length = snprintf(text, sizeof text, "areas:\n");
    for (int i = 0; i <= BT_AREAS_MAX; i++)
        length += snprintf(text + length, sizeof text - (size_t)length,
                           "  - {id: N%d, name: N, at: 1 1}\n", i);
    check_refused(text, BT_AREAS_MAX + 2, 5, "more than 128 areas");
    length = snprintf(text, sizeof text, "areas:\n");
    for (int i = 0; i < 20; i++)
        length += snprintf(text + length, sizeof text - (size_t)length,
                           "  - {id: N%d, name: N, at: 1 1}\n", i);
    length += snprintf(text + length, sizeof text - (size_t)length, "links:\n");
    int links = length;
    for (int i = 1; i < 10; i++) /* nine from one area */
        length += snprintf(text + length, sizeof text - (size_t)length, "  - {id: N0-N%d}\n", i);
    check_refused(text, 22 + 9, 10, "more than 8 connections from N0");
    length = links;
    for (int i = 0; i <= BT_LINKS_MAX; i++)
        length +=
            snprintf(text + length, sizeof text - (size_t)length, "  - {id: N0-N1, grade: S}\n");
    check_refused(text, 22 + BT_LINKS_MAX + 1, 5, "more than 128 links");
}

/* An island has no way by land; ships go where they have a connection, and count in no distance. */
static void
islands_are_said_to_be_isolated(void **state)
{
    (void)state;
    static const int16_t land[] = { 0, 0, 10, 0, 10, 10 };
    map m = { 0 };
    bt_error err = { 0 };
    int status =
        load(&m,
             "areas:\n"
             "  - {id: I, name: I, at: 1 1, isolated: true, outline: 0 0 10 0 10 10}\n"
             "  - {id: J, name: J, at: 1 1, isolated: true}\n" AREA(A) AREA(
                 B) "  - {id: C, name: C, at: 1 1, outline: [0 0 5 5 0 5, -500 9 9 9 9 1500 8 8]}\n"
                    "links:\n  - {id: A-B}\n  - {id: A-I, sea: true}\n  - {id: B-I, sea: true}\n"
                    "  - {id: B-C}\n",
             &err);
    const bt_network *n = &m.network;
    if (status)
        fail_msg("%d:%d: %s", err.line, err.column, err.text);
    assert_true(n->areas[0].isolated && n->areas[1].isolated && !n->areas[2].isolated);
    assert_true(n->links[1].sea && !n->links[0].sea);
    assert_int_equal(n->areas[0].exit_count, 2);
    assert_int_equal(bt_link_between(n, area(n, "I"), area(n, "A")), 1);
    assert_int_equal(bt_area_distance(n, area(n, "A"), area(n, "I")), BT_DISTANCE_NONE);
    assert_int_equal(bt_area_distance(n, area(n, "I"), area(n, "J")), BT_DISTANCE_NONE);
    assert_int_equal(bt_area_distance(n, area(n, "I"), area(n, "I")), 0);
    assert_int_equal(bt_area_distance(n, area(n, "A"), area(n, "C")), 2);
    assert_int_equal(n->areas[0].ring_count, 1);
    assert_int_equal(n->areas[0].rings[0].point_count, 3);
    assert_memory_equal(n->areas[0].rings[0].points, land, sizeof land);
    assert_int_equal(n->areas[1].ring_count, 0);
    assert_int_equal(n->areas[4].ring_count, 2);
    assert_int_equal(n->areas[4].rings[1].point_count, 4);
    assert_int_equal(n->areas[4].rings[1].points[0], -500);
    bt_arena_release(&m.arena);
    check_refused("areas:\n" AREA(A) AREA(B) AREA(C) "links:\n  - {id: A-B}\n"
                                                     "  - {id: A-C, sea: true}\n",
                  4, 5, "area C has no connection; is it isolated?");
    check_refused("areas:\n" AREA(A) AREA(B) "  - {id: C, name: C, at: 1 1, isolated: true}\n"
                                             "links:\n  - {id: A-B}\n  - {id: B-C}\n",
                  7, 10, "C is isolated and has a connection by land");
}

int
main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(areas_are_as_written),
        cmocka_unit_test(connections_are_as_written),
        cmocka_unit_test(exits_ascend_and_agree_with_the_connections),
        cmocka_unit_test(the_country_is_as_written),
        cmocka_unit_test(names_are_found_in_any_case_and_either_way),
        cmocka_unit_test(distances_are_the_shortest),
        cmocka_unit_test(documents_name_areas),
        cmocka_unit_test(mistakes_are_named_where_they_stand),
        cmocka_unit_test(a_map_is_one_piece_with_bridges_over_rivers),
        cmocka_unit_test(no_more_than_the_maxima),
        cmocka_unit_test(islands_are_said_to_be_isolated),
    };
    return cmocka_run_group_tests(tests, open_map, close_map);
}
