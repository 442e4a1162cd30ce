/*
 * load_scenario.c - reads turns, deployment, exits and the transit track.
 */
#include "load_internal.h"

#include <string.h>

static int
read_turns(naw_reader *r)
{
    bt_node node;
    int status = bt_node_get(r->scenario, "turns", &node, r->err);
    return status ? status
                  : bt_track_load(&r->p->track, node, naw_turn_words, BT_COUNT(naw_turn_words),
                                  r->err);
}

static int
read_night(naw_reader *r)
{
    bt_node node = bt_node_find(r->scenario, "night-closed");
    bt_words words;
    bt_word word;
    int terrain = 0;
    int status = bt_node_exists(node) ? bt_words_start(&words, node, r->err) : BT_OK;
    if (status || !bt_node_exists(node))
        return status;
    while (!status && bt_words_next(&words, &word)) {
        status = bt_word_among(&word, r->p->tec.terrain_words, r->p->tec.terrain_count, &terrain,
                               r->err);
        if (!status)
            r->p->night_closed |= UINT32_C(1) << terrain;
    }
    return status;
}

static int
read_plans(naw_reader *r)
{
    bt_node node = bt_node_find(r->scenario, "plans"), plan;
    if (!bt_node_exists(node))
        return BT_OK;
    int status = bt_node_only(node, naw_plan_words, NAW_PLANS, r->err);
    for (int i = 0; i < NAW_PLANS && !status; i++) {
        if (!(status = bt_node_get(node, naw_plan_words[i], &plan, r->err)) &&
            !(status = bt_node_expect(plan, BT_DOC_SCALAR, r->err)))
            status = bt_load_text(r->game, bt_node_text(plan), &r->p->plan_texts[i], r->err);
    }
    r->p->has_plans = true;
    return status;
}

/* --- deployment [13.0] ----------------------------------------------------- */

static int
read_word(const naw_reader *r, bt_node node, bt_word *out)
{
    bt_words words;
    int status = bt_words_start(&words, node, r->err);
    if (!status && !bt_words_next(&words, out))
        return bt_node_fail(node, r->err, "expected one word, found nothing");
    return status;
}

static int
deploy(naw_reader *r, bt_node key, bt_side side)
{
    bt_word name, place;
    bt_unit unit;
    bt_hex hex;
    int status = read_word(r, key, &name);
    if (status || (status = naw_word_unit(r, &name, &unit)) ||
        (status = read_word(r, bt_node_next(key), &place)) ||
        (status = naw_word_hex(r, &place, &hex)))
        return status;
    if (r->p->side_of[unit] != side)
        return bt_word_fail(&name, r->err, "%s is not %s", name.text, naw_side_words[side]);
    if (r->p->counters[unit].start != BT_HEX_NONE)
        return bt_word_fail(&name, r->err, "%s is deployed twice", name.text);
    for (int i = 0; i < r->p->unit_count; i++) {
        if (r->p->counters[i].start == hex)
            return bt_word_fail(&place, r->err, "%s already stands on %s", r->units[i].id,
                                place.text);
    }
    r->p->counters[unit].start = hex;
    return BT_OK;
}

static int
read_deployment(naw_reader *r)
{
    bt_node node = bt_node_find(r->scenario, "deployment");
    int status = bt_node_exists(node) ? bt_node_expect(node, BT_DOC_MAPPING, r->err) : BT_OK;
    for (bt_node key = bt_node_first(node); bt_node_exists(key) && !status;
         key = bt_node_next(bt_node_next(key))) {
        bt_side side = 0;
        bt_node list = bt_node_next(key);
        if ((status = naw_node_side(r, key, &side)) ||
            (status = bt_node_expect(list, BT_DOC_MAPPING, r->err)))
            return status;
        for (bt_node unit = bt_node_first(list); bt_node_exists(unit) && !status;
             unit = bt_node_next(bt_node_next(unit)))
            status = deploy(r, unit, side);
    }
    return status;
}

/* --- exits [17.0] ------------------------------------------------------------ */

static int
read_exits_of_map(naw_reader *r, bt_node node, bt_side side, int map)
{
    return naw_read_edges(r, node, &r->p->exit_edges[side][map]);
}

/* --- intermap transit [17.1] --------------------------------------------------- */

/* The track joins one edge of map 0 to one edge of map 1. */
static int
read_between(naw_reader *r, bt_node node)
{
    int status = bt_node_expect(node, BT_DOC_MAPPING, r->err), map = 0;
    for (bt_node key = bt_node_first(node); bt_node_exists(key) && !status;
         key = bt_node_next(bt_node_next(key))) {
        uint8_t edges = 0;
        if ((status = naw_node_map(r, key, &map)) ||
            (status = naw_read_edges(r, bt_node_next(key), &edges)))
            return status;
        if (map > 1)
            return bt_node_fail(key, r->err, "the track joins the scenario's first two maps");
        if (edges == 0 || (edges & (edges - 1)))
            return bt_node_fail(bt_node_next(key), r->err, "expected one edge");
        r->p->transit_edge[map] = edges;
    }
    if (!status && (!r->p->transit_edge[0] || !r->p->transit_edge[1]))
        return bt_node_fail(node, r->err, "expected an edge of each of the first two maps");
    return status;
}

static int
add_to_section(naw_reader *r, const bt_word *word, int section)
{
    bt_hex hex;
    int status = naw_word_hex(r, word, &hex);
    if (status)
        return status;
    const bt_hex_info *info = &r->p->atlas.hexes[hex];
    if (info->map > 1 || !(info->edges & r->p->transit_edge[info->map]))
        return bt_word_fail(word, r->err, "hex %s is not on an edge the track joins", word->text);
    if (r->p->transit_section[hex] >> section & 1)
        return bt_word_fail(word, r->err, "hex %s is given twice", word->text);
    r->p->transit_section[hex] |= (uint8_t)(1 << section);
    return BT_OK;
}

static int
read_section(naw_reader *r, bt_node key, int section)
{
    const char *name = bt_node_text(key);
    bt_words words;
    bt_word word;
    if (!*name || name[strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789")] || strlen(name) > 16)
        return bt_node_fail(key, r->err, "expected a name of up to 16 small letters and digits");
    int status = bt_load_text(r->game, name, &r->p->section_names[section], r->err);
    if (status || (status = bt_words_start(&words, bt_node_next(key), r->err)))
        return status;
    while (!status && bt_words_next(&words, &word))
        status = add_to_section(r, &word, section);
    return status;
}

static int
read_sections(naw_reader *r, bt_node node)
{
    int status = bt_node_expect(node, BT_DOC_MAPPING, r->err), section = 0;
    if (!status && bt_node_count(node) != NAW_SECTIONS)
        return bt_node_fail(node, r->err, "%d sections, expected %d", bt_node_count(node),
                            NAW_SECTIONS);
    for (bt_node key = bt_node_first(node); bt_node_exists(key) && !status;
         key = bt_node_next(bt_node_next(key)))
        status = read_section(r, key, section++);
    return status;
}

static int
read_transit(naw_reader *r)
{
    static const char *const known[] = { "side", "between", "sections" };
    bt_node value, node = bt_node_find(r->scenario, "transit");
    r->p->section_names[0] = "west";
    r->p->section_names[1] = "east";
    if (!bt_node_exists(node))
        return BT_OK;
    int status = bt_node_only(node, known, BT_COUNT(known), r->err);
    if (status || (status = bt_node_get(node, "side", &value, r->err)) ||
        (status = naw_node_side(r, value, &r->p->transit_side)) ||
        (status = bt_node_get(node, "between", &value, r->err)) ||
        (status = read_between(r, value)) ||
        (status = bt_node_get(node, "sections", &value, r->err)) ||
        (status = read_sections(r, value)))
        return status;
    r->p->has_transit = true;
    return BT_OK;
}

static int
read_edges(naw_reader *r)
{
    for (int map = 0; map < r->p->atlas.map_count; map++) {
        int status = bt_map_edges_load(&r->p->edges[map], &r->p->atlas, map, r->err);
        if (status)
            return status;
    }
    return BT_OK;
}

int
naw_read_scenario(naw_reader *r)
{
    static const char *const known[] = { "title",   "maps",           "turns",    "night-closed",
                                         "plans",   "deployment",     "arrivals", "exits",
                                         "transit", "demoralization", "victory",  "totals",
                                         "id" };
    int status = bt_node_only(r->scenario, known, BT_COUNT(known), r->err);
    if (status || (status = bt_load_title(r->game, r->scenario, r->err)) ||
        (status = read_edges(r)) || (status = read_turns(r)) || (status = read_night(r)) ||
        (status = read_plans(r)) || (status = read_deployment(r)) ||
        (status = naw_read_by_map(r, "exits", read_exits_of_map)))
        return status;
    return read_transit(r);
}
