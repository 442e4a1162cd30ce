/*
 * load_secret.c - reads what secret set-up asks for [G1.2] [G1.3], and checks
 * that it can be met.
 */
#include "load_internal.h"

#include <string.h>

/* Does a block have a start in this scenario that its owner may choose? */
static bool
is_placed(const n06_printed *p, bt_unit unit)
{
    return p->blocks[unit].kind == N06_VEDETTE || !BT_PLACE_IS_BOX(p->blocks[unit].start);
}

static int
fix_block(n06_reader *r, const bt_word *word, bt_side side, bt_area area)
{
    n06_secret *secret = &r->p->secret;
    bt_unit unit;
    int status = n06_word_unit(r, word, &unit);

    if (status)
        return status;
    if (r->p->blocks[unit].side != side)
        return bt_word_fail(word, r->err, "%s is not %s", word->text, n06_side_words[side]);
    if (!is_placed(r->p, unit))
        return bt_word_fail(word, r->err, "%s does not start on the map", word->text);
    if (secret->fixed[unit] != BT_AREA_NONE)
        return bt_word_fail(word, r->err, "%s is given twice", word->text);
    secret->fixed[unit] = area;
    return BT_OK;
}

/* `fixed: {BAM: Napoleon Murat}` */
static int
read_fixed(n06_reader *r, bt_node node, bt_side side)
{
    bt_words words;
    bt_word word;
    bt_area area = 0;
    int status = bt_node_exists(node) ? bt_node_expect(node, BT_DOC_MAPPING, r->err) : BT_OK;

    for (bt_node key = bt_node_first(node); bt_node_exists(key) && !status;
         key = bt_node_next(bt_node_next(key))) {
        if ((status = bt_node_area(key, &r->p->network, &area, r->err)))
            return status;
        if (!bt_set_has(&r->p->zone[side], area))
            return bt_node_fail(key, r->err, "%s is outside the %s zone", bt_node_text(key),
                                n06_side_words[side]);
        status = bt_words_start(&words, bt_node_next(key), r->err);
        while (!status && bt_words_next(&words, &word))
            status = fix_block(r, &word, side, area);
    }
    return status;
}

/* An area, or the areas of a region, as far as they are in the side's zone. */
static int
find_ground(const n06_reader *r, bt_node key, bt_side side, bt_set *out)
{
    const n06_printed *p = r->p;
    const char *text = bt_node_text(key);
    bt_area area = bt_area_find(&p->network, text, (int)strlen(text));
    bool found = area != BT_AREA_NONE;

    *out = (bt_set){ { 0 } };
    if (found)
        bt_set_add(out, area);
    for (int region = 0; region < N06_REGIONS && !found; region++) {
        found = !strcmp(n06_region_words[region], text);
        for (int i = 0; found && i < p->network.area_count; i++) {
            if (p->region_of[i] == region)
                bt_set_add(out, (uint8_t)i);
        }
    }
    if (!found)
        return bt_node_fail(key, r->err, "\"%s\" is neither an area nor a region", text);
    *out = bt_set_and(*out, p->zone[side]);
    if (bt_set_is_empty(out))
        return bt_node_fail(key, r->err, "nothing of %s is in the %s zone", text,
                            n06_side_words[side]);
    return BT_OK;
}

static int
count_corps(const n06_printed *p, bt_side side, bool free_only)
{
    int count = 0;

    for (int i = 0; i < p->unit_count; i++)
        count += p->blocks[i].kind == N06_CORPS && p->blocks[i].side == side &&
                 is_placed(p, (bt_unit)i) && !(free_only && p->secret.fixed[i] != BT_AREA_NONE);
    return count;
}

/* `least: {ERF: 1, ilm-to-saale: 2}` */
static int
read_least(n06_reader *r, bt_node node, bt_side side)
{
    n06_secret *secret = &r->p->secret;
    int corps = 0, all = count_corps(r->p, side, false), sum = 0;
    int status = bt_node_exists(node) ? bt_node_expect(node, BT_DOC_MAPPING, r->err) : BT_OK;

    for (bt_node key = bt_node_first(node); bt_node_exists(key) && !status;
         key = bt_node_next(bt_node_next(key))) {
        if (secret->demand_count[side] == N06_DEMANDS_MAX)
            return bt_node_fail(key, r->err, "more than %d of these", N06_DEMANDS_MAX);
        n06_demand *demand = &secret->demands[side][secret->demand_count[side]++];
        if ((status = find_ground(r, key, side, &demand->areas)) ||
            (status = bt_node_int(bt_node_next(key), 1, N06_UNITS_MAX, &corps, r->err)))
            return status;
        demand->corps = (uint8_t)corps;
        sum += corps;
        if (sum > all)
            return bt_node_fail(bt_node_next(key), r->err, "%d corps, but there are only %d", sum,
                                all);
    }
    return status;
}

/* [G1.3] One corps to an area: are there areas enough? */
static int
read_single(n06_reader *r, bt_node node, bt_side side)
{
    n06_secret *secret = &r->p->secret;
    bt_set areas = r->p->zone[side];
    int corps = count_corps(r->p, side, true);
    int status = bt_node_exists(node) ? bt_node_bool(node, &secret->single[side], r->err) : BT_OK;

    for (int i = 0; i < r->p->unit_count; i++) {
        if (r->p->blocks[i].side == side && secret->fixed[i] != BT_AREA_NONE)
            bt_set_remove(&areas, secret->fixed[i]);
    }
    if (!status && secret->single[side] && bt_set_count(&areas) < corps)
        return bt_node_fail(node, r->err, "%d corps, but %d areas for one each", corps,
                            bt_set_count(&areas));
    return status;
}

/* Does something see to it that a corps starts in an area? */
static bool
has_sure_corps(const n06_printed *p, bt_side side, bt_area area)
{
    for (int i = 0; i < p->unit_count; i++)
        if (p->blocks[i].kind == N06_CORPS && p->blocks[i].side == side &&
            p->secret.fixed[i] == area)
            return true;
    for (int i = 0; i < p->secret.demand_count[side]; i++) {
        const bt_set *areas = &p->secret.demands[side][i].areas;
        if (bt_set_count(areas) == 1 && bt_set_has(areas, area))
            return true;
    }
    return false;
}

/* Can all that is asked for be had together?  A commander needs a corps with him [C1.3]. */
static int
check_side(const n06_reader *r, bt_node node, bt_side side)
{
    const n06_printed *p = r->p;

    if (p->secret.single[side] && p->secret.demand_count[side])
        return bt_node_fail(bt_node_find(node, "least"), r->err,
                            "a side has either single or least");
    for (int i = 0; i < p->unit_count; i++) {
        bt_area area = p->secret.fixed[i];
        if (p->blocks[i].kind != N06_COMMANDER || p->blocks[i].side != side ||
            area == BT_AREA_NONE || has_sure_corps(p, side, area))
            continue;
        return bt_node_fail(bt_node_find(node, "fixed"), r->err,
                            "a commander starts in %s, where no corps has to",
                            p->network.areas[area].id);
    }
    return BT_OK;
}

static int
read_side(n06_reader *r, bt_node node, bt_side side)
{
    static const char *const known[] = { "fixed", "single", "least" };
    int status = bt_node_only(node, known, BT_COUNT(known), r->err);

    if (status || (status = read_fixed(r, bt_node_find(node, "fixed"), side)) ||
        (status = read_single(r, bt_node_find(node, "single"), side)))
        return status;
    status = read_least(r, bt_node_find(node, "least"), side);
    return status ? status : check_side(r, node, side);
}

int
n06_read_secret(n06_reader *r)
{
    bt_node node = bt_node_find(r->scenario, "secret");

    memset(r->p->secret.fixed, 0xff, sizeof r->p->secret.fixed);
    if (!bt_node_exists(node))
        return BT_OK;
    r->p->secret.given = true;
    return n06_read_sides(r, node, read_side);
}
