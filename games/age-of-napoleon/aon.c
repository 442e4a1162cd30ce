/*
 * aon.c - the rules table of Age of Napoleon, and the lists the engine reads.
 */
#include "book.h"
#include "eval.h"
#include "explain.h"
#include "guess.h"
#include "legal.h"
#include "moments.h"
#include "odds.h"
#include "reasons.h"
#include "sequence.h"
#include "sift.h"
#include "state_ok.h"
#include "survey.h"
#include "victory.h"
#include "ways.h"

#include <berthier/say.h>

static const char *const ending_words[AON_ENDINGS] = {
    [AON_END_NONE] = "none",
    [AON_END_FRENCH_DECISIVE] = "french-decisive",
    [AON_END_FRENCH_MARGINAL] = "french-marginal",
    [AON_END_FRENCH_MORAL] = "french-moral",
    [AON_END_COALITION_DECISIVE] = "coalition-decisive",
    [AON_END_COALITION_MARGINAL] = "coalition-marginal",
};
/* Scores of a winter, from -5 [AON-15.2a]. */
static const char *const score_words[] = { "-5", "-4", "-3", "-2", "-1", "0", "1", "2",
                                           "3",  "4",  "5",  "6",  "7",  "8", "9" };
/* The opening of RULINGS.md. */
static const char rebuilt[] =
    "The main rules of this game are rebuilt. The booklet that could be had holds "
    "the cards, the options, the scenarios and a sample game, chapters 17 to 21; "
    "the booklet with the main rules, the map, the counters and the player aids "
    "could not be had. What it must say was worked out from the booklet, from the "
    "sample game and from what players have written about the game: its clauses are "
    "numbered AON here. Every clause and every line of data keeps its grade: S is "
    "stated in the booklet or forced by it, F was found in a public source, R is "
    "rebuilt and may be wrong. If you own the printed game, you can correct it in "
    "data/age-of-napoleon without a compiler. berthier rules age-of-napoleon counts "
    "the clauses by grade.";
static const char *const side_names[] = { "French", "Coalition" };

#include <berthier/tables.h>

/* Windows in which a side is asked for a card, whatever it holds [AON-2.8]. */
#define WINDOW(code) UINT64_C(1) << AON_P_##code
static const uint64_t windows =
    WINDOW(ANY_TIME) | WINDOW(LIMITS) | WINDOW(CANCEL) | WINDOW(HINDER) | WINDOW(MUD) |
    WINDOW(CALL) | WINDOW(LINES) | WINDOW(WITHDRAW) | WINDOW(EXCHANGE) | WINDOW(HERO) |
    WINDOW(PURSUE) | WINDOW(REFUSAL) | WINDOW(SETTLEMENT) | WINDOW(STORES);
#undef WINDOW

/* It is asked so that the question tells nothing; so it is said where there is nothing to choose. */
static void
tell_if_vain(const aon *n, bt_seat viewer, bt_buf *out)
{
    bt_actions list = { .count = 0 };

    if (!(windows >> bt_frames_peek(&n->s->frames)->procedure & 1))
        return;
    aon_legal(n->game, (const bt_state *)(const void *)n->s, viewer, &list);
    if (list.count != 1 || bt_action_code(list.at[0]) != AON_A_DECLINE)
        return;
    bt_buf_add(out, " ");
    bt_buf_add(out, bt_tr(n->game, BT_MSG("None of your cards can be played now. Decline.")));
}

static void
ask(const bt_game *game, const bt_view *view, bt_buf *out)
{
    const aon_view *seen = aon_view_of(view);
    const aon n = { game, aon_printed_of(game), (aon_state *)(uintptr_t)&seen->shown, NULL };
    bt_sides acting = aon_to_act(game, (const bt_state *)(const void *)&seen->shown);

    if (acting &&
        (seen->viewer > AON_COALITION || !(acting & bt_side_bit((bt_side)seen->viewer)))) {
        bt_say_who_decides(game, acting, out);
        return;
    }
    bt_ask(game, &n.s->frames, &n, view, out);
    if (acting && seen->viewer <= AON_COALITION)
        tell_if_vain(&n, seen->viewer, out);
}

extern const bt_rules aon_rules;

const bt_rules aon_rules = {
    .abi = BT_RULES_ABI,
    .id = "age-of-napoleon",
    .title = "Age of Napoleon",
    .rebuilt = rebuilt,
    .rules_version = 6,
    .state_size = sizeof(aon_state),
    .view_size = sizeof(aon_view),
    .length_bound = 40000,
    .side_count = 2,
    .sides = aon_side_words,
    .side_names = side_names,
    BT_TABLES,
    .load = aon_load,
    .setup = aon_setup,
    .to_act = aon_to_act,
    .legal = aon_legal,
    .check = aon_check,
    .apply = aon_apply,
    .chance = aon_chance,
    .outcome = aon_outcome,
    .view = aon_make_view,
    .view_write = aon_write_view,
    .resample = aon_resample,
    .derive = aon_derive,
    .state_ok = aon_state_ok,
    .conceals = aon_conceals,
    .explain = aon_explain,
    .prompt = ask,
    .ways = aon_ways,
    .moment = aon_moment,
    .evaluate = aon_evaluate,
    .sift = aon_sift,
    .rests = aon_rests,
    .survey = aon_survey,
    .begin = aon_begin,
    .book = aon_book,
    .odds = aon_odds,
    .forecast = aon_forecast,
};
