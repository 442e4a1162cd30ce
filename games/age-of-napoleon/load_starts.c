/*
 * load_starts.c - reads where the corps of a scenario are, and checks that they may be there.
 */
#include "load_internal.h"

#include <string.h>

#define UNSAID ((uint16_t)0xfeff) /* a corps of which nothing has been said yet: no place */

/* --- whose countries are ------------------------------------------------------------------- */

/* [AON-3.4] Who controls a country at the start; BT_SIDE_NONE for neutrals. */
static bt_side
side_of(const aon_printed *p, uint8_t country)
{
    static const bt_side sides[AON_ALIGNS] = { [AON_MEMBER] = AON_COALITION,
                                               [AON_NEUTRAL] = BT_SIDE_NONE,
                                               [AON_ALLY] = AON_FRENCH,
                                               [AON_DOMINION] = AON_FRENCH,
                                               [AON_INSURGENT] = AON_COALITION };

    if (p->countries[country].start == AON_PART)
        country = p->countries[country].ruler;
    return sides[p->countries[country].start];
}

static int
check_control(const aon_reader *r, const bt_word *word, uint8_t country, bt_side side)
{
    return side_of(r->p, country) == side
               ? BT_OK
               : bt_word_fail(word, r->err, "%s is at home in %s, which is not %s", word->text,
                              aon_country_id(r, country), aon_side_words[side]);
}

/* --- one corps ----------------------------------------------------------------------------- */

static int
find_corps(const aon_reader *r, const bt_word *word, bt_unit *out)
{
    int status = aon_word_unit(r, word, out);

    if (!status && r->p->corps[*out].start != UNSAID)
        return bt_word_fail(word, r->err, "%s is given twice", word->text);
    return status;
}

static int
eliminate(aon_reader *r, const bt_word *word, int unused)
{
    bt_unit unit;
    int status = find_corps(r, word, &unit);

    (void)unused;
    if (!status)
        r->p->corps[unit].start = AON_ELIMINATED;
    return status;
}

/* [AON-2.9] */
static int
check_available(const aon_reader *r, const bt_word *word, bt_unit unit, bt_side side)
{
    const aon_printed *p = r->p;
    const aon_corps *corps = &p->corps[unit];
    int status = check_control(r, word, corps->patron, side);

    if (!status && corps->home != corps->patron)
        status = check_control(r, word, corps->home, side);
    if (status)
        return status;
    if (corps->needs < AON_EFFECTS && !(p->effects >> corps->needs & 1))
        return bt_word_fail(word, r->err, "%s needs %s, which is not in effect", word->text,
                            aon_effect_words[corps->needs]);
    if (corps->after != BT_UNIT_NONE && p->corps[corps->after].start != AON_ELIMINATED)
        return bt_word_fail(word, r->err, "%s comes only after %s is eliminated", word->text,
                            r->units[corps->after].id);
    return BT_OK;
}

/* [AON-10.2b] */
static int
check_mobilization(const aon_reader *r, const bt_word *word, bt_unit unit)
{
    const aon_printed *p = r->p;
    uint8_t number = p->corps[unit].patron;
    const aon_country *country = &p->countries[number];
    bool is_reformed = country->reform < AON_EFFECTS && p->effects >> country->reform & 1;
    int limit = is_reformed ? country->reformed_mobilization : country->mobilization;
    int count = 1;

    if (p->corps[unit].home != number)
        return BT_OK;
    for (int i = 0; i < p->unit_count; i++)
        count += bt_units_has(&p->of_country[number], (bt_unit)i) &&
                 !BT_PLACE_IS_BOX(p->corps[i].start) && p->corps[i].start != UNSAID;
    return count <= limit ? BT_OK
                          : bt_word_fail(word, r->err,
                                         "with %s %s has %d corps on the map, more than its "
                                         "mobilization limit of %d",
                                         word->text, aon_country_id(r, number), count, limit);
}

static int
place_corps(aon_reader *r, const bt_word *word, bt_side side, bt_area area)
{
    bt_unit unit;
    int status = find_corps(r, word, &unit);

    if (status || (status = check_available(r, word, unit, side)) ||
        (status = check_mobilization(r, word, unit)))
        return status;
    r->p->corps[unit].start = area;
    return BT_OK;
}

/* --- areas --------------------------------------------------------------------------------- */

/* A victor may stand in the capital of one that has surrendered to him [AON-3.8a]. */
static bool
may_stand(const aon_printed *p, bt_area area)
{
    uint8_t number = p->country_of[area];
    const aon_country *country = &p->countries[number];

    return side_of(p, number) != BT_SIDE_NONE ||
           (country->has_surrendered && country->capital == area);
}

static int
check_area(const aon_reader *r, bt_node key, bt_side side, bt_area area)
{
    const aon_printed *p = r->p;

    if (!may_stand(p, area))
        return bt_node_fail(key, r->err, "%s is neutral", bt_node_text(key));
    if (side == AON_FRENCH && p->country_of[area] == p->britain)
        return bt_node_fail(key, r->err, "no French corps may be in Britain");
    for (int i = 0; i < p->unit_count; i++) {
        if (p->corps[i].start == area)
            return bt_node_fail(key, r->err, "corps start in %s already", bt_node_text(key));
    }
    return BT_OK;
}

static int
read_area(aon_reader *r, bt_node key, bt_side side)
{
    bt_words words;
    bt_word word;
    bt_area area;
    int status = bt_node_area(key, &r->p->network, &area, r->err);

    if (status || (status = check_area(r, key, side, area)) ||
        (status = bt_words_start(&words, bt_node_next(key), r->err)))
        return status;
    while (!status && bt_words_next(&words, &word))
        status = place_corps(r, &word, side, area);
    return status;
}

static int
read_side(aon_reader *r, bt_node node, bt_side side)
{
    int status = bt_node_expect(node, BT_DOC_MAPPING, r->err);

    for (bt_node key = bt_node_first(node); !status && bt_node_exists(key);
         key = bt_node_next(bt_node_next(key)))
        status = read_area(r, key, side);
    return status;
}

/* --- all of them --------------------------------------------------------------------------- */

/* [17.0a] What is not named waits, in the reserve or until it is available. */
static void
put_away(aon_printed *p)
{
    for (int i = 0; i < p->unit_count; i++) {
        aon_corps *corps = &p->corps[i];
        bool waits = corps->needs < AON_EFFECTS && !(p->effects >> corps->needs & 1);
        if (corps->start == UNSAID)
            corps->start = waits ? AON_WAITING : AON_RESERVE;
    }
}

/* Corps by side and lost ones, then countries by alignment. */
static void
count_totals(const aon_printed *p, int corps[3], int countries[AON_ALIGNS])
{
    for (int i = 0; i < p->unit_count; i++) {
        uint16_t start = p->corps[i].start;
        if (start == AON_ELIMINATED)
            corps[2]++;
        else if (!BT_PLACE_IS_BOX(start))
            corps[side_of(p, p->corps[i].patron)]++;
    }
    for (int i = 0; i < p->country_count; i++)
        countries[p->countries[i].start] += i != p->france && i != p->britain;
}

static int
check_totals(const aon_reader *r)
{
    const char *known[3 + AON_ALIGNS] = { aon_side_words[0], aon_side_words[1], "eliminated" };
    bt_node node = bt_node_find(r->scenario, "totals");
    int corps[3] = { 0 }, countries[AON_ALIGNS] = { 0 }, status;

    if (!bt_node_exists(node))
        return BT_OK;
    memcpy(known + 3, aon_align_words, sizeof aon_align_words);
    count_totals(r->p, corps, countries);
    status = bt_node_only(node, known, BT_COUNT(known), r->err);
    for (int i = 0; i < 3 && !status; i++)
        status = bt_node_total(node, known[i], corps[i], r->err);
    for (int i = 0; i < AON_ALIGNS && !status; i++)
        status = bt_node_total(node, aon_align_words[i], countries[i], r->err);
    return status;
}

int
aon_read_starts(aon_reader *r)
{
    bt_node starts;
    int status = bt_node_get(r->scenario, "starts", &starts, r->err);

    for (int i = 0; i < r->p->unit_count; i++)
        r->p->corps[i].start = UNSAID;
    if (status ||
        (status = aon_read_words(r, bt_node_find(r->scenario, "eliminated"), 0, eliminate)) ||
        (status = aon_read_sides(r, starts, read_side)))
        return status;
    put_away(r->p);
    return check_totals(r);
}
