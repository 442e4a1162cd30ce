/*
 * load_map.c - reads the map: areas and connections, and what this game alone
 * has on its map: victory areas and deployment zones.
 */
#include "load_internal.h"

#include <string.h>

const char *const n06_region_words[N06_REGIONS] = {
    [N06_FRANCONIA] = "franconia",
    [N06_FOREST_BELT] = "forest-belt",
    [N06_WEST_OF_ILM] = "west-of-ilm",
    [N06_ILM_TO_SAALE] = "ilm-to-saale",
    [N06_SAALE_TO_ELSTER] = "saale-to-elster",
    [N06_EAST_OF_ELSTER] = "east-of-elster",
    [N06_WEST_OF_SAALE] = "west-of-saale",
};

static const char *const area_traits[N06_AREA_TRAITS] = {
    [N06_WOODED] = "wooded", [N06_CITADEL] = "citadel"
};
static const char *const link_traits[N06_LINK_TRAITS] = { [N06_BRIDGE] = "bridge" };
static const char *const own_keys[] = { "victory", "zones", "distances", "totals" };

static const bt_network_words map_words = {
    .area_traits = area_traits,
    .area_trait_count = N06_AREA_TRAITS,
    .link_traits = link_traits,
    .link_trait_count = N06_LINK_TRAITS,
    .regions = n06_region_words,
    .region_count = N06_REGIONS,
    .own_keys = own_keys,
    .own_key_count = BT_COUNT(own_keys),
};

/* Boxes are places too, so none may be named like an area; every area is in a region. */
static int
check_areas(n06_reader *r, bt_node root)
{
    const bt_network *network = &r->p->network;
    bt_node areas = bt_node_find(root, "areas");

    if (network->area_count > N06_AREAS_MAX)
        return bt_node_fail(areas, r->err, "%d areas, at most %d", network->area_count,
                            N06_AREAS_MAX);
    for (int box = 0; box < N06_BOX_COUNT; box++) {
        const char *word = n06_box_words[box];
        if (bt_area_find(network, word, (int)strlen(word)) != BT_AREA_NONE)
            return bt_node_fail(areas, r->err, "no area may be named %s, as a box is", word);
    }
    bt_node row = bt_node_first(areas);
    for (int i = 0; i < network->area_count; i++, row = bt_node_next(row)) {
        r->p->region_of[i] = network->areas[i].region;
        if (r->p->region_of[i] >= N06_REGIONS)
            return bt_node_fail(row, r->err, "area %s is in no region", network->areas[i].id);
    }
    return BT_OK;
}

/* [C12.3] */
static int
read_prize(n06_reader *r, bt_node key)
{
    n06_prize *prize = &r->p->prizes[r->p->prize_count];
    int points = 0;
    int status = bt_node_area(key, &r->p->network, &prize->area, r->err);

    if (status || (status = bt_node_int(bt_node_next(key), 1, N06_VP_MAX, &points, r->err)))
        return status;
    if (r->p->prize_of[prize->area] != 0xff)
        return bt_node_fail(key, r->err, "%s is given twice", bt_node_text(key));
    prize->points = (uint8_t)points;
    prize->holder = BT_SIDE_NONE;
    r->p->prize_of[prize->area] = (uint8_t)r->p->prize_count++;
    return BT_OK;
}

static int
read_victory(n06_reader *r, bt_node root)
{
    bt_node node;
    int status = bt_node_get(root, "victory", &node, r->err);

    if (status || (status = bt_node_expect(node, BT_DOC_MAPPING, r->err)))
        return status;
    if (bt_node_count(node) != N06_PRIZES_MAX)
        return bt_node_fail(node, r->err, "%d victory areas, expected %d", bt_node_count(node),
                            N06_PRIZES_MAX);
    memset(r->p->prize_of, 0xff, sizeof r->p->prize_of);
    for (bt_node key = bt_node_first(node); bt_node_exists(key) && !status;
         key = bt_node_next(bt_node_next(key)))
        status = read_prize(r, key);
    return status;
}

/* [G1.1] */
static int
read_zone(n06_reader *r, bt_node node, bt_side side)
{
    bt_words words;
    bt_word word;
    bt_area area;
    int status = bt_words_start(&words, node, r->err);

    while (!status && bt_words_next(&words, &word)) {
        if ((status = bt_word_area(&word, &r->p->network, &area, r->err)))
            return status;
        if (bt_set_has(&r->p->zone[0], area) || bt_set_has(&r->p->zone[1], area))
            return bt_word_fail(&word, r->err, "%s is given twice", word.text);
        bt_set_add(&r->p->zone[side], area);
    }
    if (!status && bt_set_is_empty(&r->p->zone[side]))
        return bt_node_fail(node, r->err, "expected areas");
    return status;
}

/* `ALT-LEI: 4`, as examples of the rules count. */
static int
check_distance(const n06_reader *r, bt_node key)
{
    const bt_network *network = &r->p->network;
    const char *text = bt_node_text(key), *dash = strchr(text, '-');
    bt_area from = dash ? bt_area_find(network, text, (int)(dash - text)) : BT_AREA_NONE;
    bt_area to = dash ? bt_area_find(network, dash + 1, (int)strlen(dash + 1)) : BT_AREA_NONE;
    int stated = 0;

    if (from == BT_AREA_NONE || to == BT_AREA_NONE)
        return bt_node_fail(key, r->err, "\"%s\" found; expected two areas with a dash", text);
    int status = bt_node_int(bt_node_next(key), 0, N06_AREAS_MAX, &stated, r->err);
    if (!status && stated != bt_area_distance(network, from, to))
        return bt_node_fail(bt_node_next(key), r->err,
                            "from %s to %s should be %d connections, but it is %d",
                            network->areas[from].name, network->areas[to].name, stated,
                            bt_area_distance(network, from, to));
    return status;
}

static int
check_distances(const n06_reader *r, bt_node root)
{
    bt_node node = bt_node_find(root, "distances");
    int status = bt_node_exists(node) ? bt_node_expect(node, BT_DOC_MAPPING, r->err) : BT_OK;

    for (bt_node key = bt_node_first(node); bt_node_exists(key) && !status;
         key = bt_node_next(bt_node_next(key)))
        status = check_distance(r, key);
    return status;
}

static int
check_totals(const n06_reader *r, bt_node root)
{
    static const char *const known[] = { "areas", "links", "bridges" };
    const bt_network *network = &r->p->network;
    bt_node node = bt_node_find(root, "totals");
    int bridges = 0, status;

    if (!bt_node_exists(node))
        return BT_OK;
    for (int i = 0; i < network->link_count; i++)
        bridges += bt_link_is(network, (bt_link)i, N06_BRIDGE);
    if ((status = bt_node_only(node, known, BT_COUNT(known), r->err)) ||
        (status = bt_node_total(node, "areas", network->area_count, r->err)) ||
        (status = bt_node_total(node, "links", network->link_count, r->err)))
        return status;
    return bt_node_total(node, "bridges", bridges, r->err);
}

int
n06_read_map(n06_reader *r, const bt_doc *doc)
{
    bt_node zones, root = bt_doc_root(doc);
    int status = bt_network_load(&r->p->network, &r->game->arena, doc, &map_words, r->err);

    if (status || (status = check_areas(r, root)) || (status = read_victory(r, root)) ||
        (status = bt_node_get(root, "zones", &zones, r->err)) ||
        (status = n06_read_sides(r, zones, read_zone)) || (status = check_distances(r, root)))
        return status;
    return check_totals(r, root);
}
