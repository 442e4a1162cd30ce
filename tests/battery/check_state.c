/*
 * check_state.c - documents, views, undo, journals, the end.
 */
#include "trial.h"

#include <berthier/position.h>
#include <string.h>

/* The lines after the head: what bt_position_read() takes. */
static const char *
after_first_line(const char *text)
{
    const char *end = strchr(text, '\n');
    return end ? end + 1 : text + strlen(text);
}

bool
bt_check_position(bt_trial *trial)
{
    bt_error err = { 0 };
    size_t size = trial->rules->state_size;

    if (!bt_trial_is_due(trial, trial->care.position))
        return true;
    bt_buf_clear(&trial->text);
    bt_position_write(trial->game, trial->state, &trial->text);
    memset(trial->other, 0, size);
    trial->rules->setup(trial->game, trial->other);
    if (bt_position_read(trial->game, after_first_line(bt_buf_text(&trial->text)), 2, trial->other,
                         &err) != BT_OK)
        return bt_trial_fail(trial, "the position cannot be read back: line %d: %s", err.line,
                             err.text);
    bt_buf_clear(&trial->other_text);
    bt_position_write(trial->game, trial->other, &trial->other_text);
    if (strcmp(bt_buf_text(&trial->text), bt_buf_text(&trial->other_text)) != 0)
        return bt_trial_fail(trial, "the position reads back as another text");
    if (memcmp(trial->other, trial->state, size) != 0)
        return bt_trial_fail(trial, "the position reads back with the same text and other bytes");
    return true;
}

/* Choices are listed in ascending order: the first that one list has and the other has not. */
static bool
has_the_same_choices(bt_trial *trial, bt_side viewer)
{
    const bt_actions *here = &trial->legal[viewer], *there = &trial->other_legal;
    int i = 0;

    while (i < here->count && i < there->count && here->at[i] == there->at[i])
        i++;
    if (i == here->count && i == there->count)
        return true;
    bt_buf_clear(&trial->text);
    bool is_here = i < here->count && (i == there->count || here->at[i] < there->at[i]);
    bt_action_format(trial->game, is_here ? here->at[i] : there->at[i], &trial->text);
    return bt_trial_fail(trial, "the choices of %s depend on what it may not know: %s \"%s\"",
                         bt_seat_id(trial->game, viewer), is_here ? "not always" : "sometimes",
                         bt_buf_text(&trial->text));
}

/*
 * Deal again what a viewer cannot know.  It must see the same and have the
 * same choices: a difference between the two would tell it what is hidden.
 */
static bool
view_tells_nothing(bt_trial *trial, bt_side viewer)
{
    const bt_rules *rules = trial->rules;
    bt_error err = { 0 };

    trial->pairs++;
    memset(trial->view, 0, rules->view_size);
    memset(trial->other_view, 0, rules->view_size);
    memset(trial->other, 0, rules->state_size);
    rules->view(trial->game, trial->state, viewer, trial->view);
    if (!bt_check_view_text(trial, trial->view) || !bt_check_sets(trial, viewer) ||
        !bt_check_texts(trial, viewer))
        return false;
    rules->resample(trial->game, trial->view, &trial->rng, trial->other);
    if (!rules->state_ok(trial->game, trial->other, &err))
        return bt_trial_fail(trial, "dealt again for %s, an invariant broke: %s",
                             bt_seat_id(trial->game, viewer), err.text);
    if (!bt_check_dealt(trial, viewer))
        return false;
    rules->view(trial->game, trial->other, viewer, trial->other_view);
    if (memcmp(trial->view, trial->other_view, rules->view_size) != 0)
        return bt_trial_fail(trial, "%s sees a difference after hidden facts were dealt again",
                             bt_seat_id(trial->game, viewer));
    if (rules->to_act(trial->game, trial->other) != trial->to_act)
        return bt_trial_fail(trial, "that others are to act tells %s what is hidden",
                             bt_seat_id(trial->game, viewer));
    if (viewer == BT_SIDE_NONE)
        return bt_check_answers(trial, viewer);
    trial->other_legal.count = 0;
    rules->legal(trial->game, trial->other, viewer, &trial->other_legal);
    if (!has_the_same_choices(trial, viewer))
        return false;
    return bt_check_answers(trial, viewer);
}

bool
bt_check_views(bt_trial *trial)
{
    if (!bt_trial_is_due(trial, trial->care.views))
        return true;
    for (bt_side viewer = 0; viewer < bt_seat_count(trial->game); viewer++)
        for (int i = 0; i < 2; i++)
            if (!view_tells_nothing(trial, viewer))
                return false;
    return view_tells_nothing(trial, BT_SIDE_NONE);
}

/* Take back a side's last action; what others did meanwhile stays. */
static bool
undo_one(bt_trial *trial, bt_side side, bt_entry *taken)
{
    bt_error err = { 0 };
    int first, last, length = bt_match_length(trial->match);

    bt_match_undo_reach(trial->match, side, &first, &last);
    if (first < 0 || last < first || last >= length)
        return bt_trial_fail(trial, "undo reaches from %d to %d of %d", first, last, length);
    *taken = *bt_match_entry(trial->match, last);
    if (taken->seat != side)
        return bt_trial_fail(trial, "undo of %s goes over an action of %s",
                             bt_seat_id(trial->game, side), bt_seat_id(trial->game, taken->seat));
    if (bt_match_undo(trial->match, side, &err) != BT_OK)
        return bt_trial_fail(trial, "undo failed: %s", err.text);
    if (bt_match_length(trial->match) != length - 1 ||
        !trial->rules->state_ok(trial->game, bt_match_state(trial->match), &err))
        return bt_trial_fail(trial, "undo led elsewhere: %s", err.text);
    if (last == length - 1 &&
        !bt_check_told(trial, bt_match_state(trial->match), side, taken->action, true))
        return false;
    if (length == 1)
        return true;
    return bt_match_entry(trial->match, length - 2)->hash == bt_match_hash(trial->match) ||
           bt_trial_fail(trial, "undo led elsewhere than the record says");
}

/* Take back a side's last actions one by one, then do them again. */
static bool
undo_and_redo(bt_trial *trial, bt_side side, int count)
{
    bt_entry taken[64];
    bt_error err = { 0 };

    for (int i = count; i-- > 0;)
        if (!undo_one(trial, side, &taken[i]))
            return false;
    for (int i = 0; i < count; i++)
        if (bt_match_replay(trial->match, side, taken[i].action,
                            bt_trial_words_of(trial, taken[i].action), NULL, NULL, &err) != BT_OK)
            return bt_trial_fail(trial, "an action taken back cannot be done again: %s", err.text);
    return bt_state_hash(trial->game, bt_match_state(trial->match)) ==
               bt_state_hash(trial->game, trial->state) ||
           bt_trial_fail(trial, "undone and done again, the match stands elsewhere");
}

bool
bt_check_undo(bt_trial *trial)
{
    if (!bt_trial_is_due(trial, trial->care.undo))
        return true;
    for (bt_side side = 0; side < bt_seat_count(trial->game); side++) {
        int count = bt_match_can_undo(trial->match, side);
        if (count > trial->length)
            return bt_trial_fail(trial, "%d actions can be undone of %d", count, trial->length);
        if (count > 0 && !undo_and_redo(trial, side, count > 64 ? 64 : count))
            return false;
    }
    return true;
}

bool
bt_check_outcome(bt_trial *trial)
{
    bt_outcome outcome = { 0 };

    trial->rules->outcome(trial->game, trial->state, &outcome);
    if (!outcome.over)
        return bt_trial_fail(trial, "nobody is to act but the game is not over");
    if (!outcome.text[0])
        return bt_trial_fail(trial, "the game ended without a word");
    if (outcome.winner != BT_SIDE_NONE && outcome.winner >= trial->rules->side_count)
        return bt_trial_fail(trial, "won by side %d", outcome.winner);
    return true;
}

bool
bt_check_journal(bt_trial *trial)
{
    bt_journal_head head = { 0 };
    bt_match *again = NULL;
    bt_error err = { 0 };
    bool same;

    bt_buf_clear(&trial->text);
    bt_journal_write(trial->match, &trial->text);
    if (bt_journal_head_read(bt_buf_text(&trial->text), "journal", &head, &err) != BT_OK ||
        bt_journal_read(&again, trial->game, &head, "journal", bt_rng_seeded(trial->seed), &err) !=
            BT_OK)
        return bt_trial_fail(trial, "the journal cannot be replayed: line %d: %s", err.line,
                             err.text);
    same = bt_match_length(again) == trial->length &&
           bt_match_hash(again) == bt_match_hash(trial->match);
    bt_match_free(again);
    return same || bt_trial_fail(trial, "the journal replays to another position");
}
