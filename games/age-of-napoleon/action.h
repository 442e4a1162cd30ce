/*
 * action.h - a side's action of the round [AON-11.2].
 */
#ifndef AON_ACTION_H
#define AON_ACTION_H

#include "state.h"

/** The action of a side as it stands when all its moves have been made [AON-11.6]. */
void aon_begin_fighting(aon *n, bt_side side);

#endif
