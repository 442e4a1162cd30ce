/*
 * macro.c - follows a seat's own small decisions to the positions they lead
 * to, and picks the best.
 *
 * The search goes level by level; a position reached twice is looked at once.
 * Two things keep it short.  Where dice are on offer (an attack that could be
 * rolled as it stands) only the most promising positions of a level are
 * carried on, since each die costs dozens of judgements: attackers are added
 * as a climb, not tried in every combination.  And a choice that leaves only
 * the die to follow (announcing lower odds) is tried from the best position
 * of the climb, not from each.
 */
#include "mind.h"

#include <string.h>

#define BEAM        3   /* positions of a level carried on when dice are on offer */
#define LAST_MARGIN 120 /* hundredths of a point a choice like lower odds must gain */

typedef struct climb {
    mind *m;
    int count; /* nodes in the pool */
    mind_find best;
    uint64_t best_key;
} climb;

static bt_state *
state_at(const mind *m, int node)
{
    return (bt_state *)(void *)(m->pool + m->stride * (size_t)node);
}

/* Equal worth goes to the lesser hash, so that the same end is preferred
 * again from any point on the way to it. */
static void
consider(climb *c, mind_find find, uint64_t key)
{
    if (find.value < c->best.value || (find.value == c->best.value && key >= c->best_key))
        return;
    c->best = find;
    c->best_key = key;
}

/* Is somebody else asked in the midst of it? */
static bool
asks_others(const mind *m, const bt_state *state, bt_seats next)
{
    return m->rules->rests && next && !(next & bt_side_bit(m->seat)) && !mind_is_quiet(m, state);
}

/* Keep where an action leads, with what it has cost on the way. */
static void
carry_on(climb *c, bt_action root, int parent, int toll)
{
    c->m->nodes[c->count++] = (mind_node){ root, parent, MIND_WORST, toll, false };
}

/* Take one action: judge where it ends, or keep where it leads.  Returns the
 * worth of a die, else MIND_WORST. */
static int
try(climb *c, const bt_state *from, bt_action action, bt_action root, int parent)
{
    mind *m = c->m;
    bt_state *to = state_at(m, c->count);
    int toll = parent < 0 ? 0 : m->nodes[parent].toll;
    bt_state *asked = NULL;
    bt_seats next;
    uint64_t key;
    bool is_die;
    int value;

    if (c->count >= (m->rules->rests ? MIND_STATES : MIND_FEWER) ||
        (mind_is_spent(m) && c->best.value > MIND_WORST))
        return MIND_WORST;
    memcpy(to, from, m->rules->state_size);
    mind_try(m, to, m->seat, action);
    next = m->rules->to_act(m->game, to);
    if (asks_others(m, to, next)) {
        asked = mind_asked(m);
        memcpy(asked, to, m->rules->state_size);
        if (mind_comes_back(m, to)) {
            next = bt_side_bit(m->seat);
            toll += mind_toll(m, asked, to);
        } else {
            memcpy(to, asked, m->rules->state_size);
        }
    }
    is_die = next == bt_side_bit(BT_SIDE_CHANCE) && !(m->rules->rests && mind_is_quiet(m, to));
    key = bt_state_hash(m->game, to);
    if (!is_die && !mind_is_new(&m->seen, key))
        return MIND_WORST;
    if (next & bt_side_bit(m->seat) && !mind_is_quiet(m, to)) {
        carry_on(c, root, parent, toll);
        return MIND_WORST;
    }
    value = mind_settle(m, to) - toll;
    consider(c, (mind_find){ root, value, is_die }, key);
    return is_die ? value : MIND_WORST;
}

/* Does this one action lead straight to the dice? */
static bool
leads_to_die(mind *m, const bt_state *from, bt_action action)
{
    bt_state *after = mind_scratch(m, 0);

    memcpy(after, from, m->rules->state_size);
    mind_try(m, after, m->seat, action);
    return m->rules->to_act(m->game, after) == bt_side_bit(BT_SIDE_CHANCE);
}

static void
expand(climb *c, int at, bool is_last)
{
    mind *m = c->m;
    mind_node *node = &m->nodes[at];

    mind_list(m, state_at(m, at), m->seat, &m->legal);
    node->only_rolls =
        !is_last && m->legal.count == 1 && leads_to_die(m, state_at(m, at), m->legal.at[0]);
    for (int i = 0; i < m->legal.count && !node->only_rolls; i++) {
        int value = try(c, state_at(m, at), m->legal.at[i], node->root, at);
        if (value > node->best)
            node->best = value;
    }
}

/* The worth of dice below which a node of the level is not carried on. */
static int
threshold(const mind *m, int first, int end)
{
    int best[BEAM];

    for (int i = 0; i < BEAM; i++)
        best[i] = MIND_WORST;
    for (int node = first; node < end; node++) {
        int value = m->nodes[node].best;
        for (int i = 0; i < BEAM; i++)
            if (value > best[i]) {
                int lower = best[i];
                best[i] = value;
                value = lower;
            }
    }
    return best[BEAM - 1];
}

/* Level by level until nothing new turns up. */
static void
climb_up(climb *c)
{
    mind *m = c->m;
    int first = 0, end = c->count, least = MIND_WORST;

    while (first < end) {
        for (int at = first; at < end; at++) {
            int parent = m->nodes[at].parent;
            if (parent < 0 || m->nodes[parent].best >= least ||
                (m->rules->rests && m->nodes[parent].best == MIND_WORST))
                expand(c, at, false);
        }
        least = threshold(m, first, end);
        first = end;
        end = c->count;
    }
}

/* From the best position on offer, or from all if no die was, try the choices
 * that leave only the die. */
static void
try_last_choices(climb *c)
{
    mind *m = c->m;
    int peak = -1, end = c->count, raised;
    mind_find before;

    for (int at = 0; at < end; at++)
        if (m->nodes[at].best > (peak < 0 ? MIND_WORST : m->nodes[peak].best))
            peak = at;
    before = c->best;
    if (peak >= 0)
        c->best.value += LAST_MARGIN;
    raised = c->best.value;
    for (int at = 0; at < end; at++)
        if (m->nodes[at].only_rolls && (peak < 0 || m->nodes[at].parent == peak))
            expand(c, at, true);
    if (c->best.value == raised)
        c->best = before;
}

/* Where no way came to an end before the pool was full, the positions on the ways are judged as they
 * stand. */
static void
judge_ways(climb *c)
{
    for (int at = 0; at < c->count; at++) {
        const bt_state *state = state_at(c->m, at);
        consider(c, (mind_find){ c->m->nodes[at].root, mind_judge_own(c->m, state), false },
                 bt_state_hash(c->m->game, state));
    }
}

mind_find
mind_search(mind *m, const bt_state *from, const bt_action *actions, int count)
{
    climb c = { .m = m, .best = { actions[0], MIND_WORST, false }, .best_key = UINT64_MAX };

    mind_begin(m);
    mind_forget(&m->seen);
    for (int i = 0; i < count; i++)
        try(&c, from, actions[i], actions[i], -1);
    climb_up(&c);
    try_last_choices(&c);
    if (c.best.value == MIND_WORST)
        judge_ways(&c);
    return c.best;
}
