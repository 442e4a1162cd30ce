/*
 * contact.c - who controls a hex, who touches whom, and who can bombard whom [6.0] [7.15] [8.1].
 */
#include "contact.h"

/* [6.6b] A zone does not reach over an unbridged river. */
bt_units
naw_controllers(const naw *n, bt_side side, bt_hex hex)
{
    const naw_printed *p = n->printed;
    bt_units out = { { 0 } };

    for (int i = 0; i < p->side_count[hex]; i++) {
        bt_unit there = n->s->at[p->sides[hex][i].to];
        if (there != BT_UNIT_NONE && p->side_of[there] == side && !(p->barred[hex] >> i & 1))
            bt_units_add(&out, there);
    }
    return out;
}

/* Where no unbridged river lies between [7.15] [9.0]. */
int
naw_touching(const naw *n, bt_unit unit, bt_side side, bt_unit out[6])
{
    const naw_printed *p = n->printed;
    bt_hex hex = n->s->places[unit];
    int count = 0;

    for (int i = 0; i < p->side_count[hex]; i++) {
        bt_unit there = n->s->at[p->sides[hex][i].to];
        if (there != BT_UNIT_NONE && p->side_of[there] == side && !(p->barred[hex] >> i & 1))
            out[count++] = there;
    }
    return count;
}

bool
naw_touch(const naw *n, bt_unit one, bt_unit other)
{
    const naw_printed *p = n->printed;
    bt_hex hex = n->s->places[one];

    for (int i = 0; i < p->side_count[hex]; i++)
        if (p->sides[hex][i].to == n->s->places[other])
            return !(p->barred[hex] >> i & 1);
    return false;
}

/* [8.41] Artillery in an enemy-controlled hex fights like infantry. */
bool
naw_is_free_gun(const naw *n, bt_unit unit)
{
    return bt_units_has(&n->printed->artillery, unit) &&
           !naw_controls(n->s, naw_other(n->printed->side_of[unit]), n->s->places[unit]);
}

/* [8.31] [8.32] Across a line lies one hex, beside one along a hexside two, at the edge of the map
 * one.  Where one blocks and the target is seen, the other side is open. */
bool
naw_is_sight_between(const naw *n, bt_hex from, bt_hex to, bool seen)
{
    const naw_printed *p = n->printed;
    int between = 0, blocking = 0;

    for (int i = 0; i < p->side_count[from]; i++) {
        bt_hex hex = p->sides[from][i].to;
        if (bt_hex_range(&p->atlas, hex, to) != 1)
            continue;
        between++;
        if (p->tec.blocking >> p->atlas.hexes[hex].terrain & 1)
            blocking++;
    }
    return blocking && (seen || between == 2);
}

/* [8.11] [8.12] [8.31] [8.32] [8.41] [8.45] [16.21] */
const bt_reason *
naw_refuse_bombardment(const naw *n, bt_unit gun, bt_unit enemy)
{
    const naw_printed *p = n->printed;
    bt_hex from = n->s->places[gun], to = n->s->places[enemy];
    int range = bt_hex_range(&p->atlas, from, to); /* below 0 from map to map */

    if (!bt_units_has(&p->artillery, gun))
        return range == 1 ? REFUSE(OVER_RIVER) : REFUSE(NOT_TOUCHING);
    if (range < 1 || range > 2)
        return REFUSE(OUT_OF_RANGE);
    if (!naw_is_free_gun(n, gun))
        return REFUSE(GUN_IN_ZONE);
    if (range == 1)
        return NULL;
    for (int i = 0; i < p->in_range_count[from]; i++)
        if (p->in_range[from][i] == to)
            return naw_turn(n) == NAW_FOG ? REFUSE(FOG_RANGE) : NULL;
    return naw_is_sight_between(n, from, to, false) ? REFUSE(NO_SIGHT_BETWEEN) : REFUSE(NO_SIGHT);
}

/* [7.22] [8.21] [8.41a] [8.45b] A gun beside what it bombards fires over a river; one in an enemy's zone
 * attacks because it must. */
const char *
naw_part_rule(const naw *n, bt_unit attacker)
{
    bt_units left = n->s->defenders;

    if (!bt_units_has(&n->s->bombarding, attacker))
        return bt_units_has(&n->printed->artillery, attacker) ? "8.41a" : "7.22";
    for (bt_unit e; (e = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (bt_hex_range(&n->printed->atlas, n->s->places[attacker], n->s->places[e]) == 1)
            return "8.45b";
    return "8.21";
}
