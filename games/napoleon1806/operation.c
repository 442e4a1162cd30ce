/*
 * operation.c - one operation after the other; chapters C5, C6 and C9.
 *
 *     which kind, which blocks                [C5.2] [C6.1] [C8.1] [C9.1]
 *     Reaction                                [C1.19]
 *     rain                                    [E-RAIN.2]
 *     Move, Moving Attack: the movement card, the cards played on it, the march,
 *         Fatigue, and the fatigue of the move
 *     Combat, Moving Attack: the combat
 *     turning over, Coordination
 */
#include "operation.h"
#include "cards.h"
#include "combat.h"
#include "fog.h"
#include "points.h"
#include "position.h"
#include "share.h"
#include "wear.h"

#include <berthier/say.h>

/* ---- which ------------------------------------------------------------- */

static const bt_reason *
refuse_block(const n06 *n, const bt_act *act)
{
    if (n06_side_of(n->printed, (bt_unit)act->a) != act->side)
        return REFUSE(NOT_OWN);
    if (!n06_on_map(n->s, (bt_unit)act->a))
        return REFUSE(NOT_ON_MAP);
    return bt_units_has(&n->s->activated, (bt_unit)act->a) ? REFUSE(ACTIVATED) : NULL;
}

/* [C1.3] [A56] Are the blocks the last companions of a commander who cannot go along? */
static bool
strands_commander(const n06 *n, bt_side side, bt_units leaving)
{
    bt_area area = (bt_area)n->s->places[bt_units_first(&leaving)];
    uint32_t commander = n06_blocks(n, side, area) & n06_bits(n->printed->commanders);

    return (commander & n06_bits(n->s->activated)) &&
           n06_leaves_commander(n, side, area, n06_bits(leaving));
}

const bt_reason *
n06_refuse_move(const n06 *n, const bt_act *act)
{
    const bt_reason *reason = refuse_block(n, act);

    if (reason)
        return reason;
    if (n->printed->blocks[act->a].kind == N06_COMMANDER)
        return REFUSE(COMMANDER_LEADS);
    return strands_commander(n, act->side, n06_units(UINT32_C(1) << act->a))
               ? REFUSE(COMMANDER_ALONE)
               : NULL;
}

const bt_reason *
n06_refuse_fight(const n06 *n, const bt_act *act)
{
    const bt_reason *reason = refuse_block(n, act);

    if (reason)
        return reason;
    if (!n06_is_corps(n->printed, (bt_unit)act->a))
        return n->printed->blocks[act->a].kind == N06_COMMANDER ? REFUSE(COMMANDER_LEADS)
                                                                : REFUSE(VEDETTES);
    return n06_contested(n, (bt_area)n->s->places[act->a]) ? NULL : REFUSE(NO_ENEMY);
}

const bt_reason *
n06_refuse_assault(const n06 *n, const bt_act *act)
{
    const bt_reason *reason = n06_refuse_move(n, act);

    if (reason)
        return reason;
    return n06_is_corps(n->printed, (bt_unit)act->a) ? NULL : REFUSE(VEDETTES);
}

static void
begin(n06 *n, const bt_act *act, n06_operation kind)
{
    bt_frames *frames = &n->s->frames;

    bt_units_add(&n->s->stack, (bt_unit)act->a);
    bt_frames_push(frames, N06_P_OPERATION, act->side);
    bt_frames_top(frames)->local = (uint8_t)kind;
    bt_frames_push(frames, N06_P_GATHER, act->side);
}

void
n06_do_move(n06 *n, const bt_act *act)
{
    begin(n, act, N06_MOVE_OP);
}

static void
do_fight(n06 *n, const bt_act *act)
{
    begin(n, act, N06_COMBAT_OP);
}

static void
do_assault(n06 *n, const bt_act *act)
{
    begin(n, act, N06_ASSAULT_OP);
}

static void
pass(n06 *n, bt_side side, const char *rule)
{
    n->s->passed = (uint8_t)(n->s->passed | bt_side_bit(side));
    N06_EVENT(n, PASSED, rule, side, 0, 0, 0);
    bt_frames_top(&n->s->frames)->side = n06_other(side);
}

static void
do_pass(n06 *n, const bt_act *act)
{
    pass(n, act->side, "C5.3");
}

/* [C5.6] [G2.1] That a side passes of itself, or does not, tells whether the one block it could
 * still activate is its commander. */
static void
tell_whether_alone(n06 *n, bt_side side)
{
    uint32_t fresh = n06_present(n, side) & ~n06_bits(n->s->activated);
    uint32_t own = n06_bits(n->printed->of_side[side]) & n06_bits(n->printed->commanders);

    if (n06_count(fresh) != 1)
        return;
    n06_tell(n);
    n06_trace_last_fresh(n, (bt_unit)__builtin_ctz(own), (bt_unit)__builtin_ctz(fresh));
}

/* [C5.3] [C5.5] [C5.6] */
static bool
operations_wait(n06 *n)
{
    bt_frame *frame = bt_frames_top(&n->s->frames);

    if (n->s->passed == 3) {
        n->s->passed = 0;
        bt_frames_pop(&n->s->frames);
        return false;
    }
    if (n->s->passed >> frame->side & 1)
        frame->side = n06_other(frame->side);
    tell_whether_alone(n, frame->side);
    if (n06_able(n, frame->side))
        return true;
    pass(n, frame->side, "C5.6");
    return false;
}

/* ---- the stack ---------------------------------------------------------- */

const bt_reason *
n06_refuse_companion(const n06 *n, const bt_act *act, bt_units with)
{
    const n06_block *block = &n->printed->blocks[act->a];
    bt_unit first = bt_units_first(&with);
    bool vedettes = !n06_corps_of(n, with);

    if (block->side != act->side)
        return REFUSE(NOT_OWN);
    if (bt_units_has(&with, (bt_unit)act->a))
        return REFUSE(IN_STACK);
    if (n->s->places[act->a] != n->s->places[first])
        return REFUSE(OTHER_AREA_BLOCK);
    return (block->kind == N06_VEDETTE) == vedettes ? NULL : REFUSE(VEDETTES_ALONE);
}

static const bt_reason *
refuse_join(const n06 *n, const bt_act *act)
{
    const bt_frame *frame = bt_frames_peek(&n->s->frames);
    const bt_reason *reason = n06_refuse_companion(n, act, n->s->stack);

    if (reason)
        return reason;
    if (bt_units_has(&n->s->activated, (bt_unit)act->a))
        return REFUSE(ACTIVATED);
    if (frame[-1].local == N06_COMBAT_OP)
        return NULL;
    return strands_commander(n, act->side, n06_units(n06_bits(n->s->stack) | UINT32_C(1) << act->a))
               ? REFUSE(COMMANDER_ALONE)
               : NULL;
}

static void
do_join(n06 *n, const bt_act *act)
{
    bt_units_add(&n->s->stack, (bt_unit)act->a);
}

/* [C1.2] [C1.3] Nobody leaves a commander by himself. */
static const bt_reason *
refuse_go(const n06 *n, const bt_act *act)
{
    const bt_frame *frame = bt_frames_peek(&n->s->frames);

    if (frame[-1].local == N06_COMBAT_OP)
        return NULL;
    return n06_leaves_commander(n, act->side, n06_stack_area(n), n06_bits(n->s->stack))
               ? REFUSE(COMMANDER_ALONE)
               : NULL;
}

/* [C5.1] [G2.1] In the fog the other side is told how many blocks set out. */
static void
announce(n06 *n, bt_side side, n06_operation kind)
{
    static const char *const rules[] = {
        [N06_MOVE_OP] = "C6.1",
        [N06_COMBAT_OP] = "C8.1",
        [N06_ASSAULT_OP] = "C9.1",
    };

    N06_EVENT(n, BEGINS, rules[kind], side, kind, n06_stack_area(n), 0);
    for (bt_units left = n->s->stack; !bt_units_is_empty(&left);) {
        bt_unit unit = bt_units_take(&left);
        N06_FACE_EVENT(n, JOINS, kind == N06_COMBAT_OP ? "C8.2" : "C6.1", unit, 0, 0, 0);
    }
    if (n06_is_grognard(n))
        N06_EVENT(n, SETS_OUT, "G2.1", bt_units_count(&n->s->stack), 0, 0, 0);
}

static void
do_go(n06 *n, const bt_act *act)
{
    const bt_frame *frame = bt_frames_peek(&n->s->frames);

    announce(n, act->side, (n06_operation)frame[-1].local);
    n06_tell(n);
    n->s->target = n06_stack_area(n);
    bt_frames_pop(&n->s->frames);
    n06_trace_set_out(n, (n06_operation)frame[-1].local);
}

/* ---- the fatigue of a move [C6.13] - [C6.19] ---------------------------- */

static int
ease_of(const n06 *n)
{
    int sum = 0;

    for (bt_units left = n->s->stack; !bt_units_is_empty(&left);)
        sum += n->printed->blocks[bt_units_take(&left)].ease;
    return sum;
}

/*
 * [C6.13] for each corps, [C6.15] [C6.16] for the stack, [C6.17] from the card, less [C6.18].
 * Vedettes take none of it, whatever the card [E-FATIGUE.2].
 */
int
n06_move_fatigue(const n06 *n, bt_side side)
{
    const n06_state *s = n->s;
    bt_side other = n06_other(side);
    int corps = n06_count(n06_corps_of(n, s->stack));
    int total = s->used > 3 ? (s->used - 3) * corps : 0;

    if (s->steps)
        total += s->from_contested + n06_contested(n, n06_stack_area(n));
    if (n06_in_force(n, other, N06_FATIGUE))
        total += n->printed->cards[s->played[other]].amount;
    total -= ease_of(n);
    return total > 0 ? total : 0;
}

static bool
move_tires(const n06 *n, bt_side side)
{
    const n06_state *s = n->s;

    return s->used > 3 || n06_in_force(n, n06_other(side), N06_FATIGUE) ||
           (s->steps && (s->from_contested || n06_contested(n, n06_stack_area(n))));
}

/* ---- from stage to stage ------------------------------------------------ */

/* [E-RAIN.2] Rain falls on what is activated, before anything else. */
static void
rain(n06 *n, bt_side side)
{
    if (n06_lasts(n, N06_RAIN))
        n06_share_freely(n, n->s->stack, 1, side, N06_BY_RAIN);
}

static void
begin_march(n06 *n, bt_side side)
{
    int points = n06_movement_points(n, NULL);
    bt_area area = n06_stack_area(n);

    n->s->mp = (uint8_t)(points > 0 ? points : 0);
    n->s->used = n->s->steps = 0;
    n->s->from_contested = n06_contested(n, area);
    n->s->origin = area;
    bt_events_add(n->events, N06_EV_POINTS, n06_counting(n, bt_units_first(&n->s->stack)), "C6.3",
                  n->s->mp, 0, 0, 0);
    bt_frames_push(&n->s->frames, N06_P_MARCH, side);
}

static void
begin_combat(n06 *n, bt_frame *frame)
{
    bt_area area = n06_stack_area(n);

    /* [C9.5] A Moving Attack that has come upon no enemy was a Move. */
    if (frame->local == N06_MOVE_OP || !n06_corps_of(n, n->s->stack) || !n06_contested(n, area))
        return;
    if (frame->local == N06_ASSAULT_OP && !n->s->steps)
        return; /* [A53] it has not entered */
    n->s->target = area;
    n06_begin_combat(n, frame->side);
}

static void
end_operation(n06 *n, bt_side side)
{
    n06_state *s = n->s;
    bool again = n06_in_force(n, side, N06_COORDINATION);

    n06_clear_table(n);
    s->stack = (bt_units){ { 0 } };
    s->mp = s->used = s->steps = s->from_contested = 0;
    s->origin = s->target = BT_AREA_NONE;
    bt_frames_pop(&s->frames);
    if (again)
        N06_EVENT(n, AGAIN, "E-COORDINATION.1", side, 0, 0, 0);
    bt_frames_top(&s->frames)->side = again ? side : n06_other(side);
}

static bool
is_over(const n06 *n)
{
    return bt_units_is_empty(&n->s->stack);
}

/* Marching stages are left out by a Combat, and all by a stack that is no more. */
static bool
leaves_out(const n06 *n, const bt_frame *frame)
{
    bool marching = frame->step >= N06_OP_MOVEMENT_CARD && frame->step <= N06_OP_TIRED;

    if (frame->step >= N06_OP_TURNED)
        return false;
    return (marching && frame->local == N06_COMBAT_OP) ||
           (frame->step > N06_OP_ANNOUNCED && is_over(n));
}

static void
go_on_operating(n06 *n)
{
    bt_frame *frame = bt_frames_top(&n->s->frames);
    bt_side side = frame->side;

    while (leaves_out(n, frame))
        frame->step++;
    switch (frame->step++) {
    case N06_OP_ANNOUNCED:
        n06_open_window(n, N06_W_START);
        return;
    case N06_OP_RAINED:
        rain(n, side);
        return;
    case N06_OP_MOVEMENT_CARD:
        n06_turn_over(n, side, 1);
        return;
    case N06_OP_SET_OUT:
        n06_discard_turned(n);
        n06_open_window(n, N06_W_SET_OUT);
        return;
    case N06_OP_MARCHING:
        begin_march(n, side);
        return;
    case N06_OP_HALTED:
        if (n->s->steps)
            n06_open_window(n, N06_W_HALT);
        return;
    case N06_OP_TIRED:
        if (move_tires(n, side))
            n06_share_evenly(n, n->s->stack, n06_move_fatigue(n, side), side, N06_BY_MOVE);
        return;
    case N06_OP_FIGHTING:
        begin_combat(n, frame);
        return;
    case N06_OP_TURNED:
        n06_activate(n, n->s->stack, "C6.20");
        n06_open_window(n, N06_W_FINISH);
        return;
    default:
        end_operation(n, side);
    }
}

/* ---- rooms -------------------------------------------------------------- */

static void
list_operations(const bt_list *l)
{
    bt_set able = n06_set(n06_able(l->play, l->side));

    bt_try_set(l, N06_A_MOVE, able);
    bt_try_set(l, N06_A_FIGHT, able);
    bt_try_set(l, N06_A_ASSAULT, able);
    bt_try(l, N06_A_PASS, 0, 0);
}

const bt_room n06_room_operations = {
    .waits = operations_wait,
    .deeds = (const bt_deed[]){ { N06_A_MOVE, n06_refuse_move, n06_do_move },
                                { N06_A_FIGHT, n06_refuse_fight, do_fight },
                                { N06_A_ASSAULT, n06_refuse_assault, do_assault },
                                /* [C5.7] with blocks left to be activated, too */
                                { N06_A_PASS, bt_refuse_nothing, do_pass },
                                { 0 } },
    .list = list_operations,
    .question = BT_MSG("Carry out an operation: move, fight, moving attack, or pass."),
    .stands = n06_owned,
};

static bool
operation_waits(n06 *n)
{
    go_on_operating(n);
    return false;
}

static bool
operation_holds(const n06 *n, const bt_frame *frame, bt_error *err)
{
    (void)n;
    if (frame->local > N06_ASSAULT_OP)
        return bt_fail(err, BT_EDATA, "there is no such operation [C5.2]"), false;
    return true;
}

const bt_room n06_room_operation = {
    .waits = operation_waits,
    .stands = n06_owned,
    .holds = operation_holds,
};

static void
list_gather(const bt_list *l)
{
    n06_try_companions(l, l->play->s->stack);
    bt_try(l, N06_A_GO, 0, 0);
}

static void
ask_gather(const n06 *n, const bt_view *view, bt_buf *out)
{
    const char *text = BT_MSG("Nobody else can join: go.");
    bt_act act = { .side = bt_frames_peek(&n->s->frames)->side };
    bool joins = false;

    (void)view;
    for (uint32_t left = n06_blocks(n, act.side, n06_stack_area(n)); left; left &= left - 1) {
        act.a = (unsigned)__builtin_ctz(left);
        joins |= !refuse_join(n, &act);
    }
    if (refuse_go(n, &act))
        text = BT_MSG("The commander has to join: no corps would be left with him.");
    else if (joins)
        text = BT_MSG("Who else joins? Then go.");
    bt_buf_add(out, bt_tr(n->game, text));
}

/* By kind of operation: who takes part. */
static const char *
rule_of_stack(const n06 *n)
{
    static const char *const rules[] = {
        [N06_MOVE_OP] = "C6.1",
        [N06_COMBAT_OP] = "C8.2",
        [N06_ASSAULT_OP] = "C9.1",
    };
    return rules[n06_frame(n->s, N06_P_OPERATION)->local];
}

const bt_room n06_room_gather = {
    .deeds = (const bt_deed[]){ { N06_A_JOIN, refuse_join, do_join },
                                { N06_A_GO, refuse_go, do_go },
                                { 0 } },
    .list = list_gather,
    .ask = ask_gather,
    .stands = n06_owned,
    .holds = n06_stack_holds,
    .rule_of = rule_of_stack,
};
