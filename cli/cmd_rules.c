/* cmd_rules.c - every clause of a rule book: done, not applicable, missing;
 * and its chain: a passing position test, a mark in code, def or data, a ruling
 * where the text leaves something open.  chain.inc is made from the sources by
 * tools/chain.c; the tests are in the program and are run here (cases.h). */
#include "args.h"
#include "cases.h"
#include "scenario.h"

#include <string.h>

typedef struct naming {
    const char *game;
    const char *number;
    bool open; /* of a listed number: the printed text leaves something open */
} naming;

static const naming marked[] = {
    { "", "", false }, /* so that the table is never empty */
#define MARKED(game, number) { game, number, false },
#define RULED(game, number)
#define LISTED(game, number, open)
#include "chain.inc"
#undef MARKED
#undef RULED
#undef LISTED
};

static const naming ruled[] = {
    { "", "", false },
#define MARKED(game, number)
#define RULED(game, number) { game, number, false },
#define LISTED(game, number, open)
#include "chain.inc"
#undef MARKED
#undef RULED
#undef LISTED
};

static const naming listed[] = {
    { "", "", false },
#define MARKED(game, number)
#define RULED(game, number)
#define LISTED(game, number, open) { game, number, open },
#include "chain.inc"
#undef MARKED
#undef RULED
#undef LISTED
};

static const naming *
find(const naming *table, size_t count, const bt_rules *rules, const char *number)
{
    for (size_t i = 1; i < count; i++)
        if (!strcmp(table[i].game, rules->id) && !strcmp(table[i].number, number))
            return &table[i];
    return NULL;
}

/* What is so of one clause. */
typedef struct links {
    bool tested, marked, ruled, open;
} links;

typedef struct tally {
    int clauses, done, na, missing, tested, untested, unmarked, unruled;
    int stated, found, rebuilt; /* of those done, by how we know them */
} tally;

static links
links_of(const bt_rules *rules, const char *number, bool tested)
{
    const naming *row = find(listed, BT_COUNT(listed), rules, number);

    return (links){
        .tested = tested,
        .marked = find(marked, BT_COUNT(marked), rules, number) != NULL,
        .ruled = find(ruled, BT_COUNT(ruled), rules, number) != NULL,
        .open = row && row->open,
    };
}

/* How wide the column of numbers is: [8.42] or [E-COUNTER-ORDER.2]. */
static int
number_width(const bt_rules *rules)
{
    int width = 7;
    for (int i = 0; i < rules->clauses.count; i++) {
        int length = (int)strlen(rules->clauses.at[i].number);
        if (length > width)
            width = length;
    }
    return width;
}

static void
print_clause(const bt_rules *rules, const char *number, const char *state, const links *l,
             const char *text)
{
    int width = number_width(rules);
    printf("%-*s %-5s %-7s %-7s %-6s %s\n", width, number, state, l->tested ? "tested" : "-",
           l->marked ? "marked" : "-",
           l->ruled  ? "ruled"
           : l->open ? "open"
                     : "-",
           text);
}

static void
report(const bt_rules *rules, const bt_clause *clause, bool tested, bool gaps_only, tally *sum)
{
    links l = links_of(rules, clause->number, tested);
    bool gap = clause->done && (!l.tested || !l.marked || (l.open && !l.ruled));

    sum->clauses++;
    sum->done += clause->done;
    sum->na += !clause->done;
    sum->stated += clause->done && clause->grade == 'S';
    sum->found += clause->done && clause->grade == 'F';
    sum->rebuilt += clause->done && clause->grade == 'R';
    sum->tested += l.tested;
    sum->untested += clause->done && !l.tested;
    sum->unmarked += clause->done && !l.marked;
    sum->unruled += clause->done && l.open && !l.ruled;
    if (!gaps_only || gap)
        print_clause(rules, clause->number, clause->done ? "done" : "n/a", &l, clause->text);
}

/* What the rule book has and rules.def does not. */
static void
report_missing(const bt_rules *rules, tally *sum)
{
    for (size_t i = 1; i < BT_COUNT(listed); i++) {
        const char *number = listed[i].number;
        if (strcmp(listed[i].game, rules->id) != 0 || bt_clause_find(rules, number))
            continue;
        sum->clauses++;
        sum->missing++;
        links l = links_of(rules, number, false);
        print_clause(rules, number, "miss", &l, "in the rule book, not here");
    }
}

int
cli_cmd_rules(const cli_args *args)
{
    const char *id = args->operands[0];
    const bt_rules *rules = cli_rules_find(id, strcspn(id, "/"));
    if (!rules)
        return CLI_USAGE;
    bool tested[CLI_CLAUSES_MAX] = { false };
    int failed = cli_cases_run(rules, tested);
    if (failed < 0)
        return CLI_INNER;
    tally sum = { 0 };
    for (int i = 0; i < rules->clauses.count; i++)
        report(rules, &rules->clauses.at[i], tested[i], args->values[CLI_OPT_UNCOVERED] != NULL,
               &sum);
    report_missing(rules, &sum);
    printf("clauses=%d done=%d na=%d missing=%d tested=%d unmarked=%d unruled=%d", sum.clauses,
           sum.done, sum.na, sum.missing, sum.tested, sum.unmarked, sum.unruled);
    if (sum.stated + sum.found + sum.rebuilt)
        printf(" stated=%d found=%d rebuilt=%d", sum.stated, sum.found, sum.rebuilt);
    printf("\n");
    return failed || sum.missing || sum.untested || sum.unmarked || sum.unruled ? CLI_FAILED
                                                                                : CLI_GOOD;
}
