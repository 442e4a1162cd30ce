/*
 * movement.c - who may move [8.0]; setting out, a step taken, the end of a move.
 */
#include "movement.h"
#include "command.h"
#include "hold.h"
#include "stride.h"
#include "trains.h"

/* ---- setting out -------------------------------------------------------------- */

static bool
is_individual(const osg *n)
{
    return bt_frames_find(&n->s->frames, OSG_P_INDIVIDUAL) != NULL;
}

/* [7.31a] [7.31b] [2.11B2a] [2.11B2c] [7.13] In which segment a unit may move at all, into an enemy zone too. */
static const bt_reason *
refuse_segment(const osg *n, bt_unit unit)
{
    const osg_state *s = n->s;
    const bt_reason *barred;

    if (!is_individual(n))
        return bt_units_has(&s->out, unit) ? REFUSE(OUT_OF_COMMAND) : NULL;
    if (!bt_units_has(&s->out, unit))
        return REFUSE(COMMAND_MOVES_OVER);
    if (bt_units_has(&n->printed->leaders, unit) || bt_units_has(&s->roused, unit))
        return NULL;
    barred = osg_refuse_barred(n, unit); /* it has no check to pass */
    return barred ? barred : REFUSE(NOT_ROUSED);
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

/* [9.21] (R145) Who is not roused has been taken up to lay pontoons. */
const bt_reason *
osg_refuse_orders(const osg *n)
{
    bt_unit first = bt_units_first(&n->s->movers);

    return first != BT_UNIT_NONE && bt_units_has(&n->printed->bridge_trains, first)
               ? refuse_segment(n, first)
               : NULL;
}

/* ---- moving ------------------------------------------------------------------------- */

/* [1.5a] Its owner sees who goes; the others see where the flags are in the end. */
static void
tell_step(osg *n, bt_units movers, bt_hex from, const bt_hexside *over)
{
    bt_unit first = bt_units_first(&movers);
    bt_side side = osg_counter_of(n, first)->side;

    for (bt_units left = movers; n->events && !bt_units_is_empty(&left);) {
        bt_unit u = bt_units_take(&left);
        OSG_SECRET(n, side, STEPPED, "8.1", u, from, over->to, osg_step_cost(n, u, over));
    }
}

void
osg_take_step(osg *n, bt_units movers, bt_hex to)
{
    osg_state *s = n->s;
    bt_unit first = bt_units_first(&movers), train;
    bt_hex from = s->places[first];
    const bt_hexside *over = bt_hexside_between(&n->printed->atlas, from, to);

    tell_step(n, movers, from, over);
    train = osg_pontoon_at(n, over);
    if (train != BT_UNIT_NONE)
        bt_units_add(&s->crossed, train);
    osg_move_over(n, movers, over);
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
