/*
 * payment.c - what a move or an interception costs.
 */
#include "payment.h"
#include "asked.h"
#include "cards.h"
#include "corps.h"
#include "field.h"

/* ---- speed with Forced March ------------------------------------------------ */

static int
rating(const aon *n, bt_unit leader)
{
    return n->printed->corps[leader].movement;
}

int
aon_likely_speed(const aon *n, bt_side side, bt_unit leader)
{
    return rating(n, leader) + aon_is_asked_for(n, side, AON_TITLE(AON_FORCED_MARCH));
}

int
aon_best_speed(const aon *n, bt_side side, bt_unit leader)
{
    bt_set cards = aon_held(n, side, AON_FORCED_MARCH);

    return rating(n, leader) + (aon_may_play(n, side) && !bt_set_is_empty(&cards));
}

/* ---- what is paid ------------------------------------------------------------ */

static bool
is_free(const aon *n, bt_side side)
{
    return !(n->s->moved >> side & 1);
}

bool
aon_can_pay(const aon *n, bt_side side)
{
    if (n->s->barred >> side & 1)
        return false;
    return is_free(n, side) || !bt_set_is_empty(&n->s->hand[side]);
}

/* The frame of what is paid for. */
static bt_frame *
payer(const aon *n)
{
    return aon_top(n) - 1;
}

static bool
intercepts(const aon *n)
{
    return payer(n)->procedure == AON_P_INTERCEPT;
}

/* [CARD-FORCED-MARCH.1] Is the interceptor too slow without the card? */
static bool
needs_force(const aon *n)
{
    return intercepts(n) && rating(n, payer(n)->local & (AON_FORCED - 1)) < n->s->speed;
}

static const bt_reason *
refuse_free(const aon *n, const bt_act *act)
{
    if (!is_free(n, act->side))
        return REFUSE(FREE_USED);
    return needs_force(n) ? REFUSE(TOO_SLOW) : NULL;
}

static const bt_reason *
refuse_pay(const aon *n, const bt_act *act)
{
    const bt_reason *reason = aon_refuse_payment(n, act);

    if (reason)
        return reason;
    if (needs_force(n))
        return REFUSE(TOO_SLOW);
    return is_free(n, act->side) ? REFUSE(IS_FREE) : NULL;
}

/* [CARD-FORCED-MARCH.1] Ruling 17: no army has two of them. */
const bt_reason *
aon_refuse_force(const aon *n, const bt_act *act)
{
    const bt_reason *reason = aon_refuse_card(n, act, AON_IN_CAMPAIGN);

    if (reason)
        return reason;
    return aon_title_of(n, act->a) == AON_FORCED_MARCH
               ? NULL
               : REFUSE_OF(WRONG_FORM, aon_title_of(n, act->a));
}

/* [AON-11.3b] Is it for a move of a Major Campaign? */
static bool
is_of_campaign(const aon *n)
{
    return payer(n)->procedure == AON_P_ACTION && payer(n)->local;
}

/* [CARD-MANOEUVRE-SUR-LES-ARRIERES.1] Ruling 29: the move costs its card besides. */
static const bt_reason *
refuse_manoeuvre(const aon *n, const bt_act *act)
{
    const bt_reason *reason = aon_refuse_card(n, act, AON_IN_CAMPAIGN);

    if (reason)
        return reason;
    if (aon_title_of(n, act->a) != AON_MANOEUVRE)
        return REFUSE_OF(WRONG_FORM, aon_title_of(n, act->a));
    if (intercepts(n))
        return REFUSE_OF(CONDITION, AON_MANOEUVRE);
    if (is_free(n, act->side) || bt_set_count(&n->s->hand[act->side]) > 1)
        return NULL;
    return is_of_campaign(n) ? REFUSE(CANNOT_PAY_EACH) : REFUSE(CANNOT_PAY);
}

/* Cards can be played at any time, so the last one may be gone by now. */
static const bt_reason *
refuse_give_up(const aon *n, const bt_act *act)
{
    bt_set forced = aon_held(n, act->side, AON_FORCED_MARCH);

    if (needs_force(n))
        return bt_set_is_empty(&forced) ? NULL : REFUSE(CAN_PAY);
    return aon_can_pay(n, act->side) ? REFUSE(CAN_PAY) : NULL;
}

/* [AON-11.3a] The first of the year is behind this side, whatever it cost: ruling 18. */
static void
settle(aon *n, bt_side side)
{
    n->s->moved = (uint8_t)(n->s->moved | bt_side_bit(side));
    aon_pop(n);
}

static void
do_free(aon *n, const bt_act *act)
{
    AON_EVENT(n, FREE, "AON-11.3a", act->side, 0, 0, 0);
    settle(n, act->side);
}

static void
do_pay(aon *n, const bt_act *act)
{
    const char *rule = is_of_campaign(n) ? "AON-11.3b" : "AON-11.3a";

    aon_pay(n, act->side, act->a, intercepts(n) ? "AON-12.11b" : rule);
    settle(n, act->side);
}

/* [AON-11.3c] [CARD-FORCED-MARCH.2] */
static void
do_force(aon *n, const bt_act *act)
{
    aon_play(n, act->side, act->a);
    if (intercepts(n)) {
        payer(n)->local |= AON_FORCED;
    } else {
        n->s->forced = 1;
        n->s->speed++;
    }
    settle(n, act->side);
}

static void
do_manoeuvre(aon *n, const bt_act *act)
{
    aon_play(n, act->side, act->a);
    n->s->stealth = 1;
}

static void
do_give_up(aon *n, const bt_act *act)
{
    (void)act;
    payer(n)->step = AON_UNPAID;
    aon_pop(n);
}

static void
list_payment(const bt_list *l)
{
    bt_set hand = l->play->s->hand[l->side];

    bt_try(l, AON_A_DECLINE, 0, 0);
    bt_try(l, AON_A_FREE, 0, 0);
    bt_try_set(l, AON_A_PAY, hand);
    bt_try_set(l, AON_A_FORCE, aon_held(l->play, l->side, AON_FORCED_MARCH));
    bt_try_set(l, AON_A_MANOEUVRE, aon_held(l->play, l->side, AON_MANOEUVRE));
}

static const char *
payment_rule(const aon *n)
{
    return intercepts(n) ? "AON-12.11b" : "AON-11.3a";
}

/* The one that leads those who come in, or march off. */
static bt_unit
leader(const aon *n)
{
    return intercepts(n) ? payer(n)->local & (AON_FORCED - 1) : n->s->leader;
}

static const char *
question(const aon *n, bt_side side)
{
    bool in = intercepts(n);

    if (needs_force(n))
        return BT_MSG("{0} is too slow to intercept in {1} without Forced March: play it?");
    if (is_free(n, side))
        return in ? BT_MSG("{0} intercepts in {1}. The first move or interception of the year is "
                           "free: take it so.")
                  : BT_MSG("{0} marches from {1}. The first move or interception of the year is "
                           "free: take it so.");
    if (aon_can_pay(n, side))
        return in ? BT_MSG("{0} intercepts in {1}, which costs a card: which?")
                  : BT_MSG("{0} marches from {1}, which costs a card: which?");
    return in ? BT_MSG("{0} was to intercept in {1}, but nothing is left to pay with: give it up.")
              : BT_MSG("{0} was to march from {1}, but nothing is left to pay with: give it up.");
}

static void
ask_payment(const aon *n, const bt_view *view, bt_buf *out)
{
    bt_unit unit = leader(n);
    uint16_t area = intercepts(n) ? n->s->field : n->s->places[unit];

    (void)view;
    BT_SAY(out, n->game, question(n, (bt_side)bt_frames_peek(&n->s->frames)->side),
           bt_arg_word(n->game->units[unit].name), bt_arg_word(n->game->network->areas[area].name));
}

static bool
payment_holds(const aon *n, const bt_frame *frame, bt_error *err)
{
    bt_unit unit = leader(n);

    (void)frame;
    if (unit >= n->printed->unit_count || !aon_on_map(n->s, unit) ||
        (intercepts(n) && n->s->field == BT_AREA_NONE))
        return bt_fail(err, BT_EDATA, "nobody is there to be paid for [AON-11.3a]"), false;
    return true;
}

const bt_room aon_room_payment = {
    .deeds = (const bt_deed[]){ { AON_A_DECLINE, refuse_give_up, do_give_up },
                                { AON_A_FREE, refuse_free, do_free },
                                { AON_A_PAY, refuse_pay, do_pay },
                                { AON_A_FORCE, aon_refuse_force, do_force },
                                { AON_A_MANOEUVRE, refuse_manoeuvre, do_manoeuvre },
                                { 0 } },
    .list = list_payment,
    .ask = ask_payment,
    .stands = aon_owned,
    .holds = payment_holds,
    .rule_of = payment_rule,
};
