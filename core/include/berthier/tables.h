/*
 * tables.h - the tables of a game, from its .def files.
 *
 * The one file that holds the game's bt_rules includes it, after codes.h and after the words that
 * its operands.def names.  What each row of a .def file says stands here:
 *
 *     OPERAND(code, id, kind, min, max, words)
 *     ACTION(code, word, operand, operand, operand, segment, label, text, rule)
 *     EVENT(code, word, rule, ARGS(operand, operand, operand, operand), text)
 *     EVENT_PASSING(...)       the same of what is open for a moment only
 *     REASON(code, word, rule, text)
 *     OPTION(code, id, rule, text, "default", "other"...)
 *     OPTION_OF(code, id, rule, text, "scenario scenario", "default", "other"...)
 *     OVERLAY(code, id, needs, rule, text)
 *     MOMENT(code, id, rule, ASK or NEVER, text)
 *     SCENARIO(id, minutes, minutes, favoured side or EVEN, text)
 *     SEAT(id, side, option, name)
 *     PROCEDURE(code, word, QUIET or BUSY, room, text, UPON(code) | UPON(code)... or OUTERMOST)
 *     CLAUSE(number, chapter, DONE or NA, text), or GRADED(number, chapter, grade, DONE or NA, text)
 *     AHEAD(number, chapter, text)      a clause that is not played yet: in no table
 *     ROSTER(code, id, title)
 *     FIELD(word, shape, member, count, operand, text), or INNER
 *     FIELD_BY(word, shape, member, count, whose, operand, text), or INNER_BY
 *
 * BT_TABLES puts all of them into a bt_rules.  Every table ends with a row that is not counted, so
 * that a game may have none of a kind.
 */
#ifndef BT_TABLES_H
#define BT_TABLES_H

#ifdef BT_DEFS

#include <berthier/codes.h>

static const char *const procedure_words[] BT_UNUSED = {
    "none",
#define PROCEDURE(code, word, ...) word,
#include <berthier/rows.h>
};

#define QUIET      true
#define BUSY       false
#define OUTERMOST  0
#define UPON(code) UINT64_C(1) << BT_CODE(P_##code)
static const bt_procedure procedures[] = {
    { 0 },
#define PROCEDURE(code, word, quiet, room, text, above)                                            \
    { (word), &BT_NAME(room_##room), (above), (quiet) },
#include <berthier/rows.h>
    { 0 },
};
#undef QUIET
#undef BUSY
#undef OUTERMOST
#undef UPON

static const bt_operand operands[] = {
    { 0 },
#define OPERAND(code, id, kind, min, max, words) { (id), (kind), (min), (max), (words) },
#include <berthier/rows.h>
    { 0 },
};

static const bt_action_def actions[] = {
    { 0 },
#define ACTION(code, word, a, b, c, segment, label, text, rule)                                    \
    { (word),    { BT_CODE(OPERAND_##a), BT_CODE(OPERAND_##b), BT_CODE(OPERAND_##c) },             \
      (segment), (text),                                                                           \
      (rule),    (label) },
#include <berthier/rows.h>
    { 0 },
};

#define ARGS(a, b, c, d)                                                                           \
    {                                                                                              \
        BT_CODE(OPERAND_##a), BT_CODE(OPERAND_##b), BT_CODE(OPERAND_##c), BT_CODE(OPERAND_##d)     \
    }
static const bt_event_def events[] = {
    { 0 },
#define EVENT(code, word, rule, args, text)         { (word), args, (text), (rule), false },
#define EVENT_PASSING(code, word, rule, args, text) { (word), args, (text), (rule), true },
#include <berthier/rows.h>
    { 0 },
};
#undef ARGS

#ifndef BT_OWN_REASONS
const bt_reason BT_NAME(reasons)[] = {
#define REASON(code, word, rule, text) { (word), (rule), (text) },
#include <berthier/rows.h>
    { 0 },
};
#endif

#define OPTION(code, id, rule, text, ...)                                                          \
    static const char *const values_of_##code[] = { __VA_ARGS__ };
#define OPTION_OF(code, id, rule, text, scenarios, ...) OPTION(code, id, rule, text, __VA_ARGS__)
#include <berthier/rows.h>

static const bt_option_def options[] = {
#define OPTION(code, id, rule, text, ...)                                                          \
    { (id), (text), (rule), values_of_##code, BT_COUNT(values_of_##code), NULL },
#define OPTION_OF(code, id, rule, text, scenarios, ...)                                            \
    { (id), (text), (rule), values_of_##code, BT_COUNT(values_of_##code), (scenarios) },
#include <berthier/rows.h>
    { 0 },
};

static const bt_overlay_def overlays[] = {
#define OVERLAY(code, id, needs, rule, text) { (id), (needs), (rule), (text) },
#include <berthier/rows.h>
    { 0 },
};

#define ASK   true
#define NEVER false
static const bt_moment_def moments[] = {
#define MOMENT(code, id, rule, ask, text) { (id), (rule), (text), (ask) },
#include <berthier/rows.h>
    { 0 },
};
#undef ASK
#undef NEVER

#define EVEN BT_SIDE_NONE
static const bt_scenario_def scenarios[] = {
#define SCENARIO(id, least, most, favours, text) { (id), (text), { (least), (most) }, (favours) },
#include <berthier/rows.h>
    { 0 },
};
#undef EVEN

static const bt_seat_def seats[] = {
#define SEAT(id, side, option, name) { (id), (name), (side), BT_CODE(OPTION_##option) },
#include <berthier/rows.h>
    { 0 },
};

#define DONE true
#define NA   false
static const bt_clause clauses[] = {
#define CLAUSE(number, chapter, state, text) { (number), (chapter), (state), (text), 0 },
#define GRADED(number, chapter, grade, state, text)                                                \
    { (number), (chapter), (state), (text), (grade) },
#include <berthier/rows.h>
    { 0 },
};
#undef DONE
#undef NA

static const bt_roster_def rosters[] = {
#define ROSTER(code, id, title) { (id), (title) },
#include <berthier/rows.h>
    { 0 },
};

#define BT_FIELD(word, shape, member, count, operand, text, inner, by)                             \
    { (word),                                                                                      \
      (shape),                                                                                     \
      offsetof(BT_NAME(state), member),                                                            \
      (count),                                                                                     \
      BT_CODE(OPERAND_##operand),                                                                  \
      (text),                                                                                      \
      (inner),                                                                                     \
      BT_CODE(OPERAND_##by) },
static const bt_field fields[] = {
#define FIELD(...) BT_FIELD(__VA_ARGS__, false, NONE)
#define INNER(...) BT_FIELD(__VA_ARGS__, true, NONE)
#define FIELD_BY(word, shape, member, count, by, operand, text)                                    \
    BT_FIELD(word, shape, member, count, operand, text, false, by)
#define INNER_BY(word, shape, member, count, by, operand, text)                                    \
    BT_FIELD(word, shape, member, count, operand, text, true, by)
#include <berthier/rows.h>
    { 0 },
};
#undef BT_FIELD

#define BT_COUNTED(table) ((int)BT_COUNT(table) - 1)

#define BT_TABLES                                                                                  \
    .actions = actions, .action_count = BT_COUNTED(actions), .operands = operands,                 \
    .operand_count = BT_COUNTED(operands), .reasons = BT_NAME(reasons),                            \
    .reason_count = BT_COUNTED(BT_NAME(reasons)), .events = events,                                \
    .event_count = BT_COUNTED(events), .options = options, .option_count = BT_COUNTED(options),    \
    .overlays = overlays, .overlay_count = BT_COUNTED(overlays), .moments = moments,               \
    .moment_count = BT_COUNTED(moments), .scenarios = scenarios,                                   \
    .scenario_count = BT_COUNTED(scenarios), .seats = seats, .seat_count = BT_COUNTED(seats),      \
    .procedures = procedures, .procedure_count = BT_COUNTED(procedures),                           \
    .clauses = { clauses, BT_COUNTED(clauses) }, .rosters = rosters,                               \
    .roster_count = BT_COUNTED(rosters), .fields = fields, .field_count = BT_COUNTED(fields)

#endif
#endif
