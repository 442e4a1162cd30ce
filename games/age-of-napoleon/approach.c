/*
 * approach.c - the army on the march, brought on a copy of the position to where it would fight.
 */
#include "approach.h"
#include "attrition.h"
#include "corps.h"
#include "entry.h"
#include "march.h"
#include "move.h"
#include "neutral.h"

enum {
    LOSS = 100,            /* what a corps lost on the average counts; one that is hit counts 1 */
    OFFENCE = 1000 * LOSS, /* a way that violates nobody goes before any that does */
    PLAIN = AON_BY_GROUND | AON_BY_WINTER | AON_BY_DISTANCE
};

/* How far the army has come, what has hit it, and what that counts. */
typedef struct stage {
    aon_state s;
    bt_units hit;
    int cost;
} stage;

typedef struct search {
    const aon *n;
    bt_side side;
    bt_area to;
    unsigned force; /* AON_BY_FORCE while Forced March has still to take its toll */
    bool found;
    stage best;
} search;

static aon
look(const search *q, aon_state *s)
{
    return (aon){ q->n->game, q->n->printed, s, NULL };
}

/* [AON-12.8a] [AON-12.8b] The fresh turn spent; for the spent the die is thought to be an average one. */
static void
wear(const aon *n, unsigned causes, stage *at)
{
    bt_units hit = aon_hit(n, n->s->army, aon_here(n), causes);
    bt_units rolling = bt_units_and(hit, n->s->spent);
    int tested = bt_units_count(&rolling);
    int column = tested < AON_SPENT_MAX ? tested : AON_SPENT_MAX;

    for (int face = 0; tested && face < AON_FACES; face++)
        at->cost += LOSS * n->printed->march[column - 1][face] / AON_FACES;
    at->hit = bt_units_or(at->hit, hit);
    n->s->spent = bt_units_or(n->s->spent, hit);
}

static int
cost_of(const stage *at)
{
    return at->cost + bt_units_count(&at->hit);
}

static void walk(search *q, const stage *from, int steps);

/* [AON-12.5] Past enemies it goes by Manoeuvre alone, and then does not fight there. */
static void
enter(search *q, const stage *from, bt_area area, int steps)
{
    stage at = *from;
    aon n = look(q, &at.s);
    bool last = area == q->to, crosses = at.s.stealth == 1 && !aon_is_free(&n, q->side, area);

    if (last && crosses)
        return;
    at.s.reach--;
    at.s.stealth = crosses ? 2 : at.s.stealth;
    aon_bring(&at.s, at.s.army, aon_here(&n), area);
    if (aon_violated(&n, q->side, last ? (bt_units){ { 0 } } : at.s.army) != AON_NO_COUNTRY)
        at.cost += OFFENCE;
    wear(&n, last ? PLAIN | q->force : PLAIN, &at);
    if (!last && (crosses || aon_is_free(&n, q->side, area)))
        walk(q, &at, steps - 1);
    if (!last || (q->found && cost_of(&q->best) <= cost_of(&at)))
        return;
    q->found = true;
    q->best = at;
}

static void
walk(search *q, const stage *from, int steps)
{
    aon_state s = from->s;
    aon n = look(q, &s);
    bt_act act = { .side = q->side };

    for (bt_set left = aon_next_to(&n, aon_here(&n)); !bt_set_is_empty(&left);) {
        act.a = bt_set_take(&left);
        if ((act.a == q->to) == (steps == 1) &&
            bt_area_distance(&n.printed->network, (bt_area)act.a, q->to) < steps &&
            !aon_refuse_step(&n, &act))
            enter(q, from, (bt_area)act.a, steps);
    }
}

bool
aon_approach(aon *n, bt_side side, bt_area to)
{
    const bt_frame *march = aon_frame(n->s, AON_P_MARCH);
    bool worn = !n->s->forced || !march || march->local & AON_TIRED;
    search q = { .n = n, .side = side, .to = to, .force = worn ? 0 : AON_BY_FORCE };
    stage start = { .s = *n->s };

    if (n->s->leader == BT_UNIT_NONE || !aon_on_map(n->s, n->s->leader))
        return n->s->field == to; /* he has just been lost there */
    if (aon_here(n) == to) {
        wear(n, aon_wear_due(n), &start);
        return true;
    }
    for (int steps = 1; steps <= start.s.reach && !q.found; steps++)
        walk(&q, &start, steps);
    if (q.found)
        *n->s = q.best.s;
    return q.found;
}
