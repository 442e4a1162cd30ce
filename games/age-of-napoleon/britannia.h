/*
 * britannia.h - Britannia opens the sea, in the Reinforcement and the Campaign Phase
 * [CARD-BRITANNIA.1].
 */
#ifndef AON_BRITANNIA_H
#define AON_BRITANNIA_H

#include "reasons.h"

/** What forbids to play the card, which is in the hand and of this phase: the sea is open already. */
const bt_reason *aon_refuse_britannia(const aon *n);

/** Play it: from now on the Coalition uses the sea. */
void aon_do_britannia(aon *n, const bt_act *act);

#endif
