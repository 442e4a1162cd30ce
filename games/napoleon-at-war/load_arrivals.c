/*
 * load_arrivals.c - reads the reinforcement chart [15.0].
 */
#include "load_internal.h"

/* `at:` is a hex at a map's edge, or a map and one of its edges. */
static int
read_place(const naw_reader *r, bt_node node, naw_entry *entry)
{
    bt_words words;
    bt_word first, second;
    int map = 0, edge = 0;
    int status = bt_words_start(&words, node, r->err);
    if (status)
        return status;
    if (!bt_words_next(&words, &first))
        return bt_node_fail(node, r->err, "expected a hex, or a map and an edge");
    if (!bt_words_next(&words, &second)) {
        if ((status = naw_word_hex(r, &first, &entry->hex)))
            return status;
        return r->p->atlas.hexes[entry->hex].edges
                   ? BT_OK
                   : bt_word_fail(&first, r->err, "hex %s is not at the edge of its map",
                                  first.text);
    }
    if ((status = naw_word_map(r, &first, &map)) ||
        (status = bt_word_among(&second, naw_edge_words, BT_COUNT(naw_edge_words), &edge, r->err)))
        return status;
    if (bt_words_next(&words, &first))
        return bt_word_fail(&first, r->err, "expected nothing after map and edge");
    entry->map = (uint8_t)map;
    entry->edge = (uint8_t)(1 << edge);
    return BT_OK;
}

/* turn, at, may-wait and rule of one mapping. */
static int
read_entry(const naw_reader *r, bt_node mapping, naw_entry *entry)
{
    bt_node value, wait = bt_node_find(mapping, "may-wait");
    bt_node rule = bt_node_find(mapping, "rule");
    int turn = 0;
    int status = bt_node_get_int(mapping, "turn", 1, r->p->track.count, &turn, r->err);
    if (status || (status = bt_node_get(mapping, "at", &value, r->err)) ||
        (status = read_place(r, value, entry)))
        return status;
    entry->turn = (uint8_t)turn;
    if (bt_node_exists(rule) &&
        (status = bt_load_text(r->game, bt_node_text(rule), &entry->rule, r->err)))
        return status;
    return bt_node_exists(wait) ? bt_node_bool(wait, &entry->may_wait, r->err) : BT_OK;
}

static int
read_entries(const naw_reader *r, bt_node node, naw_arrival *arrival)
{
    static const char *const known[] = { "turn", "at", "may-wait", "rule" };
    static const char *const choice[] = {
        "A", "B", "units", "divert", "barred-by", "option", "rule"
    };
    bt_node plans[NAW_PLANS];
    bool any = false;
    int status = BT_OK;
    for (int i = 0; i < NAW_PLANS; i++) {
        arrival->entry[i].hex = BT_HEX_NONE;
        plans[i] = bt_node_find(node, naw_plan_words[i]);
        any |= bt_node_exists(plans[i]);
    }
    if (!any) {
        status = read_entry(r, node, &arrival->entry[0]);
        arrival->entry[1] = arrival->entry[0];
        return status;
    }
    if (!r->p->has_plans)
        return bt_node_fail(node, r->err, "arrivals by plan, but the scenario has no plans");
    if ((status = bt_node_only(node, choice, BT_COUNT(choice), r->err)))
        return status;
    for (int i = 0; i < NAW_PLANS && !status; i++) {
        if (!bt_node_exists(plans[i]))
            continue;
        if (!(status = bt_node_only(plans[i], known, BT_COUNT(known), r->err)))
            status = read_entry(r, plans[i], &arrival->entry[i]);
    }
    return status;
}

static int
add_unit(naw_reader *r, const bt_word *word, naw_arrival *arrival)
{
    bt_unit unit;
    int status = naw_word_unit(r, word, &unit);
    if (status)
        return status;
    naw_counter *counter = &r->p->counters[unit];
    if (counter->start != BT_HEX_NONE)
        return bt_word_fail(word, r->err, "%s is deployed on the map already", word->text);
    if (counter->arrival != 0xff)
        return bt_word_fail(word, r->err, "%s arrives twice", word->text);
    if (bt_units_is_empty(&arrival->units))
        arrival->side = counter->side;
    if (arrival->side != counter->side)
        return bt_word_fail(word, r->err, "%s is of the other side", word->text);
    counter->arrival = (uint8_t)r->p->arrival_count;
    bt_units_add(&arrival->units, unit);
    return BT_OK;
}

static int
read_units(naw_reader *r, bt_node node, naw_arrival *arrival)
{
    bt_words words;
    bt_word word;
    int status = bt_words_start(&words, node, r->err);
    while (!status && bt_words_next(&words, &word))
        status = add_unit(r, &word, arrival);
    if (!status && bt_units_is_empty(&arrival->units))
        return bt_node_fail(node, r->err, "expected at least one unit");
    return status;
}

/* The hex under an optional key; BT_HEX_NONE without it. */
static int
read_edge_hex(const naw_reader *r, bt_node mapping, const char *key, bt_hex *out)
{
    bt_node node = bt_node_find(mapping, key);
    *out = BT_HEX_NONE;
    if (!bt_node_exists(node))
        return BT_OK;
    int status = bt_node_hex(node, &r->p->atlas, out, r->err);
    if (!status && !r->p->atlas.hexes[*out].edges)
        return bt_node_fail(node, r->err, "hex %s is not at the edge of its map",
                            bt_node_text(node));
    return status;
}

/* The line's clause serves every plan that does not name its own. */
static int
read_rule(const naw_reader *r, bt_node node, naw_arrival *arrival)
{
    bt_node value;
    int status = bt_node_get(node, "rule", &value, r->err);
    for (int i = 0; i < NAW_PLANS && !status; i++)
        if (!arrival->entry[i].rule)
            status = bt_load_text(r->game, bt_node_text(value), &arrival->entry[i].rule, r->err);
    return status;
}

static int
read_arrival(naw_reader *r, bt_node node)
{
    static const char *const known[] = { "units", "turn",   "at",        "may-wait", "A",
                                         "B",     "divert", "barred-by", "option",   "rule" };
    static const char *const options[] = { "louis" };
    naw_arrival *arrival = &r->p->arrivals[r->p->arrival_count];
    bt_node value, option = bt_node_find(node, "option");
    int which = 0;
    int status = bt_node_only(node, known, BT_COUNT(known), r->err);
    if (status)
        return status;
    if (r->p->arrival_count == NAW_ARRIVALS_MAX)
        return bt_node_fail(node, r->err, "more than %d arrivals", NAW_ARRIVALS_MAX);
    if ((status = bt_node_get(node, "units", &value, r->err)) ||
        (status = read_units(r, value, arrival)) || (status = read_entries(r, node, arrival)) ||
        (status = read_edge_hex(r, node, "divert", &arrival->divert)) ||
        (status = read_edge_hex(r, node, "barred-by", &arrival->barred_by)) ||
        (status = read_rule(r, node, arrival)))
        return status;
    if (bt_node_exists(option) && (status = bt_node_word(option, options, 1, &which, r->err)))
        return status;
    arrival->louis = bt_node_exists(option);
    r->p->arrival_count++;
    return BT_OK;
}

int
naw_read_arrivals(naw_reader *r)
{
    bt_node node = bt_node_find(r->scenario, "arrivals");
    int status = bt_node_exists(node) ? bt_node_expect(node, BT_DOC_SEQUENCE, r->err) : BT_OK;
    for (bt_node line = bt_node_first(node); bt_node_exists(line) && !status;
         line = bt_node_next(line))
        status = read_arrival(r, line);
    return status;
}
