/*
 * control.c - who controls the hexes that score [20.16]: the last to be there, or to go through, in supply.
 *
 * One bit a hex: it is with the enemy of the side that began with it.  Sources of supply come first, then
 * the three hexes of Saalfeld, with which the Prussians begin.  Who controls what is open.
 */
#include "control.h"
#include "supply.h"

#define TOWNS 3 /* of Saalfeld [21.96b] */

static_assert(OSG_SOURCES_MAX + TOWNS <= 16, "sources and towns have a bit each");

static bt_side
holder(const osg *n, int number)
{
    bt_side began =
        number < n->printed->source_count ? n->printed->sources[number].side : OSG_PRUSSIAN;

    return n->s->taken >> number & 1 ? osg_other(began) : began;
}

bt_side
osg_source_holder(const osg *n, int source)
{
    return holder(n, source);
}

bt_side
osg_town_holder(const osg *n)
{
    return holder(n, n->printed->source_count);
}

bt_side
osg_aim_holder(const osg *n, int aim)
{
    return holder(n, n->printed->source_count + 1 + aim);
}

/* The side whose combat unit stands in a hex; BT_SIDE_NONE. */
static bt_side
who_stands(const osg *n, bt_hex hex)
{
    bt_units there = bt_units_and(osg_in_hex(n, hex), n->printed->combat);
    bt_unit first = bt_units_first(&there);

    return first == BT_UNIT_NONE ? BT_SIDE_NONE : osg_counter_of(n, first)->side;
}

/* The next such hex, from one on, that somebody takes; the number of all when there is none. */
static int
next_taken(const osg *n, int from, bt_side *taker)
{
    const bt_hex *aims = n->printed->aims;
    int count = n->printed->source_count + TOWNS;

    for (int i = from; i < count; i++) {
        bt_hex hex = aims[i];
        if (!n->s->head[osg_bucket(hex)] || hex == BT_HEX_NONE)
            continue;
        *taker = who_stands(n, hex);
        if (*taker != BT_SIDE_NONE && *taker != holder(n, i) && osg_is_supplied(n, *taker, hex))
            return i;
    }
    return count;
}

bool
osg_control_is_due(const osg *n)
{
    bt_side taker;

    return next_taken(n, 0, &taker) < n->printed->source_count + TOWNS;
}

/* It tells that somebody was in supply, which no flag does: what was done stands. */
void
osg_sweep_control(osg *n)
{
    int count = n->printed->source_count + TOWNS;
    bt_side taker;

    for (int i = next_taken(n, 0, &taker); i < count; i = next_taken(n, i + 1, &taker)) {
        n->s->taken = (uint16_t)(n->s->taken ^ 1u << i);
        OSG_EVENT(n, CONTROLS, "20.16", taker, n->printed->aims[i], 0, 0);
        bt_events_seal(n->events);
    }
}
