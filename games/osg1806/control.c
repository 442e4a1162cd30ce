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
    const osg_state *s = n->s;

    for (unsigned u = s->head[n->printed->bucket_of[hex]]; u; u = s->next[u - 1])
        if (s->places[u - 1] == hex && bt_units_has(&n->printed->combat, (bt_unit)(u - 1)))
            return osg_counter_of(n, (bt_unit)(u - 1))->side;
    return BT_SIDE_NONE;
}

/* Who stands there and does not control it; BT_SIDE_NONE. */
static bt_side
who_wants(const osg *n, const osg_aim *aim)
{
    bt_side side = n->s->head[aim->bucket] ? who_stands(n, aim->hex) : BT_SIDE_NONE;

    return side == holder(n, aim->number) ? BT_SIDE_NONE : side;
}

bool
osg_is_disputed(const osg *n, bt_hex hex)
{
    for (int i = 0; i < n->printed->played_count; i++)
        if (n->printed->played[i].hex == hex)
            return who_wants(n, &n->printed->played[i]) != BT_SIDE_NONE;
    return false;
}

bool
osg_is_any_disputed(const osg *n)
{
    for (int i = 0; i < n->printed->played_count; i++)
        if (who_wants(n, &n->printed->played[i]) != BT_SIDE_NONE)
            return true;
    return false;
}

/* The next such hex, from one of those in play on, that somebody takes; the end when there is none. */
static const osg_aim *
next_taken(const osg *n, const osg_aim *from, bt_side *taker)
{
    const osg_aim *end = n->printed->played + n->printed->played_count;

    for (const osg_aim *aim = from; aim < end; aim++) {
        *taker = who_wants(n, aim);
        if (*taker != BT_SIDE_NONE && osg_is_supplied(n, *taker, aim->hex))
            return aim;
    }
    return end;
}

bool
osg_control_is_due(const osg *n)
{
    bt_side taker;

    return next_taken(n, n->printed->played, &taker) <
           n->printed->played + n->printed->played_count;
}

void
osg_sweep_control(osg *n)
{
    const osg_aim *end = n->printed->played + n->printed->played_count;
    bt_side taker;

    for (const osg_aim *aim = next_taken(n, n->printed->played, &taker); aim < end;
         aim = next_taken(n, aim + 1, &taker)) {
        n->s->taken = (uint16_t)(n->s->taken ^ 1u << aim->number);
        OSG_EVENT(n, CONTROLS, "20.16", taker, aim->hex, 0, 0);
    }
}
