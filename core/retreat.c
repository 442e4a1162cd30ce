/*
 * retreat.c - where a beaten unit may go, and whom it may push aside.
 *
 * Displacement looks like a recursive game ("may I push it, if it can push
 * her ...") but is plain reachability: draw an arrow from each unit to every
 * friend it could push; the chain saves everybody exactly if some unit with a
 * hex that has room for it can be reached.  Each unit is visited once, so the
 * question costs six look-ups a friend in the crowd.
 */
#include <berthier/retreat.h>

static const bt_hex_info *
hex_of(const bt_retreat *r, bt_unit unit)
{
    return &r->ground->atlas->hexes[r->hex_of[unit]];
}

/* What stands in the way of `unit` over the hexside, displacement left aside. */
static bt_retreat_answer
ground_refuses(const bt_retreat *r, bt_unit unit, const bt_hexside *side)
{
    int class_of_unit = r->class_of ? r->class_of[unit] : 0;

    if (bt_ground_cost(r->ground, class_of_unit, side) == BT_MP_PROHIBITED)
        return BT_RETREAT_PROHIBITED;
    switch (r->holds(unit, side->to, r->user)) {
    case BT_HOLD_VACANT:
    case BT_HOLD_ROOM:
        return BT_RETREAT_VACANT;
    case BT_HOLD_FULL:
        return BT_RETREAT_OCCUPIED;
    case BT_HOLD_ENEMY:
        return BT_RETREAT_CONTROLLED;
    case BT_HOLD_CLOSED:
        break;
    }
    return BT_RETREAT_PROHIBITED;
}

static bool
has_vacant_hex(const bt_retreat *r, bt_unit unit)
{
    const bt_hex_info *from = hex_of(r, unit);

    for (int i = 0; i < from->side_count; i++)
        if (ground_refuses(r, unit, &from->sides[i]) == BT_RETREAT_VACANT)
            return true;
    return false;
}

/* Could the unit be pushed out of its hex without anybody being lost?  Units
 * already asked are added to `asked`. */
static bool
can_make_room(const bt_retreat *r, bt_unit unit, bt_units *asked)
{
    const bt_hex_info *from = hex_of(r, unit);

    bt_units_add(asked, unit);
    if (has_vacant_hex(r, unit))
        return true;
    for (int i = 0; i < from->side_count; i++) {
        bt_hex to = from->sides[i].to;
        if (ground_refuses(r, unit, &from->sides[i]) != BT_RETREAT_OCCUPIED)
            continue;
        bt_units friends = r->would_make_room(unit, to, r->user);
        for (bt_unit f; (f = bt_units_take(&friends)) != BT_UNIT_NONE;)
            if (!bt_units_has(asked, f) && can_make_room(r, f, asked))
                return true;
    }
    return false;
}

/* Those in a full hex that may be pushed at all. */
static bt_units
pushable(const bt_retreat *r, bt_unit unit, bt_hex hex)
{
    bt_units friends = bt_units_minus(r->would_make_room(unit, hex, r->user), r->fixed);

    bt_units_remove(&friends, unit);
    return friends;
}

bt_units
bt_retreat_pushes(const bt_retreat *r, bt_unit unit, bt_hex hex)
{
    bt_units friends = pushable(r, unit, hex), saved = { 0 };

    for (bt_unit f; (f = bt_units_take(&friends)) != BT_UNIT_NONE;) {
        bt_units asked = r->fixed;
        bt_units_add(&asked, unit);
        if (can_make_room(r, f, &asked))
            bt_units_add(&saved, f);
    }
    return saved;
}

/* The answer for one hexside; `vacant` tells whether the unit has a hex with
 * room anywhere. */
static bt_retreat_answer
answer_for(const bt_retreat *r, bt_unit unit, const bt_hexside *side, bool vacant)
{
    bt_retreat_answer answer = ground_refuses(r, unit, side);
    bt_units friends;

    if (answer != BT_RETREAT_OCCUPIED)
        return answer;
    friends = pushable(r, unit, side->to);
    if (bt_units_is_empty(&friends))
        return BT_RETREAT_OCCUPIED;
    if (vacant)
        return BT_RETREAT_VACANT_FIRST;
    friends = bt_retreat_pushes(r, unit, side->to);
    return bt_units_is_empty(&friends) ? BT_RETREAT_NO_ROOM : BT_RETREAT_DISPLACES;
}

bt_retreat_answer
bt_retreat_into(const bt_retreat *r, bt_unit unit, bt_hex hex)
{
    const bt_hexside *side = bt_hexside_between(r->ground->atlas, r->hex_of[unit], hex);

    if (!side)
        return BT_RETREAT_NOT_ADJACENT;
    return answer_for(r, unit, side, has_vacant_hex(r, unit));
}

bool
bt_retreat_is_possible(const bt_retreat *r, bt_unit unit)
{
    const bt_hex_info *from = hex_of(r, unit);

    if (has_vacant_hex(r, unit))
        return true;
    for (int i = 0; i < from->side_count; i++)
        if (answer_for(r, unit, &from->sides[i], false) == BT_RETREAT_DISPLACES)
            return true;
    return false;
}
