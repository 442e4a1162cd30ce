/*
 * retreat.c - retreats [11.43] [11.44] and displacement [11.45], after combat and by a Repulse.
 *
 * A unit goes by itself, one hex or two at once.  Where it has to displace a friend, that one goes next,
 * one hex in the same way, and perhaps displaces another.  Nobody moves twice in one chain: who has been
 * displaced is among those who have moved, and bears a number of its own (combat.h).
 */
#include "retreat.h"
#include "combat.h"
#include "retreat_ways.h"
#include "viewer.h"
#include "words.h"

/* ---- the retreat ------------------------------------------------------------------------------------- */

/* The hexes that have to be gone are in the frame. */
static int
distance(const osg *n)
{
    return bt_frames_peek(&n->s->frames)->local;
}

void
osg_begin_retreat(osg *n, bt_units units, int hexes)
{
    osg_state *s = n->s;
    bt_unit first = bt_units_first(&units);
    bt_units left;

    if (bt_units_is_empty(&units))
        return;
    left = n->printed->of_side[osg_counter_of(n, first)->side];
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;) {
        if (!s->used[u])
            bt_units_remove(&s->moved, u);
        else if (s->used[u] == OSG_PUSHED)
            s->used[u] = OSG_ASIDE;
    }
    s->retreating = units;
    bt_frames_push(&s->frames, OSG_P_RETREAT, osg_counter_of(n, first)->side);
    bt_frames_top(&s->frames)->local = (uint8_t)hexes;
}

static const bt_reason *
refuse_retreat(const osg *n, const bt_act *act)
{
    if (act->a >= BT_UNITS_MAX || !bt_units_has(&n->s->retreating, (bt_unit)act->a))
        return REFUSE(NOT_RETREATING);
    return osg_refuse_way(n, (bt_unit)act->a, distance(n), (bt_hex)act->b);
}

/* Who retreats outside a combat bears no number of one: it must not be displaced in the same chain. */
static void
retire(osg *n, bt_unit unit, bt_hex to)
{
    bt_units_remove(&n->s->retreating, unit);
    bt_units_add(&n->s->moved, unit);
    osg_shift(n, unit, to, OSG_EV_RETREATED, "11.43a");
}

static void
do_retreat(osg *n, const bt_act *act)
{
    retire(n, (bt_unit)act->a, (bt_hex)act->b);
}

static const bt_reason *
refuse_displace(const osg *n, const bt_act *act)
{
    if (act->a >= BT_UNITS_MAX || !bt_units_has(&n->s->retreating, (bt_unit)act->a))
        return REFUSE(NOT_RETREATING);
    return osg_refuse_push(n, (bt_unit)act->a, distance(n), (bt_unit)act->b);
}

static void
do_displace(osg *n, const bt_act *act)
{
    bt_unit pushed = (bt_unit)act->b;

    retire(n, (bt_unit)act->a, n->s->places[pushed]);
    bt_frames_push(&n->s->frames, OSG_P_DISPLACE, act->side);
    bt_frames_top(&n->s->frames)->local = pushed;
}

/* [11.44a] [11.44b] [6.11C] [11.45b] Outside a combat no die saves anybody, and vedettes can come back
 * anyway [10.23]. */
static void
eliminate_rest(osg *n, int hexes)
{
    bool in_combat = osg_attack_in_hand(n->s) != 0;
    bt_units left = n->s->retreating;

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;) {
        osg_escape escape = osg_find_escape(n, u, hexes);
        const char *rule = escape == OSG_ESCAPE_OFF_MAP ? "11.44b"
                           : escape == OSG_ESCAPE_NONE  ? "6.11C"
                                                        : "11.44a";
        if (!in_combat && escape == OSG_ESCAPE_NONE)
            escape = OSG_ESCAPE_SHORT;
        if (!in_combat && bt_units_has(&n->printed->vedettes, u))
            escape = OSG_ESCAPE_OPEN;
        osg_eliminate(n, u, escape, rule);
    }
    n->s->retreating = (bt_units){ { 0 } };
}

static bool
can_anybody_go(const osg *n, int hexes)
{
    bt_units left = n->s->retreating;

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (osg_find_escape(n, u, hexes) == OSG_ESCAPE_OPEN)
            return true;
    return false;
}

static bool
retreat_waits(osg *n)
{
    int hexes = distance(n);

    n->s->retreating = osg_on_map_of(n, n->s->retreating);
    osg_look_around(n, n->s->retreating, hexes);
    if (can_anybody_go(n, hexes))
        return true;
    eliminate_rest(n, hexes);
    bt_frames_pop(&n->s->frames);
    return false;
}

static void
list_retreat(const bt_list *l)
{
    osg_list_ways(l, l->play->s->retreating, distance(l->play));
}

static bool
retreat_stands(const osg *n, const bt_frame *frame)
{
    (void)n;
    return frame->side <= OSG_PRUSSIAN && (frame->local == 1 || frame->local == 2) && !frame->step;
}

/* [11.4c] [10.21a] Do so many hexes of this side follow from the combat, or from the Repulse? */
static bool
is_result(const osg *n, const bt_frame *frame)
{
    bool phasing = frame->side == osg_phasing(n->s);

    if (!osg_attack_in_hand(n->s))
        return !phasing && frame->local == 2;
    switch ((osg_result)(n->s->result - 1)) {
    case OSG_AR:
    case OSG_AR2:
        return phasing && frame->local == (n->s->result - 1 == OSG_AR ? 1 : 2);
    case OSG_DR:
    case OSG_DR2:
        return !phasing && frame->local == (n->s->result - 1 == OSG_DR ? 1 : 2);
    case OSG_AE:
    case OSG_DE:
    case OSG_EX:
    case OSG_RESULTS:
        break;
    }
    return false;
}

/* Somebody can go, or nobody is asked. */
static bool
retreat_holds(const osg *n, const bt_frame *frame, bt_error *err)
{
    bt_units strangers =
        bt_units_minus(n->s->retreating,
                       bt_units_and(n->printed->combat, n->printed->of_side[frame->side]));

    if (!bt_units_is_empty(&strangers) || !is_result(n, frame))
        return bt_fail(err, BT_EDATA, "the wrong units retreat [11.43a]"), false;
    strangers = bt_units_minus(n->s->retreating, osg_on_map_of(n, n->s->retreating));
    if (!bt_units_is_empty(&strangers))
        return bt_fail(err, BT_EDATA, "a unit retreats that is not on the map [11.43a]"), false;
    if (bt_frames_peek(&n->s->frames) == frame && !can_anybody_go(n, frame->local))
        return bt_fail(err, BT_EDATA, "nobody can retreat [11.44a]"), false;
    return true;
}

/* [11.45a] Is nothing left but to push others aside? */
static bool
only_displaces(const osg *n)
{
    bt_actions ways;

    bt_list_room(n->game, &n->s->frames, n, bt_frames_peek(&n->s->frames)->side, &ways);
    for (int i = 0; i < ways.count; i++)
        if (bt_action_code(ways.at[i]) == OSG_A_RETREAT)
            return false;
    return ways.count > 0;
}

/* [11.44a] Those who will be eliminated if nothing opens a way for them. */
static bt_units
find_stuck(const osg *n, int hexes)
{
    bt_units stuck = { { 0 } };

    for (bt_units left = n->s->retreating; !bt_units_is_empty(&left);) {
        bt_unit u = bt_units_take(&left);
        if (osg_find_escape(n, u, hexes) != OSG_ESCAPE_OPEN)
            bt_units_add(&stuck, u);
    }
    return stuck;
}

static void
ask_retreat(const osg *n, const bt_view *view, bt_buf *out)
{
    bt_units stuck = find_stuck(n, distance(n)), able = bt_units_minus(n->s->retreating, stuck);
    bt_units own = osg_units_of_viewer(n, view, able);

    osg_say_units(n, BT_MSG("Still to retreat: {0}."), own, out);
    osg_say_units(n, BT_MSG("Your partner's to retreat: {0}."), bt_units_minus(able, own), out);
    osg_say_units(n, BT_MSG("Without a way out as things stand: {0}."), stuck, out);
    bt_buf_add(out, " ");
    BT_SAY(out, n->game, "Hexes each: {0}.", bt_arg_number(distance(n)));
    if (only_displaces(n))
        osg_say(n, BT_MSG("No way is open but to displace a friendly unit."), out);
}

const bt_room osg_room_retreat = {
    .waits = retreat_waits,
    .deeds = (const bt_deed[]){ { OSG_A_RETREAT, refuse_retreat, do_retreat },
                                { OSG_A_DISPLACE, refuse_displace, do_displace },
                                { 0 } },
    .list = list_retreat,
    .ask = ask_retreat,
    .stands = retreat_stands,
    .holds = retreat_holds,
    .theirs = REFUSE(THEY_RETREAT),
    .first = REFUSE(RETREAT_FIRST),
    .rule = "11.43a",
};

/* ---- displacement ------------------------------------------------------------------------------------------ */

static bt_unit
displaced(const osg *n)
{
    return bt_frames_peek(&n->s->frames)->local;
}

static const bt_reason *
refuse_displaced(const osg *n, const bt_act *act)
{
    return act->a == displaced(n) ? osg_refuse_way(n, displaced(n), 1, (bt_hex)act->b)
                                  : REFUSE(NOT_DISPLACED);
}

/* It takes no more part in attacks, nor in this chain. */
static void
push_aside(osg *n, bt_unit unit, bt_hex to)
{
    n->s->used[unit] = osg_attack_in_hand(n->s) ? OSG_PUSHED : 0;
    bt_units_add(&n->s->moved, unit);
    osg_shift(n, unit, to, OSG_EV_DISPLACED, "11.45a");
}

static void
do_displaced(osg *n, const bt_act *act)
{
    push_aside(n, (bt_unit)act->a, (bt_hex)act->b);
    bt_frames_pop(&n->s->frames);
}

static const bt_reason *
refuse_push_on(const osg *n, const bt_act *act)
{
    return act->a == displaced(n) ? osg_refuse_push(n, displaced(n), 1, (bt_unit)act->b)
                                  : REFUSE(NOT_DISPLACED);
}

static void
do_push_on(osg *n, const bt_act *act)
{
    push_aside(n, (bt_unit)act->a, n->s->places[act->b]);
    bt_frames_top(&n->s->frames)->local = (uint8_t)act->b;
}

static bool
displace_waits(osg *n)
{
    bt_units one = osg_alone(displaced(n));

    osg_look_around(n, one, 1);
    return true;
}

static void
list_displacements(const bt_list *l)
{
    osg_list_ways(l, osg_alone(displaced(l->play)), 1);
}

static bool
displace_stands(const osg *n, const bt_frame *frame)
{
    return frame->local < n->printed->unit_count &&
           bt_units_has(&n->printed->combat, frame->local) &&
           osg_counter_of(n, frame->local)->side == frame->side && !frame->step &&
           osg_on_map(n->s, frame->local);
}

static bool
displace_holds(const osg *n, const bt_frame *frame, bt_error *err)
{
    if (osg_find_escape(n, frame->local, 1) != OSG_ESCAPE_OPEN)
        return bt_fail(err, BT_EDATA, "the displaced unit has nowhere to go [11.45b]"), false;
    return true;
}

static void
ask_displace(const osg *n, const bt_view *view, bt_buf *out)
{
    (void)view;
    BT_SAY(out, n->game, "{0} makes room in {1}: move it one hex.", osg_unit_arg(n, displaced(n)),
           osg_hex_arg(n, n->s->places[displaced(n)]));
}

const bt_room osg_room_displace = {
    .waits = displace_waits,
    .deeds = (const bt_deed[]){ { OSG_A_RETREAT, refuse_displaced, do_displaced },
                                { OSG_A_DISPLACE, refuse_push_on, do_push_on },
                                { 0 } },
    .list = list_displacements,
    .ask = ask_displace,
    .stands = displace_stands,
    .holds = displace_holds,
    .theirs = REFUSE(THEY_RETREAT),
    .first = REFUSE(RETREAT_FIRST),
    .rule = "11.45a",
};
