/*
 * load_map.c - reads the map: areas, each in the region of its country, and borders.
 */
#include "load_internal.h"

#include <string.h>

static const char *const area_traits[AON_AREA_TRAITS] = {
    [AON_CAPITAL] = "capital", [AON_MOUNTAIN] = "mountain", [AON_MARSH] = "marsh",
    [AON_BARREN] = "barren",   [AON_COASTAL] = "coastal",
};
static const char *const own_keys[] = { "totals" };

/* Boxes are places too, so none may be named like an area. */
static int
check_name(const aon_reader *r, bt_node row, const char *id)
{
    for (int box = 0; box < AON_BOX_COUNT; box++) {
        if (bt_id_same(id, aon_box_words[box]))
            return bt_node_fail(row, r->err, "no area may be named %s, as a box is", id);
    }
    return BT_OK;
}

/* [AON-12.1a] Where one can march. */
static void
list_ways(aon_printed *p)
{
    for (bt_area i = 0; i < p->network.area_count; i++) {
        const bt_area_info *info = &p->network.areas[i];
        for (int j = 0; j < info->exit_count; j++)
            if (!p->network.links[info->exits[j].link].sea)
                bt_set_add(&p->next_to[i], info->exits[j].to);
    }
}

/* [DATA-1.0] Every area is of a country. */
static int
list_areas(aon_reader *r, bt_node root)
{
    aon_printed *p = r->p;
    bt_node areas = bt_node_find(root, "areas"), row = bt_node_first(areas);

    if (p->network.area_count > AON_AREAS_MAX)
        return bt_node_fail(areas, r->err, "%d areas, at most %d", p->network.area_count,
                            AON_AREAS_MAX);
    for (bt_area i = 0; i < p->network.area_count; i++, row = bt_node_next(row)) {
        uint8_t country = p->network.areas[i].region;
        int status = check_name(r, row, p->network.areas[i].id);
        if (status)
            return status;
        if (country >= p->country_count)
            return bt_node_fail(row, r->err, "area %s is in no region", p->network.areas[i].id);
        p->country_of[i] = country;
        bt_set_add(&p->countries[country].areas, i);
        if (bt_area_is(&p->network, i, AON_COASTAL))
            bt_set_add(&p->coast, i);
    }
    list_ways(p);
    return BT_OK;
}

static bool
is_easy(const bt_network *network, bt_area area)
{
    return !bt_area_is(network, area, AON_MOUNTAIN) && !bt_area_is(network, area, AON_MARSH);
}

/* Outwards from an area, ring by ring. */
static void
measure_easy(aon_printed *p, bt_area from)
{
    bt_set ring = { { 0 } }, met, next;

    memset(p->easy[from], AON_AREAS_MAX, sizeof p->easy[from]);
    bt_set_add(&ring, from);
    met = ring;
    for (uint8_t distance = 0; !bt_set_is_empty(&ring); distance++) {
        for (next = (bt_set){ { 0 } }; !bt_set_is_empty(&ring);) {
            bt_area area = bt_set_take(&ring);
            p->easy[from][area] = distance;
            if (area == from || is_easy(&p->network, area))
                next = bt_set_or(next, p->next_to[area]);
        }
        ring = bt_set_minus(next, met);
        met = bt_set_or(met, next);
    }
}

static int
count_trait(const bt_network *network, int trait)
{
    int count = 0;

    for (bt_area i = 0; i < network->area_count; i++)
        count += bt_area_is(network, i, trait);
    return count;
}

static int
check_totals(const aon_reader *r, bt_node root)
{
    const char *known[AON_AREA_TRAITS + 2] = { "areas", "links" };
    const bt_network *network = &r->p->network;
    bt_node node = bt_node_find(root, "totals");
    int status;

    if (!bt_node_exists(node))
        return BT_OK;
    memcpy(known + 2, area_traits, sizeof area_traits);
    if ((status = bt_node_only(node, known, BT_COUNT(known), r->err)) ||
        (status = bt_node_total(node, "areas", network->area_count, r->err)) ||
        (status = bt_node_total(node, "links", network->link_count, r->err)))
        return status;
    for (int i = 0; i < AON_AREA_TRAITS && !status; i++)
        status = bt_node_total(node, area_traits[i], count_trait(network, i), r->err);
    return status;
}

/* The regions of the map are the countries. */
static int
find_regions(const aon_reader *r, const char ***out)
{
    int count = r->p->country_count;
    const char **regions = bt_arena_calloc(&r->game->arena, (size_t)count, sizeof *regions);

    if (!regions)
        return bt_fail(r->err, BT_ENOMEM, "no memory for the game's tables");
    for (int i = 0; i < count; i++)
        regions[i] = aon_country_id(r, (uint8_t)i);
    *out = regions;
    return BT_OK;
}

int
aon_read_map(aon_reader *r, const bt_doc *doc)
{
    bt_node root = bt_doc_root(doc);
    const char **regions = NULL;
    int status = find_regions(r, &regions);
    bt_network_words words = {
        .area_traits = area_traits,
        .area_trait_count = AON_AREA_TRAITS,
        .regions = regions,
        .region_count = r->p->country_count,
        .own_keys = own_keys,
        .own_key_count = BT_COUNT(own_keys),
    };

    if (status ||
        (status = bt_network_load(&r->p->network, &r->game->arena, doc, &words, r->err)) ||
        (status = list_areas(r, root)))
        return status;
    for (bt_area area = 0; area < r->p->network.area_count; area++)
        measure_easy(r->p, area);
    return check_totals(r, root);
}
