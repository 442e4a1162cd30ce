/*
 * call.h - France or Russia called to arms against an army that enters it [CARD-CALL-TO-ARMS.2].
 */
#ifndef AON_CALL_H
#define AON_CALL_H

#include "state.h"

/**
 * Ask the side that runs the area just entered by the other, on the march or to intercept, if everybody can see
 * that it might play the card.
 */
void aon_offer_call(aon *n, bt_side side);

#endif
