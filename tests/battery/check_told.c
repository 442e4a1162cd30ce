/*
 * check_told.c - what an action tells whom, and whether undo stops at it.
 *
 * What a viewer cannot know is dealt another way, and the same action is taken
 * there.  Does he hear other events, or see another position then, he has been
 * told something: such an action must not be taken back, and what he was told
 * must be in his view from then on, or bots and who comes back to the page know
 * less than who listened.  No event names to anybody what stays hidden from him.
 */
#include "trial.h"

#include <berthier/view.h>
#include <string.h>

enum { DEALS = 2, OTHERS = 4 };

/* One action, by whom, and where it was taken. */
typedef struct deed {
    bt_trial *trial;
    const bt_state *before;
    bt_side side;
    bt_action action;
    bool undone; /* it can be taken back */
} deed;

static bool
tell_of(const deed *it, const char *what, bt_side viewer, const char *more)
{
    bt_trial *t = it->trial;
    bt_buf_clear(&t->text);
    bt_action_format(t->game, it->action, &t->text);
    return bt_trial_fail(t, "%s %s: %s %s%s", bt_seat_id(t->game, it->side), bt_buf_text(&t->text),
                         bt_seat_id(t->game, viewer), what, more);
}

/* What a viewer hears next, or NULL.  `lasting`: what no view keeps is passed over. */
static const bt_event *
heard(const bt_trial *t, const bt_events *list, bt_side viewer, bool lasting, int *at)
{
    const bt_event *next;
    do
        next = bt_trial_heard(list, viewer, at);
    while (next && lasting && t->rules->events[next->code].passing);
    return next;
}

static bool
is_same(const bt_event *one, const bt_event *other)
{
    if (!one || !other)
        return one == other;
    return one->code == other->code && strcmp(one->rule, other->rule) == 0 &&
           memcmp(one->args, other->args, sizeof one->args) == 0;
}

/* The first event that a viewer hears otherwise in the other deal; false when all are alike. */
static bool
hears_a_difference(const bt_trial *t, bt_side viewer, bool lasting, const bt_event **here,
                   const bt_event **there)
{
    int i = 0, j = 0;
    do {
        *here = heard(t, &t->after_events, viewer, lasting, &i);
        *there = heard(t, &t->other_events, viewer, lasting, &j);
    } while (*here && is_same(*here, *there));
    return !is_same(*here, *there);
}

/* The two events, or what the two views have not alike, for the account of a failure. */
static const char *
both(bt_trial *t, const bt_event *here, const bt_event *there)
{
    bt_buf_clear(&t->other_text);
    bt_buf_add(&t->other_text, ": ");
    if (!here && !there)
        bt_view_patch(t->game, t->view, t->other_view, &t->other_text);
    if (here)
        bt_event_format(t->game, here, &t->other_text);
    bt_buf_add(&t->other_text, " / ");
    if (there)
        bt_event_format(t->game, there, &t->other_text);
    return bt_buf_text(&t->other_text);
}

static void
look(const bt_trial *t, const bt_state *state, bt_side viewer, bt_view *out)
{
    memset(out, 0, t->rules->view_size);
    t->rules->view(t->game, state, viewer, out);
}

/* Who has heard nothing, and for whom nothing is another than before, does not know that anything was done. */
static bool
is_noticed(const deed *it, bt_side viewer)
{
    bt_trial *t = it->trial;
    bool changed;
    int at = 0;

    look(t, it->before, viewer, t->other_view);
    changed = memcmp(t->view, t->other_view, t->rules->view_size) != 0;
    look(t, t->other, viewer, t->other_view);
    return changed || bt_trial_heard(&t->after_events, viewer, &at);
}

/* trial->other is what the viewer thinks possible: the action is taken there as well. */
static bool
tells_no_more_than_it_may(const deed *it, bt_side viewer)
{
    bt_trial *t = it->trial;
    const bt_event *here, *there;
    bool differs, unlike;

    t->other_events.count = 0;
    t->other_events.sealed = false;
    t->rules->apply(t->game, t->other, it->side, it->action, &t->other_events);
    look(t, t->after, viewer, t->view);
    look(t, t->other, viewer, t->other_view);
    unlike = memcmp(t->view, t->other_view, t->rules->view_size) != 0;
    differs = hears_a_difference(t, viewer, false, &here, &there);
    t->told += differs || unlike;
    if (it->undone && (differs || unlike) && is_noticed(it, viewer))
        return tell_of(it, "was told by it, and it can be undone", viewer, both(t, here, there));
    if (!unlike && hears_a_difference(t, viewer, true, &here, &there))
        return tell_of(it, "hears what his view does not hold", viewer, both(t, here, there));
    return true;
}

/* Is what an event names to a viewer still hidden from him afterwards?  What the rules show for a
 * moment may be covered again; a card that was laid open may be in a deck again, when that has been
 * shuffled, but not in a hand. */
static bool
stays_hidden(const bt_trial *t, bt_side viewer, unsigned operand, unsigned value)
{
    const bt_rules *rules = t->rules;
    bool held = false; /* by a seat that sees it */
    if (!rules->conceals(t->game, t->after, viewer, operand, value))
        return false;
    if (rules->operands[operand].kind != BT_KIND_CARD)
        return !t->after_events.sealed;
    for (bt_seat seat = 0; seat < bt_seat_count(t->game); seat++)
        held |= !rules->conceals(t->game, t->after, seat, operand, value);
    return held;
}

static bool
names_nothing_hidden(const deed *it, bt_side viewer)
{
    bt_trial *t = it->trial;
    for (int i = 0; i < t->after_events.count && t->rules->conceals; i++) {
        const bt_event *event = &t->after_events.at[i];
        const bt_event_def *def = &t->rules->events[event->code];
        if (!bt_event_is_seen(event, viewer))
            continue;
        for (int k = 0; k < BT_EVENT_ARGS && def->args[k]; k++)
            if (t->rules->conceals(t->game, it->before, viewer, def->args[k], event->args[k]) &&
                stays_hidden(t, viewer, def->args[k], event->args[k]))
                return tell_of(it, "is told what stays hidden", viewer, both(t, event, NULL));
    }
    return true;
}

/* Another action that could be taken there; half of them by the same word. */
static bt_action
any_other(const deed *it)
{
    bt_trial *t = it->trial;
    const bt_actions *list = &t->other_legal;
    unsigned code = bt_action_code(it->action);
    uint32_t first = 0, count = (uint32_t)list->count;

    if (bt_rng_below(&t->rng, 2)) {
        while (first < count && bt_action_code(list->at[first]) != code)
            first++;
        while (count > first && bt_action_code(list->at[count - 1]) != code)
            count--;
        count -= first;
    }
    return list->at[first + bt_rng_below(&t->rng, count)];
}

/* Where another action would have led to another position that looks the same to the viewer, he must
 * hear the same: an event that differs would tell him which of the two it was. */
static bool
tells_not_which(const deed *it, bt_side viewer)
{
    bt_trial *t = it->trial;
    const bt_event *here, *there;

    look(t, t->after, viewer, t->view);
    for (int i = 0; i < OTHERS && viewer != it->side && t->other_legal.count; i++) {
        bt_action other = any_other(it);
        bt_state_copy(t->game, t->other, it->before);
        t->other_events.count = 0;
        t->rules->apply(t->game, t->other, it->side, other, &t->other_events);
        look(t, t->other, viewer, t->other_view);
        if (memcmp(t->after, t->other, t->rules->state_size) != 0 &&
            memcmp(t->view, t->other_view, t->rules->view_size) == 0 &&
            hears_a_difference(t, viewer, true, &here, &there))
            return tell_of(it, "hears which of two actions that look alike it was", viewer,
                           both(t, here, there));
    }
    return true;
}

static bool
tells_viewer_what_it_may(const deed *it, bt_side viewer)
{
    bt_trial *t = it->trial;
    if (!names_nothing_hidden(it, viewer) || !tells_not_which(it, viewer))
        return false;
    for (int i = 0; i < DEALS; i++) {
        look(t, it->before, viewer, t->view);
        memset(t->other, 0, t->rules->state_size);
        t->rules->resample(t->game, t->view, &t->rng, t->other);
        /* That another could act so is that one's to tell; what it names is looked at above. */
        if (!t->rules->check(t->game, t->other, it->side, it->action) &&
            !tells_no_more_than_it_may(it, viewer))
            return false;
    }
    return true;
}

/* Do two seats know the same of all units and cards? */
static bool
know_alike(const deed *it, bt_seat one, bt_seat other)
{
    const bt_trial *t = it->trial;
    const bt_rules *rules = t->rules;
    for (unsigned k = 0; k < (unsigned)rules->operand_count && rules->conceals; k++) {
        bt_kind kind = rules->operands[k].kind;
        int count = kind == BT_KIND_UNIT   ? t->game->unit_count
                    : kind == BT_KIND_CARD ? t->game->card_count
                                           : 0;
        for (unsigned value = 0; value < (unsigned)count; value++)
            if (rules->conceals(t->game, it->before, one, k, value) !=
                rules->conceals(t->game, it->before, other, k, value))
                return false;
    }
    return true;
}

static bool
is_one_chapter(const char *rule, const char *other)
{
    size_t length = strcspn(rule, ".");
    return other && strncmp(rule, other, length + 1) == 0;
}

/* Is an event of the chapter that has partners write to each other?  Mail is its writer's and its reader's. */
static bool
is_mail(const bt_rules *rules, const bt_event *event)
{
    for (int code = 1; rules->refuse_words && code < rules->event_count; code++)
        for (int k = 0; k < BT_EVENT_ARGS && rules->events[code].args[k]; k++)
            if (rules->operands[rules->events[code].args[k]].kind == BT_KIND_TEXT &&
                is_one_chapter(event->rule, rules->events[code].rule))
                return true;
    return false;
}

static const bt_event *
hears_next(const bt_trial *t, bt_seat seat, int *at)
{
    const bt_event *event = bt_trial_heard(&t->after_events, seat, at);
    while (event && is_mail(t->rules, event))
        event = bt_trial_heard(&t->after_events, seat, at);
    return event;
}

/* Partners who know the same are told the same, but for what they write to each other. */
static bool
partners_hear_alike(const deed *it)
{
    bt_trial *t = it->trial;
    for (bt_seat seat = 0; seat < bt_seat_count(t->game); seat++) {
        bt_seat partner = bt_side_of(t->game, seat);
        int i = 0, j = 0;
        const bt_event *one, *other;
        if (partner == seat || !know_alike(it, seat, partner))
            continue;
        do {
            one = hears_next(t, seat, &i);
            other = hears_next(t, partner, &j);
        } while (one && is_same(one, other));
        if (one || other)
            return tell_of(it, "hears otherwise than its partner", seat, both(t, one, other));
    }
    return true;
}

bool
bt_check_told(bt_trial *trial, const bt_state *before, bt_side side, bt_action action, bool undone)
{
    const deed it = { trial, before, side, action, undone };
    bt_state_copy(trial->game, trial->after, before);
    trial->after_events.count = 0;
    trial->after_events.sealed = false;
    trial->rules->apply(trial->game, trial->after, side, action, &trial->after_events);
    trial->other_legal.count = 0;
    trial->rules->legal(trial->game, before, side, &trial->other_legal);
    if (!partners_hear_alike(&it))
        return false;
    for (bt_side viewer = 0; viewer < bt_seat_count(trial->game); viewer++)
        if (!tells_viewer_what_it_may(&it, viewer))
            return false;
    return tells_viewer_what_it_may(&it, BT_SIDE_NONE);
}
