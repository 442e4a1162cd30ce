/*
 * combat_result.c - what a result brings [11.4]: eliminations and exchanges, retreats, dice for who was
 * surrounded and for trains, leaders left alone, the advance.
 *
 * A result is a procedure of steps: each calls for the decisions and dice that it needs, and goes on when
 * they are done.
 */
#include "advance.h"
#include "combat.h"
#include "combat_odds.h"
#include "hold.h"
#include "leaders.h"
#include "morale.h"
#include "retreat.h"
#include "retreat_ways.h"
#include "stragglers.h"
#include "trains.h"

#include <berthier/say.h>

/* Both sides of the attack in hand, as many as are left. */
typedef struct forces {
    bt_side side[2];   /* the attacker, the defender */
    bt_units units[2]; /* on the map */
} forces;

enum { ATTACKER, DEFENDER };

static forces
in_hand(const osg *n)
{
    int attack = osg_attack_in_hand(n->s);
    forces f = { .side = { osg_phasing(n->s), osg_other(osg_phasing(n->s)) } };

    for (int i = 0; i < 2; i++)
        f.units[i] = osg_on_map_of(n, osg_parties(n, attack, f.side[i]));
    return f;
}

/* ---- eliminations ------------------------------------------------------------------------- */

/* [11.42] How far each could have got away is asked before any is gone. */
static void
eliminate_all(osg *n, bt_units units, const char *rule)
{
    uint8_t escapes[OSG_UNITS_MAX];
    bt_units left = units;

    for (bt_unit u; (u = bt_units_take(&left)) < OSG_UNITS_MAX;)
        escapes[u] = (uint8_t)osg_find_escape(n, u, 1);
    for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE;)
        osg_eliminate(n, u, (osg_escape)escapes[u], rule);
}

/* ---- exchanges [11.4b] [11.41] ------------------------------------------------------------------ */

/* Face value, reduced counters by theirs (ruling R16). */
static int
worth(const osg *n, bt_units units)
{
    int total = 0;

    for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE;)
        total += osg_value(n, u);
    return total;
}

/* [11.41b] The Guard pays for no exchange. */
static bt_units
payers(const osg *n, bt_units force)
{
    return bt_units_minus(force, n->printed->guard);
}

/* All that the stronger side could give up, if that is no more than it owes, else its owner chooses; when the weaker side
 * is gone (R140).  Of equals none is the stronger. */
static void
exchange(osg *n, const forces *f)
{
    int ours = worth(n, f->units[ATTACKER]), theirs = worth(n, f->units[DEFENDER]);
    int stronger = theirs > ours ? DEFENDER : ATTACKER;
    bt_units lost = payers(n, f->units[1 - stronger]), give = payers(n, f->units[stronger]);
    int owed = stronger == ATTACKER ? theirs : ours;

    if (ours == theirs) {
        eliminate_all(n, bt_units_or(lost, give), "11.4b");
        return;
    }
    eliminate_all(n, lost, "11.4b");
    if (worth(n, give) <= owed) {
        eliminate_all(n, give, "11.4b");
        return;
    }
    n->s->exchange = (bt_exchange){ (uint16_t)owed, 0 };
    bt_frames_push(&n->s->frames, OSG_P_EXCHANGE, f->side[stronger]);
}

static const bt_reason *
refuse_lose(const osg *n, const bt_act *act)
{
    int attack = osg_attack_in_hand(n->s);
    bt_unit unit = (bt_unit)act->a;

    if (unit >= n->printed->unit_count || osg_counter_of(n, unit)->side != act->side)
        return REFUSE(NOT_OWN);
    if (n->s->used[unit] != attack || !bt_units_has(&n->printed->troops, unit))
        return REFUSE(NOT_IN_COMBAT);
    if (!osg_on_map(n->s, unit))
        return REFUSE(NOT_ON_MAP);
    return bt_units_has(&n->printed->guard, unit) ? REFUSE(GUARD_STAYS) : NULL;
}

static void
do_lose(osg *n, const bt_act *act)
{
    bt_unit unit = (bt_unit)act->a;

    bt_exchange_pay(&n->s->exchange, osg_value(n, unit));
    eliminate_all(n, osg_alone(unit), "11.4b");
    if (bt_exchange_is_paid(&n->s->exchange))
        bt_frames_pop(&n->s->frames);
}

static void
list_exchange(const bt_list *l)
{
    bt_try_units(l, OSG_A_LOSE, osg_parties(l->play, osg_attack_in_hand(l->play->s), l->side));
}

static void
ask_exchange(const osg *n, const bt_view *view, bt_buf *out)
{
    (void)view;
    BT_SAY(out, n->game, "Give up units worth {0}; {1} paid so far.",
           bt_arg_halves(n->s->exchange.owed), bt_arg_halves(n->s->exchange.paid));
}

static bool
exchange_stands(const osg *n, const bt_frame *frame)
{
    (void)n;
    return frame->side <= OSG_PRUSSIAN && !frame->local && !frame->step;
}

static bool
exchange_holds(const osg *n, const bt_frame *frame, bt_error *err)
{
    bt_units left = osg_on_map_of(
        n, payers(n, osg_parties(n, osg_attack_in_hand(n->s), (bt_side)frame->side)));

    if (bt_exchange_is_paid(&n->s->exchange) || bt_units_is_empty(&left))
        return bt_fail(err, BT_EDATA, "there is nothing to pay in an exchange [11.4b]"), false;
    return true;
}

const bt_room osg_room_exchange = {
    .deeds = (const bt_deed[]){ { OSG_A_LOSE, refuse_lose, do_lose }, { 0 } },
    .list = list_exchange,
    .ask = ask_exchange,
    .stands = exchange_stands,
    .holds = exchange_holds,
    .theirs = REFUSE(THEY_PAY),
    .first = REFUSE(PAY_FIRST),
    .rule = "11.4b",
};

/* ---- retreats [11.4c] -------------------------------------------------------------------------------- */

/* [11.53B] A single infantry unit in a chateau stays. */
static bt_units
without_castled(const osg *n, bt_units units, bt_side side)
{
    for (bt_units left = units; !bt_units_is_empty(&left);) {
        bt_unit u = bt_units_take(&left);
        if (osg_is_castled(n, side, n->s->places[u]))
            bt_units_remove(&units, u);
    }
    return units;
}

/* [13.2] [6.31] Vedettes do not retreat: they are eliminated. */
static void
drive_back(osg *n, bt_units units, int hexes)
{
    eliminate_all(n, bt_units_and(units, n->printed->vedettes), "13.2");
    osg_begin_retreat(n, bt_units_minus(units, n->printed->vedettes), hexes);
}

/* ---- the result as it applies ---------------------------------------------------------------------------- */

/* [16.31] Ar2 too (ruling R67). */
static void
judge_guard(osg *n, osg_result result, const forces *f)
{
    if ((result == OSG_AE || result == OSG_AR || result == OSG_AR2) &&
        bt_units_has(&f->units[ATTACKER], n->printed->guard_infantry)) {
        OSG_EVENT(n, GUARD_RECOILS, "16.31", 0, 0, 0, 0);
        osg_lower_levels(n);
    }
}

static void
carry_out(osg *n)
{
    forces f = in_hand(n);
    osg_result result = osg_result_for(n, f.units[ATTACKER], f.units[DEFENDER],
                                       (osg_result)(n->s->result - 1));
    bt_units beaten = without_castled(n, f.units[DEFENDER], f.side[DEFENDER]);

    if (result != (osg_result)(n->s->result - 1)) {
        n->s->result = (uint8_t)(result + 1);
        OSG_EVENT(n, BECOMES, result == OSG_EX ? "11.53C" : "11.41a", result, 0, 0, 0);
    }
    judge_guard(n, result, &f);
    switch (result) {
    case OSG_AE:
        eliminate_all(n, f.units[ATTACKER], "11.4a");
        break;
    case OSG_DE:
        eliminate_all(n, f.units[DEFENDER], "11.4a");
        break;
    case OSG_EX:
        exchange(n, &f);
        break;
    case OSG_AR:
    case OSG_AR2:
        drive_back(n, f.units[ATTACKER], result == OSG_AR ? 1 : 2);
        break;
    case OSG_DR:
    case OSG_DR2:
        drive_back(n, beaten, result == OSG_DR ? 1 : 2);
        break;
    case OSG_RESULTS:
        break;
    }
}

/* ---- from step to step ----------------------------------------------------------------------------------------- */

/* OTHERS_ADVANCE comes between the two before it; the numbers of those stand in positions. */
enum { CARRY_OUT, RESCUE, TRAINS, LEADERS, ADVANCE, AFTER, OTHERS_ADVANCE };

/* [16.4] */
static bool
call_rescue(osg *n)
{
    bt_unit unit = bt_units_first(&n->s->trapped);

    if (unit == BT_UNIT_NONE)
        return false;
    bt_frames_push(&n->s->frames, OSG_P_RESCUE, BT_SIDE_CHANCE);
    bt_frames_top(&n->s->frames)->local = unit;
    return true;
}

/* [9.13a] [9.13b] A train that is alone where others fought: it follows them, or is lost. */
static bool
call_train(osg *n)
{
    int attack = osg_attack_in_hand(n->s);

    for (bt_units left = n->printed->trains; !bt_units_is_empty(&left);) {
        bt_unit train = bt_units_take(&left);
        bt_side side = osg_counter_of(n, train)->side;
        bool fought_here = false;
        if (!osg_on_map(n->s, train) || osg_has_troops(n, side, n->s->places[train]))
            continue;
        for (bt_units parties = osg_parties(n, attack, side); !bt_units_is_empty(&parties);)
            if (n->s->seen_at[bt_units_take(&parties)] == n->s->places[train])
                fought_here = true;
        if (fought_here) {
            osg_call_straggler(n, train);
            return true;
        }
    }
    return false;
}

/* [11.41b] Has an exchange left troops of both? */
static bool
both_are_left(const osg *n)
{
    forces f = in_hand(n);

    return n->s->result == OSG_EX + 1 && !bt_units_is_empty(&f.units[ATTACKER]) &&
           !bt_units_is_empty(&f.units[DEFENDER]);
}

static void
finish(osg *n)
{
    n->s->column = n->s->result = 0;
    n->s->exchange = (bt_exchange){ 0, 0 };
    bt_frames_pop(&n->s->frames);
}

/* A step that calls for something is taken up again afterwards. */
static bool
result_waits(osg *n)
{
    bt_frame *frame = bt_frames_top(&n->s->frames);

    switch (frame->step) {
    case CARRY_OUT:
        frame->step++;
        carry_out(n);
        return false;
    case RESCUE:
        if (!call_rescue(n))
            frame->step++;
        return false;
    case TRAINS:
        if (!call_train(n))
            frame->step++;
        return false;
    case LEADERS:
        osg_sweep_trains(n);
        if (!osg_settle(n))
            frame->step++;
        return false;
    case ADVANCE:
        frame->step = both_are_left(n) ? OTHERS_ADVANCE : AFTER;
        osg_call_advance(n, osg_victor(n));
        return false;
    case OTHERS_ADVANCE:
        frame->step = AFTER;
        osg_call_advance(n, osg_other(osg_phasing(n->s)));
        return false;
    default:
        osg_sweep_trains(n);
        if (!osg_settle(n))
            finish(n);
        return false;
    }
}

static bool
result_stands(const osg *n, const bt_frame *frame)
{
    return frame->side == osg_phasing(n->s) && osg_is_attack(frame->local) &&
           frame->step <= OTHERS_ADVANCE;
}

static bool
result_holds(const osg *n, const bt_frame *frame, bt_error *err)
{
    bt_units ours = osg_parties(n, frame->local, osg_phasing(n->s));
    bt_units theirs = osg_parties(n, frame->local, osg_other(osg_phasing(n->s)));

    if (bt_units_is_empty(&ours) || bt_units_is_empty(&theirs))
        return bt_fail(err, BT_EDATA, "a combat lacks one of its sides [11.2a]"), false;
    if (!n->s->result || n->s->result > OSG_RESULTS || !n->s->column ||
        n->s->column > n->printed->crt.column_count)
        return bt_fail(err, BT_EDATA, "a combat has no result [11.3]"), false;
    return true;
}

const bt_room osg_room_result = {
    .waits = result_waits,
    .stands = result_stands,
    .holds = result_holds,
    .rule = "11.4a",
};
