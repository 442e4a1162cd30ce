/*
 * reasons.h - why an action is refused: reasons.def, and the clauses that causes.def and duties.def
 * bring.
 */
#ifndef N06_REASONS_H
#define N06_REASONS_H

#include "state.h"

/* With other clauses of the same codes, which n06_cite finds. */
enum {
    N06_REASON_ROWS = N06_REASON_COUNT + 1
#define REASON(...)
#define ALSO(...) +1
#define BY_CAUSE(...)
#define CAUSE(...) +2
#define DUTY(...)  +2
#include "causes.def"
#include "duties.def"
#include "reasons.def"
#undef REASON
#undef ALSO
#undef BY_CAUSE
#undef CAUSE
#undef DUTY
};

extern const bt_reason n06_reasons[N06_REASON_ROWS + 1];

/** Is it this offence, by whatever clause? */
bool n06_is_reason(const bt_reason *reason, n06_reason code);

#endif
