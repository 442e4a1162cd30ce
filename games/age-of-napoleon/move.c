/*
 * move.c - the move in hand.
 */
#include "move.h"
#include "country.h"
#include "effects.h"
#include "reasons.h"

#include <string.h>

bool
aon_is_next(const aon *n, bt_area a, bt_area b)
{
    return bt_set_has(&n->printed->next_to[a], b);
}

bt_set
aon_next_to(const aon *n, bt_area area)
{
    return n->printed->next_to[area];
}

/* [AON-12.1b] Ruling 22: never below nothing.  A spent leader is as fast as a fresh one [AON-2.5c]. */
int
aon_allowance(const aon *n)
{
    int areas = n->printed->corps[n->s->leader].movement + n->s->forced - n->s->muddy;

    return areas > 0 ? areas : 0;
}

/* [AON-12.3] [AON-13.13a] */
void
aon_bring(aon_state *s, bt_units corps, bt_area from, bt_area to)
{
    for (bt_unit unit; (unit = bt_units_take(&corps)) != BT_UNIT_NONE;) {
        aon_stand(s, unit, to);
        s->entered[unit]++;
        s->origin[unit] = from;
    }
}

void
aon_go(aon *n, bt_units corps, bt_area to)
{
    bt_unit first = bt_units_first(&corps);
    bt_side side = aon_owner(n, first);
    bt_area from = (bt_area)n->s->places[first];
    bt_units left;

    left = bt_units_minus(aon_army(n, side, from), corps);
    if (!bt_units_is_empty(&left))
        bt_events_seal(n->events); /* it shows who leads those who stay */
    aon_blur(n, corps, left);
    aon_bring(n->s, corps, from, to);
    aon_note_invasion(n, side, to);
    aon_free_countries(n);
}

bt_units
aon_entered(const aon *n, bt_side side, bt_area area)
{
    bt_units entered = { { 0 } };

    for (bt_units left = aon_army(n, side, area); !bt_units_is_empty(&left);) {
        bt_unit unit = bt_units_take(&left);
        if (n->s->entered[unit])
            bt_units_add(&entered, unit);
    }
    return entered;
}

void
aon_note_invasion(aon *n, bt_side side, bt_area area)
{
    if (side == AON_FRENCH && n->printed->country_of[area] == n->printed->russia)
        aon_take_effect(n, AON_INVASION, "AON-2.9b");
}

const bt_reason *
aon_refuse_command(const aon *n, bt_side side, bt_unit unit)
{
    bt_side owner = aon_owner(n, unit);

    if (owner == BT_SIDE_NONE)
        return REFUSE(UNRULED);
    return owner == side ? NULL : REFUSE(NOT_YOURS);
}

const bt_reason *
aon_refuse_join(const aon *n, const bt_act *act, bt_units with, bt_unit leader)
{
    bt_unit unit = (bt_unit)act->a;
    const bt_reason *reason = aon_refuse_command(n, act->side, unit);

    if (reason)
        return reason;
    if (!aon_on_map(n->s, unit))
        return REFUSE(NOT_ON_MAP);
    if (bt_units_has(&with, unit))
        return REFUSE(IN_ARMY);
    if (n->s->places[unit] != n->s->places[leader])
        return REFUSE(ELSEWHERE);
    if (bt_units_has(&n->s->pinned, unit))
        return REFUSE(PINNED);
    if (aon_seniority(n, unit) > aon_seniority(n, leader))
        return REFUSE(SENIOR);
    return bt_units_count(&with) < aon_seniority(n, leader) ? NULL : REFUSE(TOO_MANY);
}

void
aon_end_move(aon *n)
{
    aon_state *s = n->s;

    if (s->leader != BT_UNIT_NONE && aon_on_map(s, s->leader))
        aon_name_leader(n, s->leader);
    s->pinned = bt_units_or(s->pinned, s->army);
    s->army = s->picked = (bt_units){ { 0 } };
    s->leader = BT_UNIT_NONE;
    s->reach = s->speed = s->forced = s->muddy = s->stealth = s->answered = 0;
    s->field = BT_AREA_NONE;
    memset(s->entered, 0, sizeof s->entered);
}

bt_set
aon_contested(const aon *n)
{
    bt_set both = { { 0 } };

    for (bt_area a = 0; a < n->printed->network.area_count; a++)
        if (!bt_set_is_empty(&n->s->at[a]) && aon_holds(n, AON_FRENCH, a) &&
            aon_holds(n, AON_COALITION, a))
            bt_set_add(&both, a);
    return both;
}
