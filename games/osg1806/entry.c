/*
 * entry.c - reinforcements [15.0]: when, where, and at what cost they come on to the map.
 */
#include "entry.h"
#include "entry_where.h"
#include "hold.h"
#include "leaders.h"
#include "movement.h"
#include "stride.h"
#include "trains.h"
#include "way.h"

/* What `came` holds for an arrival. */
enum came {
    CAME_OWN = 0x0f,   /* stacks of it, but those sent on to where others are due; more are no dearer */
    CAME_GUEST = 0x10, /* each that is not of it, and came on where it is due [15.2a] */
    CAME_AWAY = 0x80,  /* some of it were sent on to where others are due */
    GUESTS_MAX = 7
};

static const osg_arrival *
arrival_of(const osg *n, bt_unit unit)
{
    bool other = bt_units_has(&n->s->diverted, unit); /* [21.81] */
    uint8_t number = n->printed->arrival_of[other][unit];

    return number == OSG_NO_ARRIVAL ? NULL : &n->printed->arrivals[number];
}

/* With whom, when and where a unit comes on; a leader who flew home comes alone [5.26c]. */
static bool
find_arrival(const osg *n, bt_unit unit, osg_arrival *out)
{
    const osg_arrival *arrival = arrival_of(n, unit);
    bt_hex home = osg_home_of(n, unit);

    if (home == BT_HEX_NONE && !arrival)
        return false;
    if (home == BT_HEX_NONE)
        *out = *arrival;
    else
        *out = (osg_arrival){ .side = osg_counter_of(n, unit)->side,
                              .hex = home,
                              .source = OSG_NO_SOURCE,
                              .by_road = osg_has_road_in(n->printed, home),
                              .beside = BT_UNIT_NONE,
                              .tested = BT_UNIT_NONE };
    return true;
}

/* Has it still to come on for the first time?  Who has fled to a source has done so [5.26c]. */
bool
osg_is_expected(const osg *n, bt_unit unit)
{
    return n->s->places[unit] == OSG_RESERVE && osg_home_of(n, unit) == BT_HEX_NONE;
}

/* ---- in which order ----------------------------------------------------------------- */

static bool
is_waiting(const osg *n, const osg_arrival *a)
{
    bt_units left = a->units;

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (arrival_of(n, u) == a && osg_is_expected(n, u))
            return true;
    return false;
}

/* [15.2b] Somebody due before at the hex has not come. */
static bool
is_behind(const osg *n, const osg_arrival *a, bt_hex hex)
{
    for (int i = 0; i < n->printed->arrival_count; i++) {
        const osg_arrival *other = &n->printed->arrivals[i];
        if (other->side == a->side && other->hex == hex && !a->anywhere && !a->near &&
            other->turn < a->turn && other->tested == BT_UNIT_NONE && !other->near &&
            is_waiting(n, other))
            return true;
    }
    return false;
}

/* The arrival that stands for all of a side who are due at a hex; -1 where nobody is. */
static int
host_at(const osg *n, bt_side side, bt_hex hex)
{
    for (int i = 0; i < n->printed->arrival_count; i++) {
        const osg_arrival *a = &n->printed->arrivals[i];
        if (a->side == side && a->hex == hex && !a->near && !a->anywhere)
            return i;
    }
    return -1;
}

static unsigned
guests_of(const osg *n, int host)
{
    return (n->s->came[host] & ~(unsigned)CAME_AWAY) / CAME_GUEST;
}

/* [15.1b] How many stacks have come on this turn before a unit: those due where it is, or where it comes, and those
 * that were sent there [15.2a].  A leader who has fled waits for nobody (R103). */
static unsigned
stacks_before(const osg *n, bt_unit unit, const osg_arrival *a, bt_hex hex)
{
    unsigned count = 0;

    if (a->near || a->anywhere || osg_home_of(n, unit) != BT_HEX_NONE)
        return 0;
    for (int i = 0; i < n->printed->arrival_count; i++) {
        const osg_arrival *other = &n->printed->arrivals[i];
        if (other->side != a->side || other->near || other->anywhere ||
            (other->hex != a->hex && other->hex != hex))
            continue;
        count += n->s->came[i] & CAME_OWN;
        if (i == host_at(n, a->side, other->hex))
            count += guests_of(n, i);
    }
    return count;
}

/* A stack has come on at a hex.  Who comes as the tenth pays all its points, so few have to be told apart. */
static void
count_stack(osg *n, const osg_arrival *a, bt_hex hex)
{
    uint8_t *came = n->s->came;
    int own = (int)(a - n->printed->arrivals), host = host_at(n, a->side, hex);

    if (host < 0 || a->hex == hex || a->near || a->anywhere) {
        came[own] = (uint8_t)(came[own] + ((came[own] & CAME_OWN) < CAME_OWN));
        return;
    }
    came[own] |= CAME_AWAY;
    if (guests_of(n, host) < GUESTS_MAX)
        came[host] = (uint8_t)(came[host] + CAME_GUEST);
}

/* ---- at what cost ---------------------------------------------------------------------- */

/* [15.1b] By road as if the column were spread out along it beyond the edge [15.1c] (R72). */
static bt_mp
entry_cost(const osg *n, bt_unit unit, const osg_arrival *a, bt_hex hex, bool by_road,
           unsigned before)
{
    unsigned cost;

    if (a->near)
        return 0;
    cost = by_road ? n->printed->march
                   : bt_tec_entry_cost(&n->printed->tec, osg_counter_of(n, unit)->class_of_unit,
                                       &n->printed->atlas, hex);
    if (cost == BT_MP_PROHIBITED)
        cost = 2;
    cost += 2 * before;
    return (bt_mp)(cost < BT_MP_PROHIBITED ? cost : BT_MP_PROHIBITED - 1);
}

/* Who has not as many points comes on all the same, and has none left: nobody who is due is left behind [15.2b]. */
static bt_mp
capped(const osg *n, bt_unit unit, bt_mp cost)
{
    bt_mp all = osg_counter_of(n, unit)->allowance;

    return cost < all ? cost : all;
}

bt_mp
osg_entry_cost(const osg *n, bt_unit unit, bt_hex hex, bool by_road)
{
    osg_arrival a;

    if (!find_arrival(n, unit, &a))
        return 0;
    return capped(n, unit, entry_cost(n, unit, &a, hex, by_road,
                                      stacks_before(n, unit, &a, hex)));
}

/* Most of those who wait come on another turn. */
static bool
is_early(const osg *n, bt_unit unit)
{
    const osg_arrival *a = arrival_of(n, unit);

    return a && osg_home_of(n, unit) == BT_HEX_NONE && n->s->turn < a->turn;
}

static const bt_reason *
refuse_entrant(const osg *n, bt_side side, bt_unit unit)
{
    osg_arrival a;

    if (unit >= n->printed->unit_count || osg_counter_of(n, unit)->side != side)
        return REFUSE(NOT_YOUR_ENTRY);
    if (n->s->places[unit] != OSG_RESERVE)
        return REFUSE(HAS_ENTERED);
    if (!find_arrival(n, unit, &a))
        return REFUSE(NEVER_ENTERS);
    if (bt_units_has(&n->s->moved, unit))
        return REFUSE(FLEW_NOW);
    if (n->s->turn < a.turn)
        return REFUSE(NOT_YET);
    if (a.hex != BT_HEX_NONE && !a.near && osg_refuse_guarded(n, side, a.hex)) /* [21.62] */
        return REFUSE(GUARDED);
    if (a.tested != BT_UNIT_NONE && osg_is_expected(n, a.tested) &&
        !bt_units_has(&n->s->passed, a.tested))
        return REFUSE(TEST_FAILED);
    return is_behind(n, &a, a.hex) ? REFUSE(OTHERS_FIRST) : NULL;
}

/* Where they would stand with so much spent; in Road March as a column [8.22Ba]. */
static const bt_reason *
refuse_end(const osg *n, bt_units coming, bt_hex hex, bt_mp left, bool by_road)
{
    bt_units marching = by_road ? bt_units_or(n->s->marching, coming) : n->s->marching;

    return osg_refuse_dead_end_as(n, coming, marching, hex, left);
}

/* At a hex where it may come on, by road or not; Prussians not at the south-west edge too soon [21.62]. */
static const bt_reason *
refuse_way_in(const osg *n, bt_unit unit, const osg_arrival *a, bt_hex hex, bool by_road)
{
    bt_mp all = osg_counter_of(n, unit)->allowance, cost;
    bt_units one = { { 0 } };
    const bt_reason *reason;

    if (hex != a->hex && is_behind(n, a, hex))
        return REFUSE(OTHERS_FIRST); /* nor do those who were sent there [15.2a] */
    if (by_road && (a->near || !osg_has_road_in(n->printed, hex)))
        return REFUSE(NO_ROAD_IN);
    bt_units_add(&one, unit);
    if (by_road && osg_controls(n, osg_other(a->side), hex))
        return REFUSE(MARCH_INTO_ZONE);
    if ((reason = osg_refuse_zone(n, one, a->side, hex)) ||
        (reason = osg_refuse_guarded(n, a->side, hex)))
        return reason;
    cost = capped(n, unit,
                  entry_cost(n, unit, a, hex, by_road, stacks_before(n, unit, a, hex)));
    return refuse_end(n, one, hex, (bt_mp)(all - cost), by_road);
}

static const bt_reason *
refuse_entry(const osg *n, const bt_act *act, bool by_road)
{
    bt_unit unit = (bt_unit)act->a;
    const bt_reason *reason = refuse_entrant(n, act->side, unit);
    osg_arrival a;

    if (reason)
        return reason;
    (void)find_arrival(n, unit, &a);
    if (act->b >= n->printed->atlas.hex_count)
        return REFUSE(NO_ENTRY);
    if ((reason = osg_refuse_entry_hex(n, &a, (bt_hex)act->b)))
        return reason;
    return refuse_way_in(n, unit, &a, (bt_hex)act->b, by_road);
}

/* [15.0] [15.1a] [15.1b] */
const bt_reason *
osg_refuse_enter(const osg *n, const bt_act *act)
{
    return refuse_entry(n, act, false);
}

/* [15.1c] */
const bt_reason *
osg_refuse_file(const osg *n, const bt_act *act)
{
    return refuse_entry(n, act, true);
}

/* [14.24] A force comes on at a hex: a source there serves its side from now on. */
static void
open_source(osg *n, bt_side side, bt_hex hex)
{
    const osg_printed *p = n->printed;

    for (int i = 0; i < p->source_count; i++)
        if (p->sources[i].hex == hex && p->sources[i].side == side)
            n->s->used_sources |= (uint16_t)(1u << i);
}

/* A piece comes on to the map, having paid so much. */
static void
bring_on(osg *n, bt_unit unit, bt_hex hex, bt_mp cost)
{
    osg_state *s = n->s;
    bt_side side = osg_counter_of(n, unit)->side;

    s->used[unit] = cost = capped(n, unit, cost);
    if (bt_units_has(&n->printed->combat, unit))
        open_source(n, side, hex);
    osg_note_entry(n, side, hex);
    bt_units_add(&s->entered, unit);
    n->told |= bt_units_has(&s->passed, unit); /* everybody knows that it was tested [19.31] */
    bt_units_remove(&s->passed, unit);
    osg_place(n, unit, hex);
    OSG_SECRET(n, side, ENTERED, "15.0", unit, hex, cost, 0);
}

static void
enter(osg *n, const bt_act *act, bool by_road)
{
    bt_unit unit = (bt_unit)act->a;
    bt_hex home = osg_home_of(n, unit);
    osg_arrival a;

    (void)find_arrival(n, unit, &a);
    bring_on(n, unit, (bt_hex)act->b,
             entry_cost(n, unit, &a, (bt_hex)act->b, by_road,
                        stacks_before(n, unit, &a, (bt_hex)act->b)));
    if (home == BT_HEX_NONE)
        count_stack(n, arrival_of(n, unit), (bt_hex)act->b);
    if (by_road)
        bt_units_add(&n->s->marching, unit);
    osg_take_up(n, unit);
    osg_sweep_trains(n);
}

void
osg_do_enter(osg *n, const bt_act *act)
{
    enter(n, act, false);
}

void
osg_do_file(osg *n, const bt_act *act)
{
    enter(n, act, true);
    OSG_SECRET(n, act->side, MARCHES, "15.1c", act->a, 0, 0, 0);
}

/* ---- arriving stacked [15.1a] ------------------------------------------------------------ */

/* Does the stack under way stand where it came on, with nothing else done? */
static bool
has_just_entered(const osg *n, const osg_arrival *a, unsigned before)
{
    bt_unit first = bt_units_first(&n->s->movers);
    bt_hex hex = n->s->places[first];

    return bt_units_has(&n->s->entered, first) &&
           n->s->used[first] == capped(n, first, entry_cost(n, first, a, hex, false, before));
}

/* Those due together come on as one stack, and each pays what the first did. */
const bt_reason *
osg_refuse_join_entry(const osg *n, bt_side side, bt_unit unit)
{
    const bt_reason *reason = refuse_entrant(n, side, unit);
    bt_unit first = bt_units_first(&n->s->movers);
    bt_units stack = n->s->movers, column = bt_units_and(n->s->movers, n->s->marching);
    unsigned before;
    osg_arrival a;
    bt_mp cost, left, least;

    if (reason)
        return reason;
    (void)find_arrival(n, unit, &a);
    if (osg_home_of(n, unit) != BT_HEX_NONE || arrival_of(n, first) != arrival_of(n, unit) ||
        !bt_units_has(&n->s->entered, first))
        return REFUSE(NOT_TOGETHER);
    if (!bt_units_is_empty(&column))
        return REFUSE(COLUMN_JOINS);
    before = stacks_before(n, unit, &a, n->s->places[first]) - 1;
    if (!has_just_entered(n, &a, before))
        return REFUSE(SET_OUT);
    bt_units_add(&stack, unit);
    if ((reason = osg_refuse_stack(n, stack)))
        return reason;
    cost = capped(n, unit, entry_cost(n, unit, &a, n->s->places[first], false, before));
    left = (bt_mp)(osg_counter_of(n, unit)->allowance - cost);
    least = osg_least_left(n, n->s->movers); /* the stack goes as far as the poorest of them */
    return osg_refuse_dead_end(n, stack, n->s->places[first], left < least ? left : least);
}

void
osg_do_join_entry(osg *n, bt_unit unit)
{
    bt_hex hex = n->s->places[bt_units_first(&n->s->movers)];
    osg_arrival a;

    (void)find_arrival(n, unit, &a);
    bring_on(n, unit, hex,
             entry_cost(n, unit, &a, hex, false, stacks_before(n, unit, &a, hex) - 1));
    bt_units_add(&n->s->movers, unit);
}

/* Those who are due with one that has come on, and wait yet. */
bt_units
osg_due_with(const osg *n, bt_unit unit)
{
    const osg_arrival *a = arrival_of(n, unit);
    bt_units due = { { 0 } }, left = due;

    if (a)
        left = bt_units_minus(a->units, n->s->standing);
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (n->s->places[u] == OSG_RESERVE)
            bt_units_add(&due, u);
    return due;
}

/* ---- lists and duties ------------------------------------------------------------------------ */

static void
list_hexes(const bt_list *l, unsigned code, bt_unit unit)
{
    const osg *n = l->play;
    osg_gates gates;
    osg_arrival a;

    (void)find_arrival(n, unit, &a);
    osg_find_gates(n, &a, &gates);
    for (unsigned hex = gates.first; hex < gates.end; hex = osg_next_gate(&gates, hex))
        if (!refuse_way_in(n, unit, &a, (bt_hex)hex, code == OSG_A_FILE))
            bt_actions_add(l->out, bt_action_make(code, unit, hex, 0));
}

bt_units
osg_due_to_enter(const osg *n, bt_side side)
{
    const osg_printed *p = n->printed;
    bt_units due = { { 0 } };
    bt_units left = bt_units_minus(bt_units_or(p->arriving, p->leaders), n->s->standing);

    left = bt_units_and(left, p->of_side[side]);
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (n->s->places[u] == OSG_RESERVE && !is_early(n, u) && !refuse_entrant(n, side, u))
            bt_units_add(&due, u);
    return due;
}

void
osg_list_entries(const bt_list *l)
{
    bt_units due = osg_due_to_enter(l->play, l->side);

    for (bt_units left = due; !bt_units_is_empty(&left);)
        list_hexes(l, OSG_A_ENTER, bt_units_take(&left));
    while (!bt_units_is_empty(&due))
        list_hexes(l, OSG_A_FILE, bt_units_take(&due));
}

static bool
can_enter(const osg *n, bt_unit unit)
{
    osg_gates gates;
    osg_arrival a;

    (void)find_arrival(n, unit, &a);
    osg_find_gates(n, &a, &gates);
    for (unsigned hex = gates.first; hex < gates.end; hex = osg_next_gate(&gates, hex))
        if (!refuse_way_in(n, unit, &a, (bt_hex)hex, false) ||
            !refuse_way_in(n, unit, &a, (bt_hex)hex, true))
            return true;
    return false;
}

/* Of some who are due, those for whom a hex is open. */
bt_units
osg_able_to_enter(const osg *n, bt_units due)
{
    for (bt_unit u = 0; u < n->printed->unit_count; u++)
        if (bt_units_has(&due, u) && !can_enter(n, u))
            bt_units_remove(&due, u);
    return due;
}

/* [15.2b] All of those due at one hex, or none. */
bt_units
osg_must_enter(const osg *n, bt_side side)
{
    bt_units must = { { 0 } };

    for (int i = 0; i < n->printed->arrival_count; i++) {
        const osg_arrival *a = &n->printed->arrivals[i];
        bt_units left = a->units;
        if (a->side != side || !(n->s->came[i] & (CAME_OWN | CAME_AWAY)))
            continue;
        for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
            if (arrival_of(n, u) == a && osg_home_of(n, u) == BT_HEX_NONE &&
                !refuse_entrant(n, side, u) && can_enter(n, u))
                bt_units_add(&must, u);
    }
    return must;
}
