/*
 * withdraw.h - the army attacked may leave before the battle [AON-12.10b].
 */
#ifndef AON_WITHDRAW_H
#define AON_WITHDRAW_H

#include "state.h"

/** Might a side withdraw from s->field, as far as everybody can see? */
bool aon_might_withdraw(const aon *n, bt_side side);

/** Ask a side whether its army in the area just entered withdraws, if everybody can see that it might. */
void aon_offer_withdrawal(aon *n, bt_side side);

#endif
