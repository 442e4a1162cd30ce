/*
 * field.h - a battle in hand: who is there, who is asked for cards, which of them work.
 */
#ifndef AON_FIELD_H
#define AON_FIELD_H

#include "cards.h"

/** Of corps in the field those that came from an area; of those that came from nowhere the field
 * itself is the name. */
bt_units aon_come_from(const aon *n, bt_units corps, bt_area area);

/**
 * The corps of a side that the battle in hand is about, engaged or not [AON-13.2]: all it has in the
 * area; of attackers that Interior Lines parts, those of one army [CARD-INTERIOR-LINES.1].
 */
bt_units aon_fielders(const aon *n, bt_side side);

/**
 * Who attacks in an area where the mover of the action has come upon its enemy [AON-13.1]: the mover,
 * unless all enemies there have come in against it; where some were before, these and who joins them
 * defend [AON-12.12a] [AON-12.12b].
 */
bt_side aon_attacker_in(const aon *n, bt_side mover, bt_area area);

/** Has a side engaged Napoléon? */
bool aon_leads_napoleon(const aon *n, bt_side side);

/** Does a battle card of a side work: it lies on the table, and no Fog of War [CARD-FOG-OF-WAR.1]? */
bool aon_at_work(const aon *n, bt_side side, aon_title title);

/** Who leaves the field: the beaten side, or who has played Bravest of the Brave; else BT_SIDE_NONE. */
bt_side aon_beaten(const aon *n);

/**
 * Is a side asked for one of some titles, as bits?  Only what everybody can see counts: it has cards,
 * may play them, and one of the titles lies nowhere in the open.
 */
bool aon_is_asked_for(const aon *n, bt_side side, uint64_t titles);

/** A corps leaves the map as a loss, for all to hear. */
void aon_lose(aon *n, bt_unit unit, uint16_t box, const char *rule);

#endif
