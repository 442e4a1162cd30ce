/*
 * book_network.c - the areas and connections of a book.
 */
#include "book_internal.h"

static void
write_traits(unsigned traits, const char *const *words, int count, bt_json *json)
{
    if (!traits)
        return;
    bt_json_array(json, "traits");
    for (int i = 0; i < count; i++) {
        if (traits >> i & 1)
            bt_json_text(json, NULL, words[i]);
    }
    bt_json_array_end(json);
}

/* R, rebuilt, is the usual grade and is not written. */
static void
write_grade(char grade, bt_json *json)
{
    if (grade != 'R')
        bt_json_text(json, "grade", (const char[]){ grade, '\0' });
}

static void
write_exits(const bt_network *network, const bt_area_info *area, bt_json *json)
{
    bt_json_object(json, "exits");
    for (int i = 0; i < area->exit_count; i++)
        bt_json_text(json, network->areas[area->exits[i].to].id,
                     network->links[area->exits[i].link].id);
    bt_json_object_end(json);
}

static void
write_points(const char *key, int count, const int16_t *points, bt_json *json)
{
    bt_json_array(json, key);
    for (int i = 0; i < 2 * count; i++)
        bt_json_number(json, NULL, points[i]);
    bt_json_array_end(json);
}

static void
write_rings(const bt_area_info *area, bt_json *json)
{
    if (!area->ring_count)
        return;
    bt_json_array(json, "outline");
    for (int i = 0; i < area->ring_count; i++)
        write_points(NULL, area->rings[i].point_count, area->rings[i].points, json);
    bt_json_array_end(json);
}

static void
write_area(const bt_game *game, const bt_area_info *area, bt_json *json)
{
    const bt_network_words *words = &game->network->words;

    bt_json_object(json, NULL);
    bt_json_text(json, "id", area->id);
    bt__book_say(game, json, "name", area->name);
    bt_json_number(json, "x", area->x);
    bt_json_number(json, "y", area->y);
    write_traits(area->traits, words->area_traits, words->area_trait_count, json);
    if (area->region < words->region_count)
        bt_json_text(json, "region", words->regions[area->region]);
    write_grade(area->grade, json);
    if (area->isolated)
        bt_json_bool(json, "isolated", true);
    write_rings(area, json);
    write_exits(game->network, area, json);
    bt_json_object_end(json);
}

static void
write_link(const bt_network *network, const bt_link_info *link, bt_json *json)
{
    bt_json_object(json, NULL);
    bt_json_text(json, "id", link->id);
    bt_json_array(json, "ends");
    for (int i = 0; i < 2; i++)
        bt_json_text(json, NULL, network->areas[link->ends[i]].id);
    bt_json_array_end(json);
    write_traits(link->traits, network->words.link_traits, network->words.link_trait_count, json);
    if (link->sea)
        bt_json_bool(json, "sea", true);
    bt_json_some_text(json, "over", link->over);
    write_grade(link->grade, json);
    bt_json_object_end(json);
}

static void
write_feature(const bt_game *game, const bt_feature *feature, bt_json *json)
{
    bt_json_object(json, NULL);
    bt_json_text(json, "is", bt_feature_words[feature->kind]);
    bt__book_say(game, json, "name", feature->name);
    bt_json_number(json, "size", feature->size);
    write_points("at", feature->point_count, feature->points, json);
    bt_json_object_end(json);
}

void
bt__book_write_network(const bt_game *game, bt_json *json)
{
    const bt_network *network = game->network;

    if (!network)
        return;
    bt_json_array(json, "areas");
    for (int i = 0; i < network->area_count; i++)
        write_area(game, &network->areas[i], json);
    bt_json_array_end(json);
    bt_json_array(json, "links");
    for (int i = 0; i < network->link_count; i++)
        write_link(network, &network->links[i], json);
    bt_json_array_end(json);
    if (network->feature_count)
        bt_json_array(json, "country");
    for (int i = 0; i < network->feature_count; i++)
        write_feature(game, &network->features[i], json);
    if (network->feature_count)
        bt_json_array_end(json);
}
