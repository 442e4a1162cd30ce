/*
 * reasons.c - why an action is refused: reasons.def, and the clauses that causes.def and duties.def
 * bring.
 */
#include "reasons.h"

#define REASON(name, code, rule, text)                                                             \
    static const char code_of_##name[] = code, text_of_##name[] = text;
#define ALSO(...)
#define BY_CAUSE(name, code, text) REASON(name, code, "", text)
#include "reasons.def"
#undef REASON
#undef ALSO
#undef BY_CAUSE

#define ROW(name, rule)                                                                            \
    {                                                                                              \
        code_of_##name, (rule), text_of_##name                                                     \
    }

const bt_reason n06_reasons[] = {
#define REASON(name, code, rule, text) [N06_R_##name] = ROW(name, rule),
#define ALSO(...)
#define BY_CAUSE(...)
#include "reasons.def"
#undef REASON
#undef ALSO
#undef BY_CAUSE
#define CAUSE(code, kind, rule, death)                                                             \
    [N06_R_NO_LOSS + N06_BY_##code] = ROW(NO_LOSS, rule),                                          \
                     [N06_R_NO_POINTS + N06_BY_##code] = ROW(NO_POINTS, rule),                     \
                     [N06_R_NOT_SHARING + N06_BY_##code] = ROW(NOT_SHARING, rule),
#include "causes.def"
#undef CAUSE
    /* Other clauses of the same codes: n06_cite finds them. */
    [N06_REASON_COUNT] = ROW(UNFINISHED, "C9.3"),
#define REASON(...)
#define ALSO(name, rule) ROW(name, rule),
#define BY_CAUSE(...)
#include "reasons.def"
#undef REASON
#undef ALSO
#undef BY_CAUSE
#define CAUSE(code, kind, rule, death) ROW(UNFINISHED, rule), ROW(NOT_YOUR_TURN, rule),
#include "causes.def"
#undef CAUSE
#define DUTY(rule) ROW(UNFINISHED, rule), ROW(NOT_YOUR_TURN, rule),
#include "duties.def"
#undef DUTY
    { 0 }, /* is not counted */
};

bool
n06_is_reason(const bt_reason *reason, n06_reason code)
{
    return reason->code == n06_reasons[code].code;
}
