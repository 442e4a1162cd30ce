/*
 * phases.c - what may be begun in a Movement Phase [5.0] and in a Combat Phase [7.0], and how they
 * end [4.1].
 */
#include <assert.h>
#include <berthier/say.h>

#include "arrivals.h"
#include "attack.h"
#include "contact.h"
#include "departures.h"
#include "duties.h"
#include "entry.h"
#include "movement.h"
#include "plan.h"
#include "view.h"
#include "words.h"

/* ---- the Movement Phase ------------------------------------------------ */

/* Units that may set out. */
static bt_units
movers(const naw *n, bt_side side)
{
    bt_units left = bt_units_minus(n->printed->of_side[side], n->s->moved), able = { { 0 } };

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (!naw_refuse_mover(n, side, u))
            bt_units_add(&able, u);
    return able;
}

static void
list_movement(const bt_list *l)
{
    const naw *n = l->play;
    bt_units due = naw_due(n, l->side);
    bt_units able = movers(n, l->side);
    bt_hex_list hexes;

    naw_list_moves(n, l->side, able, l->out);
    for (bt_units left = due; n->s->crowded == BT_UNIT_NONE && !bt_units_is_empty(&left);) {
        bt_unit u = bt_units_take(&left);
        naw_entry_hexes(n, u, &hexes);
        for (int i = 0; i < hexes.count; i++)
            bt_actions_add(l->out, bt_action_make(NAW_A_ENTER, u, hexes.at[i], 0));
    }
    naw_try_leaving(l, able);
    bt_try_units(l, NAW_A_FORWARD, n->s->tracked);
    bt_try_units(l, NAW_A_DECLINE, due);
    if (naw_option(n, NAW_OPTION_BERNADOTTE))
        bt_try(l, NAW_A_DIVERT, n->s->turn, 0);
    bt_try(l, NAW_A_DONE, 0, 0);
}

/* [14.0a] [14.21] Who has to come on, and who of them may be turned away instead. */
static void
ask_to_enter(const naw *n, bt_side side, bt_units must, bt_buf *out)
{
    bt_units choice = naw_may_decline(n, side, must), bound = bt_units_minus(must, choice);

    if (bt_units_is_empty(&bound)) {
        naw_say_of_names(n,
                         BT_MSG("Move your units; these must come on or be turned away before "
                                "you are done: {0}."),
                         choice, out);
        return;
    }
    naw_say_of_names(n, BT_MSG("Move your units; these must come on before you are done: {0}."),
                     bound, out);
    if (bt_units_is_empty(&choice))
        return;
    bt_buf_add(out, " ");
    naw_say_of_names(n, BT_MSG("These must come on or be turned away: {0}."), choice, out);
}

/* [20.2] A choice of this Game-Turn. */
static void
ask_to_divert(const naw *n, bt_side side, bt_buf *out)
{
    const naw_arrival *group = naw_divertible(n, side, n->s->turn);

    if (naw_refuse_divert(n, &(bt_act){ .side = side, .a = n->s->turn }) ||
        naw_entry_of(n, group)->edge)
        return;
    bt_buf_add(out, " ");
    BT_SAY(out, n->game, "The group due at {0} may be sent to {1} instead.",
           naw_hex_arg(n, naw_entry_of(n, group)->hex), naw_hex_arg(n, group->divert));
}

static void
ask_movement(const naw *n, const bt_view *view, bt_buf *out)
{
    bt_side side = ((const naw_view *)(const void *)view)->viewer;
    bt_units must, may = naw_may_enter(n, side, &must);
    bt_unit crowded = n->s->crowded;

    if (crowded != BT_UNIT_NONE) {
        BT_SAY(out, n->game, "Move {0} off: in {1} another unit has halted upon it.",
               naw_unit_arg(n, crowded), naw_hex_arg(n, n->s->places[crowded]));
        return;
    }
    if (!bt_units_is_empty(&must))
        ask_to_enter(n, side, must, out);
    else if (bt_units_is_empty(&may))
        bt_buf_add(out, bt_tr(n->game, "Move your units. Done ends the phase."));
    else
        naw_say_of_names(
            n, BT_MSG("Move your units; these can come on, or wait: {0}. Done ends the phase."),
            may, out);
    ask_to_divert(n, side, out);
}

/* [5.32] [14.0a] [14.21] The phase ends when nothing due is left undone. */
static const bt_reason *
refuse_done_moving(const naw *n, const bt_act *act)
{
    if (n->s->crowded != BT_UNIT_NONE)
        return REFUSE(STACKED);
    return naw_refuse_waiting(n, act->side);
}

static void
do_done_moving(naw *n, const bt_act *act)
{
    if (act->side == NAW_PRUSSIAN)
        naw_show_plan(n);
    bt_frames_pop(&n->s->frames);
}

static bool
movement_stands(const naw *n, const bt_frame *frame)
{
    return naw_stands(frame, naw_phasing(n->s), 1 + 2 * naw_phasing(n->s));
}

const bt_room naw_room_movement = {
    .deeds = (const bt_deed[]){ { NAW_A_MOVE, naw_refuse_move, naw_do_move },
                                { NAW_A_ENTER, naw_refuse_enter, naw_do_enter },
                                { NAW_A_EXIT, naw_refuse_exit, naw_do_exit },
                                { NAW_A_TRANSIT, naw_refuse_transit, naw_do_transit },
                                { NAW_A_FORWARD, naw_refuse_forward, naw_do_forward },
                                { NAW_A_DECLINE, naw_refuse_decline, naw_do_decline },
                                { NAW_A_DIVERT, naw_refuse_divert, naw_do_divert },
                                { NAW_A_DONE, refuse_done_moving, do_done_moving },
                                { 0 } },
    .list = list_movement,
    .ask = ask_movement,
    .stands = movement_stands,
};

/* ---- the Combat Phase --------------------------------------------------- */

static void
end_combat(naw *n)
{
    n->s->duty = n->s->spent = n->s->silenced = (bt_units){ { 0 } };
    n->s->strained = 0;
    bt_frames_pop(&n->s->frames);
}

static bool
nobody_must_fight(const naw *n)
{
    bt_units pressing = naw_pressing_duties(n);

    return bt_units_is_empty(&pressing);
}

static bool
combat_waits(naw *n)
{
    if (naw_has_attack(n))
        return true;
    assert(nobody_must_fight(n));
    end_combat(n);
    return false;
}

static void
list_combat(const bt_list *l)
{
    bt_try_units(l, NAW_A_ATTACK, naw_attackable(l->play));
    bt_try(l, NAW_A_DONE, 0, 0);
}

static void
ask_combat(const naw *n, const bt_view *view, bt_buf *out)
{
    bt_buf duties = { 0 };

    (void)view;
    if (nobody_must_fight(n)) {
        bt_buf_add(out, bt_tr(n->game, "Choose an enemy to attack, or end the phase."));
        return;
    }
    naw_say_duties(n, &duties);
    BT_SAY(out, n->game, "Choose an enemy to attack; {0}.", bt_arg_text(bt_buf_text(&duties)));
    out->failed |= duties.failed;
    bt_buf_release(&duties);
}

/* [7.0a] [7.11] [7.12] [8.41a] Of two duties the own unit's is told, to either side. */
static const bt_reason *
refuse_duties(const naw *n, const bt_act *act)
{
    bt_units idle = bt_units_and(naw_pressing_duties(n), n->printed->of_side[act->side]);
    bt_units others = bt_units_minus(idle, n->printed->artillery);

    if (nobody_must_fight(n))
        return NULL;
    if (bt_units_is_empty(&idle))
        return REFUSE(ENEMY_FREE);
    return bt_units_is_empty(&others) ? REFUSE(GUN_IDLE) : REFUSE(UNIT_IDLE);
}

static void
do_done_fighting(naw *n, const bt_act *act)
{
    (void)act;
    end_combat(n);
}

static bool
combat_stands(const naw *n, const bt_frame *frame)
{
    return naw_stands(frame, naw_phasing(n->s), 2 + 2 * naw_phasing(n->s));
}

/* [7.11] [7.12] Before the first die nobody has left where it touched an enemy. */
static bool
duty_holds(const naw *n, bt_error *err)
{
    bt_units duty = n->s->duty, contact = naw_in_contact(n);
    bt_units wrong = bt_units_or(bt_units_minus(duty, contact), bt_units_minus(contact, duty));

    if (!bt_units_is_empty(&n->s->spent) || bt_units_is_empty(&wrong))
        return true;
    return bt_fail(err, BT_EDATA, "%s is not bound to fight as it should be [7.1]",
                   n->game->units[bt_units_first(&wrong)].id),
           false;
}

/* [7.82c] Has a gun been displaced?  That needs a combat, and ends beside nobody; who comes beside it
 * later has fought. */
static bool
may_be_silenced(const naw *n, bt_unit unit)
{
    bt_side phasing = naw_phasing(n->s);
    bt_unit near[6];
    int found;

    if (n->printed->side_of[unit] != phasing || !bt_units_has(&n->printed->artillery, unit) ||
        !naw_on_map(n->s, unit) || bt_units_is_empty(&n->s->spent))
        return false;
    found = naw_touching(n, unit, naw_other(phasing), near);
    for (int i = 0; i < found; i++)
        if (!bt_units_has(&n->s->spent, near[i]))
            return false;
    return true;
}

static bool
silenced_hold(const naw *n, bt_error *err)
{
    bt_units left = n->s->silenced;

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (!may_be_silenced(n, u))
            return bt_fail(err, BT_EDATA, "%s cannot have been silenced [7.82c]",
                           n->game->units[u].id),
                   false;
    return true;
}

static bool
combat_holds(const naw *n, const bt_frame *frame, bt_error *err)
{
    if (naw_turn(n) == NAW_NIGHT)
        return bt_fail(err, BT_EDATA, "there is no Combat Phase at night [10.0]"), false;
    if (!duty_holds(n, err) || !silenced_hold(n, err))
        return false;
    if (frame == bt_frames_peek(&n->s->frames) && !naw_has_attack(n))
        return bt_fail(err, BT_EDATA, "a Combat Phase goes on without an attack left"), false;
    return true;
}

const bt_room naw_room_combat = {
    .waits = combat_waits,
    .deeds = (const bt_deed[]){ { NAW_A_ATTACK, naw_refuse_attack, naw_do_attack },
                                { NAW_A_DONE, refuse_duties, do_done_fighting },
                                { 0 } },
    .list = list_combat,
    .ask = ask_combat,
    .stands = combat_stands,
    .holds = combat_holds,
};
