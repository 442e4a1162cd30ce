/*
 * check_answers.c - what a viewer is told when he asks: refusals and the facts
 * behind them, prompts, odds, forecasts, where his units can go.
 *
 * trial->other is a position that he thinks possible.  Every answer must be the
 * same there.  Chance seldom asks what tells, so now and then each word is asked
 * about every unit, those of the enemy too, with cards that the viewer holds.
 */
#include "trial.h"

#include <berthier/reach.h>
#include <string.h>

enum { SWEEP = 12, EXPLAIN = 8, FORESEE = 8, REACH = 4 }; /* one in so many */

static bool
fail_of(bt_trial *t, bt_side viewer, const char *what, const char *here, const char *there)
{
    return bt_trial_fail(t, "%s of %s: %.400s; with hidden facts dealt again: %.400s", what,
                         bt_seat_id(t->game, viewer), here, there);
}

/* ---- refusals -------------------------------------------------------------- */

static bool
is_same_reason(const bt_reason *one, const bt_reason *other)
{
    if (!one || !other)
        return one == other;
    return one == other ||
           (strcmp(one->code, other->code) == 0 && strcmp(one->rule, other->rule) == 0);
}

static bool
explanation_is_alike(bt_trial *t, bt_side viewer, bt_action action, const bt_reason *here,
                     const bt_reason *there)
{
    bt_buf_clear(&t->text);
    bt_buf_clear(&t->other_text);
    t->rules->explain(t->game, t->state, viewer, action, here, &t->text);
    t->rules->explain(t->game, t->other, viewer, action, there, &t->other_text);
    return strcmp(bt_buf_text(&t->text), bt_buf_text(&t->other_text)) == 0 ||
           fail_of(t, viewer, here->code, bt_buf_text(&t->text), bt_buf_text(&t->other_text));
}

static bool
refusal_is_alike(bt_trial *t, bt_side viewer, bt_action action)
{
    const bt_reason *here = t->rules->check(t->game, t->state, viewer, action);
    const bt_reason *there = t->rules->check(t->game, t->other, viewer, action);

    if (!is_same_reason(here, there)) {
        bt_buf_clear(&t->text);
        bt_action_format(t->game, action, &t->text);
        return bt_trial_fail(t, "%s is told of %s: %s [%s], and with hidden facts dealt again: %s",
                             bt_seat_id(t->game, viewer), bt_buf_text(&t->text),
                             here ? here->code : "legal", here ? here->rule : "",
                             there ? there->code : "legal");
    }
    return !here || !t->rules->explain || !bt_trial_is_due(t, EXPLAIN) ||
           explanation_is_alike(t, viewer, action, here, there);
}

/* A card that the viewer alone sees, so that a refusal is about what it is played on. */
static unsigned
held_card(bt_trial *t, bt_side viewer, unsigned operand)
{
    const bt_rules *rules = t->rules;
    uint32_t count = (uint32_t)t->game->card_count,
             start = count ? bt_rng_below(&t->rng, count) : 0;

    for (uint32_t i = 0; i < count && rules->conceals; i++) {
        uint32_t card = (start + i) % count;
        if (!rules->conceals(t->game, t->state, viewer, operand, card) &&
            rules->conceals(t->game, t->state, BT_SIDE_NONE, operand, card))
            return card;
    }
    return bt_trial_any_operand(t, &rules->operands[operand]);
}

/* Operands of a word: from a legal action of that word, else cards of the hand and any others. */
static void
fill_operands(bt_trial *t, bt_side viewer, unsigned code, unsigned at[BT_ACTION_OPERANDS])
{
    const bt_actions *legal = &t->legal[viewer];
    int first = 0, count = 0;

    for (int i = 0; i < legal->count; i++)
        if (bt_action_code(legal->at[i]) == code && !count++)
            first = i;
    if (count)
        first += (int)bt_rng_below(&t->rng, (uint32_t)count);
    for (int k = 0; k < BT_ACTION_OPERANDS; k++) {
        unsigned number = t->rules->actions[code].operands[k];
        const bt_operand *operand = &t->rules->operands[number];
        if (count)
            at[k] = bt_action_operand(legal->at[first], k);
        else if (operand->kind == BT_KIND_CARD)
            at[k] = held_card(t, viewer, number);
        else
            at[k] = bt_trial_any_operand(t, operand);
    }
}

/* How many values of an operand are worth asking about one by one. */
static unsigned
values_of(const bt_trial *t, const bt_operand *operand)
{
    if (operand->kind == BT_KIND_UNIT)
        return (unsigned)t->game->unit_count;
    if (operand->kind == BT_KIND_AREA)
        return (unsigned)bt_ground_count(t->game);
    if (operand->kind == BT_KIND_NAMED)
        return (unsigned)t->game->rosters[operand->max].count;
    return 0;
}

static bool
word_tells_nothing(bt_trial *t, bt_side viewer, unsigned code)
{
    for (int k = 0; k < BT_ACTION_OPERANDS; k++) {
        const bt_operand *operand = &t->rules->operands[t->rules->actions[code].operands[k]];
        unsigned at[BT_ACTION_OPERANDS];
        fill_operands(t, viewer, code, at);
        for (unsigned value = 0; value < values_of(t, operand); value++) {
            at[k] = value;
            if (!refusal_is_alike(t, viewer, bt_action_make(code, at[0], at[1], at[2])))
                return false;
        }
    }
    return true;
}

static bool
refusals_tell_nothing(bt_trial *t, bt_side viewer)
{
    for (unsigned i = 0; i < t->care.illegal; i++)
        if (!refusal_is_alike(t, viewer, bt_trial_any_action(t)))
            return false;
    if (!bt_trial_is_due(t, SWEEP))
        return true;
    for (unsigned code = 1; code < (unsigned)t->rules->action_count; code++)
        if (!word_tells_nothing(t, viewer, code))
            return false;
    return true;
}

/* ---- prompts, odds, forecasts ------------------------------------------------ */

static bool
prompts_are_alike(bt_trial *t, bt_side viewer)
{
    bt_buf_clear(&t->text);
    bt_buf_clear(&t->other_text);
    t->rules->prompt(t->game, t->view, &t->text);
    t->rules->prompt(t->game, t->other_view, &t->other_text);
    return strcmp(bt_buf_text(&t->text), bt_buf_text(&t->other_text)) == 0 ||
           fail_of(t, viewer, "the prompt", bt_buf_text(&t->text), bt_buf_text(&t->other_text));
}

/* Sums as text, for comparing and for the account of a failure. */
static void
write_odds(const bt_trial *t, const bt_state *state, bt_side viewer, uint16_t place, bt_buf *out)
{
    bt_odds odds;
    int status = t->rules->odds(t->game, state, viewer, place, &odds);

    bt_buf_clear(out);
    bt_buf_addf(out, "status %d", status);
    if (status != BT_OK)
        return;
    bt_buf_addf(out, ", %d to %d, column %s", odds.attack, odds.defence, odds.column);
    for (int i = 0; i < odds.line_count; i++)
        bt_buf_addf(out, ", %s [%s] %d", odds.lines[i].text, odds.lines[i].rule,
                    odds.lines[i].value);
}

static bool
odds_are_alike(bt_trial *t, bt_side viewer, uint16_t place)
{
    write_odds(t, t->state, viewer, place, &t->text);
    write_odds(t, t->other, viewer, place, &t->other_text);
    return strcmp(bt_buf_text(&t->text), bt_buf_text(&t->other_text)) == 0 ||
           fail_of(t, viewer, "the odds", bt_buf_text(&t->text), bt_buf_text(&t->other_text));
}

static bool
forecasts_are_alike(bt_trial *t, bt_side viewer, uint16_t place)
{
    bt_forecast here = { 0 }, there = { 0 };
    bt_arena arena = { 0 };
    int one = t->rules->forecast(t->game, t->view, place, &arena, &here);
    int other = t->rules->forecast(t->game, t->other_view, place, &arena, &there);
    bool alike = one == other && here.count == there.count;

    for (int i = 0; alike && i < here.count; i++)
        alike = here.rows[i].count == there.rows[i].count &&
                here.rows[i].side == there.rows[i].side &&
                memcmp(here.rows[i].at, there.rows[i].at, sizeof here.rows[i].at) == 0;
    bt_arena_release(&arena);
    return alike || fail_of(t, viewer, "the forecast", "one", "another");
}

/* ---- where units can go -------------------------------------------------------- */

/* Who is on the march, if somebody is, or any unit. */
static bt_unit
unit_to_ask(bt_trial *t)
{
    for (int u = 0; u < t->game->unit_count && bt_rng_below(&t->rng, 64); u++) {
        bt_whereabouts now;
        if (t->rules->whereabouts(t->game, t->state, (bt_unit)u, &now) && now.marching)
            return (bt_unit)u;
    }
    return (bt_unit)bt_rng_below(&t->rng, (uint32_t)t->game->unit_count);
}

static bool
reaches_are_alike(bt_trial *t, bt_side viewer)
{
    bt_unit unit = unit_to_ask(t);
    bt_arena arena = { 0 };
    bt_reach here, there;
    bool alike;

    if (t->game->units[unit].side != viewer)
        return true;
    alike = bt_reach_find(&here, &arena, t->game, t->state, viewer, unit, NULL) == BT_OK &&
            bt_reach_find(&there, &arena, t->game, t->other, viewer, unit, NULL) == BT_OK &&
            here.count == there.count;
    for (int i = 0; alike && i < here.count; i++)
        alike = here.spots[i].place == there.spots[i].place &&
                here.spots[i].cost == there.spots[i].cost &&
                here.spots[i].left == there.spots[i].left &&
                here.spots[i].ends == there.spots[i].ends &&
                here.spots[i].action == there.spots[i].action;
    bt_arena_release(&arena);
    return alike || fail_of(t, viewer, "the reach", t->game->units[unit].id, "elsewhere");
}

/* Whether a seat is being asked, and at which kind of moment, rests on nothing that another does not
 * know: standing orders are answered for it, or are not. */
static bool
moments_are_alike(bt_trial *t, bt_side viewer)
{
    for (bt_seat asked = 0; asked < bt_seat_count(t->game); asked++) {
        bt_action here = BT_ACTION_NONE, there = BT_ACTION_NONE;
        if (t->rules->moment(t->game, t->state, asked, &here) !=
                t->rules->moment(t->game, t->other, asked, &there) ||
            here != there)
            return fail_of(t, viewer, "the moment", bt_seat_id(t->game, asked), "another");
    }
    return true;
}

bool
bt_check_answers(bt_trial *t, bt_side viewer)
{
    const bt_rules *rules = t->rules;
    uint16_t place = bt_rng_below(&t->rng, 2) ? bt_trial_any_place(t) : BT_HEX_NONE;

    if (rules->odds && !odds_are_alike(t, viewer, place))
        return false;
    if (rules->prompt && !prompts_are_alike(t, viewer))
        return false;
    if (rules->forecast && bt_trial_is_due(t, FORESEE) && !forecasts_are_alike(t, viewer, place))
        return false;
    if (rules->moment && !moments_are_alike(t, viewer))
        return false;
    if (viewer == BT_SIDE_NONE)
        return true;
    if (rules->whereabouts && bt_trial_is_due(t, REACH) && !reaches_are_alike(t, viewer))
        return false;
    return refusals_tell_nothing(t, viewer);
}
