/*
 * atlas.c - questions asked of a loaded atlas.
 */
#include <berthier/atlas.h>

#include "atlas_internal.h"

#include <berthier/utf8.h>
#include <string.h>

bt_hex
bt_hex_find(const bt_atlas *atlas, const char *id)
{
    char wanted[BT_HEX_ID_SIZE] = { 0 };
    size_t length = strlen(id);
    if (length >= sizeof wanted)
        return BT_HEX_NONE;
    for (size_t i = 0; i < length; i++)
        wanted[i] = bt_capital(id[i]);
    bt_hex hex = BT_HEX_NONE;
    for (int map = 0; map < atlas->map_count && hex == BT_HEX_NONE; map++)
        hex = bt_grid_find(&atlas->grids[map], wanted, length);
    return hex;
}

void
bt_hex_alias(const bt_atlas *atlas, bt_hex hex, char out[BT_HEX_ID_SIZE])
{
    const bt_hex_info *info = &atlas->hexes[hex];
    bt_grid_write_id(&atlas->grids[info->map], info->x, info->y, 1, out);
}

int
bt_node_hex(bt_node node, const bt_atlas *atlas, bt_hex *out, bt_error *err)
{
    const char *text = bt_node_text(node);
    *out = bt_hex_find(atlas, text);
    if (*out != BT_HEX_NONE)
        return BT_OK;
    return bt_node_fail(node, err, "\"%.20s\" is no hex of any map here", text);
}

const bt_hexside *
bt_hexside_between(const bt_atlas *atlas, bt_hex from, bt_hex to)
{
    const bt_hex_info *info = &atlas->hexes[from];
    for (int i = 0; i < info->side_count; i++) {
        if (info->sides[i].to == to)
            return &info->sides[i];
    }
    return NULL;
}

int
bt_hex_range(const bt_atlas *atlas, bt_hex from, bt_hex to)
{
    const bt_hex_info *a = &atlas->hexes[from], *b = &atlas->hexes[to];
    if (a->map != b->map)
        return -1;
    return atlas->maps[a->map].pointed ? bt_doubled_range(a->y - b->y, a->x - b->x)
                                       : bt_doubled_range(a->x - b->x, a->y - b->y);
}

const char *
bt_dir_name(const bt_map *map, bt_dir dir)
{
    static const char *const flat[] = { "N", "NE", "SE", "S", "SW", "NW" };
    static const char *const pointed[] = { "NE", "E", "SE", "SW", "W", "NW" };
    return map->pointed ? pointed[dir] : flat[dir];
}

/* Along the north and south edges x orders the hexes, along the others y. */
static bool
comes_before(const bt_hex_info *a, const bt_hex_info *b, int edge)
{
    bool level = edge == BT_EDGE_NORTH || edge == BT_EDGE_SOUTH;
    return level ? a->x < b->x : a->y < b->y;
}

int
bt_map_edge(const bt_atlas *atlas, int map, int edge, bt_hex *out)
{
    const bt_map *m = &atlas->maps[map];
    int count = 0;
    for (bt_hex hex = m->first; hex < m->first + m->count; hex++) {
        if (!(atlas->hexes[hex].edges & edge))
            continue;
        int at = count++;
        for (; at && comes_before(&atlas->hexes[hex], &atlas->hexes[out[at - 1]], edge); at--)
            out[at] = out[at - 1];
        out[at] = hex;
    }
    return count;
}
