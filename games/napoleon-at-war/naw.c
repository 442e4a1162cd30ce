/*
 * naw.c - the rules table of Napoleon at War, and the lists the engine reads.
 */
#include "book.h"
#include "deployment.h"
#include "derive.h"
#include "eval.h"
#include "explain.h"
#include "legal.h"
#include "odds.h"
#include "reach.h"
#include "sequence.h"
#include "state_ok.h"
#include "survey.h"
#include "victory.h"
#include "view.h"

/* ---- printed lists ----------------------------------------------------- */

static const char *const reduced_words[] = { "no",  "1-5", "1-4", "1-3", "1-2", "1-1",
                                             "2-1", "3-1", "4-1", "5-1", "6-1" };
static const char *const plans_words[] = { "open", "A", "B" };
static const char *const section_words[] = { "west", "east" };
static const char *const morale_words[] = { "no", "french", "prussian" };
static const char *const side_names[] = { "French", "Prussian" };

#include <berthier/tables.h>

/* Units are numbered below 128 here, and frames go eight deep. */
static const bt_span spares[] = {
    BT_SPARE_UNITS(naw_state, reserve),    BT_SPARE_UNITS(naw_state, tracked),
    BT_SPARE_UNITS(naw_state, moved),      BT_SPARE_UNITS(naw_state, duty),
    BT_SPARE_UNITS(naw_state, spent),      BT_SPARE_UNITS(naw_state, silenced),
    BT_SPARE_UNITS(naw_state, attackers),  BT_SPARE_UNITS(naw_state, defenders),
    BT_SPARE_UNITS(naw_state, bombarding), BT_SPARE_UNITS(naw_state, retreating),
    BT_SPARE_FRAMES(naw_state, frames),
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
    .spares = spares,
    .spare_count = BT_COUNT(spares),
    .view_size = sizeof(naw_view),
    .length_bound = 40000,
    .side_count = 2,
    .sides = naw_side_words,
    .side_names = side_names,
    BT_TABLES,
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
