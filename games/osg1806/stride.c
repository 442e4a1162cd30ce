/*
 * stride.c - what forbids a step [4.1] [8.12F], and over which hexsides those on the march can go, judged at a
 * glance.
 *
 * A move is taken hex by hex.  A step is only offered if the move can end properly from there [3.14], so that
 * nobody is led into a hex where it may neither stay nor go on.  What is so wherever they step is worked out
 * once, and each hexside then judged by it.  What forbids a step osg_refuse_step_over says; in builds with
 * assertions both have to agree.
 */
#include "stride.h"
#include "hold.h"
#include "repulse_force.h"

#include <string.h>

/* One of those on the march, and what it has to pay with. */
typedef struct payer {
    const bt_mp (*costs)[6]; /* of its class over each hexside, with nothing changed */
    bt_unit unit;
    bool marches; /* in Road March, or would be */
    bt_mp left;
} payer;

/* What is so of some on the march wherever they go. */
typedef struct stride {
    const osg *n;
    const bt_units *movers;
    const bt_units *marching; /* who is in Road March, or would be */
    bt_side side;
    bool in_column;
    bool fits;           /* where nobody is there is room for them */
    bool guarded;        /* hexes are that they may not enter yet [21.62] */
    bool fights;         /* they may enter an enemy's zone [4.1a] ... */
    bool is_bound;       /* ... and are pinned there [4.1b] */
    bool shuns;          /* in column: there are others to stay away from [8.22Ba] ... */
    bt_mp left;          /* what the one with the least has */
    const uint64_t *foe; /* the enemy's zones */
    int count;
    payer payers[OSG_UNITS_MAX];
    uint64_t shunned[BT_BITS_WORDS(OSG_HEXES_MAX)]; /* ... in whose zones these hexes are */
} stride;

static void
count_out(stride *it)
{
    const osg *n = it->n;
    bt_units left = *it->movers;
    payer *one = it->payers;

    it->left = BT_MP_PROHIBITED;
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE; one++) {
        *one = (payer){ n->printed->stride[n->printed->class_of[u]], u,
                        bt_units_has(it->marching, u), osg_points_left(n, u) };
        it->in_column |= one->marches;
        it->left = one->left < it->left ? one->left : it->left;
    }
    it->count = (int)(one - it->payers);
}

static void
shun_columns(stride *it)
{
    bt_units columns = osg_columns_against(it->n, bt_units_first(it->movers));

    it->shuns = !bt_units_is_empty(&columns);
    if (!it->shuns)
        return;
    memset(it->shunned, 0, sizeof it->shunned);
    osg_add_zones(it->n, columns, it->shunned);
}

static inline void
get_ready(stride *it, const osg *n, const bt_units *movers, const bt_units *marching)
{
    bt_unit first = bt_units_first(movers);

    it->n = n;
    it->movers = movers;
    it->marching = marching;
    it->side = osg_counter_of(n, first)->side;
    it->foe = n->s->zoc[osg_other(it->side)];
    it->guarded = it->side != OSG_FRENCH && n->printed->has_guarded && !n->s->opened;
    it->in_column = it->shuns = false;
    count_out(it);
    it->fits = it->count == 1 || !osg_refuse_stack(n, *movers);
    it->fights = osg_share(*movers, n->printed->troops);
    it->is_bound = osg_share(*movers, n->printed->combat);
    if (it->in_column)
        shun_columns(it);
}

/* A side of a hex, over which they might go. */
typedef struct crossing {
    const bt_hexside *over;
    bt_hex from;
    int number; /* among the sides of the hex */
} crossing;

/* ---- over a hexside ---------------------------------------------------------------------- */

/* [8.12F] [9.24a] [21.62] Whatever it costs. */
static inline bool
is_barred(const stride *it, const bt_hexside *over, const bt_units *there)
{
    const osg *n = it->n;

    return osg_share(*there, n->printed->of_side[osg_other(it->side)]) ||
           (it->guarded && bt_bits_has(n->printed->guarded, over->to)) ||
           (over->water != BT_WATER_NONE && bt_bits_has(n->s->spanned, over->water) &&
            osg_refuse_pontoon(n, *it->movers, over));
}

/* [4.1a] May they enter the enemy's zone, if one is there, with their own who stand there? */
static bool
dares(const stride *it, bt_hex hex, const bt_units *there)
{
    return it->fights || !bt_bits_has(it->foe, hex) || osg_share(*there, it->n->printed->troops);
}

/* As osg_step_cost has it. */
static bt_mp
cost_for(const stride *it, const payer *one, const crossing *at)
{
    const bt_hexside *over = at->over;

    if (over->water != BT_WATER_NONE && (one->marches || osg_is_altered(it->n->s, over->water)))
        return osg_cost_over_water(it->n, it->marching, one->unit, over);
    if (one->marches && (over->features & BT_HEXSIDE_ROAD))
        return it->n->printed->march;
    return one->costs[at->from][at->number];
}

/* The most that one of them pays. */
static bt_mp
dearest(const stride *it, const crossing *at)
{
    bt_mp most = 0;

    for (const payer *one = it->payers; one < it->payers + it->count; one++) {
        bt_mp cost = cost_for(it, one, at);
        most = cost > most ? cost : most;
    }
    return most;
}

/* ... with the points that each of them has; BT_MP_PROHIBITED where one cannot. */
static bt_mp
joint_cost(const stride *it, const crossing *at)
{
    bt_mp most = 0;

    for (const payer *one = it->payers; one < it->payers + it->count; one++) {
        bt_mp cost = cost_for(it, one, at);
        if (!osg_can_pay(it->n, one->unit, cost, one->left))
            return BT_MP_PROHIBITED;
        most = cost > most ? cost : most;
    }
    return most;
}

/* [3.14] With those of their side who stand there. */
static bool
can_rest(const stride *it, bt_hex hex, const bt_units *there)
{
    if (it->shuns && bt_bits_has(it->shunned, hex))
        return false;
    if (bt_units_is_empty(there))
        return it->fits;
    return !osg_refuse_company(it->n, it->movers, there, it->in_column);
}

static bool
rests(const stride *it, bt_hex hex, const bt_units *there)
{
    bool can = can_rest(it, hex, there);

    assert(can == !osg_refuse_rest_as(it->n, *it->movers, hex, it->in_column));
    return can;
}

/* ---- a way on ---------------------------------------------------------------------------- */

/* Half points with which each hex was reached by the search, and one. */
typedef struct search {
    const stride *it;
    bool begun;
    uint8_t best[OSG_HEXES_MAX]; /* once it has begun */
} search;

/* Can they go over a hexside with so many points, be it only to pass on? */
static bool
passes(const stride *it, const crossing *at, const bt_units *there, bt_mp left, bt_mp *cost)
{
    bt_hex to = at->over->to;

    *cost = dearest(it, at);
    if (*cost > left || is_barred(it, at->over, there) || !dares(it, to, there))
        return false;
    return !(it->in_column && it->fights && bt_bits_has(it->foe, to));
}

/* Has it been left with as many points?  Most searches end before any hex is. */
static bool
was_left(search *q, bt_hex hex, bt_mp left)
{
    if (!q->begun)
        memset(q->best, 0, sizeof q->best);
    q->begun = true;
    return q->best[hex] > left;
}

/* From a hex in which they may not end their move: can they go on to one where they may?  Of several
 * the one with the fewest points pays what it costs the dearest of them, so that it never says yes
 * where they could not. */
static bool
goes_on(search *q, bt_hex from, bt_mp left)
{
    const bt_hex_info *info = &q->it->n->printed->atlas.hexes[from];
    bt_mp costs[BT_COUNT(info->sides)];
    unsigned open = 0;

    if (q->it->is_bound && bt_bits_has(q->it->foe, from))
        return false;
    for (int i = 0; i < info->side_count; i++) {
        const crossing at = { &info->sides[i], from, i };
        bt_units there;
        osg_find_in_hex(q->it->n, at.over->to, &there);
        if (!passes(q->it, &at, &there, left, &costs[i]))
            continue;
        if (rests(q->it, info->sides[i].to, &there))
            return true;
        open |= 1u << i;
    }
    if (!open || was_left(q, from, left))
        return false;
    q->best[from] = (uint8_t)(left + 1);
    for (int i = 0; i < info->side_count; i++)
        if (open >> i & 1 && !was_left(q, info->sides[i].to, (bt_mp)(left - costs[i])) &&
            goes_on(q, info->sides[i].to, (bt_mp)(left - costs[i])))
            return true;
    return false;
}

static bool
leads_on(const stride *it, bt_hex from, bt_mp left)
{
    search q;

    q.it = it;
    q.begun = false;
    return goes_on(&q, from, left);
}

/* With so many points left and these in Road March, to a hex where they may end their move. */
static bool
can_leave(const osg *n, bt_units movers, bt_units marching, bt_hex from, bt_mp left)
{
    stride it;

    get_ready(&it, n, &movers, &marching);
    return leads_on(&it, from, left);
}

/* ---- where a move can end ---------------------------------------------------------- */

bt_mp
osg_least_left(const osg *n, bt_units movers)
{
    bt_mp least = BT_MP_PROHIBITED;

    while (!bt_units_is_empty(&movers)) {
        bt_mp left = osg_points_left(n, bt_units_take(&movers));
        least = left < least ? left : least;
    }
    return least;
}

const bt_reason *
osg_refuse_dead_end_as(const osg *n, bt_units movers, bt_units marching, bt_hex to, bt_mp left)
{
    const bt_reason *reason = osg_refuse_rest_as(n, movers, to, osg_share(movers, marching));

    return reason && !can_leave(n, movers, marching, to, left) ? reason : NULL;
}

/* [3.14] [8.22Ba] */
const bt_reason *
osg_refuse_dead_end(const osg *n, bt_units movers, bt_hex to, bt_mp left)
{
    return osg_refuse_dead_end_as(n, movers, n->s->marching, to, left);
}

/* ---- what forbids a step ---------------------------------------------------------------- */

/* [4.1a] [5.22b] [9.11] Leaders and trains come into an enemy's zone with troops, or where some are. */
const bt_reason *
osg_refuse_zone(const osg *n, bt_units movers, bt_side side, bt_hex to)
{
    if (!osg_controls(n, osg_other(side), to))
        return NULL;
    if (osg_share(movers, n->printed->troops))
        return osg_share(movers, n->s->marching) ? REFUSE(MARCH_INTO_ZONE) : NULL;
    if (osg_has_troops(n, side, to))
        return NULL;
    return osg_share(movers, n->printed->trains) ? REFUSE(TRAIN_INTO_ZONE)
                                                 : REFUSE(LEADER_INTO_ZONE);
}

void
osg_move_over(osg *n, bt_units movers, const bt_hexside *over)
{
    for (bt_unit u; (u = bt_units_take(&movers)) != BT_UNIT_NONE;) {
        bt_mp all = osg_counter_of(n, u)->allowance;
        unsigned used = n->s->used[u] + (unsigned)osg_step_cost(n, u, over);
        n->s->used[u] = (uint8_t)(used < all ? used : all);
        osg_put_away(n, u, OSG_RESERVE);
        osg_place(n, u, over->to);
    }
}

/* What the step costs them, each by itself; the most that one of them pays. */
static const bt_reason *
refuse_cost(const osg *n, bt_units movers, const bt_hexside *side, bt_mp *most)
{
    bt_units left = movers;
    bool poor = false;

    *most = 0;
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;) {
        bt_mp cost = osg_step_cost(n, u, side);
        if (cost == BT_MP_PROHIBITED)
            return osg_refuse_ground(n, movers, side);
        if (cost > *most)
            *most = cost;
        poor |= !osg_can_pay(n, u, cost, osg_points_left(n, u));
    }
    return poor ? REFUSE(NO_MP) : NULL;
}

/* [8.12F] [5.22c] */
static const bt_reason *
refuse_occupied(const osg *n, bt_units movers, bt_side side, bt_hex to)
{
    if (!osg_holds_enemy(n, side, to))
        return NULL;
    if (!osg_share(movers, n->printed->combat) && !osg_has_combat(n, osg_other(side), to))
        return REFUSE(LEADERS_THERE);
    return REFUSE(ENEMY_HEX);
}

/* [8.22A] In Road March into an enemy's zone only where a Repulse can be tried then (ruling R45). */
static const bt_reason *
refuse_charge(const osg *n, bt_units movers, bt_side side, const bt_hexside *over)
{
    const bt_reason *reason = osg_refuse_zone(n, movers, side, over->to);
    osg_state copy;
    osg then = osg_of(n->game, &copy);

    if (reason != REFUSE(MARCH_INTO_ZONE))
        return reason;
    copy = *n->s;
    osg_move_over(&then, movers, over);
    return osg_refuse_repulsing(&then, movers) ? reason : NULL;
}

const bt_reason *
osg_refuse_step_over(const osg *n, bt_units movers, const bt_hexside *over)
{
    bt_unit first = bt_units_first(&movers);
    bt_side side = osg_counter_of(n, first)->side;
    bt_hex from = n->s->places[first];
    const bt_reason *reason;
    bt_mp cost, left;

    if ((reason = refuse_occupied(n, movers, side, over->to)))
        return reason;
    if (osg_is_pinned(n, movers, from))
        return n->s->used[first] ? REFUSE(ZONE_STOPS) : REFUSE(PINNED);
    if ((reason = osg_refuse_pontoon(n, movers, over)) ||
        (reason = refuse_cost(n, movers, over, &cost)) ||
        (reason = refuse_charge(n, movers, side, over)) ||
        (reason = osg_refuse_guarded(n, side, over->to)) ||
        (reason = osg_refuse_leaving(n, movers, side, from)))
        return reason;
    left = osg_least_left(n, movers);
    return osg_refuse_dead_end(n, movers, over->to, (bt_mp)(cost < left ? left - cost : 0));
}

const bt_reason *
osg_refuse_step(const osg *n, bt_units movers, bt_hex to)
{
    bt_hex from = n->s->places[bt_units_first(&movers)];
    const bt_hexside *over = bt_hexside_between(&n->printed->atlas, from, to);

    return over ? osg_refuse_step_over(n, movers, over) : REFUSE(NOT_ADJACENT);
}

/* ---- open steps ------------------------------------------------------------------------------- */

/* Where no step is open at all: false. */
static bool
set_out(const osg *n, const bt_units *movers, stride *it)
{
    bt_unit first = bt_units_first(movers);
    bt_side side = osg_counter_of(n, first)->side;
    bt_hex from = n->s->places[first];

    if (osg_is_pinned(n, *movers, from) ||
        (osg_share(*movers, n->printed->leaders) && osg_refuse_leaving(n, *movers, side, from)))
        return false;
    get_ready(it, n, movers, &n->s->marching);
    return true;
}

/* As osg_refuse_step_over has it. */
static bool
is_open(const stride *it, const crossing *at)
{
    const bt_hexside *over = at->over;
    bt_units there;
    bt_mp cost;

    osg_find_in_hex(it->n, over->to, &there);
    if (is_barred(it, over, &there) || !dares(it, over->to, &there))
        return false;
    if (it->in_column && it->fights && bt_bits_has(it->foe, over->to))
        return !osg_refuse_step_over(it->n, *it->movers, over);
    cost = joint_cost(it, at);
    if (cost == BT_MP_PROHIBITED)
        return false;
    return rests(it, over->to, &there) ||
           leads_on(it, over->to, (bt_mp)(cost < it->left ? it->left - cost : 0));
}

static bool
judge(const stride *it, const crossing *at)
{
    bool open = is_open(it, at);

    assert(open == !osg_refuse_step_over(it->n, *it->movers, at->over));
    return open;
}

/* All of them, or the first. */
static unsigned
find_open(const osg *n, const bt_units *movers, bool all)
{
    bt_hex from = n->s->places[bt_units_first(movers)];
    const bt_hex_info *info = &n->printed->atlas.hexes[from];
    unsigned open = 0;
    stride it;

    if (!set_out(n, movers, &it))
        return 0;
    for (int i = 0; i < info->side_count; i++) {
        const crossing at = { &info->sides[i], from, i };
        if (!judge(&it, &at))
            continue;
        open |= 1u << i;
        if (!all)
            break;
    }
    return open;
}

unsigned
osg_open_steps(const osg *n, bt_units movers)
{
    return find_open(n, &movers, true);
}

bool
osg_can_step(const osg *n, bt_units movers)
{
    return find_open(n, &movers, false) != 0;
}
