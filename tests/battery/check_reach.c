/*
 * check_reach.c - where a unit can go: every path is played, and walks taken
 * at random never come to a place that is missing, or more cheaply than told.
 */
#include "trial.h"

#include <berthier/reach.h>
#include <string.h>

#define WALKS  4
#define LEGS   64  /* longer than any path a battery knows */
#define CHOICE 256 /* the unit's own among the legal actions */

typedef struct survey {
    bt_trial *trial;
    bt_side side;
    bt_unit unit;
    bt_reach reach;
} survey;

static const char *
unit_of(const survey *q)
{
    return q->trial->game->units[q->unit].id;
}

/* Take an action in trial->other; the points the unit has left must agree. */
static bool
take_leg(const survey *q, bt_action action, unsigned *cost, bt_whereabouts *now, bool *sealed)
{
    bt_trial *t = q->trial;
    bt_whereabouts was = { 0 };
    if (!t->rules->whereabouts(t->game, t->other, q->unit, &was))
        return bt_trial_fail(t, "%s is nowhere in the middle of its move", unit_of(q));
    if (t->rules->check(t->game, t->other, q->side, action))
        return bt_trial_fail(t, "a path of %s is not legal", unit_of(q));
    unsigned expense = t->rules->expense(t->game, t->other, q->side, action);
    if (expense == BT_EXPENSE_UNSURE)
        return bt_trial_fail(t, "a path of %s goes over what is unsure", unit_of(q));
    t->other_events.count = 0;
    t->other_events.sealed = false;
    t->rules->apply(t->game, t->other, q->side, action, &t->other_events);
    *sealed = t->other_events.sealed;
    *cost += expense;
    if (!t->rules->whereabouts(t->game, t->other, q->unit, now))
        return bt_trial_fail(t, "%s is nowhere after a leg of its path", unit_of(q));
    return !now->marching || now->points + expense == was.points ||
           bt_trial_fail(t, "%s had %u points, spent %u and has %u", unit_of(q), was.points,
                         expense, now->points);
}

static bool
path_is_sound(const survey *q, int index)
{
    bt_trial *t = q->trial;
    const bt_spot *spots = q->reach.spots, *spot = &spots[index];
    int path[LEGS], length = 0;
    unsigned cost = 0;
    bt_whereabouts now = { 0 };
    bool sealed = false;
    for (int i = index; i > 0 && length < LEGS; i = spots[i].from)
        path[length++] = i;
    bt_state_copy(t->game, t->other, t->state);
    while (length-- > 0)
        if (!take_leg(q, spots[path[length]].action, &cost, &now, &sealed))
            return false;
    if (now.place != spot->place || now.mode != spot->mode || cost != spot->cost)
        return bt_trial_fail(t, "a path of %s leads elsewhere or costs %u, not %u", unit_of(q),
                             cost, spot->cost);
    if ((now.marching && !sealed) == spot->ends || (now.marching && now.points != spot->left))
        return bt_trial_fail(t, "a path of %s ends otherwise than told", unit_of(q));
    if (!spot->halt)
        return true;
    return take_leg(q, spot->halt, &cost, &now, &sealed) &&
           ((now.place == spot->place && !now.marching) ||
            bt_trial_fail(t, "%s cannot halt where it was told", unit_of(q)));
}

/* One of the unit's own actions in trial->other, or BT_ACTION_NONE. */
static bt_action
choose_leg(const survey *q, bool marching)
{
    bt_trial *t = q->trial;
    bt_action own[CHOICE];
    uint32_t count = 0;
    t->rules->legal(t->game, t->other, q->side, &t->other_legal);
    for (int i = 0; i < t->other_legal.count && count < CHOICE; i++) {
        bt_action action = t->other_legal.at[i];
        const bt_action_def *def = &t->rules->actions[bt_action_code(action)];
        bool named = t->rules->operands[def->operands[0]].kind == BT_KIND_UNIT &&
                     bt_action_operand(action, 0) == q->unit;
        if (named || marching)
            own[count++] = action;
    }
    return count ? own[bt_rng_below(&t->rng, count)] : BT_ACTION_NONE;
}

static const bt_spot *
spot_at(const bt_reach *reach, const bt_whereabouts *now)
{
    for (int i = 0; i < reach->count; i++)
        if (reach->spots[i].place == now->place && reach->spots[i].mode == now->mode)
            return &reach->spots[i];
    return NULL;
}

/* Anything that takes the unit out of movement altogether ends a walk, and what is unsure or tells
 * something new. */
static bool
walk(const survey *q, bool marching)
{
    bt_trial *t = q->trial;
    unsigned cost = 0;
    bt_whereabouts now = { 0 };
    bt_state_copy(t->game, t->other, t->state);
    do {
        bt_action action = choose_leg(q, marching);
        if (action == BT_ACTION_NONE)
            return true;
        unsigned expense = t->rules->expense(t->game, t->other, q->side, action);
        if (expense == BT_EXPENSE_UNSURE)
            return true;
        cost += expense;
        t->other_events.count = 0;
        t->other_events.sealed = false;
        t->rules->apply(t->game, t->other, q->side, action, &t->other_events);
        if (!t->rules->whereabouts(t->game, t->other, q->unit, &now))
            return true;
        const bt_spot *spot = spot_at(&q->reach, &now);
        if (!spot || spot->cost > cost)
            return bt_trial_fail(t, "%s comes to place %u for %u, which is not told", unit_of(q),
                                 now.place, cost);
        if (!now.marching && !spot->ends && !spot->halt && spot->from >= 0)
            return bt_trial_fail(t, "%s halts in place %u, which is not told", unit_of(q),
                                 now.place);
        marching = now.marching && !t->other_events.sealed;
    } while (marching);
    return true;
}

static bool
reach_is_sound(survey *q, bool marching, bt_arena *arena)
{
    bt_trial *t = q->trial;
    if (bt_reach_find(&q->reach, arena, t->game, t->state, q->side, q->unit, NULL) != BT_OK)
        return bt_trial_fail(t, "no memory to see where %s can go", unit_of(q));
    for (int i = 1; i < q->reach.count; i++)
        if (!path_is_sound(q, i))
            return false;
    for (int i = 0; i < WALKS; i++)
        if (!walk(q, marching))
            return false;
    return true;
}

bool
bt_check_reach(bt_trial *trial)
{
    survey q = { .trial = trial, .side = bt_sides_first(trial->to_act) };
    bt_whereabouts here = { 0 };
    bt_arena arena = { 0 };
    if (!trial->rules->whereabouts || q.side >= bt_seat_count(trial->game) ||
        !bt_trial_is_due(trial, trial->care.reach))
        return true;
    q.unit = (bt_unit)bt_rng_below(&trial->rng, (uint32_t)trial->game->unit_count);
    for (bt_unit unit = 0; unit < trial->game->unit_count; unit++)
        if (trial->rules->whereabouts(trial->game, trial->state, unit, &here) && here.marching)
            q.unit = unit; /* the only one that can move now */
    if (!trial->rules->whereabouts(trial->game, trial->state, q.unit, &here))
        return true;
    bool is_sound = reach_is_sound(&q, here.marching, &arena);
    bt_arena_release(&arena);
    return is_sound;
}
