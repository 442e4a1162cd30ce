/*
 * substitute.h - a corps on the map is replaced by one of the reserve: Out of Favor, and Republicans &
 * Royalists [CARD-OUT-OF-FAVOR.1].
 */
#ifndef AON_SUBSTITUTE_H
#define AON_SUBSTITUTE_H

#include "reasons.h"

/**
 * What forbids to play Out of Favor, `act->a`, which is in the hand and of this phase, upon the enemy corps
 * `act->b`.  It has to be one that its enemy sees, and whether a substitute is in reserve is judged by
 * what its enemy knows.
 */
const bt_reason *aon_refuse_out_of_favor(const aon *n, const bt_act *act);

/** Play it: the other side names the substitute next, in the room SUBSTITUTE. */
void aon_do_out_of_favor(aon *n, const bt_act *act);

/** Try the card upon every corps, for `list` of a room whose deed is NAME. */
void aon_list_out_of_favor(const bt_list *list);

/** The same of Republicans & Royalists, which is about Napoléon [CARD-REPUBLICANS-AND-ROYALISTS.1]. */
const bt_reason *aon_refuse_republicans(const aon *n);
void aon_do_republicans(aon *n, const bt_act *act);

#endif
