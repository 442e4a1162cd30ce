/*
 * combat.c - a combat in hand: who takes part, who has won, what is left of them [7.0].
 */
#include <assert.h>

#include "combat.h"
#include "contact.h"

bt_units
naw_front(const naw_state *s)
{
    return bt_units_minus(s->attackers, s->bombarding);
}

bool
naw_attacker_lost(const naw_state *s)
{
    return s->result == NAW_AE || s->result == NAW_AR;
}

bt_side
naw_victor(const naw_state *s)
{
    bt_side phasing = naw_phasing(s);

    return naw_attacker_lost(s) ? naw_other(phasing) : phasing;
}

void
naw_add_vacated(naw_state *s, bt_hex hex)
{
    assert(s->vacated_count < NAW_VACATED_MAX);
    s->vacated[s->vacated_count++] = hex;
}

bt_units
naw_survivors(const naw *n, bt_units units)
{
    bt_units left = units;

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (!naw_on_map(n->s, u))
            bt_units_remove(&units, u);
    return units;
}

/* A unit and each hex next to it. */
void
naw_try_neighbours(const bt_list *l, unsigned code, bt_units units)
{
    const naw_printed *p = l->play->printed;

    for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE;) {
        bt_hex from = l->play->s->places[u];
        for (int i = 0; !BT_PLACE_IS_BOX(from) && i < p->side_count[from]; i++)
            bt_try(l, code, u, p->sides[from][i].to);
    }
}

bool
naw_is_within(bt_units set, bt_units other)
{
    bt_units rest = bt_units_minus(set, other);

    return bt_units_is_empty(&rest);
}

bool
naw_are_all_on_map(const naw *n, bt_units set)
{
    return naw_is_within(set, naw_survivors(n, set));
}

bool
naw_sides_ok(const naw *n, bt_error *err)
{
    const naw_state *s = n->s;
    bt_side phasing = naw_phasing(s);

    if (!naw_is_within(s->attackers, n->printed->of_side[phasing]))
        return bt_fail(err, BT_EDATA, "the wrong side attacks"), false;
    if (!naw_is_within(s->defenders, n->printed->of_side[naw_other(phasing)]))
        return bt_fail(err, BT_EDATA, "the phasing side defends"), false;
    if (!naw_is_within(s->bombarding, bt_units_and(s->attackers, n->printed->artillery)))
        return bt_fail(err, BT_EDATA, "a gun bombards outside the attack"), false;
    return true;
}

bool
naw_stands_phasing(const naw *n, const bt_frame *frame)
{
    return naw_stands(frame, naw_phasing(n->s), 0);
}

/* Does a unit that has fought touch an enemy that has fought too, or one that has not and
 * was not bound to? */
bool
naw_touches_after(const naw *n, bt_unit unit, bool fought)
{
    bt_units near = n->printed->of_side[naw_other(n->printed->side_of[unit])];

    if (!bt_units_has(&n->s->spent, unit) || !naw_on_map(n->s, unit))
        return false;
    near = fought ? bt_units_and(near, n->s->spent)
                  : bt_units_minus(bt_units_minus(near, n->s->spent), n->s->duty);
    for (bt_unit e; (e = bt_units_take(&near)) != BT_UNIT_NONE;)
        if (naw_on_map(n->s, e) && naw_touch(n, unit, e))
            return true;
    return false;
}

/* No retreat and no displacement ends beside an enemy, and an enemy it touched when the
 * phase began was bound: a unit that touches an unbound one has advanced. */
bool
naw_has_advanced(const naw *n, bt_unit unit)
{
    return naw_touches_after(n, unit, false);
}
