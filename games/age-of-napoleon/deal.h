/*
 * deal.h - chance deals cards [AON-9.3a].
 */
#ifndef AON_DEAL_H
#define AON_DEAL_H

#include "state.h"

/** Where the cards go: to a side's hand, or to the discards [17.3.2.1]. */
enum { AON_TO_FRENCH, AON_TO_COALITION, AON_TO_DISCARDS };

/** Have chance deal so many cards next. */
void aon_begin_deal(aon *n, int whither, int count);

#endif
