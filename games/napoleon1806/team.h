/*
 * team.h - two to a side: one keeps the order of battle, the other the cards [C15.1].
 *
 * The chapters know sides.  What is asked of a seat is asked here of its side, and what the side may
 * do is divided among its two seats.  Partners sit behind one screen and talk: both see, and hear,
 * whatever their side does (RULINGS.md, A80).
 */
#ifndef N06_TEAM_H
#define N06_TEAM_H

#include "state.h"

/** The seats that may act when these sides may. */
BT_COLD bt_seats n06_seats_acting(const n06 *n, bt_sides sides);

/** Why a seat does not do what its side may: that is its partner's. */
BT_COLD const bt_reason *n06_refuse_partner(const n06 *n, bt_seat seat, unsigned code);

/** Drop from the list of a side what is not the seat's. */
BT_COLD void n06_keep_own(const n06 *n, bt_seat seat, bt_actions *list);

/** What a side was told since event number `from` both its seats were told. */
BT_COLD void n06_tell_partners(const n06 *n, int from);

/** Has the partner who has the cards, or the other, to wait for the partner?  Says so. */
bool n06_waits_for_partner(const n06 *n, bool with_cards, bt_buf *out);

/** Is it an action that plays a card for its event? */
bool n06_plays_card(unsigned code);

#endif
