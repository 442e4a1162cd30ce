/*
 * test_naw_book.c - the book of Jena-Auerstadt against what it was made from,
 * and views as JSON.
 */
#include "bookjson.h"

#include <berthier/games.h>
#include <berthier/words.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bt_game *
open_game(const char *options)
{
    const bt_rules *rules = bt_games_find("napoleon-at-war");
    bt_options chosen = { { 0 } };
    bt_game *game;
    assert_int_equal(bt_options_parse(rules, options, &chosen, NULL), BT_OK);
    assert_int_equal(bt_game_new(&game, rules, bt_games_pack(rules->id), "jena-auerstadt", &chosen,
                                 NULL),
                     BT_OK);
    return game;
}

typedef struct book {
    bt_game *game;
    json_t *root;
} book;

static int
open_book(void **state)
{
    book *b = malloc(sizeof *b);
    assert_non_null(b);
    b->game = open_game("");
    b->root = read_book(b->game);
    *state = b;
    return 0;
}

static int
close_book(void **state)
{
    book *b = *state;
    json_decref(b->root);
    bt_game_free(b->game);
    free(b);
    return 0;
}

static json_t *
part(void **state, const char *key)
{
    const book *b = *state;
    json_t *found = json_object_get(b->root, key);
    assert_non_null(found);
    return found;
}

static const char *
text(const json_t *object, const char *key)
{
    const char *found = json_string_value(json_object_get(object, key));
    return found ? found : "";
}

/* ---- counters ---------------------------------------------------------------- */

static void
all_counters_are_there(void **state)
{
    json_t *units = part(state, "units"), *unit;
    const char *id;
    int french = 0;
    assert_int_equal(json_object_size(units), 88);
    json_object_foreach(units, id, unit)
    {
        french += !strcmp(text(unit, "side"), "french");
        assert_true(text(unit, "name")[0] && text(unit, "counter")[0] && text(unit, "type")[0]);
        assert_true(text(unit, "formation")[0] && strchr(text(unit, "values"), '-'));
    }
    assert_int_equal(french, 49);
    unit = json_object_get(units, "1/Gaz");
    assert_string_equal(text(unit, "formation"), "V");
    assert_string_equal(text(unit, "values"), "8-4");
}

/* ---- maps -------------------------------------------------------------------- */

static const json_t *
hex_at(const json_t *map, int64_t x, int64_t y)
{
    size_t i;
    json_t *hex;
    json_array_foreach(json_object_get(map, "hexes"), i, hex)
    {
        if (json_integer_value(json_object_get(hex, "x")) == x &&
            json_integer_value(json_object_get(hex, "y")) == y)
            return hex;
    }
    return NULL;
}

/* The word of a feature as the hex across the hexside sees it. */
static const char *
seen_across(const char *feature)
{
    if (!strcmp(feature, "slope-up"))
        return "slope-down";
    return strcmp(feature, "slope-down") ? feature : "slope-up";
}

static bool
has_word(const json_t *list, const char *word)
{
    size_t i;
    json_t *item;
    json_array_foreach((json_t *)(uintptr_t)list, i, item)
    {
        if (!strcmp(json_string_value(item), word))
            return true;
    }
    return false;
}

/* Every feature of every hexside stands on the other side too; returns how many. */
static int
check_sides_of(const json_t *map, const json_t *hex)
{
    static const int steps[6][2] = {
        { 0, 2 }, { 1, 1 }, { 1, -1 }, { 0, -2 }, { -1, -1 }, { -1, 1 }
    };
    const char *key;
    json_t *features, *feature;
    size_t i;
    int count = 0;
    json_object_foreach(json_object_get(hex, "sides"), key, features)
    {
        int dir = key[0] - '0';
        char back[2] = { (char)('0' + (dir + 3) % 6), '\0' };
        assert_true(dir >= 0 && dir < 6 && json_array_size(features) > 0);
        const json_t *to =
            hex_at(map, json_integer_value(json_object_get(hex, "x")) + steps[dir][0],
                   json_integer_value(json_object_get(hex, "y")) + steps[dir][1]);
        assert_non_null(to);
        const json_t *theirs = json_object_get(json_object_get(to, "sides"), back);
        assert_int_equal(json_array_size(theirs), json_array_size(features));
        json_array_foreach(features, i, feature)
        {
            assert_true(has_word(theirs, seen_across(json_string_value(feature))));
            count++;
        }
    }
    return count;
}

/* What the atlas knows of a map's hexsides, counted bit by bit. */
static int
count_features(const bt_atlas *atlas, const bt_map *map)
{
    int count = 0;
    for (bt_hex hex = map->first; hex < map->first + map->count; hex++) {
        for (int i = 0; i < atlas->hexes[hex].side_count; i++)
            count += __builtin_popcount(atlas->hexes[hex].sides[i].features);
    }
    return count;
}

static void
every_hexside_is_told_from_both_sides(void **state)
{
    const book *b = *state;
    json_t *maps = part(state, "maps"), *map, *hex;
    size_t i, h;
    assert_int_equal(json_array_size(maps), 2);
    json_array_foreach(maps, i, map)
    {
        int count = 0;
        json_array_foreach(json_object_get(map, "hexes"), h, hex) count += check_sides_of(map, hex);
        assert_int_equal(count, count_features(b->game->atlas, &b->game->atlas->maps[i]));
    }
}

static void
every_hex_is_there_with_its_terrain(void **state)
{
    static const size_t counts[] = { 29 * 20, 23 * 12 };
    const bt_atlas *atlas = ((const book *)*state)->game->atlas;
    json_t *maps = part(state, "maps"), *map, *hex;
    size_t i, h;
    json_array_foreach(maps, i, map)
    {
        assert_int_equal(json_array_size(json_object_get(map, "hexes")), counts[i]);
        assert_string_equal(text(map, "default"), "clear");
        json_array_foreach(json_object_get(map, "hexes"), h, hex)
        {
            const bt_hex_info *info = &atlas->hexes[bt_hex_find(atlas, text(hex, "id"))];
            const char *terrain = text(hex, "terrain");
            assert_string_equal(terrain[0] ? terrain : "clear", atlas->terrains[info->terrain]);
            assert_string_equal(text(hex, "name"), info->name);
            assert_int_equal(json_array_size(json_object_get(hex, "roads_off")),
                             __builtin_popcount(info->roads_off));
        }
    }
}

/* ---- charts -------------------------------------------------------------------- */

static bt_node
find_table(const bt_pack *pack, const char *name)
{
    for (int i = 0; i < pack->doc_count; i++) {
        if (!strcmp(pack->docs[i].name, name))
            return bt_doc_root(&pack->docs[i]);
    }
    fail_msg("%s is missing", name);
    return (bt_node){ 0 };
}

static void
assert_words(const json_t *list, bt_node node)
{
    bt_words words;
    bt_word word;
    size_t i = 0;
    assert_int_equal(bt_words_start(&words, node, NULL), BT_OK);
    for (; bt_words_next(&words, &word); i++) {
        assert_true(i < json_array_size(list));
        assert_string_equal(json_string_value(json_array_get(list, i)), word.text);
    }
    assert_int_equal(json_array_size(list), i);
}

static void
the_results_table_is_that_of_the_data(void **state)
{
    bt_node crt = bt_node_find(find_table(bt_games_pack("napoleon-at-war"), "tables.yaml"), "crt");
    bt_node rows = bt_node_find(crt, "rows"), row = bt_node_first(rows);
    json_t *ours = part(state, "crt"), *cells, *cell;
    size_t i, c;
    assert_words(json_object_get(ours, "columns"), bt_node_find(crt, "columns"));
    assert_int_equal(json_array_size(json_object_get(ours, "rows")), 6);
    json_array_foreach(json_object_get(ours, "rows"), i, cells)
    {
        assert_words(cells, bt_node_next(row));
        row = bt_node_next(bt_node_next(row));
        json_array_foreach(cells, c, cell)
            assert_true(text(json_object_get(ours, "results"), json_string_value(cell))[0]);
    }
    assert_false(bt_node_exists(row));
}

static const json_t *
row_of(void **state, const char *id)
{
    size_t i;
    json_t *row;
    json_array_foreach(part(state, "terrain_chart"), i, row)
    {
        if (!strcmp(text(row, "id"), id))
            return row;
    }
    return NULL;
}

static void
the_terrain_chart_has_what_is_on_the_maps(void **state)
{
    assert_int_equal(json_array_size(part(state, "terrain_chart")), 8);
    assert_null(row_of(state, "marsh"));
    assert_null(row_of(state, "trail"));
    assert_string_equal(text(row_of(state, "forest"), "cost"), "2");
    assert_true(json_is_true(json_object_get(row_of(state, "forest"), "night_closed")));
    assert_string_equal(text(row_of(state, "town"), "defence"), "2");
    assert_string_equal(text(row_of(state, "road"), "cost"), "1/2");
    assert_string_equal(text(row_of(state, "stream"), "cost"), "+2");
    assert_true(json_is_true(json_object_get(row_of(state, "river"), "barred")));
}

/* ---- arrivals, levels, victory ------------------------------------------------------ */

/* Units that arrive under a plan. */
static int
arriving(const json_t *root, const char *plan)
{
    size_t i, u;
    json_t *line, *unit;
    int count = 0;
    json_array_foreach(json_object_get(root, "arrivals"), i, line)
    {
        bool by_edge = json_object_get(line, "edge") && json_object_get(line, "map");
        bool here = by_edge != (json_object_get(line, "hex") != NULL);
        if (text(line, "plan")[0] && strcmp(text(line, "plan"), plan))
            continue;
        assert_true(here && json_integer_value(json_object_get(line, "turn")) > 0);
        json_array_foreach(json_object_get(line, "units"), u, unit)
        {
            assert_non_null(
                json_object_get(json_object_get(root, "units"), json_string_value(unit)));
            count++;
        }
    }
    return count;
}

static int
level(const json_t *root, const char *side, const char *map, const char *plan)
{
    size_t i;
    json_t *line;
    json_array_foreach(json_object_get(root, "demoralization"), i, line)
    {
        if (!strcmp(text(line, "side"), side) && !strcmp(text(line, "map"), map))
            return (int)json_integer_value(json_object_get(line, plan));
    }
    return 0;
}

/* 88 counters, 18 deployed [13.0], 4 of Louis only with the option [20.1]. */
static void
arrivals_and_levels_follow_plan_and_options(void **state)
{
    const book *b = *state;
    bt_game *game = open_game("louis=yes bernadotte=yes");
    json_t *other = read_book(game);
    assert_int_equal(arriving(b->root, "A"), 66);
    assert_int_equal(arriving(b->root, "B"), 66);
    assert_int_equal(arriving(other, "A"), 70);
    assert_int_equal(level(b->root, "prussian", "jena", "B"), 48);
    assert_int_equal(level(other, "prussian", "jena", "B"), 60);
    assert_int_equal(level(b->root, "french", "jena", "A"), 65);
    assert_int_equal(level(b->root, "french", "auerstadt", "B"), 0);
    assert_int_equal(json_array_size(part(state, "victory")), 9);
    assert_int_equal(json_array_size(part(state, "track")), 12);
    json_decref(other);
    bt_game_free(game);
}

/* ---- the transit track [17.1] ---------------------------------------------------------- */

static const json_t *
box(void **state, const char *id)
{
    size_t i;
    json_t *found;
    json_array_foreach(part(state, "boxes"), i, found)
    {
        if (!strcmp(text(found, "id"), id))
            return found;
    }
    return NULL;
}

static void
the_track_leads_from_map_to_map(void **state)
{
    const json_t *first = box(state, "track-west-from-jena-1");
    assert_non_null(first);
    assert_string_equal(text(first, "track"), "west");
    assert_true(has_word(json_object_get(first, "hexes"), "2320"));
    const json_t *at = first;
    for (int space = 1; space < 3; space++)
        at = box(state, json_string_value(json_array_get(json_object_get(at, "next"), 0)));
    assert_string_equal(text(at, "id"), "track-west-from-jena-3");
    assert_null(json_object_get(at, "next"));
    assert_true(has_word(json_object_get(at, "hexes"), "1622"));
    assert_false(has_word(json_object_get(at, "hexes"), "1422"));
    assert_null(box(state, "dead-map2"));
    assert_null(box(state, "exited-auerstadt-n"));
    assert_non_null(box(state, "exited-jena-n"));
}

/* ---- views ------------------------------------------------------------------------------- */

static json_t *
view_of(const bt_game *game, const bt_state *s, bt_side viewer)
{
    bt_view *view = bt_view_new(game);
    bt_buf out = { 0 };
    bt_json json;
    assert_non_null(view);
    game->rules->view(game, s, viewer, view);
    bt_json_init(&json, &out);
    bt_json_object(&json, NULL);
    game->rules->view_write(game, view, &json);
    bt_json_object_end(&json);
    json_t *root = json_loads(bt_buf_text(&out), JSON_REJECT_DUPLICATES, NULL);
    bt_buf_release(&out);
    free(view);
    assert_non_null(root);
    return root;
}

static void
play(const bt_game *game, bt_state *s, const char *words)
{
    bt_action action;
    assert_int_equal(bt_action_parse(game, words, &action, NULL), BT_OK);
    bt_side side = bt_sides_first(game->rules->to_act(game, s));
    assert_null(game->rules->check(game, s, side, action));
    game->rules->apply(game, s, side, action, NULL);
}

static const json_t *
group(const json_t *view, const char *key)
{
    return json_object_get(json_object_get(view, "coming"), key);
}

/* What the plan decides is told under A and B to those who do not know it [15.1]. */
static void
views_tell_both_plans_until_one_is_known(void **state)
{
    const bt_game *game = ((const book *)*state)->game;
    bt_state *s = bt_state_new(game);
    assert_non_null(s);
    game->rules->setup(game, s);
    static const char *const turn[] = { "enter Gd 0104", "step 0204", "halt",  "enter V.a 0104",
                                        "halt",          "done",      "plan B" };
    for (size_t i = 0; i < BT_COUNT(turn); i++)
        play(game, s, turn[i]);
    json_t *french = view_of(game, s, 0), *prussian = view_of(game, s, 1);
    assert_null(group(french, "g1"));
    assert_string_equal(text(json_object_get(group(french, "g14"), "A"), "hex"), "1622");
    assert_string_equal(text(json_object_get(group(french, "g14"), "B"), "hex"), "2320");
    assert_string_equal(text(group(prussian, "g14"), "hex"), "2320");
    assert_string_equal(text(group(prussian, "g5"), "edge"), "north");
    assert_string_equal(text(group(prussian, "g5"), "map"), "jena");
    assert_string_equal(text(group(prussian, "g5"), "hex"), "");
    assert_string_equal(text(group(prussian, "g14"), "map"), "");
    assert_true(json_is_true(json_object_get(group(prussian, "g5"), "wait")));
    assert_string_equal(text(group(french, "g17"), "hex"), "0120");
    assert_non_null(json_object_get(json_object_get(french, "score"), "A"));
    assert_null(json_object_get(json_object_get(prussian, "score"), "A"));
    json_decref(french);
    json_decref(prussian);
    free(s);
}

/* A view names the turn and the phase it stands in as the log would [4.1]. */
static void
headings_are_those_of_the_phase(void **state)
{
    (void)state;
    bt_game *game = open_game("deployment=free");
    bt_state *s = bt_state_new(game);
    assert_non_null(s);
    game->rules->setup(game, s);
    json_t *view = view_of(game, s, 0);
    assert_int_equal(json_array_size(json_object_get(view, "headings")), 0);
    json_decref(view);
    play(game, s, "ready");
    play(game, s, "ready");
    view = view_of(game, s, 1);
    const json_t *heads = json_object_get(view, "headings");
    assert_int_equal(json_array_size(heads), 2);
    assert_string_equal(text(json_array_get(heads, 0), "text"), "Game-Turn 1 begins (night)");
    assert_string_equal(text(json_array_get(heads, 1), "text"), "French Movement Phase");
    json_decref(view);
    free(s);
    bt_game_free(game);
}

static void
sets_of_units_are_objects(void **state)
{
    const bt_game *game = ((const book *)*state)->game;
    bt_state *s = bt_state_new(game);
    assert_non_null(s);
    game->rules->setup(game, s);
    play(game, s, "enter Gd 0104");
    play(game, s, "halt");
    json_t *view = view_of(game, s, 0);
    assert_int_equal(json_object_size(json_object_get(view, "moved")), 1);
    assert_true(json_is_true(json_object_get(json_object_get(view, "moved"), "Gd")));
    assert_int_equal(json_object_size(json_object_get(group(view, "g1"), "units")), 1);
    assert_true(json_is_array(json_object_get(view, "chain")));
    assert_int_equal(json_array_size(json_object_get(view, "chain")), 0);
    assert_null(json_object_get(view, "result"));
    assert_null(json_object_get(view, "diverted"));
    json_decref(view);
    free(s);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_counters_are_there),
        cmocka_unit_test(every_hex_is_there_with_its_terrain),
        cmocka_unit_test(every_hexside_is_told_from_both_sides),
        cmocka_unit_test(the_results_table_is_that_of_the_data),
        cmocka_unit_test(the_terrain_chart_has_what_is_on_the_maps),
        cmocka_unit_test(arrivals_and_levels_follow_plan_and_options),
        cmocka_unit_test(the_track_leads_from_map_to_map),
        cmocka_unit_test(views_tell_both_plans_until_one_is_known),
        cmocka_unit_test(headings_are_those_of_the_phase),
        cmocka_unit_test(sets_of_units_are_objects),
    };
    return cmocka_run_group_tests(tests, open_book, close_book);
}
