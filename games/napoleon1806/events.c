/*
 * events.c - when each event may be played, and what it does; chapter E.
 *
 * Events that change a sum (movement points, combat cards, results) do nothing
 * when they are played: the sums ask n06_in_force.
 */
#include "n06.h"

/* ---- conditions --------------------------------------------------------- */

static bool
fights(const n06 *n, n06_event event)
{
    bt_unit unit = n->printed->event_unit[event];

    return unit != BT_UNIT_NONE &&
           bt_units_has(&n->s->fighting[n06_side_of(n->printed, unit)], unit);
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
        if (n06_contested(n, area))
            return REFUSE(CONTESTED);
        return p->network.areas[area].exit_count < 3 ? REFUSE(THREE_ROADS) : NULL;
    case N06_ORGANIZATION:
        if (n06_mover(n->s) != N06_FRENCH)
            return REFUSE(WRONG_SIDE);
        if (!n06_free(n, N06_FRENCH, area))
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
        return n06_has_helper(n, side) ? NULL : REFUSE(NO_HELPER);
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
    for (uint32_t left = n06_bits(n->printed->of_side[side]); left; left &= left - 1)
        if (!n06_refuse_patient(n, side, event, (bt_unit)__builtin_ctz(left)))
            return true;
    return false;
}

static bool
has_block_left(const n06 *n, bt_side side)
{
    uint32_t able = n06_bits(n->printed->of_side[side]) & ~n06_bits(n->printed->commanders) &
                    ~n06_bits(n->s->activated) & ~n06_bits(n->s->stack);

    for (; able; able &= able - 1)
        if (n06_on_map(n->s, (bt_unit)__builtin_ctz(able)))
            return true;
    return false;
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
        return n06_has_slipper(n, side) ? NULL : REFUSE(NOT_FREE);
    case N06_COORDINATION:
        if (side != N06_FRENCH || n->s->passed >> side & 1)
            return REFUSE(WRONG_SIDE);
        return has_block_left(n, side) ? NULL : REFUSE(ALL_ACTIVATED);
    default:
        return refuse_combat_event(n, side, event);
    }
}

/* ---- what a card is about ----------------------------------------------- */

/* ---- as far as everybody can see [G2.1] ----------------------------------- */

static bool
has_fresh_block(const n06 *n, bt_side side)
{
    uint32_t able =
        n06_bits(n->printed->of_side[side]) & ~n06_bits(n->s->activated) & ~n06_bits(n->s->stack);

    for (; able; able &= able - 1)
        if (n06_on_map(n->s, (bt_unit)__builtin_ctz(able)))
            return true;
    return false;
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
        if (side != N06_FRENCH || area == BT_AREA_NONE || !n06_looks_free(n, side, area))
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
    if (bt_units_has(&n->s->broken, link) == wrecks)
        return wrecks ? REFUSE(BRIDGE_DOWN) : REFUSE(BRIDGE_STANDS);
    return n->s->mp == 0 && n->s->used ? REFUSE(NO_MP) : NULL;
}

/* [E-CANNON-SOUNDS.1] A single corps one connection away, in an uncontested area. */
const bt_reason *
n06_refuse_helper(const n06 *n, bt_side side, unsigned unit)
{
    bt_area area;

    if (unit >= (unsigned)n->printed->unit_count || n06_side_of(n->printed, (bt_unit)unit) != side)
        return REFUSE(NOT_OWN);
    if (!n06_is_corps(n->printed, (bt_unit)unit))
        return REFUSE(ONE_CORPS);
    if (!n06_on_map(n->s, (bt_unit)unit))
        return REFUSE(NOT_ON_MAP);
    area = (bt_area)n->s->places[unit];
    if (bt_link_between(&n->printed->network, area, n->s->target) == BT_LINK_NONE)
        return REFUSE(NOT_ADJACENT);
    return n06_contested(n, area) ? REFUSE(CONTESTED) : NULL;
}

bool
n06_has_helper(const n06 *n, bt_side side)
{
    for (bt_unit u = 0; u < n->printed->unit_count; u++)
        if (!n06_refuse_helper(n, side, u))
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
    return n06_looks_free(n, side, area) && has_free_neighbour(n, side, area) ? NULL
                                                                              : REFUSE(NOT_FREE);
}

bool
n06_has_slipper(const n06 *n, bt_side side)
{
    for (bt_unit u = 0; u < n->printed->unit_count; u++)
        if (!n06_refuse_slipper(n, side, u))
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

/* ---- in the Operations phase -------------------------------------------- */

void
n06_forget_event(n06 *n)
{
    n->s->slipping = (bt_units){ { 0 } };
    n->s->link = BT_LINK_NONE;
}

static void
do_bridge(n06 *n, bool wreck)
{
    if (wreck)
        bt_units_add(&n->s->broken, n->s->link);
    else
        bt_units_remove(&n->s->broken, n->s->link);
    bt_events_add(n->events, wreck ? N06_EV_BRIDGE_GONE : N06_EV_BRIDGE_BACK, BT_SIDES_ALL,
                  wreck ? "E-DESTROYED-BRIDGE.2" : "E-PONTONNIERS.2", n->s->link, 0, 0, 0);
    if (n->s->mp) {
        n->s->mp--;
        n->s->used++;
    }
}

static void
answer_cannon(n06 *n, bt_side side)
{
    bt_area from = (bt_area)n->s->places[bt_units_first(&n->s->slipping)];
    bt_area to = n->s->target;

    n06_reveal(n, n06_bits(n->s->slipping));
    N06_EVENT(n, ANSWERS, "E-CANNON-SOUNDS.2", bt_units_first(&n->s->slipping), from, to, 0);
    n->s->fighting[side] = bt_units_or(n->s->fighting[side], n->s->slipping);
    n06_lead(n, n->s->slipping, to, bt_link_between(&n->printed->network, from, to));
}

static void
slip_away(n06 *n, bt_side side)
{
    bt_area from = (bt_area)n->s->places[bt_units_first(&n->s->slipping)];
    bt_area to = n->s->target;

    N06_EVENT(n, SLIPPED, "E-REACTION.1", side, from, to, 0);
    n06_lead(n, n->s->slipping, to, bt_link_between(&n->printed->network, from, to));
    n->s->target = n06_stack_area(n);
}

static void
charge(n06 *n)
{
    n06_tire(n, n->printed->event_unit[N06_CHARGE], 2, "E-CHARGE.1");
    n06_bury(n);
}

void
n06_resolve(n06 *n, bt_side side)
{
    n06_state *s = n->s;

    switch (n->printed->cards[s->played[side]].event) {
    case N06_AMBUSH:
        n06_share_freely(n, s->fighting[N06_FRENCH], 1, N06_FRENCH);
        break;
    case N06_SKIRMISHERS:
        n06_share_freely(n, s->fighting[N06_PRUSSIAN], 1, N06_PRUSSIAN);
        break;
    case N06_SACRIFICE:
        n06_share_freely(n, s->fighting[N06_PRUSSIAN], 2, N06_PRUSSIAN);
        break;
    case N06_COURAGE:
        n06_share_rest(n, s->fighting[N06_PRUSSIAN], 2, N06_PRUSSIAN);
        break;
    case N06_CHARGE:
        charge(n);
        break;
    case N06_FORAGE:
        n06_share_rest(n, s->stack, 2, side);
        break;
    case N06_CANNON_SOUNDS:
        answer_cannon(n, side);
        break;
    case N06_REACTION:
        slip_away(n, side);
        break;
    case N06_DESTROYED_BRIDGE:
        do_bridge(n, true);
        break;
    case N06_PONTONNIERS:
        do_bridge(n, false);
        break;
    case N06_ORGANIZATION:
        s->waived = 1;
        break;
    default: /* it changes a sum */
        break;
    }
    n06_forget_event(n);
}

/* ---- in the Initiative phase -------------------------------------------- */

static void
ask(n06 *n, bt_side side, n06_event event)
{
    bt_frames_push(&n->s->frames, N06_P_CHOICE, side);
    bt_frames_top(&n->s->frames)->step = (uint8_t)event;
}

static void
no_effect(n06 *n, bt_side side, const char *rule)
{
    N06_EVENT(n, NO_EFFECT, rule, n->s->played[side], 0, 0, 0);
}

/* [E-SAXON-DEFECTION.1] */
static void
lose_saxons(n06 *n, bt_unit unit)
{
    n06_share_losses(n, n06_units(UINT32_C(1) << unit), 1, n06_side_of(n->printed, unit), false);
}

/* [E-SAXON-DEFECTION.2] In the fog a contested area is named blind. */
static void
name_saxons(n06 *n, bt_side side, bt_area area)
{
    bt_unit unit = n->printed->event_unit[N06_SAXON_DEFECTION];

    if (n->s->places[unit] == area) {
        n06_trace_exact(n, unit);
        lose_saxons(n, unit);
        return;
    }
    n06_trace_absent(n, unit, area);
    no_effect(n, side, "E-SAXON-DEFECTION.2");
}

static void
defect(n06 *n, bt_side side)
{
    bt_unit unit = n->printed->event_unit[N06_SAXON_DEFECTION];
    bool there = unit != BT_UNIT_NONE && n06_on_map(n->s, unit);
    bool blind = n06_is_grognard(n);

    if (there && blind && n06_has_named_area(n, side, N06_SAXON_DEFECTION))
        ask(n, side, N06_SAXON_DEFECTION);
    else if (there && !blind && n06_contested(n, (bt_area)n->s->places[unit]))
        lose_saxons(n, unit);
    else
        no_effect(n, side, "E-SAXON-DEFECTION.1");
}

static void
snatch(n06 *n, bt_side side)
{
    bt_side victim = n06_other(side);

    if (bt_units_is_empty(&n->s->hand[victim])) {
        no_effect(n, side, "E-HUSSARS.1");
        return;
    }
    bt_frames_push(&n->s->frames, N06_P_SNATCH, BT_SIDE_CHANCE);
    bt_frames_top(&n->s->frames)->step = victim;
}

/* [E-ANTICIPATION.2] Cards of the deck that may be taken. */
bt_units
n06_pickable(const n06 *n, bt_side side)
{
    return bt_units_minus(n->s->deck[side], n->printed->red);
}

static void
anticipate(n06 *n, bt_side side)
{
    bt_units cards;

    n06_refill(n, side);
    cards = n06_pickable(n, side);
    if (bt_units_is_empty(&cards))
        no_effect(n, side, "E-ANTICIPATION.2");
    else
        ask(n, side, N06_ANTICIPATION);
}

void
n06_resolve_plan(n06 *n, bt_side side)
{
    n06_event event = (n06_event)n->printed->cards[n->s->played[side]].event;

    switch ((int)event) {
    case N06_ANTICIPATION:
        anticipate(n, side);
        break;
    case N06_CARE:
    case N06_REINFORCEMENT:
        ask(n, side, event);
        break;
    case N06_LONG_LIVE_THE_QUEEN:
    case N06_SUPPLY:
        if (n06_has_named_area(n, side, event))
            ask(n, side, event);
        else
            no_effect(n, side, "C1.26");
        break;
    case N06_HUSSARS:
        snatch(n, side);
        break;
    case N06_RESERVE:
        n06_deal(n, side, 2);
        break;
    case N06_SAXON_DEFECTION:
        defect(n, side);
        break;
    case N06_STRATEGIC_RETREAT:
        n06_keep_card(n, side, n->s->played[side]);
        break;
    default: /* Intuition works when the initiative is drawn for */
        break;
    }
}

/* ---- choices ------------------------------------------------------------ */

static n06_event
chosen_for(const n06 *n)
{
    return (n06_event)bt_frames_peek(&n->s->frames)->step;
}

static const bt_reason *
refuse_area(const n06 *n, bt_side side, n06_event event, bt_area area)
{
    if (event == N06_SAXON_DEFECTION)
        return n06_contested(n, area) ? NULL : REFUSE(NO_ENEMY);
    if (event != N06_INACTIVITY && event != N06_SUPPLY && event != N06_LONG_LIVE_THE_QUEEN)
        return REFUSE(OTHER_CHOICE);
    return n06_corps(n, side, area) ? NULL : REFUSE(NO_STACK);
}

bool
n06_has_named_area(const n06 *n, bt_side side, n06_event event)
{
    for (bt_area a = 0; a < n->printed->network.area_count; a++)
        if (!refuse_area(n, side, event, a))
            return true;
    return false;
}

const bt_reason *
n06_refuse_name(const n06 *n, const n06_act *act)
{
    return refuse_area(n, act->side, chosen_for(n), (bt_area)act->a);
}

void
n06_do_name(n06 *n, const n06_act *act)
{
    n06_event event = chosen_for(n);
    bt_area area = (bt_area)act->a;
    bt_units blocks = n06_units(n06_blocks(n, act->side, area));
    uint32_t corps = n06_corps(n, act->side, area);

    bt_frames_pop(&n->s->frames);
    N06_EVENT(n, NAMED, "C1.26", act->side, area, 0, 0);
    if (event == N06_INACTIVITY) {
        n06_activate(n, blocks, "E-INACTIVITY.2");
    } else if (event == N06_SAXON_DEFECTION) {
        name_saxons(n, act->side, area);
    } else if (event == N06_SUPPLY) {
        n->s->target = area;
        n06_share_rest(n, blocks, 2, act->side);
    } else {
        for (; corps; corps &= corps - 1)
            n06_rest(n, (bt_unit)__builtin_ctz(corps), 1, "E-LONG-LIVE-THE-QUEEN.1");
    }
}

const bt_reason *
n06_refuse_tend(const n06 *n, const n06_act *act)
{
    n06_event event = chosen_for(n);

    if (event != N06_CARE && event != N06_REINFORCEMENT)
        return REFUSE(OTHER_CHOICE);
    return n06_refuse_patient(n, act->side, event, act->a);
}

void
n06_do_tend(n06 *n, const n06_act *act)
{
    n06_event event = chosen_for(n);
    bt_unit unit = (bt_unit)act->a;

    bt_frames_pop(&n->s->frames);
    if (event == N06_CARE) {
        bt_units_add(&n->s->cared, unit);
        n06_tire(n, unit, 1, "E-CARE.1");
        n06_bury(n);
        return;
    }
    n06_gain(n, unit, "E-REINFORCEMENT.1");
}

const bt_reason *
n06_refuse_pick(const n06 *n, const n06_act *act)
{
    if (chosen_for(n) != N06_ANTICIPATION)
        return REFUSE(OTHER_CHOICE);
    if (!bt_units_has(&n->s->deck[act->side], (bt_unit)act->a))
        return REFUSE(NOT_IN_DECK);
    return bt_units_has(&n->printed->red, (bt_unit)act->a) ? REFUSE(RED) : NULL;
}

void
n06_do_pick(n06 *n, const n06_act *act)
{
    bt_sides own = bt_side_bit(act->side);

    bt_units_remove(&n->s->deck[act->side], (bt_unit)act->a);
    bt_units_add(&n->s->hand[act->side], (bt_unit)act->a);
    bt_events_add(n->events, N06_EV_TOOK, own, "E-ANTICIPATION.1", act->a, 0, 0, 0);
    bt_events_add(n->events, N06_EV_TOOK_ONE, (bt_sides)(BT_SIDES_ALL & ~own), "E-ANTICIPATION.1",
                  act->side, 0, 0, 0);
    bt_frames_pop(&n->s->frames);
}
