/*
 * reasons.c - why an action is refused: reasons.def, with a row for each title where titles supply the
 * clause.
 */
#include "reasons.h"

#define REASON(name, code, rule, text)                                                             \
    static const char code_of_##name[] = code, text_of_##name[] = text;
#define BY_TITLE(name, code, text) REASON(name, code, "", text)
#include "reasons.def"
#undef REASON
#undef BY_TITLE

#define ROW(name, rule)                                                                            \
    {                                                                                              \
        code_of_##name, (rule), text_of_##name                                                     \
    }

const bt_reason aon_reasons[] = {
#define REASON(name, code, rule, text) [AON_R_##name] = ROW(name, rule),
#define BY_TITLE(...)
#include "reasons.def"
#undef REASON
#undef BY_TITLE
#define CARD(code, id, stem, who, phases)                                                          \
    [AON_R_WRONG_PHASE + AON_##code] = ROW(WRONG_PHASE, stem ".1"),                                \
                        [AON_R_WRONG_SIDE + AON_##code] = ROW(WRONG_SIDE, stem ".1"),              \
                        [AON_R_CONDITION + AON_##code] = ROW(CONDITION, stem ".1"),                \
                        [AON_R_WRONG_FORM + AON_##code] = ROW(WRONG_FORM, stem ".1"),
#include "cards.def"
#undef CARD
    [AON_REASON_COUNT] = { 0 },
};
