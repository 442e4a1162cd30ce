/*
 * movement.c - moving units over the maps [5.0] [6.0] [10.2] [16.0].
 *
 * A move is taken hex by hex: `move` takes a unit to a neighbour, `step` one hex
 * further, `halt` sets it down; where it can do nothing else it halts by
 * itself.  A step is only offered if the unit can end its move properly from
 * there, so nobody is ever led into a dead end.
 */
#include <assert.h>
#include <string.h>

#include "naw.h"

/* [2.4b] [16.21a] Fog halves the printed allowance, fractions dropped, so an
 * allowance of 3 becomes 1; the halves of a road stay exact.  Morale has no part in
 * it [18.12]. */
bt_mp
naw_allowance(const naw *n, bt_unit unit)
{
    bt_mp printed = n->printed->counters[unit].allowance;

    return naw_turn(n) == NAW_FOG ? (bt_mp)(printed / 4 * 2) : printed;
}

/* [10.2a] No entering enemy-controlled hexes at night; [16.1] no entering
 * forest either. */
const bt_reason *
naw_night_refuses(const naw *n, bt_side side, bt_hex hex)
{
    if (naw_turn(n) != NAW_NIGHT)
        return NULL;
    if (naw_controls(n->s, naw_other(side), hex))
        return REFUSE(NIGHT_CONTROLLED);
    if (n->printed->closed_at_night[hex])
        return REFUSE(NIGHT_FOREST);
    return NULL;
}

/* [5.12] */
static bool
holds_enemy(const naw *n, bt_side side, bt_hex hex)
{
    bt_unit there = n->s->at[hex];

    return there != BT_UNIT_NONE && n->printed->side_of[there] != side;
}

/* What stands against crossing side i of `from`, resting left aside.  A friend in the hex
 * does not, and costs nothing [5.31], however many have passed before [5.33]; nor do
 * friendly zones [5.34].  An enemy's zone costs nothing, however many exert it [6.2] [6.5]. */
static const bt_reason *
refuse_crossing(const naw *n, bt_side side, bt_hex from, int i, bt_mp mp)
{
    const naw_printed *p = n->printed;
    bt_hex to = p->sides[from][i].to;
    bt_mp cost = p->cost[from][i];

    if (cost == BT_MP_PROHIBITED)
        return p->barred[from] >> i & 1 ? REFUSE(RIVER) : REFUSE(TERRAIN);
    if (holds_enemy(n, side, to))
        return REFUSE(ENEMY_HEX);
    if (cost > mp)
        return REFUSE(NO_MP);
    return naw_night_refuses(n, side, to);
}

/* ---- may it rest? ------------------------------------------------------ */

/*
 * [5.31] [5.32] A unit may pass through friends but not end the phase on one.
 * It may halt on a friend who has not moved yet and can then move off in
 * turn; otherwise it must be able to go on.  The search below answers exactly
 * that.  It almost always ends at the first look: the hex is vacant.
 *
 * `clearing` holds the units already counted on to stay or to go, so that
 * nobody is asked twice.  The hex the first of them is leaving is as good as
 * vacant, so that two units may change places.
 */
typedef struct rest {
    const naw *n;
    bt_side side;
    bt_unit leaving;
    bt_units clearing;
} rest;

/* Half points + 1 with which each hex was reached before, by one unit. */
typedef struct reached {
    bt_mp best[NAW_HEXES_MAX];
} reached;

static bool can_move_off(rest *q, bt_unit unit);

static bt_unit
occupant(const rest *q, bt_hex hex)
{
    bt_unit there = q->n->s->at[hex];

    return there == q->leaving ? BT_UNIT_NONE : there;
}

/* The first look: is a vacant hex one step further? */
static bool
has_vacancy(const rest *q, bt_hex hex, bt_mp mp)
{
    const naw_printed *p = q->n->printed;

    for (int i = 0; i < p->side_count[hex]; i++)
        if (occupant(q, p->sides[hex][i].to) == BT_UNIT_NONE &&
            !refuse_crossing(q->n, q->side, hex, i, mp))
            return true;
    return false;
}

static bool
can_pass_on(rest *q, reached *known, bt_unit unit, bt_hex hex, bt_mp mp)
{
    const naw_printed *p = q->n->printed;
    const naw_state *s = q->n->s;

    if (known->best[hex] > mp || naw_controls(s, naw_other(q->side), hex))
        return false;
    known->best[hex] = (bt_mp)(mp + 1);
    if (has_vacancy(q, hex, mp))
        return true;
    for (int i = 0; i < p->side_count[hex]; i++) {
        bt_hex to = p->sides[hex][i].to;
        if (occupant(q, to) == BT_UNIT_NONE || refuse_crossing(q->n, q->side, hex, i, mp))
            continue;
        bt_mp left = (bt_mp)(mp - p->cost[hex][i]);
        if (naw_can_leave(q->n, unit, to, left) || can_pass_on(q, known, unit, to, left) ||
            can_move_off(q, s->at[to]))
            return true;
    }
    return false;
}

static bool
can_rest(rest *q, bt_unit unit, bt_hex hex, bt_mp mp)
{
    bt_unit there = occupant(q, hex);
    reached known;

    if (there == BT_UNIT_NONE)
        return true;
    if (!naw_controls(q->n->s, naw_other(q->side), hex) && has_vacancy(q, hex, mp))
        return true;
    if (naw_can_leave(q->n, unit, hex, mp))
        return true;
    memset(&known, 0, sizeof known);
    return can_pass_on(q, &known, unit, hex, mp) || can_move_off(q, there);
}

/* Could a friend, not moved yet, move off to let another stand in its hex? */
static bool
can_move_off(rest *q, bt_unit unit)
{
    const naw_printed *p = q->n->printed;
    const naw_state *s = q->n->s;
    bt_hex from = s->places[unit];
    bt_mp mp;

    if (bt_units_has(&s->moved, unit) || bt_units_has(&q->clearing, unit) ||
        naw_controls(s, naw_other(q->side), from))
        return false;
    bt_units_add(&q->clearing, unit);
    mp = naw_allowance(q->n, unit);
    if (naw_can_leave(q->n, unit, from, mp))
        return true;
    for (int i = 0; i < p->side_count[from]; i++)
        if (!refuse_crossing(q->n, q->side, from, i, mp) &&
            can_rest(q, unit, p->sides[from][i].to, (bt_mp)(mp - p->cost[from][i])))
            return true;
    return false;
}

bool
naw_can_rest(const naw *n, bt_unit unit, bt_hex hex, bt_mp mp)
{
    rest q = { .n = n, .side = n->printed->side_of[unit], .leaving = unit };

    if (n->s->at[hex] == BT_UNIT_NONE)
        return true;
    bt_units_add(&q.clearing, unit);
    return can_rest(&q, unit, hex, mp);
}

/* ---- move, step, halt -------------------------------------------------- */

const bt_reason *
naw_refuse_hexside(const naw *n, bt_unit unit, bt_hex from, int i, bt_mp mp)
{
    const naw_printed *p = n->printed;
    const bt_reason *reason = refuse_crossing(n, p->side_of[unit], from, i, mp);

    if (reason || n->s->at[p->sides[from][i].to] == BT_UNIT_NONE)
        return reason;
    if (!naw_can_rest(n, unit, p->sides[from][i].to, (bt_mp)(mp - p->cost[from][i])))
        return REFUSE(NO_REST);
    return NULL;
}

/* [5.11] [5.13] [5.17] [6.3] [10.2b] Which units may set out at all: a controlled hex is
 * left when no enemy controls it any more. */
const bt_reason *
naw_refuse_mover(const naw *n, bt_side side, bt_unit unit)
{
    const naw_state *s = n->s;

    if (n->printed->side_of[unit] != side)
        return REFUSE(NOT_PHASING);
    if (!naw_on_map(s, unit))
        return naw_refuse_absent(n, unit);
    if (s->crowded != BT_UNIT_NONE && s->crowded != unit)
        return REFUSE(CROWDED);
    if (bt_units_has(&s->moved, unit))
        return naw_controls(s, naw_other(side), s->places[unit]) ? REFUSE(ZOC_STOP) : REFUSE(MOVED);
    if (naw_controls(s, naw_other(side), s->places[unit]))
        return naw_turn(n) == NAW_NIGHT ? REFUSE(NIGHT_STAY) : REFUSE(CONTROLLED);
    return NULL;
}

bt_mp
naw_least_cost(const naw *n, bt_hex from, bt_hex to)
{
    const naw_printed *p = n->printed;
    bt_mp best[NAW_HEXES_MAX] = { 0 };
    bool changed = true;

    best[from] = 1; /* costs are kept with one added: 0 is not reached */
    while (changed) {
        changed = false;
        for (int hex = 0; hex < p->atlas.hex_count; hex++)
            for (int i = 0; best[hex] && i < p->side_count[hex]; i++) {
                bt_mp cost = p->cost[hex][i], *there = &best[p->sides[hex][i].to];
                if (cost == BT_MP_PROHIBITED || (*there && *there <= best[hex] + cost) ||
                    best[hex] + cost >= BT_MP_PROHIBITED)
                    continue;
                *there = (bt_mp)(best[hex] + cost);
                changed = true;
            }
    }
    return best[to] ? (bt_mp)(best[to] - 1) : 0;
}

/* [5.16] One hex, from where the unit stands; one that its points do not reach in
 * any number of steps is refused for that [5.15]. */
static const bt_reason *
refuse_hex(const naw *n, bt_unit unit, bt_hex to, bt_mp mp)
{
    const naw_printed *p = n->printed;
    bt_hex from = n->s->places[unit];

    for (int i = 0; i < p->side_count[from]; i++)
        if (p->sides[from][i].to == to)
            return naw_refuse_hexside(n, unit, from, i, mp);
    return naw_least_cost(n, from, to) > mp ? REFUSE(NO_MP) : REFUSE(NOT_ADJACENT);
}

const bt_reason *
naw_refuse_move(const naw *n, const naw_act *act)
{
    bt_unit unit = (bt_unit)act->a;
    const bt_reason *reason = naw_refuse_mover(n, act->side, unit);

    if (reason && n->printed->side_of[unit] == act->side &&
        holds_enemy(n, act->side, (bt_hex)act->b))
        return REFUSE(ENEMY_HEX); /* the plainer of two reasons */
    return reason ? reason : refuse_hex(n, unit, (bt_hex)act->b, naw_allowance(n, unit));
}

void
naw_begin_march(naw *n, bt_unit unit, bt_hex hex, bt_mp mp)
{
    naw_lift(n, unit);
    if (n->s->crowded == unit)
        n->s->crowded = BT_UNIT_NONE;
    naw_bring_to(n->s, unit, hex);
    n->s->mover = unit;
    n->s->mp = mp;
    bt_frames_push(&n->s->frames, NAW_P_MARCH, n->printed->side_of[unit]);
}

void
naw_end_march(naw *n, bt_unit unit)
{
    bt_units_add(&n->s->moved, unit);
    n->s->mover = BT_UNIT_NONE;
    n->s->mp = 0;
    bt_frames_pop(&n->s->frames);
}

static bt_mp
cost_between(const naw *n, bt_hex from, bt_hex to)
{
    int i = 0;

    while (n->printed->sides[from][i].to != to)
        i++;
    return n->printed->cost[from][i];
}

void
naw_do_move(naw *n, const naw_act *act)
{
    bt_unit unit = (bt_unit)act->a;
    bt_hex from = n->s->places[unit], to = (bt_hex)act->b;
    bt_mp cost = cost_between(n, from, to);

    naw_begin_march(n, unit, to, (bt_mp)(naw_allowance(n, unit) - cost));
    NAW_EVENT(n, STEPPED, "5.0", unit, from, to, cost);
}

/* [5.15] [5.16] [6.0] One hex further, unless the enemy stopped the unit. */
const bt_reason *
naw_refuse_step(const naw *n, const naw_act *act)
{
    const naw_state *s = n->s;

    if (naw_controls(s, naw_other(act->side), s->places[s->mover]))
        return REFUSE(ZOC_STOP);
    return refuse_hex(n, s->mover, (bt_hex)act->a, s->mp);
}

void
naw_do_step(naw *n, const naw_act *act)
{
    naw_state *s = n->s;
    bt_hex from = s->places[s->mover];
    bt_mp cost = cost_between(n, from, (bt_hex)act->a);

    s->mp = (uint8_t)(s->mp - cost);
    s->places[s->mover] = (uint16_t)act->a;
    NAW_EVENT(n, STEPPED, "5.0", s->mover, from, act->a, cost);
}

bool
naw_can_go_on(const naw *n)
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

/* [5.32] Where a move may end. */
const bt_reason *
naw_refuse_halt(const naw *n, const naw_act *act)
{
    const naw_state *s = n->s;
    bt_unit there = s->at[s->places[s->mover]];
    rest q = { .n = n, .side = act->side, .leaving = s->mover };

    if (there == BT_UNIT_NONE)
        return NULL;
    bt_units_add(&q.clearing, s->mover);
    return can_move_off(&q, there) ? NULL : REFUSE(STACKING);
}

/* [5.15] [5.17] [6.0b] What ends a move: an enemy's zone, no points for any hex, or its owner. */
static const char *
halt_rule(const naw *n, bt_unit unit, bool forced)
{
    bt_side side = n->printed->side_of[unit];
    bt_hex hex = n->s->places[unit];

    if (naw_controls(n->s, naw_other(side), hex))
        return "6.0b";
    for (int i = 0; forced && i < n->printed->side_count[hex]; i++)
        if (refuse_crossing(n, side, hex, i, n->s->mp) == REFUSE(NO_MP))
            return "5.15";
    return "5.17";
}

void
naw_do_halt(naw *n, const naw_act *act)
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

/* ---- for reach --------------------------------------------------------- */

/* Counters that are out of the game, or not in it, have no part in movement. */
static bool
is_in_play(uint16_t place)
{
    return place < BT_PLACE_BOX(NAW_BOX_DEAD) ||
           (place >= BT_PLACE_BOX(NAW_BOX_EXITED) && place <= BT_PLACE_BOX(NAW_BOX_TRACK_LAST));
}

bool
naw_whereabouts(const bt_game *game, const bt_state *state, bt_unit unit, bt_whereabouts *out)
{
    const naw_state *s = naw_state_of(state);
    naw n = { game, naw_printed_of(game), (naw_state *)(uintptr_t)state, NULL };
    uint8_t procedure = bt_frames_peek(&s->frames)->procedure;

    if ((procedure != NAW_P_MOVEMENT && procedure != NAW_P_MARCH) || !is_in_play(s->places[unit]))
        return false;
    *out = (bt_whereabouts){ s->places[unit], naw_allowance(&n, unit), s->mover == unit };
    if (out->marching)
        out->points = s->mp;
    return true;
}

unsigned
naw_expense(const bt_game *game, const bt_state *state, bt_side side, bt_action action)
{
    naw n = { game, naw_printed_of(game), (naw_state *)(uintptr_t)state, NULL };
    unsigned code = bt_action_code(action), a = bt_action_operand(action, 0);
    unsigned b = bt_action_operand(action, 1);

    (void)side;
    if (code == NAW_MOVE)
        return cost_between(&n, n.s->places[a], (bt_hex)b);
    if (code == NAW_STEP)
        return cost_between(&n, n.s->places[n.s->mover], (bt_hex)a);
    if (code == NAW_ENTER)
        return n.printed->entry_cost[b];
    if (code == NAW_EXIT)
        return naw_leaving_cost(&n, n.s->places[a], 1 << b);
    if (code == NAW_TRANSIT) {
        bt_hex hex = n.s->places[a];
        return naw_leaving_cost(&n, hex, n.printed->transit_edge[n.printed->atlas.hexes[hex].map]);
    }
    return 0;
}
