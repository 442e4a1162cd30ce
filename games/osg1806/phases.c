/*
 * phases.c - the two segments of a Movement Phase [2.11] [2.11B2a].
 */
#include "bridges.h"
#include "command.h"
#include "crowd.h"
#include "entry.h"
#include "hold.h"
#include "leaders.h"
#include "morale.h"
#include "movement.h"
#include "stride.h"
#include "vedettes.h"
#include "viewer.h"
#include "words.h"

/* ---- setting out --------------------------------------------------------------------- */

/* [4.1c] Who stands in an enemy's zone is taken up to repulse him, or to work there. */
static const bt_reason *
refuse_taking(const osg *n, bt_unit unit)
{
    return osg_is_pinned(n, osg_alone(unit), n->s->places[unit]) && !osg_has_work(n, unit)
               ? REFUSE(PINNED)
               : NULL;
}

static const bt_reason *
refuse_take(const osg *n, const bt_act *act)
{
    const bt_reason *reason = osg_refuse_mover(n, act->side, (bt_unit)act->a);
    bt_units layers;

    if (!reason)
        return refuse_taking(n, (bt_unit)act->a);
    layers = osg_find_layers(n, act->side);
    return act->a < BT_UNITS_MAX && bt_units_has(&layers, (bt_unit)act->a) ? NULL : reason;
}

static void
do_take(osg *n, const bt_act *act)
{
    osg_take_up(n, (bt_unit)act->a);
}

static const bt_reason *
refuse_move(const osg *n, const bt_act *act)
{
    const bt_reason *reason = osg_refuse_mover(n, act->side, (bt_unit)act->a);
    bt_units one = { { 0 } };

    if (reason)
        return reason;
    bt_units_add(&one, (bt_unit)act->a);
    return act->b < n->printed->atlas.hex_count ? osg_refuse_step(n, one, (bt_hex)act->b)
                                                : REFUSE(NOT_ADJACENT);
}

static void
do_move(osg *n, const bt_act *act)
{
    osg_take_up(n, (bt_unit)act->a);
    osg_take_step(n, n->s->movers, (bt_hex)act->b);
}

static void
list_moves(const bt_list *l)
{
    const osg *n = l->play;
    bt_units able = osg_find_movers(n, l->side), layers = osg_find_layers(n, l->side);

    for (bt_units left = bt_units_or(able, layers); !bt_units_is_empty(&left);) {
        bt_unit u = bt_units_take(&left);
        if (bt_units_has(&layers, u) || !refuse_taking(n, u))
            bt_actions_add(l->out, bt_action_make(OSG_A_TAKE, u, 0, 0));
    }
    for (bt_unit u; (u = bt_units_take(&able)) != BT_UNIT_NONE;) {
        const bt_hex_info *info = &n->printed->atlas.hexes[n->s->places[u]];
        bt_units one = { { 0 } };
        unsigned open;
        bt_units_add(&one, u);
        open = osg_open_steps(n, one);
        for (int i = 0; i < info->side_count; i++)
            if (open >> i & 1)
                bt_actions_add(l->out, bt_action_make(OSG_A_MOVE, u, info->sides[i].to, 0));
    }
}

/* ---- the Command Movement Segment ------------------------------------------------------- */

static void
list_movement(const bt_list *l)
{
    list_moves(l);
    osg_list_entries(l);
    osg_list_breaks(l);
    osg_list_assemblies(l);
    osg_list_packing(l);
    bt_try(l, OSG_A_DONE, 0, 0);
}

/* [3.11a] [3.12a] No hex is left with more than may stack in it, while that can be helped (R147). */
static const bt_reason *
refuse_crowds(const osg *n, const bt_act *act)
{
    bt_units must = osg_must_spread(n, act->side), come = osg_must_come(n, act->side);
    bt_unit first = bt_units_first(&must);

    if (first == BT_UNIT_NONE)
        return bt_units_is_empty(&come) ? NULL : REFUSE(OFFICER_COMES);
    return osg_refuse_stack(n, osg_own_in_hex(n, act->side, n->s->places[first]));
}

/* [15.2b] */
static const bt_reason *
refuse_done_moving(const osg *n, const bt_act *act)
{
    bt_units must = osg_must_enter(n, act->side);

    return bt_units_is_empty(&must) ? refuse_crowds(n, act) : REFUSE(ALL_OR_NONE);
}

static void
do_done(osg *n, const bt_act *act)
{
    (void)act;
    bt_frames_pop(&n->s->frames);
}

/* [19.31] The leader whose test for entry is due, on the morning of entry and on one more. */
static bt_unit
due_test(const osg *n, bt_side side)
{
    for (int i = 0; i < n->printed->arrival_count; i++) {
        const osg_arrival *a = &n->printed->arrivals[i];
        if (a->side == side && a->tested != BT_UNIT_NONE &&
            (n->s->turn == a->turn || n->s->turn == a->last_turn) &&
            osg_is_expected(n, a->tested) && !bt_units_has(&n->s->passed, a->tested) &&
            !bt_units_has(&n->s->checked, a->tested))
            return a->tested;
    }
    return BT_UNIT_NONE;
}

/* [19.31] A test for entry comes first. */
static bool
movement_waits(osg *n)
{
    bt_side side = osg_phasing(n->s);
    bt_unit tested = due_test(n, side);

    if (osg_settle(n) || osg_call_replacement(n, side, true))
        return false;
    if (tested == BT_UNIT_NONE)
        return true;
    bt_frames_push(&n->s->frames, OSG_P_CHECK, BT_SIDE_CHANCE);
    bt_frames_top(&n->s->frames)->local = tested;
    return false;
}

/* Whom the segment is about: who can set out yet, and who stands before the enemy [4.1c]. */
static void
say_movers(const osg *n, const bt_view *view, bt_buf *out)
{
    bt_side side = osg_phasing(n->s);
    bt_units able = { { 0 } }, bound = { { 0 } };
    bt_units left = osg_units_of_viewer(n, view, n->printed->of_side[side]);

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;) {
        bt_units one = { { 0 } };
        bt_units_add(&one, u);
        if (osg_refuse_mover(n, side, u))
            continue;
        if (!osg_is_pinned(n, one, n->s->places[u]))
            bt_units_add(&able, u);
        else if (osg_has_work(n, u))
            bt_units_add(&bound, u);
    }
    osg_say_units(n, BT_MSG("Not moved yet: {0}."), able, out);
    osg_say_units(n, BT_MSG("Before the enemy, where only a Repulse sets free: {0}."), bound, out);
    osg_say_units(n, BT_MSG("Can lay pontoons where they are: {0}."),
                  osg_units_of_viewer(n, view, osg_find_layers(n, side)), out);
    osg_say_units(n, BT_MSG("Too many are in one hex: one of these has to leave it: {0}."),
                  osg_units_of_viewer(n, view, osg_must_spread(n, side)), out);
    osg_say_units(n, BT_MSG("Too many are in one hex, and wait for an officer: {0}."),
                  osg_units_of_viewer(n, view, osg_must_come(n, side)), out);
}

/* It is said only while it can be done. */
static void
say_done(const osg *n, const bt_reason *(*refuse)(const osg *n, const bt_act *act), bt_buf *out)
{
    bt_act act = { .side = osg_phasing(n->s) };

    if (!refuse(n, &act))
        osg_say(n, BT_MSG("Done ends the segment."), out);
}

static void
ask_movement(const osg *n, const bt_view *view, bt_buf *out)
{
    bt_side side = osg_phasing(n->s);
    bt_units must = osg_units_of_viewer(n, view, osg_must_enter(n, side));
    bt_units due = osg_units_of_viewer(n, view, osg_due_to_enter(n, side));
    bt_units able = osg_able_to_enter(n, due);

    osg_say(n, BT_MSG("Move what is in command, one unit or stack after the other."), out);
    say_movers(n, view, out);
    if (bt_units_is_empty(&must))
        osg_say_units(n, BT_MSG("Can come on: {0}."), able, out);
    else
        osg_say_units(n, BT_MSG("To come on too before you are done: {0}."), must, out);
    osg_say_units(n, BT_MSG("Due, but cannot come on now: {0}."), bt_units_minus(due, able), out);
    say_done(n, refuse_done_moving, out);
}

const bt_room osg_room_movement = {
    .waits = movement_waits,
    .deeds = (const bt_deed[]){ { OSG_A_TAKE, refuse_take, do_take },
                                { OSG_A_MOVE, refuse_move, do_move },
                                { OSG_A_ENTER, osg_refuse_enter, osg_do_enter },
                                { OSG_A_FILE, osg_refuse_file, osg_do_file },
                                { OSG_A_BREAK, osg_refuse_break, osg_do_break },
                                { OSG_A_ASSEMBLE, osg_refuse_assemble, osg_do_assemble },
                                { OSG_A_PACK, osg_refuse_pack, osg_do_pack },
                                { OSG_A_DONE, refuse_done_moving, do_done },
                                { 0 } },
    .list = list_movement,
    .ask = ask_movement,
    .rule = "2.11",
};

/* ---- the Individual Movement Segment ------------------------------------------------------- */

/* [7.13] [2.11B2c] */
static const bt_reason *
refuse_rouse(const osg *n, const bt_act *act)
{
    bt_unit unit = (bt_unit)act->a;
    const osg_state *s = n->s;
    const bt_reason *reason;

    if (unit >= n->printed->unit_count || osg_counter_of(n, unit)->side != act->side)
        return REFUSE(NOT_OWN);
    if (!osg_on_map(s, unit))
        return REFUSE(NOT_ON_MAP);
    if (!bt_units_has(&n->printed->combat, unit))
        return REFUSE(NEED_NO_CHECK);
    if (!bt_units_has(&s->out, unit))
        return REFUSE(COMMAND_MOVES_OVER);
    if ((reason = osg_refuse_barred(n, unit)))
        return reason;
    if (bt_units_has(&s->checked, unit))
        return REFUSE(CHECKED);
    return osg_has_initiative(n, unit) ? NULL : REFUSE(NO_INITIATIVE);
}

static void
do_rouse(osg *n, const bt_act *act)
{
    bt_frames_push(&n->s->frames, OSG_P_CHECK, BT_SIDE_CHANCE);
    bt_frames_top(&n->s->frames)->local = (uint8_t)act->a;
}

static void
list_individual(const bt_list *l)
{
    const osg *n = l->play;
    bt_units marked = bt_units_and(osg_on_map_of(n, n->printed->of_side[l->side]), n->s->out);

    list_moves(l);
    marked = bt_units_minus(marked, bt_units_or(n->s->barred, n->s->checked));
    marked = bt_units_and(marked, n->printed->combat); /* for all the rest refuse_rouse has a reason */
    for (bt_unit u; (u = bt_units_take(&marked)) != BT_UNIT_NONE;)
        if (osg_has_initiative(n, u))
            bt_actions_add(l->out, bt_action_make(OSG_A_ROUSE, u, 0, 0));
    osg_list_breaks(l);
    osg_list_assemblies(l);
    bt_try(l, OSG_A_DONE, 0, 0);
}

/* Nobody is asked when all are in command as it begins.  Later its end is announced, since who is out of
 * command its own side alone knows [1.5a]. */
static bool
individual_waits(osg *n)
{
    bt_frame *top = bt_frames_top(&n->s->frames);
    bt_units out = bt_units_and(n->s->out, n->printed->of_side[osg_phasing(n->s)]);

    if (osg_settle(n))
        return false;
    if (top->step || !bt_units_is_empty(&out)) {
        top->step = 1;
        return true;
    }
    bt_frames_pop(&n->s->frames);
    return false;
}

static void
ask_individual(const osg *n, const bt_view *view, bt_buf *out)
{
    bt_side side = osg_phasing(n->s);
    bt_units able = { { 0 } };

    for (bt_units left = n->printed->of_side[side]; !bt_units_is_empty(&left);) {
        bt_act act = { .side = side, .a = bt_units_take(&left) };
        if (!refuse_rouse(n, &act))
            bt_units_add(&able, (bt_unit)act.a);
    }
    able = osg_units_of_viewer(n, view, able);
    osg_say(n,
            BT_MSG("Now officers out of command move, and units that act on their own initiative."),
            out);
    say_movers(n, view, out);
    osg_say_units(n, BT_MSG("May try their initiative: {0}."), able, out);
    say_done(n, refuse_crowds, out);
}

const bt_room osg_room_individual = {
    .waits = individual_waits,
    .deeds = (const bt_deed[]){ { OSG_A_TAKE, refuse_take, do_take },
                                { OSG_A_MOVE, refuse_move, do_move },
                                { OSG_A_ROUSE, refuse_rouse, do_rouse },
                                { OSG_A_BREAK, osg_refuse_break, osg_do_break },
                                { OSG_A_ASSEMBLE, osg_refuse_assemble, osg_do_assemble },
                                { OSG_A_DONE, refuse_crowds, do_done },
                                { 0 } },
    .list = list_individual,
    .ask = ask_individual,
    .rule = "2.11B2a",
};
