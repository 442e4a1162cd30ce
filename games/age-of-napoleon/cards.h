/*
 * cards.h - cards: which is which, what forbids them in general, where they go [AON-5.4a].
 */
#ifndef AON_CARDS_H
#define AON_CARDS_H

#include "reasons.h"

static inline aon_title
aon_title_of(const aon *n, unsigned card)
{
    return (aon_title)n->printed->title_of[card];
}

/** The cards of a title in a side's hand. */
bt_set aon_held(const aon *n, bt_side side, aon_title title);

/** Of a hand the cards whose titles are among `titles`, as bits by aon_title. */
bt_set aon_held_of(const aon *n, bt_side side, uint64_t titles);

#define AON_TITLE(title) (UINT64_C(1) << (title))

/**
 * What forbids a card in general: it is not in the hand, its event is the other side's, or it is not
 * played for it now.
 *
 * @param phase  AON_IN_... of what is under way
 */
const bt_reason *aon_refuse_card(const aon *n, const bt_act *act, unsigned phase);

/** What forbids a card that cancels rounds once a round has begun; of other titles that it is not played now. */
const bt_reason *aon_refuse_late(const aon *n, aon_title title);

/**
 * What forbids to discard a card in payment, also of the other side's event [AON-5.4b]: it is not in the
 * hand, or Indecision bars the side.
 */
const bt_reason *aon_refuse_payment(const aon *n, const bt_act *act);

/** A card is played for its event by the first clause of its title: told, and laid among the discards. */
void aon_play(aon *n, bt_side side, unsigned card);

/** The same by a clause that the caller names: some cards do one thing or another. */
void aon_play_by(aon *n, bt_side side, unsigned card, const char *rule);

/** The same upon a country. */
void aon_play_upon(aon *n, bt_side side, unsigned card, uint8_t country, const char *rule);

/** A card is played by a clause, and stays on the table until aon_clear_table. */
void aon_lay(aon *n, bt_side side, unsigned card, const char *rule);

/** A card is discarded in payment. */
void aon_pay(aon *n, bt_side side, unsigned card, const char *rule);

/** What lies on the table goes to the discards. */
void aon_clear_table(aon *n);

/** Is a card of a title on a side's table? */
bool aon_on_table(const aon *n, bt_side side, aon_title title);

/** The first clause of a card's title: "CARD-PITT.1". */
const char *aon_clause_of(aon_title title);

/** The side whose event a title is; BT_SIDE_NONE for anybody's. */
bt_side aon_side_of_title(aon_title title);

#endif
