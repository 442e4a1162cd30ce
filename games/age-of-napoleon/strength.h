/*
 * strength.h - battle strength, line by line, and what the Battle Results Table has for it.
 */
#ifndef AON_STRENGTH_H
#define AON_STRENGTH_H

#include "state.h"

#include <berthier/odds.h>

/**
 * The battle strength of what a side has engaged [AON-13.3a].
 *
 * @param lines  what it is made of is added here, each line with its rule; NULL if nobody asks
 */
int aon_strength(const aon *n, bt_side side, bt_odds *lines);

/** The column that serves a strength [DATA-5.1]. */
const aon_column *aon_column_of(const aon *n, int strength);

/** Its number. */
int aon_column_number(const aon *n, int strength);

/** The result that Art of War lays down for a side's die; 0 for none [CARD-ART-OF-WAR.1]. */
int aon_laid_die(const aon *n, bt_side side);

/**
 * The losses that each side takes when the dice have spoken [AON-13.6]: La Garde Impériale counted
 * in, no more than it has engaged [AON-13.8].
 *
 * @param inflicted  by each side, from the table
 * @param tied       a tie-break has made the victor
 */
void aon_count_losses(const aon *n, const int *inflicted, bt_side victor, bool tied, int *losses);

/** The clause that makes them so many: the die, the victory, a card, or that there are no more [AON-13.8]. */
const char *aon_clause_of_losses(const aon *n, bt_side side, const int *inflicted, bt_side victor,
                                 bool tied);

/** How many corps of the engaged profit from one copy of a battle card, times what each gains. */
int aon_bonus(const aon *n, bt_side side, aon_title title);

/** The clause by which a card serves a side in this battle: some say one thing in attack, another in defence. */
const char *aon_clause_of_bonus(const aon *n, bt_side side, aon_title title);

#endif
