/*
 * payment.h - what a move or an interception costs [AON-11.3a] [AON-12.11b].
 *
 * The room PAYMENT lies on that of the action or of the interception.  When a side gives up for want
 * of a card, the step of the frame below is AON_UNPAID.
 */
#ifndef AON_PAYMENT_H
#define AON_PAYMENT_H

#include "state.h"

/* In the local of the frame of an interception, beside the leader: Forced March helps it. */
#define AON_FORCED 0x80

#define AON_UNPAID 0xff

/** Can a side pay: it has its free move, or a card, and is not barred?  Everybody can see that. */
bool aon_can_pay(const aon *n, bt_side side);

/** A movement rating with what Forced March could add to it, if the side had one, as it may for all that
 * everybody sees; with the one that it has in fact [CARD-FORCED-MARCH.1]. */
int aon_likely_speed(const aon *n, bt_side side, bt_unit leader);
int aon_best_speed(const aon *n, bt_side side, bt_unit leader);

/** What forbids to play Forced March for an army. */
const bt_reason *aon_refuse_force(const aon *n, const bt_act *act);

#endif
