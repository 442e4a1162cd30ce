/*
 * march.c - a unit or stack on the move, hex by hex [8.1], and Road March [8.2].
 */
#include "bridges.h"
#include "entry.h"
#include "hold.h"
#include "leaders.h"
#include "movement.h"
#include "repulse.h"
#include "repulse_force.h"
#include "stride.h"
#include "trains.h"
#include "words.h"

static bt_unit
first(const osg *n)
{
    return bt_units_first(&n->s->movers);
}

static bt_hex
where(const osg *n)
{
    return n->s->places[first(n)];
}

static bool
is_alone(const osg *n)
{
    bt_units others = n->s->movers;

    (void)bt_units_take(&others);
    return bt_units_is_empty(&others);
}

static bool
is_marching(const osg *n)
{
    bt_units both = bt_units_and(n->s->movers, n->s->marching);

    return !bt_units_is_empty(&both);
}

static bool
has_spent(const osg *n)
{
    bt_units left = n->s->movers;

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (n->s->used[u])
            return true;
    return false;
}

/* ---- steps ----------------------------------------------------------------------------- */

static const bt_reason *
refuse_step(const osg *n, const bt_act *act)
{
    const bt_reason *reason = osg_refuse_orders(n);

    return reason ? reason : osg_refuse_step(n, n->s->movers, (bt_hex)act->a);
}

static void
do_step(osg *n, const bt_act *act)
{
    osg_take_step(n, n->s->movers, (bt_hex)act->a);
}

/* ---- Road March ---------------------------------------------------------------------------- */

/* As it would be with the marker on, or off, and so many points left. */
static const bt_reason *
refuse_change(const osg *n, bool on, bt_mp left)
{
    bt_units marching = n->s->marching;

    if (on)
        bt_units_add(&marching, first(n));
    else
        bt_units_remove(&marching, first(n));
    return osg_refuse_dead_end_as(n, n->s->movers, marching, where(n), left);
}

/* [8.21a] [8.22e]; the demoralized may [12.22]. */
static const bt_reason *
refuse_march(const osg *n, const bt_act *act)
{
    const bt_reason *reason = osg_refuse_orders(n);

    (void)act;
    if (reason)
        return reason;
    if (!is_alone(n))
        return REFUSE(COLUMN_JOINS);
    if (is_marching(n))
        return REFUSE(IN_COLUMN);
    if (bt_units_has(&n->s->halted, first(n)))
        return REFUSE(MARCHED_ALREADY);
    if (osg_is_pinned(n, n->s->movers, where(n)))
        return REFUSE(ZONE_STOPS);
    return refuse_change(n, true, osg_points_left(n, first(n)));
}

static void
do_march(osg *n, const bt_act *act)
{
    bt_units_add(&n->s->marching, first(n));
    OSG_SECRET(n, act->side, MARCHES, "8.21a", first(n), 0, 0, 0);
}

/* [8.21c] [8.23a] [8.23b] On the move only; until then it stays in Road March, off the road too. */
static bt_mp
unmarch_cost(const osg *n)
{
    return osg_unmarch_cost(n, first(n));
}

static const bt_reason *
refuse_unmarch(const osg *n, const bt_act *act)
{
    (void)act;
    if (!is_marching(n))
        return REFUSE(NO_COLUMN);
    if (osg_is_pinned(n, n->s->movers, where(n)))
        return REFUSE(ZONE_STOPS);
    if (osg_points_left(n, first(n)) < unmarch_cost(n))
        return REFUSE(NO_MP);
    return refuse_change(n, false, (bt_mp)(osg_points_left(n, first(n)) - unmarch_cost(n)));
}

static void
do_unmarch(osg *n, const bt_act *act)
{
    bt_unit unit = first(n);

    BT_REQUIRE(unit < OSG_UNITS_MAX);
    n->s->used[unit] = (uint8_t)(n->s->used[unit] + unmarch_cost(n));
    bt_units_remove(&n->s->marching, unit);
    bt_units_add(&n->s->halted, unit);
    OSG_SECRET(n, act->side, UNMARCHES, "8.23a", unit, 0, 0, 0);
}

/* ---- the room -------------------------------------------------------------------------------- */

/* [8.22A] A column that has come before the enemy tries a Repulse, while it can. */
static const bt_reason *
refuse_halt(const osg *n, const bt_act *act)
{
    if (is_marching(n) && n->s->used[first(n)] && osg_is_pinned(n, n->s->movers, where(n)) &&
        !osg_refuse_repulse(n, act))
        return REFUSE(MUST_REPULSE);
    return osg_refuse_rest(n, n->s->movers, where(n));
}

static void
do_halt(osg *n, const bt_act *act)
{
    (void)act;
    osg_end_march(n);
}

static const bt_hex_info *
here(const osg *n)
{
    return &n->printed->atlas.hexes[where(n)];
}

/* All work is at waters. */
static bool
is_by_water(const bt_hex_info *info)
{
    for (int i = 0; i < info->side_count; i++)
        if (info->sides[i].water != BT_WATER_NONE)
            return true;
    return false;
}

/* Could those on the march do such work somewhere?  It saves asking in full where nobody has to. */
static bool
may_work(const osg *n, unsigned work)
{
    if (work == OSG_A_SOUND)
        return osg_has_pontoons(n->s);
    if (!is_alone(n))
        return false;
    return bt_units_has(work == OSG_A_DEPLOY ? &n->printed->bridge_trains : &n->printed->combat,
                        first(n));
}

/* ... over a hexside? */
static bool
suits(const osg *n, unsigned work, const bt_hexside *over)
{
    if (over->water == BT_WATER_NONE)
        return false;
    if (work == OSG_A_SOUND)
        return bt_bits_has(n->s->spanned, over->water);
    return work == OSG_A_DEPLOY || over->features & BT_HEXSIDE_BRIDGE;
}

static void
try_waters(const bt_list *l, bt_refuser *refuse, unsigned work)
{
    const bt_hex_info *info = here(l->play);

    if (!may_work(l->play, work))
        return;
    for (int i = 0; i < info->side_count; i++)
        if (suits(l->play, work, &info->sides[i]))
            bt_try_by(l, refuse, work, info->sides[i].to, 0);
}

/* ---- what they can do ------------------------------------------------------------------------- */

static bool
can_work(const osg *n, unsigned work, bt_refuser *refuse, bt_act *act)
{
    const bt_hex_info *info = here(n);

    for (int i = 0; may_work(n, work) && i < info->side_count; i++) {
        act->a = info->sides[i].to;
        if (suits(n, work, &info->sides[i]) && !refuse(n, act))
            return true;
    }
    return false;
}

/* Is there anything that those on the march can do by themselves?  Road March by itself leads nowhere. */
static bool
has_work(const osg *n)
{
    bt_act act = { .side = osg_counter_of(n, first(n))->side };

    if (!osg_refuse_orders(n) && osg_can_step(n, n->s->movers))
        return true;
    if (is_by_water(here(n)) && (can_work(n, OSG_A_DAMAGE, osg_refuse_damage, &act) ||
                                 can_work(n, OSG_A_REPAIR, osg_refuse_repair, &act) ||
                                 can_work(n, OSG_A_SOUND, osg_refuse_sound, &act) ||
                                 can_work(n, OSG_A_DEPLOY, osg_refuse_deploy, &act)))
        return true;
    return !osg_refuse_repulse(n, &act) || !refuse_unmarch(n, &act) ||
           (!refuse_march(n, &act) && osg_points_left(n, first(n)));
}

/* ---- stacks -------------------------------------------------------------------------- */

/* Who might: friends in the hex until the move begins, and those who come on with the stack [15.1a]. */
static bt_units
companions(const osg *n, bt_side side)
{
    bt_units with = { { 0 } };

    if (!is_marching(n) && !has_spent(n))
        with = bt_units_minus(osg_own_in_hex(n, side, where(n)), n->s->movers);
    return bt_units_has(&n->s->entered, first(n)) ? bt_units_or(with, osg_due_with(n, first(n)))
                                                  : with;
}

/* Could these go on by themselves, or with some of the others who could come along?  More of them may be what lets a leader
 * leave the rest [3.11a] or come into a zone [5.22b], and a leader what lets them stop elsewhere [3.11a]. */
static bool
goes_with(osg *then, bt_units stack, bt_units others)
{
    then->s->movers = stack;
    if (has_work(then))
        return true;
    while (!bt_units_is_empty(&others))
        if (goes_with(then, bt_units_or(stack, osg_alone(bt_units_take(&others))), others))
            return true;
    return false;
}

/* Would one like it be with them already, of leaders and vedettes, of whom one does what many could? */
static bool
is_one_more(const osg *n, bt_units able, bt_unit unit)
{
    const bt_units kinds[] = { n->printed->leaders, n->printed->vedettes };

    for (size_t i = 0; i < BT_COUNT(kinds); i++)
        if (bt_units_has(&kinds[i], unit) && osg_share(able, kinds[i]))
            return true;
    return false;
}

#define TRIED_MOST 8 /* play brings no more together that differ; every set of them is tried */

/* [8.1] In a position with more of them nobody is kept from joining. */
static bool
goes_along(const osg *n, bt_units stack)
{
    bt_side side = osg_counter_of(n, first(n))->side;
    bt_units others = bt_units_minus(companions(n, side), stack), able = { { 0 } };
    osg_state copy = *n->s;
    osg then = osg_of(n->game, &copy);

    while (!bt_units_is_empty(&others)) {
        bt_unit u = bt_units_take(&others);
        if (!osg_refuse_mover(n, side, u) && !n->s->used[u] &&
            !bt_units_has(&n->s->marching, u) && !is_one_more(n, able, u))
            bt_units_add(&able, u);
    }
    return bt_units_count(&able) > TRIED_MOST || goes_with(&then, stack, able);
}

/* [8.1] [8.22e] Who marches along does so from where the move begins; where they may not stay together they must be
 * able to go [3.14]. */
static const bt_reason *
refuse_join(const osg *n, const bt_act *act)
{
    bt_unit unit = (bt_unit)act->a;
    bool enters = unit < n->printed->unit_count && n->s->places[unit] == OSG_RESERVE;
    const bt_reason *reason = enters ? osg_refuse_join_entry(n, act->side, unit)
                                     : osg_refuse_mover(n, act->side, unit);
    bt_units stack;

    if (!reason)
        reason = osg_refuse_orders(n);
    if (reason || enters)
        return reason;
    if (bt_units_has(&n->s->movers, unit))
        return REFUSE(ON_THE_MARCH);
    if (n->s->places[unit] != where(n))
        return REFUSE(ELSEWHERE);
    if (has_spent(n) || n->s->used[unit])
        return REFUSE(SET_OUT);
    if (is_marching(n) || bt_units_has(&n->s->marching, unit))
        return REFUSE(COLUMN_JOINS);
    stack = bt_units_or(n->s->movers, osg_alone(unit));
    reason = osg_refuse_dead_end(n, stack, where(n), osg_least_left(n, stack));
    return reason || goes_along(n, stack) ? reason : REFUSE(NOT_ALONG);
}

static void
do_join(osg *n, const bt_act *act)
{
    if (n->s->places[act->a] == OSG_RESERVE)
        osg_do_join_entry(n, (bt_unit)act->a);
    else
        bt_units_add(&n->s->movers, (bt_unit)act->a);
}

static void
list_march(const bt_list *l)
{
    const osg *n = l->play;
    const bt_hex_info *info = here(n);
    unsigned open = osg_refuse_orders(n) ? 0 : osg_open_steps(n, n->s->movers);

    bt_try_units(l, OSG_A_JOIN, companions(n, l->side));
    for (int i = 0; i < info->side_count; i++)
        if (open >> i & 1)
            bt_actions_add(l->out, bt_action_make(OSG_A_STEP, info->sides[i].to, 0, 0));
    bt_try_by(l, refuse_march, OSG_A_MARCH, 0, 0);
    bt_try_by(l, refuse_unmarch, OSG_A_UNMARCH, 0, 0);
    if (is_by_water(info)) {
        try_waters(l, osg_refuse_damage, OSG_A_DAMAGE);
        try_waters(l, osg_refuse_repair, OSG_A_REPAIR);
        try_waters(l, osg_refuse_sound, OSG_A_SOUND);
        try_waters(l, osg_refuse_deploy, OSG_A_DEPLOY);
    }
    bt_try_by(l, osg_refuse_repulse, OSG_A_REPULSE, 0, 0);
    bt_try_by(l, refuse_halt, OSG_A_HALT, 0, 0);
}

static bool
can_go_on(const osg *n)
{
    bt_act act = { .side = osg_counter_of(n, first(n))->side };
    bt_units friends;

    if (has_work(n))
        return true;
    friends = companions(n, act.side);
    while (!bt_units_is_empty(&friends)) {
        act.a = bt_units_take(&friends);
        if (!refuse_join(n, &act))
            return true;
    }
    return false;
}

bool
osg_has_work(const osg *n, bt_unit unit)
{
    osg_state copy;
    osg then = osg_of(n->game, &copy);
    bt_units one = { { 0 } };

    bt_units_add(&one, unit);
    if (!is_by_water(
            &n->printed->atlas.hexes[n->s->places[unit]])) /* pinned, it can do nothing else */
        return !osg_refuse_repulsing(n, one);
    copy = *n->s;
    copy.movers = one;
    return has_work(&then);
}

/* [4.1b] [8.12Aa] A move ends by itself where nothing more can be done; trains lost on the way have
 * ended theirs. */
static bool
march_waits(osg *n)
{
    if (osg_settle(n))
        return false;
    if (bt_units_is_empty(&n->s->movers)) {
        bt_frames_pop(&n->s->frames);
        return false;
    }
    if (can_go_on(n))
        return true;
    osg_end_march(n);
    return false;
}

static bool
march_holds(const osg *n, const bt_frame *frame, bt_error *err)
{
    bt_units left = n->s->movers;
    bt_hex hex = BT_HEX_NONE;

    if (bt_units_is_empty(&left))
        return bt_fail(err, BT_EDATA, "nobody is on the march [8.1]"), false;
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;) {
        if (osg_counter_of(n, u)->side != frame->side || !osg_on_map(n->s, u))
            return bt_fail(err, BT_EDATA, "a unit on the march is not on the map [8.1]"), false;
        if (hex != BT_HEX_NONE && n->s->places[u] != hex)
            return bt_fail(err, BT_EDATA, "a stack on the march is in two hexes [8.1]"), false;
        hex = n->s->places[u];
    }
    return true;
}

/* A stack goes as far as the first of its units that has no points left. */
static bt_mp
least_left(const osg *n)
{
    bt_units left = n->s->movers;
    bt_mp least = osg_points_left(n, first(n));

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (osg_points_left(n, u) < least)
            least = osg_points_left(n, u);
    return least;
}

static void
ask_march(const osg *n, const bt_view *view, bt_buf *out)
{
    bt_act act = { .side = osg_counter_of(n, first(n))->side };
    const bt_reason *halt = refuse_halt(n, &act);

    (void)view;
    osg_say_units(n, BT_MSG("On the move: {0}."), n->s->movers, out);
    if (osg_refuse_orders(n)) {
        osg_say(n, BT_MSG("It can only lay its pontoons, or halt."), out);
        return;
    }
    bt_buf_add(out, " ");
    BT_SAY(out, n->game, "Movement Points left in {0}: {1}.", osg_hex_arg(n, where(n)),
           bt_arg_halves(least_left(n)));
    if (is_marching(n))
        osg_say(n, BT_MSG("In Road March."), out);
    if (halt == REFUSE(MUST_REPULSE))
        osg_say(n, BT_MSG("Before the enemy it has to try a Repulse."), out);
    else if (!osg_refuse_repulse(n, &act))
        osg_say(n,
                halt ? BT_MSG("Try a Repulse: it cannot end its move here.")
                     : BT_MSG("Try a Repulse, or halt before the enemy."),
                out);
    else if (halt)
        osg_say(n, BT_MSG("It cannot end its move here: go on."), out);
    else
        osg_say(n,
                osg_can_step(n, n->s->movers)
                    ? BT_MSG("Step on, or halt.")
                    : BT_MSG("No step is open now. Halt, or do what else is offered."),
                out);
}

const bt_room osg_room_march = {
    .waits = march_waits,
    .deeds = (const bt_deed[]){ { OSG_A_JOIN, refuse_join, do_join },
                                { OSG_A_STEP, refuse_step, do_step },
                                { OSG_A_MARCH, refuse_march, do_march },
                                { OSG_A_UNMARCH, refuse_unmarch, do_unmarch },
                                { OSG_A_DAMAGE, osg_refuse_damage, osg_do_damage },
                                { OSG_A_REPAIR, osg_refuse_repair, osg_do_repair },
                                { OSG_A_SOUND, osg_refuse_sound, osg_do_sound },
                                { OSG_A_DEPLOY, osg_refuse_deploy, osg_do_deploy },
                                { OSG_A_REPULSE, osg_refuse_repulse, osg_do_repulse },
                                { OSG_A_HALT, refuse_halt, do_halt },
                                { 0 } },
    .list = list_march,
    .ask = ask_march,
    .holds = march_holds,
    .first = REFUSE(MARCH_FIRST),
    .rule = "8.1",
};
