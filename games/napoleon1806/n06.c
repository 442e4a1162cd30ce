/*
 * n06.c - the rules table of Napoléon 1806, and the lists the engine reads.
 */
#include "n06.h"

/* ---- printed lists ----------------------------------------------------- */

static const char *const ending_words[] = { "none", "points", "time", "commander" };
static const char *const operation_words[] = { "move", "combat", "moving-attack" };
static const char *const procedure_words[] = {
    "none",
#define PROCEDURE(code, word, text) word,
#include "procedures.def"
#undef PROCEDURE
};
static const char *const side_words[] = { "french", "prussian" };
static const char *const side_names[] = { "French", "Prussian" };

enum {
    N06_OPERAND_NONE,
#define OPERAND(name, ...) N06_OPERAND_##name,
#include "operands.def"
#undef OPERAND
    N06_OPERAND_COUNT
};

static const bt_operand operands[N06_OPERAND_COUNT] = {
    [N06_OPERAND_NONE] = { 0 },
#define OPERAND(name, id, kind, min, max, words)                                                   \
    [N06_OPERAND_##name] = { (id), (kind), (min), (max), (words) },
#include "operands.def"
#undef OPERAND
};

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
};

bool
n06_is_reason(const bt_reason *reason, n06_reason code)
{
    return reason->code == n06_reasons[code].code;
}

static const bt_action_def actions[N06_ACTION_COUNT] = {
    [N06_NO_ACTION] = { 0 },
#define ACTION(code, word, a, b, c, segment, label, text, rule)                                    \
    [N06_A_##code] = { (word),    { N06_OPERAND_##a, N06_OPERAND_##b, N06_OPERAND_##c },           \
                       (segment), (text),                                                          \
                       (rule),    (label) },
#include "actions.def"
#undef ACTION
};

#define ARGS(a, b, c, d)                                                                           \
    {                                                                                              \
        N06_OPERAND_##a, N06_OPERAND_##b, N06_OPERAND_##c, N06_OPERAND_##d                         \
    }
static const bt_event_def events[N06_EVENT_COUNT] = {
    [N06_NO_EVENT] = { 0 },
#define EVENT(code, word, args, text) [N06_EV_##code] = { (word), args, (text), NULL },
#include "events.def"
#undef EVENT
};
#undef ARGS

#define OPTION(code, id, rule, text, ...)                                                          \
    static const char *const option_words_##code[] = { __VA_ARGS__ };
#include "options.def"
#undef OPTION

static const bt_option_def options[N06_OPTION_COUNT] = {
#define OPTION(code, id, rule, text, ...)                                                          \
    [N06_OPTION_##                                                                                 \
        code] = { (id), (text), (rule), option_words_##code, BT_COUNT(option_words_##code) },
#include "options.def"
#undef OPTION
};

static const bt_overlay_def overlays[N06_OVERLAY_COUNT] = {
#define OVERLAY(code, id, needs, rule, text) { (id), (needs), (rule), (text) },
#include "overlays.def"
#undef OVERLAY
};

#define ASK   true
#define NEVER false
static const bt_moment_def moments[] = {
#define MOMENT(code, id, rule, ask, text) { (id), (rule), (text), (ask) },
#include "moments.def"
#undef MOMENT
};
#undef ASK
#undef NEVER

#define DONE true
#define NA   false
static const bt_clause clauses[] = {
#define CLAUSE(number, chapter, state, text) { (number), (chapter), (state), (text) },
#include "rules.def"
#undef CLAUSE
};
#undef DONE
#undef NA

static const bt_field fields[] = {
#define FIELD(word, shape, member, count, operand, text)                                           \
    { (word), (shape), offsetof(n06_state, member), (count), N06_OPERAND_##operand, (text), false },
#define INNER(word, shape, member, count, operand, text)                                           \
    { (word), (shape), offsetof(n06_state, member), (count), N06_OPERAND_##operand, (text), true },
#include "fields.def"
#undef FIELD
#undef INNER
};

/* ---- the table --------------------------------------------------------- */

extern const bt_rules n06_rules;

const bt_rules n06_rules = {
    .abi = BT_RULES_ABI,
    .id = "napoleon1806",
    .title = "Napoléon 1806",
    .rules_version = 3,
    .state_size = sizeof(n06_state),
    .view_size = sizeof(n06_view),
    .length_bound = 40000,
    .side_count = 2,
    .sides = side_words,
    .side_names = side_names,
    .actions = actions,
    .action_count = N06_ACTION_COUNT,
    .operands = operands,
    .operand_count = N06_OPERAND_COUNT,
    .reasons = n06_reasons,
    .reason_count = BT_COUNT(n06_reasons),
    .events = events,
    .event_count = N06_EVENT_COUNT,
    .options = options,
    .option_count = N06_OPTION_COUNT,
    .moments = moments,
    .moment_count = BT_COUNT(moments),
    .clauses = { clauses, BT_COUNT(clauses) },
    .fields = fields,
    .field_count = BT_COUNT(fields),
    .load = n06_load,
    .setup = n06_setup,
    .to_act = n06_to_act,
    .legal = n06_legal,
    .check = n06_check,
    .apply = n06_apply,
    .chance = n06_chance,
    .outcome = n06_outcome,
    .view = n06_make_view,
    .view_write = n06_write_view,
    .resample = n06_resample,
    .derive = n06_derive,
    .state_ok = n06_state_ok,
    .conceals = n06_conceals,
    .explain = n06_explain,
    .prompt = n06_prompt,
    .odds = n06_odds,
    .forecast = n06_forecast,
    .ways = n06_ways,
    .survey = n06_survey,
    .overlays = overlays,
    .overlay_count = N06_OVERLAY_COUNT,
    .moment = n06_moment,
    .seated = n06_seat,
    .evaluate = n06_evaluate,
    .begin = n06_begin,
    .book = n06_book,
};
