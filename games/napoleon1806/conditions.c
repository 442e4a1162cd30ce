/*
 * conditions.c - when each event may be played, and what on; chapter E.
 *
 * Every condition is asked twice: in truth, when a card is played, and as far as
 * everybody can see, when it is settled who is to be asked for one.
 */
#include "conditions.h"
#include "points.h"
#include "position.h"
#include "ways.h"

/* ---- what a card is about ----------------------------------------------- */

const bt_reason *
n06_refuse_bridge(const n06 *n, bt_side side, bt_link link, n06_event event)
{
    const n06_printed *p = n->printed;
    bt_area area = n06_stack_area(n);
    bool wrecks = event == N06_DESTROYED_BRIDGE;

    if (side != (wrecks ? N06_PRUSSIAN : N06_FRENCH))
        return REFUSE(WRONG_SIDE);
    if (area == BT_AREA_NONE || !n06_corps_of(n, n->s->stack))
        return REFUSE(VEDETTES);
    if (!n06_free(n, side, area))
        return REFUSE(NOT_FREE);
    if (p->network.links[link].ends[0] != area && p->network.links[link].ends[1] != area)
        return REFUSE(NOT_HERE);
    if (!bt_link_is(&p->network, link, N06_BRIDGE))
        return REFUSE(NO_BRIDGE);
    if (bt_set_has(&n->s->broken, link) == wrecks)
        return wrecks ? REFUSE(BRIDGE_DOWN) : REFUSE(BRIDGE_STANDS);
    /* [E-DESTROYED-BRIDGE.3] [E-PONTONNIERS.2] One that began without points needs none. */
    if (n->s->mp == 0 && n->s->used)
        return REFUSE(NO_MP);
    return wrecks && n06_cuts_itself_off(n, side, link) ? REFUSE(FALL_BACK) : NULL;
}

/* [E-CANNON-SOUNDS.1] A single corps one connection away, in an uncontested area. */
const bt_reason *
n06_refuse_helper(const n06 *n, bt_side side, unsigned unit)
{
    bt_area area;

    if (unit >= (unsigned)n->printed->unit_count || n06_side_of(n->printed, (bt_unit)unit) != side)
        return REFUSE(NOT_OWN);
    if (n->printed->blocks[unit].kind == N06_COMMANDER)
        return REFUSE(COMMANDER_LEADS);
    if (!n06_is_corps(n->printed, (bt_unit)unit))
        return REFUSE(ONE_CORPS);
    if (!n06_on_map(n->s, (bt_unit)unit))
        return REFUSE(NOT_ON_MAP);
    area = (bt_area)n->s->places[unit];
    if (bt_link_between(&n->printed->network, area, n->s->target) == BT_LINK_NONE)
        return REFUSE(NOT_ADJACENT);
    return n06_contested(n, area) ? REFUSE(CONTESTED) : NULL;
}

static bool
has_helper(const n06 *n, bt_side side)
{
    for (uint32_t left = n06_present_corps(n, side); left; left &= left - 1)
        if (!n06_refuse_helper(n, side, (unsigned)__builtin_ctz(left)))
            return true;
    return false;
}

static bool
has_free_neighbour(const n06 *n, bt_side side, bt_area area)
{
    const bt_area_info *info = &n->printed->network.areas[area];

    for (int i = 0; i < info->exit_count; i++)
        if (n06_looks_free(n, side, info->exits[i].to))
            return true;
    return false;
}

const bt_reason *
n06_refuse_slipper(const n06 *n, bt_side side, unsigned unit)
{
    bt_area area;

    if (unit >= (unsigned)n->printed->unit_count || n06_side_of(n->printed, (bt_unit)unit) != side)
        return REFUSE(NOT_OWN);
    if (!n06_on_map(n->s, (bt_unit)unit))
        return REFUSE(NOT_ON_MAP);
    if (n->printed->blocks[unit].kind == N06_COMMANDER)
        return REFUSE(COMMANDER_LEADS);
    area = (bt_area)n->s->places[unit];
    if (!n06_looks_free(n, side, area))
        return REFUSE(NOT_FREE);
    return has_free_neighbour(n, side, area) ? NULL : REFUSE(NO_WAY_OUT);
}

static bool
has_slipper(const n06 *n, bt_side side)
{
    for (uint32_t left = n06_present(n, side); left; left &= left - 1)
        if (!n06_refuse_slipper(n, side, (unsigned)__builtin_ctz(left)))
            return true;
    return false;
}

const bt_reason *
n06_refuse_patient(const n06 *n, bt_side side, n06_event event, unsigned unit)
{
    const n06_printed *p = n->printed;

    if (unit >= (unsigned)p->unit_count || n06_side_of(p, (bt_unit)unit) != side)
        return REFUSE(NOT_OWN);
    if (!n06_is_corps(p, (bt_unit)unit))
        return REFUSE(CORPS_ONLY);
    if (!n06_on_map(n->s, (bt_unit)unit))
        return REFUSE(NOT_ON_MAP);
    if (event == N06_REINFORCEMENT)
        return n06_strength(n->s, (bt_unit)unit) >= N06_STRENGTH_MAX ? REFUSE(FULL) : NULL;
    return n->s->infantry[unit] < p->blocks[unit].infantry ? NULL : REFUSE(NO_FOOT_LOST);
}

/* ---- conditions --------------------------------------------------------- */

static bool
fights(const n06 *n, n06_event event)
{
    bt_unit unit = n->printed->event_unit[event];

    return unit != BT_UNIT_NONE &&
           bt_units_has(&n->s->fighting[n06_side_of(n->printed, unit)], unit);
}

/* Was the area contested when the stack came?  Those it met over their axis may have died of it. */
static bool
entered_contested(const n06 *n, bt_area area)
{
    return n06_contested(n, area) || n->s->waived == N06_STOP_AMONG_ENEMIES;
}

/* [E-BERNADOTTE.1] The only corps of the stack is the one the card names. */
static bool
marches_alone(const n06 *n)
{
    bt_unit unit = n->printed->event_unit[N06_BERNADOTTE];

    return unit != BT_UNIT_NONE && n06_corps_of(n, n->s->stack) == UINT32_C(1) << unit;
}

static const bt_reason *
refuse_march_event(const n06 *n, n06_event event)
{
    const n06_printed *p = n->printed;
    bt_area area = n06_stack_area(n);

    if (area == BT_AREA_NONE)
        return REFUSE(NO_STACK);
    switch ((int)event) {
    case N06_BERNADOTTE:
        return marches_alone(n) || n06_is_grognard(n) ? NULL : REFUSE(NOT_ALONE);
    case N06_FORAGE:
        if (!n06_corps_of(n, n->s->stack))
            return REFUSE(VEDETTES);
        return n06_movement_points(n, NULL) < 2 ? REFUSE(TWO_POINTS) : NULL;
    case N06_CONFUSION:
        if (entered_contested(n, area))
            return REFUSE(CONTESTED);
        return p->network.areas[area].exit_count < 3 ? REFUSE(THREE_ROADS) : NULL;
    case N06_ORGANIZATION:
        if (n06_mover(n->s) != N06_FRENCH)
            return REFUSE(WRONG_SIDE);
        if (!n06_free(n, N06_FRENCH, area) || entered_contested(n, area))
            return REFUSE(CONTESTED);
        return n06_meets_friends(n) ? NULL : REFUSE(NO_FRIENDS);
    default:
        return NULL;
    }
}

static const bt_reason *
refuse_combat_event(const n06 *n, bt_side side, n06_event event)
{
    switch ((int)event) {
    case N06_AUDACITY:
    case N06_ELAN:
    case N06_REINFORCED_POSITION:
        return NULL; /* whose attack it is has been asked */
    case N06_CHARGE:
    case N06_THE_GUARD:
        return fights(n, event) ? NULL : REFUSE(NOT_THERE);
    case N06_COURAGE:
        return n->s->vp > 5 ? REFUSE(COURAGE) : NULL;
    case N06_CANNON_SOUNDS:
        return has_helper(n, side) ? NULL : REFUSE(NO_HELPER);
    case N06_ORDERLY_RETREAT:
        if (n->s->loser != side)
            return REFUSE(NOT_BEATEN);
        return n06_cavalry(n, n->s->fighting[side]) ? NULL : REFUSE(NO_CAVALRY);
    case N06_GREAT_CHARGE:
        return n->s->loser == n06_other(side) && side == N06_FRENCH ? NULL : REFUSE(NOT_PURSUING);
    case N06_PANIC:
        return n->s->loser == N06_PRUSSIAN ? NULL : REFUSE(NOT_BEATEN);
    default:
        return NULL;
    }
}

/* Is there a corps of the side on the map that fits? */
static bool
has_patient(const n06 *n, bt_side side, n06_event event)
{
    for (uint32_t left = n06_present_corps(n, side); left; left &= left - 1)
        if (!n06_refuse_patient(n, side, event, (bt_unit)__builtin_ctz(left)))
            return true;
    return false;
}

static bool
has_block_left(const n06 *n, bt_side side)
{
    return (n06_able(n, side) & ~n06_bits(n->s->stack)) != 0;
}

const bt_reason *
n06_refuse_event(const n06 *n, bt_side side, n06_event event)
{
    switch ((int)event) {
    case N06_BERNADOTTE:
    case N06_FORAGE:
    case N06_CONFUSION:
    case N06_ORGANIZATION:
        return refuse_march_event(n, event);
    case N06_CARE:
    case N06_REINFORCEMENT:
        return has_patient(n, side, event) ? NULL : REFUSE(NO_PATIENT);
    case N06_REACTION:
        return has_slipper(n, side) ? NULL : REFUSE(NOT_FREE);
    case N06_COORDINATION:
        if (side != N06_FRENCH || n->s->passed >> side & 1)
            return REFUSE(WRONG_SIDE);
        return has_block_left(n, side) ? NULL : REFUSE(ALL_ACTIVATED);
    default:
        return refuse_combat_event(n, side, event);
    }
}

/* ---- as far as everybody can see [G2.1] ----------------------------------- */

static bool
has_fresh_block(const n06 *n, bt_side side)
{
    return (n06_present(n, side) & ~n06_bits(n->s->activated) & ~n06_bits(n->s->stack)) != 0;
}

static bool
has_neighbour(const n06 *n, bt_side side)
{
    const bt_area_info *here = &n->printed->network.areas[n->s->target];

    for (int i = 0; i < here->exit_count; i++)
        if (n06_blocks(n, side, here->exits[i].to) && !n06_contested(n, here->exits[i].to))
            return true;
    return false;
}

const bt_reason *
n06_refuse_openly(const n06 *n, bt_side side, n06_event event)
{
    bt_area area = n06_stack_area(n);

    if (!n06_is_grognard(n))
        return n06_refuse_event(n, side, event);
    switch ((int)event) {
    case N06_FORAGE:
        return area == BT_AREA_NONE ? REFUSE(NO_STACK) : NULL;
    case N06_ORGANIZATION:
        if (side != N06_FRENCH || area == BT_AREA_NONE || !n06_looks_free(n, side, area) ||
            entered_contested(n, area))
            return REFUSE(CONTESTED);
        return n06_blocks(n, side, area) & ~n06_bits(n->s->stack) ? NULL : REFUSE(NO_FRIENDS);
    case N06_CANNON_SOUNDS:
        return has_neighbour(n, side) ? NULL : REFUSE(NO_HELPER);
    case N06_ORDERLY_RETREAT:
        return n->s->loser == side ? NULL : REFUSE(NOT_BEATEN);
    case N06_COORDINATION:
        return has_fresh_block(n, side) ? NULL : REFUSE(ALL_ACTIVATED);
    default:
        return n06_refuse_event(n, side, event);
    }
}
