/*
 * intercept.h - an army next to the area entered may come in [AON-12.11a] - [AON-12.12b].
 */
#ifndef AON_INTERCEPT_H
#define AON_INTERCEPT_H

#include "state.h"

/** Of the room INTERCEPT: who leads those that come in, once it has been named. */
bt_unit aon_interceptor(const bt_frame *frame);

/** From where a side might intercept an army that enters s->field, as far as everybody can see: areas. */
bt_set aon_interceptors(const aon *n, bt_side side);

/** Ask a side whether it intercepts the move, if everybody can see that it might. */
void aon_offer_interception(aon *n, bt_side side);

#endif
