/*
 * tec.c - reads the terrain effects chart and adds up what a step costs.
 */
#include <berthier/tec.h>

#include <berthier/words.h>
#include <string.h>

#define COST_MAX  40 /* half points; no printed allowance comes near it */
#define TIMES_MAX 8  /* halves: a strength is at most multiplied by four */

/* ---- reading ------------------------------------------------------------- */

/* A number as printed, "2", "1/2" or "1 1/2", in halves; false when it is none, or above most. */
static bool
take_halves(bt_node node, int most, uint8_t *out)
{
    const char *text = bt_node_text(node);
    int halves = 0;
    bool any = false;
    if (bt_node_kind(node) != BT_DOC_SCALAR)
        return false;
    for (; *text >= '0' && *text <= '9' && strcmp(text, "1/2") && halves <= most; text++) {
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
    *out = (uint8_t)halves;
    return any && !*text && halves <= most;
}

int
bt_node_halves(bt_node node, int most, uint8_t *out, bt_error *err)
{
    if (take_halves(node, most, out))
        return BT_OK;
    return bt_node_fail(node, err, "expected a number such as 2, 1/2 or 1 1/2, up to %d", most / 2);
}

static int
read_cost(bt_node node, const char *prohibited, bt_mp *out, bt_error *err)
{
    *out = BT_MP_PROHIBITED;
    if (!strcmp(bt_node_text(node), prohibited) || take_halves(node, COST_MAX, out))
        return BT_OK;
    return bt_node_fail(node, err,
                        "expected Movement Points such as 2, 1/2 or 1 1/2, up to %d, or %s",
                        COST_MAX / 2, prohibited);
}

static int
read_times(bt_node mapping, bt_times *out, bt_error *err)
{
    bt_node node = bt_node_find(mapping, "defence");
    *out = BT_TIMES_ONE;
    if (!bt_node_exists(node) || (take_halves(node, TIMES_MAX, out) && *out > 0))
        return BT_OK;
    return bt_node_fail(node, err, "expected a multiplier such as 2, 1/2 or 1 1/2, up to %d",
                        TIMES_MAX / 2);
}

/* One cost for all classes, or a mapping from class to cost in which `others` stands for the rest. */
static int
read_costs(const bt_tec *tec, bt_node node, const char *prohibited, bt_mp out[BT_CLASSES_MAX],
           bt_error *err)
{
    const char *known[BT_CLASSES_MAX + 1];
    bool by_class = bt_node_kind(node) == BT_DOC_MAPPING;
    for (int i = 0; i < tec->class_count; i++)
        known[i] = tec->class_words[i];
    known[tec->class_count] = "others";
    int status = by_class ? bt_node_only(node, known, tec->class_count + 1, err) : BT_OK;
    for (int i = 0; i < tec->class_count && !status; i++) {
        bt_node cost = by_class ? bt_node_find(node, tec->class_words[i]) : node;
        if (!bt_node_exists(cost))
            cost = bt_node_find(node, "others");
        if (!bt_node_exists(cost))
            return bt_node_fail(node, err, "no cost for %s, and none for others",
                                tec->class_words[i]);
        status = read_cost(cost, prohibited, &out[i], err);
    }
    return status;
}

static int
read_classes(bt_tec *tec, bt_arena *arena, bt_node node, bt_error *err)
{
    bt_words words;
    bt_word word;
    tec->class_count = 1;
    tec->class_words[0] = "units";
    if (!bt_node_exists(node))
        return BT_OK;
    int status = bt_words_start(&words, node, err);
    for (tec->class_count = 0; !status && bt_words_next(&words, &word); tec->class_count++) {
        if (tec->class_count == BT_CLASSES_MAX)
            return bt_word_fail(&word, err, "more than %d classes", BT_CLASSES_MAX);
        for (int i = 0; i < tec->class_count; i++) {
            if (!strcmp(word.text, tec->class_words[i]))
                return bt_word_fail(&word, err, "class %s is given twice", word.text);
        }
        const char *kept = bt_arena_strndup(arena, word.text, strlen(word.text));
        if (!kept)
            return bt_fail(err, BT_ENOMEM, "no memory for the terrain effects chart");
        tec->class_words[tec->class_count] = kept;
    }
    if (!status && !tec->class_count)
        return bt_node_fail(node, err, "expected at least one class");
    return status;
}

static int
read_terrain(bt_tec *tec, bt_arena *arena, bt_node key, bt_error *err)
{
    static const char *const known[] = { "enter", "defence", "blocks-sight" };
    bt_terrain *terrain = &tec->terrains[tec->terrain_count];
    bt_node body = bt_node_next(key), enter;
    bt_mp costs[BT_CLASSES_MAX];
    const char *id = bt_node_text(key);
    int status = bt_node_expect(body, BT_DOC_MAPPING, err);
    if (status || (status = bt_node_only(body, known, BT_COUNT(known), err)) ||
        (status = bt_node_get(body, "enter", &enter, err)) ||
        (status = read_times(body, &terrain->defence, err)) ||
        (status = read_costs(tec, enter, "road-only", costs, err)))
        return status;
    for (int i = 0; i < tec->class_count; i++)
        tec->costs[i].enter[tec->terrain_count] = costs[i];
    terrain->id = bt_arena_strndup(arena, id, strlen(id));
    if (!terrain->id)
        return bt_fail(err, BT_ENOMEM, "no memory for the terrain effects chart");
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
        if ((status = read_terrain(tec, arena, key, err)))
            return status;
        tec->terrain_words[i] = tec->terrains[i].id;
        if (tec->terrains[i].blocks_los)
            tec->blocking |= UINT32_C(1) << i;
        tec->terrain_count++;
    }
    return tec->terrain_count ? BT_OK : bt_node_fail(node, err, "expected at least one terrain");
}

/* The rows of the hexside table, by bt_crossing. */
static const struct {
    const char *word;
    const char *cost; /* the key of what it costs */
    bool is_needed;   /* the table must have the row ... */
    bool has_cost;    /* ... and the row the cost */
    bool defends;
    bt_mp otherwise;
} crossings[BT_CROSSINGS] = {
    [BT_CROSSING_ROAD] = { "road", "instead", true, true, false, 0 },
    [BT_CROSSING_TRAIL] = { "trail", "instead", true, true, false, 0 },
    [BT_CROSSING_STREAM] = { "stream", "added", true, true, true, 0 },
    [BT_CROSSING_SLOPE] = { "slope", "added", true, true, true, 0 },
    [BT_CROSSING_BRIDGE] = { "bridge", "added", true, false, true, 0 },
    [BT_CROSSING_RIVER] = { "river", "added", false, true, false, BT_MP_PROHIBITED },
    [BT_CROSSING_PONTOON] = { "pontoon", "added", false, true, true, 0 },
    [BT_CROSSING_WOODS] = { "woods", "added", false, true, true, 0 },
};

static int
read_crossing(bt_tec *tec, int row, bt_node body, bt_error *err)
{
    const char *known[] = { crossings[row].cost, "defence" };
    bt_mp costs[BT_CLASSES_MAX];
    bt_node node;
    int status = bt_node_expect(body, BT_DOC_MAPPING, err);
    if (status || (status = bt_node_only(body, known, 1 + crossings[row].defends, err)) ||
        (status = read_times(body, &tec->defence[row], err)))
        return status;
    if (crossings[row].has_cost && (status = bt_node_get(body, crossings[row].cost, &node, err)))
        return status;
    node = bt_node_find(body, crossings[row].cost);
    if (!bt_node_exists(node))
        return BT_OK;
    status = read_costs(tec, node, "barred", costs, err);
    for (int i = 0; i < tec->class_count; i++)
        tec->costs[i].over[row] = costs[i];
    return status;
}

static int
read_crossings(bt_tec *tec, bt_node table, bt_error *err)
{
    const char *known[BT_CROSSINGS];
    for (int row = 0; row < BT_CROSSINGS; row++)
        known[row] = crossings[row].word;
    int status = bt_node_expect(table, BT_DOC_MAPPING, err);
    if (!status)
        status = bt_node_only(table, known, BT_CROSSINGS, err);
    for (int row = 0; row < BT_CROSSINGS && !status; row++) {
        bt_node body = bt_node_find(table, crossings[row].word);
        for (int i = 0; i < tec->class_count; i++)
            tec->costs[i].over[row] = crossings[row].otherwise;
        tec->defence[row] = BT_TIMES_ONE;
        if (crossings[row].is_needed)
            status = bt_node_get(table, crossings[row].word, &body, err);
        if (!status && bt_node_exists(body))
            status = read_crossing(tec, row, body, err);
    }
    return status;
}

int
bt_tec_load(bt_tec *tec, bt_arena *arena, const bt_doc *doc, bt_error *err)
{
    bt_node terrain, hexsides, root = bt_doc_root(doc);
    *tec = (bt_tec){ 0 };
    int status = bt_node_expect(root, BT_DOC_MAPPING, err);
    if (status || (status = read_classes(tec, arena, bt_node_find(root, "classes"), err)) ||
        (status = bt_node_get(root, "terrain", &terrain, err)) ||
        (status = read_terrains(tec, arena, terrain, err)) ||
        (status = bt_node_get(root, "hexsides", &hexsides, err)))
        return status;
    return read_crossings(tec, hexsides, err);
}

/* ---- asking -------------------------------------------------------------- */

static bt_mp
least(bt_mp a, bt_mp b)
{
    return a < b ? a : b;
}

/* What lies between two hexes, apart from the ways: the cheapest manner to get over it. */
static bt_mp
water_cost(const bt_costs *costs, unsigned features)
{
    bool bridge = features & BT_HEXSIDE_BRIDGE, pontoon = features & BT_HEXSIDE_PONTOON;
    if (!(features & BT_HEXSIDE_WATERS) || (bridge && pontoon))
        return 0;
    if (bridge)
        return features & BT_HEXSIDE_STREAM ? 0 : costs->over[BT_CROSSING_BRIDGE];
    bt_mp cost = costs->over[features & BT_HEXSIDE_STREAM ? BT_CROSSING_STREAM : BT_CROSSING_RIVER];
    return pontoon ? least(cost, costs->over[BT_CROSSING_PONTOON]) : cost;
}

/* The hex with what rises or grows on the way into it; a way replaces all that. */
static bt_mp
land_cost(const bt_costs *costs, uint8_t terrain, unsigned features)
{
    if (features & BT_HEXSIDE_ROAD)
        return costs->over[BT_CROSSING_ROAD];
    if (features & BT_HEXSIDE_TRAIL)
        return costs->over[BT_CROSSING_TRAIL];
    bt_mp slope = features & BT_HEXSIDE_SLOPE_UP ? costs->over[BT_CROSSING_SLOPE] : 0;
    bt_mp woods = features & BT_HEXSIDE_WOODS ? costs->over[BT_CROSSING_WOODS] : 0;
    bt_mp enter = costs->enter[terrain];
    if (enter == BT_MP_PROHIBITED || slope == BT_MP_PROHIBITED || woods == BT_MP_PROHIBITED)
        return BT_MP_PROHIBITED;
    return (bt_mp)(enter + slope + woods); /* 120 halves at most */
}

bt_mp
bt_tec_cost(const bt_tec *tec, int class_of_unit, uint8_t terrain, unsigned features)
{
    const bt_costs *costs = &tec->costs[class_of_unit];
    bt_mp land = land_cost(costs, terrain, features), water = water_cost(costs, features);
    return land == BT_MP_PROHIBITED || water == BT_MP_PROHIBITED ? BT_MP_PROHIBITED
                                                                 : (bt_mp)(land + water);
}

bt_mp
bt_tec_entry_cost(const bt_tec *tec, int class_of_unit, const bt_atlas *atlas, bt_hex hex)
{
    const bt_hex_info *info = &atlas->hexes[hex];
    const bt_costs *costs = &tec->costs[class_of_unit];
    if (info->has_road)
        return costs->over[BT_CROSSING_ROAD];
    if (info->has_trail)
        return costs->over[BT_CROSSING_TRAIL];
    return costs->enter[info->terrain]; /* prohibited where only roads lead */
}
