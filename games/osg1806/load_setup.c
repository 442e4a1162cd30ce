/*
 * load_setup.c - reads the line of the set-up tables that a scenario begins with [19.21].
 */
#include "load_internal.h"

#include <berthier/outside.h>

#define WITHIN_MAX 20

/* ---- places -------------------------------------------------------------------------------- */

typedef struct row {
    bt_side side;
    bt_hex hex;
    bool reduced, marching;
    int count, *total;
} row;

static int
place_unit(osg_reader *r, const bt_word *word, bt_unit unit, void *what)
{
    row *it = what;
    const osg_counter *c = &r->p->counters[unit];
    osg_start *start = &r->p->starts[unit];
    if (c->side != it->side)
        return bt_word_fail(word, r->err, "%s is of the other side", word->text);
    if (c->arm == OSG_VEDETTE || c->replaces != BT_UNIT_NONE)
        return bt_word_fail(word, r->err, "%s does not begin by itself", word->text);
    if (bt_units_has(&r->placed, unit))
        return bt_word_fail(word, r->err, "%s is set up twice", word->text);
    if (it->reduced && !c->reduced)
        return bt_word_fail(word, r->err, "%s has no reduced counter", word->text);
    bt_units_add(&r->placed, unit);
    r->place_of[unit] = *word;
    ++*it->total;
    it->count++;
    if (bt_units_has(&r->p->absent, unit))
        return BT_OK;
    if (bt_is_outside(r->game, it->hex)) {
        bt_units_remove(&r->placed, unit); /* [21.25c] it may still come */
        return BT_OK;
    }
    start->place = it->hex;
    start->reduced = it->reduced;
    start->marching = it->marching;
    return BT_OK;
}

static int
read_flag(const osg_reader *r, bt_node row_node, const char *key, bool *out)
{
    bt_node node = bt_node_find(row_node, key);
    *out = false;
    return bt_node_exists(node) ? bt_node_bool(node, out, r->err) : BT_OK;
}

/* The hex of the table, where stacking has moved a unit from it to one beside. */
static int
check_listed(const osg_reader *r, bt_node row_node, bt_hex hex)
{
    bt_node listed = bt_node_find(row_node, "listed");
    bt_hex from;
    int status = bt_node_exists(listed) ? bt_node_hex(listed, &r->p->atlas, &from, r->err) : BT_OK;
    if (!status && bt_node_exists(listed) && bt_hex_range(&r->p->atlas, from, hex) != 1)
        return bt_node_fail(listed, r->err, "%s is not beside %s", bt_node_text(listed),
                            r->p->atlas.hexes[hex].id);
    return status;
}

static int
read_row(osg_reader *r, bt_node node, void *what)
{
    static const char *const known[] = { "at", "units", "reduced", "march", "listed", "grade" };
    row *it = what;
    bt_node at, units;
    int status = bt_node_only(node, known, BT_COUNT(known), r->err);
    it->count = 0;
    if (status || (status = bt_node_get(node, "at", &at, r->err)) ||
        (status = bt_node_hex(at, &r->p->atlas, &it->hex, r->err)) ||
        (status = read_flag(r, node, "reduced", &it->reduced)) ||
        (status = read_flag(r, node, "march", &it->marching)) ||
        (status = check_listed(r, node, it->hex)) ||
        (status = bt_node_get(node, "units", &units, r->err)) ||
        (status = osg_read_units(r, units, place_unit, it)))
        return status;
    if (it->marching && it->count != 1)
        return bt_node_fail(units, r->err, "units in a column of march do not stack");
    return bt_load_grade(node, r->err);
}

static int
read_side(osg_reader *r, bt_node value, bt_side side, void *what)
{
    int total = 0;
    row it = { .side = side, .total = &total };
    bt_node totals = bt_node_find(r->line, "totals");
    int status = osg_read_rows(r, value, read_row, &it);
    (void)what;
    return status ? status : bt_node_total(totals, osg_side_words[side], total, r->err);
}

/* ---- choices ------------------------------------------------------------------------------- */

typedef struct choice {
    osg_start of;
    bool is_near;
} choice;

static int
give_choice(osg_reader *r, const bt_word *word, bt_unit unit, void *what)
{
    const choice *c = what;
    osg_start *start = &r->p->starts[unit];
    bool placed = !BT_PLACE_IS_BOX(start->place);
    if (start->within || start->with_forces || start->anywhere || start->with_officer)
        return bt_word_fail(word, r->err, "%s has a choice already", word->text);
    start->within = c->of.within;
    start->around = c->of.around;
    start->with_forces = c->of.with_forces;
    start->anywhere = c->of.anywhere;
    start->with_officer = c->of.with_officer;
    if (!placed || !c->is_near)
        return BT_OK;
    uint16_t center = r->p->starts[c->of.around].place;
    if (BT_PLACE_IS_BOX(center) || bt_hex_range(&r->p->atlas, center, start->place) > c->of.within)
        return bt_word_fail(&r->place_of[unit], r->err, "%s is not within %d hexes of %s",
                            osg_unit_id(r, unit), c->of.within, osg_unit_id(r, c->of.around));
    return BT_OK;
}

static int
read_choice(osg_reader *r, bt_node node, void *what)
{
    static const char *const known[] = { "units",       "within",  "of",   "anywhere",
                                         "with-forces", "follows", "grade" };
    choice c = { .of = { .around = BT_UNIT_NONE } };
    bt_node units, of, within = bt_node_find(node, "within");
    bt_node follows = bt_node_find(node, "follows");
    int value = 0;
    (void)what;
    int status = bt_node_only(node, known, BT_COUNT(known), r->err);
    c.is_near = bt_node_exists(within);
    if (status || (status = read_flag(r, node, "anywhere", &c.of.anywhere)) ||
        (status = read_flag(r, node, "with-forces", &c.of.with_forces)))
        return status;
    if (c.is_near && ((status = bt_node_int(within, 1, WITHIN_MAX, &value, r->err)) ||
                      (status = bt_node_get(node, "of", &of, r->err)) ||
                      (status = osg_node_leader(r, of, &c.of.around))))
        return status;
    c.of.within = (uint8_t)value;
    c.of.with_officer = bt_node_exists(follows);
    if (c.of.with_officer && (status = osg_node_leader(r, follows, &c.of.around)))
        return status;
    if (c.is_near + c.of.anywhere + c.of.with_forces + c.of.with_officer != 1)
        return bt_node_fail(node, r->err, "expected one of within, anywhere, with-forces, follows");
    if ((status = bt_node_get(node, "units", &units, r->err)) ||
        (status = osg_read_units(r, units, give_choice, &c)))
        return status;
    return bt_load_grade(node, r->err);
}

/* ---- the file ------------------------------------------------------------------------------ */

int
osg_read_setup(osg_reader *r)
{
    static const char *const known[] = { "choices", "lines" };
    static const char *const of_line[] = { "turn", "absent", "french", "prussian", "totals" };
    bt_node choices, totals;
    int status = bt_node_only(r->setup, known, BT_COUNT(known), r->err);
    for (int u = 0; u < OSG_UNITS_MAX; u++)
        r->p->starts[u] = (osg_start){ .place = OSG_ABSENT, .around = BT_UNIT_NONE };
    if (status || (status = bt_node_only(r->line, of_line, BT_COUNT(of_line), r->err)) ||
        (status = bt_node_get(r->line, "totals", &totals, r->err)) ||
        (status = bt_node_expect(totals, BT_DOC_MAPPING, r->err)) ||
        (status = bt_node_only(totals, osg_side_words, 2, r->err)) ||
        (status = osg_read_sides(r, r->line, read_side, NULL)) ||
        (status = bt_node_get(r->setup, "choices", &choices, r->err)))
        return status;
    return osg_read_rows(r, choices, read_choice, NULL);
}
