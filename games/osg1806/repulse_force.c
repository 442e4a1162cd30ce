/*
 * repulse_force.c - whom a force would repulse, and what forbids it [10.1] [10.12A].
 */
#include "repulse_force.h"
#include "hold.h"
#include "way.h"

bt_hex
osg_where(const osg *n, bt_units movers)
{
    return n->s->places[bt_units_first(&movers)];
}

bt_side
osg_whose(const osg *n, bt_units movers)
{
    return osg_counter_of(n, bt_units_first(&movers))->side;
}

/* ---- who is repulsed ------------------------------------------------------------------- */

/* [10.12A] By directions: every hex whose troops control the one they stand in. */
unsigned
osg_find_targets(const osg *n, bt_units movers)
{
    bt_unit first = bt_units_first(&movers);
    bt_side enemy = osg_other(osg_counter_of(n, first)->side);
    const bt_hex_info *info = &n->printed->atlas.hexes[n->s->places[first]];
    unsigned targets = 0;

    if (!osg_controls(n, enemy, n->s->places[first]))
        return 0;
    for (int i = 0; i < info->side_count; i++)
        if (!(info->sides[i].features & BT_HEXSIDE_RIVER) &&
            osg_has_troops(n, enemy, info->sides[i].to))
            targets |= 1u << info->sides[i].dir;
    return targets;
}

bool
osg_is_target(const bt_hexside *side, unsigned targets)
{
    return targets >> side->dir & 1;
}

/* All of a side who stand, or stood when they were revealed, in the hexes attacked. */
bt_units
osg_defenders(const osg *n, bt_hex from, unsigned targets, bt_side side, bt_units of)
{
    const bt_hex_info *info = &n->printed->atlas.hexes[from];
    bt_units found = { { 0 } };

    for (int i = 0; i < info->side_count; i++)
        if (osg_is_target(&info->sides[i], targets))
            found = bt_units_or(found, osg_own_in_hex(n, side, info->sides[i].to));
    return bt_units_and(found, of);
}

bool
osg_failed_against(const osg *n, bt_units attackers, bt_units defenders)
{
    bt_units left = bt_units_and(attackers, n->s->foiled);
    bt_units theirs = bt_units_and(defenders, n->s->foiled);

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;) {
        bt_units one = { { 0 } };
        bt_units_add(&one, u);
        if (osg_share(theirs, osg_defenders(n, osg_where(n, one), osg_find_targets(n, one),
                                            osg_other(osg_whose(n, one)), theirs)))
            return true;
    }
    return false;
}

/* ---- the attempt ------------------------------------------------------------------------- */

/* [10.12B] */
static bool
is_walled(const osg *n, bt_hex hex)
{
    uint8_t terrain = n->printed->atlas.hexes[hex].terrain;

    return terrain == n->printed->chateau || terrain == n->printed->fortified;
}

/* [10.12A] What the dearest of the hexes costs a unit. */
bt_mp
osg_dearest_target(const osg *n, bt_unit unit, bt_hex from, unsigned targets)
{
    const bt_hex_info *info = &n->printed->atlas.hexes[from];
    bt_mp most = 0;

    for (int i = 0; i < info->side_count; i++) {
        bt_mp cost;
        if (!osg_is_target(&info->sides[i], targets))
            continue;
        cost = osg_step_cost(n, unit, &info->sides[i]);
        if (cost > most)
            most = cost;
    }
    return most;
}

/* [10.1] [10.12B] Each of the hexes by itself: they could have to stand in any of them. */
static const bt_reason *
refuse_targets(const osg *n, bt_units movers, unsigned targets)
{
    const bt_hex_info *info = &n->printed->atlas.hexes[osg_where(n, movers)];
    const bt_reason *reason;

    for (int i = 0; i < info->side_count; i++) {
        const bt_hexside *side = &info->sides[i];
        if (!osg_is_target(side, targets))
            continue;
        if (is_walled(n, side->to))
            return REFUSE(WALLED);
        if ((reason = osg_refuse_over(n, movers, side)) ||
            (reason = osg_refuse_rest(n, movers, side->to)))
            return reason;
    }
    return NULL;
}

const bt_reason *
osg_refuse_repulsing(const osg *n, bt_units movers)
{
    unsigned targets = osg_find_targets(n, movers);
    bt_units left = movers;
    const bt_reason *reason;

    if (!targets)
        return REFUSE(NOBODY_TO_REPULSE);
    if (!osg_share(movers, n->printed->troops))
        return REFUSE(TROOPS_REPULSE);
    if ((reason = refuse_targets(n, movers, targets)))
        return reason;
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (!osg_can_pay(n, u, osg_dearest_target(n, u, osg_where(n, movers), targets),
                         osg_points_left(n, u)))
            return REFUSE(REPULSE_DEAR);
    return NULL;
}
