/*
 * load_words.c - words of files and positions: sides, turns, results; what a node or word names.
 */
#include "load_internal.h"

#include <berthier/say.h>

const char *const naw_side_words[2] = { "french", "prussian" };
const char *const naw_edge_words[4] = { "north", "east", "south", "west" };
const char *const naw_plan_words[NAW_PLANS] = { "A", "B" };

const char *const naw_turn_words[3] = {
    [NAW_DAY] = "day", [NAW_NIGHT] = "night", [NAW_FOG] = "fog"
};

/* Results as printed and in words. */
const char *const naw_result_words[5] = {
    [NAW_AE] = "Ae", [NAW_AR] = "Ar", [NAW_DR] = "Dr", [NAW_DE] = "De", [NAW_EX] = "Ex"
};
const char *const naw_result_texts[5] = {
    [NAW_AE] = BT_MSG("attacker eliminated"),
    [NAW_AR] = BT_MSG("attacker retreats"),
    [NAW_DR] = BT_MSG("defender retreats"),
    [NAW_DE] = BT_MSG("defender eliminated"),
    [NAW_EX] = BT_MSG("exchange"),
};

int
naw_word_unit(const naw_reader *r, const bt_word *word, bt_unit *out)
{
    return bt_load_unit(word, r->units, r->p->unit_count, "unit of units.yaml", out, r->err);
}

int
naw_word_hex(const naw_reader *r, const bt_word *word, bt_hex *out)
{
    *out = bt_hex_find(&r->p->atlas, word->text);
    if (*out != BT_HEX_NONE)
        return BT_OK;
    return bt_word_fail(word, r->err, "\"%s\" is no hex of this scenario's maps", word->text);
}

static void
list_maps(const naw_reader *r, const char *ids[BT_MAPS_MAX])
{
    for (int i = 0; i < r->p->atlas.map_count; i++)
        ids[i] = r->p->atlas.maps[i].id;
}

int
naw_word_map(const naw_reader *r, const bt_word *word, int *out)
{
    const char *ids[BT_MAPS_MAX];
    list_maps(r, ids);
    return bt_word_among(word, ids, r->p->atlas.map_count, out, r->err);
}

int
naw_read_edges(const naw_reader *r, bt_node node, uint8_t *out)
{
    bt_words words;
    bt_word word;
    int edge = 0;
    *out = 0;
    int status = bt_words_start(&words, node, r->err);
    while (!status && bt_words_next(&words, &word)) {
        status = bt_word_among(&word, naw_edge_words, BT_COUNT(naw_edge_words), &edge, r->err);
        *out |= (uint8_t)(1 << edge);
    }
    return status;
}

int
naw_node_side(const naw_reader *r, bt_node key, bt_side *out)
{
    int side = 0;
    int status = bt_node_word(key, naw_side_words, BT_COUNT(naw_side_words), &side, r->err);
    *out = (bt_side)side;
    return status;
}

int
naw_node_map(const naw_reader *r, bt_node key, int *out)
{
    const char *ids[BT_MAPS_MAX];
    list_maps(r, ids);
    return bt_node_word(key, ids, r->p->atlas.map_count, out, r->err);
}

static int
read_maps_of_side(naw_reader *r, bt_node maps, bt_side side, naw_map_reader *read)
{
    int status = bt_node_expect(maps, BT_DOC_MAPPING, r->err), map = 0;
    for (bt_node name = bt_node_first(maps); bt_node_exists(name) && !status;
         name = bt_node_next(bt_node_next(name)))
        if (!(status = naw_node_map(r, name, &map)))
            status = read(r, bt_node_next(name), side, map);
    return status;
}

int
naw_read_by_map(naw_reader *r, const char *key, naw_map_reader *read)
{
    bt_node node = bt_node_find(r->scenario, key);
    int status = bt_node_exists(node) ? bt_node_expect(node, BT_DOC_MAPPING, r->err) : BT_OK;
    bt_side side = 0;
    for (bt_node name = bt_node_first(node); bt_node_exists(name) && !status;
         name = bt_node_next(bt_node_next(name)))
        if (!(status = naw_node_side(r, name, &side)))
            status = read_maps_of_side(r, bt_node_next(name), side, read);
    return status;
}
