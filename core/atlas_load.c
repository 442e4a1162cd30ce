/*
 * atlas_load.c - reads map documents: heads, terrain, names, grades.
 */
#include "atlas_internal.h"

#include <stdio.h>
#include <string.h>

#define METRES_MAX 1000000 /* across a hex */

static const char *const keys[] = { "map",    "title",  "grid",    "default", "terrain", "names",
                                    "slopes", "rivers", "streams", "bridges", "woods",   "roads",
                                    "trails", "grades", "metres",  "north",   "country" };

typedef bt_map_reader reader;

static int
keep_text(const reader *r, const char *text, const char **out)
{
    *out = bt_arena_strndup(r->draft->arena, text, strlen(text));
    return *out ? BT_OK : bt_fail(r->err, BT_ENOMEM, "no memory for a map");
}

/* --- terrain, names, grades ------------------------------------------- */

static int
set_terrain(const reader *r, const bt_word *word, int terrain, uint8_t *seen)
{
    bt_hex hex;
    int status = bt_map_word_hex(r, word, &hex);
    if (status)
        return status;
    if (seen[hex])
        return bt_word_fail(word, r->err, "the terrain of hex %s is given twice", word->text);
    seen[hex] = 1;
    r->draft->hexes[hex].terrain = (uint8_t)terrain;
    return BT_OK;
}

/* `Jena: 0104` under a terrain sets it and names the hex, under names only
 * names it. */
static int
read_named(const reader *r, bt_node node, int terrain, uint8_t *seen)
{
    int status = bt_node_expect(node, BT_DOC_MAPPING, r->err);
    for (bt_node key = bt_node_first(node); bt_node_exists(key) && !status;
         key = bt_node_next(bt_node_next(key))) {
        bt_node value = bt_node_next(key);
        bt_hex hex;
        if ((status = bt_node_expect(value, BT_DOC_SCALAR, r->err)))
            return status;
        bt_word word = bt_word_whole(value);
        if (seen && (status = set_terrain(r, &word, terrain, seen)))
            return status;
        if ((status = bt_map_word_hex(r, &word, &hex)))
            return status;
        if (r->draft->hexes[hex].name[0])
            return bt_node_fail(value, r->err, "hex %s is already named %s", word.text,
                                r->draft->hexes[hex].name);
        status = keep_text(r, bt_node_text(key), &r->draft->hexes[hex].name);
    }
    return status;
}

static int
read_listed(const reader *r, bt_node node, int terrain, uint8_t *seen)
{
    bt_words words;
    bt_word word;
    int status = bt_words_start(&words, node, r->err);
    while (!status && bt_words_next(&words, &word))
        status = set_terrain(r, &word, terrain, seen);
    return status;
}

static int
read_terrain(const reader *r, bt_node root)
{
    bt_node start, node = bt_node_find(root, "terrain");
    int terrain = 0;
    int status = bt_node_get(root, "default", &start, r->err);
    if (status || (status = bt_node_word(start, r->draft->terrains, r->draft->terrain_count,
                                         &terrain, r->err)))
        return status;
    const bt_map *map = r->grid->map;
    for (bt_hex hex = map->first; hex < map->first + map->count; hex++)
        r->draft->hexes[hex].terrain = (uint8_t)terrain;
    if (!bt_node_exists(node))
        return BT_OK;
    uint8_t *seen = bt_arena_alloc(r->draft->arena, r->draft->atlas->hex_count);
    if (!seen)
        return bt_fail(r->err, BT_ENOMEM, "no memory for a map");
    status = bt_node_expect(node, BT_DOC_MAPPING, r->err);
    for (bt_node key = bt_node_first(node); bt_node_exists(key) && !status;
         key = bt_node_next(bt_node_next(key))) {
        bt_node body = bt_node_next(key);
        status = bt_node_word(key, r->draft->terrains, r->draft->terrain_count, &terrain, r->err);
        if (status)
            return status;
        status = bt_node_kind(body) == BT_DOC_MAPPING ? read_named(r, body, terrain, seen)
                                                      : read_listed(r, body, terrain, seen);
    }
    return status;
}

static int
read_grade(const reader *r, bt_node key)
{
    int grade = 0;
    bt_words words;
    bt_word word;
    int status = bt_node_word(key, bt_grade_words, BT_GRADES, &grade, r->err);
    if (status || (status = bt_words_start(&words, bt_node_next(key), r->err)))
        return status;
    while (!status && bt_words_next(&words, &word)) {
        bt_hex hex;
        status = bt_map_word_hex(r, &word, &hex);
        if (!status && r->draft->hexes[hex].grade)
            return bt_word_fail(&word, r->err, "the grade of hex %s is given twice", word.text);
        if (!status)
            r->draft->hexes[hex].grade = bt_grade_words[grade][0];
    }
    return status;
}

static int
read_grades(const reader *r, bt_node root)
{
    bt_node node = bt_node_find(root, "grades");
    int status = bt_node_exists(node) ? bt_node_expect(node, BT_DOC_MAPPING, r->err) : BT_OK;
    for (bt_node key = bt_node_first(node); bt_node_exists(key) && !status;
         key = bt_node_next(bt_node_next(key)))
        status = read_grade(r, key);
    const bt_map *map = r->grid->map;
    for (bt_hex hex = map->first; hex < map->first + map->count; hex++) {
        if (!r->draft->hexes[hex].grade)
            r->draft->hexes[hex].grade = 'R';
    }
    return status;
}

/* --- documents ----------------------------------------------------------- */

static int
read_drawing(const reader *r, bt_node root)
{
    bt_node names = bt_node_find(root, "names");
    int status = read_terrain(r, root);
    if (!status && bt_node_exists(names))
        status = read_named(r, names, 0, NULL);
    if (status || (status = read_grades(r, root)))
        return status;
    return bt_map_read_sides(r, root);
}

/* A map's name goes into box names and commands, so it is one plain word. */
static int
read_map_id(bt_atlas_draft *draft, bt_node node, bt_map *map)
{
    const char *text = bt_node_text(node);
    size_t length = strspn(text, "abcdefghijklmnopqrstuvwxyz0123456789");
    if (length == 0 || text[length] || length > 16)
        return bt_node_fail(node, draft->err,
                            "expected a name of up to 16 small letters and digits");
    for (const bt_map *m = draft->atlas->maps; m < map; m++) {
        if (!strcmp(m->id, text))
            return bt_node_fail(node, draft->err, "two maps are named %s", text);
    }
    map->id = bt_arena_strndup(draft->arena, text, length);
    return map->id ? BT_OK : bt_fail(draft->err, BT_ENOMEM, "no memory for a map");
}

static int
read_head(bt_atlas_draft *draft, int i, const bt_doc *doc)
{
    bt_map *map = &draft->atlas->maps[i];
    bt_node value, root = bt_doc_root(doc);
    int status = bt_node_only(root, keys, BT_COUNT(keys), draft->err);
    if (status || (status = bt_node_get(root, "map", &value, draft->err)) ||
        (status = read_map_id(draft, value, map)) ||
        (status = bt_node_get(root, "title", &value, draft->err)))
        return status;
    map->title = bt_arena_strndup(draft->arena, bt_node_text(value), strlen(bt_node_text(value)));
    if (!map->title)
        return bt_fail(draft->err, BT_ENOMEM, "no memory for a map");
    value = bt_node_find(root, "metres");
    if (bt_node_exists(value) &&
        (status = bt_node_int(value, 1, METRES_MAX, &map->metres, draft->err)))
        return status;
    value = bt_node_find(root, "north");
    if (bt_node_exists(value) && (status = bt_node_int(value, 0, 359, &map->north, draft->err)))
        return status;
    bt_hex first = draft->atlas->hex_count;
    if ((status = bt_node_get(root, "grid", &value, draft->err)) ||
        (status = bt_grid_read(&draft->grids[i], map, draft->arena, value, first, draft->err)))
        return status;
    draft->atlas->hex_count = (bt_hex)(first + map->count);
    return BT_OK;
}

/* The first of the maps before `count` with a hex of this id; count when there is none. */
static int
map_with(const bt_atlas_draft *draft, int count, const char *id)
{
    int map = 0;
    while (map < count &&
           (!id[0] || bt_grid_find(&draft->grids[map], id, strlen(id)) == BT_HEX_NONE))
        map++;
    return map;
}

/* Printed ids name hexes on every map at once, so no two maps may share one. */
static int
check_ids(const bt_atlas_draft *draft, int map, const bt_doc *doc)
{
    const bt_map *m = &draft->atlas->maps[map];
    for (bt_hex hex = m->first; hex < m->first + m->count; hex++) {
        const bt_hex_info *info = &draft->hexes[hex];
        char id[BT_HEX_ID_SIZE];
        for (int turn = 0; turn < 2; turn++) {
            bt_grid_write_id(&draft->grids[map], info->x, info->y, turn, id);
            int other = map_with(draft, map, id);
            if (other < map)
                return bt_node_fail(bt_node_find(bt_doc_root(doc), "grid"), draft->err,
                                    "hex %s is on map %s too", id, draft->atlas->maps[other].id);
        }
    }
    return BT_OK;
}

/* Pack the sides that have a neighbour, ascending by it. */
static void
pack_sides(bt_hex_info *info, const bt_hex_draft *draft)
{
    for (bt_dir dir = 0; dir < 6; dir++) {
        bt_hexside side = { .to = draft->to[dir],
                            .features = draft->features[dir],
                            .water = BT_WATER_NONE,
                            .dir = dir };
        if (side.to == BT_HEX_NONE)
            continue;
        int at = info->side_count++;
        for (; at && info->sides[at - 1].to > side.to; at--)
            info->sides[at] = info->sides[at - 1];
        info->sides[at] = side;
    }
}

/* Number the hexsides with water in ascending order of the hexes beside them. */
static int
number_waters(bt_atlas *atlas, bt_hex_info *hexes, const bt_doc *const *docs, bt_error *err)
{
    for (bt_hex hex = 0; hex < atlas->hex_count; hex++) {
        for (int i = 0; i < hexes[hex].side_count; i++) {
            bt_hexside *side = &hexes[hex].sides[i];
            bt_hex_info *far = &hexes[side->to];
            if (!(side->features & BT_HEXSIDE_WATERS) || side->to < hex)
                continue;
            if (atlas->water_count == BT_WATER_NONE)
                return bt_node_fail(bt_doc_root(docs[hexes[hex].map]), err,
                                    "more than %d hexsides of rivers and streams on all maps",
                                    BT_WATER_NONE);
            side->water = atlas->water_count++;
            for (int j = 0; j < far->side_count; j++) {
                if (far->sides[j].to == hex)
                    far->sides[j].water = side->water;
            }
        }
    }
    return BT_OK;
}

int
bt_atlas_load(bt_atlas *atlas, bt_arena *arena, const bt_doc *const *docs, int doc_count,
              const char *const *terrains, int terrain_count, bt_error *err)
{
    bt_atlas_draft draft = { .atlas = atlas,
                             .arena = arena,
                             .err = err,
                             .terrains = terrains,
                             .terrain_count = terrain_count };
    int status = BT_OK;
    *atlas = (bt_atlas){ 0 };
    if (doc_count < 1 || doc_count > BT_MAPS_MAX)
        return bt_fail(err, BT_EDATA, "%d maps, expected 1 to %d", doc_count, BT_MAPS_MAX);
    draft.grids = bt_arena_calloc(arena, (size_t)doc_count, sizeof *draft.grids);
    if (!draft.grids)
        return bt_fail(err, BT_ENOMEM, "no memory for the maps");
    for (int i = 0; i < doc_count && !status; i++)
        status = read_head(&draft, i, docs[i]);
    if (status)
        return status;
    draft.hexes = bt_arena_calloc(arena, atlas->hex_count, sizeof *draft.hexes);
    draft.sides = bt_arena_calloc(arena, atlas->hex_count, sizeof *draft.sides);
    if (!draft.hexes || !draft.sides)
        return bt_fail(err, BT_ENOMEM, "no memory for the maps");
    for (int i = 0; i < doc_count && !status; i++) {
        reader r = { &draft, &draft.grids[i], err };
        bt_grid_lay(&draft, i);
        if (!(status = check_ids(&draft, i, docs[i])))
            status = read_drawing(&r, bt_doc_root(docs[i]));
        if (!status)
            status = bt_map_read_land(&r, bt_doc_root(docs[i]), &atlas->maps[i]);
    }
    for (bt_hex hex = 0; hex < atlas->hex_count && !status; hex++)
        pack_sides(&draft.hexes[hex], &draft.sides[hex]);
    if (!status)
        status = number_waters(atlas, draft.hexes, docs, err);
    atlas->map_count = doc_count;
    atlas->grids = draft.grids;
    atlas->hexes = draft.hexes;
    atlas->terrains = terrains;
    return status;
}
