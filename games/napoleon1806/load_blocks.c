/*
 * load_blocks.c - reads the blocks: commanders, corps, vedettes.
 */
#include "load_internal.h"

#include <string.h>

#define BONUS_MAX 3 /* no printed bonus is above 1 */

static const char *const kind_words[] = {
    [N06_COMMANDER] = "commander", [N06_CORPS] = "corps", [N06_VEDETTE] = "vedette"
};

static int
read_id(const n06_reader *r, bt_node row, const char **out)
{
    int status = bt_load_id(r->game, row, out, r->err);

    for (int i = 0; i < r->p->unit_count && !status; i++) {
        if (bt_id_same(r->units[i].id, *out))
            status =
                bt_node_fail(bt_node_find(row, "id"), r->err, "two blocks have the id %s", *out);
    }
    return status;
}

static int
read_name(const n06_reader *r, bt_node row, bt_unit_info *info)
{
    int status = bt_load_name(r->game, row, &info->name, r->err);

    if (status)
        return status;
    return bt_load_text(r->game, bt_node_text(bt_node_find(row, "counter")), &info->counter,
                        r->err);
}

/* `5+1`: infantry and cavalry, which only corps have [C1.22]. */
static int
read_strength(const n06_reader *r, bt_node row, bt_unit_info *info, n06_block *block)
{
    bt_node node = bt_node_find(row, "strength");
    const char *text = bt_node_text(node);
    bool is_sum = strlen(text) == 3 && text[0] >= '0' && text[0] <= '8' && text[1] == '+' &&
                  text[2] >= '0' && text[2] <= '8';

    info->values = "";
    if (block->kind != N06_CORPS)
        return bt_node_exists(node) ? bt_node_fail(node, r->err, "only a corps has strength points")
                                    : BT_OK;
    if (!bt_node_exists(node))
        return bt_node_get(row, "strength", &node, r->err);
    block->infantry = is_sum ? (uint8_t)(text[0] - '0') : 0;
    block->cavalry = is_sum ? (uint8_t)(text[2] - '0') : 0;
    if (block->infantry + block->cavalry < 1 || block->infantry + block->cavalry > N06_STRENGTH_MAX)
        return bt_node_fail(node, r->err,
                            "expected infantry + cavalry of 1 to %d points, such as 5+1",
                            N06_STRENGTH_MAX);
    return bt_load_text(r->game, text, &info->values, r->err);
}

/* A bonus that blocks of one kind may have, 0 when it is left out. */
static int
read_bonus(const n06_reader *r, bt_node row, const char *key, bool allowed, uint8_t *out)
{
    bt_node node = bt_node_find(row, key);
    int value = 0;

    if (!bt_node_exists(node))
        return BT_OK;
    if (!allowed)
        return bt_node_fail(node, r->err, "a block of this kind has no %s", key);
    int status = bt_node_int(node, 1, BONUS_MAX, &value, r->err);
    *out = (uint8_t)value;
    return status;
}

static int
read_bonuses(const n06_reader *r, bt_node row, n06_block *block)
{
    bool commands = block->kind == N06_COMMANDER, fights = block->kind == N06_CORPS;
    int status = read_bonus(r, row, "stack-mp", commands, &block->stack_mp);

    if (status || (status = read_bonus(r, row, "lone-mp", fights, &block->lone_mp)) ||
        (status = read_bonus(r, row, "cards", commands || fights, &block->combat_cards)))
        return status;
    return read_bonus(r, row, "ease", commands || fights, &block->ease);
}

/* [C1.1] Each side has one commander. */
static int
list_block(n06_reader *r, bt_node row, bt_unit unit)
{
    n06_printed *p = r->p;
    bt_side side = p->blocks[unit].side;
    bt_units *lists[] = {
        [N06_COMMANDER] = &p->commanders, [N06_CORPS] = &p->corps, [N06_VEDETTE] = &p->vedettes
    };

    if (p->blocks[unit].kind == N06_COMMANDER) {
        if (p->commander[side] != BT_UNIT_NONE)
            return bt_node_fail(row, r->err, "a second commander besides %s",
                                r->units[p->commander[side]].name);
        p->commander[side] = unit;
    }
    bt_units_add(lists[p->blocks[unit].kind], unit);
    bt_units_add(&p->of_side[side], unit);
    p->unit_count++;
    return BT_OK;
}

static int
read_block(n06_reader *r, bt_node row, bt_side side)
{
    static const char *const known[] = { "id",       "name",    "counter", "kind", "strength",
                                         "stack-mp", "lone-mp", "cards",   "ease", "grades" };
    bt_unit unit = (bt_unit)r->p->unit_count;
    bt_node node;
    int kind = 0;
    int status = bt_node_only(row, known, BT_COUNT(known), r->err);

    if (status)
        return status;
    if (unit == N06_UNITS_MAX)
        return bt_node_fail(row, r->err, "more than %d blocks", N06_UNITS_MAX);
    bt_unit_info *info = &r->units[unit];
    n06_block *block = &r->p->blocks[unit];
    if ((status = read_id(r, row, &info->id)) || (status = read_name(r, row, info)) ||
        (status = bt_node_get(row, "kind", &node, r->err)) ||
        (status = bt_node_word(node, kind_words, BT_COUNT(kind_words), &kind, r->err)))
        return status;
    block->kind = (uint8_t)kind;
    block->side = info->side = side;
    block->start = BT_PLACE_BOX(N06_BOX_UNUSED);
    info->type = kind_words[kind];
    if ((status = read_strength(r, row, info, block)) || (status = read_bonuses(r, row, block)) ||
        (status = bt_node_grades(row, 3, r->err)))
        return status;
    return list_block(r, row, unit);
}

static int
read_list(n06_reader *r, bt_node root, bt_side side)
{
    bt_node list;
    int status = bt_node_get(root, n06_side_words[side], &list, r->err);

    if (status || (status = bt_node_expect(list, BT_DOC_SEQUENCE, r->err)))
        return status;
    r->p->commander[side] = BT_UNIT_NONE;
    for (bt_node row = bt_node_first(list); bt_node_exists(row) && !status; row = bt_node_next(row))
        status = read_block(r, row, side);
    if (!status && r->p->commander[side] == BT_UNIT_NONE)
        return bt_node_fail(list, r->err, "no commander is among the blocks");
    return status;
}

static int
check_totals(n06_reader *r, bt_node node, bt_side side)
{
    static const char *const known[] = { "blocks", "infantry", "cavalry" };
    int infantry = 0, cavalry = 0;
    int status = bt_node_only(node, known, BT_COUNT(known), r->err);

    for (int i = 0; i < r->p->unit_count; i++) {
        if (r->p->blocks[i].side != side)
            continue;
        infantry += r->p->blocks[i].infantry;
        cavalry += r->p->blocks[i].cavalry;
    }
    if (status ||
        (status = bt_node_total(node, "blocks", bt_units_count(&r->p->of_side[side]), r->err)) ||
        (status = bt_node_total(node, "infantry", infantry, r->err)))
        return status;
    return bt_node_total(node, "cavalry", cavalry, r->err);
}

int
n06_read_blocks(n06_reader *r, const bt_doc *doc)
{
    static const char *const known[] = { "french", "prussian", "totals" };
    bt_node root = bt_doc_root(doc), totals = bt_node_find(root, "totals");
    int status = bt_node_only(root, known, BT_COUNT(known), r->err);

    for (bt_side side = 0; side < 2 && !status; side++)
        status = read_list(r, root, side);
    if (status || !bt_node_exists(totals))
        return status;
    return n06_read_sides(r, totals, check_totals);
}
