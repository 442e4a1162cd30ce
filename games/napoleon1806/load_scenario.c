/*
 * load_scenario.c - reads a scenario: turns, points, control, who starts where.
 */
#include "load_internal.h"

static int
read_turns(n06_reader *r)
{
    bt_node node;
    bt_words words;
    bt_word first, last, more;
    int status = bt_node_get(r->scenario, "turns", &node, r->err);

    if (status || (status = bt_words_start(&words, node, r->err)))
        return status;
    if (!bt_words_next(&words, &first) || !bt_words_next(&words, &last) ||
        bt_words_next(&words, &more))
        return bt_node_fail(node, r->err, "expected the first turn and the last");
    if ((status = bt_word_int(&first, 1, N06_TURNS_MAX, &r->p->first_turn, r->err)))
        return status;
    return bt_word_int(&last, r->p->first_turn, N06_TURNS_MAX, &r->p->last_turn, r->err);
}

/* [C2.1] [C12.9] At 0 or 20 points a game is over. */
static int
read_points(n06_reader *r)
{
    static const char *const known[] = { "start", "needed" };
    bt_node node, value;
    int status = bt_node_get(r->scenario, "points", &node, r->err);

    if (status || (status = bt_node_only(node, known, BT_COUNT(known), r->err)) ||
        (status = bt_node_get_int(node, "start", 1, N06_VP_MAX - 1, &r->p->start_vp, r->err)) ||
        (status = bt_node_get(node, "needed", &value, r->err)))
        return status;
    return bt_node_int(value, 1, N06_VP_MAX - 1, &r->p->needed_vp, r->err);
}

/* [C12.4] Every victory area has a control marker, and no other. */
static int
read_holder(n06_reader *r, bt_node node, bt_side side)
{
    bt_words words;
    bt_word word;
    bt_area area;
    int status = bt_words_start(&words, node, r->err);

    while (!status && bt_words_next(&words, &word)) {
        if ((status = bt_word_area(&word, &r->p->network, &area, r->err)))
            return status;
        if (r->p->prize_of[area] == 0xff)
            return bt_word_fail(&word, r->err, "%s is no victory area", word.text);
        n06_prize *prize = &r->p->prizes[r->p->prize_of[area]];
        if (prize->holder != BT_SIDE_NONE)
            return bt_word_fail(&word, r->err, "%s is given twice", word.text);
        prize->holder = side;
    }
    return status;
}

static int
read_control(n06_reader *r)
{
    bt_node node;
    int status = bt_node_get(r->scenario, "control", &node, r->err);

    if (status || (status = n06_read_sides(r, node, read_holder)))
        return status;
    for (int i = 0; i < r->p->prize_count; i++) {
        if (r->p->prizes[i].holder == BT_SIDE_NONE)
            return bt_node_fail(node, r->err, "nobody controls %s",
                                r->p->network.areas[r->p->prizes[i].area].id);
    }
    return BT_OK;
}

/* --- starts [C2.2] ------------------------------------------------------------------- */

/* A block of a scenario's line, which stands in one line only. */
static int
find_block(const n06_reader *r, const bt_word *word, bt_units *named, bt_unit *out)
{
    int status = n06_word_unit(r, word, out);

    if (status)
        return status;
    if (r->p->blocks[*out].kind == N06_VEDETTE)
        return bt_word_fail(word, r->err, "%s is a vedette, which only secret set-up has",
                            word->text);
    if (bt_units_has(named, *out))
        return bt_word_fail(word, r->err, "%s is placed twice", word->text);
    bt_units_add(named, *out);
    return BT_OK;
}

/* No printed start is next to an enemy in the same area, or in an area that an enemy holds. */
static int
check_start(const n06_reader *r, const bt_word *word, bt_unit unit, bt_area area)
{
    const n06_printed *p = r->p;
    bt_side side = p->blocks[unit].side;

    for (int i = 0; i < p->unit_count; i++) {
        if (p->blocks[i].start == area && p->blocks[i].side != side)
            return bt_word_fail(word, r->err, "%s of the other side starts in %s", r->units[i].name,
                                word->text);
    }
    if (p->prize_of[area] != 0xff && p->prizes[p->prize_of[area]].holder != side)
        return bt_word_fail(word, r->err, "%s is controlled by the other side", word->text);
    return BT_OK;
}

static int
read_start(n06_reader *r, bt_node key, bt_side side, bt_units *named)
{
    bt_word name, place;
    bt_unit unit;
    bt_area area;
    int status = bt_node_single(key, &name, r->err);

    if (status || (status = find_block(r, &name, named, &unit)))
        return status;
    if (r->p->blocks[unit].side != side)
        return bt_word_fail(&name, r->err, "%s is not %s", name.text, n06_side_words[side]);
    if ((status = bt_node_single(bt_node_next(key), &place, r->err)) ||
        (status = bt_word_area(&place, &r->p->network, &area, r->err)) ||
        (status = check_start(r, &place, unit, area)))
        return status;
    r->p->blocks[unit].start = area;
    return BT_OK;
}

/* [C1.2] A commander is never alone. */
static int
check_company(const n06_reader *r, bt_node list, bt_side side)
{
    const n06_printed *p = r->p;
    bt_unit commander = p->commander[side];
    const char *id = r->units[commander].id;
    bt_node start = bt_node_find(list, id);

    if (!bt_node_exists(start))
        return bt_node_fail(list, r->err, "%s has no start", id);
    for (int i = 0; i < p->unit_count; i++) {
        if (p->blocks[i].kind == N06_CORPS && p->blocks[i].side == side &&
            p->blocks[i].start == p->blocks[commander].start)
            return BT_OK;
    }
    return bt_node_fail(start, r->err, "no corps is with %s", id);
}

static int
read_starts(n06_reader *r, bt_units *named)
{
    bt_node node, list;
    int status = bt_node_get(r->scenario, "starts", &node, r->err);

    if (status || (status = bt_node_only(node, n06_side_words, 2, r->err)))
        return status;
    for (bt_side side = 0; side < 2 && !status; side++) {
        if ((status = bt_node_get(node, n06_side_words[side], &list, r->err)) ||
            (status = bt_node_expect(list, BT_DOC_MAPPING, r->err)))
            return status;
        for (bt_node key = bt_node_first(list); bt_node_exists(key) && !status;
             key = bt_node_next(bt_node_next(key)))
            status = read_start(r, key, side, named);
        if (!status)
            status = check_company(r, list, side);
    }
    return status;
}

static int
read_out(n06_reader *r, bt_units *named)
{
    bt_node node = bt_node_find(r->scenario, "out");
    bt_words words;
    bt_word word;
    bt_unit unit;
    int status = bt_node_exists(node) ? bt_words_start(&words, node, r->err) : BT_OK;

    while (!status && bt_node_exists(node) && bt_words_next(&words, &word))
        status = find_block(r, &word, named, &unit);
    return status;
}

/* --- the late corps [C2.4] [C2.5] -------------------------------------------------------- */

static int
read_late_areas(n06_reader *r, bt_node mapping)
{
    bt_node node;
    bt_words words;
    bt_word word;
    int count = 0;
    int status = bt_node_get(mapping, "areas", &node, r->err);

    if (status || (status = bt_words_start(&words, node, r->err)))
        return status;
    for (; !status && bt_words_next(&words, &word); count++) {
        if (count == 2)
            return bt_word_fail(&word, r->err, "more than two areas");
        status = bt_word_area(&word, &r->p->network, &r->p->late_areas[count], r->err);
    }
    if (!status && (count != 2 || r->p->late_areas[0] == r->p->late_areas[1]))
        return bt_node_fail(node, r->err, "expected two areas");
    return status;
}

static int
read_late(n06_reader *r, bt_units *named)
{
    static const char *const known[] = { "corps", "turn", "areas" };
    bt_node value, node = bt_node_find(r->scenario, "late");
    n06_printed *p = r->p;
    bt_word word;
    int status;

    p->late = BT_UNIT_NONE;
    if (!bt_node_exists(node))
        return BT_OK;
    if ((status = bt_node_only(node, known, BT_COUNT(known), r->err)) ||
        (status = bt_node_get(node, "corps", &value, r->err)) ||
        (status = bt_node_single(value, &word, r->err)) ||
        (status = find_block(r, &word, named, &p->late)))
        return status;
    if (p->blocks[p->late].kind != N06_CORPS)
        return bt_word_fail(&word, r->err, "%s is no corps", word.text);
    p->blocks[p->late].start = BT_PLACE_BOX(N06_BOX_COMING);
    if ((status =
             bt_node_get_int(node, "turn", p->first_turn + 1, p->last_turn, &p->late_turn, r->err)))
        return status;
    return read_late_areas(r, node);
}

/* Commanders and corps all stand in one of the lists. */
static int
check_named(const n06_reader *r, const bt_units *named)
{
    for (int i = 0; i < r->p->unit_count; i++) {
        if (r->p->blocks[i].kind != N06_VEDETTE && !bt_units_has(named, (bt_unit)i))
            return bt_node_fail(r->scenario, r->err, "%s is neither placed nor late nor out",
                                r->units[i].id);
    }
    return BT_OK;
}

/* --- grades and totals ------------------------------------------------------------------- */

static int
check_grades(const n06_reader *r)
{
    bt_node node = bt_node_find(r->scenario, "grades");
    bt_words words;
    bt_word word;
    bt_unit unit;
    int status =
        bt_node_exists(node) ? bt_node_only(node, bt_grade_words, BT_GRADES, r->err) : BT_OK;

    for (bt_node key = bt_node_first(node); bt_node_exists(key) && !status;
         key = bt_node_next(bt_node_next(key))) {
        status = bt_words_start(&words, bt_node_next(key), r->err);
        while (!status && bt_words_next(&words, &word))
            status = n06_word_unit(r, &word, &unit);
    }
    return status;
}

static int
check_totals(const n06_reader *r)
{
    const n06_printed *p = r->p;
    bt_node node = bt_node_find(r->scenario, "totals");
    int strength[2] = { 0, 0 }, status;

    for (int i = 0; i < p->unit_count; i++) {
        const n06_block *block = &p->blocks[i];
        if (!BT_PLACE_IS_BOX(block->start))
            strength[block->side] += block->infantry + block->cavalry;
    }
    if (!bt_node_exists(node))
        return BT_OK;
    if ((status = bt_node_only(node, n06_side_words, 2, r->err)) ||
        (status = bt_node_total(node, n06_side_words[0], strength[0], r->err)))
        return status;
    return bt_node_total(node, n06_side_words[1], strength[1], r->err);
}

int
n06_read_scenario(n06_reader *r)
{
    static const char *const known[] = { "id",   "title", "turns",  "points", "control", "starts",
                                         "late", "out",   "secret", "grades", "totals" };
    bt_units named = { { 0 } };
    int status = bt_node_only(r->scenario, known, BT_COUNT(known), r->err);

    if (status || (status = bt_load_title(r->game, r->scenario, r->err)) ||
        (status = read_turns(r)) || (status = read_points(r)) || (status = read_control(r)) ||
        (status = read_starts(r, &named)) || (status = read_out(r, &named)) ||
        (status = read_late(r, &named)) || (status = check_named(r, &named)) ||
        (status = check_grades(r)))
        return status;
    return check_totals(r);
}
