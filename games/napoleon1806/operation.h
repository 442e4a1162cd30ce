/*
 * operation.h - one operation after the other; chapters C5, C6 and C9.
 */
#ifndef N06_OPERATION_H
#define N06_OPERATION_H

#include "state.h"

/** Fatigue the stack takes for its move so far, were it to end here [C6.13]. */
int n06_move_fatigue(const n06 *n, bt_side side);

/** Why a block cannot join others that are chosen. */
const bt_reason *n06_refuse_companion(const n06 *n, const bt_act *act, bt_units with);

bt_refuser n06_refuse_move, n06_refuse_fight, n06_refuse_assault;
bt_doer n06_do_move;

#endif
