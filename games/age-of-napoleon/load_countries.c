/*
 * load_countries.c - reads the countries: first their names, which the map's regions are, then
 * what they are worth.
 */
#include "load_internal.h"

#include <stddef.h>
#include <string.h>

#define LIMIT_MAX 20 /* of cards and corps; none printed is above 10 */

static const char *const value_keys[] = { "cards", "mobilization", "deployment" };

#define VALUES ((int)BT_COUNT(value_keys))

/* Countries that the rules speak of, and as what. */
static const struct {
    const char *id;
    size_t member; /* of aon_printed */
    aon_class class;
} spoken_of[] = {
    { "france", offsetof(aon_printed, france), AON_MAJOR },
    { "britain", offsetof(aon_printed, britain), AON_MAJOR },
    { "russia", offsetof(aon_printed, russia), AON_MAJOR },
    { "osterreich", offsetof(aon_printed, austria), AON_MAJOR },
    { "preussen", offsetof(aon_printed, prussia), AON_MAJOR },
    { "spain", offsetof(aon_printed, spain), AON_MAJOR },
    { "polen", offsetof(aon_printed, poland), AON_DETACHABLE },
    { "italia", offsetof(aon_printed, italy), AON_MINOR },
};

/* --- names ------------------------------------------------------------------------------ */

static int
read_name(aon_reader *r, bt_node row)
{
    if (r->p->country_count == AON_COUNTRIES_MAX)
        return bt_node_fail(row, r->err, "more than %d countries", AON_COUNTRIES_MAX);
    r->p->country_count++;
    return bt_roster_read(r->game, AON_NAMES, row, r->err);
}

int
aon_read_names(aon_reader *r, const bt_doc *doc)
{
    static const char *const known[] = { "countries", "totals" };
    bt_node list, root = bt_doc_root(doc);
    int status = bt_node_only(root, known, BT_COUNT(known), r->err);

    if (status || (status = bt_node_get(root, "countries", &list, r->err)) ||
        (status = bt_node_expect(list, BT_DOC_SEQUENCE, r->err)))
        return status;
    for (bt_node row = bt_node_first(list); bt_node_exists(row) && !status; row = bt_node_next(row))
        status = read_name(r, row);
    return status;
}

/* --- values ----------------------------------------------------------------------------- */

/* [AON-2.3] One capital for each major country, as the map has it. */
static int
read_capital(const aon_reader *r, bt_node row, uint8_t number)
{
    const aon_printed *p = r->p;
    bt_node node;
    bt_area *capital = &r->p->countries[number].capital;
    int status = bt_node_get(row, "capital", &node, r->err);

    if (status || (status = bt_node_area(node, &p->network, capital, r->err)))
        return status;
    if (p->country_of[*capital] != number)
        return bt_node_fail(node, r->err, "%s belongs to %s", p->network.areas[*capital].id,
                            aon_country_id(r, p->country_of[*capital]));
    if (!bt_area_is(&p->network, *capital, AON_CAPITAL))
        return bt_node_fail(node, r->err, "%s is no capital on the map",
                            p->network.areas[*capital].id);
    return BT_OK;
}

static void
take_values(aon_country *country, const int values[VALUES], const int reformed[VALUES])
{
    country->cards = (uint8_t)values[0];
    country->mobilization = (uint8_t)values[1];
    country->deployment = (uint8_t)values[2];
    country->reformed_cards = (uint8_t)reformed[0];
    country->reformed_mobilization = (uint8_t)reformed[1];
    country->reformed_deployment = (uint8_t)reformed[2];
}

/* Radetzky's reforms or Stein's, of one country each. */
static int
read_effect(const aon_reader *r, bt_node mapping, uint8_t number)
{
    bt_node node;
    int effect = 0;
    int status = bt_node_get(mapping, "effect", &node, r->err);

    if (status ||
        (status = bt_node_word(node, aon_effect_words + AON_RADETZKY, 2, &effect, r->err)))
        return status;
    effect += AON_RADETZKY;
    for (int i = 0; i < number; i++) {
        if (r->p->countries[i].reform == effect)
            return bt_node_fail(node, r->err, "%s is the reform of %s", aon_effect_words[effect],
                                aon_country_id(r, (uint8_t)i));
    }
    r->p->countries[number].reform = (uint8_t)effect;
    return BT_OK;
}

/* What a reform does not name stays. */
static int
read_reform(const aon_reader *r, bt_node node, uint8_t number, int values[VALUES])
{
    static const char *const known[] = { "effect", "cards", "mobilization", "deployment",
                                         "grades" };
    int changed = 0;
    int status = bt_node_only(node, known, BT_COUNT(known), r->err);

    if (status || (status = read_effect(r, node, number)))
        return status;
    for (int i = 0; i < VALUES && !status; i++) {
        if (!bt_node_exists(bt_node_find(node, value_keys[i])))
            continue;
        status = bt_node_get_int(node, value_keys[i], 0, LIMIT_MAX, &values[i], r->err);
        changed++;
    }
    return status ? status : bt_node_grades(node, changed, r->err);
}

static int
read_major(const aon_reader *r, bt_node row, uint8_t number)
{
    static const char *const known[] = { "id",           "name",       "class",  "capital", "cards",
                                         "mobilization", "deployment", "reform", "grades" };
    int values[VALUES] = { 0 }, reformed[VALUES];
    bt_node reform = bt_node_find(row, "reform");
    int status = bt_node_only(row, known, BT_COUNT(known), r->err);

    if (!status)
        status = read_capital(r, row, number);
    for (int i = 0; i < VALUES && !status; i++)
        status = bt_node_get_int(row, value_keys[i], 0, LIMIT_MAX, &values[i], r->err);
    memcpy(reformed, values, sizeof reformed);
    if (!status && bt_node_exists(reform))
        status = read_reform(r, reform, number, reformed);
    take_values(&r->p->countries[number], values, reformed);
    return status ? status : bt_node_grades(row, 2 + VALUES, r->err);
}

/* [AON-3.7c] */
static int
read_ruler(const aon_reader *r, bt_node row, uint8_t number)
{
    aon_country *country = &r->p->countries[number];
    bt_node node;
    int status = bt_node_get(row, "ruler", &node, r->err);

    if (status || (status = aon_node_country(r, node, &country->ruler)))
        return status;
    if (country->ruler >= number || r->p->countries[country->ruler].class != AON_MAJOR)
        return bt_node_fail(node, r->err, "%s is no major country further up", bt_node_text(node));
    return BT_OK;
}

/* Others than major countries are one area each. */
static int
read_single(const aon_reader *r, bt_node row, uint8_t number)
{
    static const char *const known[] = { "id", "name", "class", "ruler", "grades" };
    aon_country *country = &r->p->countries[number];
    bool is_part = country->class == AON_DETACHABLE;
    bt_node ruler = bt_node_find(row, "ruler");
    int status = bt_node_only(row, known, BT_COUNT(known), r->err);

    if (status)
        return status;
    if (bt_set_count(&country->areas) != 1)
        return bt_node_fail(row, r->err, "%s has %d areas on the map, expected one",
                            aon_country_id(r, number), bt_set_count(&country->areas));
    country->capital = bt_set_first(&country->areas);
    if (is_part && (status = read_ruler(r, row, number)))
        return status;
    if (!is_part && bt_node_exists(ruler))
        return bt_node_fail(ruler, r->err, "only a detachable area has a ruler");
    return bt_node_grades(row, 1, r->err);
}

static int
read_country(const aon_reader *r, bt_node row, uint8_t number)
{
    aon_country *country = &r->p->countries[number];
    bt_node node;
    int class = 0;
    int status = bt_node_get(row, "class", &node, r->err);

    if (status ||
        (status = bt_node_word(node, aon_class_words, BT_COUNT(aon_class_words), &class, r->err)))
        return status;
    country->class = (uint8_t) class;
    country->ruler = AON_NO_COUNTRY;
    country->reform = AON_EFFECTS;
    return class == AON_MAJOR ? read_major(r, row, number) : read_single(r, row, number);
}

/* --- what all of them make ---------------------------------------------------------------- */

static int
find_spoken_of(const aon_reader *r, bt_node list)
{
    for (size_t i = 0; i < BT_COUNT(spoken_of); i++) {
        const char *id = spoken_of[i].id;
        uint8_t number = bt_named_find(r->game, AON_NAMES, id, (int)strlen(id));
        if (number == AON_NO_COUNTRY || r->p->countries[number].class != spoken_of[i].class)
            return bt_node_fail(list, r->err, "the rules need a %s country named %s",
                                aon_class_words[spoken_of[i].class], id);
        *((uint8_t *)r->p + spoken_of[i].member) = number;
    }
    return BT_OK;
}

/* No area is a capital but those that a country names; the map's file is at fault. */
static int
check_capitals(const aon_reader *r)
{
    const aon_printed *p = r->p;
    const bt_doc *map = bt_pack_doc(r->game->pack, "map.yaml");
    bt_node row = bt_node_first(bt_node_find(bt_doc_root(map), "areas"));

    for (bt_area i = 0; i < p->network.area_count; i++, row = bt_node_next(row)) {
        const aon_country *country = &p->countries[p->country_of[i]];
        if (bt_area_is(&p->network, i, AON_CAPITAL) &&
            (country->class != AON_MAJOR || country->capital != i))
            return bt_node_fail(row, r->err, "%s is a capital, but of no country",
                                p->network.areas[i].id);
    }
    return BT_OK;
}

static int
check_totals(const aon_reader *r, bt_node node)
{
    int counts[3] = { 0 }, status;

    if (!bt_node_exists(node))
        return BT_OK;
    for (int i = 0; i < r->p->country_count; i++)
        counts[r->p->countries[i].class]++;
    status = bt_node_only(node, aon_class_words, BT_COUNT(aon_class_words), r->err);
    for (int i = 0; i < 3 && !status; i++)
        status = bt_node_total(node, aon_class_words[i], counts[i], r->err);
    return status;
}

int
aon_read_countries(aon_reader *r, const bt_doc *doc)
{
    bt_node root = bt_doc_root(doc), list = bt_node_find(root, "countries");
    bt_node row = bt_node_first(list);
    int status = BT_OK;

    for (uint8_t i = 0; i < r->p->country_count && !status; i++, row = bt_node_next(row))
        status = read_country(r, row, i);
    if (status || (status = find_spoken_of(r, list)) || (status = check_capitals(r)))
        return status;
    return check_totals(r, bt_node_find(root, "totals"));
}
