/*
 * load.c - reads a pack and a scenario of 1806.
 */
#include "load_internal.h"
#include "state.h"

#include <berthier/say.h>

static const bt_box_info box_infos[OSG_BOX_COUNT] = {
    [OSG_BOX_RESERVE] = { .name = BT_MSG("reinforcements"), .kind = "reserve" },
    [OSG_BOX_DAY] = { .name = BT_MSG("available for reorganization, day"), .kind = "day" },
    [OSG_BOX_NIGHT] = { .name = BT_MSG("available for reorganization, night"), .kind = "night" },
    [OSG_BOX_LOST] = { .name = BT_MSG("permanently eliminated"), .kind = "eliminated" },
    [OSG_BOX_CAPTURED] = { .name = BT_MSG("captured"), .kind = "captured" },
    [OSG_BOX_DETACHED] = { .name = BT_MSG("broken down into vedettes"), .kind = "detached" },
    [OSG_BOX_WITH_PARENT] = { .name = BT_MSG("vedettes with their units"), .kind = "whole" },
    [OSG_BOX_REPLACEMENT] = { .name = BT_MSG("replacement leaders"), .kind = "replacements" },
    [OSG_BOX_DEPLOYED] = { .name = BT_MSG("pontoon bridges"), .kind = "deployed" },
    [OSG_BOX_HIDDEN] = { .name = BT_MSG("whereabouts unknown"), .kind = "hidden" },
};

typedef struct docs {
    const bt_doc *tables, *map, *formations, *units, *turns;
} docs;

static int
find_docs(osg_reader *r, docs *d)
{
    const bt_pack *pack = r->game->pack;
    const bt_doc *setup;
    int status = bt_load_scenario(r->game, &r->scenario, r->err);
    if (status || (status = bt_pack_get(pack, "tables.yaml", &d->tables, r->err)) ||
        (status = bt_pack_get(pack, "map.yaml", &d->map, r->err)) ||
        (status = bt_pack_get(pack, "formations.yaml", &d->formations, r->err)) ||
        (status = bt_pack_get(pack, "units.yaml", &d->units, r->err)) ||
        (status = bt_pack_get(pack, "turns.yaml", &d->turns, r->err)) ||
        (status = bt_pack_get(pack, "setup.yaml", &setup, r->err)))
        return status;
    r->setup = bt_doc_root(setup);
    return BT_OK;
}

static int
read_docs(osg_reader *r, const docs *d)
{
    int status;
    if ((status = osg_read_tables(r, d->tables)) || (status = osg_read_map(r, d->map)) ||
        (status = osg_check_map(r, d->map)) || (status = osg_read_names(r, d->formations)) ||
        (status = osg_read_counters(r, d->units)) ||
        (status = osg_read_formations(r, d->formations)) || (status = osg_read_days(r, d->turns)) ||
        (status = osg_read_head(r)) || (status = osg_read_setup(r)) ||
        (status = osg_read_tracks(r, d->turns)) || (status = osg_check_homes(r)) ||
        (status = osg_check_stacks(r)))
        return status;
    return osg_check_end(r);
}

/* What bots ask for many thousand times in a decision. */
static void
pace_out(osg_printed *p)
{
    for (int c = 0; c < OSG_CLASSES; c++)
        for (int t = 0; t < p->tec.terrain_count; t++)
            for (unsigned f = 0; f < OSG_FEATURES; f++)
                p->costs[c][t][f] = bt_tec_cost(&p->tec, c, (uint8_t)t, f);
    for (bt_hex hex = 0; hex < p->atlas.hex_count; hex++)
        p->bucket_of[hex] = (uint8_t)(hex % OSG_BUCKETS);
    for (bt_hex hex = 0; hex < p->atlas.hex_count; hex++)
        for (int i = 0; i < p->atlas.hexes[hex].side_count; i++) {
            const bt_hexside *side = &p->atlas.hexes[hex].sides[i];
            for (int c = 0; c < OSG_CLASSES; c++)
                p->stride[c][hex][i] =
                    p->costs[c][p->atlas.hexes[side->to].terrain][side->features];
            if (side->features & (BT_HEXSIDE_ROAD | BT_HEXSIDE_TRAIL))
                p->ways[hex] |= (uint8_t)(1u << i);
            if (side->features & BT_HEXSIDE_RIVER)
                bt_bits_add(p->riversides, hex);
        }
}

/* Sets of units that rules about stacks and columns ask for. */
static void
derive_sets(osg_printed *p)
{
    p->sized = bt_units_minus(p->combat, p->vedettes);
    p->heeded = bt_units_minus(bt_units_or(p->combat, p->leaders), p->vedettes);
    for (int u = 0; u < p->unit_count; u++) {
        if (p->counters[u].replaces != BT_UNIT_NONE)
            bt_units_add(&p->replacements, (bt_unit)u);
        if (p->starts[u].with_officer)
            bt_units_add(&p->followers, (bt_unit)u);
        if (bt_units_has(&p->cavalry, (bt_unit)u) && p->counters[u].size != OSG_DIVISION)
            bt_units_remove(&p->heeded, (bt_unit)u);
    }
}

/* What follows from the rest, and is asked so often that it is kept. */
static void
derive(osg_printed *p)
{
    const osg_victory *v = &p->victory;
    bt_hex *town = &p->aims[p->source_count];

    for (int i = 0; i < OSG_AIMS_MAX; i++)
        p->aims[i] = BT_HEX_NONE;
    for (int i = 0; i < p->source_count; i++)
        if (p->sources[i].in_play)
            p->aims[i] = p->sources[i].hex;
    if (v->saalfeld) {
        town[0] = v->holds;
        town[1] = v->takes[0];
        town[2] = v->takes[1];
    }
    for (int i = 0; i < OSG_AIMS_MAX; i++) {
        if (p->aims[i] == BT_HEX_NONE)
            continue;
        p->played[p->played_count++] =
            (osg_aim){ p->aims[i], (uint8_t)i, p->bucket_of[p->aims[i]] };
        bt_bits_add(p->scoring, p->aims[i]);
    }
}

int
osg_load(bt_game *game, bt_error *err)
{
    osg_reader r = { .game = game, .err = err };
    docs d;
    r.p = bt_arena_alloc(&game->arena, sizeof *r.p);
    r.units = bt_arena_calloc(&game->arena, OSG_UNITS_MAX, sizeof *r.units);
    if (!r.p || !r.units)
        return bt_fail(err, BT_ENOMEM, "no memory for the game's tables");
    int status = find_docs(&r, &d);
    if (status || (status = read_docs(&r, &d)))
        return status;
    pace_out(r.p);
    derive_sets(r.p);
    derive(r.p);
    game->printed = r.p;
    game->units = r.units;
    game->unit_count = r.p->unit_count;
    game->boxes = osg_box_words;
    game->box_infos = box_infos;
    game->box_count = OSG_BOX_COUNT;
    return BT_OK;
}
