/*
 * entry.c - map edges, and the nearest open hex along them.
 */
#include <assert.h>
#include <berthier/entry.h>

int
bt_map_edges_load(bt_map_edges *edges, const bt_atlas *atlas, int map, bt_error *err)
{
    static const uint8_t flat[4] = { 0x23, 0x06, 0x1c, 0x30 };
    static const uint8_t pointed[4] = { 0x21, 0x07, 0x0c, 0x38 };
    const bt_map *info = &atlas->maps[map];

    if (info->columns > BT_EDGE_HEXES_MAX || info->rows > BT_EDGE_HEXES_MAX)
        return bt_fail(err, BT_ELIMIT, "map %s is more than %d hexes wide or high", info->id,
                       BT_EDGE_HEXES_MAX);
    for (int e = 0; e < 4; e++) {
        edges->count[e] = (uint8_t)bt_map_edge(atlas, map, 1 << e, edges->at[e]);
        edges->directions[e] = info->pointed ? pointed[e] : flat[e];
    }
    return BT_OK;
}

void
bt_hex_list_add(bt_hex_list *list, bt_hex hex)
{
    int i = list->count;

    while (i > 0 && list->at[i - 1] > hex)
        i--;
    if (i > 0 && list->at[i - 1] == hex)
        return;
    assert(list->count < BT_EDGE_HEXES_MAX);
    for (int j = list->count++; j > i; j--)
        list->at[j] = list->at[j - 1];
    list->at[i] = hex;
}

void
bt_entry_along(const bt_map_edges *edges, int edge, bt_hex_list *out, bt_hex_test *is_open,
               void *user)
{
    int e = __builtin_ctz((unsigned)edge);

    for (int i = 0; i < edges->count[e]; i++)
        if (is_open(edges->at[e][i], user))
            bt_hex_list_add(out, edges->at[e][i]);
}

static bool
is_listed(const bt_hex_list *list, bt_hex hex)
{
    for (int i = 0; i < list->count; i++)
        if (list->at[i] == hex)
            return true;
    return false;
}

/* How far place i of edge e is from the nearest of the named, or -1. */
static int
distance_along(const bt_map_edges *edges, int e, int i, const bt_hex_list *named)
{
    for (int d = 0; d < edges->count[e]; d++)
        if ((i - d >= 0 && is_listed(named, edges->at[e][i - d])) ||
            (i + d < edges->count[e] && is_listed(named, edges->at[e][i + d])))
            return d;
    return -1;
}

void
bt_entry_nearest(const bt_map_edges *edges, int which, const bt_hex_list *named, bt_hex_list *out,
                 bt_hex_test *is_open, void *user)
{
    int best = BT_EDGE_HEXES_MAX;

    for (int e = 0; e < 4; e++)
        for (int i = 0; which >> e & 1 && i < edges->count[e]; i++) {
            int d = distance_along(edges, e, i, named);
            if (d < 0 || d > best || !is_open(edges->at[e][i], user))
                continue;
            if (d < best)
                out->count = 0;
            best = d;
            bt_hex_list_add(out, edges->at[e][i]);
        }
}
