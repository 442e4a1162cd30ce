/*
 * contingent.h - whom losses fall on [18.2a].
 */
#ifndef AON_CONTINGENT_H
#define AON_CONTINGENT_H

#include "state.h"

/**
 * Of the corps among which so many losses fall those that can be one of them: any, or by the option those that
 * could be when each loss is taken from the contingent that is the largest just before it.  In what order they
 * are named is open: ruling 95.  All minor allied corps are one contingent [18.2b].
 */
bt_units aon_losing_contingents(const aon *n, bt_units among, int losses);

/** The same of a single loss. */
static inline bt_units
aon_largest_contingent(const aon *n, bt_units among)
{
    return aon_losing_contingents(n, among, 1);
}

#endif
