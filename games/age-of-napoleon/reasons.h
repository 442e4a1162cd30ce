/*
 * reasons.h - why an action is refused: reasons.def, and the clauses that titles bring.
 */
#ifndef AON_REASONS_H
#define AON_REASONS_H

#include "state.h"

/* With other clauses of the same codes, which legal.c finds: those by which rooms wait, and those by
 * which corps come at once. */
enum {
    AON_REASON_ROWS = AON_REASON_COUNT + 4
#define WAIT(rule) +2
#define WAIT_OWN(rule) +1
#include "waits.def"
#undef WAIT
#undef WAIT_OWN
};

extern const bt_reason aon_reasons[AON_REASON_ROWS + 1];

#endif
