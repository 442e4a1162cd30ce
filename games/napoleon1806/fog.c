/*
 * fog.c - what stands hidden, and where the other side may think it is; G2.
 *
 * In the fog a block shows its flag only.  Everybody sees where blocks stand
 * and which have been activated, so a player who keeps count knows for each of the
 * other side's blocks where it may be: its trace, a set of spots.  A spot is an
 * area together with a state, or the stack of the operation under way.  Traces
 * follow from what all have seen, so they are no secret and part of a position.
 *
 * Where nobody of a side has come, gone or died since the secret set-up, its blocks
 * keep the rules of set-up to the end [G1.2] [G1.3]: these areas are kept as well.
 */
#include "fog.h"
#include "position.h"

static bt_set
spot_of(const n06_state *s, bt_unit unit)
{
    bt_set spot = { { 0 } };

    if (n06_on_map(s, unit))
        bt_set_add(&spot, n06_spot((bt_area)s->places[unit], bt_units_has(&s->activated, unit)));
    return spot;
}

uint32_t
n06_set_out(const n06 *n)
{
    bool gathering = bt_frames_peek(&n->s->frames)->procedure == N06_P_GATHER;
    uint32_t known = n06_bits(n->s->activated) | n06_bits(n->s->revealed);

    return gathering ? 0 : n06_bits(n->s->stack) & ~known;
}

uint32_t
n06_standing(const n06 *n, bt_side side, bt_area area, bool activated)
{
    uint32_t blocks = n06_blocks(n, side, area) & ~n06_bits(n->s->revealed) & ~n06_set_out(n);
    uint32_t turned = n06_bits(n->s->activated);

    return blocks & (activated ? turned : ~turned);
}

bt_sides
n06_knowing(const n06 *n, bt_unit unit)
{
    return n06_hides(n, unit) ? bt_side_bit(n06_side_of(n->printed, unit)) : BT_SIDES_ALL;
}

void
n06_tell(const n06 *n)
{
    if (n06_is_grognard(n))
        bt_events_seal(n->events);
}

bt_sides
n06_counting(const n06 *n, bt_unit unit)
{
    return n06_is_grognard(n) ? bt_side_bit(n06_side_of(n->printed, unit)) : BT_SIDES_ALL;
}

/* ---- changing traces ---------------------------------------------------- */

/* Where one of the hidden blocks of a set may be at `from`, it may be at `to` too. */
static void
spread(n06 *n, uint32_t units, bt_unit from, bt_unit to)
{
    for (; units; units &= units - 1) {
        bt_set *trace = &n->s->trace[__builtin_ctz(units)];
        if (bt_set_has(trace, from))
            bt_set_add(trace, to);
    }
}

static void
forget(n06 *n, uint32_t units, bt_unit spot)
{
    for (; units; units &= units - 1)
        bt_set_remove(&n->s->trace[__builtin_ctz(units)], spot);
}

/* Blocks of a side that lie on their faces. */
static uint32_t
faceless(const n06 *n, bt_side side)
{
    return n06_bits(n->printed->of_side[side]) & ~n06_bits(n->s->revealed);
}

static uint32_t
faceless_vedettes(const n06 *n, bt_side side)
{
    return faceless(n, side) & n06_bits(n->printed->vedettes);
}

/* Nobody is where no hidden block stands. */
static void
settle(n06 *n, bt_side side, bt_area area)
{
    for (int activated = 0; activated < 2; activated++)
        if (!n06_standing(n, side, area, activated))
            forget(n, faceless(n, side), n06_spot(area, activated));
}

void
n06_trace_settle(n06 *n, bt_area area)
{
    if (!n06_is_grognard(n))
        return;
    settle(n, N06_FRENCH, area);
    settle(n, N06_PRUSSIAN, area);
}

static void
expose(n06 *n, uint32_t units)
{
    for (; units; units &= units - 1)
        n->s->trace[__builtin_ctz(units)] = spot_of(n->s, (bt_unit)__builtin_ctz(units));
}

void
n06_trace_exact(n06 *n, bt_unit unit)
{
    if (n06_is_grognard(n))
        expose(n, UINT32_C(1) << unit);
}

void
n06_trace_came(n06 *n, bt_unit unit, bt_area area)
{
    n06_trace_exact(n, unit);
    bt_set_remove(&n->s->as_set[n06_side_of(n->printed, unit)], area);
}

void
n06_trace_gone(n06 *n, bt_unit unit, bt_area area)
{
    bt_side side = n06_side_of(n->printed, unit);

    bt_set_remove(&n->s->as_set[side], area);
    n->s->trace[unit] = (bt_set){ { 0 } };
    if (n06_is_grognard(n) && bt_units_is_empty(&n->s->stack) && side == n06_mover(n->s))
        forget(n, faceless(n, side), N06_SPOT_STACK);
}

/* Spots where blocks of a side stand. */
static bt_set
spots_of_side(const n06 *n, bt_side side)
{
    bt_set spots = { { 0 } };

    for (uint32_t left = n06_bits(n->printed->of_side[side]); left; left &= left - 1)
        spots = bt_set_or(spots, spot_of(n->s, (bt_unit)__builtin_ctz(left)));
    return spots;
}

/* [G1.3] A corps of its owner's choice does not start where others are bound to. */
static bt_set
bound_spots(const n06 *n, bt_side side)
{
    const n06_secret *secret = &n->printed->secret;
    bt_set spots = { { 0 } };

    for (bt_unit u = 0; secret->single[side] && u < n->printed->unit_count; u++)
        if (n06_side_of(n->printed, u) == side && secret->fixed[u] != BT_AREA_NONE)
            bt_set_add(&spots, n06_spot(secret->fixed[u], false));
    return spots;
}

void
n06_trace_begin(n06 *n, bool bound)
{
    const n06_printed *p = n->printed;

    n->s->as_set[N06_FRENCH] = n->s->as_set[N06_PRUSSIAN] = (bt_set){ { 0 } };
    for (bt_area a = 0; a < p->network.area_count && n06_is_grognard(n) && bound; a++) {
        bt_set_add(&n->s->as_set[N06_FRENCH], (uint8_t)a);
        bt_set_add(&n->s->as_set[N06_PRUSSIAN], (uint8_t)a);
    }
    for (bt_unit u = 0; u < p->unit_count && n06_is_grognard(n); u++) {
        bt_side side = n06_side_of(p, u);
        bool is_vedette = p->blocks[u].kind == N06_VEDETTE;
        if (!n06_on_map(n->s, u))
            continue;
        n->s->trace[u] = spots_of_side(n, side);
        if (bound && !is_vedette && p->secret.fixed[u] != BT_AREA_NONE)
            n06_trace_exact(n, u);
        else if (bound && !is_vedette)
            n->s->trace[u] = bt_set_minus(n->s->trace[u], bound_spots(n, side));
    }
}

void
n06_trace_known(n06 *n)
{
    if (n06_is_grognard(n))
        expose(n, n06_bits(n->printed->of_side[0]) | n06_bits(n->printed->of_side[1]));
}

/* [G2.1] A stack has been announced: so many of the fresh blocks of its area. */
void
n06_trace_set_out(n06 *n, n06_operation kind)
{
    bt_side side = n06_mover(n->s);
    bt_area area = n06_stack_area(n);
    uint32_t able = faceless(n, side);

    if (!n06_is_grognard(n))
        return;
    if (kind != N06_MOVE_OP) /* [C9.8] corps, then */
        able &= ~n06_bits(n->printed->vedettes);
    spread(n, able, n06_spot(area, false), N06_SPOT_STACK);
    settle(n, side, area);
}

void
n06_trace_set_down(n06 *n)
{
    bt_side side = n06_mover(n->s);
    bt_area area = n06_stack_area(n);

    if (!n06_is_grognard(n) || side == BT_SIDE_NONE || area == BT_AREA_NONE)
        return;
    spread(n, faceless(n, side), N06_SPOT_STACK, n06_spot(area, false));
    forget(n, faceless(n, side), N06_SPOT_STACK);
}

/* A stack has gone from area to area; the operation's keeps its own spot. */
void
n06_trace_led(n06 *n, bt_units stack, bt_area from, bt_area to)
{
    bt_side side = n06_side_of(n->printed, bt_units_first(&stack));
    uint32_t units = n06_bits(stack), turned = n06_bits(n->s->activated);

    if (!n06_is_grognard(n))
        return;
    bt_set_remove(&n->s->as_set[side], from);
    bt_set_remove(&n->s->as_set[side], to);
    if (units & n06_bits(n->s->revealed))
        expose(n, units);
    else if (!(units & n06_bits(n->s->stack)))
        for (int activated = 0; activated < 2; activated++)
            if (units & (activated ? turned : ~turned))
                spread(n, faceless(n, side), n06_spot(from, activated), n06_spot(to, activated));
}

/* [G3.4] [G3.5] Blocks have met in an area: what is left is no vedette. */
void
n06_trace_met(n06 *n, bt_side comer, bt_area area)
{
    if (!n06_is_grognard(n))
        return;
    for (int activated = 0; activated < 2; activated++)
        forget(n, faceless_vedettes(n, n06_other(comer)), n06_spot(area, activated));
    forget(n, faceless_vedettes(n, comer), N06_SPOT_STACK);
    n06_trace_settle(n, area);
}

/* [G2.4] Blocks have been turned upside down; the stack of the operation is set down. */
void
n06_trace_activated(n06 *n, bt_units units)
{
    for (uint32_t left = n06_is_grognard(n) ? n06_bits(units) : 0; left; left &= left - 1) {
        bt_unit unit = (bt_unit)__builtin_ctz(left);
        bt_area area = (bt_area)n->s->places[unit];
        bt_side side = n06_side_of(n->printed, unit);
        bt_unit from = bt_units_has(&n->s->stack, unit) ? N06_SPOT_STACK : n06_spot(area, false);
        if (bt_units_has(&n->s->revealed, unit))
            n06_trace_exact(n, unit);
        else
            spread(n, faceless(n, side), from, n06_spot(area, true));
        settle(n, side, area);
        if (!n06_set_out(n))
            forget(n, faceless(n, side), N06_SPOT_STACK);
    }
}

/* [C11.8] All blocks can be activated again. */
void
n06_trace_new_turn(n06 *n)
{
    for (int u = 0; u < N06_UNITS_MAX; u++) {
        n->s->trace[u].word[0] |= n->s->trace[u].word[1];
        n->s->trace[u].word[1] = 0;
    }
}

void
n06_trace_only_vedettes(n06 *n, bt_side side, bt_area area)
{
    uint32_t others = faceless(n, side) & ~n06_bits(n->printed->vedettes);

    for (int activated = 0; activated < 2 && n06_is_grognard(n); activated++)
        forget(n, others, n06_spot(area, activated));
}

void
n06_trace_absent(n06 *n, bt_unit unit, bt_area area)
{
    for (int activated = 0; activated < 2; activated++)
        bt_set_remove(&n->s->trace[unit], n06_spot(area, activated));
}

void
n06_trace_has_corps(n06 *n, bt_side side, bt_area area)
{
    bool alone = n06_count(n06_blocks(n, side, area)) == 1;

    for (int activated = 0; activated < 2 && n06_is_grognard(n) && alone; activated++)
        forget(n, faceless_vedettes(n, side), n06_spot(area, activated));
}

void
n06_trace_last_fresh(n06 *n, bt_unit commander, bt_unit fresh)
{
    if (n06_is_grognard(n) && fresh == commander)
        n06_trace_exact(n, commander);
    else if (n06_is_grognard(n))
        bt_set_remove(&n->s->trace[commander], n06_spot((bt_area)n->s->places[fresh], false));
}

void
n06_trace_no_vedettes(n06 *n)
{
    if (n06_is_grognard(n))
        forget(n, faceless_vedettes(n, n06_mover(n->s)), N06_SPOT_STACK);
}

/* ---- faces [G2.2] [G2.3] ------------------------------------------------- */

void
n06_reveal(n06 *n, uint32_t units)
{
    units &= ~n06_bits(n->s->revealed);
    if (!n06_is_grognard(n) || !units)
        return;
    n->s->revealed = n06_units(n06_bits(n->s->revealed) | units);
    expose(n, units);
    for (uint32_t left = units; left; left &= left - 1) {
        bt_unit unit = (bt_unit)__builtin_ctz(left);
        N06_EVENT(n, REVEALED, "G2.2", unit, 0, 0, 0);
        n06_trace_settle(n, (bt_area)n->s->places[unit]);
    }
}

void
n06_hide_again(n06 *n)
{
    n->s->revealed = (bt_units){ { 0 } };
}
