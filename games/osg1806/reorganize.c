/*
 * reorganize.c - bringing eliminated units back into play [6.0].
 */
#include "command.h"
#include "dice.h"
#include "hold.h"
#include "leaders.h"
#include "morale.h"
#include "retreat_ways.h"
#include "team.h"
#include "viewer.h"
#include "words.h"

#define RALLY_DISTANCE 5 /* [6.13a] */

/* [6.13a] The nearest enemy combat unit, vedettes and trains included: lone leaders do not count. */
static bool
is_far_from_enemies(const osg *n, bt_unit leader)
{
    const osg_printed *p = n->printed;
    bt_units left = bt_units_and(p->combat, p->of_side[osg_other(p->counters[leader].side)]);

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (osg_on_map(n->s, u) &&
            bt_hex_range(&p->atlas, n->s->places[u], n->s->places[leader]) < RALLY_DISTANCE)
            return false;
    return true;
}

static const bt_reason *
refuse_leader(const osg *n, bt_side side, bt_unit leader)
{
    if (leader >= n->printed->unit_count || osg_counter_of(n, leader)->side != side)
        return REFUSE(NOT_OWN);
    if (!bt_units_has(&n->printed->leaders, leader))
        return REFUSE(NO_LEADER);
    if (!osg_on_map(n->s, leader))
        return REFUSE(NOT_ON_MAP);
    if (bt_units_has(&n->s->rallied, leader))
        return REFUSE(RALLIED_TWO);
    return is_far_from_enemies(n, leader) ? NULL : REFUSE(ENEMY_NEAR);
}

/* [6.33] Has its formation an officer in this game who was not captured, or one who replaces him? */
static bool
has_officer(const osg *n, uint8_t formation)
{
    bt_units left;

    if (formation == OSG_NO_FORMATION)
        return false;
    left = bt_units_and(n->printed->officers, n->printed->formations[formation].units);
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (osg_on_map(n->s, u) || n->s->places[u] == OSG_RESERVE)
            return true;
    return false;
}

/* [6.13b] [6.33] An officer only the formation's own; commanders and heads of state [5.17b] any, but
 * vedettes of a formation without an officer are for the army's commander alone. */
static const bt_reason *
refuse_pairing(const osg *n, bt_unit leader, bt_unit unit)
{
    const osg_printed *p = n->printed;
    uint8_t formation = p->counters[unit].formation;
    bool commands =
        bt_units_has(&p->commanders, leader) || p->counters[leader].arm == OSG_HEAD_OF_STATE;

    if (!commands)
        return p->counters[leader].formation == formation ? NULL : REFUSE(OTHER_FORMATION);
    if (bt_units_has(&p->vedettes, unit) && !has_officer(n, formation) && leader != p->napoleon &&
        leader != p->brunswick)
        return REFUSE(ARMY_VEDETTE);
    return NULL;
}

/* [13.13b] The vedettes of Light Troops that are still in play have to be there. */
static bool
vedettes_are_there(const osg *n, bt_unit unit, bt_hex hex)
{
    bt_units left = osg_counter_of(n, unit)->vedettes;

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (osg_on_map(n->s, u) && n->s->places[u] != hex)
            return false;
    return true;
}

/* [6.21c] Whom a unit that comes back may displace, so that all others can stay. */
static bool
makes_room(const osg *n, bt_unit back, bt_unit unit, bt_hex hex)
{
    bt_side side = osg_counter_of(n, back)->side;
    bt_units stack = osg_own_in_hex(n, side, hex);

    if (!bt_units_has(&stack, unit) || unit == back || !bt_units_has(&n->printed->combat, unit) ||
        bt_units_has(&n->printed->vedettes, unit))
        return false;
    bt_units_add(&stack, back);
    bt_units_remove(&stack, unit);
    return !osg_refuse_stack(n, stack) && osg_find_escape(n, unit, 1) == OSG_ESCAPE_OPEN;
}

static bool
has_room_maker(const osg *n, bt_unit back, bt_hex hex)
{
    bt_units left = osg_own_in_hex(n, osg_counter_of(n, back)->side, hex);

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (makes_room(n, back, u, hex))
            return true;
    return false;
}

static const bt_reason *
refuse_returning(const osg *n, bt_unit leader, bt_unit unit)
{
    const osg_printed *p = n->printed;
    bt_units back = { { 0 } };
    const bt_reason *reason;

    if (unit >= p->unit_count || p->counters[unit].side != p->counters[leader].side)
        return REFUSE(NOT_OWN);
    if (n->s->places[unit] != OSG_NIGHT_BOX)
        return REFUSE(NOT_AVAILABLE);
    reason = refuse_pairing(n, leader, unit);
    if (reason)
        return reason;
    if (!vedettes_are_there(n, unit, n->s->places[leader]))
        return REFUSE(VEDETTES_AWAY);
    bt_units_add(&back, unit);
    reason = osg_refuse_joining(n, back, p->counters[leader].side, n->s->places[leader]);
    return reason && has_room_maker(n, unit, n->s->places[leader]) ? NULL : reason;
}

static const bt_reason *
refuse_reform(const osg *n, const bt_act *act)
{
    const bt_reason *reason = refuse_leader(n, act->side, (bt_unit)act->a);

    return reason ? reason : refuse_returning(n, (bt_unit)act->a, (bt_unit)act->b);
}

/* Who can still come back. */
static bt_units
in_night_box(const osg *n, bt_side side)
{
    bt_units back = { { 0 } }, left = n->printed->of_side[side];

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (n->s->places[u] == OSG_NIGHT_BOX)
            bt_units_add(&back, u);
    return back;
}

/* The enemy does not see it, but that the segment goes on with nobody left to come back tells of it. */
static void
ask_for_room(osg *n, bt_unit unit)
{
    bt_side side = osg_counter_of(n, unit)->side;
    bt_units back = in_night_box(n, side);

    bt_frames_push(&n->s->frames, OSG_P_ROOM, side);
    bt_frames_top(&n->s->frames)->local = unit;
    n->told |= bt_units_is_empty(&back);
}

/* [6.21b] [6.3] Back at reduced strength, vedettes as they were. */
static void
return_unit(osg *n, bt_unit leader, bt_unit unit)
{
    bt_units vedettes = osg_counter_of(n, unit)->vedettes;
    bt_hex hex = n->s->places[leader];

    for (bt_unit u; (u = bt_units_take(&vedettes)) != BT_UNIT_NONE;)
        if (osg_on_map(n->s, u))
            osg_put_away(n, u, OSG_WITH_PARENT); /* [13.13b] */
    if (!bt_units_has(&n->printed->vedettes, unit))
        bt_units_add(&n->s->reduced, unit);
    osg_place(n, unit, hex);
    osg_regain(n, unit);
    OSG_SECRET(n, osg_counter_of(n, unit)->side, REFORMED, "6.21b", leader, unit, 0, 0);
    if (osg_refuse_stack(n, osg_own_in_hex(n, osg_counter_of(n, unit)->side, hex)))
        ask_for_room(n, unit);
}

/* [6.21a] [6.23] [12.24] A unit of a demoralized formation needs a die. */
static void
do_reform(osg *n, const bt_act *act)
{
    bt_unit leader = (bt_unit)act->a, unit = (bt_unit)act->b;
    osg_state *s = n->s;

    if (bt_units_has(&s->rallying, leader))
        bt_units_add(&s->rallied, leader);
    bt_units_add(&s->rallying, leader);
    if (!osg_is_broken(n, osg_counter_of(n, unit)->formation)) {
        return_unit(n, leader, unit);
        return;
    }
    bt_frames_push(&s->frames, OSG_P_RALLY, BT_SIDE_CHANCE);
    bt_frames_top(&s->frames)->step = leader;
    bt_frames_top(&s->frames)->local = unit;
}

static void
list_reorganize(const bt_list *l)
{
    const osg *n = l->play;
    bt_units able = bt_units_and(n->printed->leaders, n->printed->of_side[l->side]);
    bt_units back = in_night_box(n, l->side), left;

    while (!bt_units_is_empty(&back) && !bt_units_is_empty(&able)) {
        bt_unit leader = bt_units_take(&able);
        if (refuse_leader(n, l->side, leader))
            continue;
        left = back;
        for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
            if (!refuse_returning(n, leader, u))
                bt_actions_add(l->out, bt_action_make(OSG_A_REFORM, leader, u, 0));
    }
    bt_try(l, OSG_A_DONE, 0, 0);
}

/* Who made room there has not moved yet [6.21c]. */
static void
end_rallying(osg *n)
{
    n->s->moved = bt_units_minus(n->s->moved, n->printed->combat);
    bt_frames_pop(&n->s->frames);
}

static void
do_done_rallying(osg *n, const bt_act *act)
{
    (void)act;
    end_rallying(n);
}

/* Nobody is asked while nothing is there to be reorganized. */
static bool
reorganize_waits(osg *n)
{
    bt_units back = in_night_box(n, osg_phasing(n->s));

    if (osg_settle(n) || osg_call_replacement(n, osg_phasing(n->s), false))
        return false;
    if (bt_units_is_empty(&back))
        end_rallying(n);
    return !bt_units_is_empty(&back);
}

/* Whom the viewer's leaders can bring back. */
static bt_units
can_return(const osg *n, const bt_view *view)
{
    bt_side side = osg_phasing(n->s);
    bt_units leaders = bt_units_and(n->printed->leaders, n->printed->of_side[side]);
    bt_units back = in_night_box(n, side), able = { { 0 } };

    leaders = osg_units_of_viewer(n, view, osg_on_map_of(n, leaders));
    for (bt_unit leader; (leader = bt_units_take(&leaders)) != BT_UNIT_NONE;) {
        bt_units left = back;
        for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
            if (!refuse_leader(n, side, leader) && !refuse_returning(n, leader, u))
                bt_units_add(&able, u);
    }
    return able;
}

static void
ask_reorganize(const osg *n, const bt_view *view, bt_buf *out)
{
    bt_units able = can_return(n, view);
    bt_units others = bt_units_minus(in_night_box(n, osg_phasing(n->s)), able);

    osg_say_units(n, BT_MSG("Eliminated units that can come back: {0}."), able, out);
    osg_say_units(n,
                  osg_has_partners(n, osg_phasing(n->s))
                      ? BT_MSG("None of your leaders can bring back now: {0}.")
                      : BT_MSG("No leader can bring back now: {0}."),
                  others, out);
    osg_say(n,
            BT_MSG("A leader five hexes or more from every enemy combat unit returns two at most."),
            out);
    osg_say(n, BT_MSG("Done ends the segment."), out);
}

const bt_room osg_room_reorganize = {
    .waits = reorganize_waits,
    .deeds = (const bt_deed[]){ { OSG_A_REFORM, refuse_reform, do_reform },
                                { OSG_A_DONE, bt_refuse_nothing, do_done_rallying },
                                { 0 } },
    .list = list_reorganize,
    .ask = ask_reorganize,
    .rule = "2.11A1",
};

/* ---- the die of a demoralized formation [12.24] ------------------------------ */

static void
do_rally(osg *n, const bt_act *act)
{
    bt_frame frame = *bt_frames_peek(&n->s->frames);

    bt_frames_pop(&n->s->frames);
    if (act->a < 5) {
        return_unit(n, frame.step, frame.local);
        return;
    }
    osg_put_away(n, frame.local, OSG_LOST);
    OSG_EVENT(n, RALLY_FAILED, "12.24", frame.local, act->a, 0, 0);
}

static bool
rally_holds(const osg *n, const bt_frame *frame, bt_error *err)
{
    if (frame->step >= n->printed->unit_count || frame->local >= n->printed->unit_count ||
        !osg_on_map(n->s, frame->step) || n->s->places[frame->local] != OSG_NIGHT_BOX)
        return bt_fail(err, BT_EDATA, "nobody is being reorganized [12.24]"), false;
    return true;
}

const bt_room osg_room_rally = {
    .deeds = (const bt_deed[]){ { OSG_A_DIE, bt_refuse_nothing, do_rally }, { 0 } },
    .list = osg_list_die,
    .chance = osg_throw_die,
    .holds = rally_holds,
    .theirs = REFUSE(RALLY_FALLS),
    .rule = "12.24",
};

/* ---- who makes room [6.21c] ------------------------------------------------------ */

/* Of the stack only: who has come back stands there already. */
static const bt_reason *
refuse_making_room(const osg *n, const bt_act *act)
{
    bt_unit back = bt_frames_peek(&n->s->frames)->local;

    return act->a == back && act->b < (unsigned)n->printed->unit_count &&
                   makes_room(n, back, (bt_unit)act->b, n->s->places[back])
               ? NULL
               : REFUSE(MAKES_NO_ROOM);
}

static void
do_make_room(osg *n, const bt_act *act)
{
    bt_frame *frame = bt_frames_top(&n->s->frames);

    *frame = (bt_frame){ .procedure = OSG_P_DISPLACE, .side = act->side, .local = (uint8_t)act->b };
}

static void
list_room(const bt_list *l)
{
    bt_unit back = bt_frames_peek(&l->play->s->frames)->local;
    bt_units left = osg_own_in_hex(l->play, l->side, l->play->s->places[back]);

    while (!bt_units_is_empty(&left))
        bt_try(l, OSG_A_DISPLACE, back, bt_units_take(&left));
}

static bool
room_holds(const osg *n, const bt_frame *frame, bt_error *err)
{
    if (frame->local >= n->printed->unit_count || !osg_on_map(n->s, frame->local) ||
        frame->side != osg_counter_of(n, frame->local)->side ||
        !has_room_maker(n, frame->local, n->s->places[frame->local]))
        return bt_fail(err, BT_EDATA, "nobody has to make room [6.21c]"), false;
    return true;
}

static void
ask_room(const osg *n, const bt_view *view, bt_buf *out)
{
    bt_unit back = bt_frames_peek(&n->s->frames)->local;

    (void)view;
    BT_SAY(out, n->game, "With {0} too many units are in {1}. Say which one makes room.",
           osg_unit_arg(n, back), osg_hex_arg(n, n->s->places[back]));
}

const bt_room osg_room_room = {
    .deeds = (const bt_deed[]){ { OSG_A_DISPLACE, refuse_making_room, do_make_room }, { 0 } },
    .list = list_room,
    .ask = ask_room,
    .holds = room_holds,
    .first = REFUSE(ROOM_FIRST_MADE),
    .rule = "6.21c",
};
