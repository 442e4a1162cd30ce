/*
 * sway.h - which card may be played upon which country in diplomacy [AON-3.5].
 */
#ifndef AON_SWAY_H
#define AON_SWAY_H

#include "reasons.h"

/** The cards that are played upon a country. */
uint64_t aon_swaying_titles(void);

/**
 * What forbids a side to play the card `act->a`, which is in its hand and of this phase, upon the
 * country `act->b`.  Conditions are judged as countries stood when the phase began [AON-7.2].
 */
const bt_reason *aon_refuse_sway(const aon *n, const bt_act *act);

/** The clause by which a card is played upon a country: of a minister whose own is neutral, another. */
const char *aon_clause_of_sway(const aon *n, aon_title title);

/** What forbids a side to bring a country one step nearer by a card that has no conditions of its own, as
 * countries stand now. */
const bt_reason *aon_refuse_shift(const aon *n, bt_side side, uint8_t country);

/** Where a country stands after such a step. */
aon_align aon_shifted(bt_side side, aon_align from);

/** What forbids to make a minor ally a dominion by Napoleonic Dynasty [CARD-NAPOLEONIC-DYNASTY.1]. */
const bt_reason *aon_refuse_crown(const aon *n, bt_side side, unsigned country);

/** A side has played upon a country in this phase. */
void aon_mark_pushed(aon *n, bt_side side, uint8_t country);

/** Did both play upon it, so that it stays as it is [AON-7.2]? */
static inline bool
aon_is_disputed(const aon *n, int country)
{
    return n->s->pushed[country] == AON_BOTH;
}

/** How a country upon which one side has played will stand when the phase is settled. */
aon_align aon_net_align(const aon *n, uint8_t country);

#endif
