/*
 * departures.c - leaving a map for good, and the transit track [17.0].
 */
#include <assert.h>

#include "naw.h"

/*
 * [17.0] Leaving costs what entering the same terrain beyond the edge would;
 * a road that runs off that edge costs a half [14.13].
 */
bt_mp
naw_leaving_cost(const naw *n, bt_hex hex, int edge)
{
    const naw_printed *p = n->printed;
    const bt_hex_info *info = &p->atlas.hexes[hex];

    if (info->roads_off & p->edges[info->map].directions[__builtin_ctz((unsigned)edge)])
        return p->tec.road;
    return p->tec.terrains[info->terrain].cost;
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
    if (naw_leaving_cost(n, hex, edge) > mp)
        return REFUSE(NO_MP);
    return NULL;
}

/* [17.0] For good, once either side is demoralized there, over certain edges. */
static const bt_reason *
refuse_exit(const naw *n, bt_side side, bt_hex hex, bt_mp mp, int edge)
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
static const bt_reason *
refuse_transit(const naw *n, bt_side side, bt_hex hex, bt_mp mp, int section)
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
        if (!refuse_exit(n, side, hex, mp, edge))
            return true;
    for (int section = 0; section < NAW_SECTIONS; section++)
        if (!refuse_transit(n, side, hex, mp, section))
            return true;
    return false;
}

/* A unit that leaves is on the march, or sets out from where it stands. */
static const bt_reason *
refuse_leaver(const naw *n, const naw_act *act, bt_mp *mp)
{
    bt_unit unit = (bt_unit)act->a;

    if (n->s->mover == BT_UNIT_NONE) {
        *mp = naw_allowance(n, unit);
        return naw_refuse_mover(n, act->side, unit);
    }
    *mp = n->s->mp;
    return n->s->mover == unit ? NULL : REFUSE(MARCH_FIRST);
}

/* Take a unit off its map into a box. */
static void
leave(naw *n, bt_unit unit, uint16_t box)
{
    if (n->s->mover == BT_UNIT_NONE)
        naw_begin_march(n, unit, n->s->places[unit], 0);
    naw_end_march(n, unit);
    naw_put_away(n->s, unit, box);
}

const bt_reason *
naw_refuse_exit(const naw *n, const naw_act *act)
{
    bt_mp mp;
    const bt_reason *reason = refuse_leaver(n, act, &mp);

    return reason ? reason : refuse_exit(n, act->side, n->s->places[act->a], mp, 1 << act->b);
}

void
naw_do_exit(naw *n, const naw_act *act)
{
    bt_unit unit = (bt_unit)act->a;
    bt_hex hex = n->s->places[unit];

    leave(n, unit, naw_exit_box(n->printed->atlas.hexes[hex].map, 1 << act->b));
    NAW_EVENT(n, EXITED, "17.0a", unit, hex, act->b, 0);
    naw_bar_arrivals(n, act->side, hex);
}

const bt_reason *
naw_refuse_transit(const naw *n, const naw_act *act)
{
    bt_mp mp;
    const bt_reason *reason = refuse_leaver(n, act, &mp);

    return reason ? reason : refuse_transit(n, act->side, n->s->places[act->a], mp, (int)act->b);
}

void
naw_do_transit(naw *n, const naw_act *act)
{
    bt_unit unit = (bt_unit)act->a;
    bt_hex hex = n->s->places[unit];

    leave(n, unit, naw_track_box((int)act->b, n->printed->atlas.hexes[hex].map, 0));
    NAW_EVENT(n, ON_TRACK, "17.1a", unit, hex, n->s->places[unit], 0);
}

/* [17.1] One space a Movement Phase, never back [17.21]. */
const bt_reason *
naw_refuse_forward(const naw *n, const naw_act *act)
{
    int section, from_map, space;

    if (n->printed->side_of[act->a] != act->side)
        return REFUSE(NOT_PHASING);
    if (!naw_track_place(n->s->places[act->a], &section, &from_map, &space))
        return REFUSE(NOT_ON_TRACK);
    if (bt_units_has(&n->s->moved, (bt_unit)act->a))
        return REFUSE(FORWARD_ONCE);
    if (space == NAW_SPACES - 1)
        return REFUSE(TRACK_END);
    return NULL;
}

void
naw_do_forward(naw *n, const naw_act *act)
{
    naw_state *s = n->s;
    uint16_t from = s->places[act->a];

    naw_put_away(s, (bt_unit)act->a, (uint16_t)(from + 1));
    bt_units_add(&s->moved, (bt_unit)act->a);
    NAW_EVENT(n, FORWARD, "17.1b", act->a, from, s->places[act->a], 0);
}
