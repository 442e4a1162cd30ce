/*
 * ways.c - which ways a march may take: out of a contested area, and nearer to a refuge.
 */
#include "ways.h"
#include "points.h"
#include "position.h"

/* [C7.5] [C7.6] Out of a contested area: over the own axis, never over the enemy's.  No other
 * area of a march is contested when it is left, so the rest is free [C7.7]. */
const bt_reason *
n06_refuse_exit(const n06 *n, bt_side side, bt_area from, bt_link link)
{
    if (!n06_contested(n, from))
        return NULL;
    if (n->s->axis[side][from] != BT_LINK_NONE && n->s->axis[side][from] != link)
        return REFUSE(OWN_AXIS);
    return n->s->axis[n06_other(side)][from] == link ? REFUSE(ENEMY_AXIS) : NULL;
}

/* [E-STRATEGIC-RETREAT.2] Is the area nearer to a refuge than where the move began? */
bool
n06_is_nearer(const n06 *n, bt_area area)
{
    const n06_printed *p = n->printed;

    for (int i = 0; i < 2; i++)
        if (bt_area_distance(&p->network, area, p->refuges[i]) <
            bt_area_distance(&p->network, n->s->origin, p->refuges[i]))
            return true;
    return false;
}

bool
n06_falls_back(const n06 *n, bt_side side)
{
    return side == N06_PRUSSIAN && n06_lasts(n, N06_STRATEGIC_RETREAT);
}

/* Can a stack of the side come to rest nearer, from an area with points left? */
bool
n06_can_get_nearer(const n06 *n, bt_side side, bt_area area, int points)
{
    const bt_area_info *here = &n->printed->network.areas[area];

    if (n06_is_nearer(n, area))
        return true;
    if (n06_friends(n, side, area) || !n06_looks_free(n, side, area))
        return false;
    for (int i = 0; i < here->exit_count; i++) {
        int cost = n06_link_cost(n, here->exits[i].link);
        if (cost <= points && !n06_refuse_exit(n, side, area, here->exits[i].link) &&
            n06_can_get_nearer(n, side, here->exits[i].to, points - cost))
            return true;
    }
    return false;
}

bool
n06_cuts_itself_off(const n06 *n, bt_side side, bt_link bridge)
{
    bt_area area = n06_stack_area(n);
    n06_state then;
    n06 after = *n;

    if (!n->s->steps || !n06_falls_back(n, side) || n06_is_nearer(n, area) ||
        !n06_can_get_nearer(n, side, area, n->s->mp))
        return false;
    then = *n->s;
    bt_set_add(&then.broken, bridge);
    after.s = &then;
    return !n06_can_get_nearer(&after, side, area, n->s->mp - 1);
}
