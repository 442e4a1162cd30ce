/*
 * march.c - one unit on the move, hex by hex [5.0] [6.0].
 */
#include <berthier/say.h>

#include "combat.h"
#include "departures.h"
#include "exits.h"
#include "movement.h"
#include "mover.h"
#include "words.h"

/* [5.15] [5.16] [6.0] One hex further, unless the enemy stopped the unit. */
static const bt_reason *
refuse_step(const naw *n, const bt_act *act)
{
    const naw_state *s = n->s;

    if (naw_controls(s, naw_other(act->side), s->places[s->mover]))
        return REFUSE(ZOC_STOP);
    return naw_refuse_next_hex(n, s->mover, (bt_hex)act->a, s->mp);
}

static void
do_step(naw *n, const bt_act *act)
{
    naw_state *s = n->s;
    bt_hex from = s->places[s->mover];
    bt_mp cost = naw_cost_between(n, from, (bt_hex)act->a);

    s->mp = (uint8_t)(s->mp - cost);
    s->places[s->mover] = (uint16_t)act->a;
    NAW_EVENT(n, STEPPED, "5.0", s->mover, from, act->a, cost);
}

static bool
can_go_on(const naw *n)
{
    const naw_state *s = n->s;
    bt_hex from = s->places[s->mover];

    if (naw_controls(s, naw_other(n->printed->side_of[s->mover]), from))
        return false;
    for (int i = 0; i < n->printed->side_count[from]; i++)
        if (!naw_refuse_hexside(n, s->mover, from, i, s->mp))
            return true;
    return naw_can_leave(n, s->mover, from, s->mp);
}

/* What closes a hex for which the points left would do: night, or friends [5.32] [10.2a] [16.1]. */
static const bt_reason *
refuse_affordable(const naw *n, bt_unit unit, bt_hex from)
{
    const naw_printed *p = n->printed;

    for (int i = 0; i < p->side_count[from]; i++)
        if (p->cost[from][i] <= n->s->mp)
            return naw_refuse_hexside(n, unit, from, i, n->s->mp);
    return NULL;
}

/* [16.21a] Would the unit go on with what the fog takes from its allowance? */
static bool
is_held_by_fog(const naw *n, bt_unit unit, bt_hex from)
{
    bt_mp printed = n->printed->counters[unit].allowance, allowed = naw_allowance(n, unit);
    bt_mp by_day = (bt_mp)(n->s->mp + printed - allowed);

    if (printed == allowed)
        return false;
    for (int i = 0; i < n->printed->side_count[from]; i++)
        if (!naw_refuse_hexside(n, unit, from, i, by_day))
            return true;
    return naw_can_leave(n, unit, from, by_day);
}

/* [5.15] [5.17] [6.0b] [16.21a] What ends a move: an enemy's zone, its owner, or that no hex is open
 * to the points left, in fog perhaps for the fog alone. */
static const char *
halt_rule(const naw *n, bt_unit unit, bool forced)
{
    bt_hex hex = n->s->places[unit];
    const bt_reason *closed;

    if (naw_controls(n->s, naw_other(n->printed->side_of[unit]), hex))
        return "6.0b";
    if (!forced)
        return "5.17";
    closed = refuse_affordable(n, unit, hex);
    if (closed)
        return closed->rule;
    return is_held_by_fog(n, unit, hex) ? "16.21a" : "5.15";
}

/* [5.32] Where a move may end. */
static const bt_reason *
refuse_halt(const naw *n, const bt_act *act)
{
    const naw_state *s = n->s;
    (void)act;
    return naw_can_halt(n, s->mover, s->places[s->mover]) ? NULL : REFUSE(STACKING);
}

static void
do_halt(naw *n, const bt_act *act)
{
    naw_state *s = n->s;
    bt_unit unit = s->mover;
    bt_hex hex = s->places[unit];
    const char *rule = n->events ? halt_rule(n, unit, !act) : NULL;

    s->crowded = s->at[hex];
    naw_end_march(n, unit);
    naw_place(n, unit, hex);
    NAW_EVENT(n, HALTED, rule, unit, hex, 0, 0);
}

/* Next hexes: the two halves of refuse_step. */
static void
list_march(const bt_list *l)
{
    const naw *n = l->play;
    const naw_printed *p = n->printed;
    const naw_state *s = n->s;
    bt_hex from = s->places[s->mover];
    bool goes_on = !naw_controls(s, naw_other(l->side), from);
    bt_units mover = { { 0 } };

    for (int i = 0; goes_on && i < p->side_count[from]; i++)
        if (!naw_refuse_hexside(n, s->mover, from, i, s->mp))
            bt_actions_add(l->out, bt_action_make(NAW_A_STEP, p->sides[from][i].to, 0, 0));
    bt_units_add(&mover, s->mover);
    naw_try_leaving(l, mover);
    bt_try(l, NAW_A_HALT, 0, 0);
}

static void
ask_march(const naw *n, const bt_view *view, bt_buf *out)
{
    static const char *const texts[2][2] = {
        { BT_MSG("Move {0}: {1} Movement Points left, or halt."),
          BT_MSG("Move {0}: {1} Movement Points left, go on.") },
        { BT_MSG("Move {0}: {1} Movement Point left, or halt."),
          BT_MSG("Move {0}: {1} Movement Point left, go on.") },
    };
    bool must_go_on = refuse_halt(n, NULL) != NULL;
    (void)view;
    bool is_one = n->s->mp == 1 || n->s->mp == 2; /* halves */

    BT_SAY(out, n->game, texts[is_one][must_go_on], naw_unit_arg(n, n->s->mover),
           bt_arg_halves(n->s->mp));
}

/* A mover exists exactly while one marches, and can do more than halt. */
static bool
march_holds(const naw *n, const bt_frame *frame, bt_error *err)
{
    const naw_state *s = n->s;
    bt_unit unit = s->mover;

    (void)frame;
    if (unit == BT_UNIT_NONE)
        return bt_fail(err, BT_EDATA, "a unit is on the march outside a move"), false;
    if (!bt_units_has(&n->printed->of_side[naw_phasing(s)], unit) || !naw_on_map(s, unit))
        return bt_fail(err, BT_EDATA, "the unit on the march is not on a map"), false;
    if (bt_units_has(&s->moved, unit) || s->mp > naw_allowance(n, unit))
        return bt_fail(err, BT_EDATA, "the unit on the march has moved already [5.17]"), false;
    if (!can_go_on(n))
        return bt_fail(err, BT_EDATA, "the unit on the march would have halted [5.17]"), false;
    return true;
}

static bool
march_waits(naw *n)
{
    if (can_go_on(n))
        return true;
    do_halt(n, NULL);
    return false;
}

const bt_room naw_room_march = {
    .waits = march_waits,
    .deeds = (const bt_deed[]){ { NAW_A_STEP, refuse_step, do_step },
                                { NAW_A_EXIT, naw_refuse_exit, naw_do_exit },
                                { NAW_A_TRANSIT, naw_refuse_transit, naw_do_transit },
                                { NAW_A_HALT, refuse_halt, do_halt },
                                { 0 } },
    .list = list_march,
    .ask = ask_march,
    .stands = naw_stands_phasing,
    .holds = march_holds,
    .first = REFUSE(MARCH_FIRST),
};
