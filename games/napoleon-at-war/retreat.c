/*
 * retreat.c - retreats and displacement [7.71]-[7.73] [7.8] [8.14] [8.15].
 *
 * Where a unit may go is core's question (berthier/retreat.h); here are the
 * decisions, taken unit by unit in the order the owner likes, and the chain of
 * displaced friends while it grows.
 */
#include "naw.h"

/* ---- retreats ---------------------------------------------------------- */

static bool
may_stay(const naw_state *s, bt_unit unit)
{
    return bt_units_has(&s->bombarding, unit);
}

static const bt_reason *
refuse_retreating(const naw *n, bt_unit unit)
{
    return bt_units_has(&n->s->retreating, unit) ? NULL : REFUSE(NOT_RETREATING);
}

/* [7.71] [7.72a] [7.72b] [7.82a] [7.82d] Why a retreat does not go there. */
static const bt_reason *
retreat_reason(bt_retreat_answer answer)
{
    switch (answer) {
    case BT_RETREAT_VACANT:
    case BT_RETREAT_DISPLACES:
        return NULL;
    case BT_RETREAT_NOT_ADJACENT:
        return REFUSE(RETREAT_ONE_HEX);
    case BT_RETREAT_PROHIBITED:
        return REFUSE(RETREAT_TERRAIN);
    case BT_RETREAT_CONTROLLED:
        return REFUSE(RETREAT_CONTROLLED);
    case BT_RETREAT_OCCUPIED:
        return REFUSE(RETREAT_INVOLVED);
    case BT_RETREAT_VACANT_FIRST:
        return REFUSE(RETREAT_VACANT);
    case BT_RETREAT_NO_ROOM:
        return REFUSE(RETREAT_NO_ROOM);
    }
    return REFUSE(RETREAT_ONE_HEX);
}

const bt_reason *
naw_refuse_retreat(const naw *n, const naw_act *act)
{
    const bt_reason *reason = refuse_retreating(n, (bt_unit)act->a);
    bt_retreat r;

    if (reason)
        return reason;
    r = naw_retreat_of(n, act->side);
    return retreat_reason(bt_retreat_into(&r, (bt_unit)act->a, (bt_hex)act->b));
}

/* A beaten unit leaves its hex; only units that touched the enemy leave a hex
 * that can be advanced into. */
static void
retire(naw *n, bt_unit unit, bt_hex to, const char *rule)
{
    naw_state *s = n->s;
    bt_hex from = s->places[unit];

    if (!may_stay(s, unit))
        naw_add_vacated(s, from);
    naw_lift(n, unit);
    naw_place(n, unit, to);
    bt_units_remove(&s->retreating, unit);
    NAW_EVENT(n, RETREATED, rule, unit, from, to, 0);
}

void
naw_do_retreat(naw *n, const naw_act *act)
{
    naw_state *s = n->s;
    bt_unit unit = (bt_unit)act->a, there = s->at[act->b];

    if (there == BT_UNIT_NONE) {
        retire(n, unit, (bt_hex)act->b, may_stay(s, unit) ? "8.15" : "7.71");
        return;
    }
    s->chain[0] = unit;
    s->chain[1] = there;
    s->chain_count = 2;
    bt_frames_push(&s->frames, NAW_P_DISPLACE, act->side);
    NAW_EVENT(n, DISPLACES, "7.81a", unit, there, act->b, 0);
}

/* [7.72] No hex to go to, and nobody to push aside.  The owner chooses the
 * order of retreats, so he also chooses when this is asked. */
const bt_reason *
naw_refuse_perish(const naw *n, const naw_act *act)
{
    const bt_reason *reason = refuse_retreating(n, (bt_unit)act->a);
    bt_retreat r;

    if (reason)
        return reason;
    if (may_stay(n->s, (bt_unit)act->a))
        return REFUSE(MAY_STAY);
    r = naw_retreat_of(n, act->side);
    return bt_retreat_is_possible(&r, (bt_unit)act->a) ? REFUSE(CAN_RETREAT) : NULL;
}

/* [7.72c] [7.82a] [17.23] For want of a hex; because nobody could make room; or because
 * the way out leads off the map. */
static const char *
loss_rule(const naw *n, bt_side side, bt_unit unit)
{
    const naw_printed *p = n->printed;
    bt_hex hex = n->s->places[unit];
    bt_retreat r = naw_retreat_of(n, side);

    for (int i = 0; i < p->side_count[hex]; i++)
        if (bt_retreat_into(&r, unit, p->sides[hex][i].to) == BT_RETREAT_NO_ROOM)
            return "7.82a";
    return p->side_count[hex] < 6 ? "17.23" : "7.72c";
}

void
naw_do_perish(naw *n, const naw_act *act)
{
    const char *rule = loss_rule(n, act->side, (bt_unit)act->a);

    bt_units_remove(&n->s->retreating, (bt_unit)act->a);
    naw_add_vacated(n->s, n->s->places[act->a]);
    naw_eliminate(n, (bt_unit)act->a, rule);
}

/* [8.14] [8.15] */
const bt_reason *
naw_refuse_stay(const naw *n, const naw_act *act)
{
    const bt_reason *reason = refuse_retreating(n, (bt_unit)act->a);
    bool is_gun;

    if (reason)
        return reason;
    if (may_stay(n->s, (bt_unit)act->a))
        return NULL;
    is_gun = bt_units_has(&n->printed->artillery, (bt_unit)act->a);
    if (!bt_units_has(&n->s->attackers, (bt_unit)act->a))
        return is_gun ? REFUSE(GUN_BEATEN) : REFUSE(BEATEN);
    if (is_gun)
        return REFUSE(GUN_RETREATS);
    return bt_units_is_empty(&n->s->bombarding) ? REFUSE(ALL_RETREAT) : REFUSE(MUST_RETREAT);
}

void
naw_do_stay(naw *n, const naw_act *act)
{
    bt_units_remove(&n->s->retreating, (bt_unit)act->a);
    NAW_EVENT(n, STAYED, "8.14", act->a, n->s->places[act->a], 0, 0);
}

/* [7.81b] The same of a displaced unit, which goes as if it retreated. */
static const bt_reason *
displacement_reason(bt_retreat_answer answer)
{
    switch (answer) {
    case BT_RETREAT_NOT_ADJACENT:
        return REFUSE(DISPLACED_ONE_HEX);
    case BT_RETREAT_PROHIBITED:
        return REFUSE(DISPLACED_TERRAIN);
    case BT_RETREAT_CONTROLLED:
        return REFUSE(DISPLACED_CONTROL);
    case BT_RETREAT_VACANT:
    case BT_RETREAT_VACANT_FIRST:
    case BT_RETREAT_DISPLACES:
    case BT_RETREAT_OCCUPIED:
    case BT_RETREAT_NO_ROOM:
        break;
    }
    return retreat_reason(answer);
}

/* ---- displacement ------------------------------------------------------ */

/* [7.81] [7.82] The last of the chain looks for a hex as if retreating. */
const bt_reason *
naw_refuse_displace(const naw *n, const naw_act *act)
{
    bt_unit last = n->s->chain[n->s->chain_count - 1];
    bt_retreat r;

    if (act->a != last)
        return REFUSE(NOT_DISPLACED);
    r = naw_retreat_of(n, act->side);
    return displacement_reason(bt_retreat_into(&r, last, (bt_hex)act->b));
}

/* [7.82] Unfired artillery of the attacker that is pushed about stays silent. */
static void
push_aside(naw *n, bt_unit unit, bt_hex to)
{
    naw_state *s = n->s;
    bt_hex from = s->places[unit];

    naw_lift(n, unit);
    naw_place(n, unit, to);
    if (n->printed->side_of[unit] == naw_phasing(s) && bt_units_has(&n->printed->artillery, unit))
        bt_units_add(&s->silenced, unit);
    NAW_EVENT(n, DISPLACED, "7.81b", unit, from, to, 0);
}

void
naw_do_displace(naw *n, const naw_act *act)
{
    naw_state *s = n->s;
    bt_hex to = (bt_hex)act->b;

    if (s->at[to] != BT_UNIT_NONE) {
        NAW_EVENT(n, DISPLACES, "7.82b", act->a, s->at[to], to, 0);
        s->chain[s->chain_count++] = s->at[to];
        return;
    }
    for (int i = s->chain_count - 1; i > 0; i--) {
        bt_hex left = s->places[s->chain[i]];
        push_aside(n, s->chain[i], to);
        to = left;
    }
    retire(n, s->chain[0], to, "7.81a");
    for (int i = 0; i < s->chain_count; i++)
        s->chain[i] = 0;
    s->chain_count = 0;
    bt_frames_pop(&s->frames);
}
