/*
 * action.c - a side's action of the round: move an army, play Major Campaign and move up to three, or
 * pass [AON-11.2].
 *
 * The frame's local is how many moves of a Major Campaign are left, the one in hand counted in.
 */
#include "action.h"
#include "asked.h"
#include "britannia.h"
#include "cards.h"
#include "move.h"
#include "payment.h"
#include "substitute.h"

#include <string.h>

enum { CHOOSING, PAYING, SLOWING, MARCHING, MOVED, FIGHTING, OVER, STEPS };

#define ARMIES 3 /* of a Major Campaign [CARD-MAJOR-CAMPAIGN.1] */

/* ---- moves ------------------------------------------------------------------------------ */

/* Nobody marches out of Britain; ships need Britannia [AON-12.4c]. */
static bool
is_shut_in(const aon *n, bt_unit unit)
{
    bt_area area = (bt_area)n->s->places[unit];
    bt_set next = aon_next_to(n, area);

    if (!bt_set_is_empty(&next))
        return false;
    return aon_owner(n, unit) != AON_COALITION || !aon_in_effect(n, AON_BRITANNIA) ||
           !bt_set_has(&n->printed->coast, area);
}

const bt_reason *
aon_refuse_march(const aon *n, const bt_act *act)
{
    bt_unit unit = (bt_unit)act->a;
    const bt_reason *reason = aon_refuse_command(n, act->side, unit);

    if (reason)
        return reason;
    if (!aon_on_map(n->s, unit))
        return REFUSE(NOT_ON_MAP);
    if (bt_units_has(&n->s->pinned, unit))
        return REFUSE(PINNED);
    if (is_shut_in(n, unit))
        return REFUSE(NO_WAY);
    if (aon_can_pay(n, act->side))
        return NULL;
    return aon_top(n)->local ? REFUSE(CANNOT_PAY_EACH) : REFUSE(CANNOT_PAY);
}

/* [AON-11.2] The leader is named, so that everybody knows the speed of the army. */
static void
do_march(aon *n, const bt_act *act)
{
    bt_unit unit = (bt_unit)act->a;

    bt_units_add(&n->s->army, unit);
    n->s->leader = unit;
    n->s->speed = n->printed->corps[unit].movement;
    aon_top(n)->step = PAYING;
    aon_name_leader(n, unit);
    AON_EVENT(n, MARCHES, "AON-11.2", act->side, unit, n->s->places[unit], 0);
    aon_reveal(n, n->s->army);
}

/* ---- cards beside the move --------------------------------------------------------------- */

static const bt_reason *
refuse_play(const aon *n, const bt_act *act)
{
    const bt_reason *reason = aon_refuse_card(n, act, AON_IN_CAMPAIGN);
    aon_title title;

    if (reason)
        return reason;
    title = aon_title_of(n, act->a);
    if (title == AON_MAJOR_CAMPAIGN)
        return aon_top(n)->local ? REFUSE(MAJOR_CAMPAIGN) : NULL;
    if (title == AON_BRITANNIA_CARD)
        return aon_refuse_britannia(n);
    return aon_refuse_late(n, title);
}

/* [AON-11.3b] Ruling 32: each of the moves is paid for besides. */
static void
do_play(aon *n, const bt_act *act)
{
    if (aon_title_of(n, act->a) == AON_BRITANNIA_CARD) {
        aon_do_britannia(n, act);
        return;
    }
    aon_play(n, act->side, act->a);
    aon_top(n)->local = ARMIES;
}

/* [CARD-OUT-OF-FAVOR.1] */
static const bt_reason *
refuse_name(const aon *n, const bt_act *act)
{
    const bt_reason *reason = aon_refuse_card(n, act, AON_IN_CAMPAIGN);

    if (reason)
        return reason;
    return aon_title_of(n, act->a) == AON_OUT_OF_FAVOR
               ? aon_refuse_out_of_favor(n, act)
               : REFUSE_OF(WRONG_PHASE, aon_title_of(n, act->a));
}

/* ---- the end of it -------------------------------------------------------------------------- */

static const bt_reason *
refuse_pass(const aon *n, const bt_act *act)
{
    (void)act;
    return aon_top(n)->local ? REFUSE(MAJOR_CAMPAIGN) : NULL;
}

/* [AON-11.5] */
static void
do_pass(aon *n, const bt_act *act)
{
    AON_EVENT(n, PASSED, "AON-11.5", act->side, 0, 0, 0);
    aon_top(n)->step = OVER;
}

static const bt_reason *
refuse_done(const aon *n, const bt_act *act)
{
    (void)act;
    return aon_top(n)->local ? NULL : REFUSE(NO_CAMPAIGN);
}

static void
do_done(aon *n, const bt_act *act)
{
    (void)act;
    aon_top(n)->step = FIGHTING;
}

/* [AON-11.6] All moves come before the first battle. */
static void
begin_battles(aon *n, bt_side side)
{
    n->s->fields = aon_contested(n);
    if (!bt_set_is_empty(&n->s->fields))
        aon_push(n, AON_P_BATTLES, side);
}

void
aon_begin_fighting(aon *n, bt_side side)
{
    n->s->acted |= (uint8_t)bt_side_bit(side);
    aon_push(n, AON_P_ACTION, side);
    aon_top(n)->step = FIGHTING;
}

static void
end_action(aon *n)
{
    aon_state *s = n->s;

    s->pinned = (bt_units){ { 0 } };
    s->fields = (bt_set){ { 0 } };
    memset(s->origin, BT_AREA_NONE, (size_t)n->printed->unit_count);
    aon_pop(n);
}

static bool
action_waits(aon *n)
{
    bt_frame *frame = aon_top(n);
    bt_side side = (bt_side)frame->side;

    switch (frame->step++) {
    case CHOOSING:
        frame->step = CHOOSING;
        return true;
    case PAYING:
        aon_push(n, AON_P_PAYMENT, side);
        return false;
    case SLOWING:
        aon_push(n, AON_P_MUD, aon_other(side));
        return false;
    case MARCHING:
        n->s->reach = (uint8_t)aon_allowance(n);
        if (!n->s->reach)
            AON_EVENT(n, STUCK, "CARD-MUD.1", n->s->leader, aon_here(n), 0, 0);
        aon_push(n, AON_P_MARCH, side);
        return false;
    case MOVED:
        aon_end_move(n);
        frame->local = (uint8_t)(frame->local ? frame->local - 1 : 0);
        frame->step = frame->local ? CHOOSING : FIGHTING;
        return false;
    case FIGHTING:
        begin_battles(n, side);
        return false;
    case AON_UNPAID:
        aon_end_move(n);
        frame->step = CHOOSING;
        return false;
    default:
        end_action(n);
        return false;
    }
}

/* Who is on the map, where somebody can pay for a move. */
static bt_units
marchers(const aon *n, bt_side side)
{
    bt_units found = { { 0 } };

    if (!aon_can_pay(n, side))
        return found;
    for (bt_units left = bt_units_minus(aon_corps_of(n, side), n->s->pinned);
         !bt_units_is_empty(&left);) {
        bt_unit unit = bt_units_take(&left);
        if (aon_on_map(n->s, unit))
            bt_units_add(&found, unit);
    }
    return found;
}

static void
list_action(const bt_list *l)
{
    bt_try_set(l, AON_A_PLAY, l->play->s->hand[l->side]);
    aon_list_out_of_favor(l);
    bt_try(l, AON_A_PASS, 0, 0);
    bt_try(l, AON_A_DONE, 0, 0);
    bt_try_units(l, AON_A_MARCH, marchers(l->play, l->side));
}

static bool
can_march(const aon *n, bt_side side)
{
    bt_act act = { .side = side, .code = AON_A_MARCH };

    for (bt_units left = marchers(n, side); !bt_units_is_empty(&left);) {
        act.a = bt_units_take(&left);
        if (!aon_refuse_march(n, &act))
            return true;
    }
    return false;
}

/* A side without cards has its free move at the most; one with nobody on the mainland not even that. */
static void
ask_single(const aon *n, bt_side side, bt_buf *out)
{
    bool cards = !bt_set_is_empty(&n->s->hand[side]);

    if (!aon_can_pay(n, side))
        aon_say(n, BT_MSG("There is neither a free move nor a card to pay one with. Pass."), out);
    else if (!can_march(n, side))
        aon_say(n,
                cards ? BT_MSG("None of your corps can march now. Play a card, or pass.")
                      : BT_MSG("None of your corps can march now. Pass."),
                out);
    else
        aon_say(n,
                cards ? BT_MSG("Move an army, play a card, or pass.")
                      : BT_MSG("Move an army, or pass."),
                out);
}

/* [CARD-MAJOR-CAMPAIGN.1] */
static void
ask_action(const aon *n, const bt_view *view, bt_buf *out)
{
    const bt_frame *frame = bt_frames_peek(&n->s->frames);
    bt_side side = (bt_side)frame->side;

    (void)view;
    if (!frame->local)
        ask_single(n, side, out);
    else if (!aon_can_pay(n, side))
        aon_say(n, BT_MSG("Major Campaign: nothing is left to pay another move with. Be done."),
                out);
    else if (!can_march(n, side))
        aon_say(n, BT_MSG("Major Campaign: none of your corps can march any more. Be done."), out);
    else
        BT_SAY(out, n->game, BT_MSG("Major Campaign: move an army ({0} still may), or be done."),
               bt_arg_number(frame->local));
}

static bool
action_holds(const aon *n, const bt_frame *frame, bt_error *err)
{
    (void)n;
    if (frame->step >= STEPS || frame->local > ARMIES)
        return bt_fail(err, BT_EDATA, "there is no such action [AON-11.2]"), false;
    return true;
}

const bt_room aon_room_action = {
    .waits = action_waits,
    .deeds = (const bt_deed[]){ { AON_A_PLAY, refuse_play, do_play },
                                { AON_A_NAME, refuse_name, aon_do_out_of_favor },
                                { AON_A_PASS, refuse_pass, do_pass },
                                { AON_A_DONE, refuse_done, do_done },
                                { AON_A_MARCH, aon_refuse_march, do_march },
                                { 0 } },
    .list = list_action,
    .ask = ask_action,
    .stands = aon_owned,
    .holds = action_holds,
    .rule = "AON-11.2",
};
