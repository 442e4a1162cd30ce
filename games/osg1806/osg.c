/*
 * osg.c - the rules table of 1806.
 */
#include "book.h"
#include "deal.h"
#include "explain.h"
#include "eval.h"
#include "legal.h"
#include "letters.h"
#include "prompt.h"
#include "outlook.h"
#include "reach.h"
#include "sequence.h"
#include "sift.h"
#include "state_ok.h"
#include "survey.h"
#include "victory.h"
#include "view.h"

static const char *const flag_words[] = { "troops", "train", "leader" };
static const char *const seat_words[] = { "Napoleon", "Brunswick", "the marshals", "Hohenlohe" };
static const char *const side_names[] = { "French", "Prussian" };

#include <berthier/tables.h>

static const char rebuilt[] =
    "The rules are those of the printed book. It was had without its map, its pieces, set-up tables, turn "
    "cards, Combat Results Table and Terrain Effects Chart: these were rebuilt from the order of battle, the "
    "marches of October 1806 and the country, as far as no public source had them.";

extern const bt_rules osg_rules;

const bt_rules osg_rules = {
    .abi = BT_RULES_ABI,
    .id = "osg1806",
    .title = "1806",
    .rebuilt = rebuilt,
    .rules_version = 9,
    .state_size = sizeof(osg_state),
    .view_size = sizeof(osg_view),
    .length_bound = 200000,
    .side_count = 2,
    .sides = osg_side_words,
    .side_names = side_names,
    BT_TABLES,
    .load = osg_load,
    .setup = osg_setup,
    .to_act = osg_to_act,
    .legal = osg_legal,
    .check = osg_check,
    .apply = osg_apply,
    .chance = osg_chance,
    .outcome = osg_outcome,
    .view = osg_make_view,
    .view_write = osg_write_view,
    .resample = osg_resample,
    .derive = osg_derive,
    .state_ok = osg_state_ok,
    .conceals = osg_conceals,
    .explain = osg_explain,
    .prompt = osg_prompt,
    .refuse_words = osg_refuse_words,
    .odds = osg_odds,
    .forecast = osg_forecast,
    .survey = osg_survey,
    .whereabouts = osg_whereabouts,
    .expense = osg_expense,
    .book = osg_book,
    .evaluate = osg_evaluate,
    .sift = osg_sift,
    .begin = osg_begin,
};
