/*
 * book_maps.c - the maps of a book, hex by hex.
 *
 * Most hexes of a map are alike, so each map names its commonest terrain as
 * the default and a hex says only what sets it apart.  A hexside is told from
 * both its hexes, because a slope is another thing from either.
 */
#include "book_internal.h"

#include <berthier/outside.h>

static const struct {
    uint16_t bit;
    const char *word;
} features[] = {
    { BT_HEXSIDE_ROAD, "road" },
    { BT_HEXSIDE_TRAIL, "trail" },
    { BT_HEXSIDE_STREAM, "stream" },
    { BT_HEXSIDE_RIVER, "river" },
    { BT_HEXSIDE_BRIDGE, "bridge" },
    { BT_HEXSIDE_SLOPE_UP, "slope-up" },
    { BT_HEXSIDE_SLOPE_DOWN, "slope-down" },
    { BT_HEXSIDE_WOODS, "woods" },
};

static int
commonest_terrain(const bt_atlas *atlas, const bt_map *map)
{
    int counts[BT_TERRAINS_MAX] = { 0 }, best = 0;
    for (bt_hex hex = map->first; hex < map->first + map->count; hex++) {
        int terrain = atlas->hexes[hex].terrain;
        if (++counts[terrain] > counts[best])
            best = terrain;
    }
    return best;
}

static void
write_sides(const bt_hex_info *info, bt_json *json)
{
    bool any = false;
    for (bt_dir dir = 0; dir < 6; dir++) {
        for (int i = 0; i < info->side_count + info->cut_count; i++) {
            const bt_hexside *side = &info->sides[i];
            if (side->dir != dir || !side->features)
                continue;
            if (!any)
                bt_json_object(json, "sides");
            any = true;
            bt_json_array(json, (const char[]){ (char)('0' + dir), '\0' });
            for (size_t f = 0; f < BT_COUNT(features); f++) {
                if (side->features & features[f].bit)
                    bt_json_text(json, NULL, features[f].word);
            }
            bt_json_array_end(json);
        }
    }
    if (any)
        bt_json_object_end(json);
}

static void
write_dirs(const char *key, unsigned dirs, bt_json *json)
{
    if (!dirs)
        return;
    bt_json_array(json, key);
    for (bt_dir dir = 0; dir < 6; dir++) {
        if (dirs >> dir & 1)
            bt_json_number(json, NULL, dir);
    }
    bt_json_array_end(json);
}

static void
write_hex(const bt_game *game, bt_hex hex, int usual, bt_json *json)
{
    const bt_atlas *atlas = game->atlas;
    const bt_hex_info *info = &atlas->hexes[hex];
    char alias[BT_HEX_ID_SIZE];
    bt_hex_alias(atlas, hex, alias);
    bt_json_object(json, NULL);
    bt_json_text(json, "id", info->id);
    bt_json_some_text(json, "alias", alias);
    bt_json_number(json, "x", info->x);
    bt_json_number(json, "y", info->y);
    if (info->terrain != usual)
        bt_json_text(json, "terrain", atlas->terrains[info->terrain]);
    bt_json_some_text(json, "name", info->name);
    if (info->grade != 'R')
        bt_json_text(json, "grade", (const char[]){ info->grade, '\0' });
    if (bt_is_outside(game, hex))
        bt_json_bool(json, "outside", true);
    write_sides(info, json);
    write_dirs("roads_off", info->roads_off, json);
    write_dirs("waters_off", info->waters_off, json);
    bt_json_object_end(json);
}

static void
write_land(const bt_game *game, const bt_land *land, bt_json *json)
{
    bt_json_object(json, NULL);
    bt_json_text(json, "is", bt_land_words[land->kind]);
    if (land->name[0])
        bt__book_say(game, json, "name", land->name);
    bt_json_number(json, "size", land->size);
    bt_json_array(json, "at");
    for (int i = 0; i < land->hex_count; i++)
        bt_json_text(json, NULL, game->atlas->hexes[land->hexes[i]].id);
    bt_json_array_end(json);
    bt_json_object_end(json);
}

static void
write_map(const bt_game *game, const bt_map *map, bt_json *json)
{
    const bt_atlas *atlas = game->atlas;
    int usual = commonest_terrain(atlas, map);
    bt_json_object(json, NULL);
    bt_json_text(json, "id", map->id);
    bt__book_say(game, json, "title", map->title);
    if (map->metres)
        bt_json_number(json, "metres", map->metres);
    if (map->north)
        bt_json_number(json, "north", map->north);
    if (map->pointed)
        bt_json_bool(json, "pointed", true);
    bt_json_number(json, "columns", map->columns);
    bt_json_number(json, "rows", map->rows);
    bt_json_text(json, "default", atlas->terrains[usual]);
    bt_json_array(json, "hexes");
    for (bt_hex hex = map->first; hex < map->first + map->count; hex++)
        write_hex(game, hex, usual, json);
    bt_json_array_end(json);
    if (map->land_count)
        bt_json_array(json, "country");
    for (int i = 0; i < map->land_count; i++)
        write_land(game, &map->lands[i], json);
    if (map->land_count)
        bt_json_array_end(json);
    bt_json_object_end(json);
}

void
bt__book_write_maps(const bt_game *game, bt_json *json)
{
    if (!game->atlas)
        return;
    bt_json_array(json, "maps");
    for (int i = 0; i < game->atlas->map_count; i++)
        write_map(game, &game->atlas->maps[i], json);
    bt_json_array_end(json);
}
