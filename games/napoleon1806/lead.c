/*
 * lead.c - blocks led over a connection or brought on, and what they meet; chapters C7, C12 and G3.
 */
#include "lead.h"
#include "blocks.h"
#include "fog.h"
#include "share.h"

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

    /* [G3.7] [G3.12] Friendly vedettes that stood there would be gone already.  The comers go first:
     * vedettes that take each other along have occupied nothing [C12.5]. */
    for (bt_unit u; stack_dies && (u = bt_units_take(&stack)) != BT_UNIT_NONE;)
        n06_eliminate(n, u, n06_free(n, side, area) ? "G3.7" : "G3.4");
    for (; seen; seen &= seen - 1)
        n06_eliminate(n, (bt_unit)__builtin_ctz(seen), stack_dies ? "G3.7" : "G3.5");
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
    n06_settle_area(n, from); /* of a combat too, when the beaten leave it [C8.35] */
    ride_down(n, stack, to);
    if (corps && enemies) /* not vedettes: they cross an axis without a trace [G3.11] */
        mark_axis(n, side, to, link, first);
    n06_check_control(n, to, "C12.5");
}

void
n06_bring_on(n06 *n, bt_unit unit, bt_area area)
{
    bt_units alone = n06_units(UINT32_C(1) << unit);

    n06_stand(n->s, unit, area);
    n06_trace_came(n, unit, area);
    ride_down(n, alone, area);
    n06_check_control(n, area, "C2.7");
}
