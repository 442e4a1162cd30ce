/*
 * intercept.c - an army next to the area entered may come in.
 *
 * Its corps stand in `picked`; the frame's local is their leader, with AON_FORCED.
 */
#include "intercept.h"
#include "asked.h"
#include "attrition.h"
#include "call.h"
#include "country.h"
#include "move.h"
#include "neutral.h"
#include "payment.h"
#include "reasons.h"

enum { LEADER, ARMY, PAID, COME, ENTERED, CALLED, STEPS };

/* ---- who is asked --------------------------------------------------------------- */

/* Might one of the corps behind a leader be fast enough?  It may be any that is in play, for all that the
 * other side knows, and not senior to who is seen to lead. */
static bool
might_be_faster(const aon *n, bt_side side, bt_unit leader)
{
    for (bt_units left = aon_corps_of(n, side); !bt_units_is_empty(&left);) {
        bt_unit unit = bt_units_take(&left);
        if ((aon_on_map(n->s, unit) || n->s->places[unit] == AON_RESERVE) &&
            !aon_outranks(n, unit, leader) && aon_likely_speed(n, side, unit) >= n->s->speed)
            return true;
    }
    return false;
}

/* Who has just withdrawn does not come back: ruling 23.  Are there others? */
static bool
any_stood(const aon *n, bt_units army)
{
    while (!bt_units_is_empty(&army))
        if (!n->s->entered[bt_units_take(&army)])
            return true;
    return false;
}

/* Might an army intercept, for all that everybody can see? */
static bool
might_come(const aon *n, bt_side side, bt_area area)
{
    bt_units army = aon_army(n, side, area);
    bt_unit leader = aon_leader(n, army);

    if (!any_stood(n, army) || !aon_is_free(n, side, area))
        return false;
    return aon_likely_speed(n, side, leader) >= n->s->speed ||
           (bt_units_count(&army) > 1 && might_be_faster(n, side, leader));
}

/* [AON-12.11c] Ruling 24: not into a neutral country. */
bt_set
aon_interceptors(const aon *n, bt_side side)
{
    bt_set from = { { 0 } };

    if (n->s->answered || !aon_can_pay(n, side) || aon_is_neutral_to(n, side, n->s->field))
        return from;
    for (bt_set left = aon_next_to(n, n->s->field); !bt_set_is_empty(&left);) {
        bt_area area = bt_set_take(&left);
        if (might_come(n, side, area))
            bt_set_add(&from, area);
    }
    return from;
}

void
aon_offer_interception(aon *n, bt_side side)
{
    bt_set from = aon_interceptors(n, side);

    if (bt_set_is_empty(&from))
        return;
    aon_push(n, AON_P_INTERCEPT, side);
    aon_top(n)->local = AON_FORCED - 1;
}

/* ---- who comes -------------------------------------------------------------------- */

bt_unit
aon_interceptor(const bt_frame *frame)
{
    return (bt_unit)(frame->local & (AON_FORCED - 1));
}

/* [AON-12.11a] [CARD-FORCED-MARCH.1] Mud changes nothing in this [CARD-MUD.2]. */
static const bt_reason *
refuse_intercept(const aon *n, const bt_act *act)
{
    bt_unit unit = (bt_unit)act->a;
    const bt_reason *reason = aon_refuse_command(n, act->side, unit);

    if (aon_top(n)->step != LEADER)
        return bt_units_has(&n->s->picked, unit) ? REFUSE(IN_ARMY) : REFUSE(HAS_LEADER);
    if (reason)
        return reason;
    if (!aon_on_map(n->s, unit))
        return REFUSE(NOT_ON_MAP);
    if (!aon_is_next(n, (bt_area)n->s->places[unit], n->s->field))
        return REFUSE(NOT_NEXT);
    if (!aon_is_free(n, act->side, (bt_area)n->s->places[unit]))
        return REFUSE(FACED);
    if (bt_units_has(&n->s->pinned, unit))
        return REFUSE(PINNED);
    if (n->s->entered[unit])
        return REFUSE(WITHDREW);
    return aon_best_speed(n, act->side, unit) < n->s->speed ? REFUSE(TOO_SLOW) : NULL;
}

static const bt_reason *
refuse_join(const aon *n, const bt_act *act)
{
    const bt_reason *reason;

    if (aon_top(n)->step != ARMY)
        return REFUSE(NOT_NOW);
    reason = aon_refuse_join(n, act, n->s->picked, aon_interceptor(aon_top(n)));
    if (reason)
        return reason;
    return n->s->entered[act->a] ? REFUSE(WITHDREW) : NULL;
}

static const bt_reason *
refuse_go(const aon *n, const bt_act *act)
{
    (void)act;
    return aon_top(n)->step == ARMY ? NULL : REFUSE(NOT_NOW);
}

static const bt_reason *
refuse_decline(const aon *n, const bt_act *act)
{
    (void)act;
    return aon_top(n)->step == LEADER ? NULL : REFUSE(NOT_NOW);
}

static void
do_intercept(aon *n, const bt_act *act)
{
    aon_top(n)->local = (uint8_t)act->a;
    aon_top(n)->step = ARMY;
    bt_units_add(&n->s->picked, (bt_unit)act->a);
    aon_name_leader(n, (bt_unit)act->a);
    aon_reveal(n, n->s->picked);
}

static void
do_join(aon *n, const bt_act *act)
{
    bt_units_add(&n->s->picked, (bt_unit)act->a);
}

static void
do_go(aon *n, const bt_act *act)
{
    aon_top(n)->step = PAID;
    aon_push(n, AON_P_PAYMENT, act->side);
}

static void
close(aon *n)
{
    n->s->picked = (bt_units){ { 0 } };
    aon_pop(n);
}

static void
do_decline(aon *n, const bt_act *act)
{
    (void)act;
    close(n);
}

/* ---- coming in ---------------------------------------------------------------------- */

/* [AON-12.12a] [AON-12.12b] Did a side have corps in an area that did not come against the move? */
static bool
was_there(const aon *n, bt_side side, bt_area area)
{
    for (bt_units left = aon_army(n, side, area); !bt_units_is_empty(&left);)
        if (n->s->origin[bt_units_take(&left)] == BT_AREA_NONE)
            return true;
    return false;
}

/* Only attackers have an origin, to which they go back when they are beaten. */
static void
come(aon *n, const bt_frame *frame)
{
    bool defends = was_there(n, (bt_side)frame->side, n->s->field);
    bt_units left = defends ? n->s->picked : (bt_units){ { 0 } };
    bt_unit unit = aon_interceptor(frame);

    AON_EVENT(n, INTERCEPTS, "AON-12.11a", unit, n->s->places[unit], n->s->field,
              bt_units_count(&n->s->picked));
    aon_go(n, n->s->picked, n->s->field);
    for (bt_unit other; (other = bt_units_take(&left)) != BT_UNIT_NONE;)
        n->s->origin[other] = BT_AREA_NONE;
    n->s->pinned = bt_units_or(n->s->pinned, n->s->picked);
}

/* [AON-12.6b] Ruling 48: they may have been the garrison of an occupied country in which they or others
 * stand now.  True when one joins the other side. */
static bool
violate(aon *n, bt_side side)
{
    uint8_t country = aon_violated(n, side, (bt_units){ { 0 } });

    if (country == AON_NO_COUNTRY)
        return false;
    aon_violate(n, side, country);
    return true;
}

static void
wear(aon *n, const bt_frame *frame)
{
    unsigned causes =
        AON_BY_GROUND | AON_BY_WINTER | (frame->local & AON_FORCED ? AON_BY_FORCE : 0);

    aon_attrition(n, n->s->picked, n->s->field, causes);
}

/* [AON-12.11c] Ruling 26: if none of them has got through there is no interception.  Ruling 25: all whom
 * they come upon stay for the battle; the army itself when its move ends. */
static void
arrive(aon *n)
{
    bt_units there = bt_units_and(n->s->picked, aon_at(n->s, n->s->field));
    bt_units met = aon_army(n, aon_other((bt_side)aon_top(n)->side), n->s->field);

    close(n);
    if (bt_units_is_empty(&there))
        return;
    n->s->answered = 1;
    n->s->pinned = bt_units_or(n->s->pinned, bt_units_minus(met, n->s->army));
    aon_top(n)->local |= AON_STOPS;
}

static bool
intercept_waits(aon *n)
{
    bt_frame *frame = aon_top(n);

    switch (frame->step) {
    case PAID:
        frame->step = ENTERED;
        come(n, frame);
        return false;
    case ENTERED:
        if (violate(n, (bt_side)frame->side))
            return false;
        frame->step = CALLED;
        aon_offer_call(n,
                       aon_other((bt_side)frame->side)); /* they enter the area, too: ruling 96 */
        return false;
    case CALLED:
        frame->step = COME;
        wear(n, frame);
        return false;
    case COME:
        arrive(n);
        return false;
    case AON_UNPAID:
        close(n);
        return false;
    default:
        return true;
    }
}

/* The corps of a side next to the area that was entered. */
static bt_units
beside(const aon *n, bt_side side)
{
    bt_units near = { { 0 } };

    for (bt_set left = aon_next_to(n, n->s->field); !bt_set_is_empty(&left);)
        near = bt_units_or(near, aon_army(n, side, bt_set_take(&left)));
    return near;
}

static void
list_intercept(const bt_list *l)
{
    bt_units near = beside(l->play, l->side);

    bt_try(l, AON_A_DECLINE, 0, 0);
    bt_try_units(l, AON_A_JOIN, near);
    bt_try_units(l, AON_A_INTERCEPT, near);
    bt_try(l, AON_A_GO, 0, 0);
}

static bool
intercept_holds(const aon *n, const bt_frame *frame, bt_error *err)
{
    if (frame->step >= STEPS)
        return bt_fail(err, BT_EDATA, "there is nothing to intercept [AON-12.11a]"), false;
    if (frame->step != LEADER &&
        (aon_interceptor(frame) >= n->printed->unit_count ||
         (frame->step < COME && !aon_on_map(n->s, aon_interceptor(frame)))))
        return bt_fail(err, BT_EDATA, "nobody intercepts [AON-12.11a]"), false;
    return true;
}

/* Asked is who might, for all that the other side knows. */
static bool
can_intercept(const aon *n, bt_side side)
{
    bt_act act = { .side = side, .code = AON_A_INTERCEPT };

    for (bt_units left = beside(n, side); !bt_units_is_empty(&left);) {
        act.a = bt_units_take(&left);
        if (!refuse_intercept(n, &act))
            return true;
    }
    return false;
}

static void
ask_intercept(const aon *n, const bt_view *view, bt_buf *out)
{
    const bt_frame *frame = bt_frames_peek(&n->s->frames);
    const char *area = n->game->network->areas[n->s->field].name;

    (void)view;
    if (frame->step == LEADER)
        BT_SAY(out, n->game,
               can_intercept(n, (bt_side)frame->side)
                   ? BT_MSG("The army of {1} has come to {0}, next to yours: intercept it?")
                   : BT_MSG("The army of {1} has come to {0}, next to yours, and none of yours can "
                            "intercept it. Decline."),
               bt_arg_word(area), bt_arg_word(n->game->units[n->s->leader].name));
    else
        BT_SAY(out, n->game, BT_MSG("{0} intercepts in {1}: who comes along? Then go."),
               bt_arg_text(n->game->units[aon_interceptor(frame)].name), bt_arg_word(area));
}

const bt_room aon_room_intercept = {
    .waits = intercept_waits,
    .deeds = (const bt_deed[]){ { AON_A_DECLINE, refuse_decline, do_decline },
                                { AON_A_JOIN, refuse_join, do_join },
                                { AON_A_INTERCEPT, refuse_intercept, do_intercept },
                                { AON_A_GO, refuse_go, do_go },
                                { 0 } },
    .list = list_intercept,
    .ask = ask_intercept,
    .stands = aon_owned,
    .holds = intercept_holds,
    .rule = "AON-12.11a",
};
