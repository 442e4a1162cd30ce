/*
 * load_tables.c - reads the printed tables: terrain effects, combat results, Victory Points.
 */
#include "load_internal.h"

#include <string.h>

#define MARCH_MAX 20 /* half Movement Points for a hexside of road */

static const char *const class_words[OSG_CLASSES] = {
    [OSG_ON_FOOT] = "infantry",     [OSG_MOUNTED] = "cavalry", [OSG_BRIDGING] = "bridge-train",
    [OSG_WAGONS] = "baggage-train", [OSG_STAFF] = "leader",
};

/* The rules name the classes by their numbers. */
static int
check_classes(const osg_reader *r, bt_node root)
{
    const bt_tec *tec = &r->p->tec;
    bt_node node;
    int status = bt_node_get(root, "classes", &node, r->err);
    bool fits = tec->class_count == OSG_CLASSES;
    for (int i = 0; i < OSG_CLASSES && fits && !status; i++)
        fits = !strcmp(tec->class_words[i], class_words[i]);
    if (!status && !fits)
        return bt_node_fail(node, r->err,
                            "expected: infantry cavalry bridge-train baggage-train leader");
    return status;
}

/* A terrain that rules speak of. */
static int
find_terrain(const osg_reader *r, bt_node root, const char *word, uint8_t *out)
{
    for (int i = 0; i < r->p->tec.terrain_count; i++) {
        if (!strcmp(r->p->tec.terrain_words[i], word)) {
            *out = (uint8_t)i;
            return BT_OK;
        }
    }
    return bt_node_fail(bt_node_find(root, "terrain"), r->err, "the rules need a terrain %s", word);
}

/* [11.31f] Every row that a defender may have the good of is there: no hole in the chart. */
static int
check_rows(const osg_reader *r, bt_node root)
{
    static const char *const needed[] = { "river", "pontoon", "woods" };
    bt_node table = bt_node_find(root, "hexsides"), node;
    int status = BT_OK;
    for (size_t i = 0; i < BT_COUNT(needed) && !status; i++)
        status = bt_node_get(table, needed[i], &node, r->err);
    return status;
}

/* ---- Victory Points ------------------------------------------------------------------------ */

static int
read_tier(const osg_reader *r, bt_node key, bool is_ratio, osg_tier *out)
{
    uint8_t left = 0, right = 1;
    int points = 0, from = 0, status = BT_OK;
    if (!is_ratio)
        status = bt_node_int(key, 0, 999, &from, r->err);
    else if (!bt_crt_read_ratio(bt_node_text(key), &left, &right))
        return bt_node_fail(key, r->err, "expected a ratio such as 2-1");
    else
        from = left * 100 / right;
    if (status || (status = bt_node_int(bt_node_next(key), -20, 20, &points, r->err)))
        return status;
    *out = (osg_tier){ (int16_t)from, (int8_t)points };
    return BT_OK;
}

/* Lines from the lowest upwards; ratios serve below the first too, losses begin with 0. */
static int
read_tiers(const osg_reader *r, bt_node victory, const char *key, osg_tier *out, int *count)
{
    bt_node node;
    bool is_ratio = !strcmp(key, "ratio");
    int status = bt_node_get(victory, key, &node, r->err);
    if (status || (status = bt_node_expect(node, BT_DOC_MAPPING, r->err)))
        return status;
    for (bt_node line = bt_node_first(node); bt_node_exists(line) && !status;
         line = bt_node_next(bt_node_next(line))) {
        int i = *count;
        if (i == OSG_TIERS_MAX)
            return bt_node_fail(line, r->err, "more than %d lines", OSG_TIERS_MAX);
        if ((status = read_tier(r, line, is_ratio, &out[i])))
            return status;
        if (i ? out[i].from <= out[i - 1].from : !is_ratio && out[i].from != 0)
            return bt_node_fail(line, r->err,
                                i ? "expected more than the line before"
                                  : "expected 0 in the first line");
        ++*count;
    }
    return *count ? BT_OK : bt_node_fail(node, r->err, "expected at least one line");
}

static int
read_victory(osg_reader *r, bt_node root)
{
    static const char *const known[] = { "ratio", "losses" };
    osg_victory *v = &r->p->victory;
    bt_node node;
    int status = bt_node_get(root, "victory", &node, r->err);
    if (status || (status = bt_node_expect(node, BT_DOC_MAPPING, r->err)) ||
        (status = bt_node_only(node, known, BT_COUNT(known), r->err)) ||
        (status = read_tiers(r, node, "ratio", v->ratio, &v->ratio_count)))
        return status;
    return read_tiers(r, node, "losses", v->loss, &v->loss_count);
}

/* ---- the file ------------------------------------------------------------------------------ */

static int
read_crt(osg_reader *r, bt_node root)
{
    bt_node node;
    int status = bt_node_get(root, "crt", &node, r->err);
    if (status || (status = bt_crt_load(&r->p->crt, &r->game->arena, node, osg_result_words,
                                        OSG_RESULTS, r->err)))
        return status;
    for (int i = 0; i < OSG_COLUMNS; i++)
        if (r->p->crt.column_count != OSG_COLUMNS ||
            strcmp(r->p->crt.columns[i], osg_column_words[i]) != 0)
            return bt_node_fail(node, r->err, "expected the columns 1-5 to 6-1 [11.3]");
    return r->p->crt.row_count == 6
               ? BT_OK
               : bt_node_fail(node, r->err, "%d rows, expected 6 for one die", r->p->crt.row_count);
}

static int
check_grades(const osg_reader *r, bt_node root)
{
    static const char *const tables[] = { "terrain", "hexsides", "march", "crt", "victory" };
    bt_node node, grade;
    int which;
    int status = bt_node_get(root, "grades", &node, r->err);
    if (status || (status = bt_node_expect(node, BT_DOC_MAPPING, r->err)) ||
        (status = bt_node_only(node, tables, BT_COUNT(tables), r->err)))
        return status;
    for (size_t i = 0; i < BT_COUNT(tables) && !status; i++) {
        if (!(status = bt_node_get(node, tables[i], &grade, r->err)))
            status = bt_node_word(grade, bt_grade_words, BT_GRADES, &which, r->err);
    }
    return status;
}

int
osg_read_tables(osg_reader *r, const bt_doc *doc)
{
    static const char *const known[] = { "classes", "terrain", "hexsides", "march",
                                         "crt",     "victory", "map",      "grades" };
    bt_node root = bt_doc_root(doc), march;
    int status = bt_node_only(root, known, BT_COUNT(known), r->err);
    if (status || (status = bt_tec_load(&r->p->tec, &r->game->arena, doc, r->err)) ||
        (status = check_classes(r, root)) || (status = check_rows(r, root)) ||
        (status = find_terrain(r, root, "chateau", &r->p->chateau)) ||
        (status = find_terrain(r, root, "fortified", &r->p->fortified)) ||
        (status = bt_node_get(root, "march", &march, r->err)) ||
        (status = bt_node_halves(march, MARCH_MAX, &r->p->march, r->err)) ||
        (status = read_crt(r, root)) || (status = read_victory(r, root)))
        return status;
    return check_grades(r, root);
}
