/*
 * exits.c - what a way off the map asks for [17.0], and the way to the transit track [17.1].
 */
#include "exits.h"

/*
 * [17.0] Leaving costs what entering the same terrain beyond the edge would;
 * a road that runs off that edge costs a half [14.13].
 */
static bt_mp
cost_over(const naw *n, bt_hex hex, int edge)
{
    const naw_printed *p = n->printed;
    const bt_hex_info *info = &p->atlas.hexes[hex];

    if (info->roads_off & p->edges[info->map].directions[__builtin_ctz((unsigned)edge)])
        return p->tec.costs[0].over[BT_CROSSING_ROAD];
    return p->tec.costs[0].enter[info->terrain];
}

bt_mp
naw_leaving_cost(const naw *n, bt_hex hex, unsigned code, unsigned operand)
{
    const naw_printed *p = n->printed;

    if (code == NAW_A_EXIT)
        return cost_over(n, hex, 1 << operand);
    return cost_over(n, hex, p->transit_edge[p->atlas.hexes[hex].map]);
}

/* What bars leaving by an edge however it is done [5.13] [16.1] [17.0]. */
static const bt_reason *
refuse_edge(const naw *n, bt_side side, bt_hex hex, bt_mp mp, int edge)
{
    const naw_printed *p = n->printed;

    if (!(p->atlas.hexes[hex].edges & edge))
        return REFUSE(NOT_ON_EDGE);
    if (naw_controls(n->s, naw_other(side), hex))
        return REFUSE(ZOC_STOP);
    if (naw_turn(n) == NAW_NIGHT && p->closed_at_night[hex])
        return REFUSE(NIGHT_FOREST);
    if (cost_over(n, hex, edge) > mp)
        return REFUSE(NO_MP);
    return NULL;
}

/* [17.0] For good, once either side is demoralized there, over certain edges. */
const bt_reason *
naw_refuse_exit_by(const naw *n, bt_side side, bt_hex hex, bt_mp mp, int edge)
{
    int map = n->printed->atlas.hexes[hex].map;

    if (!(n->printed->exit_edges[side][map] & edge))
        return REFUSE(EXIT_EDGE);
    if (!n->s->demoralized[map])
        return REFUSE(EXIT_TOO_SOON);
    return refuse_edge(n, side, hex, mp, edge);
}

/* [17.0] [17.1] [17.24] To the track, French only, beside its section; there
 * is nowhere to go to if no battle is fought at Auerstadt. */
const bt_reason *
naw_refuse_transit_by(const naw *n, bt_side side, bt_hex hex, bt_mp mp, int section)
{
    const naw_printed *p = n->printed;
    int map = p->atlas.hexes[hex].map;

    if (!p->has_transit || side != p->transit_side)
        return REFUSE(TRANSIT_SIDE);
    if (p->has_plans && (!n->s->plan_shown || n->s->plan == NAW_PLAN_B))
        return REFUSE(NO_AUERSTADT);
    if (map > 1 || !(p->atlas.hexes[hex].edges & p->transit_edge[map]))
        return REFUSE(TRANSIT_EDGE);
    if (!(p->transit_section[hex] >> section & 1))
        return REFUSE(TRANSIT_SECTION);
    return refuse_edge(n, side, hex, mp, p->transit_edge[map]);
}

/* Is any way off a map open to the side at all?  Mostly not, and then no hex
 * need be looked at. */
bool
naw_may_leave(const naw *n, bt_side side)
{
    const naw_printed *p = n->printed;

    for (int map = 0; map < p->atlas.map_count; map++)
        if (n->s->demoralized[map])
            return true;
    return p->has_transit && side == p->transit_side &&
           (!p->has_plans || (n->s->plan_shown && n->s->plan == NAW_PLAN_A));
}

bool
naw_can_leave(const naw *n, bt_unit unit, bt_hex hex, bt_mp mp)
{
    bt_side side = n->printed->side_of[unit];

    if (!naw_may_leave(n, side) || !n->printed->atlas.hexes[hex].edges)
        return false;
    for (int edge = BT_EDGE_NORTH; edge <= BT_EDGE_WEST; edge <<= 1)
        if (!naw_refuse_exit_by(n, side, hex, mp, edge))
            return true;
    for (int section = 0; section < NAW_SECTIONS; section++)
        if (!naw_refuse_transit_by(n, side, hex, mp, section))
            return true;
    return false;
}
