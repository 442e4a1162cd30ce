/*
 * deal.h - chance deals cards [AON-9.3a].
 */
#ifndef AON_DEAL_H
#define AON_DEAL_H

#include "state.h"

/** Where the cards go: to a side's hand, or to the discards [17.3.2.1]. */
enum { AON_TO_FRENCH, AON_TO_COALITION, AON_TO_DISCARDS };

/** What a Strategy Phase comes to next, as the step of its frame: hands are dealt on the way to the showing
 * of No Surrender, and what is drawn for it on the way from there [AON-9.5]. */
enum aon_strategy {
    AON_DISCARDS,
    AON_DEALS_FRENCH,
    AON_SHOWS_FRENCH,
    AON_DEALS_COALITION,
    AON_SHOWS_COALITION,
    AON_CLOSES
};

/** Have chance deal so many cards next. */
void aon_begin_deal(aon *n, int whither, int count);

#endif
