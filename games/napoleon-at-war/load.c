/*
 * load.c - reads a pack and a scenario, and computes what play looks up.
 */
#include "load_internal.h"

#include <berthier/say.h>
#include <stdio.h>

/* --- documents ----------------------------------------------------------- */

/* [7.4] [9.0] Strengths are multiplied as wholes, so that odds are sums of printed numbers. */
static int
check_multipliers(const naw_reader *r, bt_node root)
{
    const bt_tec *tec = &r->p->tec;
    bool whole = true;
    for (int i = 0; i < tec->terrain_count; i++)
        whole = whole && tec->terrains[i].defence % BT_TIMES_ONE == 0;
    for (int i = 0; i < BT_CROSSINGS; i++)
        whole = whole && tec->defence[i] % BT_TIMES_ONE == 0;
    return whole ? BT_OK
                 : bt_node_fail(bt_node_find(root, "terrain"), r->err,
                                "a defence of halves: this game multiplies by whole numbers");
}

static int
read_tables(naw_reader *r)
{
    static const char *const known[] = { "terrain", "hexsides", "crt" };
    const bt_doc *doc;
    bt_node crt;
    int status = bt_pack_get(r->game->pack, "tables.yaml", &doc, r->err);
    if (status || (status = bt_node_only(bt_doc_root(doc), known, BT_COUNT(known), r->err)) ||
        (status = bt_tec_load(&r->p->tec, &r->game->arena, doc, r->err)) ||
        (status = check_multipliers(r, bt_doc_root(doc))) ||
        (status = bt_node_get(bt_doc_root(doc), "crt", &crt, r->err)) ||
        (status = bt_crt_load(&r->p->crt, &r->game->arena, crt, naw_result_words,
                              BT_COUNT(naw_result_words), r->err)))
        return status;
    if (r->p->crt.row_count != 6)
        return bt_node_fail(crt, r->err, "%d rows, expected 6 for one die", r->p->crt.row_count);
    return BT_OK;
}

/* `maps: jena auerstadt` names the files map-jena.yaml, map-auerstadt.yaml. */
static int
read_maps(naw_reader *r)
{
    const bt_doc *docs[BT_MAPS_MAX];
    int count = 0;
    bt_node maps;
    bt_words words;
    bt_word word;
    int status = bt_node_get(r->scenario, "maps", &maps, r->err);
    if (status || (status = bt_words_start(&words, maps, r->err)))
        return status;
    while (bt_words_next(&words, &word)) {
        char name[BT_WORD_SIZE + 16];
        snprintf(name, sizeof name, "map-%s.yaml", word.text);
        if (count == BT_MAPS_MAX)
            return bt_word_fail(&word, r->err, "more than %d maps", BT_MAPS_MAX);
        docs[count] = bt_pack_doc(r->game->pack, name);
        if (!docs[count++])
            return bt_word_fail(&word, r->err, "there is no file %s", name);
    }
    status = bt_atlas_load(&r->p->atlas, &r->game->arena, docs, count, r->p->tec.terrain_words,
                           r->p->tec.terrain_count, r->err);
    if (!status && r->p->atlas.hex_count > NAW_HEXES_MAX)
        return bt_node_fail(maps, r->err, "%d hexes, at most %d", r->p->atlas.hex_count,
                            NAW_HEXES_MAX);
    return status;
}

/* --- what play looks up -------------------------------------------------- */

/* [5.21] [9.0m] Costs of hex and hexside add up; along a road or a trail [5.22a] [5.23]
 * the rate of that counts, and it is a road only where it crosses the hexside [5.22b]. */
static void
derive_sides(naw_printed *p, bt_hex hex)
{
    const bt_hex_info *info = &p->atlas.hexes[hex];
    p->side_count[hex] = info->side_count;
    for (int i = 0; i < info->side_count; i++) {
        p->sides[hex][i] = info->sides[i];
        p->cost[hex][i] = bt_ground_cost(&p->ground, 0, &info->sides[i]);
        if (bt_features_bar(info->sides[i].features))
            p->barred[hex] |= (uint8_t)(1 << i);
    }
    p->entry_cost[hex] = bt_tec_entry_cost(&p->tec, 0, &p->atlas, hex);
    p->closed_at_night[hex] = p->night_closed >> info->terrain & 1;
}

static bool
is_listed(const naw_printed *p, bt_hex hex, bt_hex target)
{
    for (int i = 0; i < p->in_range_count[hex]; i++) {
        if (p->in_range[hex][i] == target)
            return true;
    }
    return false;
}

/* Keep the list ascending, so that legal actions come out sorted. */
static void
add_target(naw_printed *p, bt_hex hex, bt_hex target)
{
    int at = p->in_range_count[hex]++;
    for (; at && p->in_range[hex][at - 1] > target; at--)
        p->in_range[hex][at] = p->in_range[hex][at - 1];
    p->in_range[hex][at] = target;
}

/* [8.0a] [8.11] [8.31] Two hexes away and in sight: what lies behind a neighbour, straight on or half
 * to the side.  What blocks is the ground between the two, [8.32] on both sides of a line along a
 * hexside, never that of the two themselves [8.34], and never a unit [8.35]: so it can be worked
 * out here.  A hex between that does not block leaves the line free. */
static void
derive_range(naw_printed *p, bt_hex hex)
{
    const bt_hex_info *from = &p->atlas.hexes[hex];
    for (int i = 0; i < from->side_count; i++) {
        const bt_hex_info *via = &p->atlas.hexes[from->sides[i].to];
        bool blocks = p->tec.blocking >> via->terrain & 1;
        for (int j = 0; j < via->side_count; j++) {
            bt_hex target = via->sides[j].to;
            bool leads_on = (via->sides[j].dir + 7 - from->sides[i].dir) % 6 <= 2;
            if (leads_on && !is_listed(p, hex, target) &&
                (!blocks || bt_los_is_clear(&p->atlas, hex, target, p->tec.blocking)))
                add_target(p, hex, target);
        }
    }
}

/* Who may have arrived by each turn, under each plan. */
static void
derive_due(naw_printed *p)
{
    for (int g = 0; g < p->arrival_count; g++)
        for (int plan = 0; plan < NAW_PLANS; plan++)
            for (int turn = p->arrivals[g].entry[plan].turn; turn && turn <= NAW_TURNS_MAX; turn++)
                p->due[plan][turn] = bt_units_or(p->due[plan][turn], p->arrivals[g].units);
}

int
naw_load(bt_game *game, bt_error *err)
{
    naw_reader r = { .game = game, .err = err };
    const bt_doc *units;
    r.p = bt_arena_alloc(&game->arena, sizeof *r.p);
    if (!r.p)
        return bt_fail(err, BT_ENOMEM, "no memory for the game's tables");
    int status = bt_load_scenario(game, &r.scenario, err);
    if (status || (status = read_tables(&r)) ||
        (status = bt_pack_get(game->pack, "units.yaml", &units, err)) ||
        (status = naw_read_units(&r, units)) || (status = read_maps(&r)) ||
        (status = naw_read_scenario(&r)) || (status = naw_read_arrivals(&r)) ||
        (status = naw_read_victory(&r)) || (status = naw_read_totals(&r)) ||
        (status = naw_name_boxes(&r)))
        return status;
    r.p->ground = (bt_ground){ &r.p->atlas, &r.p->tec, NULL };
    for (bt_hex hex = 0; hex < r.p->atlas.hex_count; hex++) {
        derive_sides(r.p, hex);
        derive_range(r.p, hex);
    }
    for (int u = 0; u < r.p->unit_count; u++)
        r.p->strength[u] = r.p->counters[u].strength;
    derive_due(r.p);
    game->printed = r.p;
    game->atlas = &r.p->atlas;
    game->units = r.units;
    game->unit_count = r.p->unit_count;
    return BT_OK;
}
