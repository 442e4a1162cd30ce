/*
 * departures.c - leaving a map for good, and the transit track [17.0].
 */
#include "departures.h"
#include "arrivals.h"
#include "exits.h"
#include "movement.h"
#include "mover.h"

/* A unit that leaves is on the march, or sets out from where it stands. */
static const bt_reason *
refuse_leaver(const naw *n, const bt_act *act, bt_mp *mp)
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

/* [17.0d] Of a unit that lacks the points for a way off the map; in fog the fog may be to blame. */
static const bt_reason *
refuse_way(const naw *n, const bt_act *act, const bt_reason *reason, bt_mp mp)
{
    bt_hex hex = n->s->places[act->a];

    if (reason != REFUSE(NO_MP))
        return reason;
    return naw_refuse_points(n, (bt_unit)act->a, naw_leaving_cost(n, hex, act->code, act->b), mp);
}

const bt_reason *
naw_refuse_exit(const naw *n, const bt_act *act)
{
    bt_mp mp;
    const bt_reason *reason = refuse_leaver(n, act, &mp);

    if (reason)
        return reason;
    reason = naw_refuse_exit_by(n, act->side, n->s->places[act->a], mp, 1 << act->b);
    return refuse_way(n, act, reason, mp);
}

void
naw_do_exit(naw *n, const bt_act *act)
{
    bt_unit unit = (bt_unit)act->a;
    bt_hex hex = n->s->places[unit];

    leave(n, unit, naw_exit_box(n->printed->atlas.hexes[hex].map, 1 << act->b));
    NAW_EVENT(n, EXITED, "17.0a", unit, hex, act->b, 0);
    naw_bar_arrivals(n, act->side, hex);
}

const bt_reason *
naw_refuse_transit(const naw *n, const bt_act *act)
{
    bool may_ever = n->printed->has_transit && act->side == n->printed->transit_side;
    bt_mp mp;
    const bt_reason *reason = refuse_leaver(n, act, &mp);

    if (!may_ever && n->printed->side_of[act->a] == act->side)
        return REFUSE(TRANSIT_SIDE); /* whatever else stands against it */
    if (reason)
        return reason;
    reason = naw_refuse_transit_by(n, act->side, n->s->places[act->a], mp, (int)act->b);
    return refuse_way(n, act, reason, mp);
}

void
naw_do_transit(naw *n, const bt_act *act)
{
    bt_unit unit = (bt_unit)act->a;
    bt_hex hex = n->s->places[unit];

    leave(n, unit, naw_track_box((int)act->b, n->printed->atlas.hexes[hex].map, 0));
    NAW_EVENT(n, ON_TRACK, "17.1a", unit, hex, n->s->places[unit], 0);
}

/* [17.1] One space a Movement Phase, never back [17.21]. */
const bt_reason *
naw_refuse_forward(const naw *n, const bt_act *act)
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
naw_do_forward(naw *n, const bt_act *act)
{
    naw_state *s = n->s;
    uint16_t from = s->places[act->a];

    naw_put_away(s, (bt_unit)act->a, (uint16_t)(from + 1));
    bt_units_add(&s->moved, (bt_unit)act->a);
    NAW_EVENT(n, FORWARD, "17.1b", act->a, from, s->places[act->a], 0);
}

/* Those of the units that stand at an edge: few, and only they are asked more than once. */
static bt_units
at_edges(const naw *n, bt_units units)
{
    bt_units there = { { 0 } };

    for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE;)
        if (n->printed->atlas.hexes[n->s->places[u]].edges)
            bt_units_add(&there, u);
    return there;
}

/* Over any edge, and to the track. */
void
naw_try_leaving(const bt_list *l, bt_units units)
{
    bt_units near;

    if (!naw_may_leave(l->play, l->side))
        return;
    near = at_edges(l->play, units);
    for (unsigned code = NAW_A_EXIT; code <= NAW_A_TRANSIT; code++) {
        const bt_deed *deed = bt_deed_of(l->room, code);
        unsigned count = code == NAW_A_EXIT ? 4 : NAW_SECTIONS;
        bt_units left = near;
        for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
            for (unsigned i = 0; i < count; i++)
                bt_try_deed(l, deed, &(bt_act){ l->side, u, i, 0, code, l->side });
    }
}
