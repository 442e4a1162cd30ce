/*
 * reinforcement.c - the Reinforcement Phase: first the cards that lower limits, then one side does all
 * of its reinforcement and frees its prisoners, then the other [AON-10.1].
 */
#include "britannia.h"
#include "cards.h"
#include "corps.h"
#include "country.h"
#include "deploy.h"
#include "move.h"
#include "substitute.h"

/* Steps of the REINFORCEMENT frame. */
enum { LOWERS, FIRST_SIDE, SECOND_SIDE, CLOSES };

static bool
reinforcement_waits(aon *n)
{
    bt_frame *frame = aon_top(n);
    bt_side first = (bt_side)n->s->first;

    n->s->levy = AON_NO_COUNTRY;
    switch (frame->step++) {
    case LOWERS:
        aon_push(n, AON_P_LIMITS, frame->side);
        return false;
    case FIRST_SIDE:
        aon_push(n, AON_P_REINFORCE, first);
        return false;
    case SECOND_SIDE:
        aon_push(n, AON_P_REINFORCE, aon_other(first));
        return false;
    default:
        aon_pop(n);
        return false;
    }
}

static bool
reinforcement_stands(const aon *n, const bt_frame *frame)
{
    return aon_owned(n, frame) && frame->step <= CLOSES;
}

const bt_room aon_room_reinforcement = { .waits = reinforcement_waits,
                                         .stands = reinforcement_stands };

/* ---- cards ----------------------------------------------------------------- */

static const bt_reason *
refuse_play(const aon *n, const bt_act *act)
{
    const bt_reason *reason = aon_refuse_card(n, act, AON_IN_REINFORCEMENT);

    if (reason)
        return reason;
    switch ((int)aon_title_of(n, act->a)) {
    case AON_BRITANNIA_CARD:
        return aon_refuse_britannia(n);
    case AON_REPUBLICANS:
        return aon_refuse_republicans(n);
    case AON_AUSTRO_OTTOMAN_WAR:
    case AON_RUSSO_OTTOMAN_WAR:
    case AON_WAR_WITH_AMERICA:
        return REFUSE(ANNOUNCED);
    default:
        return REFUSE_OF(WRONG_FORM, aon_title_of(n, act->a));
    }
}

static void
do_play(aon *n, const bt_act *act)
{
    if (aon_title_of(n, act->a) == AON_BRITANNIA_CARD)
        aon_do_britannia(n, act);
    else
        aon_do_republicans(n, act);
}

/* A card of this phase, and of the title that an action is for. */
static const bt_reason *
refuse_other_title(const aon *n, const bt_act *act, aon_title wanted)
{
    const bt_reason *reason = aon_refuse_card(n, act, AON_IN_REINFORCEMENT);

    if (reason)
        return reason;
    return aon_title_of(n, act->a) == wanted ? NULL
                                             : REFUSE_OF(WRONG_FORM, aon_title_of(n, act->a));
}

/* [CARD-CALL-TO-ARMS.1] */
static const bt_reason *
refuse_levy(const aon *n, const bt_act *act)
{
    const bt_reason *reason = refuse_other_title(n, act, AON_CALL_TO_ARMS);

    if (reason)
        return reason;
    return aon_is_major(n, (uint8_t)act->b) && aon_ruled_by(n, (uint8_t)act->b) == act->side
               ? NULL
               : REFUSE_OF(CONDITION, AON_CALL_TO_ARMS);
}

static void
do_levy(aon *n, const bt_act *act)
{
    aon_play_upon(n, act->side, act->a, (uint8_t)act->b, "CARD-CALL-TO-ARMS.1");
    n->s->levy = (uint8_t)act->b;
}

static const bt_reason *
refuse_name(const aon *n, const bt_act *act)
{
    const bt_reason *reason = refuse_other_title(n, act, AON_OUT_OF_FAVOR);

    return reason ? reason : aon_refuse_out_of_favor(n, act);
}

/* [CARD-VETERANS.1] */
static const bt_reason *
refuse_recall(const aon *n, const bt_act *act)
{
    const bt_reason *reason = refuse_other_title(n, act, AON_VETERANS);

    if (reason)
        return reason;
    reason = aon_refuse_command(n, act->side, (bt_unit)act->b);
    if (!reason)
        reason = aon_refuse_command(n, act->side, (bt_unit)act->c);
    if (reason)
        return reason;
    if (n->s->places[act->b] != AON_ELIMINATED)
        return REFUSE(NOT_LOST);
    if (n->printed->corps[act->b].home != n->printed->corps[act->c].home)
        return REFUSE(OTHER_VETERANS);
    return n->s->places[act->c] == AON_RESERVE ? NULL : REFUSE(NOT_IN_RESERVE);
}

static void
do_recall(aon *n, const bt_act *act)
{
    aon_play(n, act->side, act->a);
    aon_stand(n->s, (bt_unit)act->b, AON_RESERVE);
    aon_stand(n->s, (bt_unit)act->c, AON_ELIMINATED);
    AON_EVENT(n, RECALLED, "CARD-VETERANS.1", act->b, act->c, 0, 0);
}

static bt_units
own_in_box(const aon *n, bt_side side, uint16_t box)
{
    bt_units found = { { 0 } };

    for (bt_unit u = 0; u < n->printed->unit_count; u++)
        if (n->s->places[u] == box && aon_owner(n, u) == side)
            bt_units_add(&found, u);
    return found;
}

/* One corps for another of its country: only such pairs are asked about. */
static void
list_recall(const bt_list *l)
{
    const aon *n = l->play;
    bt_set cards = aon_held(n, l->side, AON_VETERANS);
    bt_units lost, reserve;

    if (bt_set_is_empty(&cards))
        return;
    lost = own_in_box(n, l->side, AON_ELIMINATED);
    reserve = own_in_box(n, l->side, AON_RESERVE);
    while (!bt_set_is_empty(&cards)) {
        bt_act act = { l->side, bt_set_take(&cards), 0, 0, AON_A_RECALL, l->side };
        for (bt_units back = lost; !bt_units_is_empty(&back);) {
            act.b = bt_units_take(&back);
            for (bt_units gone = reserve; !bt_units_is_empty(&gone);) {
                act.c = bt_units_take(&gone);
                if (n->printed->corps[act.b].home == n->printed->corps[act.c].home &&
                    !refuse_recall(n, &act))
                    bt_actions_add(l->out, bt_action_make(AON_A_RECALL, act.a, act.b, act.c));
            }
        }
    }
}

/* ---- corps ----------------------------------------------------------------- */

static const bt_reason *
refuse_deploy(const aon *n, const bt_act *act)
{
    return aon_refuse_deploy(n, act, AON_YEARLY);
}

static void
do_deploy(aon *n, const bt_act *act)
{
    bt_unit unit = (bt_unit)act->a;
    uint8_t home = n->printed->corps[unit].home;

    if (bt_units_has(&n->printed->minors, unit)) {
        n->s->placed[act->side]++;
        aon_deploy(n, unit, (bt_area)act->b, "AON-10.5");
        return;
    }
    n->s->deployed[home]++;
    aon_deploy(n, unit, (bt_area)act->b,
               aon_at_home(n, unit, (bt_area)act->b) ? "AON-10.3" : "AON-10.4b");
}

/* [AON-10.7] */
static const bt_reason *
refuse_rally(const aon *n, const bt_act *act)
{
    const bt_reason *reason = aon_refuse_payment(n, act);
    bt_units tired;

    if (reason)
        return reason;
    if (!aon_holds(n, act->side, (bt_area)act->b))
        return REFUSE(NO_ARMY);
    tired = bt_units_and(aon_army(n, act->side, (bt_area)act->b), n->s->spent);
    return bt_units_is_empty(&tired) ? REFUSE(ALL_FRESH) : NULL;
}

/* Every card that pays, with every area where own corps are spent. */
static void
list_rallies(const bt_list *l)
{
    bt_set tired = aon_tired_in(l->play, l->side);
    bt_act act = { .side = l->side, .code = AON_A_RALLY };

    for (bt_set cards = l->play->s->hand[l->side]; !bt_set_is_empty(&cards);) {
        act.a = bt_set_take(&cards);
        if (aon_refuse_payment(l->play, &act))
            continue;
        for (bt_set left = tired; !bt_set_is_empty(&left);)
            bt_actions_add(l->out, bt_action_make(AON_A_RALLY, act.a, bt_set_take(&left), 0));
    }
}

static void
do_rally(aon *n, const bt_act *act)
{
    aon_pay(n, act->side, act->a, "AON-10.7");
    aon_refresh(n, aon_army(n, act->side, (bt_area)act->b));
    AON_EVENT(n, RALLIED, "AON-10.7", act->side, act->b, 0, 0);
}

/* ---- the last act: prisoners come home --------------------------------------- */

/* [AON-10.8a] [AON-14.7] They are there for what comes later in the year [AON-10.8b].  Those of a country that
 * nobody runs come home as well, with the second side. */
static bool
comes_home(const aon *n, bt_unit unit, bt_side side)
{
    bt_side owner = aon_owner(n, unit);

    if (n->s->places[unit] != AON_PRISONERS)
        return false;
    return owner == side || (owner == BT_SIDE_NONE && side != n->s->first);
}

static void
do_done(aon *n, const bt_act *act)
{
    for (bt_unit u = 0; u < n->printed->unit_count; u++) {
        if (!comes_home(n, u, act->side))
            continue;
        aon_stand(n->s, u, AON_RESERVE);
        AON_EVENT(n, RELEASED, "AON-10.8a", u, 0, 0, 0);
    }
    aon_pop(n);
}

/* ---- the room ---------------------------------------------------------------- */

static void
list_reinforce(const bt_list *l)
{
    const aon *n = l->play;
    const uint64_t events = AON_TITLE(AON_BRITANNIA_CARD) | AON_TITLE(AON_REPUBLICANS);
    bt_set countries = { { (UINT64_C(1) << n->printed->country_count) - 1, 0 } };

    bt_try_set(l, AON_A_PLAY, aon_held_of(n, l->side, events));
    bt_try_pairs(l, AON_A_SWAY, aon_held(n, l->side, AON_CALL_TO_ARMS), countries);
    aon_list_out_of_favor(l);
    list_recall(l);
    bt_try(l, AON_A_DONE, 0, 0);
    aon_list_deploy(l, aon_corps_of(n, l->side), AON_YEARLY);
    list_rallies(l);
}

const bt_room aon_room_reinforce = {
    .deeds = (const bt_deed[]){ { AON_A_PLAY, refuse_play, do_play },
                                { AON_A_SWAY, refuse_levy, do_levy },
                                { AON_A_NAME, refuse_name, aon_do_out_of_favor },
                                { AON_A_RECALL, refuse_recall, do_recall },
                                { AON_A_DONE, bt_refuse_nothing, do_done },
                                { AON_A_DEPLOY, refuse_deploy, do_deploy },
                                { AON_A_RALLY, refuse_rally, do_rally },
                                { 0 } },
    .list = list_reinforce,
    .question =
        BT_MSG("Reinforce: place corps, rally armies, play cards; prisoners return when you "
               "are done."),
    .theirs = REFUSE(OTHERS_REINFORCE),
    .stands = aon_owned,
    .rule = "AON-10.1",
};
