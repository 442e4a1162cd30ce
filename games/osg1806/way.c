/*
 * way.c - which way is open to units [3.11a] [4.1] [8.31a] [9.24a] [21.62], and where a move may end [3.14].
 */
#include "way.h"
#include "hold.h"
#include "trains.h"

/* ---- what else closes a hexside ------------------------------------------------ */

/* [9.24a] Pontoons of this turn have to be tried before anybody crosses who cannot wade.  Leaders pay nothing
 * on any bridge [8.31b]. */
const bt_reason *
osg_refuse_pontoon(const osg *n, bt_units movers, const bt_hexside *side)
{
    if (!osg_is_untried(n, side))
        return NULL;
    movers = bt_units_and(movers, n->printed->combat);
    for (bt_unit u; (u = bt_units_take(&movers)) != BT_UNIT_NONE;)
        if (osg_step_cost(n, u, side) == BT_MP_PROHIBITED)
            return REFUSE(UNTRIED);
    return NULL;
}

/* [21.62] */
const bt_reason *
osg_refuse_guarded(const osg *n, bt_side side, bt_hex to)
{
    if (side == OSG_FRENCH || !n->printed->has_guarded || n->s->opened)
        return NULL;
    return bt_bits_has(n->printed->guarded, to) ? REFUSE(GUARDED) : NULL;
}

/* [3.11a] The last leader of a hex leaves behind only what may stand without one. */
const bt_reason *
osg_refuse_leaving(const osg *n, bt_units movers, bt_side side, bt_hex from)
{
    bt_units stay;

    if (!osg_share(movers, n->printed->leaders))
        return NULL;
    stay = bt_units_minus(osg_own_in_hex(n, side, from), movers);
    if (bt_units_is_empty(&stay) || osg_share(stay, n->printed->leaders))
        return NULL;
    return osg_refuse_stack(n, stay) ? REFUSE(STILL_NEEDED) : NULL;
}

const bt_reason *
osg_refuse_abandoning(const osg *n, bt_unit unit, bt_units coming)
{
    bt_units stay = osg_own_in_hex(n, osg_counter_of(n, unit)->side, n->s->places[unit]);

    bt_units_remove(&stay, unit);
    if (!bt_units_has(&n->printed->leaders, unit) || osg_share(stay, n->printed->leaders))
        return NULL;
    return osg_refuse_stack(n, bt_units_minus(stay, coming)) ? REFUSE(STILL_NEEDED) : NULL;
}

/* Where it could not go with any points. */
const bt_reason *
osg_refuse_ground(const osg *n, bt_units movers, const bt_hexside *side)
{
    for (bt_unit u; (u = bt_units_take(&movers)) != BT_UNIT_NONE;) {
        bool is_train = bt_units_has(&n->printed->trains, u);
        if (osg_step_cost(n, u, side) != BT_MP_PROHIBITED)
            continue;
        if (side->features & BT_HEXSIDE_RIVER)
            return REFUSE(RIVER);
        if (is_train && (side->features & BT_HEXSIDE_STREAM))
            return REFUSE(TRAIN_STREAM);
        return is_train ? REFUSE(TRAIN_SLOPE) : REFUSE(TERRAIN);
    }
    return NULL;
}

const bt_reason *
osg_refuse_over(const osg *n, bt_units movers, const bt_hexside *side)
{
    bt_unit first = bt_units_first(&movers);
    bt_side own = osg_counter_of(n, first)->side;
    const bt_reason *reason = osg_refuse_pontoon(n, movers, side);

    if (reason || (reason = osg_refuse_ground(n, movers, side)) ||
        (reason = osg_refuse_guarded(n, own, side->to)))
        return reason;
    return osg_refuse_leaving(n, movers, own, n->s->places[first]);
}

/* ---- where a move may end -------------------------------------------------------- */

/* [8.22Ba] [4.0d] Is the zone of one of these columns in the hex? */
bool
osg_column_is_near(const osg *n, bt_units columns, bt_hex hex)
{
    const bt_hex_info *info = &n->printed->atlas.hexes[hex];

    if (bt_units_is_empty(&columns))
        return false;
    for (int i = 0; i < info->side_count; i++)
        if (!(info->sides[i].features & BT_HEXSIDE_RIVER) &&
            osg_is_any_in_hex(n, &columns, info->sides[i].to))
            return true;
    return false;
}

/* [8.22Bb] Brigades of cavalry and vedettes do not count; [8.22Bc] nor does anybody for leaders. */
bt_units
osg_columns_against(const osg *n, bt_unit unit)
{
    const osg_printed *p = n->printed;
    bt_units columns = { { 0 } };

    if (!bt_units_has(&p->combat, unit))
        return columns;
    columns = bt_units_and(n->s->marching, p->of_side[osg_counter_of(n, unit)->side]);
    columns = bt_units_and(osg_on_map_of(n, columns), bt_units_and(p->troops, p->heeded));
    bt_units_remove(&columns, unit);
    return columns;
}

/* [8.22e] [8.22C] A unit in Road March stands alone; leaders may stack [8.22Bc]. */
static const bt_reason *
refuse_in_column(const osg *n, bt_unit unit, bt_units there)
{
    if (!bt_units_has(&n->printed->combat, unit))
        return NULL;
    bt_units_remove(&there, unit);
    return osg_share(there, bt_units_and(n->printed->combat, n->printed->heeded))
               ? REFUSE(COLUMN_STACKS)
               : NULL;
}

/* [8.22e] Nobody ends its move on a column either, but brigades of cavalry and vedettes [8.22Bb]. */
static const bt_reason *
refuse_on_column(const osg *n, const bt_units *movers, const bt_units *others)
{
    bt_units heeded = bt_units_and(n->printed->combat, n->printed->heeded);

    return osg_share(bt_units_and(*others, n->s->marching), heeded) && osg_share(*movers, heeded)
               ? REFUSE(COLUMN_STACKS)
               : NULL;
}

const bt_reason *
osg_refuse_company(const osg *n, const bt_units *movers, const bt_units *there, bool in_column)
{
    const bt_reason *reason = osg_refuse_stack(n, bt_units_or(*movers, *there));
    bt_units others = bt_units_minus(*there, *movers);

    if (reason || (bt_units_is_empty(&others) && !in_column))
        return reason;
    return in_column ? refuse_in_column(n, bt_units_first(movers), *there)
                     : refuse_on_column(n, movers, &others);
}

/* [8.22Ba] A column stays away from others. */
const bt_reason *
osg_refuse_rest_as(const osg *n, bt_units movers, bt_hex hex, bool in_column)
{
    bt_unit first = bt_units_first(&movers);
    bt_units there = osg_own_in_hex(n, osg_counter_of(n, first)->side, hex);
    const bt_reason *reason = osg_refuse_company(n, &movers, &there, in_column);

    if (reason || !in_column)
        return reason;
    return osg_column_is_near(n, osg_columns_against(n, first), hex) ? REFUSE(COLUMN_NEAR) : NULL;
}

const bt_reason *
osg_refuse_rest(const osg *n, bt_units movers, bt_hex hex)
{
    return osg_refuse_rest_as(n, movers, hex, osg_share(movers, n->s->marching));
}
