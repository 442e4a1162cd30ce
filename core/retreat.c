/*
 * retreat.c - where a beaten unit may go, and whom it may push aside.
 *
 * Displacement looks like a recursive game ("may I push it, if it can push
 * her ...") but is plain reachability: draw an arrow from each unit to every
 * friend it could push; the chain saves everybody exactly if some unit with a
 * vacant hex of its own can be reached.  Each unit is visited once, so the
 * question costs six look-ups a friend in the crowd.
 */
#include <assert.h>
#include <berthier/retreat.h>

/* What stands in the way of `unit` in hex, displacement left aside. */
static bt_retreat_answer
ground_refuses(const bt_retreat *r, const bt_hexside *side)
{
    bt_unit there;

    if (bt_tec_cost(r->tec, r->atlas, side) == BT_MP_PROHIBITED)
        return BT_RETREAT_PROHIBITED;
    there = r->at[side->to];
    if (bt_zoc_has(r->enemy, side->to))
        return BT_RETREAT_CONTROLLED;
    if (there == BT_UNIT_NONE)
        return BT_RETREAT_VACANT;
    return r->side_of[there] == r->side ? BT_RETREAT_OCCUPIED : BT_RETREAT_CONTROLLED;
}

static bool
has_vacant_hex(const bt_retreat *r, bt_unit unit)
{
    const bt_hex_info *from = &r->atlas->hexes[r->hex_of[unit]];

    for (int i = 0; i < from->side_count; i++)
        if (ground_refuses(r, &from->sides[i]) == BT_RETREAT_VACANT)
            return true;
    return false;
}

/* Could the unit be pushed out of its hex without anybody being lost?  Units
 * already asked are added to `asked`. */
static bool
can_make_room(const bt_retreat *r, bt_unit unit, bt_units *asked)
{
    const bt_hex_info *from = &r->atlas->hexes[r->hex_of[unit]];

    bt_units_add(asked, unit);
    if (has_vacant_hex(r, unit))
        return true;
    for (int i = 0; i < from->side_count; i++) {
        if (ground_refuses(r, &from->sides[i]) != BT_RETREAT_OCCUPIED)
            continue;
        bt_unit friend = r->at[from->sides[i].to];
        if (!bt_units_has(asked, friend) && can_make_room(r, friend, asked))
            return true;
    }
    return false;
}

/* The answer for one hexside; `vacant` tells whether the unit has a vacant
 * hex anywhere. */
static bt_retreat_answer
answer_for(const bt_retreat *r, bt_unit unit, const bt_hexside *side, bool vacant)
{
    bt_retreat_answer answer = ground_refuses(r, side);
    bt_unit friend;
    bt_units asked;

    if (answer != BT_RETREAT_OCCUPIED)
        return answer;
    friend = r->at[side->to];
    if (bt_units_has(&r->fixed, friend) || friend == unit)
        return BT_RETREAT_OCCUPIED;
    if (vacant)
        return BT_RETREAT_VACANT_FIRST;
    asked = r->fixed;
    bt_units_add(&asked, unit);
    return can_make_room(r, friend, &asked) ? BT_RETREAT_DISPLACES : BT_RETREAT_NO_ROOM;
}

bt_retreat_answer
bt_retreat_into(const bt_retreat *r, bt_unit unit, bt_hex hex)
{
    const bt_hexside *side;

    assert(r->side_of[unit] == r->side);
    side = bt_hexside_between(r->atlas, r->hex_of[unit], hex);
    if (!side)
        return BT_RETREAT_NOT_ADJACENT;
    return answer_for(r, unit, side, has_vacant_hex(r, unit));
}

bool
bt_retreat_is_possible(const bt_retreat *r, bt_unit unit)
{
    const bt_hex_info *from = &r->atlas->hexes[r->hex_of[unit]];

    if (has_vacant_hex(r, unit))
        return true;
    for (int i = 0; i < from->side_count; i++)
        if (answer_for(r, unit, &from->sides[i], false) == BT_RETREAT_DISPLACES)
            return true;
    return false;
}
