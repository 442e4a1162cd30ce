/*
 * reasons.h - why an action is refused: reasons.def, and the clauses that titles bring.
 */
#ifndef AON_REASONS_H
#define AON_REASONS_H

#include "state.h"

extern const bt_reason aon_reasons[AON_REASON_COUNT + 1];

#endif
