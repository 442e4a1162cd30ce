/*
 * ways.c - where an army can go, what the way does to it, and who may come against it.
 *
 * The army is walked over copies of the position with what refuses a march itself, nearest areas first; of
 * ways of one length the one that costs least is told, and if there is one, one that violates nobody.  What the
 * viewer does not see is dealt first, so that the rules' own predicates can be asked; those used here look only
 * at what everybody can see.
 *
 * Before an army has set out it is the leader named with all that he may take along.
 */
#include "ways.h"
#include "action.h"
#include "attrition.h"
#include "country.h"
#include "entry.h"
#include "guess.h"
#include "intercept.h"
#include "march.h"
#include "move.h"
#include "neutral.h"
#include "realign.h"
#include "withdraw.h"

#include <string.h>

enum {
    FATES = 48,
    OFFENCE = 1000 /* a way that violates nobody goes before any that does */
};

/* One way in which the dice of attrition may fall. */
typedef struct fate {
    bt_units army, spent; /* who is left of it */
    double chance;
    bool stopped; /* its leader has been lost, and it goes no further [AON-12.9] */
} fate;

/* What the way has done to the army. */
typedef struct toll {
    fate fates[FATES];
    int count;
    bt_units hit, rolled;
} toll;

/* Where the army has come to. */
typedef struct node {
    aon_state s;
    toll pass, halt; /* going on from here; ending its move here */
    double harm;
    int16_t from; /* the spot before it */
    uint8_t steps;
    bool known, settled, sails;
    bool passes;  /* it is past enemies whom it leaves behind again [CARD-MANOEUVRE-SUR-LES-ARRIERES.1] */
    bool offends; /* the way here violates a neutral country, though it goes on [AON-12.6b] */
} node;

typedef struct search {
    const bt_game *game;
    bt_side side;
    bool acts;        /* it is on the march, and its side decides: its ways can be taken */
    bool worn;        /* Forced March has taken its toll */
    bt_units army;    /* as it sets out */
    bt_units weary;   /* of these, who is spent already */
    node *nodes;      /* by area */
    bt_spot *spots;
    bt_hazard *hazards;
    int count;
} search;

static aon
look(const search *q, aon_state *s)
{
    return (aon){ q->game, aon_printed_of(q->game), s, NULL };
}

/* ---- what the dice do ---------------------------------------------------------- */

static bool
is_alike(const fate *a, const fate *b)
{
    return a->stopped == b->stopped && !memcmp(&a->army, &b->army, sizeof a->army) &&
           !memcmp(&a->spent, &b->spent, sizeof a->spent);
}

/* Fates that are alike are one. */
static void
add_fate(toll *t, fate one)
{
    int i = 0;

    while (i < t->count && !is_alike(&t->fates[i], &one))
        i++;
    if (i == t->count && t->count < FATES)
        t->fates[t->count++] = (fate){ one.army, one.spent, 0, one.stopped };
    t->fates[i < t->count ? i : t->count - 1].chance += one.chance;
}

/* Its owner chooses who is lost, and keeps the leader as long as it can. */
static void
lose(const aon *n, fate *f, bt_units among, int count)
{
    bt_unit leader = n->s->leader;

    if (count < bt_units_count(&among))
        bt_units_remove(&among, leader);
    while (count-- > 0 && !bt_units_is_empty(&among))
        bt_units_remove(&f->army, bt_units_take(&among));
    f->stopped = !bt_units_has(&f->army, leader);
}

/* [AON-12.8a] [AON-12.8b] The fresh turn spent, and for the spent a die is rolled. */
static void
suffer(const aon *n, const fate *before, unsigned causes, toll *out)
{
    bt_units hit = aon_hit(n, before->army, aon_here(n), causes);
    bt_units rolling = bt_units_and(hit, before->spent);
    int tested = bt_units_count(&rolling);
    int column = tested < AON_SPENT_MAX ? tested : AON_SPENT_MAX;

    out->hit = bt_units_or(out->hit, hit);
    out->rolled = bt_units_or(out->rolled, rolling);
    for (int face = 0; face < AON_FACES; face++) {
        fate one = *before;
        one.spent = bt_units_or(one.spent, hit);
        one.chance = before->chance / AON_FACES;
        if (tested)
            lose(n, &one, rolling, n->printed->march[column - 1][face]);
        add_fate(out, one);
    }
}

static void
wear(const aon *n, const toll *before, unsigned causes, toll *out)
{
    *out = (toll){ .hit = before->hit, .rolled = before->rolled };
    for (int i = 0; i < before->count; i++) {
        if (before->fates[i].stopped)
            add_fate(out, before->fates[i]);
        else
            suffer(n, &before->fates[i], causes, out);
    }
}

static double
mean_loss(const search *q, const toll *t)
{
    bt_units army = q->army;
    double sum = 0;

    for (int i = 0; i < t->count; i++)
        sum += t->fates[i].chance *
               (bt_units_count(&army) - bt_units_count(&t->fates[i].army));
    return sum;
}

/* Of two ways of one length the better one: fewer losses, then fewer worn out. */
static double
harm_of(const search *q, const toll *t)
{
    bt_units hit = t->hit;

    return mean_loss(q, t) + bt_units_count(&hit) / 100.0;
}

/* ---- one search ------------------------------------------------------------------ */

static bt_area
nearest(const search *q)
{
    bt_area best = BT_AREA_NONE;

    for (int a = 0; a < q->game->network->area_count; a++) {
        const node *one = &q->nodes[a], *other = best == BT_AREA_NONE ? NULL : &q->nodes[best];
        if (one->known && !one->settled &&
            (!other || one->steps < other->steps ||
             (one->steps == other->steps && one->harm < other->harm)))
            best = (bt_area)a;
    }
    return best;
}

/* [AON-12.5] Does the move end here by itself? */
static bool
ends(const search *q, const node *here, const aon *n)
{
    return !n->s->reach || (!here->passes && !aon_is_free(n, q->side, aon_here(n)));
}

static void
advance(const search *q, aon *n, bt_area to, bool sails)
{
    aon_state *s = n->s;
    bt_area from = aon_here(n);

    s->reach = (uint8_t)(sails ? 0 : s->reach - 1);
    if (s->stealth == 1 && !aon_is_free(n, q->side, to))
        s->stealth = 2;
    aon_bring(s, s->army, from, to);
}

/* Countries whose neutrality the army violates, by halting unless it passes, stand with the other side from
 * then on [AON-12.6c].  Are there any? */
static bool
offend(const search *q, aon *n, bt_units passing)
{
    aon_align joins = q->side == AON_FRENCH ? AON_MEMBER : AON_ALLY;
    bool any = false;

    for (uint8_t c; (c = aon_violated(n, q->side, passing)) != AON_NO_COUNTRY; any = true)
        aon_turn(n, c, joins, "AON-12.6c");
    return any;
}

/* The army into an area that nothing forbids it to enter. */
static void
enter(search *q, const node *before, bt_area to, bool sails, int16_t spot)
{
    const unsigned plain = AON_BY_GROUND | AON_BY_WINTER | AON_BY_DISTANCE;
    node *there = &q->nodes[to], next = { .from = spot, .known = true, .sails = sails };
    aon n = look(q, &next.s);

    next.s = before->s;
    next.steps = (uint8_t)(before->steps + (sails ? before->s.reach : 1));
    next.passes = before->s.stealth == 1 && !aon_is_free(&n, q->side, to);
    advance(q, &n, to, sails);
    next.offends = offend(q, &n, n.s->army) || before->offends;
    wear(&n, &before->pass, plain, &next.pass);
    wear(&n, &before->pass, plain | (n.s->forced && !q->worn ? AON_BY_FORCE : 0u), &next.halt);
    next.harm = harm_of(q, &next.halt) + (next.offends ? OFFENCE : 0);
    if (there->known && (there->settled || there->steps < next.steps ||
                         (there->steps == next.steps && there->harm <= next.harm)))
        return;
    *there = next;
}

/* ---- what is told of an area ------------------------------------------------------- */

static void
tell_losses(const search *q, const toll *t, bt_hazard *out)
{
    bt_units army = q->army, fresh = bt_units_minus(t->hit, q->weary), rolled = t->rolled;
    int all = bt_units_count(&army);

    out->units = (uint8_t)all;
    out->tired = (uint8_t)bt_units_count(&fresh);
    out->tested = (uint8_t)bt_units_count(&rolled);
    for (int i = 0; i < t->count; i++) {
        int lost = all - bt_units_count(&t->fates[i].army);
        lost = lost < BT_HAZARD_LOSSES ? lost : BT_HAZARD_LOSSES - 1;
        out->lost[lost] += t->fates[i].chance;
        if (lost >= out->count)
            out->count = (uint8_t)(lost + 1);
    }
}

/* [AON-12.6b] [AON-12.10a] [AON-12.11a] Of who halts here. */
static void
tell_dangers(const search *q, const node *here, bt_hazard *out)
{
    const unsigned all = AON_BY_GROUND | AON_BY_WINTER | AON_BY_DISTANCE;
    bt_side other = aon_other(q->side);
    aon_state halted = here->s;
    aon n = look(q, &halted);

    halted.field = aon_here(&n);
    out->rule = aon_cause(&n, halted.leader, halted.field,
                          all | (halted.forced && !q->worn ? AON_BY_FORCE : 0u));
    if (offend(q, &n, (bt_units){ { 0 } }) || here->offends)
        out->trespass = "AON-12.6b";
    out->leaves = !here->passes && aon_might_withdraw(&n, other);
    out->against = aon_interceptors(&n, other);
}

static void
settle(search *q, bt_area area)
{
    node *here = &q->nodes[area];
    aon n = look(q, &here->s);
    bt_act none = { .side = q->side };
    bt_spot *spot = &q->spots[q->count];

    here->settled = true;
    *spot = (bt_spot){ .place = area, .from = here->from };
    spot->ends = q->acts && here->from >= 0 && ends(q, here, &n);
    spot->cost = (uint16_t)(2 * here->steps);
    spot->left = (uint16_t)(2 * here->s.reach);
    if (q->acts && here->from >= 0)
        spot->action = bt_action_make(here->sails ? AON_A_SAIL : AON_A_STEP, area, 0, 0);
    if (q->acts && !spot->ends && !aon_refuse_halt(&n, &none))
        spot->halt = bt_action_make(AON_A_HALT, 0, 0, 0);
    if (here->from >= 0) {
        tell_losses(q, &here->halt, &q->hazards[q->count]);
        tell_dangers(q, here, &q->hazards[q->count]);
    }
    q->count++;
}

/* [AON-12.1a] [AON-12.4a] */
static void
go_on(search *q, bt_area area, int16_t spot)
{
    const node *here = &q->nodes[area];
    aon_state s = here->s;
    aon n = look(q, &s);
    bt_act act = { .side = q->side };

    for (bt_set left = aon_next_to(&n, area); !bt_set_is_empty(&left);) {
        act.a = bt_set_take(&left);
        if (!aon_refuse_step(&n, &act))
            enter(q, here, (bt_area)act.a, false, spot);
    }
    for (bt_set left = n.printed->coast; !bt_set_is_empty(&left);) {
        act.a = bt_set_take(&left);
        if (!aon_refuse_sail(&n, &act))
            enter(q, here, (bt_area)act.a, true, spot);
    }
}

static void
explore(search *q, const aon_state *start)
{
    bt_area area = (bt_area)start->places[start->leader];
    node *first = &q->nodes[area];
    fate whole = { .army = q->army, .spent = q->weary, .chance = 1 };

    *first = (node){ .s = *start, .from = -1, .known = true };
    add_fate(&first->pass, whole);
    first->halt = first->pass;
    for (bt_area here; (here = nearest(q)) != BT_AREA_NONE;) {
        int16_t spot = (int16_t)q->count;
        aon n = look(q, &q->nodes[here].s);
        settle(q, here);
        if (spot == 0 || !ends(q, &q->nodes[here], &n))
            go_on(q, here, spot);
    }
}

/* ---- where it begins ----------------------------------------------------------------- */

/* The leader, and of those with him whom he may take along, the most senior first [AON-12.2a]. */
static void
take_along(aon *n, bt_side side, bt_unit leader)
{
    bt_units rest = aon_army(n, side, (bt_area)n->s->places[leader]);

    bt_units_add(&n->s->army, leader);
    bt_units_remove(&rest, leader);
    while (!bt_units_is_empty(&rest)) {
        bt_act act = { .side = side, .a = aon_leader(n, rest) };
        bt_units_remove(&rest, (bt_unit)act.a);
        if (!aon_refuse_join(n, &act, n->s->army, leader))
            bt_units_add(&n->s->army, (bt_unit)act.a);
    }
}

/* An army that could be named now is thought to have been. */
static bool
name(aon *n, bt_side side, bt_unit unit)
{
    bt_act act = { .side = side, .a = unit };

    if (!n->s->frames.depth || aon_top(n)->procedure != AON_P_ACTION || aon_top(n)->side != side ||
        aon_refuse_march(n, &act))
        return false;
    take_along(n, side, unit);
    n->s->leader = unit;
    n->s->speed = n->printed->corps[unit].movement;
    return true;
}

/* The army in hand, or the one that a corps would lead; false when it has no part in a move. */
static bool
begin(search *q, aon *n, bt_unit unit)
{
    const bt_frame *march = aon_frame(n->s, AON_P_MARCH), *action = aon_frame(n->s, AON_P_ACTION);

    if (n->s->leader == BT_UNIT_NONE && !name(n, q->side, unit))
        return false;
    if (!action || action->side != q->side || !bt_units_has(&n->s->army, unit) ||
        !bt_units_has(&n->s->army, n->s->leader))
        return false;
    if (march) {
        q->acts = aon_top(n) == march;
        q->worn = march->local & AON_TIRED;
    } else {
        n->s->reach = (uint8_t)aon_allowance(n);
    }
    q->army = n->s->army;
    q->weary = bt_units_and(n->s->army, n->s->spent);
    return !march || !(march->local & AON_HALTED);
}

static bool
make_room(search *q, bt_arena *arena)
{
    size_t areas = (size_t)q->game->network->area_count;

    q->nodes = bt_arena_calloc(arena, areas, sizeof *q->nodes);
    q->spots = bt_arena_calloc(arena, areas, sizeof *q->spots);
    q->hazards = bt_arena_calloc(arena, areas, sizeof *q->hazards);
    return q->nodes && q->spots && q->hazards;
}

/* The same view is always told the same: the dealing begins with the same number. */
int
aon_ways(const bt_game *game, const bt_view *view, bt_unit unit, bt_arena *arena, bt_reach *out)
{
    search q = { .game = game, .side = aon_view_of(view)->viewer };
    aon_state s = { 0 };
    aon n = look(&q, &s);
    bt_rng rng;

    *out = (bt_reach){ 0 };
    if (q.side > AON_COALITION)
        return BT_OK;
    bt_rng_init(&rng, 1805);
    aon_resample(game, view, &rng, (bt_state *)(void *)&s);
    if (!begin(&q, &n, unit))
        return BT_OK;
    if (!make_room(&q, arena))
        return BT_ENOMEM;
    explore(&q, &s);
    out->spots = q.spots;
    out->hazards = q.hazards;
    out->count = q.count;
    return BT_OK;
}
