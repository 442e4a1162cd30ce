/*
 * mover.c - the unit on the march: how far it may go, and that it has set out or arrived [2.4] [5.0].
 */
#include "mover.h"

/* [2.4b] [16.21a] Fog halves the printed allowance, fractions dropped, so an
 * allowance of 3 becomes 1; the halves of a road stay exact.  Morale has no part in
 * it [18.12]. */
bt_mp
naw_allowance_by(const naw *n, bt_unit unit, naw_turn_kind light)
{
    bt_mp printed = n->printed->counters[unit].allowance;

    return light == NAW_FOG ? (bt_mp)(printed / 4 * 2) : printed;
}

bt_mp
naw_allowance(const naw *n, bt_unit unit)
{
    return naw_allowance_by(n, unit, naw_turn(n));
}

const bt_reason *
naw_refuse_points(const naw *n, bt_unit unit, int cost, bt_mp mp)
{
    int kept_back = n->printed->counters[unit].allowance - naw_allowance(n, unit);

    return kept_back && cost <= mp + kept_back ? REFUSE(FOG_MP) : REFUSE(NO_MP);
}

void
naw_begin_march(naw *n, bt_unit unit, bt_hex hex, bt_mp mp)
{
    naw_lift(n, unit);
    if (n->s->crowded == unit)
        n->s->crowded = BT_UNIT_NONE;
    naw_bring_to(n->s, unit, hex);
    n->s->mover = unit;
    n->s->mp = mp;
    bt_frames_push(&n->s->frames, NAW_P_MARCH, n->printed->side_of[unit]);
}

void
naw_end_march(naw *n, bt_unit unit)
{
    bt_units_add(&n->s->moved, unit);
    n->s->mover = BT_UNIT_NONE;
    n->s->mp = 0;
    bt_frames_pop(&n->s->frames);
}
