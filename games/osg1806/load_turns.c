/*
 * load_turns.c - reads the Turn Record/Reinforcement Track: days, and who comes when and where [15.0] [19.3].
 *
 * Entry hexes are the record's [15.11]; scenarios bring tracks of their own [21.61] [21.75b].
 */
#include "load_internal.h"

#include <berthier/outside.h>
#include <string.h>

#define WITHIN_MAX 20

/* ---- days ---------------------------------------------------------------------------------- */

static int
read_day(osg_reader *r, bt_node key, int day)
{
    osg_printed *p = r->p;
    bt_words words;
    bt_word word;
    int part = 0, before = -1;
    int status = bt_words_start(&words, bt_node_next(key), r->err);
    while (!status && bt_words_next(&words, &word)) {
        if ((status = bt_word_among(&word, osg_part_words, OSG_PARTS, &part, r->err)))
            return status;
        if (part <= before)
            return bt_word_fail(&word, r->err, "%s does not follow %s", word.text,
                                osg_part_words[before]);
        if (p->track.count == OSG_TURNS_MAX)
            return bt_word_fail(&word, r->err, "more than %d Game-Turns", OSG_TURNS_MAX);
        before = part;
        p->days[p->track.count] = (uint8_t)day;
        p->parts[p->track.count] = (uint8_t)part;
        p->track.kinds[p->track.count++] = part == OSG_AT_NIGHT ? OSG_NIGHT : OSG_DAY;
    }
    return status;
}

int
osg_read_days(osg_reader *r, const bt_doc *doc)
{
    static const char *const known[] = { "days", "tracks" };
    bt_node root = bt_doc_root(doc), days;
    int before = 0, day = 0;
    int status = bt_node_only(root, known, BT_COUNT(known), r->err);
    if (status || (status = bt_node_get(root, "days", &days, r->err)) ||
        (status = bt_node_expect(days, BT_DOC_MAPPING, r->err)))
        return status;
    for (bt_node key = bt_node_first(days); bt_node_exists(key) && !status;
         key = bt_node_next(bt_node_next(key))) {
        if ((status = bt_node_int(key, 1, 31, &day, r->err)))
            return status;
        if (before && day != before + 1)
            return bt_node_fail(key, r->err, "%d does not follow %d", day, before);
        before = day;
        status = read_day(r, key, day);
    }
    return status;
}

/* ---- a row --------------------------------------------------------------------------------- */

static int
read_place(const osg_reader *r, bt_node row, osg_arrival *a)
{
    bt_node at, inside = bt_node_find(row, "inside");
    int status = bt_node_get(row, "at", &at, r->err);
    if (status || (status = bt_node_hex(at, &r->p->atlas, &a->hex, r->err)))
        return status;
    if (bt_node_exists(inside) && (status = bt_node_bool(inside, &a->inside, r->err)))
        return status;
    if (bt_is_outside(r->game, a->hex) || bt_bits_has(r->p->rim, a->hex) == a->inside)
        return bt_node_fail(at, r->err, "%s is %s the edge of what is in play", bt_node_text(at),
                            a->inside ? "at" : "not at");
    a->by_road = osg_has_road_in(r->p, a->hex);
    a->source = OSG_NO_SOURCE;
    for (int i = 0; i < r->p->source_count; i++) {
        if (r->p->sources[i].hex == a->hex && r->p->sources[i].side == a->side)
            a->source = (uint8_t)i;
    }
    return BT_OK;
}

/* [19.24] [19.31] What is special about a row. */
static int
read_terms(const osg_reader *r, bt_node row, osg_arrival *a)
{
    bt_node within = bt_node_find(row, "within"), of = bt_node_find(row, "of");
    bt_node test = bt_node_find(row, "test"), until = bt_node_find(row, "until");
    int value = 0, status = BT_OK;
    a->beside = a->tested = BT_UNIT_NONE;
    if (bt_node_exists(within) || bt_node_exists(of)) {
        if ((status = bt_node_get_int(row, "within", 1, WITHIN_MAX, &value, r->err)) ||
            (status = bt_node_get(row, "of", &of, r->err)) ||
            (status = osg_node_leader(r, of, &a->beside)))
            return status;
        a->near = (uint8_t)value;
    }
    if (bt_node_exists(until) || bt_node_exists(test)) {
        if ((status = bt_node_get_int(row, "until", a->turn, r->p->track.count, &value, r->err)) ||
            (status = bt_node_get(row, "test", &test, r->err)) ||
            (status = osg_node_leader(r, test, &a->tested)))
            return status;
        a->last_turn = (uint8_t)value;
        if (!r->p->counters[a->tested].initiative)
            return bt_node_fail(test, r->err, "%s has no initiative", bt_node_text(test));
    }
    return status;
}

/* One grade for all, or one a unit. */
static int
check_grades(const osg_reader *r, bt_node row, int count)
{
    return bt_node_exists(bt_node_find(row, "grades")) ? bt_node_grades(row, count, r->err)
                                                       : bt_load_grade(row, r->err);
}

typedef struct track {
    uint8_t number;
    bt_side side;
    bt_units seen[2]; /* by track: on it already */
} track;

/* The arrival that a row belongs to: those of a turn and a hex come together [15.2]. */
static osg_arrival *
find_arrival(osg_printed *p, const osg_arrival *like)
{
    for (int i = 0; i < p->arrival_count; i++) {
        osg_arrival *a = &p->arrivals[i];
        if (a->side == like->side && a->turn == like->turn && a->hex == like->hex &&
            a->track == like->track && a->beside == like->beside && a->tested == like->tested)
            return a;
    }
    if (p->arrival_count == OSG_ARRIVALS_MAX)
        return NULL;
    p->arrivals[p->arrival_count] = *like;
    return &p->arrivals[p->arrival_count++];
}

/* A unit of a row comes unless it is there already, or the scenario is without it. */
typedef struct comers {
    track *of;
    osg_arrival row;
    int count;
} comers;

static int
add_comer(osg_reader *r, const bt_word *word, bt_unit unit, void *what)
{
    comers *c = what;
    const osg_counter *counter = &r->p->counters[unit];
    if (counter->side != c->row.side)
        return bt_word_fail(word, r->err, "%s is of the other side", word->text);
    if (counter->arm == OSG_VEDETTE || counter->replaces != BT_UNIT_NONE)
        return bt_word_fail(word, r->err, "%s does not come on by itself", word->text);
    if (bt_units_has(&c->of->seen[c->row.track], unit))
        return bt_word_fail(word, r->err, "%s comes twice", word->text);
    bt_units_add(&c->of->seen[c->row.track], unit);
    if (!bt_units_has(&r->placed, unit) && !bt_units_has(&r->p->absent, unit))
        bt_units_add(&c->row.units, unit);
    c->count++;
    return BT_OK;
}

/* Rows of before the scenario are over; those of after it never come. */
static int
keep_row(osg_reader *r, bt_node row, osg_arrival *a)
{
    osg_printed *p = r->p;
    if (a->turn < p->first_turn && a->last_turn >= p->first_turn)
        a->turn = a->last_turn;
    if (a->turn < p->first_turn)
        return BT_OK;
    if (a->turn > p->last_turn) {
        p->absent = bt_units_or(p->absent, a->units);
        return BT_OK;
    }
    if (bt_units_is_empty(&a->units))
        return BT_OK;
    osg_arrival *kept = find_arrival(p, a);
    if (!kept)
        return bt_node_fail(row, r->err, "more than %d arrivals", OSG_ARRIVALS_MAX);
    kept->units = bt_units_or(kept->units, a->units);
    return BT_OK;
}

static int
read_row(osg_reader *r, bt_node row, void *what)
{
    static const char *const known[] = { "turn", "until", "test",  "at",     "within",
                                         "of",   "units", "grade", "grades", "inside" };
    track *t = what;
    comers c = { .of = t, .row = { .side = t->side, .track = t->number } };
    bt_node units;
    int turn = 0;
    int status = bt_node_only(row, known, BT_COUNT(known), r->err);
    if (status || (status = bt_node_get_int(row, "turn", 1, r->p->track.count, &turn, r->err)))
        return status;
    c.row.turn = (uint8_t)turn;
    if ((status = read_place(r, row, &c.row)) || (status = read_terms(r, row, &c.row)) ||
        (status = bt_node_get(row, "units", &units, r->err)) ||
        (status = osg_read_units(r, units, add_comer, &c)) ||
        (status = check_grades(r, row, c.count)))
        return status;
    return keep_row(r, row, &c.row);
}

/* ---- the tracks of the scenario ------------------------------------------------------------ */

static int
read_side(osg_reader *r, bt_node value, bt_side side, void *what)
{
    track *t = what;
    t->side = side;
    return t->number && side != OSG_FRENCH ? BT_OK : osg_read_rows(r, value, read_row, t);
}

static int
read_tracks(osg_reader *r, const bt_doc *doc, const char *key, track *t)
{
    bt_node names = bt_node_find(r->scenario, key), tracks;
    bt_words words;
    bt_word word;
    int status = bt_node_get(bt_doc_root(doc), "tracks", &tracks, r->err);
    if (status || (status = bt_node_expect(tracks, BT_DOC_MAPPING, r->err)) ||
        !bt_node_exists(names) || (status = bt_words_start(&words, names, r->err)))
        return status;
    while (!status && bt_words_next(&words, &word)) {
        bt_node node = bt_node_find(tracks, word.text);
        if (!bt_node_exists(node))
            return bt_word_fail(&word, r->err, "turns.yaml has no track %s", word.text);
        if (!(status = bt_node_expect(node, BT_DOC_MAPPING, r->err)) &&
            !(status = bt_node_only(node, osg_side_words, 2, r->err)))
            status = osg_read_sides(r, node, read_side, t);
    }
    return status;
}

/* By track, then turn; the order of the file else. */
static void
sort_arrivals(osg_printed *p)
{
    for (int i = 1; i < p->arrival_count; i++) {
        osg_arrival moved = p->arrivals[i];
        int at = i;
        for (; at && (p->arrivals[at - 1].track > moved.track ||
                      (p->arrivals[at - 1].track == moved.track &&
                       p->arrivals[at - 1].turn > moved.turn));
             at--)
            p->arrivals[at] = p->arrivals[at - 1];
        p->arrivals[at] = moved;
    }
}

/* [14.24] Where French forces have come on before the scenario, by the regular track: whichever its own are. */
static int
mark_used(osg_reader *r, bt_node row, void *what)
{
    bt_node at;
    bt_hex hex;
    int turn = 0;
    (void)what;
    int status = bt_node_get_int(row, "turn", 1, r->p->track.count, &turn, r->err);
    if (status || (status = bt_node_get(row, "at", &at, r->err)) ||
        (status = bt_node_hex(at, &r->p->atlas, &hex, r->err)))
        return status;
    for (int i = 0; i < r->p->source_count; i++) {
        osg_source *s = &r->p->sources[i];
        if (s->hex == hex && s->side == OSG_FRENCH && turn < r->p->first_turn)
            s->used = true;
    }
    return BT_OK;
}

static int
read_used(osg_reader *r, const bt_doc *doc)
{
    bt_node tracks = bt_node_find(bt_doc_root(doc), "tracks");
    bt_node regular = bt_node_find(tracks, "regular"), rows = bt_node_find(regular, "french");
    return bt_node_exists(rows) ? osg_read_rows(r, rows, mark_used, NULL) : BT_OK;
}

/* [19.24b] Who may come when and where its owner likes, whatever a track proposes. */
static int
free_trains(osg_reader *r)
{
    osg_printed *p = r->p;
    for (int u = 0; u < p->unit_count; u++) {
        osg_arrival own = { .side = p->counters[u].side,
                            .turn = p->first_turn,
                            .hex = BT_HEX_NONE,
                            .source = OSG_NO_SOURCE,
                            .anywhere = true,
                            .beside = BT_UNIT_NONE,
                            .tested = BT_UNIT_NONE };
        if (!p->starts[u].anywhere || bt_units_has(&p->absent, (bt_unit)u))
            continue;
        for (int i = 0; i < p->arrival_count; i++)
            bt_units_remove(&p->arrivals[i].units, (bt_unit)u);
        if (p->arrival_count == OSG_ARRIVALS_MAX)
            return bt_node_fail(r->scenario, r->err, "more than %d arrivals", OSG_ARRIVALS_MAX);
        bt_units_add(&own.units, (bt_unit)u);
        p->arrivals[p->arrival_count++] = own;
    }
    return BT_OK;
}

int
osg_read_tracks(osg_reader *r, const bt_doc *doc)
{
    osg_printed *p = r->p;
    track t = { .number = 0 };
    int status = read_tracks(r, doc, "tracks", &t);
    t.number = 1;
    if (status || (status = read_tracks(r, doc, "choice", &t)) || (status = read_used(r, doc)) ||
        (status = free_trains(r)))
        return status;
    p->free_entry = bt_node_exists(bt_node_find(r->scenario, "choice"));
    sort_arrivals(p);
    memset(p->arrival_of, OSG_NO_ARRIVAL, sizeof p->arrival_of);
    for (int i = 0; i < p->arrival_count; i++) {
        for (int u = 0; u < p->unit_count; u++) {
            if (bt_units_has(&p->arrivals[i].units, (bt_unit)u))
                p->arrival_of[p->arrivals[i].track][u] = (uint8_t)i;
        }
        p->arriving = bt_units_or(p->arriving, p->arrivals[i].units);
    }
    return BT_OK;
}
