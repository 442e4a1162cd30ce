/*
 * movement.c - who may move [8.0], where to [4.1] [8.12F], and where a move may end [3.14].
 *
 * A move is taken hex by hex.  A step is only offered if the move can end properly from there, so that
 * nobody is led into a hex where it may neither stay nor go on.
 */
#include "movement.h"
#include "hold.h"
#include "repulse_force.h"
#include "stride.h"
#include "trains.h"

/* ---- zones ------------------------------------------------------------------ */

/* [4.1a] [5.22b] [9.11] Leaders and trains come into an enemy's zone with troops, or where some are. */
static const bt_reason *
refuse_zone(const osg *n, bt_units movers, bt_side side, bt_hex to)
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

/* ---- setting out -------------------------------------------------------------- */

static bool
is_individual(const osg *n)
{
    for (int i = 0; i < n->s->frames.depth; i++)
        if (n->s->frames.at[i].procedure == OSG_P_INDIVIDUAL)
            return true;
    return false;
}

/* [7.31a] [7.31b] [2.11B2a] [7.13] In which segment a unit may move at all, into an enemy zone too. */
static const bt_reason *
refuse_segment(const osg *n, bt_unit unit)
{
    const osg_state *s = n->s;

    if (!is_individual(n))
        return bt_units_has(&s->out, unit) ? REFUSE(OUT_OF_COMMAND) : NULL;
    if (!bt_units_has(&s->out, unit))
        return REFUSE(COMMAND_MOVES_OVER);
    return bt_units_has(&n->printed->leaders, unit) || bt_units_has(&s->roused, unit)
               ? NULL
               : REFUSE(NOT_ROUSED);
}

const bt_reason *
osg_refuse_mover(const osg *n, bt_side side, bt_unit unit)
{
    const osg_state *s = n->s;

    if (unit >= n->printed->unit_count || osg_counter_of(n, unit)->side != side)
        return REFUSE(NOT_OWN);
    if (!osg_on_map(s, unit))
        return s->places[unit] == OSG_RESERVE ? REFUSE(NOT_ENTERED) : REFUSE(NOT_ON_MAP);
    if (bt_units_has(&s->moved, unit))
        return REFUSE(MOVED);
    return refuse_segment(n, unit);
}

bt_units
osg_find_movers(const osg *n, bt_side side)
{
    const osg_state *s = n->s;
    bt_units able = bt_units_minus(osg_on_map_of(n, n->printed->of_side[side]), s->moved);

    if (!is_individual(n))
        return bt_units_minus(able, s->out);
    return bt_units_and(bt_units_and(able, s->out), bt_units_or(n->printed->leaders, s->roused));
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

    return reason && !osg_can_leave(n, movers, marching, to, left) ? reason : NULL;
}

/* [3.14] [8.22Ba] */
const bt_reason *
osg_refuse_dead_end(const osg *n, bt_units movers, bt_hex to, bt_mp left)
{
    return osg_refuse_dead_end_as(n, movers, n->s->marching, to, left);
}

/* ---- a step ----------------------------------------------------------------------- */

/* They pay, and stand beyond the hexside. */
static void
move_over(osg *n, bt_units movers, const bt_hexside *over)
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
    const bt_reason *reason = refuse_zone(n, movers, side, over->to);
    osg_state copy;
    osg then = { n->game, n->printed, &copy, NULL, false };

    if (reason != REFUSE(MARCH_INTO_ZONE))
        return reason;
    copy = *n->s;
    move_over(&then, movers, over);
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

/* ---- moving ------------------------------------------------------------------------- */

/* [1.5a] Its owner sees who goes; the others see where the flags are in the end. */
static void
tell_step(osg *n, bt_units movers, bt_hex from, bt_hex to)
{
    const bt_hexside *over = bt_hexside_between(&n->printed->atlas, from, to);
    bt_unit first = bt_units_first(&movers);
    bt_side side = osg_counter_of(n, first)->side;

    for (bt_units left = movers; !bt_units_is_empty(&left);) {
        bt_unit u = bt_units_take(&left);
        OSG_SECRET(n, side, STEPPED, "8.1", u, from, to, osg_step_cost(n, u, over));
    }
}

void
osg_take_step(osg *n, bt_units movers, bt_hex to)
{
    osg_state *s = n->s;
    bt_unit first = bt_units_first(&movers), train;
    bt_hex from = s->places[first];
    const bt_hexside *over = bt_hexside_between(&n->printed->atlas, from, to);

    tell_step(n, movers, from, to);
    train = osg_pontoon_at(n, over);
    if (train != BT_UNIT_NONE)
        bt_units_add(&s->crossed, train);
    move_over(n, movers, over);
    osg_note_entry(n, osg_counter_of(n, first)->side, to);
    osg_sweep_trains(n);
}

bt_mp
osg_unmarch_cost(const osg *n, bt_unit unit)
{
    return bt_units_has(&n->printed->leaders, unit) ? 0 : 2;
}

void
osg_take_up(osg *n, bt_unit unit)
{
    bt_units_add(&n->s->movers, unit);
    bt_frames_push(&n->s->frames, OSG_P_MARCH, osg_counter_of(n, unit)->side);
}

void
osg_end_march(osg *n)
{
    osg_state *s = n->s;

    s->moved = bt_units_or(s->moved, s->movers);
    for (bt_units left = s->movers; !bt_units_is_empty(&left);) {
        bt_unit u = bt_units_take(&left);
        OSG_SECRET(n, osg_counter_of(n, u)->side, HALTED, "8.1", u, s->places[u], 0, 0);
    }
    s->movers = (bt_units){ { 0 } };
    bt_frames_pop(&s->frames);
}
