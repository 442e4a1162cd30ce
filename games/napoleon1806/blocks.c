/*
 * blocks.c - blocks on the map: where they stand, what they hold, how they go.
 */
#include "n06.h"

#include <string.h>

bt_frame *
n06_frame(n06_state *s, n06_procedure procedure)
{
    for (int i = s->frames.depth - 1; i >= 0; i--)
        if (s->frames.at[i].procedure == procedure)
            return &s->frames.at[i];
    return NULL;
}

void
n06_derive_caches(const n06_printed *p, n06_state *s)
{
    memset(s->at, 0, sizeof s->at);
    s->on_map = 0;
    for (bt_unit u = 0; u < p->unit_count; u++)
        n06_stand(s, u, s->places[u]);
}

void
n06_derive(const bt_game *game, bt_state *state)
{
    n06_state *s = (n06_state *)(void *)state;

    for (int u = 0; u < game->unit_count; u++)
        if (!BT_PLACE_IS_BOX(s->places[u]) && s->places[u] >= bt_ground_count(game))
            return; /* state_ok will say so */
    n06_derive_caches(n06_printed_of(game), s);
}

int
n06_cavalry(const n06 *n, bt_units units)
{
    int sum = 0;

    for (uint32_t left = n06_corps_of(n, units); left; left &= left - 1)
        sum += n->s->cavalry[__builtin_ctz(left)];
    return sum;
}

/* ---- control and axes --------------------------------------------------- */

/* [C12.5] [C12.6] An area that only one side is in belongs to it, be it vedettes [G3.9]; with
 * both sides in it the marker stays [C12.7]. */
static void
check_control(n06 *n, bt_area area, const char *rule)
{
    int prize = n->printed->prize_of[area];
    bt_side side;

    if (prize == 0xff)
        return;
    side = n->s->control[prize];
    if (n06_blocks(n, side, area) || !n06_blocks(n, n06_other(side), area))
        return;
    side = n06_other(side);
    n->s->control[prize] = side;
    N06_EVENT(n, CONTROL, rule, side, area, n->printed->prizes[prize].points, 0);
    n06_add_vp(n,
               side == N06_PRUSSIAN ? n->printed->prizes[prize].points
                                    : -n->printed->prizes[prize].points,
               "C12.3");
}

void
n06_drop_axis(n06 *n, bt_side side, bt_area area)
{
    if (n->s->axis[side][area] == BT_LINK_NONE)
        return;
    n->s->axis[side][area] = BT_LINK_NONE;
    N06_EVENT(n, AXIS_GONE, "C7.4", side, area, 0, 0);
}

/* [C7.4] What follows when blocks have left an area or died in it; while it is contested the
 * axes stay, no matter which side brought them [C7.8]. */
static void
settle_area(n06 *n, bt_area area)
{
    if (!n06_contested(n, area)) {
        n06_drop_axis(n, N06_FRENCH, area);
        n06_drop_axis(n, N06_PRUSSIAN, area);
    }
    n06_trace_settle(n, area);
    check_control(n, area, "C12.6");
}

/* ---- coming and going --------------------------------------------------- */

/* [C1.4] [C12.11] A commander whose last companions have died goes with them; that of the
 * Prussians ends nothing [C12.12]. */
static void
check_commander(n06 *n, bt_side side, bt_area area, const char *rule)
{
    uint32_t alone = n06_blocks(n, side, area) & n06_bits(n->printed->commanders);

    if (!alone || n06_corps(n, side, area))
        return;
    n06_eliminate(n, (bt_unit)__builtin_ctz(alone), rule);
    if (side == N06_FRENCH)
        n06_end_game(n, N06_PRUSSIAN, N06_END_NAPOLEON);
}

void
n06_eliminate(n06 *n, bt_unit unit, const char *rule)
{
    n06_state *s = n->s;
    bt_area area = (bt_area)s->places[unit];
    bt_side side = n06_side_of(n->printed, unit);
    int strength = n06_strength(s, unit);

    n06_tell(n);
    n06_stand(s, unit, BT_PLACE_BOX(N06_BOX_DEAD));
    s->fell[side] = (uint8_t)(s->fell[side] + strength); /* [C12.2] */
    s->infantry[unit] = s->cavalry[unit] = s->fatigue[unit] = s->taken[unit] = 0;
    bt_units_remove(&s->activated, unit);
    bt_units_remove(&s->stack, unit);
    bt_units_remove(&s->fighting[side], unit);
    bt_units_remove(&s->sharers[side], unit);
    bt_units_remove(&s->slipping, unit);
    bt_units_remove(&s->cared, unit);
    bt_units_remove(&s->refitted, unit);
    bt_units_remove(&s->revealed, unit);
    n06_trace_gone(n, unit, area);
    N06_EVENT(n, ELIMINATED, rule, unit, area, strength, 0);
    if (n06_is_corps(n->printed, unit))
        check_commander(n, side, area, "C1.4");
    settle_area(n, area);
}

void
n06_bury(n06 *n, const char *rule)
{
    for (uint32_t left = n->s->on_map & n06_bits(n->printed->corps); left; left &= left - 1) {
        bt_unit u = (bt_unit)__builtin_ctz(left);
        if (n->s->fatigue[u] > N06_FATIGUE_MAX || n06_strength(n->s, u) == 0)
            n06_eliminate(n, u, rule);
    }
}

/* Vedettes that meet enemies are gone, on either side [G3.4] [G3.5] [G3.7]; who sent them
 * learns from what is told whether corps and vedettes were there [G3.8]. */
static void
ride_down(n06 *n, bt_units stack, bt_area area)
{
    bt_side side = n06_side_of(n->printed, bt_units_first(&stack));
    bt_side enemy = n06_other(side);
    uint32_t seen = n06_blocks(n, enemy, area) & n06_bits(n->printed->vedettes);
    bool meets = n06_blocks(n, enemy, area) != 0;
    bool stack_dies = !n06_corps_of(n, stack) && meets;

    for (; seen; seen &= seen - 1)
        n06_eliminate(n, (bt_unit)__builtin_ctz(seen), stack_dies ? "G3.7" : "G3.5");
    /* [G3.7] [G3.12] Friendly vedettes that stood there would be gone already. */
    for (bt_unit u; stack_dies && (u = bt_units_take(&stack)) != BT_UNIT_NONE;)
        n06_eliminate(n, u, n06_free(n, side, area) ? "G3.7" : "G3.4");
    if (!meets)
        return;
    n06_tell(n);
    n06_trace_met(n, side, area);
}

/* [C7.3] An enemy comes over a side's axis of retreat. */
static void
cut_axis(n06 *n, bt_side side, bt_area area)
{
    n->s->axis[side][area] = BT_LINK_NONE;
    N06_EVENT(n, AXIS_CUT, "C7.3", side, area, 0, 0);
    n06_share_evenly(n, n06_units(n06_blocks(n, side, area)), 2, side, N06_BY_AXIS);
}

/* [C7.1] [C7.2] The first of a side to enter marks the connection it came by. */
static void
mark_axis(n06 *n, bt_side side, bt_area area, bt_link link, bool first)
{
    bt_side enemy = n06_other(side);

    if (first) {
        n->s->axis[side][area] = link;
        N06_EVENT(n, AXIS, "C7.1", side, area, bt_link_beyond(&n->printed->network, link, area), 0);
    }
    if (n->s->axis[enemy][area] == link)
        cut_axis(n, enemy, area);
}

void
n06_lead(n06 *n, bt_units stack, bt_area to, bt_link link)
{
    bt_unit any = bt_units_first(&stack);
    bt_side side = n06_side_of(n->printed, any);
    bt_area from = (bt_area)n->s->places[any];
    bool corps = n06_corps_of(n, stack) != 0;
    bool first = !n06_corps(n, side, to);
    bool enemies = !n06_free(n, side, to);

    for (bt_units left = stack; !bt_units_is_empty(&left);) {
        bt_unit unit = bt_units_take(&left);
        n06_stand(n->s, unit, to);
    }
    n06_trace_led(n, stack, from, to);
    settle_area(n, from); /* of a combat too, when the beaten leave it [C8.35] */
    ride_down(n, stack, to);
    if (corps && enemies) /* not vedettes: they cross an axis without a trace [G3.11] */
        mark_axis(n, side, to, link, first);
    check_control(n, to, "C12.5");
}

void
n06_bring_on(n06 *n, bt_unit unit, bt_area area)
{
    bt_units alone = n06_units(UINT32_C(1) << unit);

    n06_stand(n->s, unit, area);
    n06_trace_came(n, unit, area);
    ride_down(n, alone, area);
    check_control(n, area, "C2.7");
}

/* ---- what is printed or changes on a block ------------------------------ */

void
n06_activate(n06 *n, bt_units units, const char *rule)
{
    bt_units turned = { { 0 } };

    for (bt_unit unit; (unit = bt_units_take(&units)) != BT_UNIT_NONE;) {
        if (!n06_on_map(n->s, unit) || bt_units_has(&n->s->activated, unit))
            continue;
        bt_units_add(&n->s->activated, unit);
        bt_units_add(&turned, unit);
        N06_FACE_EVENT(n, ACTIVATED, rule, unit, 0, 0, 0);
    }
    n06_trace_activated(n, turned);
}

void
n06_tire(n06 *n, bt_unit unit, int points, const char *rule)
{
    if (points == 0)
        return;
    n->s->fatigue[unit] = (uint8_t)(n->s->fatigue[unit] + points);
    N06_COUNT_EVENT(n, TIRED, rule, unit, points, n->s->fatigue[unit], 0);
}

void
n06_rest(n06 *n, bt_unit unit, int points, const char *rule)
{
    if (points > n->s->fatigue[unit])
        points = n->s->fatigue[unit];
    if (points == 0)
        return;
    n->s->fatigue[unit] = (uint8_t)(n->s->fatigue[unit] - points);
    N06_COUNT_EVENT(n, RESTED, rule, unit, points, n->s->fatigue[unit], 0);
}

bool
n06_leaves_commander(const n06 *n, bt_side side, bt_area area, uint32_t leaving)
{
    uint32_t staying = n06_blocks(n, side, area) & ~leaving;

    return (staying & n06_bits(n->printed->commanders)) && !(staying & n06_bits(n->printed->corps));
}
