/*
 * marks.c - what a position keeps of something under way, and only then: of a
 * turn, a phase, an operation and its stages, a combat, points being shared.
 *
 * A position from a file that says more could not come about, and play would go
 * wrong over it: a corps under Care that has lost nothing would grow too strong.
 */
#include "marks.h"
#include "position.h"
#include "share.h"

static bool
fail(bt_error *err, const char *text)
{
    bt_fail(err, BT_EDATA, "%s", text);
    return false;
}

static bool
is_set(bt_units units)
{
    return !bt_units_is_empty(&units);
}

/* ---- the turn ----------------------------------------------------------- */

/* [C14.1] Beginners hold no cards, and no event works. */
static bool
hands_ok(const n06 *n, bt_error *err)
{
    bt_set held = bt_set_or(n->s->hand[N06_FRENCH], n->s->hand[N06_PRUSSIAN]);

    held = bt_set_or(held, n->s->lasting);
    return !n06_option(n, N06_OPTION_HANDS) || bt_set_is_empty(&held) ||
           fail(err, "beginners play without hands and events [C14.1]");
}

/* [C3.5] [C3.6] [E-SECOND-BREATH.1] [E-STRATEGIC-RETREAT.1] Cards that work until the turn ends. */
static bool
lasting_ok(const n06 *n, bt_error *err)
{
    bt_set red = bt_set_and(n->s->lasting, n->printed->red);

    for (bt_set left = n->s->lasting; !bt_set_is_empty(&left);) {
        n06_event event = (n06_event)n->printed->cards[bt_set_take(&left)].event;
        if (event != N06_RAIN && event != N06_SECOND_BREATH && event != N06_STRATEGIC_RETREAT)
            return fail(err, "a card lasts whose event does not [C3.5]");
    }
    if (n06_lasts(n, N06_SECOND_BREATH) && n->s->turn < 5)
        return fail(err, "Second Breath works from turn 5 on [E-SECOND-BREATH.1]");
    return bt_set_count(&red) < 2 || fail(err, "two red cards cancel each other [C3.6]");
}

/* [E-CARE.1] French corps that have lost infantry, until Recovery. */
static bool
cared_ok(const n06 *n, bt_error *err)
{
    for (bt_units left = n->s->cared; is_set(left);) {
        bt_unit unit = bt_units_take(&left);
        if (n06_side_of(n->printed, unit) != N06_FRENCH || !n06_is_corps(n->printed, unit) ||
            n->s->infantry[unit] >= n->printed->blocks[unit].infantry)
            return fail(err, "Care is for a French corps that has lost infantry [E-CARE.1]");
    }
    return true;
}

/* [C7.1] [C7.2] The side that was in an area first has no axis there, later comers included. */
static bool
axes_ok(const n06 *n, bt_error *err)
{
    for (bt_area a = 0; a < n->printed->network.area_count; a++)
        if (n->s->axis[N06_FRENCH][a] != BT_LINK_NONE &&
            n->s->axis[N06_PRUSSIAN][a] != BT_LINK_NONE)
            return fail(err, "both sides have an axis of retreat in one area [C7.2]");
    return true;
}

/* [C12.5] [C12.6] While both sides suffer a result together, control waits until both have. */
static bool
control_ok(const n06 *n, bt_error *err)
{
    if (n06_frame(n->s, N06_P_COMBAT) || n06_frame(n->s, N06_P_RECOVERY) ||
        n->s->winner != BT_SIDE_NONE)
        return true;
    for (int i = 0; i < n->printed->prize_count; i++) {
        bt_area area = n->printed->prizes[i].area;
        bt_side side = n->s->control[i];
        if (!n06_blocks(n, side, area) && n06_blocks(n, n06_other(side), area))
            return fail(err, "a victory area is held by the side that is not there [C12.5]");
    }
    return true;
}

/* [C12.8] [C12.9] [C5.5] */
static bool
points_ok(const n06 *n, bt_error *err)
{
    const n06_state *s = n->s;

    if (s->winner == BT_SIDE_NONE && s->vp == N06_VP_MAX)
        return fail(err, "the victory points have decided the game [C12.8]");
    if (s->winner == BT_SIDE_NONE && s->vp == 0)
        return fail(err, "the victory points have decided the game [C12.9]");
    if (s->passed == N06_BOTH || (s->passed && !n06_frame(s, N06_P_OPERATIONS)))
        return fail(err, "sides have passed that carry out no operations now [C5.5]");
    if (is_set(s->refitted) && !n06_frame(s, N06_P_RECOVERY))
        return fail(err, "cards are spent on corps in Recovery only [C11.3]");
    return true;
}

/* ---- an operation ------------------------------------------------------- */

/* The stage that opens what is open now; the one after it comes next.  -1: none does. */
static int
stage_of(const bt_frame *open)
{
    switch (open->procedure) {
    case N06_P_WINDOW:
        return open->step == N06_W_START     ? N06_OP_ANNOUNCED
               : open->step == N06_W_SET_OUT ? N06_OP_SET_OUT
               : open->step == N06_W_HALT    ? N06_OP_HALTED
               : open->step == N06_W_FINISH  ? N06_OP_TURNED
                                             : -1;
    case N06_P_SHARE:
        return open->step == N06_BY_RAIN   ? N06_OP_RAINED
               : open->step == N06_BY_MOVE ? N06_OP_TIRED
                                           : -1;
    case N06_P_TURN_OVER:
        return N06_OP_MOVEMENT_CARD;
    case N06_P_MARCH:
        return N06_OP_MARCHING;
    case N06_P_COMBAT:
        return N06_OP_FIGHTING;
    default:
        return -1;
    }
}

/* What is open belongs to this operation, and to this point of it. */
static bool
is_at_its_stage(const bt_frame *frame, const bt_frame *open)
{
    int stage = stage_of(open);
    bool marching = stage >= N06_OP_MOVEMENT_CARD && stage <= N06_OP_TIRED;

    if (open->procedure == N06_P_GATHER)
        return open->side == frame->side && frame->step == N06_OP_ANNOUNCED;
    if ((open->procedure == N06_P_MARCH || open->procedure == N06_P_COMBAT) &&
        open->side != frame->side)
        return false;
    return stage >= 0 && frame->step == stage + 1 && !(marching && frame->local == N06_COMBAT_OP) &&
           !(stage == N06_OP_FIGHTING && frame->local == N06_MOVE_OP);
}

static bool
stage_ok(const n06 *n, bt_error *err)
{
    const bt_frame *operation = n06_frame(n->s, N06_P_OPERATION);

    if (!operation)
        return true;
    if (operation[-1].side != operation->side)
        return fail(err, "an operation is of the side whose turn it is [C5.1]");
    return operation == bt_frames_peek(&n->s->frames) ||
           is_at_its_stage(operation, operation + 1) ||
           fail(err, "an operation has not come to that [C5.2]");
}

/* [C6.1] Blocks of one side that stand in one area. */
static bool
is_together(const n06 *n, bt_units units, bt_side side)
{
    return !is_set(units) ||
           !(n06_bits(units) & ~n06_blocks(n, side, (bt_area)n->s->places[bt_units_first(&units)]));
}

static bool
set_out_ok(const n06 *n, bt_units units, bt_side side, bt_error *err)
{
    uint32_t vedettes = n06_bits(units) & n06_bits(n->printed->vedettes);

    if (!is_together(n, units, side))
        return fail(err, "a stack is of one side and stands in one area [C6.1]");
    return !vedettes || vedettes == n06_bits(units) ||
           fail(err, "vedettes and corps do not move together [G3.1]");
}

/* [C1.13] The event of an operation lies open until that ends; that of a plan is done with. */
static bool
played_ok(const n06 *n, bt_error *err)
{
    const n06_state *s = n->s;
    bool operating = n06_frame(s, N06_P_OPERATION) != NULL;

    for (int side = 0; side < 2; side++) {
        uint8_t card = s->played[side];
        bool open = n06_frame(s, N06_P_INITIATIVE) != NULL;
        if (card == N06_CARD_NONE)
            open = !(s->cancelled >> side & 1);
        else if (operating)
            open = bt_set_has(&s->table[side], card);
        if (!open)
            return fail(err, "an event is in force that has not been played [C1.13]");
    }
    return s->pending == N06_CARD_NONE || operating ||
           fail(err, "a card is being played outside an operation [C1.11]");
}

static bool
stack_ok(const n06 *n, bt_error *err)
{
    const bt_frame *operation = n06_frame(n->s, N06_P_OPERATION);
    bt_units turned = bt_units_and(n->s->stack, n->s->activated);

    if (!operation)
        return true;
    if (is_set(turned) && operation->step <= N06_OP_FIGHTING)
        return fail(err, "a stack has been Activated before [C1.5]");
    if (is_set(n->s->slipping) &&
        !set_out_ok(n, n->s->slipping, n06_side_of(n->printed, bt_units_first(&n->s->slipping)),
                    err))
        return false;
    return set_out_ok(n, n->s->stack, operation->side, err);
}

static bool
operation_ok(const n06 *n, bt_error *err)
{
    const n06_state *s = n->s;

    if (n06_frame(s, N06_P_OPERATION))
        return true;
    if (is_set(s->slipping) || s->mp || s->used || s->steps || s->from_contested ||
        s->origin != BT_AREA_NONE || s->link != BT_LINK_NONE)
        return fail(err, "a march goes on outside an operation [C5.2]");
    return s->target == BT_AREA_NONE || n06_frame(s, N06_P_INITIATIVE) ||
           fail(err, "something is aimed at outside an operation [C5.2]");
}

/* ---- a combat ----------------------------------------------------------- */

/* [C8.3] [C9.8] Who fights stands where it is fought, but for the beaten. */
static bool
fighters_ok(const n06 *n, bt_side side, bt_error *err)
{
    bt_units fighting = n->s->fighting[side];

    if (!is_set(fighting))
        return true;
    if (!is_together(n, fighting, side) || n06_bits(fighting) & n06_bits(n->printed->vedettes))
        return fail(err, "corps of one side fight in one area [C8.3]");
    return n->s->loser == side || n->s->places[bt_units_first(&fighting)] == n->s->target ||
           fail(err, "corps fight where there is no combat [C8.3]");
}

static bool
combat_ok(const n06 *n, bt_error *err)
{
    const n06_state *s = n->s;

    if (n06_frame(s, N06_P_COMBAT))
        return fighters_ok(n, N06_FRENCH, err) && fighters_ok(n, N06_PRUSSIAN, err);
    if (s->losses[0] || s->losses[1] || s->tired[0] || s->tired[1] || s->pursuing || s->had_horse ||
        s->loser != BT_SIDE_NONE || s->retreated != BT_AREA_NONE || !bt_set_is_empty(&s->crossed))
        return fail(err, "results stand outside a combat [C8.4]");
    if (is_set(s->revealed))
        return fail(err, "blocks lie face up outside a combat [G2.3]");
    return (!s->fell[0] && !s->fell[1]) || n06_frame(s, N06_P_RECOVERY) ||
           fail(err, "strength points have fallen that count for nobody [C12.1]");
}

/* Points that are laid on corps, or taken off. */
static bool
share_ok(const n06 *n, bt_error *err)
{
    const n06_state *s = n->s;
    bool taken = false;

    if (n06_frame(s, N06_P_SHARE))
        return true;
    for (bt_unit u = 0; u < n->printed->unit_count; u++)
        taken |= s->taken[u] > 0;
    return (!taken && !is_set(s->sharers[0]) && !is_set(s->sharers[1]) && !s->due[0] &&
            !s->due[1] && !s->quota && !s->horse) ||
           fail(err, "points are shared that nobody has suffered [C8.13]");
}

bool
n06_marks_ok(const n06 *n, bt_error *err)
{
    return hands_ok(n, err) && lasting_ok(n, err) && cared_ok(n, err) && axes_ok(n, err) &&
           control_ok(n, err) && points_ok(n, err) && played_ok(n, err) && stage_ok(n, err) &&
           stack_ok(n, err) && operation_ok(n, err) && combat_ok(n, err) && share_ok(n, err);
}
