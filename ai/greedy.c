/*
 * greedy.c - takes what looks best right away.
 *
 * In the open phase it goes through what can be begun, one unit after the
 * other: everything that unit could do, followed to quiet positions, against
 * leaving it alone.  A move is weighed against the position as it stands, and
 * so is all else after which the phase goes on; a die against doing something
 * else (ending the phase): that attack will not be made then.  In the middle of
 * something it looks for the best way to finish, which is the way it began
 * with, since it thinks the same about the same view every time.
 *
 * What it cannot see it deals once, from a fixed seed and never from the random
 * numbers it is given: another deal at every step of a march would make it waver.
 */
#include "bots.h"
#include "mind.h"

#include <assert.h>
#include <stdlib.h>

#define ENOUGH     12000 /* positions judged after which a gain in hand is taken */
#define LEAST_GAIN 6     /* hundredths of a point worth stirring for */

/* Actions on the same unit are weighed together; an action on none is alone. */
static bool
is_on_unit(const bt_game *game, bt_action action)
{
    const bt_action_def *def = &game->rules->actions[bt_action_code(action)];

    return game->rules->operands[def->operands[0]].kind == BT_KIND_UNIT;
}

/* The best of what concerns no unit and does not stay in the phase; the last of equals, which ends things. */
static mind_find
best_of_others(mind *m, const bt_state *state, const bt_actions *legal)
{
    mind_find best = { BT_ACTION_NONE, MIND_WORST, false };

    for (int i = legal->count - 1; i >= 0; i--) {
        if (is_on_unit(m->game, legal->at[i]) || mind_stays(m, state, legal->at[i]))
            continue;
        mind_find found = mind_search(m, state, &legal->at[i], 1);
        if (found.value > best.value)
            best = found;
    }
    return best;
}

/* All the actions on the unit of legal->at[first], into group. */
static int
gather(const mind *m, const bt_actions *legal, int first, bt_action *group)
{
    unsigned unit = bt_action_operand(legal->at[first], 0);
    int count = 0;

    for (int i = first; i < legal->count; i++)
        if (is_on_unit(m->game, legal->at[i]) && bt_action_operand(legal->at[i], 0) == unit)
            group[count++] = legal->at[i];
    assert(count >= 1);
    return count;
}

static bool
is_first_of_unit(const bt_game *game, const bt_actions *legal, int at)
{
    unsigned unit = bt_action_operand(legal->at[at], 0);

    for (int i = 0; i < at; i++)
        if (is_on_unit(game, legal->at[i]) && bt_action_operand(legal->at[i], 0) == unit)
            return false;
    return is_on_unit(game, legal->at[at]);
}

/* How many searches a phase takes: one for each unit, and for each action on none. */
static int
count_searches(const bt_game *game, const bt_actions *legal)
{
    int count = 0;

    for (int i = 0; i < legal->count; i++)
        count += !is_on_unit(game, legal->at[i]) || is_first_of_unit(game, legal, i);
    return count;
}

/* The actions to be weighed together with legal->at[at], the first of them: those on its unit, or it alone when
 * it concerns none and the phase goes on; 0 for all else. */
static int
group_of(mind *m, const bt_state *state, const bt_actions *legal, int at, bt_action *group)
{
    if (is_on_unit(m->game, legal->at[at]))
        return is_first_of_unit(m->game, legal, at) ? gather(m, legal, at, group) : 0;
    group[0] = legal->at[at];
    return mind_stays(m, state, legal->at[at]);
}

/* Is it time to take what is in hand?  In games that say where they rest every search has its share of the
 * effort, and no unit is left out. */
static bool
has_enough(const mind *m, int gain)
{
    return !m->rules->rests && m->judged > ENOUGH && gain >= LEAST_GAIN;
}

/* A search that was cut short: where its group begins, and what share of the effort was too little for it. */
typedef struct cut {
    int at, share;
} cut;

/* The best gain found so far, and the searches that were cut short on the way. */
typedef struct pick {
    bt_action best;
    int gain;
    mind_find others;
    int standing;
    cut cuts[BT_ACTIONS_MAX];
    int cut_count;
} pick;

/* All that can be begun with legal->at[at], if it is the first of its group. */
static void
weigh(mind *m, const bt_state *state, const bt_actions *legal, int at, pick *p)
{
    bt_action group[BT_ACTIONS_MAX];
    int count = group_of(m, state, legal, at, group), gain;
    mind_find found;

    if (!count)
        return;
    found = mind_search(m, state, group, count);
    if (mind_was_cut(m) && p->cut_count < BT_ACTIONS_MAX)
        p->cuts[p->cut_count++] = (cut){ at, m->limit - m->from };
    gain = found.value - (found.is_die && p->others.action ? p->others.value : p->standing);
    if (gain > p->gain) {
        p->best = found.action;
        p->gain = gain;
    }
}

/* Most have left something of their share: it is for those that it was too little for.  One that would get no
 * more than it had would find nothing new, so what would be its share is for those after it. */
static void
weigh_again(mind *m, const bt_state *state, const bt_actions *legal, pick *p)
{
    int count = p->cut_count;

    for (int i = 0; i < count; i++) {
        m->searches = count - i;
        if (mind_share(m) > p->cuts[i].share)
            weigh(m, state, legal, p->cuts[i].at, p);
    }
}

static bt_action
choose_in_phase(mind *m, const bt_state *state, const bt_actions *legal)
{
    pick p = { .best = BT_ACTION_NONE, .gain = 2 * MIND_WORST };

    m->searches = count_searches(m->game, legal);
    p.others = best_of_others(m, state, legal);
    p.standing = mind_judge_own(m, state);
    for (int i = 0; i < legal->count; i++) {
        weigh(m, state, legal, i, &p);
        if (has_enough(m, p.gain))
            break;
    }
    weigh_again(m, state, legal, &p);
    return p.others.action && p.gain < LEAST_GAIN ? p.others.action : p.best;
}

static bt_action
choose(mind *m, const bt_state *state, const bt_actions *legal)
{
    assert(legal->count >= 1);
    if (legal->count == 1)
        return legal->at[0];
    if (mind_is_quiet(m, state))
        return choose_in_phase(m, state, legal);
    return mind_search(m, state, legal->at, legal->count).action;
}

int
bt_bot_greedy(const bt_game *game, const bt_view *view, bt_seat seat, bt_rng *rng, bt_action *out,
              bt_error *err)
{
    bt_rng same;
    bt_state *state = NULL;
    bt_actions *legal = NULL;
    mind *m = NULL;
    int status;

    (void)rng;
    bt_rng_init(&same, 1806);
    status = bt_bot_deal(game, view, seat, &same, &state, err);
    if (status == BT_OK)
        status = mind_new(&m, game, state, seat, err);
    if (status == BT_OK)
        legal = malloc(sizeof *legal);
    if (legal) {
        mind_list(m, state, seat, legal);
        *out = choose(m, state, legal);
    } else if (status == BT_OK) {
        status = bt_fail(err, BT_ENOMEM, "no memory for a list of actions");
    }
    free(legal);
    mind_free(m);
    free(state);
    return status;
}
