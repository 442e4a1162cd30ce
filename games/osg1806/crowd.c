/*
 * crowd.c - hexes in which more stand than may as a Movement Phase ends [3.1]: a train has followed others there [9.13b]
 * (R147).
 *
 * One of them has to leave, if it can, in the Command Movement Segment.  Those whom an officer out of command can reach in
 * the second segment may wait for him; then he comes.
 */
#include "crowd.h"
#include "movement.h"
#include "stride.h"
#include "team.h"

#include <string.h>

/* ---- the way of an officer ------------------------------------------------------------------ */

/* A leader rides to a hex; in Road March, which is never the dearer way, nor bars a leader from anywhere [8.22Bc]. */
typedef struct ride {
    const osg *n;
    bt_units one;
    bt_unit unit;
    bt_side side;
    bt_hex to;
    uint8_t best[OSG_HEXES_MAX]; /* half points left with which each hex was reached, and one */
} ride;

/* [4.1a] [8.12F] [9.24a] [21.62] */
static bool
can_enter(const ride *r, const bt_hexside *over)
{
    const osg *n = r->n;

    return !osg_holds_enemy(n, r->side, over->to) && !osg_refuse_guarded(n, r->side, over->to) &&
           !osg_refuse_pontoon(n, r->one, over) && !osg_refuse_zone(n, r->one, r->side, over->to);
}

static bool
rides_on(ride *r, bt_hex from, bt_mp left)
{
    const bt_hex_info *info = &r->n->printed->atlas.hexes[from];

    if (from == r->to)
        return true;
    if (r->best[from] > left)
        return false;
    r->best[from] = (uint8_t)(left + 1);
    for (int i = 0; i < info->side_count; i++) {
        const bt_hexside *over = &info->sides[i];
        bt_mp cost = osg_step_cost(r->n, r->unit, over);
        if (cost != BT_MP_PROHIBITED && osg_can_pay(r->n, r->unit, cost, left) && can_enter(r, over) &&
            rides_on(r, over->to, (bt_mp)(cost < left ? left - cost : 0)))
            return true;
    }
    return false;
}

static bool
can_come(const osg *n, bt_unit leader, bt_hex to)
{
    osg_state copy = *n->s;
    osg then = osg_of(n->game, &copy);
    bt_hex from = n->s->places[leader];
    ride r = { .n = &then, .one = osg_alone(leader), .unit = leader, .side = osg_counter_of(n, leader)->side, .to = to };

    if (from == to || osg_refuse_leaving(n, r.one, r.side, from) ||
        osg_refuse_joining(n, r.one, r.side, to))
        return false;
    memset(r.best, 0, sizeof r.best);
    bt_units_add(&copy.marching, leader);
    return rides_on(&r, from, osg_points_left(n, leader));
}

/* [18.0] Does the player who leads an officer lead any of those in the hex too? */
static bool
is_of_theirs(const osg *n, bt_unit officer, bt_hex hex)
{
    bt_units there = osg_own_in_hex(n, osg_counter_of(n, officer)->side, hex);

    for (bt_unit u; (u = bt_units_take(&there)) != BT_UNIT_NONE;)
        if (osg_leads(n, u) == osg_leads(n, officer))
            return true;
    return false;
}

/* Officers out of command who have not moved, and could come to a hex. */
static bt_units
who_can_come(const osg *n, bt_side side, bt_hex hex)
{
    bt_units left = bt_units_and(bt_units_and(n->printed->leaders, n->printed->of_side[side]), n->s->out);
    bt_units able = { { 0 } };

    left = bt_units_minus(osg_on_map_of(n, left), n->s->moved);
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (is_of_theirs(n, u, hex) && can_come(n, u, hex))
            bt_units_add(&able, u);
    return able;
}

/* ---- the hexes ---------------------------------------------------------------------------------- */

static bool
is_crowded(const osg *n, bt_side side, bt_hex hex)
{
    return osg_refuse_stack(n, osg_own_in_hex(n, side, hex)) != NULL;
}

static bool
is_individual(const osg *n)
{
    return bt_frames_find(&n->s->frames, OSG_P_INDIVIDUAL) != NULL;
}

/* Of some who take room, those who stand too many in a hex and could leave it. */
static bt_units
crowded(const osg *n, bt_side side, bt_units able)
{
    bt_units left = bt_units_and(able, n->printed->sized), found = { { 0 } };

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (is_crowded(n, side, n->s->places[u]) && osg_can_step(n, osg_alone(u)))
            bt_units_add(&found, u);
    return found;
}

bt_units
osg_must_spread(const osg *n, bt_side side)
{
    bt_units must = crowded(n, side, osg_find_movers(n, side));

    for (bt_units left = must; !is_individual(n) && !bt_units_is_empty(&left);) {
        bt_hex hex = n->s->places[bt_units_first(&left)];
        bt_units there = bt_units_and(left, osg_in_hex(n, hex));
        bt_units officers = who_can_come(n, side, hex);
        left = bt_units_minus(left, there);
        if (!bt_units_is_empty(&officers))
            must = bt_units_minus(must, there);
    }
    return must;
}

bt_units
osg_must_come(const osg *n, bt_side side)
{
    bt_units able = osg_on_map_of(n, n->printed->of_side[side]), waited, must = { { 0 } };

    if (!is_individual(n))
        return must;
    waited = crowded(n, side, bt_units_minus(able, bt_units_or(n->s->out, n->s->moved)));
    for (bt_unit u; (u = bt_units_take(&waited)) != BT_UNIT_NONE;)
        must = bt_units_or(must, who_can_come(n, side, n->s->places[u]));
    return must;
}
