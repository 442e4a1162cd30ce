/*
 * aon_table.h - a position of Age of Napoleon for tests of bots, and what it is worth.
 */
#ifndef BT_TESTS_AON_TABLE_H
#define BT_TESTS_AON_TABLE_H

#include "table.h"

#define FRENCH    0
#define COALITION 1

static inline table
set_up(const char *position)
{
    return table_of("age-of-napoleon", "1805", position);
}

/* To the French, as it stands. */
static inline int
worth(const char *position)
{
    table t = set_up(position);
    int value = t.game->rules->evaluate(t.game, t.state, FRENCH);

    clear_away(&t);
    return value;
}

#endif
