/*
 * load_victory.c - reads demoralization levels [18.2] and the victory point
 * schedule [19.1].
 */
#include "load_internal.h"

#define LEVEL_MAX  9999
#define POINTS_MAX 99

/* --- demoralization levels ----------------------------------------------- */

static int
read_level(const naw_reader *r, bt_node node, uint16_t *out)
{
    int level = 0;
    int status = bt_node_int(node, 1, LEVEL_MAX, &level, r->err);
    *out = (uint16_t)level;
    return status;
}

/* {A: 18, B: 48, A+louis: 21}: with Louis as without where nothing else is said. */
static int
read_levels_by_plan(naw_reader *r, bt_node node, bt_side side, int map)
{
    static const char *const known[] = { "A", "B", "A+louis", "B+louis" };
    int status = bt_node_only(node, known, BT_COUNT(known), r->err);
    if (!status && !r->p->has_plans)
        return bt_node_fail(node, r->err, "levels by plan, but the scenario has no plans");
    for (int plan = 0; plan < NAW_PLANS && !status; plan++) {
        bt_node plain = bt_node_find(node, known[plan]);
        bt_node louis = bt_node_find(node, known[NAW_PLANS + plan]);
        if (!bt_node_exists(plain)) {
            if (bt_node_exists(louis))
                return bt_node_fail(louis, r->err, "%s needs %s too", known[NAW_PLANS + plan],
                                    known[plan]);
            continue;
        }
        uint16_t(*levels)[2][BT_MAPS_MAX] = r->p->levels[plan];
        status = read_level(r, plain, &levels[0][side][map]);
        levels[1][side][map] = levels[0][side][map];
        if (!status && bt_node_exists(louis))
            status = read_level(r, louis, &levels[1][side][map]);
    }
    return status;
}

static int
read_levels_of_map(naw_reader *r, bt_node node, bt_side side, int map)
{
    uint16_t level = 0;
    if (bt_node_kind(node) == BT_DOC_MAPPING)
        return read_levels_by_plan(r, node, side, map);
    int status = read_level(r, node, &level);
    for (int plan = 0; plan < NAW_PLANS; plan++) {
        r->p->levels[plan][0][side][map] = level;
        r->p->levels[plan][1][side][map] = level;
    }
    return status;
}

/* --- victory point schedule ------------------------------------------------ */

/* The key of `when:` that says what is asked; its value is the number or map. */
static const char *const kind_words[] = {
    [NAW_RATIO_AT_MOST] = "ratio-at-most",
    [NAW_RATIO_ABOVE] = "ratio-above",
    [NAW_DEMORALIZED] = "demoralized",
    [NAW_LOSSES_BELOW] = "losses-below",
    [NAW_EXITED] = "exited",
};

static int
find_kind(const naw_reader *r, bt_node when, naw_condition *condition, bt_node *value)
{
    int found = 0;
    for (int kind = 0; kind < (int)BT_COUNT(kind_words); kind++) {
        bt_node node = bt_node_find(when, kind_words[kind]);
        if (!bt_node_exists(node))
            continue;
        condition->kind = (naw_condition_kind)kind;
        *value = node;
        found++;
    }
    if (found == 1)
        return BT_OK;
    return bt_node_fail(when, r->err,
                        "expected one of: ratio-at-most, ratio-above, demoralized, "
                        "losses-below, exited");
}

static int
read_exited(const naw_reader *r, bt_node when, naw_condition *condition)
{
    bt_node node;
    int map = 0;
    int status = bt_node_get(when, "map", &node, r->err);
    if (status || (status = naw_node_map(r, node, &map)) ||
        (status = bt_node_get(when, "edges", &node, r->err)) ||
        (status = naw_read_edges(r, node, &condition->edges)))
        return status;
    condition->map = (uint8_t)map;
    return condition->edges ? BT_OK : bt_node_fail(node, r->err, "expected at least one edge");
}

static int
read_when(const naw_reader *r, bt_node when, naw_condition *condition)
{
    static const char *const known[] = { "side",          "map",         "edges",
                                         "ratio-at-most", "ratio-above", "demoralized",
                                         "losses-below",  "exited" };
    bt_node value = when, side;
    int number = 0;
    int status = bt_node_only(when, known, BT_COUNT(known), r->err);
    if (status || (status = bt_node_get(when, "side", &side, r->err)) ||
        (status = naw_node_side(r, side, &condition->side)) ||
        (status = find_kind(r, when, condition, &value)))
        return status;
    switch (condition->kind) {
    case NAW_RATIO_AT_MOST:
    case NAW_RATIO_ABOVE:
        status = bt_node_int(value, 1, 20, &number, r->err);
        condition->times = (uint8_t)number;
        return status;
    case NAW_DEMORALIZED:
        status = naw_node_map(r, value, &number);
        condition->map = (uint8_t)number;
        return status;
    case NAW_LOSSES_BELOW:
    case NAW_EXITED:
        status = bt_node_int(value, 1, LEVEL_MAX, &number, r->err);
        condition->limit = (uint16_t)number;
        break;
    }
    return status || condition->kind == NAW_LOSSES_BELOW ? status : read_exited(r, when, condition);
}

/* `prussian 1`: who scores, and how much. */
static int
read_award(const naw_reader *r, bt_node node, naw_condition *condition, int plan)
{
    bt_words words;
    bt_word word;
    int side = 0, points = 0;
    int status = bt_words_start(&words, node, r->err);
    if (status)
        return status;
    if (!bt_words_next(&words, &word))
        return bt_node_fail(node, r->err, "expected a side and its points, such as french 1");
    if ((status = bt_word_among(&word, naw_side_words, 2, &side, r->err)))
        return status;
    if (!bt_words_next(&words, &word))
        return bt_node_fail(node, r->err, "expected points after the side, such as french 1");
    for (const char *c = word.text; *c && points <= POINTS_MAX; c++)
        points = *c >= '0' && *c <= '9' ? points * 10 + (*c - '0') : POINTS_MAX + 1;
    if (points < 1 || points > POINTS_MAX)
        return bt_word_fail(&word, r->err, "expected points from 1 to %d", POINTS_MAX);
    if (bt_words_next(&words, &word))
        return bt_word_fail(&word, r->err, "expected nothing after the points");
    condition->winner[plan] = (bt_side)side;
    condition->points[plan] = (uint8_t)points;
    return BT_OK;
}

static int
read_awards(const naw_reader *r, bt_node node, naw_condition *condition)
{
    bt_node award = bt_node_find(node, "award");
    int status = BT_OK;
    bool any = bt_node_exists(award);
    for (int plan = 0; plan < NAW_PLANS && !status; plan++) {
        bt_node own = bt_node_find(node, naw_plan_words[plan]);
        if (bt_node_exists(own) && (bt_node_exists(award) || !r->p->has_plans))
            return bt_node_fail(own, r->err, "%s",
                                r->p->has_plans ? "points by plan beside award"
                                                : "the scenario has no plans: use award");
        any |= bt_node_exists(own);
        if (bt_node_exists(own) || bt_node_exists(award))
            status = read_award(r, bt_node_exists(own) ? own : award, condition, plan);
    }
    return status || any ? status : bt_node_fail(node, r->err, "nobody scores by this line");
}

static int
read_condition(naw_reader *r, bt_node node)
{
    static const char *const known[] = { "rule", "when", "A", "B", "award", "text" };
    naw_condition *condition = &r->p->conditions[r->p->condition_count];
    bt_node when, rule, text;
    int status = bt_node_only(node, known, BT_COUNT(known), r->err);
    if (status)
        return status;
    if (r->p->condition_count == NAW_CONDITIONS_MAX)
        return bt_node_fail(node, r->err, "more than %d lines", NAW_CONDITIONS_MAX);
    if ((status = bt_node_get(node, "when", &when, r->err)) ||
        (status = read_when(r, when, condition)) || (status = read_awards(r, node, condition)) ||
        (status = bt_node_get(node, "rule", &rule, r->err)) ||
        (status = bt_load_text(r->game, bt_node_text(rule), &condition->rule, r->err)) ||
        (status = bt_node_get(node, "text", &text, r->err)) ||
        (status = bt_load_text(r->game, bt_node_text(text), &condition->text, r->err)))
        return status;
    r->p->condition_count++;
    return BT_OK;
}

int
naw_read_victory(naw_reader *r)
{
    bt_node node = bt_node_find(r->scenario, "victory");
    int status = naw_read_by_map(r, "demoralization", read_levels_of_map);
    if (!status && bt_node_exists(node))
        status = bt_node_expect(node, BT_DOC_SEQUENCE, r->err);
    for (bt_node line = bt_node_first(node); bt_node_exists(line) && !status;
         line = bt_node_next(line))
        status = read_condition(r, line);
    return status;
}
