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

#include "arrivals.h"
#include "exits.h"
#include "movement.h"
#include "mover.h"

/* [10.2a] No entering enemy-controlled hexes at night; [16.1] no entering
 * forest either. */
static const bt_reason *
refuse_in_the_dark(const naw *n, bt_side side, bt_hex hex)
{
    if (naw_controls(n->s, naw_other(side), hex))
        return REFUSE(NIGHT_CONTROLLED);
    if (n->printed->closed_at_night[hex])
        return REFUSE(NIGHT_FOREST);
    return NULL;
}

static bool
is_night(const naw *n)
{
    return naw_turn(n) == NAW_NIGHT;
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
static inline const bt_reason *
refuse_side(const naw *n, bt_side side, bool night, bt_hex from, int i, bt_mp mp)
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
    return night ? refuse_in_the_dark(n, side, to) : NULL;
}

const bt_reason *
naw_refuse_crossing(const naw *n, bt_side side, bt_hex from, int i, bt_mp mp)
{
    return refuse_side(n, side, is_night(n), from, i, mp);
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
    bool night;
    bt_unit leaving;
    bt_units clearing;
    bt_mp *room; /* by hex, for all units of a list; NULL when one is asked about */
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

/* What a step from hex to a vacant one costs at least; all points there are
 * when none can be taken.  A list asks it once of each hex: it is 0 until then. */
static bt_mp
least_step(const rest *q, bt_hex hex)
{
    const naw_printed *p = q->n->printed;
    bt_mp least = q->room[hex];

    if (least)
        return least;
    least = BT_MP_PROHIBITED;
    for (int i = 0; i < p->side_count[hex]; i++) {
        bt_hex to = p->sides[hex][i].to;
        if (p->cost[hex][i] < least && q->n->s->at[to] == BT_UNIT_NONE &&
            !(q->night && refuse_in_the_dark(q->n, q->side, to)))
            least = p->cost[hex][i];
    }
    return q->room[hex] = least;
}

/* Is a vacant hex one step further?  Of a list only what is being left is left to look at. */
static bool
has_vacancy(const rest *q, bt_hex hex, bt_mp mp)
{
    const naw_printed *p = q->n->printed;

    if (q->room && least_step(q, hex) <= mp)
        return true;
    for (int i = 0; i < p->side_count[hex]; i++) {
        bt_hex to = p->sides[hex][i].to;
        if (q->room ? q->n->s->at[to] == q->leaving : occupant(q, to) == BT_UNIT_NONE)
            if (!refuse_side(q->n, q->side, q->night, hex, i, mp))
                return true;
    }
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
        if (occupant(q, to) == BT_UNIT_NONE || refuse_side(q->n, q->side, q->night, hex, i, mp))
            continue;
        bt_mp left = (bt_mp)(mp - p->cost[hex][i]);
        if (naw_can_leave(q->n, unit, to, left) || can_pass_on(q, known, unit, to, left) ||
            can_move_off(q, s->at[to]))
            return true;
    }
    return false;
}

/* The points a step from hex can be taken with: those left, or all of the friend's who is there
 * and may move off yet. */
static bt_mp
points_at(const rest *q, bt_unit there, bt_mp mp)
{
    bt_mp theirs;

    if (bt_units_has(&q->n->s->moved, there) || bt_units_has(&q->clearing, there))
        return mp;
    theirs = naw_allowance(q->n, there);
    return theirs > mp ? theirs : mp;
}

/* From an enemy's zone nobody goes on, leaves the map or makes way.  Elsewhere the first look
 * mostly ends it: whichever of the two takes the step, the other has the hex. */
static bool
can_rest(rest *q, bt_unit unit, bt_hex hex, bt_mp mp)
{
    bt_unit there = occupant(q, hex);
    reached known;

    if (there == BT_UNIT_NONE)
        return true;
    if (naw_controls(q->n->s, naw_other(q->side), hex))
        return false;
    if (has_vacancy(q, hex, points_at(q, there, mp)))
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
        if (!refuse_side(q->n, q->side, q->night, from, i, mp) &&
            can_rest(q, unit, p->sides[from][i].to, (bt_mp)(mp - p->cost[from][i])))
            return true;
    return false;
}

static void
begin_questions(rest *q, const naw *n, bt_side side, bt_mp *room)
{
    q->n = n;
    q->side = side;
    q->night = is_night(n);
    q->room = room;
}

/* The next question is about this unit.  What it asks with is written here, not copied from elsewhere:
 * read back wider than it was written, it would keep the processor waiting. */
static void
ask_about(rest *q, bt_unit unit)
{
    q->leaving = unit;
    q->clearing = (bt_units){ { 0 } };
    bt_units_add(&q->clearing, unit);
}

bool
naw_can_rest(const naw *n, bt_unit unit, bt_hex hex, bt_mp mp)
{
    rest q;

    if (n->s->at[hex] == BT_UNIT_NONE)
        return true;
    begin_questions(&q, n, n->printed->side_of[unit], NULL);
    ask_about(&q, unit);
    return can_rest(&q, unit, hex, mp);
}

bool
naw_can_halt(const naw *n, bt_unit unit, bt_hex hex)
{
    bt_unit there = n->s->at[hex];
    rest q;

    if (there == BT_UNIT_NONE)
        return true;
    begin_questions(&q, n, n->printed->side_of[unit], NULL);
    ask_about(&q, unit);
    return can_move_off(&q, there);
}

/* ---- setting out ------------------------------------------------------- */

/* First hexes.  Each unit has been asked once whether it may set out, and each of its hexsides
 * is asked once: the two halves of naw_refuse_move.  Whether it is night, and where a vacant hex
 * is near, is worked out once for all of them. */
void
naw_list_moves(const naw *n, bt_side side, bt_units able, bt_actions *out)
{
    const naw_printed *p = n->printed;
    bt_mp room[NAW_HEXES_MAX] = { 0 };
    rest q;

    begin_questions(&q, n, side, room);
    for (bt_unit u; (u = bt_units_take(&able)) != BT_UNIT_NONE;) {
        bt_hex from = n->s->places[u];
        bt_mp mp = naw_allowance(n, u);
        for (int i = 0; i < p->side_count[from]; i++) {
            bt_hex to = p->sides[from][i].to;
            if (refuse_side(n, side, q.night, from, i, mp))
                continue;
            if (n->s->at[to] != BT_UNIT_NONE) {
                ask_about(&q, u);
                if (!can_rest(&q, u, to, (bt_mp)(mp - p->cost[from][i])))
                    continue;
            }
            bt_actions_add(out, bt_action_make(NAW_A_MOVE, u, to, 0));
        }
    }
}

/* [5.15] [5.32] [6.0b] [16.21a] Of what stands against it the particular cause. */
const bt_reason *
naw_refuse_hexside(const naw *n, bt_unit unit, bt_hex from, int i, bt_mp mp)
{
    const naw_printed *p = n->printed;
    const bt_reason *reason = naw_refuse_crossing(n, p->side_of[unit], from, i, mp);

    if (reason == REFUSE(NO_MP))
        return naw_refuse_points(n, unit, p->cost[from][i], mp);
    if (reason || n->s->at[p->sides[from][i].to] == BT_UNIT_NONE)
        return reason;
    if (naw_can_rest(n, unit, p->sides[from][i].to, (bt_mp)(mp - p->cost[from][i])))
        return NULL;
    return naw_controls(n->s, naw_other(p->side_of[unit]), p->sides[from][i].to)
               ? REFUSE(NO_REST_IN_ZONE)
               : REFUSE(NO_REST);
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
 * any number of steps is refused for that [5.15] [16.21a]. */
const bt_reason *
naw_refuse_next_hex(const naw *n, bt_unit unit, bt_hex to, bt_mp mp)
{
    const naw_printed *p = n->printed;
    bt_hex from = n->s->places[unit];
    bt_mp cost;

    for (int i = 0; i < p->side_count[from]; i++)
        if (p->sides[from][i].to == to)
            return naw_refuse_hexside(n, unit, from, i, mp);
    cost = naw_least_cost(n, from, to);
    return cost > mp ? naw_refuse_points(n, unit, cost, mp) : REFUSE(NOT_ADJACENT);
}

const bt_reason *
naw_refuse_move(const naw *n, const bt_act *act)
{
    bt_unit unit = (bt_unit)act->a;
    const bt_reason *reason = naw_refuse_mover(n, act->side, unit);

    if (reason && n->printed->side_of[unit] == act->side && naw_on_map(n->s, unit) &&
        holds_enemy(n, act->side, (bt_hex)act->b))
        return REFUSE(ENEMY_HEX); /* the plainer of two reasons */
    return reason ? reason : naw_refuse_next_hex(n, unit, (bt_hex)act->b, naw_allowance(n, unit));
}

bt_mp
naw_cost_between(const naw *n, bt_hex from, bt_hex to)
{
    int i = 0;

    while (n->printed->sides[from][i].to != to)
        i++;
    return n->printed->cost[from][i];
}

void
naw_do_move(naw *n, const bt_act *act)
{
    bt_unit unit = (bt_unit)act->a;
    bt_hex from = n->s->places[unit], to = (bt_hex)act->b;
    bt_mp cost = naw_cost_between(n, from, to);

    naw_begin_march(n, unit, to, (bt_mp)(naw_allowance(n, unit) - cost));
    NAW_EVENT(n, STEPPED, "5.0", unit, from, to, cost);
}
