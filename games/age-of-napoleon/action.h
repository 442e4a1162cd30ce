/*
 * action.h - a side's action of the round [AON-11.2].
 */
#ifndef AON_ACTION_H
#define AON_ACTION_H

#include "reasons.h"

/** What forbids a side to move an army now that the corps `act->a` leads. */
const bt_reason *aon_refuse_march(const aon *n, const bt_act *act);

/** The action of a side as it stands when all its moves have been made [AON-11.6]. */
void aon_begin_fighting(aon *n, bt_side side);

#endif
