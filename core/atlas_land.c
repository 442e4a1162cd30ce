/*
 * atlas_land.c - reads the country of a map of hexes: names of rivers, woods and landscapes, heights
 * and how great its towns are.  They are drawn, and no rule asks for them.
 */
#include "atlas_internal.h"

#include <string.h>

enum { ROWS_MAX = 256, WEIGHT_MAX = 3, METRES_MAX = 9000 };

const char *const bt_land_words[BT_LAND_KINDS] = {
    [BT_LAND_RIVER] = "river", [BT_LAND_WOOD] = "wood",     [BT_LAND_RIDGE] = "ridge",
    [BT_LAND_NAME] = "name",   [BT_LAND_HEIGHT] = "height", [BT_LAND_TOWN] = "town",
};

static int
read_hexes(const bt_map_reader *r, bt_node node, bt_land *land)
{
    bt_words words;
    bt_word word;
    bt_hex *hexes;
    int count = 0, status = bt_words_start(&words, node, r->err);

    while (!status && bt_words_next(&words, &word))
        count++;
    if (status)
        return status;
    if (!count)
        return bt_node_fail(node, r->err, "expected hexes");
    hexes = bt_arena_calloc(r->draft->arena, (size_t)count, sizeof *hexes);
    if (!hexes)
        return bt_fail(r->err, BT_ENOMEM, "no memory for a map");
    land->hexes = hexes;
    status = bt_words_start(&words, node, r->err);
    while (!status && bt_words_next(&words, &word))
        status = bt_map_word_hex(r, &word, &hexes[land->hex_count++]);
    return status;
}

/* Heights have metres, everything else a name and a weight; a town has the name of its hex. */
static int
read_land(const bt_map_reader *r, bt_node row, bt_land *land)
{
    static const char *const known[] = { "is", "name", "size", "at" };
    bt_node is, name, size, at;
    int kind = 0, status = bt_node_expect(row, BT_DOC_MAPPING, r->err);

    if (status || (status = bt_node_only(row, known, BT_COUNT(known), r->err)) ||
        (status = bt_node_get(row, "is", &is, r->err)) ||
        (status = bt_node_word(is, bt_land_words, BT_LAND_KINDS, &kind, r->err)) ||
        (status = bt_node_get(row, "size", &size, r->err)) ||
        (status = bt_node_int(size, 1, kind == BT_LAND_HEIGHT ? METRES_MAX : WEIGHT_MAX,
                              &land->size, r->err)) ||
        (status = bt_node_get(row, "at", &at, r->err)) || (status = read_hexes(r, at, land)))
        return status;
    land->kind = (bt_land_kind)kind;
    land->name = "";
    if (kind == BT_LAND_HEIGHT || kind == BT_LAND_TOWN) {
        name = bt_node_find(row, "name");
        return bt_node_exists(name) ? bt_node_fail(name, r->err, "a %s has no name of its own here",
                                                   bt_land_words[kind])
                                    : BT_OK;
    }
    if ((status = bt_node_get(row, "name", &name, r->err)))
        return status;
    land->name = bt_arena_strndup(r->draft->arena, bt_node_text(name), strlen(bt_node_text(name)));
    return land->name ? BT_OK : bt_fail(r->err, BT_ENOMEM, "no memory for a map");
}

int
bt_map_read_land(const bt_map_reader *r, bt_node root, bt_map *map)
{
    bt_node list = bt_node_find(root, "country"), row;
    bt_land *lands;
    int count, status;

    if (!bt_node_exists(list))
        return BT_OK;
    if ((status = bt_node_expect(list, BT_DOC_SEQUENCE, r->err)))
        return status;
    count = bt_node_count(list);
    if (count > ROWS_MAX)
        return bt_node_fail(list, r->err, "more than %d rows of the country", ROWS_MAX);
    lands = bt_arena_calloc(r->draft->arena, (size_t)count + 1, sizeof *lands);
    if (!lands)
        return bt_fail(r->err, BT_ENOMEM, "no memory for a map");
    map->lands = lands;
    for (row = bt_node_first(list); bt_node_exists(row) && !status; row = bt_node_next(row))
        status = read_land(r, row, &lands[map->land_count++]);
    return status;
}
