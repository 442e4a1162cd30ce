/*
 * load_units.c - reads the counters, and counts them.
 */
#include "load_internal.h"

#include <string.h>

static const char *const arm_words[] = {
    [NAW_INFANTRY] = "infantry", [NAW_CAVALRY] = "cavalry", [NAW_ARTILLERY] = "artillery"
};

static int
read_id(const naw_reader *r, bt_node node, const char **out)
{
    const char *text = bt_node_text(node);
    size_t length = strlen(text);
    if (length == 0 || length > 15 || text[strcspn(text, " \t@,")])
        return bt_node_fail(node, r->err,
                            "expected an id of up to 15 letters without blanks, @ and commas");
    for (int i = 0; i < r->p->unit_count; i++) {
        if (bt_id_same(r->units[i].id, text))
            return bt_node_fail(node, r->err, "two units have the id %s", text);
    }
    return bt_load_text(r->game, text, out, r->err);
}

/* "8-4": strength 1..99, a dash, allowance 1..20. */
static int
read_values(const naw_reader *r, bt_node node, naw_counter *counter)
{
    const char *text = bt_node_text(node);
    int number[2] = { 0, 0 }, which = 0;
    bool bad = false;
    for (; *text && !bad; text++) {
        if (*text == '-' && which == 0)
            which = 1;
        else if (*text >= '0' && *text <= '9' && number[which] < 100)
            number[which] = number[which] * 10 + (*text - '0');
        else
            bad = true;
    }
    if (bad || number[0] < 1 || number[0] > 99 || number[1] < 1 || number[1] > 20)
        return bt_node_fail(node, r->err,
                            "expected strength 1 to 99, a dash and movement 1 to 20, such as 8-4");
    counter->strength = (uint8_t)number[0];
    counter->allowance = (bt_mp)(2 * number[1]);
    return BT_OK;
}

static int
read_text(const naw_reader *r, bt_node mapping, const char *key, const char **out)
{
    bt_node node;
    int status = bt_node_get(mapping, key, &node, r->err);
    if (status || (status = bt_node_expect(node, BT_DOC_SCALAR, r->err)))
        return status;
    return bt_load_text(r->game, bt_node_text(node), out, r->err);
}

static int
read_unit(naw_reader *r, bt_node node, bt_side side)
{
    static const char *const known[] = { "id",   "name",   "counter", "formation",
                                         "type", "values", "grade" };
    bt_unit unit = (bt_unit)r->p->unit_count;
    bt_unit_info *info = &r->units[unit];
    naw_counter *counter = &r->p->counters[unit];
    bt_node value;
    int arm = 0;
    int status = bt_node_only(node, known, BT_COUNT(known), r->err);
    if (status)
        return status;
    if (unit == NAW_UNITS_MAX)
        return bt_node_fail(node, r->err, "more than %d units", NAW_UNITS_MAX);
    if ((status = bt_node_get(node, "id", &value, r->err)) ||
        (status = read_id(r, value, &info->id)) ||
        (status = read_text(r, node, "name", &info->name)) ||
        (status = read_text(r, node, "counter", &info->counter)) ||
        (status = read_text(r, node, "formation", &info->formation)) ||
        (status = read_text(r, node, "values", &info->values)) ||
        (status = read_values(r, bt_node_find(node, "values"), counter)) ||
        (status = bt_node_get(node, "type", &value, r->err)) ||
        (status = bt_node_word(value, arm_words, BT_COUNT(arm_words), &arm, r->err)))
        return status;
    if (bt_node_exists(bt_node_find(node, "grade")) && (status = bt_load_grade(node, r->err)))
        return status;
    info->type = arm_words[arm];
    info->side = counter->side = r->p->side_of[unit] = side;
    counter->arm = (uint8_t)arm;
    counter->start = BT_HEX_NONE;
    counter->arrival = 0xff;
    bt_units_add(&r->p->of_side[side], unit);
    if (arm == NAW_ARTILLERY)
        bt_units_add(&r->p->artillery, unit);
    r->p->unit_count++;
    return BT_OK;
}

int
naw_read_units(naw_reader *r, const bt_doc *doc)
{
    bt_node root = bt_doc_root(doc), list;
    int status = bt_node_only(root, naw_side_words, BT_COUNT(naw_side_words), r->err);
    r->units = bt_arena_calloc(&r->game->arena, NAW_UNITS_MAX + 1, sizeof *r->units);
    if (!r->units)
        return bt_fail(r->err, BT_ENOMEM, "no memory for the counters");
    for (bt_side side = 0; side < 2 && !status; side++) {
        if ((status = bt_node_get(root, naw_side_words[side], &list, r->err)) ||
            (status = bt_node_expect(list, BT_DOC_SEQUENCE, r->err)))
            return status;
        for (bt_node node = bt_node_first(list); bt_node_exists(node) && !status;
             node = bt_node_next(node))
            status = read_unit(r, node, side);
    }
    return status;
}

/* Ledger of counters, taken when everything is read: a slip of the pen in a
 * chart shows as a sum that does not come out. */
static int
check_total(const naw_reader *r, bt_node mapping, const char *key, int counted)
{
    bt_node node = bt_node_find(mapping, key);
    int stated = 0;
    int status = bt_node_exists(node) ? bt_node_int(node, 0, 9999, &stated, r->err) : BT_OK;
    if (!status && bt_node_exists(node) && stated != counted)
        return bt_node_fail(node, r->err, "%s should be %d, but the charts make %d", key, stated,
                            counted);
    return status;
}

static int
check_totals(const naw_reader *r, bt_node node, bt_side side)
{
    static const char *const known[] = { "units", "strength", "start-units", "start-strength" };
    int counted[BT_COUNT(known)] = { 0 };
    int status = bt_node_only(node, known, BT_COUNT(known), r->err);
    for (int i = 0; i < r->p->unit_count; i++) {
        const naw_counter *counter = &r->p->counters[i];
        if (counter->side != side)
            continue;
        counted[0]++;
        counted[1] += counter->strength;
        counted[2] += counter->start != BT_HEX_NONE;
        counted[3] += counter->start != BT_HEX_NONE ? counter->strength : 0;
    }
    for (size_t i = 0; i < BT_COUNT(known) && !status; i++)
        status = check_total(r, node, known[i], counted[i]);
    return status;
}

int
naw_read_totals(const naw_reader *r)
{
    bt_node node = bt_node_find(r->scenario, "totals");
    int status = bt_node_exists(node) ? bt_node_expect(node, BT_DOC_MAPPING, r->err) : BT_OK;
    for (bt_node key = bt_node_first(node); bt_node_exists(key) && !status;
         key = bt_node_next(bt_node_next(key))) {
        bt_side side;
        if (!(status = naw_node_side(r, key, &side)))
            status = check_totals(r, bt_node_next(key), side);
    }
    return status;
}
