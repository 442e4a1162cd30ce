/*
 * load_corps.c - reads the corps.
 */
#include "load_internal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define RATING_MAX 12 /* no printed rating is above 8 */

#define NAPOLEON "Napoleon" /* the corps that the rules speak of */

/* The effects that a corps may wait for [AON-2.9]. */
#define NEEDS (aon_effect_words + AON_RADETZKY)
enum { NEEDS_COUNT = AON_EFFECTS - AON_RADETZKY };

/* --- one corps ---------------------------------------------------------------------------- */

static int
read_id(const aon_reader *r, bt_node row, const char **out)
{
    int status = bt_load_id(r->game, row, out, r->err);

    for (int i = 0; i < r->p->unit_count && !status; i++) {
        if (bt_id_same(r->units[i].id, *out))
            status =
                bt_node_fail(bt_node_find(row, "id"), r->err, "two corps have the id %s", *out);
    }
    return status;
}

/* `8/6`: fresh and spent, which is no better [AON-2.4]. */
static int
read_battle(const aon_reader *r, bt_node node, uint8_t *fresh, uint8_t *spent)
{
    char *slash, *end;
    long high = strtol(bt_node_text(node), &slash, 10);
    long low = *slash == '/' ? strtol(slash + 1, &end, 10) : -1;

    if (low < 0 || end == slash + 1 || *end || low > high || high > RATING_MAX)
        return bt_node_fail(node, r->err,
                            "\"%s\" found; expected the fresh rating, at most %d, and the spent "
                            "one, such as 6/5",
                            bt_node_text(node), RATING_MAX);
    *fresh = (uint8_t)high;
    *spent = (uint8_t)low;
    return BT_OK;
}

static int
read_ratings(const aon_reader *r, bt_node row, aon_corps *corps)
{
    bt_node node, instead = bt_node_find(row, "instead");
    int movement = 0, seniority = 0;
    int status = bt_node_get(row, "battle", &node, r->err);

    if (status || (status = read_battle(r, node, &corps->fresh, &corps->spent)) ||
        (status = read_battle(r, bt_node_exists(instead) ? instead : node, &corps->instead_fresh,
                              &corps->instead_spent)) ||
        (status = bt_node_get_int(row, "movement", 1, RATING_MAX, &movement, r->err)) ||
        (status = bt_node_get_int(row, "seniority", 1, RATING_MAX, &seniority, r->err)))
        return status;
    corps->movement = (uint8_t)movement;
    corps->seniority = (uint8_t)seniority;
    return BT_OK;
}

/* [AON-4.3] A home corps of a major country, or tied to a country that is none. */
static int
read_home(const aon_reader *r, bt_node row, aon_corps *corps)
{
    const aon_country *countries = r->p->countries;
    bt_node patron, home;
    int status = bt_node_get(row, "patron", &patron, r->err);

    if (status || (status = aon_node_country(r, patron, &corps->patron)) ||
        (status = bt_node_get(row, "home", &home, r->err)) ||
        (status = aon_node_country(r, home, &corps->home)))
        return status;
    if (countries[corps->patron].class != AON_MAJOR)
        return bt_node_fail(patron, r->err, "%s is no major country", bt_node_text(patron));
    if (corps->home != corps->patron && countries[corps->home].class == AON_MAJOR)
        return bt_node_fail(home, r->err,
                            "expected the patron, or a minor country or detachable area");
    return BT_OK;
}

/* [AON-2.9] Reforms bring home corps of their country, an invasion those of Russia. */
static int
read_needs(const aon_reader *r, bt_node row, aon_corps *corps)
{
    bt_node node = bt_node_find(row, "needs");
    int effect = 0;

    corps->needs = AON_EFFECTS;
    if (!bt_node_exists(node))
        return BT_OK;
    int status = bt_node_word(node, NEEDS, NEEDS_COUNT, &effect, r->err);
    if (status)
        return status;
    effect += AON_RADETZKY;
    bool fits = effect == AON_INVASION ? corps->home == r->p->russia
                                       : r->p->countries[corps->home].reform == effect;
    if (!fits)
        return bt_node_fail(node, r->err, "%s brings no corps of %s", aon_effect_words[effect],
                            aon_country_id(r, corps->home));
    corps->needs = (uint8_t)effect;
    return BT_OK;
}

/* What front ends need to know of it. */
static int
print_corps(const aon_reader *r, const aon_corps *corps, bt_unit_info *info)
{
    char values[16];

    (void)snprintf(values, sizeof values, "%d-%d-%d", corps->fresh, corps->movement,
                   corps->seniority);
    info->counter = info->name;
    info->type = corps->home == corps->patron ? "home corps" : "minor allied corps";
    info->side = corps->patron == r->p->france ? AON_FRENCH : AON_COALITION;
    info->nation = aon_country_id(r, corps->patron);
    info->formation = aon_country_id(r, corps->home);
    return bt_load_text(r->game, values, &info->values, r->err);
}

static void
list_corps(aon_printed *p, bt_unit unit)
{
    aon_corps *corps = &p->corps[unit];

    if (corps->home == corps->patron) {
        bt_units_add(&p->of_country[corps->home], unit);
    } else {
        bt_units_add(&p->tied_to[corps->home], unit);
        bt_units_add(&p->minors, unit);
        if (corps->patron == p->france)
            bt_units_add(&p->of_france, unit);
    }
    p->unit_count++;
}

static int
read_corps(aon_reader *r, bt_node row)
{
    static const char *const known[] = { "id",       "name",      "battle", "instead",
                                         "movement", "seniority", "patron", "home",
                                         "needs",    "after",     "grades" };
    bt_unit unit = (bt_unit)r->p->unit_count;
    int status = bt_node_only(row, known, BT_COUNT(known), r->err);

    if (status)
        return status;
    if (unit == AON_UNITS_MAX)
        return bt_node_fail(row, r->err, "more than %d corps", AON_UNITS_MAX);
    aon_corps *corps = &r->p->corps[unit];
    bt_unit_info *info = &r->units[unit];
    if ((status = read_id(r, row, &info->id)) ||
        (status = bt_load_name(r->game, row, &info->name, r->err)) ||
        (status = read_ratings(r, row, corps)) || (status = read_home(r, row, corps)) ||
        (status = read_needs(r, row, corps)) || (status = bt_node_grades(row, 4, r->err)))
        return status;
    list_corps(r->p, unit);
    return print_corps(r, corps, info);
}

/* --- what all of them make ---------------------------------------------------------------- */

/* The one that must be out of play before; any line of the file may name it. */
static int
read_after(const aon_reader *r, bt_node row, bt_unit unit)
{
    bt_node node = bt_node_find(row, "after");
    bt_unit *after = &r->p->corps[unit].after;
    bt_word word;
    int status;

    *after = BT_UNIT_NONE;
    if (!bt_node_exists(node))
        return BT_OK;
    if ((status = bt_node_single(node, &word, r->err)) || (status = aon_word_unit(r, &word, after)))
        return status;
    return *after != unit ? BT_OK : bt_word_fail(&word, r->err, "%s waits for itself", word.text);
}

static int
find_napoleon(const aon_reader *r, bt_node list)
{
    aon_printed *p = r->p;

    for (int i = 0; i < p->unit_count; i++) {
        if (strcmp(r->units[i].id, NAPOLEON) != 0)
            continue;
        if (p->corps[i].home != p->france)
            break;
        p->napoleon = (bt_unit)i;
        p->corps[i].napoleon = true;
        return BT_OK;
    }
    return bt_node_fail(list, r->err, "the rules need a French home corps named " NAPOLEON);
}

static int
check_totals(const aon_reader *r, bt_node node)
{
    const char *known[1 + NEEDS_COUNT] = { "corps" };
    int counts[AON_EFFECTS + 1] = { 0 };
    int status;

    if (!bt_node_exists(node))
        return BT_OK;
    memcpy(known + 1, NEEDS, NEEDS_COUNT * sizeof *known);
    for (int i = 0; i < r->p->unit_count; i++)
        counts[r->p->corps[i].needs]++;
    status = bt_node_only(node, known, BT_COUNT(known), r->err);
    if (!status)
        status = bt_node_total(node, "corps", r->p->unit_count, r->err);
    for (int i = 0; i < NEEDS_COUNT && !status; i++)
        status = bt_node_total(node, NEEDS[i], counts[AON_RADETZKY + i], r->err);
    return status;
}

/* Add up the battle ratings of a list of corps. */
static int
add_up(const aon_reader *r, bt_node node, bool spent, int *sum)
{
    bt_words words;
    bt_word word;
    bt_unit unit;
    int status = bt_node_exists(node) ? bt_words_start(&words, node, r->err) : BT_OK;

    while (!status && bt_node_exists(node) && bt_words_next(&words, &word)) {
        if ((status = aon_word_unit(r, &word, &unit)))
            return status;
        *sum += spent ? r->p->corps[unit].spent : r->p->corps[unit].fresh;
    }
    return status;
}

/* `{sum: 5, fresh: Buxhowden, spent: Kutuzov}`, as the sample game states it. */
static int
check_sum(const aon_reader *r, bt_node row)
{
    static const char *const known[] = { "sum", "fresh", "spent" };
    int sum = 0;
    bt_node stated;
    int status = bt_node_only(row, known, BT_COUNT(known), r->err);

    if (status || (status = bt_node_get(row, "sum", &stated, r->err)) ||
        (status = add_up(r, bt_node_find(row, "fresh"), false, &sum)) ||
        (status = add_up(r, bt_node_find(row, "spent"), true, &sum)))
        return status;
    return bt_node_total(row, "sum", sum, r->err);
}

static int
check_sums(const aon_reader *r, bt_node list)
{
    int status = bt_node_exists(list) ? bt_node_expect(list, BT_DOC_SEQUENCE, r->err) : BT_OK;

    for (bt_node row = bt_node_first(list); bt_node_exists(row) && !status; row = bt_node_next(row))
        status = check_sum(r, row);
    return status;
}

int
aon_read_corps(aon_reader *r, const bt_doc *doc)
{
    static const char *const known[] = { "corps", "totals", "sums" };
    bt_node list, row, root = bt_doc_root(doc);
    int status = bt_node_only(root, known, BT_COUNT(known), r->err);

    if (status || (status = bt_node_get(root, "corps", &list, r->err)) ||
        (status = bt_node_expect(list, BT_DOC_SEQUENCE, r->err)))
        return status;
    for (row = bt_node_first(list); bt_node_exists(row) && !status; row = bt_node_next(row))
        status = read_corps(r, row);
    row = bt_node_first(list);
    for (int i = 0; i < r->p->unit_count && !status; i++, row = bt_node_next(row))
        status = read_after(r, row, (bt_unit)i);
    if (status || (status = find_napoleon(r, list)) ||
        (status = check_totals(r, bt_node_find(root, "totals"))))
        return status;
    return check_sums(r, bt_node_find(root, "sums"));
}
