/*
 * events.c - what each event does; chapter E.
 *
 * Events that change a sum (movement points, combat cards, results) do nothing
 * when they are played: the sums ask n06_in_force.
 */
#include "events.h"
#include "blocks.h"
#include "cards.h"
#include "conditions.h"
#include "event_cards.h"
#include "fog.h"
#include "lead.h"
#include "position.h"
#include "share.h"
#include "wear.h"

#include <berthier/deck.h>

/* ---- in the Operations phase -------------------------------------------- */

/* [E-REACTION.1] The area a Reaction goes to is named in place of that of the operation. */
void
n06_forget_event(n06 *n)
{
    bool reacts = !bt_units_is_empty(&n->s->slipping) && !n06_frame(n->s, N06_P_COMBAT);

    if (reacts)
        n->s->target = n06_stack_area(n);
    n->s->slipping = (bt_units){ { 0 } };
    n->s->link = BT_LINK_NONE;
}

static void
do_bridge(n06 *n, bool wreck)
{
    if (wreck)
        bt_set_add(&n->s->broken, n->s->link);
    else
        bt_set_remove(&n->s->broken, n->s->link);
    bt_events_add(n->events, wreck ? N06_EV_BRIDGE_GONE : N06_EV_BRIDGE_BACK, BT_SIDES_ALL,
                  wreck ? "E-DESTROYED-BRIDGE.2" : "E-PONTONNIERS.2", n->s->link, 0, 0, 0);
    if (n->s->mp) {
        n->s->mp--;
        n->s->used++;
    }
}

/* [E-CANNON-SOUNDS.3] It is led like any stack, with axes and all, but not tired; the combat
 * activates it.  The combat is still beginning, so its cavalry counts for a Square [E-SQUARE.1]. */
static void
answer_cannon(n06 *n, bt_side side)
{
    bt_area from = (bt_area)n->s->places[bt_units_first(&n->s->slipping)];
    bt_area to = n->s->target;

    n06_tell(n);
    n06_reveal(n, n06_bits(n->s->slipping));
    N06_EVENT(n, ANSWERS, "E-CANNON-SOUNDS.2", bt_units_first(&n->s->slipping), from, to, 0);
    n->s->fighting[side] = bt_units_or(n->s->fighting[side], n->s->slipping);
    if (side == N06_PRUSSIAN && n06_cavalry(n, n->s->slipping) > 0)
        n->s->had_horse = 1;
    n06_lead(n, n->s->slipping, to, bt_link_between(&n->printed->network, from, to));
}

/* [E-REACTION.2] It is led and nothing else: no card, no points, no fatigue, no activation. */
static void
slip_away(n06 *n, bt_side side)
{
    bt_area from = (bt_area)n->s->places[bt_units_first(&n->s->slipping)];
    bt_area to = n->s->target;

    n06_tell(n);
    N06_EVENT(n, SLIPPED, "E-REACTION.1", side, from, to, 0);
    n06_lead(n, n->s->slipping, to, bt_link_between(&n->printed->network, from, to));
}

/* [C1.24] One corps is tired at once: whether it is left tells how tired it was. */
static void
tire_at_once(n06 *n, bt_unit unit, int points, const char *rule)
{
    n06_tell(n);
    n06_tire(n, unit, points, rule);
    n06_bury(n, "C1.24", false);
}

void
n06_resolve(n06 *n, bt_side side)
{
    n06_state *s = n->s;

    switch (n->printed->cards[s->played[side]].event) {
    case N06_AMBUSH:
        n06_share_freely(n, s->fighting[N06_FRENCH], 1, N06_FRENCH, N06_BY_AMBUSH);
        break;
    case N06_SKIRMISHERS:
        n06_share_freely(n, s->fighting[N06_PRUSSIAN], 1, N06_PRUSSIAN, N06_BY_SKIRMISHERS);
        break;
    case N06_SACRIFICE:
        n06_share_freely(n, s->fighting[N06_PRUSSIAN], 2, N06_PRUSSIAN, N06_BY_SACRIFICE);
        break;
    case N06_COURAGE:
        n06_share_rest(n, s->fighting[N06_PRUSSIAN], 2, N06_PRUSSIAN, N06_BY_COURAGE);
        break;
    case N06_CHARGE:
        tire_at_once(n, n->printed->event_unit[N06_CHARGE], 2, "E-CHARGE.1");
        break;
    case N06_FORAGE:
        n06_share_rest(n, s->stack, 2, side, N06_BY_FORAGE);
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
        s->waived = N06_STOP_WAIVED;
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
    n06_share_losses(n, n06_units(UINT32_C(1) << unit), 1, n06_side_of(n->printed, unit),
                     N06_BY_SAXONS);
}

/* [E-SAXON-DEFECTION.2] In the fog a contested area is named blind. */
static void
name_saxons(n06 *n, bt_side side, bt_area area)
{
    bt_unit unit = n->printed->event_unit[N06_SAXON_DEFECTION];

    n06_tell(n);
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

    if (bt_set_is_empty(&n->s->hand[victim])) {
        no_effect(n, side, "E-HUSSARS.1");
        return;
    }
    bt_frames_push(&n->s->frames, N06_P_SNATCH, BT_SIDE_CHANCE);
    bt_frames_top(&n->s->frames)->step = victim;
}

/* [E-ANTICIPATION.2] Cards of the deck that may be taken. */
static bt_set
pickable(const n06 *n, bt_side side)
{
    return bt_set_minus(n->s->deck[side], n->printed->red);
}

static void
anticipate(n06 *n, bt_side side)
{
    bt_set cards;

    n06_refill(n, side);
    cards = pickable(n, side);
    if (bt_set_is_empty(&cards))
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
            no_effect(n, side, n06_rule_of(event));
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

static const bt_reason *
refuse_name(const n06 *n, const bt_act *act)
{
    return refuse_area(n, act->side, chosen_for(n), (bt_area)act->a);
}

static void
do_name(n06 *n, const bt_act *act)
{
    n06_event event = chosen_for(n);
    bt_area area = (bt_area)act->a;
    bt_units blocks = n06_units(n06_blocks(n, act->side, area));
    uint32_t corps = n06_corps(n, act->side, area);

    bt_frames_pop(&n->s->frames);
    N06_EVENT(n, NAMED, n06_rule_of(event), act->side, area, 0, 0);
    n06_trace_has_corps(n, act->side, area);
    if (event == N06_INACTIVITY) {
        n06_activate(n, blocks, "E-INACTIVITY.2");
    } else if (event == N06_SAXON_DEFECTION) {
        name_saxons(n, act->side, area);
    } else if (event == N06_SUPPLY) {
        n->s->target = area;
        n06_share_rest(n, blocks, 2, act->side, N06_BY_SUPPLY);
    } else {
        n06_tell(n); /* in the fog nothing but the name shows where somebody has rested */
        for (; corps; corps &= corps - 1)
            n06_rest(n, (bt_unit)__builtin_ctz(corps), 1, "E-LONG-LIVE-THE-QUEEN.1");
    }
}

static const bt_reason *
refuse_tend(const n06 *n, const bt_act *act)
{
    n06_event event = chosen_for(n);

    if (event != N06_CARE && event != N06_REINFORCEMENT)
        return REFUSE(OTHER_CHOICE);
    return n06_refuse_patient(n, act->side, event, act->a);
}

static void
do_tend(n06 *n, const bt_act *act)
{
    n06_event event = chosen_for(n);
    bt_unit unit = (bt_unit)act->a;

    bt_frames_pop(&n->s->frames);
    if (event == N06_CARE) {
        bt_units_add(&n->s->cared, unit);
        tire_at_once(n, unit, 1, "E-CARE.1");
        return;
    }
    n06_gain(n, unit, "E-REINFORCEMENT.1");
}

static const bt_reason *
refuse_pick(const n06 *n, const bt_act *act)
{
    if (chosen_for(n) != N06_ANTICIPATION)
        return REFUSE(OTHER_CHOICE);
    if (!bt_set_has(&n->s->deck[act->side], (uint8_t)act->a))
        return REFUSE(NOT_IN_DECK);
    return bt_set_has(&n->printed->red, (uint8_t)act->a) ? REFUSE(RED) : NULL;
}

static void
do_pick(n06 *n, const bt_act *act)
{
    bt_sides own = bt_side_bit(act->side);

    bt_pile_move(&n->s->deck[act->side], &n->s->hand[act->side], (uint8_t)act->a);
    bt_events_add(n->events, N06_EV_TOOK, own, "E-ANTICIPATION.1", act->a, 0, 0, 0);
    bt_events_add(n->events, N06_EV_TOOK_ONE, (bt_sides)(BT_SIDES_ALL & ~own), "E-ANTICIPATION.1",
                  act->side, 0, 0, 0);
    bt_frames_pop(&n->s->frames);
}

static void
list_choice(const bt_list *l)
{
    const n06 *n = l->play;

    n06_try_areas(l, N06_A_NAME);
    bt_try_units(l, N06_A_TEND, n->printed->of_side[l->side]);
    bt_try_set(l, N06_A_PICK, n->s->deck[l->side]);
}

/* [C1.26] What is to be chosen for an event. */
static const char *
choice_of(n06_event event)
{
    if (event == N06_ANTICIPATION)
        return BT_MSG("{0}: choose a card of your deck.");
    if (event == N06_SAXON_DEFECTION)
        return BT_MSG("{0}: choose a contested area.");
    if (event == N06_INACTIVITY)
        return BT_MSG("{0}: choose one of your stacks. It does nothing more this turn.");
    if (event == N06_SUPPLY || event == N06_LONG_LIVE_THE_QUEEN)
        return BT_MSG("{0}: choose one of your stacks.");
    return BT_MSG("{0}: choose a corps.");
}

static void
say_choice(const n06 *n, const bt_frame *top, bt_buf *out)
{
    uint8_t any = bt_set_first(&n->printed->of_event[top->step]);

    BT_SAY(out, n->game, choice_of((n06_event)top->step),
           bt_arg_word(n->game->cards[any].name));
}

static void
ask_choice(const n06 *n, const bt_view *view, bt_buf *out)
{
    (void)view;
    say_choice(n, bt_frames_peek(&n->s->frames), out);
}

/* The event whose object is being chosen. */
const char *
n06_rule_of_choice(const n06 *n)
{
    n06_event event = chosen_for(n);

    return event == N06_SAXON_DEFECTION ? "E-SAXON-DEFECTION.2" : n06_rule_of(event);
}

const bt_room n06_room_choice = {
    .deeds = (const bt_deed[]){ { N06_A_NAME, refuse_name, do_name },
                                { N06_A_TEND, refuse_tend, do_tend },
                                { N06_A_PICK, refuse_pick, do_pick },
                                { 0 } },
    .list = list_choice,
    .ask = ask_choice,
    .stands = n06_owned,
    .rule_of = n06_rule_of_choice,
};
