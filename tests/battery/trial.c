/*
 * trial.c - plays one random game and calls the checks.
 */
#include "trial.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int
bt_trial_init(bt_trial *trial, const bt_game *game, const bt_trial_care *care, bt_error *err)
{
    *trial = (bt_trial){ .game = game, .rules = game->rules, .care = *care };
    trial->state = bt_state_new(game);
    trial->other = bt_state_new(game);
    trial->before = bt_state_new(game);
    trial->after = bt_state_new(game);
    trial->dealt = bt_state_new(game);
    trial->view = bt_view_new(game);
    trial->other_view = bt_view_new(game);
    if (!trial->state || !trial->other || !trial->before || !trial->after || !trial->dealt ||
        !trial->view || !trial->other_view) {
        bt_trial_release(trial);
        return bt_fail(err, BT_ENOMEM, "no memory for a game");
    }
    return BT_OK;
}

void
bt_trial_release(bt_trial *trial)
{
    bt_match_free(trial->match);
    free(trial->state);
    free(trial->other);
    free(trial->before);
    free(trial->after);
    free(trial->dealt);
    free(trial->view);
    free(trial->other_view);
    bt_buf_release(&trial->text);
    bt_buf_release(&trial->other_text);
    trial->match = NULL;
}

bool
bt_trial_fail(bt_trial *trial, const char *format, ...)
{
    va_list args;

    if (trial->failure[0])
        return false;
    va_start(args, format);
    vsnprintf(trial->failure, sizeof trial->failure, format, args);
    va_end(args);
    return false;
}

const bt_event *
bt_trial_heard(const bt_events *list, bt_side viewer, int *at)
{
    while (*at < list->count && !bt_event_is_seen(&list->at[*at], viewer))
        ++*at;
    return *at < list->count ? &list->at[(*at)++] : NULL;
}

/* By a field that tells a place of each unit. */
static uint16_t
place_of_some_unit(bt_trial *trial)
{
    const bt_rules *rules = trial->rules;
    uint32_t unit = bt_rng_below(&trial->rng, (uint32_t)trial->game->unit_count);
    uint32_t start = bt_rng_below(&trial->rng, (uint32_t)rules->field_count + 1);
    uint16_t place = BT_HEX_NONE;

    for (uint32_t i = 0; i < (uint32_t)rules->field_count; i++) {
        const bt_field *field = &rules->fields[(start + i) % (uint32_t)rules->field_count];
        if (field->shape != BT_FIELD_BY_UNIT)
            continue;
        memcpy(&place, (const unsigned char *)trial->state + field->offset + 2 * unit, 2);
        break;
    }
    return place;
}

uint16_t
bt_trial_any_place(bt_trial *trial)
{
    uint32_t places = (uint32_t)bt_ground_count(trial->game);
    uint16_t place = BT_HEX_NONE;

    for (int i = 0; i < 8 && trial->game->unit_count && bt_rng_below(&trial->rng, 2); i++)
        if ((place = place_of_some_unit(trial)) < places)
            return place;
    return places ? (uint16_t)bt_rng_below(&trial->rng, places) : BT_HEX_NONE;
}

bool
bt_trial_is_due(bt_trial *trial, unsigned one_in)
{
    return one_in && bt_rng_below(&trial->rng, one_in) == 0;
}

/*
 * Start the match and stand where it stands: a match rolls by itself for
 * chance where a scenario begins with a roll.
 */
static bool
trial_begin(bt_trial *trial, uint64_t seed)
{
    bt_error err = { 0 };

    trial->seed = seed;
    trial->length = 0;
    trial->failure[0] = '\0';
    trial->action = BT_ACTION_NONE;
    trial->events.count = 0;
    bt_rng_init(&trial->rng, seed);
    bt_match_free(trial->match);
    trial->match = NULL;
    if (bt_match_new(&trial->match, trial->game, bt_rng_seeded(seed), &err) != BT_OK)
        return bt_trial_fail(trial, "the match does not start: %s", err.text);
    bt_state_copy(trial->game, trial->state, bt_match_state(trial->match));
    trial->length = bt_match_length(trial->match);
    return true;
}

/* Everything asked of a position, however it was reached. */
static bool
position_is_sound(bt_trial *trial)
{
    bt_error err = { 0 };

    if (!trial->rules->state_ok(trial->game, trial->state, &err))
        return bt_trial_fail(trial, "a broken invariant: %s", err.text);
    trial->to_act = trial->rules->to_act(trial->game, trial->state);
    return bt_check_legal(trial) && bt_check_illegal(trial) && bt_check_text(trial) &&
           bt_check_position(trial) && bt_check_views(trial) && bt_check_undo(trial) &&
           bt_check_patch(trial) && bt_check_reach(trial) && bt_check_survey(trial) &&
           bt_check_forecast(trial);
}

/* Any side that may act, any action it may take; dice as the rules roll them. */
static void
choose(bt_trial *trial, bt_side *side, bt_action *action)
{
    bt_side sides[BT_SIDE_CHANCE + 1];
    uint32_t count = 0;
    const bt_actions *legal;

    for (bt_side s = 0; s <= BT_SIDE_CHANCE; s++)
        if (trial->to_act & bt_side_bit(s))
            sides[count++] = s;
    *side = sides[bt_rng_below(&trial->rng, count)];
    legal = &trial->legal[*side];
    if (*side == BT_SIDE_CHANCE)
        *action = trial->rules->chance(trial->game, trial->state, &trial->rng);
    else
        *action = legal->at[bt_rng_below(&trial->rng, (uint32_t)legal->count)];
}

int
bt_trial_text_of(const bt_trial *trial, bt_action action)
{
    const bt_rules *rules = trial->rules;
    const bt_action_def *def = &rules->actions[bt_action_code(action)];

    for (int i = 0; i < BT_ACTION_OPERANDS; i++)
        if (rules->operands[def->operands[i]].kind == BT_KIND_TEXT)
            return i;
    return -1;
}

const char *
bt_trial_words_of(const bt_trial *trial, bt_action action)
{
    int at = bt_trial_text_of(trial, action);

    return at >= 0 && bt_action_operand(action, at) ? "Hold the bridge." : NULL;
}

/* Three times in four something is written where it may be. */
static bt_action
write_words(bt_trial *trial, bt_action action)
{
    int at = bt_trial_text_of(trial, action);
    unsigned operands[BT_ACTION_OPERANDS];

    if (at < 0 || bt_rng_below(&trial->rng, 4) == 0)
        return action;
    for (int i = 0; i < BT_ACTION_OPERANDS; i++)
        operands[i] = bt_action_operand(action, i);
    do
        operands[at] = 1 + bt_rng_below(&trial->rng, UINT16_MAX);
    while (bt_match_text(trial->match, operands[at]));
    return bt_action_make(bt_action_code(action), operands[0], operands[1], operands[2]);
}

/* Act, and now and then act in a copy too: it must go to the same place. */
static bool
apply(bt_trial *trial, bt_side side, bt_action action)
{
    bool copied = bt_trial_is_due(trial, trial->care.clone);

    if (copied) {
        bt_state_copy(trial->game, trial->other, trial->state);
        trial->rules->apply(trial->game, trial->other, side, action, NULL);
    }
    trial->events.count = 0;
    trial->rules->apply(trial->game, trial->state, side, action, &trial->events);
    trial->length++;
    return !copied || memcmp(trial->other, trial->state, trial->rules->state_size) == 0 ||
           bt_trial_fail(trial, "the same action led a copy to another position");
}

static bool
take(bt_trial *trial, bt_side side, bt_action action)
{
    const bt_reason *why = NULL;
    bt_error err = { 0 };

    if (!bt_actions_has(&trial->legal[side], action))
        return bt_trial_fail(trial, "chance rolled what is not listed for it");
    action = write_words(trial, action);
    trial->side = side;
    trial->action = action;
    bt_state_copy(trial->game, trial->before, trial->state);
    if (!apply(trial, side, action))
        return false;
    if (bt_match_replay(trial->match, side, action, bt_trial_words_of(trial, action), &why, NULL,
                        &err) != BT_OK)
        return bt_trial_fail(trial, "the match refuses what the rules allow: %s",
                             why ? why->code : err.text);
    if (bt_match_length(trial->match) != trial->length)
        return bt_trial_fail(trial, "the match has %d actions after %d",
                             bt_match_length(trial->match), trial->length);
    if (bt_state_hash(trial->game, bt_match_state(trial->match)) !=
        bt_state_hash(trial->game, trial->state))
        return bt_trial_fail(trial, "the match stands elsewhere than the rules alone");
    if (bt_trial_is_due(trial, trial->care.told) &&
        !bt_check_told(trial, trial->before, side, action,
                       bt_match_can_undo(trial->match, side) > 0))
        return false;
    if (bt_trial_is_due(trial, trial->care.told) &&
        !bt_check_cards(trial, trial->before, side, action))
        return false;
    return bt_check_events(trial);
}

bool
bt_trial_play(bt_trial *trial, uint64_t seed)
{
    bt_side side;
    bt_action action;

    if (!trial_begin(trial, seed) || !position_is_sound(trial))
        return false;
    while (trial->to_act) {
        if ((uint32_t)trial->length >= trial->rules->length_bound)
            return bt_trial_fail(trial, "not over after %u actions",
                                 (unsigned)trial->rules->length_bound);
        choose(trial, &side, &action);
        if (!take(trial, side, action) || !position_is_sound(trial))
            return false;
        /* Not while a die is due: a record that is read again would let it fall. */
        if (trial->care.until && trial->length >= (int)trial->care.until &&
            !(trial->to_act & bt_side_bit(BT_SIDE_CHANCE)))
            return bt_check_journal(trial);
    }
    return bt_check_outcome(trial) && bt_check_journal(trial);
}
