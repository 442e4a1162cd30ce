/*
 * contingent.h - whom losses fall on [18.2a].
 */
#ifndef AON_CONTINGENT_H
#define AON_CONTINGENT_H

#include "state.h"

/**
 * Of the corps among which a loss falls those that can be taken: any, or by the option those of the
 * largest contingent.  All minor allied corps are one contingent [18.2b].
 */
bt_units aon_largest_contingent(const aon *n, bt_units among);

#endif
