/*
 * n06.c - the rules table of Napoléon 1806, and the lists the engine reads.
 */
#include "bids.h"
#include "blocks.h"
#include "book.h"
#include "eval.h"
#include "explain.h"
#include "forecast.h"
#include "legal.h"
#include "moments.h"
#include "prompt.h"
#include "reach.h"
#include "reasons.h"
#include "sequence.h"
#include "state_ok.h"
#include "survey.h"
#include "victory.h"
#include "view.h"

/* ---- printed lists ----------------------------------------------------- */

static const char *const ending_words[] = { "none", "points", "time", "commander" };
static const char *const operation_words[] = { "move", "combat", "moving-attack" };
static const char *const side_words[] = { "french", "prussian" };
static const char *const side_names[] = { "French", "Prussian" };

#include <berthier/tables.h>

/* Units are numbered below 128 here, and frames go eight deep. */
static const bt_span spares[] = {
    BT_SPARE_UNITS(n06_state, activated),   BT_SPARE_UNITS(n06_state, stack),
    BT_SPARE_UNITS(n06_state, fighting[0]), BT_SPARE_UNITS(n06_state, fighting[1]),
    BT_SPARE_UNITS(n06_state, sharers[0]),  BT_SPARE_UNITS(n06_state, sharers[1]),
    BT_SPARE_UNITS(n06_state, slipping),    BT_SPARE_UNITS(n06_state, cared),
    BT_SPARE_UNITS(n06_state, refitted),    BT_SPARE_UNITS(n06_state, revealed),
    BT_SPARE_FRAMES(n06_state, frames),
};

/* ---- the table --------------------------------------------------------- */

extern const bt_rules n06_rules;

const bt_rules n06_rules = {
    .abi = BT_RULES_ABI,
    .id = "napoleon1806",
    .title = "Napoléon 1806",
    .rules_version = 6,
    .state_size = sizeof(n06_state),
    .spares = spares,
    .spare_count = BT_COUNT(spares),
    .view_size = sizeof(n06_view),
    .length_bound = 40000,
    .side_count = 2,
    .sides = side_words,
    .side_names = side_names,
    BT_TABLES,
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
    .moment = n06_moment,
    .seated = n06_seat,
    .evaluate = n06_evaluate,
    .begin = n06_begin,
    .book = n06_book,
};
