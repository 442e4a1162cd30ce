/*
 * load_tables.c - reads the tables of battle and attrition, and the limits of a hand.
 */
#include "clash.h"
#include "load_internal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LOSSES_MAX   12
#define MODIFIER_MAX 20
#define STRENGTH_MAX 200
#define OPEN         255 /* the end of a range that has none */
#define WINTER_LEAST 3   /* [AON-15.1a] fewer corps do not roll */

/* --- ranges ------------------------------------------------------------------------------- */

/* Read `6-10`, `6` or `6+`: a range that goes on where the one before it ended. */
static int
read_range(const aon_reader *r, bt_node row, const char *key, int from, int *to)
{
    bt_node node;
    char *end;
    int status = bt_node_get(row, key, &node, r->err);

    if (status)
        return status;
    if (from > STRENGTH_MAX)
        return bt_node_fail(node, r->err, "a column after the last, which serves for all above");
    const char *text = bt_node_text(node);
    long first = strtol(text, &end, 10), last = first;
    bool is_number = end != text;
    if (is_number && *end == '-') {
        text = end + 1;
        last = strtol(text, &end, 10);
        is_number = end != text;
    } else if (is_number && *end == '+') {
        last = OPEN;
        end++;
    }
    if (!is_number || *end || first != from || last < first ||
        (last > STRENGTH_MAX && last != OPEN))
        return bt_node_fail(node, r->err,
                            "\"%s\" found; expected a range from %d on, such as %d-%d or %d+",
                            bt_node_text(node), from, from, from + 4, from);
    *to = (int)last;
    return BT_OK;
}

/* The last column of a table serves for all above. */
static int
check_open(const aon_reader *r, bt_node list, int to)
{
    return to == OPEN
               ? BT_OK
               : bt_node_fail(list, r->err, "the last column ends at %d; expected %d+", to, to + 1);
}

/* --- rows --------------------------------------------------------------------------------- */

/* `losses` and the grades of that many numbers and more. */
static int
read_losses(const aon_reader *r, bt_node row, int count, int more, uint8_t *out)
{
    bt_node node;
    bt_words words;
    bt_word word;
    int found = 0, losses = 0;
    int status = bt_node_get(row, "losses", &node, r->err);

    if (!status)
        status = bt_words_start(&words, node, r->err);
    for (; !status && bt_words_next(&words, &word); found++) {
        if (found == count)
            return bt_word_fail(&word, r->err, "more than %d losses", count);
        status = bt_word_int(&word, 0, LOSSES_MAX, &losses, r->err);
        out[found] = (uint8_t)losses;
    }
    if (!status && found != count)
        return bt_node_fail(node, r->err, "%d losses, expected %d", found, count);
    return status ? status : bt_node_grades(row, count + more, r->err);
}

/* The rows under a key, of which there are 1 to max. */
static int
find_rows(const aon_reader *r, bt_node mapping, const char *key, int max, bt_node *list)
{
    int status = bt_node_get(mapping, key, list, r->err);

    if (status || (status = bt_node_expect(*list, BT_DOC_SEQUENCE, r->err)))
        return status;
    if (bt_node_count(*list) < 1 || bt_node_count(*list) > max)
        return bt_node_fail(*list, r->err, "%d columns, expected 1 to %d", bt_node_count(*list),
                            max);
    return BT_OK;
}

/* --- battle [DATA-5.1] ---------------------------------------------------------------------- */

static int
read_column(aon_reader *r, bt_node row, int from, int *to)
{
    static const char *const known[] = { "strength", "modifier", "losses", "grades" };
    int number = r->p->column_count, modifier = 0;
    aon_column *column = &r->p->columns[number];
    int least = number ? r->p->columns[number - 1].modifier : 0;
    int status = bt_node_only(row, known, BT_COUNT(known), r->err);

    if (status || (status = read_range(r, row, "strength", from, to)) ||
        (status = bt_node_get_int(row, "modifier", least, MODIFIER_MAX, &modifier, r->err)) ||
        (status = read_losses(r, row, AON_FACES, 1, column->losses)))
        return status;
    column->to = (uint8_t)*to;
    column->modifier = (uint8_t)modifier;
    (void)snprintf(column->name, sizeof column->name, "%s",
                   bt_node_text(bt_node_find(row, "strength")));
    r->p->column_count++;
    return BT_OK;
}

static int
read_battle(aon_reader *r, bt_node root)
{
    bt_node list;
    int to = -1;
    int status = find_rows(r, root, "battle", AON_COLUMNS_MAX, &list);

    for (bt_node row = bt_node_first(list); !status && bt_node_exists(row); row = bt_node_next(row))
        status = read_column(r, row, to + 1, &to);
    return status ? status : check_open(r, list, to);
}

/* --- march [DATA-5.2] ----------------------------------------------------------------------- */

static int
read_spent(aon_reader *r, bt_node row, int from, int *to)
{
    static const char *const known[] = { "corps", "losses", "grades" };
    uint8_t losses[AON_FACES];
    int status = bt_node_only(row, known, BT_COUNT(known), r->err);

    if (status || (status = read_range(r, row, "corps", from, to)) ||
        (status = read_losses(r, row, AON_FACES, 0, losses)))
        return status;
    for (int i = from; i <= *to && i <= AON_SPENT_MAX; i++)
        memcpy(r->p->march[i - 1], losses, sizeof losses);
    return BT_OK;
}

static int
read_march(aon_reader *r, bt_node root)
{
    bt_node list;
    int to = 0;
    int status = find_rows(r, root, "march", AON_SPENT_MAX, &list);

    for (bt_node row = bt_node_first(list); !status && bt_node_exists(row);
         row = bt_node_next(row)) {
        if (to >= AON_SPENT_MAX)
            return bt_node_fail(row, r->err, "a column after %d corps", AON_SPENT_MAX);
        status = read_spent(r, row, to + 1, &to);
    }
    return status ? status : check_open(r, list, to);
}

/* --- winter [DATA-5.3] ---------------------------------------------------------------------- */

/* The scores fall by one; how many there are. */
static int
read_scores(aon_reader *r, bt_node node, int *count)
{
    bt_words words;
    bt_word word;
    int score = 0;
    int status = bt_words_start(&words, node, r->err);

    for (*count = 0; !status && bt_words_next(&words, &word); ++*count) {
        if (*count == AON_COLUMNS_MAX)
            return bt_word_fail(&word, r->err, "more than %d scores", AON_COLUMNS_MAX);
        int expected = r->p->winter_worst - 1;
        status = *count ? bt_word_int(&word, expected, expected, &score, r->err)
                        : bt_word_int(&word, -MODIFIER_MAX, MODIFIER_MAX, &score, r->err);
        r->p->winter_worst = score;
        if (!*count)
            r->p->winter_best = score;
    }
    return !status && !*count ? bt_node_fail(node, r->err, "expected scores") : status;
}

static int
read_winter_column(aon_reader *r, bt_node row, int scores, int from, int *to)
{
    static const char *const known[] = { "corps", "losses", "grades" };
    aon_winter *column = &r->p->winter[r->p->winter_count++];
    int status = bt_node_only(row, known, BT_COUNT(known), r->err);

    if (status || (status = read_range(r, row, "corps", from, to)))
        return status;
    column->from = (uint8_t)from;
    return read_losses(r, row, scores, 0, column->losses);
}

static int
read_winter(aon_reader *r, bt_node root)
{
    static const char *const known[] = { "scores", "columns" };
    bt_node node, scores, list;
    int count = 0, to = WINTER_LEAST - 1;
    int status = bt_node_get(root, "winter", &node, r->err);

    if (status || (status = bt_node_only(node, known, BT_COUNT(known), r->err)) ||
        (status = bt_node_get(node, "scores", &scores, r->err)) ||
        (status = read_scores(r, scores, &count)) ||
        (status = find_rows(r, node, "columns", AON_COLUMNS_MAX, &list)))
        return status;
    for (bt_node row = bt_node_first(list); !status && bt_node_exists(row); row = bt_node_next(row))
        status = read_winter_column(r, row, count, to + 1, &to);
    return status ? status : check_open(r, list, to);
}

/* --- hands [AON-9.3b] ----------------------------------------------------------------------- */

static int
read_hand(aon_reader *r, bt_node root)
{
    static const char *const known[] = { "least", "most", "grades" };
    aon_printed *p = r->p;
    bt_node node;
    int status = bt_node_get(root, "hand", &node, r->err);

    if (status || (status = bt_node_only(node, known, BT_COUNT(known), r->err)) ||
        (status = bt_node_get_int(node, "least", 0, p->card_count / 2, &p->hand_least, r->err)) ||
        (status = bt_node_get_int(node, "most", p->hand_least, p->card_count / 2, &p->hand_most,
                                  r->err)))
        return status;
    return bt_node_grades(node, 2, r->err);
}

/* --- victory [AON-16.5] ----------------------------------------------------------------------- */

static int
read_frontier(aon_reader *r, bt_node root)
{
    bt_node node;
    int status = bt_node_get(root, "frontier", &node, r->err);

    return status ? status : bt_node_area(node, &r->p->network, &r->p->frontier, r->err);
}

int
aon_read_tables(aon_reader *r, const bt_doc *doc)
{
    static const char *const known[] = { "battle", "march", "winter", "hand", "frontier" };
    bt_node root = bt_doc_root(doc);
    int status = bt_node_only(root, known, BT_COUNT(known), r->err);

    if (status || (status = read_battle(r, root)) || (status = read_march(r, root)) ||
        (status = read_winter(r, root)) || (status = read_frontier(r, root)))
        return status;
    aon_weigh_clashes(r->p);
    return read_hand(r, root);
}
