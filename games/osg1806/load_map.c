/*
 * load_map.c - reads the map, and checks what the rules take for granted about it.
 */
#include "load_internal.h"

typedef enum kind { HEXES, RIVERS, STREAMS, BRIDGES, WOODS, SLOPES, ROADS, TRAILS, KINDS } kind;

static const char *const kind_words[KINDS] = { "hexes", "rivers", "streams", "bridges",
                                               "woods", "slopes", "roads",   "trails" };

static const uint16_t kind_features[KINDS] = {
    [RIVERS] = BT_HEXSIDE_RIVER,
    [STREAMS] = BT_HEXSIDE_STREAM,
    [BRIDGES] = BT_HEXSIDE_BRIDGE,
    [WOODS] = BT_HEXSIDE_WOODS,
    [SLOPES] = BT_HEXSIDE_SLOPE_UP | BT_HEXSIDE_SLOPE_DOWN,
    [ROADS] = BT_HEXSIDE_ROAD,
    [TRAILS] = BT_HEXSIDE_TRAIL,
};

int
osg_read_map(osg_reader *r, const bt_doc *doc)
{
    osg_printed *p = r->p;
    bt_node root = bt_doc_root(doc);
    int status = bt_atlas_load(&p->atlas, &r->game->arena, &doc, 1, p->tec.terrain_words,
                               p->tec.terrain_count, r->err);
    if (status)
        return status;
    if (p->atlas.hex_count > OSG_HEXES_MAX)
        return bt_node_fail(bt_node_find(root, "grid"), r->err, "%d hexes, at most %d",
                            p->atlas.hex_count, OSG_HEXES_MAX);
    if (p->atlas.water_count > OSG_WATERS_MAX)
        return bt_node_fail(root, r->err, "%d hexsides of rivers and streams, at most %d",
                            p->atlas.water_count, OSG_WATERS_MAX);
    p->ground = (bt_ground){ &p->atlas, &p->tec, NULL };
    r->game->atlas = &p->atlas;
    return BT_OK;
}

/* [8.3] [8.41] Over a stream there is a bridge where a road or a trail crosses, and nowhere else. */
static int
check_bridge(const osg_reader *r, const bt_doc *doc, bt_hex hex, const bt_hexside *side)
{
    const bt_hex_info *hexes = r->p->atlas.hexes;
    bool way = side->features & (BT_HEXSIDE_ROAD | BT_HEXSIDE_TRAIL);
    bool bridge = side->features & BT_HEXSIDE_BRIDGE;
    if (!(side->features & BT_HEXSIDE_WATERS) || way == bridge)
        return BT_OK;
    bt_node bridges = bt_node_find(bt_doc_root(doc), "bridges");
    return bt_node_fail(bt_node_exists(bridges) ? bridges : bt_doc_root(doc), r->err,
                        way ? "a road or trail crosses %s|%s without a bridge"
                            : "no road or trail leads to the bridge %s|%s",
                        hexes[hex].id, hexes[side->to].id);
}

/* How many there are of each kind is stated in tables.yaml: a slip in a list of two thousand shows. */
static int
check_counts(const osg_reader *r, const int counts[KINDS], const bt_doc *tables)
{
    bt_node node;
    int status = bt_node_get(bt_doc_root(tables), "map", &node, r->err);
    if (status || (status = bt_node_expect(node, BT_DOC_MAPPING, r->err)) ||
        (status = bt_node_only(node, kind_words, KINDS, r->err)))
        return status;
    for (int k = 0; k < KINDS && !status; k++)
        status = bt_node_total(node, kind_words[k], counts[k], r->err);
    return status;
}

int
osg_check_map(const osg_reader *r, const bt_doc *doc)
{
    const bt_atlas *atlas = &r->p->atlas;
    const bt_doc *tables = bt_pack_doc(r->game->pack, "tables.yaml");
    int counts[KINDS] = { [HEXES] = atlas->hex_count };
    int status = BT_OK;
    for (bt_hex hex = 0; hex < atlas->hex_count && !status; hex++) {
        const bt_hex_info *info = &atlas->hexes[hex];
        for (int i = 0; i < info->side_count && !status; i++) {
            if (info->sides[i].to < hex)
                continue;
            for (int k = RIVERS; k < KINDS; k++)
                counts[k] += (info->sides[i].features & kind_features[k]) != 0;
            status = check_bridge(r, doc, hex, &info->sides[i]);
        }
    }
    return status ? status : check_counts(r, counts, tables);
}
