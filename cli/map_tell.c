/* map_tell.c - a hex in words. */
#include "map_draw.h"

#include <berthier/outside.h>

static void
describe_side(const bt_game *game, const bt_map *map, const bt_hexside *side, bt_buf *out)
{
    static const struct {
        unsigned bit;
        const char *word;
    } words[] = {
        { BT_HEXSIDE_ROAD, "road" },           { BT_HEXSIDE_TRAIL, "trail" },
        { BT_HEXSIDE_STREAM, "stream" },       { BT_HEXSIDE_RIVER, "river" },
        { BT_HEXSIDE_BRIDGE, "bridge" },       { BT_HEXSIDE_SLOPE_UP, "uphill" },
        { BT_HEXSIDE_SLOPE_DOWN, "downhill" }, { BT_HEXSIDE_WOODS, "woods" },
    };
    if (!side->features)
        return;
    bt_buf_addf(out, "; %s to %s", bt_dir_name(map, side->dir), game->atlas->hexes[side->to].id);
    for (size_t i = 0; i < BT_COUNT(words); i++)
        if (side->features & words[i].bit)
            bt_buf_addf(out, " %s", words[i].word);
}

void
cli_map_describe(const bt_game *game, bt_hex hex, bt_buf *out)
{
    const bt_hex_info *info = &game->atlas->hexes[hex];
    const bt_map *map = &game->atlas->maps[info->map];
    bt_buf_addf(out, "%s%s%s on the %s map: %s", info->id, info->name[0] ? " " : "", info->name,
                map->title, game->atlas->terrains[info->terrain]);
    if (bt_is_outside(game, hex))
        bt_buf_add(out, "; out of play");
    for (int i = 0; i < info->side_count; i++)
        describe_side(game, map, &info->sides[i], out);
    for (bt_dir dir = 0; dir < 6; dir++)
        if (info->roads_off >> dir & 1)
            bt_buf_addf(out, "; %s a road leaves the map", bt_dir_name(map, dir));
    bt_buf_add(out, ".\n");
}
