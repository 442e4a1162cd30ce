/*
 * hold.c - who may stand together [3.0].
 */
#include "hold.h"

static int
count(bt_units units, bt_units of)
{
    bt_units both = bt_units_and(units, of);

    return bt_units_count(&both);
}

/* [3.13] [5.21] [13.14] Vedettes and leaders take no room; [3.12b] trains do, that of cavalry where a leader keeps
 * order. */
const bt_reason *
osg_refuse_crowd(const osg *n, bt_units units)
{
    const osg_printed *p = n->printed;
    int all = count(units, p->sized);
    int mounted = count(units, bt_units_or(p->cavalry, p->trains));

    if (!osg_share(units, p->leaders))
        return osg_share(units, p->trains) ? REFUSE(TRAIN_CROWDS) : REFUSE(CROWDED);
    if (mounted == all)
        return all <= 4 ? NULL : REFUSE(CAVALRY_CROWDS);
    return mounted <= 2 && all - mounted <= 2 ? NULL : REFUSE(LEADER_CROWDED);
}

const bt_reason *
osg_refuse_joining(const osg *n, bt_units coming, bt_side side, bt_hex hex)
{
    return osg_refuse_stack(n, bt_units_or(coming, osg_own_in_hex(n, side, hex)));
}

bool
osg_holds_enemy(const osg *n, bt_side side, bt_hex hex)
{
    return osg_is_any_in_hex(n, &n->printed->of_side[osg_other(side)], hex);
}

bool
osg_has_troops(const osg *n, bt_side side, bt_hex hex)
{
    return osg_is_in_hex(n, side, &n->printed->troops, hex);
}

bool
osg_has_combat(const osg *n, bt_side side, bt_hex hex)
{
    return osg_is_in_hex(n, side, &n->printed->combat, hex);
}

bool
osg_is_castled(const osg *n, bt_side side, bt_hex hex)
{
    const osg_printed *p = n->printed;
    bt_units there;

    if (p->atlas.hexes[hex].terrain != p->chateau)
        return false;
    there = bt_units_and(osg_own_in_hex(n, side, hex), p->combat);
    return bt_units_count(&there) == 1 && count(there, bt_units_or(p->infantry, p->light)) == 1;
}
