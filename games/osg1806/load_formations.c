/*
 * load_formations.c - reads formations [1.4] and sources of supply [14.2].
 */
#include "load_internal.h"

#define LEVEL_MAX 99

/* ---- names --------------------------------------------------------------------------------- */

typedef struct naming {
    int roster, most;
} naming;

static int
read_named(osg_reader *r, bt_node row, void *what)
{
    const naming *n = what;
    if (r->game->rosters[n->roster].count == n->most)
        return bt_node_fail(row, r->err, "more than %d of them", n->most);
    return bt_roster_read(r->game, n->roster, row, r->err);
}

int
osg_read_names(osg_reader *r, const bt_doc *doc)
{
    static const char *const known[] = { "formations", "sources" };
    bt_node root = bt_doc_root(doc), node;
    naming formations = { OSG_FORMATIONS, OSG_FORMATIONS_MAX };
    naming sources = { OSG_SOURCES, OSG_SOURCES_MAX };
    int status = bt_node_only(root, known, BT_COUNT(known), r->err);
    if (status || (status = bt_node_get(root, "formations", &node, r->err)) ||
        (status = osg_read_rows(r, node, read_named, &formations)) ||
        (status = bt_node_get(root, "sources", &node, r->err)))
        return status;
    status = osg_read_rows(r, node, read_named, &sources);
    r->p->formation_count = r->game->rosters[OSG_FORMATIONS].count;
    r->p->source_count = r->game->rosters[OSG_SOURCES].count;
    return status;
}

/* ---- formations ---------------------------------------------------------------------------- */

static int
read_side(const osg_reader *r, bt_node row, bt_side *out)
{
    bt_node node;
    int side = 0;
    int status = bt_node_get(row, "side", &node, r->err);
    if (!status)
        status = bt_node_word(node, osg_side_words, 2, &side, r->err);
    *out = (bt_side)side;
    return status;
}

/* [5.12] The officer bears the designation of his formation. */
static int
read_officer(const osg_reader *r, bt_node row, uint8_t number, osg_formation *f)
{
    bt_node node;
    int status = bt_node_get(row, "officer", &node, r->err);
    if (status || (status = osg_node_leader(r, node, &f->officer)))
        return status;
    const osg_counter *c = &r->p->counters[f->officer];
    if (c->formation != number || !c->is_officer || c->replaces != BT_UNIT_NONE)
        return bt_node_fail(node, r->err, "%s is no officer of %s", bt_node_text(node),
                            osg_formation_id(r, number));
    f->follower = c->replacement;
    return BT_OK;
}

/* [5.16] Another formation of its side. */
static int
read_joins(const osg_reader *r, bt_node row, uint8_t number, osg_formation *f)
{
    bt_node node = bt_node_find(row, "joins");
    bt_word word;
    int status;
    f->joins = OSG_NO_FORMATION;
    if (!bt_node_exists(node))
        return BT_OK;
    if ((status = bt_node_single(node, &word, r->err)) ||
        (status = osg_word_named(r, &word, OSG_FORMATIONS, &f->joins)))
        return status;
    return f->joins != number ? BT_OK : bt_word_fail(&word, r->err, "%s joins itself", word.text);
}

/* The counters that bear its designation [1.4]; strengths as a sum that the file states too. */
static int
gather(const osg_reader *r, bt_node row, uint8_t number, osg_formation *f)
{
    for (int u = 0; u < r->p->unit_count; u++) {
        const osg_counter *c = &r->p->counters[u];
        if (c->formation != number)
            continue;
        bt_units_add(&f->units, (bt_unit)u);
        if (c->side != f->side)
            return bt_node_fail(row, r->err, "%s of the other side is of %s",
                                osg_unit_id(r, (bt_unit)u), osg_formation_id(r, number));
        if (c->arm < OSG_VEDETTE)
            f->points = (uint16_t)(f->points + c->strength);
    }
    if (bt_units_is_empty(&f->units))
        return bt_node_fail(row, r->err, "no unit is of %s", osg_formation_id(r, number));
    bt_node points;
    int status = bt_node_get(row, "points", &points, r->err);
    return status ? status : bt_node_total(row, "points", f->points / 2, r->err);
}

static int
read_formation(osg_reader *r, bt_node row, void *what)
{
    static const char *const known[] = { "id",     "name",  "side",    "officer", "level",
                                         "points", "joins", "tracked", "grades",  "grade" };
    uint8_t *next = what, number = (*next)++;
    osg_formation *f = &r->p->formations[number];
    bt_node tracked = bt_node_find(row, "tracked");
    int level = 0;
    *f = (osg_formation){ .tracked = true, .officer = BT_UNIT_NONE, .follower = BT_UNIT_NONE };
    int status = bt_node_only(row, known, BT_COUNT(known), r->err);
    if (status || (status = read_side(r, row, &f->side)))
        return status;
    if (bt_node_exists(tracked) && (status = bt_node_bool(tracked, &f->tracked, r->err)))
        return status;
    if (f->tracked && ((status = read_officer(r, row, number, f)) ||
                       (status = bt_node_get_int(row, "level", 1, LEVEL_MAX, &level, r->err))))
        return status;
    f->level = (uint8_t)level;
    if ((status = read_joins(r, row, number, f)) || (status = gather(r, row, number, f)))
        return status;
    return f->tracked ? bt_node_grades(row, 2, r->err) : bt_load_grade(row, r->err);
}

/* ---- sources of supply --------------------------------------------------------------------- */

/* [14.2] At the edge of the map, where a road leads off it. */
static int
read_source(osg_reader *r, bt_node row, void *what)
{
    static const char *const known[] = { "id", "name", "side", "at", "alternate", "grade" };
    int *next = what;
    osg_source *s = &r->p->sources[(*next)++];
    bt_node at, alternate = bt_node_find(row, "alternate");
    int status = bt_node_only(row, known, BT_COUNT(known), r->err);
    if (status || (status = read_side(r, row, &s->side)) ||
        (status = bt_node_get(row, "at", &at, r->err)) ||
        (status = bt_node_hex(at, &r->p->atlas, &s->hex, r->err)))
        return status;
    if (!r->p->atlas.hexes[s->hex].edges)
        return bt_node_fail(at, r->err, "%s is not at an edge of the map", bt_node_text(at));
    if (!r->p->atlas.hexes[s->hex].roads_off)
        return bt_node_fail(at, r->err, "no road leads off the map at %s", bt_node_text(at));
    for (const osg_source *o = r->p->sources; o < s; o++) {
        if (o->hex == s->hex)
            return bt_node_fail(at, r->err, "%s is a source already", bt_node_text(at));
    }
    if (bt_node_exists(alternate) && (status = bt_node_bool(alternate, &s->alternate, r->err)))
        return status;
    return bt_load_grade(row, r->err);
}

int
osg_read_formations(osg_reader *r, const bt_doc *doc)
{
    bt_node root = bt_doc_root(doc);
    uint8_t formations = 0;
    int sources = 0;
    int status = osg_read_rows(r, bt_node_find(root, "formations"), read_formation, &formations);
    return status ? status : osg_read_rows(r, bt_node_find(root, "sources"), read_source, &sources);
}
