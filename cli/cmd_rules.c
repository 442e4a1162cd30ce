/* cmd_rules.c - every clause of a rule book: done, not applicable, missing;
 * and whether a test names it.  named.inc is made from the tests by
 * tools/covered.c, listed rows from clauses/GAME.txt. */
#include "args.h"
#include "scenario.h"

#include <string.h>

typedef struct naming {
    const char *game; /* "" when the test is of no game */
    const char *number;
} naming;

static const naming named[] = {
    { "", "" }, /* so that the table is never empty */
#define NAMED(game, number) { game, number },
#define LISTED(game, number)
#include "named.inc"
#undef NAMED
#undef LISTED
};

static const naming listed[] = {
    { "", "" },
#define NAMED(game, number)
#define LISTED(game, number) { game, number },
#include "named.inc"
#undef NAMED
#undef LISTED
};

typedef struct tally {
    int clauses, done, na, missing, tested, untested;
} tally;

static bool
is_tested(const bt_rules *rules, const char *number)
{
    for (size_t i = 1; i < BT_COUNT(named); i++) {
        bool fits = !named[i].game[0] || strcmp(named[i].game, rules->id) == 0;
        if (fits && strcmp(named[i].number, number) == 0)
            return true;
    }
    return false;
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
print_clause(const bt_rules *rules, const char *number, const char *state, bool tested,
             const char *text)
{
    int width = number_width(rules);
    printf("%-*s %-5s %-7s %s\n", width, number, state, tested ? "tested" : "-", text);
}

static void
report(const bt_rules *rules, const bt_clause *clause, bool uncovered_only, tally *sum)
{
    bool tested = is_tested(rules, clause->number);
    sum->clauses++;
    sum->done += clause->done;
    sum->na += !clause->done;
    sum->tested += tested;
    sum->untested += clause->done && !tested;
    if (uncovered_only && (tested || !clause->done))
        return;
    print_clause(rules, clause->number, clause->done ? "done" : "n/a", tested, clause->text);
}

static bool
has_clause(const bt_rules *rules, const char *number)
{
    for (int i = 0; i < rules->clauses.count; i++)
        if (strcmp(rules->clauses.at[i].number, number) == 0)
            return true;
    return false;
}

/* What the rule book has and rules.def does not. */
static void
report_missing(const bt_rules *rules, tally *sum)
{
    for (size_t i = 1; i < BT_COUNT(listed); i++) {
        if (strcmp(listed[i].game, rules->id) != 0 || has_clause(rules, listed[i].number))
            continue;
        sum->clauses++;
        sum->missing++;
        print_clause(rules, listed[i].number, "miss", false, "in the rule book, not here");
    }
}

int
cli_cmd_rules(const cli_args *args)
{
    const char *id = args->operands[0];
    const bt_rules *rules = cli_rules_find(id, strcspn(id, "/"));
    if (!rules)
        return CLI_USAGE;
    tally sum = { 0 };
    for (int i = 0; i < rules->clauses.count; i++)
        report(rules, &rules->clauses.at[i], args->values[CLI_OPT_UNCOVERED] != NULL, &sum);
    report_missing(rules, &sum);
    printf("clauses=%d done=%d na=%d missing=%d tested=%d\n", sum.clauses, sum.done, sum.na,
           sum.missing, sum.tested);
    return sum.missing || sum.untested ? CLI_FAILED : CLI_GOOD;
}
