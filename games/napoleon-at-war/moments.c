/*
 * moments.c - why an action has no place now: because it is another side's to
 * decide, or because the sequence of play [4.1a] has come to something else.
 *
 * What forbids it is mostly not the outline but the clause that brought the
 * moment about, or the one the action comes from.
 */
#include "moments.h"
#include "combat.h"

/* What kind of thing an action is, as far as its moment goes. */
typedef enum kind { ARRANGING, PLANNING, MOVING, ARRIVING, LEAVING, FIGHTING, RESULT, DONE } kind;

static kind
kind_of(unsigned code)
{
    switch (code) {
    case NAW_A_SWAP:
    case NAW_A_READY:
        return ARRANGING;
    case NAW_A_PLAN:
        return PLANNING;
    case NAW_A_ENTER:
    case NAW_A_DECLINE:
    case NAW_A_DIVERT:
        return ARRIVING;
    case NAW_A_EXIT:
    case NAW_A_TRANSIT:
        return LEAVING;
    case NAW_A_MOVE:
    case NAW_A_STEP:
    case NAW_A_HALT:
    case NAW_A_FORWARD:
        return MOVING;
    case NAW_A_DONE:
        return DONE;
    default:
        return code >= NAW_A_ATTACK && code <= NAW_A_DIE ? FIGHTING : RESULT;
    }
}

static bool
is_movement(naw_procedure now)
{
    return now == NAW_P_MOVEMENT || now == NAW_P_MARCH;
}

/* A second advance [7.75] is known by where the unit stands that made the first: a unit
 * that has fought seldom touches an enemy that has, unless it followed it.  Else the
 * moment for an advance has passed [7.74c].  Both sentences are true of both. */
static const bt_reason *
refuse_late_advance(const naw *n, bt_side side, unsigned hex)
{
    bt_units ours = bt_units_and(n->s->spent, n->printed->of_side[side]);
    bt_unit there = hex < NAW_HEXES_MAX ? n->s->at[hex] : BT_UNIT_NONE;

    if (there != BT_UNIT_NONE && bt_units_has(&ours, there))
        return REFUSE(ADVANCED_ONCE);
    for (bt_unit u; (u = bt_units_take(&ours)) != BT_UNIT_NONE;)
        if (naw_has_advanced(n, u) || naw_touches_after(n, u, true))
            return REFUSE(ADVANCED_ONCE);
    return REFUSE(NO_RESULT);
}

/* No combat asks for this: the clause of the result that would. */
static const bt_reason *
refuse_result(const naw *n, const bt_act *act)
{
    switch (act->code) {
    case NAW_A_RETREAT:
    case NAW_A_PERISH:
        return REFUSE(NO_RETREAT);
    case NAW_A_STAY:
        return REFUSE(NO_STAY);
    case NAW_A_DISPLACE:
        return REFUSE(NO_DISPLACEMENT);
    case NAW_A_LOSE:
    case NAW_A_PAID:
        return REFUSE(NO_EXCHANGE);
    case NAW_A_ADVANCE:
        if (act->side > NAW_PRUSSIAN)
            break;
        return refuse_late_advance(n, act->side, act->b);
    default:
        break;
    }
    return REFUSE(NO_RESULT);
}

/* What has to be finished before anything else is done. */
static const bt_reason *
finish_first(const naw *n)
{
    const bt_reason *first = bt_room_now(n->game, &n->s->frames)->first;

    return first ? first : REFUSE(FIGHT_FIRST);
}

/* [4.1c] [5.11] [5.14b] [17.23] Moving, arriving and leaving in a Combat Phase. */
static const bt_reason *
refuse_in_combat(const naw *n, kind what)
{
    if (what == ARRIVING)
        return REFUSE(ENTRY_IN_COMBAT);
    if (what == LEAVING)
        return REFUSE(EXIT_IN_COMBAT);
    return bt_units_is_empty(&n->s->spent) ? REFUSE(MOVE_IN_COMBAT) : REFUSE(MOVEMENT_CLOSED);
}

static const bt_reason *
refuse_fight(const naw *n, naw_procedure now, unsigned code)
{
    if (now < NAW_P_COMBAT)
        return naw_turn(n) == NAW_NIGHT ? REFUSE(NIGHT_COMBAT) : REFUSE(COMBAT_IN_MOVE);
    if (code == NAW_A_DIE)
        return REFUSE(NO_DIE);
    if (code == NAW_A_REDUCE && (now > NAW_P_ATTACK || !bt_units_is_empty(&n->s->spent)))
        return REFUSE(DIE_FELL);
    return now == NAW_P_COMBAT ? REFUSE(NO_ATTACK) : finish_first(n);
}

/* A side that decides now, but not this. */
const bt_reason *
naw_refuse_moment(const naw *n, const bt_act *act)
{
    naw_procedure now = (naw_procedure)bt_frames_peek(&n->s->frames)->procedure;
    const bt_reason *first = finish_first(n);
    kind what = kind_of(act->code);

    if (what == ARRANGING || now == NAW_P_DEPLOY)
        return REFUSE(ARRANGE_FIRST);
    if (what == PLANNING)
        return REFUSE(PLAN_ONCE);
    if (what == FIGHTING)
        return refuse_fight(n, now, act->code);
    if (now == NAW_P_PLAN)
        return REFUSE(PLAN_FIRST);
    if (what == RESULT)
        return now > NAW_P_RESULT && now < NAW_P_ADVANCE &&
                       (act->code == NAW_A_ADVANCE || act->code == NAW_A_HOLD)
                   ? first
                   : refuse_result(n, act);
    if (is_movement(now))
        return now == NAW_P_MARCH ? REFUSE(MARCH_FIRST) : REFUSE(NO_MARCH);
    return what == DONE ? first : refuse_in_combat(n, what);
}

/* [4.1b] [4.1c] [7.0b] [10.1] In the Movement Phase of the other side. */
static const bt_reason *
refuse_in_their_movement(const naw *n, const bt_act *act)
{
    switch (kind_of(act->code)) {
    case FIGHTING:
        return naw_turn(n) == NAW_NIGHT ? REFUSE(NIGHT_COMBAT) : REFUSE(NOT_ATTACKER);
    case ARRIVING:
        return REFUSE(NOT_YOUR_ENTRY);
    case RESULT:
        return refuse_result(n, act);
    case PLANNING:
        return REFUSE(PLAN_ONCE);
    case ARRANGING:
        return REFUSE(ARRANGE_FIRST);
    case MOVING:
    case LEAVING:
    case DONE:
        break;
    }
    return REFUSE(NOT_YOUR_MOVE);
}

/* [4.1d] [5.11] [7.0b] While the other side declares its attacks. */
static const bt_reason *
refuse_in_their_combat(const naw *n, const bt_act *act)
{
    switch (kind_of(act->code)) {
    case FIGHTING:
        return REFUSE(NOT_ATTACKER);
    case RESULT:
        return refuse_result(n, act);
    case ARRIVING:
        return REFUSE(ENTRY_IN_COMBAT);
    case LEAVING:
        return REFUSE(EXIT_IN_COMBAT);
    case MOVING:
        return REFUSE(MOVE_IN_COMBAT);
    case PLANNING:
        return REFUSE(PLAN_ONCE);
    case ARRANGING:
        return REFUSE(ARRANGE_FIRST);
    case DONE:
        break;
    }
    return REFUSE(NOT_YOUR_TURN);
}

/* A side that is not asked now: by which rule somebody else is. */
const bt_reason *
naw_refuse_side(const naw *n, const bt_act *act)
{
    const bt_room *room = bt_room_now(n->game, &n->s->frames);
    naw_procedure now = (naw_procedure)bt_frames_peek(&n->s->frames)->procedure;

    if (act->side > NAW_PRUSSIAN && now != NAW_P_ROLL)
        return REFUSE(NO_DIE);
    if (room->theirs)
        return room->theirs;
    if (is_movement(now))
        return refuse_in_their_movement(n, act);
    if (now == NAW_P_ROLL)
        return act->code == NAW_A_REDUCE ? REFUSE(DIE_FELL) : REFUSE(DIE_FALLS);
    return refuse_in_their_combat(n, act);
}
