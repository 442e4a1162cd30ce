/*
 * cost.h - what a step costs whom [8.1] [8.2] [8.3].
 */
#ifndef OSG_COST_H
#define OSG_COST_H

#include "state.h"

#define OSG_TOLL_UNKNOWN 0xff /* pontoons laid this turn that nobody has tried yet [9.24a] */

/** The train whose pontoons span a hexside; BT_UNIT_NONE. */
bt_unit osg_pontoon_at(const osg *n, const bt_hexside *side);

/** Are there pontoons of this turn that nobody has tried yet [9.24a]? */
bool osg_is_untried(const osg *n, const bt_hexside *side);

/** Are the bridges over a water other than they were printed, or made in this turn? */
static inline bool
osg_is_altered(const osg_state *s, unsigned water)
{
    return bt_bits_has(s->damaged, water) || bt_bits_has(s->repaired, water) ||
           bt_bits_has(s->spanned, water);
}

/** Half points for a class over a hexside, as the chart has it. */
static inline bt_mp
osg_chart_cost(const osg *n, const osg_land *land, unsigned class_of_unit, const bt_hexside *side)
{
    uint8_t terrain = n->printed->atlas.hexes[side->to].terrain;

    return n->printed->costs[class_of_unit][terrain][bt_ground_features(&land->ground, side)];
}

/** ... for one unit where waters lie between the hexes, with these in Road March. */
bt_mp osg_cost_over_water(const osg *n, const bt_units *marching, bt_unit unit,
                          const bt_hexside *side);

/** Half points for one unit over a hexside; BT_MP_PROHIBITED where it cannot go. */
static inline bt_mp
osg_step_cost(const osg *n, bt_unit unit, const bt_hexside *side)
{
    const osg_printed *p = n->printed;

    if (side->water != BT_WATER_NONE)
        return osg_cost_over_water(n, &n->s->marching, unit, side);
    if ((side->features & BT_HEXSIDE_ROAD) && bt_units_has(&n->s->marching, unit))
        return p->march; /* [8.21b] [8.24] */
    return p->costs[p->class_of[unit]][p->atlas.hexes[side->to].terrain][side->features];
}

/** Half points a unit has left in this phase. */
static inline bt_mp
osg_points_left(const osg *n, bt_unit unit)
{
    bt_mp all = osg_counter_of(n, unit)->allowance, used = n->s->used[unit];

    return used < all ? (bt_mp)(all - used) : 0;
}

/** Can a unit pay, with so many points left [8.12Aa]?  One that has spent nothing can make one step
 * of any cost [8.12Ab]. */
static inline bool
osg_can_pay(const osg *n, bt_unit unit, bt_mp cost, bt_mp left)
{
    bt_mp all = osg_counter_of(n, unit)->allowance;

    return cost <= left || (left == all && cost > all);
}

#endif
