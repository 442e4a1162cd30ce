/*
 * withdraw.c - the army attacked may leave before the battle [AON-12.10a] [AON-12.10b].
 *
 * Those who stay and fight stand in `picked`; the frame's local is 1 with a Forced March.
 */
#include "withdraw.h"
#include "asked.h"
#include "attrition.h"
#include "cards.h"
#include "country.h"
#include "move.h"
#include "payment.h"
#include "reasons.h"

static bool
is_refuge(const aon *n, bt_side side, bt_area area)
{
    return aon_is_next(n, n->s->field, area) && aon_run_by(n, area) == side &&
           aon_is_free(n, side, area) && area != n->s->origin[n->s->leader];
}

static bt_set
refuges(const aon *n, bt_side side)
{
    bt_set found = { { 0 } };

    for (bt_set left = aon_next_to(n, n->s->field); !bt_set_is_empty(&left);) {
        bt_area area = bt_set_take(&left);
        if (is_refuge(n, side, area))
            bt_set_add(&found, area);
    }
    return found;
}

/* [AON-12.10a] As everybody can see: the leader shows himself.  Ruling 25: who has been attacked before in
 * this action stays. */
bool
aon_might_withdraw(const aon *n, bt_side side)
{
    bt_units army = aon_army(n, side, n->s->field);
    bt_units pinned = bt_units_and(army, n->s->pinned);
    bt_set open = refuges(n, side);

    return !bt_units_is_empty(&army) && bt_units_is_empty(&pinned) && !bt_set_is_empty(&open) &&
           aon_likely_speed(n, side, aon_leader(n, army)) >= n->s->speed;
}

void
aon_offer_withdrawal(aon *n, bt_side side)
{
    if (!aon_might_withdraw(n, side))
        return;
    n->s->picked = (bt_units){ { 0 } };
    aon_push(n, AON_P_WITHDRAW, side);
}

/* ---- what is decided ---------------------------------------------------------- */

static bt_units
attacked(const aon *n)
{
    return aon_army(n, (bt_side)aon_top(n)->side, n->s->field);
}

static bt_unit
leader(const aon *n)
{
    return aon_leader(n, attacked(n));
}

static bool
is_slower(const aon *n)
{
    return n->printed->corps[leader(n)].movement + aon_top(n)->local < n->s->speed;
}

static const bt_reason *
refuse_force(const aon *n, const bt_act *act)
{
    const bt_reason *reason = aon_refuse_force(n, act);

    if (reason)
        return reason;
    return aon_top(n)->local ? REFUSE(FORCED_ALREADY) : NULL;
}

static const bt_reason *
refuse_stay(const aon *n, const bt_act *act)
{
    bt_units army = bt_units_minus(attacked(n), n->s->picked);

    if (!bt_units_has(&army, (bt_unit)act->a))
        return REFUSE(STAYS);
    if (is_slower(n))
        return REFUSE(SLOWER);
    return act->a == leader(n) ? REFUSE(LEADS_AWAY) : NULL;
}

static const bt_reason *
refuse_withdraw(const aon *n, const bt_act *act)
{
    bt_units going = bt_units_minus(attacked(n), n->s->picked);

    if (is_slower(n))
        return REFUSE(SLOWER);
    if (!is_refuge(n, act->side, (bt_area)act->a))
        return REFUSE(NO_REFUGE);
    return bt_units_count(&going) > aon_seniority(n, leader(n)) ? REFUSE(TOO_MANY_GO) : NULL;
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

static void
do_force(aon *n, const bt_act *act)
{
    aon_play(n, act->side, act->a);
    aon_top(n)->local = 1;
}

static void
do_stay(aon *n, const bt_act *act)
{
    bt_units_add(&n->s->picked, (bt_unit)act->a);
}

/* Ruling 23.  They have not attacked, so they have no origin to return to; that they have just come there
 * keeps them from coming back against the same move. */
static void
do_withdraw(aon *n, const bt_act *act)
{
    bt_units going = bt_units_minus(attacked(n), n->s->picked), left = going;
    unsigned causes = AON_BY_GROUND | AON_BY_WINTER | (aon_top(n)->local ? AON_BY_FORCE : 0);

    AON_EVENT(n, WITHDRAWS, "AON-12.10b", act->side, bt_units_count(&going), n->s->field, act->a);
    aon_go(n, going, (bt_area)act->a);
    for (bt_unit unit; (unit = bt_units_take(&left)) != BT_UNIT_NONE;)
        n->s->origin[unit] = BT_AREA_NONE;
    close(n);
    aon_attrition(n, going, (bt_area)act->a, causes);
}

static void
list_withdraw(const bt_list *l)
{
    bt_try(l, AON_A_DECLINE, 0, 0);
    bt_try_set(l, AON_A_FORCE, l->play->s->hand[l->side]);
    bt_try_units(l, AON_A_STAY, attacked(l->play));
    bt_try_set(l, AON_A_WITHDRAW, refuges(l->play, l->side));
}

static bool
withdraw_holds(const aon *n, const bt_frame *frame, bt_error *err)
{
    bt_units army = aon_army(n, (bt_side)frame->side, n->s->field);

    if (frame == aon_top(n) && !bt_units_is_empty(&army) && bt_units_has(&n->s->picked, leader(n)))
        return bt_fail(err, BT_EDATA, "the leader stays, who would lead away [AON-12.10b]"), false;
    return !bt_units_is_empty(&army) ||
           (bt_fail(err, BT_EDATA, "nobody is attacked [AON-12.10b]"), false);
}

static void
ask_withdraw(const aon *n, const bt_view *view, bt_buf *out)
{
    (void)view;
    BT_SAY(out, n->game,
           is_slower(n)
               ? BT_MSG("{1} attacks your army in {0}, which is too slow to withdraw without "
                        "Forced March: stay and fight?")
               : BT_MSG("{1} attacks your army in {0}: withdraw, or stay and fight?"),
           bt_arg_word(n->game->network->areas[n->s->field].name),
           bt_arg_word(n->game->units[n->s->leader].name));
}

const bt_room aon_room_withdraw = {
    .deeds = (const bt_deed[]){ { AON_A_DECLINE, bt_refuse_nothing, do_decline },
                                { AON_A_FORCE, refuse_force, do_force },
                                { AON_A_STAY, refuse_stay, do_stay },
                                { AON_A_WITHDRAW, refuse_withdraw, do_withdraw },
                                { 0 } },
    .list = list_withdraw,
    .ask = ask_withdraw,
    .stands = aon_owned,
    .holds = withdraw_holds,
    .rule = "AON-12.10b",
};
