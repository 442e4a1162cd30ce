/*
 * range.c - Command Range [7.2]: two hexes of any ground that units can pass, three or four where roads
 * and trails join them.
 */
#include "range.h"
#include "cost.h"
#include "hold.h"

#include <string.h>

typedef struct trace {
    const osg *n;
    const osg_land *land;
    bt_side side;
    bt_hex leader;
    osg_range *out;
} trace;

/* [7.21A] [7.21B] [7.21C] What is in range already is known to be. */
static bool
is_free(const trace *t, bt_hex hex)
{
    if (bt_bits_has(t->out->hexes, hex))
        return true;
    if (osg_controls(t->n, osg_other(t->side), hex) && !osg_has_combat(t->n, t->side, hex))
        return false;
    return !osg_has_combat(t->n, osg_other(t->side), hex);
}

/* The i-th hexside of a hex. */
static bool
is_open(const trace *t, bt_hex from, int i)
{
    const bt_hexside *side = &t->n->printed->atlas.hexes[from].sides[i];
    bt_mp cost = side->water == BT_WATER_NONE
                     ? t->n->printed->stride[OSG_ON_FOOT][from][i]
                     : osg_chart_cost(t->n, t->land, OSG_ON_FOOT, side);

    return cost != BT_MP_PROHIBITED && is_free(t, side->to);
}

/* Could a way of so many hexes and one more have another behind it? */
static bool
leads_on(const trace *t, bt_hex hex, int hops, unsigned joined)
{
    const bt_hex_info *info = &t->n->printed->atlas.hexes[hex];
    bool has_way = info->has_road || info->has_trail;

    if (hops == 1)
        return (joined & 2) || has_way;
    return hops == 0 || (hops == 2 && (joined & (2 | 4)) == (2 | 4) && has_way);
}

/* [7.2a] [7.2b] [7.2c] `hops` hexes have been entered; `joined` tells by bits which of them a road or
 * trail joins to the one before: bit 1 the second to the first, and so on. */
static void
follow(const trace *t, bt_hex from, int hops, unsigned joined)
{
    static const unsigned ways = BT_HEXSIDE_ROAD | BT_HEXSIDE_TRAIL;
    const bt_hex_info *info = &t->n->printed->atlas.hexes[from];

    for (int i = 0; i < info->side_count; i++) {
        const bt_hexside *side = &info->sides[i];
        unsigned now = joined | (side->features & ways ? 1u << hops : 0);
        bool leads;
        if (side->to == t->leader) /* no way leads farther by coming back */
            continue;
        if (hops == 2 && !(now & (2 | 4)))
            continue;
        if (hops == 3 && (now & (2 | 4 | 8)) != (2 | 4 | 8))
            continue;
        leads = leads_on(t, side->to, hops, now);
        if ((!leads && bt_bits_has(t->out->hexes, side->to)) || !is_open(t, from, i))
            continue;
        bt_bits_add(t->out->hexes, side->to);
        if (leads)
            follow(t, side->to, hops + 1, now);
    }
}

void
osg_find_range(const osg *n, bt_unit leader, osg_range *out)
{
    osg_land land;
    trace t = { n, &land, n->printed->counters[leader].side, n->s->places[leader], out };

    osg_survey_land(n, &land);
    memset(out, 0, sizeof *out);
    bt_bits_add(out->hexes, n->s->places[leader]);
    follow(&t, n->s->places[leader], 0, 0);
}

bt_units
osg_within(const osg *n, const osg_range *range, bt_units units)
{
    bt_units near = { { 0 } };

    for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE;)
        if (osg_on_map(n->s, u) && bt_bits_has(range->hexes, n->s->places[u]))
            bt_units_add(&near, u);
    return near;
}
