/*
 * cost.c - what a step costs whom [8.1] [8.2] [8.3].
 */
#include "cost.h"
#include "trains.h"

enum { BRIDGED = BT_HEXSIDE_BRIDGE | BT_HEXSIDE_PONTOON };

bt_unit
osg_pontoon_at(const osg *n, const bt_hexside *side)
{
    if (side->water == BT_WATER_NONE || !bt_bits_has(n->s->spanned, side->water))
        return BT_UNIT_NONE;
    for (bt_units left = n->printed->bridge_trains; !bt_units_is_empty(&left);) {
        bt_unit train = bt_units_take(&left);
        if (n->s->water_of[osg_train_number(n, train)] == side->water + 1u)
            return train;
    }
    return BT_UNIT_NONE;
}

/* Could a bridge there be of this turn? */
static bool
is_fresh(const osg *n, const bt_hexside *side)
{
    return side->water != BT_WATER_NONE &&
           (bt_bits_has(n->s->repaired, side->water) || bt_bits_has(n->s->spanned, side->water));
}

/* [8.43f] [9.24a] [9.24b] What combat units pay in place of the usual for a bridge that was made this
 * turn; 0 for any other. */
static unsigned
fresh_toll(const osg *n, const bt_hexside *side, unsigned features)
{
    bt_unit train = osg_pontoon_at(n, side);

    if (side->water != BT_WATER_NONE && bt_bits_has(n->s->repaired, side->water) &&
        train == BT_UNIT_NONE)
        return features & BT_HEXSIDE_RIVER ? 4 : 2;
    if (train == BT_UNIT_NONE || n->s->toll[osg_train_number(n, train)] == OSG_TOLL_UNKNOWN)
        return 0;
    return n->s->toll[osg_train_number(n, train)];
}

/* [8.21b] [8.22d] [8.24] Half a point along the road, not along trails, by everybody. */
static unsigned
dry_cost(const osg *n, bt_unit unit, bool marches, const bt_hexside *side, unsigned features)
{
    const osg_printed *p = n->printed;

    if (marches && (features & BT_HEXSIDE_ROAD))
        return p->march;
    return p->costs[p->class_of[unit]][p->atlas.hexes[side->to].terrain][features];
}

/* What the water between the hexes adds to that [8.31a] [8.31b]; nothing beside pontoons [9.2b].  Without its
 * bridge a stream adds its point to the road [8.41c] (R146). */
static unsigned
water_cost(const osg *n, bt_unit unit, bool marches, const bt_hexside *side, unsigned features)
{
    const osg_printed *p = n->printed;
    const bt_mp *costs = p->costs[p->class_of[unit]][p->atlas.hexes[side->to].terrain];
    bool leads = p->class_of[unit] == OSG_STAFF;
    unsigned toll = fresh_toll(n, side, features);
    unsigned dry, wet;

    if (!(features & BT_HEXSIDE_WATERS))
        return 0;
    if ((features & BRIDGED) && toll)
        return leads ? 0 : toll;
    if ((features & BRIDGED) && marches)
        return 0;
    dry = costs[features & ~(unsigned)(BT_HEXSIDE_WATERS | BRIDGED)];
    wet = costs[features];
    return wet == BT_MP_PROHIBITED ? BT_MP_PROHIBITED : wet - dry;
}

/* [8.11a] Through a stream, as if no bridge were there. */
static unsigned
wading_cost(const osg *n, bt_unit unit, const bt_hexside *side, unsigned features)
{
    const osg_printed *p = n->printed;

    features &= ~(unsigned)(BRIDGED | BT_HEXSIDE_ROAD | BT_HEXSIDE_TRAIL);
    return features & BT_HEXSIDE_STREAM
               ? p->costs[p->class_of[unit]][p->atlas.hexes[side->to].terrain][features]
               : BT_MP_PROHIBITED;
}

bool
osg_is_untried(const osg *n, const bt_hexside *side)
{
    bt_unit train = osg_pontoon_at(n, side);

    return train != BT_UNIT_NONE && n->s->toll[osg_train_number(n, train)] == OSG_TOLL_UNKNOWN;
}

/* Nobody has to use a bridge of this turn where the stream can be waded for less [9.24a]. */
bt_mp
osg_cost_over_water(const osg *n, const bt_units *marching, bt_unit unit, const bt_hexside *side)
{
    bool marches = bt_units_has(marching, unit);
    unsigned features, dry, wet, wading;
    osg_land land;

    osg_survey_land(n, &land);
    if (!marches && !is_fresh(n, side)) /* nothing but the chart */
        return osg_chart_cost(n, &land, n->printed->class_of[unit], side);
    features = bt_ground_features(&land.ground, side);
    dry = dry_cost(n, unit, marches, side, features & ~(unsigned)(BT_HEXSIDE_WATERS | BRIDGED));
    wet = water_cost(n, unit, marches, side, features);
    wading = marches ? BT_MP_PROHIBITED : wading_cost(n, unit, side, features);
    if (dry == BT_MP_PROHIBITED || wet == BT_MP_PROHIBITED || dry + wet >= wading ||
        (osg_is_untried(n, side) && bt_units_has(&n->printed->combat, unit)))
        return (bt_mp)wading;
    return (bt_mp)(dry + wet);
}
