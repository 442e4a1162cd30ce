/*
 * naw.c - the rules table of Napoleon at War, and the lists the engine reads.
 */
#include "naw.h"

/* ---- printed lists ----------------------------------------------------- */

static const char *const reduced_words[] = { "no",  "1-5", "1-4", "1-3", "1-2", "1-1",
                                             "2-1", "3-1", "4-1", "5-1", "6-1" };
static const char *const plan_words[] = { "A", "B" };
static const char *const plans_words[] = { "open", "A", "B" };
static const char *const edge_words[] = { "north", "east", "south", "west" };
static const char *const section_words[] = { "west", "east" };
static const char *const result_words[] = { "Ae", "Ar", "Dr", "De", "Ex" };
static const char *const light_words[] = { "day", "night", "fog" };
static const char *const morale_words[] = { "no", "french", "prussian" };
static const char *const procedure_words[] = {
    "none",
#define PROCEDURE(code, word, text) word,
#include "procedures.def"
#undef PROCEDURE
};
static const char *const side_words[] = { "french", "prussian" };
static const char *const side_names[] = { "French", "Prussian" };

enum {
    NAW_OPERAND_NONE,
#define OPERAND(name, ...) NAW_OPERAND_##name,
#include "operands.def"
#undef OPERAND
    NAW_OPERAND_COUNT
};

static const bt_operand operands[NAW_OPERAND_COUNT] = {
    [NAW_OPERAND_NONE] = { 0 },
#define OPERAND(name, id, kind, min, max, words)                                                   \
    [NAW_OPERAND_##name] = { (id), (kind), (min), (max), (words) },
#include "operands.def"
#undef OPERAND
};

const bt_reason naw_reasons[NAW_REASON_COUNT] = {
#define REASON(name, code, rule, text) [NAW_R_##name] = { (code), (rule), (text) },
#include "reasons.def"
#undef REASON
};

static const bt_action_def actions[NAW_ACTION_COUNT] = {
    [NAW_NO_ACTION] = { 0 },
#define ACTION(code, word, a, b, c, segment, label, text, rule)                                    \
    [NAW_##code] = { (word),    { NAW_OPERAND_##a, NAW_OPERAND_##b, NAW_OPERAND_##c },             \
                     (segment), (text),                                                            \
                     (rule),    (label) },
#include "actions.def"
#undef ACTION
};

#define ARGS(a, b, c, d)                                                                           \
    {                                                                                              \
        NAW_OPERAND_##a, NAW_OPERAND_##b, NAW_OPERAND_##c, NAW_OPERAND_##d                         \
    }
static const bt_event_def events[NAW_EVENT_COUNT] = {
    [NAW_NO_EVENT] = { 0 },
#define EVENT(code, word, rule, args, text) [NAW_EV_##code] = { (word), args, (text), (rule) },
#include "events.def"
#undef EVENT
};
#undef ARGS

#define OPTION(code, id, rule, text, ...)                                                          \
    static const char *const option_words_##code[] = { __VA_ARGS__ };
#include "options.def"
#undef OPTION

static const bt_option_def options[NAW_OPTION_COUNT] = {
#define OPTION(code, id, rule, text, ...)                                                          \
    [NAW_OPTION_##                                                                                 \
        code] = { (id), (text), (rule), option_words_##code, BT_COUNT(option_words_##code) },
#include "options.def"
#undef OPTION
};

static const bt_overlay_def overlays[NAW_OVERLAY_COUNT] = {
#define OVERLAY(code, id, needs, rule, text)                                                       \
    [NAW_OVERLAY_##code] = { (id), (needs), (rule), (text) },
#include "overlays.def"
#undef OVERLAY
};

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
    { (word), (shape), offsetof(naw_state, member), (count), NAW_OPERAND_##operand, (text), false },
#define INNER(word, shape, member, count, operand, text)                                           \
    { (word), (shape), offsetof(naw_state, member), (count), NAW_OPERAND_##operand, (text), true },
#include "fields.def"
#undef FIELD
#undef INNER
};

/* ---- secrecy ------------------------------------------------------------ */

/* [15.1] The plan is all that this game keeps from anybody. */
static bool
conceals(const bt_game *game, const bt_state *state, bt_side viewer, unsigned operand,
         unsigned value)
{
    (void)value;
    return operand == NAW_OPERAND_PLAN && naw_hides_plan(game, naw_state_of(state), viewer);
}

/* ---- the table --------------------------------------------------------- */

extern const bt_rules naw_rules;

const bt_rules naw_rules = {
    .abi = BT_RULES_ABI,
    .id = "napoleon-at-war",
    .title = "Napoleon at War: Jena-Auerstadt",
    .rules_version = 1,
    .state_size = sizeof(naw_state),
    .view_size = sizeof(naw_view),
    .length_bound = 40000,
    .side_count = 2,
    .sides = side_words,
    .side_names = side_names,
    .actions = actions,
    .action_count = NAW_ACTION_COUNT,
    .operands = operands,
    .operand_count = NAW_OPERAND_COUNT,
    .reasons = naw_reasons,
    .reason_count = NAW_REASON_COUNT,
    .events = events,
    .event_count = NAW_EVENT_COUNT,
    .options = options,
    .option_count = NAW_OPTION_COUNT,
    .overlays = overlays,
    .overlay_count = NAW_OVERLAY_COUNT,
    .clauses = { clauses, BT_COUNT(clauses) },
    .fields = fields,
    .field_count = BT_COUNT(fields),
    .load = naw_load,
    .setup = naw_setup,
    .to_act = naw_to_act,
    .legal = naw_legal,
    .check = naw_check,
    .apply = naw_apply,
    .chance = naw_chance,
    .outcome = naw_outcome,
    .view = naw_make_view,
    .view_write = naw_write_view,
    .view_write_unlike = naw_write_view_unlike,
    .resample = naw_resample,
    .derive = naw_derive,
    .state_ok = naw_state_ok,
    .conceals = conceals,
    .explain = naw_explain,
    .prompt = naw_prompt,
    .odds = naw_odds,
    .whereabouts = naw_whereabouts,
    .expense = naw_expense,
    .survey = naw_survey,
    .evaluate = naw_evaluate,
    .begin = naw_begin,
    .book = naw_book,
};
