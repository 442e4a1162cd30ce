/*
 * cases.h - the position tests of a game, kept in the program.
 */
#ifndef CLI_CASES_H
#define CLI_CASES_H

#include <berthier/rules.h>

#define CLI_CLAUSES_MAX 512 /* the longest rule book here has 259 */

/**
 * Run every position test of a game.  What fails is told on stderr.
 *
 * @param tested  set for each clause of rules->clauses that a passing case names
 * @return how many cases failed; -1 when they could not be run
 */
int cli_cases_run(const bt_rules *rules, bool tested[CLI_CLAUSES_MAX]);

#endif
