/*
 * reasons.c - why an action is refused: reasons.def, with a row for each title where titles supply the
 * clause, and for each clause by which a room waits.
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
    /* Who plays first is asked: that it is the other side has the same clause anyway. */
    [AON_REASON_COUNT] = ROW(NOT_NOW, "AON-5.2"),
#define WAIT(rule) ROW(NOT_NOW, rule), ROW(NOT_YOUR_TURN, rule),
#define WAIT_OWN(rule) ROW(NOT_NOW, rule),
#include "waits.def"
#undef WAIT
#undef WAIT_OWN
    ROW(NOT_OF_COUNTRY, "AON-3.10b"),
    ROW(NOT_OF_COUNTRY, "AON-3.11"),
    ROW(NOT_OF_COUNTRY, "AON-8.3"),
    { 0 }, /* is not counted */
};
