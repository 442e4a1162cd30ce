/*
 * check_survey.c - what is laid over the map: it cites rules, marks places that
 * exist, and does not change when what the viewer may not know is dealt again.
 */
#include "trial.h"

#include <string.h>

typedef struct question {
    bt_trial *trial;
    int overlay;
    bt_side side;
    bt_hex place;
} question;

static void
ask(const question *q, const bt_view *view, bt_marks *out)
{
    bt_trial *t = q->trial;
    t->rules->survey(t->game, view, q->overlay, q->side, q->place, out);
}

static bool
mark_is_sound(const question *q, const bt_mark *mark)
{
    bt_trial *t = q->trial;
    if (mark->place >= bt_ground_count(t->game))
        return bt_trial_fail(t, "overlay %d marks place %u", q->overlay, mark->place);
    if (!mark->text[0] || !bt_clause_find(t->rules, mark->rule))
        return bt_trial_fail(t, "overlay %d marks without a word or a rule: \"%s\" [%s]",
                             q->overlay, mark->text, mark->rule);
    return true;
}

static bool
marks_agree(const question *q, const bt_marks *seen, const bt_marks *again)
{
    bt_trial *t = q->trial;
    if (seen->failed || again->failed || seen->count != again->count)
        return bt_trial_fail(t, "overlay %d has %d marks and, dealt again, %d", q->overlay,
                             seen->count, again->count);
    for (int i = 0; i < seen->count; i++) {
        const bt_mark *one = &seen->at[i], *other = &again->at[i];
        if (!mark_is_sound(q, one))
            return false;
        if (one->place != other->place || one->blocked != other->blocked ||
            memcmp(&one->units, &other->units, sizeof one->units) != 0 ||
            strcmp(one->text, other->text) != 0 || strcmp(one->rule, other->rule) != 0)
            return bt_trial_fail(t, "overlay %d tells what was dealt again: %s, %s", q->overlay,
                                 one->text, other->text);
    }
    return true;
}

static bool
overlay_is_sound(const question *q)
{
    bt_trial *t = q->trial;
    bt_arena arena = { 0 };
    bt_marks seen = { .arena = &arena }, again = { .arena = &arena };
    ask(q, t->view, &seen);
    ask(q, t->other_view, &again);
    bool is_sound = marks_agree(q, &seen, &again);
    bt_arena_release(&arena);
    return is_sound;
}

bool
bt_check_survey(bt_trial *trial)
{
    const bt_rules *rules = trial->rules;
    if (!rules->survey || !bt_trial_is_due(trial, trial->care.survey))
        return true;
    uint32_t pick = bt_rng_below(&trial->rng, (uint32_t)bt_seat_count(trial->game) + 1);
    bt_seat viewer = pick < (uint32_t)bt_seat_count(trial->game) ? (bt_seat)pick : BT_SIDE_NONE;
    memset(trial->view, 0, rules->view_size);
    memset(trial->other_view, 0, rules->view_size);
    memset(trial->other, 0, rules->state_size);
    rules->view(trial->game, trial->state, viewer, trial->view);
    rules->resample(trial->game, trial->view, &trial->rng, trial->other);
    rules->view(trial->game, trial->other, viewer, trial->other_view);
    question q = { .trial = trial };
    for (q.overlay = 0; q.overlay < rules->overlay_count; q.overlay++) {
        q.side = (bt_side)bt_rng_below(&trial->rng, (uint32_t)rules->side_count);
        q.place = bt_trial_any_place(trial);
        if (!overlay_is_sound(&q))
            return false;
    }
    return true;
}
