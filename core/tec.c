/*
 * tec.c - reads the terrain effects chart and adds up what a step costs.
 */
#include <berthier/tec.h>

#include <berthier/words.h>
#include <string.h>

#define COST_MAX 40 /* half points; no printed allowance comes near it */

/* A cost as printed, "2", "1/2" or "1 1/2", into half points. */
static int
read_cost(bt_node node, bt_mp *out, bt_error *err)
{
    const char *text = bt_node_text(node);
    int halves = 0;
    bool any = false;
    if (bt_node_kind(node) == BT_DOC_SCALAR) {
        for (; *text >= '0' && *text <= '9' && strcmp(text, "1/2") && halves <= COST_MAX; text++) {
            halves = halves * 10 + 2 * (*text - '0');
            any = true;
        }
        if (any && !strcmp(text, " 1/2"))
            text++;
        if ((!any || text[-1] == ' ') && !strcmp(text, "1/2")) {
            halves++;
            any = true;
            text += 3;
        }
    }
    if (!any || *text || halves > COST_MAX)
        return bt_node_fail(node, err, "expected Movement Points such as 2, 1/2 or 1 1/2, up to %d",
                            COST_MAX / 2);
    *out = (bt_mp)halves;
    return BT_OK;
}

static int
read_multiplier(bt_node mapping, uint8_t *out, bt_error *err)
{
    bt_node node = bt_node_find(mapping, "defence");
    int value = 1;
    int status = bt_node_exists(node) ? bt_node_int(node, 1, 4, &value, err) : BT_OK;
    *out = (uint8_t)value;
    return status;
}

static int
read_terrain(bt_terrain *terrain, bt_arena *arena, bt_node key, bt_error *err)
{
    static const char *const known[] = { "enter", "defence", "blocks-sight" };
    bt_node body = bt_node_next(key), enter;
    const char *id = bt_node_text(key);
    int status = bt_node_expect(body, BT_DOC_MAPPING, err);
    if (status || (status = bt_node_only(body, known, BT_COUNT(known), err)) ||
        (status = bt_node_get(body, "enter", &enter, err)) ||
        (status = read_multiplier(body, &terrain->defence, err)))
        return status;
    terrain->id = bt_arena_strndup(arena, id, strlen(id));
    if (!terrain->id)
        return bt_fail(err, BT_ENOMEM, "no memory for the terrain effects chart");
    terrain->road_only = !strcmp(bt_node_text(enter), "road-only");
    if (terrain->road_only)
        terrain->cost = BT_MP_PROHIBITED;
    else if ((status = read_cost(enter, &terrain->cost, err)))
        return status;
    bt_node blocks = bt_node_find(body, "blocks-sight");
    return bt_node_exists(blocks) ? bt_node_bool(blocks, &terrain->blocks_los, err) : BT_OK;
}

static int
read_terrains(bt_tec *tec, bt_arena *arena, bt_node node, bt_error *err)
{
    int status = bt_node_expect(node, BT_DOC_MAPPING, err);
    if (status)
        return status;
    for (bt_node key = bt_node_first(node); bt_node_exists(key);
         key = bt_node_next(bt_node_next(key))) {
        int i = tec->terrain_count;
        if (i == BT_TERRAINS_MAX)
            return bt_node_fail(key, err, "more than %d terrains", BT_TERRAINS_MAX);
        if ((status = read_terrain(&tec->terrains[i], arena, key, err)))
            return status;
        tec->terrain_words[i] = tec->terrains[i].id;
        if (tec->terrains[i].blocks_los)
            tec->blocking |= UINT32_C(1) << i;
        tec->terrain_count++;
    }
    return tec->terrain_count ? BT_OK : bt_node_fail(node, err, "expected at least one terrain");
}

/* One line of the hexside table; cost or defence NULL where it has none. */
static int
read_hexside(bt_node table, const char *name, const char *cost_key, bt_mp *cost, uint8_t *defence,
             bt_error *err)
{
    const char *known[2];
    int count = 0;
    bt_node body, node;
    if (cost)
        known[count++] = cost_key;
    if (defence)
        known[count++] = "defence";
    int status = bt_node_get(table, name, &body, err);
    if (status || (status = bt_node_expect(body, BT_DOC_MAPPING, err)) ||
        (status = bt_node_only(body, known, count, err)))
        return status;
    if (cost && ((status = bt_node_get(body, cost_key, &node, err)) ||
                 (status = read_cost(node, cost, err))))
        return status;
    return defence ? read_multiplier(body, defence, err) : BT_OK;
}

static int
read_hexsides(bt_tec *tec, bt_node node, bt_error *err)
{
    static const char *const known[] = { "road", "trail", "stream", "slope", "bridge" };
    int status = bt_node_expect(node, BT_DOC_MAPPING, err);
    if (status || (status = bt_node_only(node, known, BT_COUNT(known), err)) ||
        (status = read_hexside(node, "road", "instead", &tec->road, NULL, err)) ||
        (status = read_hexside(node, "trail", "instead", &tec->trail, NULL, err)) ||
        (status = read_hexside(node, "stream", "added", &tec->stream, &tec->stream_defence, err)) ||
        (status = read_hexside(node, "slope", "added", &tec->slope, &tec->slope_defence, err)) ||
        (status = read_hexside(node, "bridge", NULL, NULL, &tec->bridge_defence, err)))
        return status;
    return BT_OK;
}

int
bt_tec_load(bt_tec *tec, bt_arena *arena, const bt_doc *doc, bt_error *err)
{
    bt_node terrain, hexsides, root = bt_doc_root(doc);
    *tec = (bt_tec){ 0 };
    int status = bt_node_expect(root, BT_DOC_MAPPING, err);
    if (status || (status = bt_node_get(root, "terrain", &terrain, err)) ||
        (status = read_terrains(tec, arena, terrain, err)) ||
        (status = bt_node_get(root, "hexsides", &hexsides, err)))
        return status;
    return read_hexsides(tec, hexsides, err);
}

bt_mp
bt_tec_cost(const bt_tec *tec, const bt_atlas *atlas, const bt_hexside *side)
{
    const bt_terrain *terrain = &tec->terrains[atlas->hexes[side->to].terrain];
    unsigned features = side->features, cost;
    if (bt_hexside_is_barred(side))
        return BT_MP_PROHIBITED;
    if (features & BT_HEXSIDE_ROAD)
        cost = tec->road;
    else if (features & BT_HEXSIDE_TRAIL)
        cost = tec->trail;
    else if (terrain->road_only)
        return BT_MP_PROHIBITED;
    else
        cost = terrain->cost + (features & BT_HEXSIDE_SLOPE_UP ? tec->slope : 0u);
    if ((features & (BT_HEXSIDE_STREAM | BT_HEXSIDE_BRIDGE)) == BT_HEXSIDE_STREAM)
        cost += tec->stream;
    return (bt_mp)cost;
}

bt_mp
bt_tec_entry_cost(const bt_tec *tec, const bt_atlas *atlas, bt_hex hex)
{
    const bt_hex_info *info = &atlas->hexes[hex];
    if (info->has_road)
        return tec->road;
    if (info->has_trail)
        return tec->trail;
    return tec->terrains[info->terrain].cost; /* prohibited where only roads lead */
}
