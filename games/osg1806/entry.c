/*
 * entry.c - reinforcements [15.0]: when, where, and at what cost they come on to the map.
 */
#include "entry.h"
#include "hold.h"
#include "movement.h"
#include "trains.h"

static const osg_arrival *
arrival_of(const osg *n, bt_unit unit)
{
    bool other = bt_units_has(&n->s->diverted, unit); /* [21.81] */
    uint8_t number = n->printed->arrival_of[other][unit];

    return number == OSG_NO_ARRIVAL ? NULL : &n->printed->arrivals[number];
}

/* ---- where ------------------------------------------------------------------------ */

static bool
is_blocked(const osg *n, bt_side side, bt_hex hex)
{
    return osg_holds_enemy(n, side, hex) || osg_controls(n, osg_other(side), hex);
}

/* [15.2a] The nearest hex of the edge that is free; the named one while that is. */
static int
nearest_free(const osg *n, const osg_arrival *a)
{
    const bt_atlas *atlas = &n->printed->atlas;
    int nearest = -1;

    if (!is_blocked(n, a->side, a->hex))
        return 0;
    for (bt_hex hex = 0; hex < atlas->hex_count; hex++) {
        int range;
        if (!bt_bits_has(n->printed->rim, hex) || is_blocked(n, a->side, hex))
            continue;
        range = bt_hex_range(atlas, hex, a->hex);
        if (range >= 0 && (nearest < 0 || range < nearest))
            nearest = range;
    }
    return nearest;
}

/* [19.24b] Some come on about a leader instead of at the edge. */
static const bt_reason *
refuse_hex(const osg *n, const osg_arrival *a, bt_hex hex)
{
    const bt_atlas *atlas = &n->printed->atlas;

    if (a->near) {
        if (!osg_on_map(n->s, a->beside) ||
            bt_hex_range(atlas, hex, n->s->places[a->beside]) > a->near)
            return REFUSE(NOT_BESIDE);
        return is_blocked(n, a->side, hex) ? REFUSE(ENTRY_BLOCKED) : NULL;
    }
    if (a->anywhere && !bt_bits_has(n->printed->rim, hex)) /* [19.24b] */
        return REFUSE(NO_ENTRY);
    if (is_blocked(n, a->side, hex))
        return REFUSE(ENTRY_BLOCKED);
    if (a->anywhere)
        return NULL;
    if (hex != a->hex && !bt_bits_has(n->printed->rim, hex))
        return REFUSE(NO_ENTRY);
    return bt_hex_range(atlas, hex, a->hex) == nearest_free(n, a) ? NULL : REFUSE(NO_ENTRY);
}

/* ---- in which order ----------------------------------------------------------------- */

static bool
is_waiting(const osg *n, const osg_arrival *a)
{
    bt_units left = a->units;

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (n->s->places[u] == OSG_RESERVE && arrival_of(n, u) == a)
            return true;
    return false;
}

/* [15.2b] Somebody due before at the same hex has not come. */
static bool
is_behind(const osg *n, const osg_arrival *a)
{
    for (int i = 0; i < n->printed->arrival_count; i++) {
        const osg_arrival *other = &n->printed->arrivals[i];
        if (other->side == a->side && other->hex == a->hex && !a->anywhere && !a->near &&
            other->turn < a->turn && other->tested == BT_UNIT_NONE && !other->near &&
            is_waiting(n, other))
            return true;
    }
    return false;
}

/* [15.1b] How many stacks have come on there this turn. */
static unsigned
stacks_before(const osg *n, const osg_arrival *a)
{
    unsigned count = 0;

    for (int i = 0; i < n->printed->arrival_count && !a->anywhere; i++)
        if (n->printed->arrivals[i].hex == a->hex && n->printed->arrivals[i].side == a->side)
            count += n->s->came[i];
    return count;
}

/* ---- at what cost ---------------------------------------------------------------------- */

static bt_mp
entry_cost(const osg *n, bt_unit unit, const osg_arrival *a, bt_hex hex)
{
    unsigned cost;

    if (a->near)
        return 0;
    cost = bt_tec_entry_cost(&n->printed->tec, osg_counter_of(n, unit)->class_of_unit,
                             &n->printed->atlas, hex);
    if (cost == BT_MP_PROHIBITED)
        cost = 2;
    cost += 2 * stacks_before(n, a);
    return (bt_mp)(cost < BT_MP_PROHIBITED ? cost : BT_MP_PROHIBITED - 1);
}

static const bt_reason *
refuse_entrant(const osg *n, bt_side side, bt_unit unit)
{
    const osg_arrival *a;

    if (unit >= n->printed->unit_count || osg_counter_of(n, unit)->side != side)
        return REFUSE(NOT_YOUR_ENTRY);
    if (n->s->places[unit] != OSG_RESERVE)
        return REFUSE(HAS_ENTERED);
    a = arrival_of(n, unit);
    if (!a)
        return REFUSE(NEVER_ENTERS);
    if (n->s->turn < a->turn)
        return REFUSE(NOT_YET);
    if (a->tested != BT_UNIT_NONE && !bt_units_has(&n->s->passed, a->tested))
        return REFUSE(TEST_FAILED);
    return is_behind(n, a) ? REFUSE(OTHERS_FIRST) : NULL;
}

/* [15.0] [15.1a] [15.1b] */
const bt_reason *
osg_refuse_enter(const osg *n, const bt_act *act)
{
    bt_unit unit = (bt_unit)act->a;
    const bt_reason *reason = refuse_entrant(n, act->side, unit);
    const osg_arrival *a;
    bt_units one = { { 0 } };
    bt_mp all, cost;

    if (reason)
        return reason;
    a = arrival_of(n, unit);
    if (act->b >= n->printed->atlas.hex_count || (reason = refuse_hex(n, a, (bt_hex)act->b)))
        return reason ? reason : REFUSE(NO_ENTRY);
    all = osg_counter_of(n, unit)->allowance;
    cost = entry_cost(n, unit, a, (bt_hex)act->b);
    if (cost > all && stacks_before(n, a))
        return REFUSE(ENTRY_DEAR);
    bt_units_add(&one, unit);
    return osg_refuse_dead_end(n, one, (bt_hex)act->b, (bt_mp)(cost < all ? all - cost : 0));
}

void
osg_do_enter(osg *n, const bt_act *act)
{
    osg_state *s = n->s;
    bt_unit unit = (bt_unit)act->a;
    const osg_arrival *a = arrival_of(n, unit);
    bt_mp all = osg_counter_of(n, unit)->allowance;
    bt_mp cost = entry_cost(n, unit, a, (bt_hex)act->b);
    unsigned flag = bt_units_has(&n->printed->troops, unit)   ? 0
                    : bt_units_has(&n->printed->combat, unit) ? 1
                                                              : 2;

    s->used[unit] = cost < all ? cost : all;
    s->came[a - n->printed->arrivals]++;
    if (a->source != OSG_NO_SOURCE && bt_units_has(&n->printed->combat, unit))
        s->used_sources |= (uint16_t)(1u << a->source); /* [14.24] */
    if (n->printed->has_guarded && act->side == OSG_FRENCH &&
        bt_bits_has(n->printed->guarded, act->b))
        s->opened = 1;
    bt_units_add(&s->entered, unit);
    osg_place(n, unit, (bt_hex)act->b);
    OSG_SECRET(n, act->side, ENTERED, "15.0", unit, act->b, cost, 0);
    bt_events_add(n->events, OSG_EV_FLAG_MOVED, (bt_seats)(BT_SIDES_ALL & ~bt_side_bit(act->side)),
                  "1.5a", act->side, flag, act->b, act->b);
    s->seen_at[unit] = (uint16_t)act->b;
    s->seen_turn[unit] = s->turn;
    osg_take_up(n, unit);
    osg_sweep_trains(n);
}

/* ---- lists and duties ------------------------------------------------------------------------ */

static void
list_hexes(const bt_list *l, bt_unit unit, const osg_arrival *a)
{
    const bt_atlas *atlas = &l->play->printed->atlas;

    if (!a->near && !a->anywhere && !is_blocked(l->play, a->side, a->hex)) {
        bt_try(l, OSG_A_ENTER, unit, a->hex);
        return;
    }
    for (bt_hex hex = 0; hex < atlas->hex_count; hex++)
        if (a->near || bt_bits_has(l->play->printed->rim, hex))
            bt_try(l, OSG_A_ENTER, unit, hex);
}

void
osg_list_entries(const bt_list *l)
{
    bt_units left = l->play->printed->of_side[l->side];

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (!refuse_entrant(l->play, l->side, u))
            list_hexes(l, u, arrival_of(l->play, u));
}

static bool
can_enter(const osg *n, bt_side side, bt_unit unit)
{
    const osg_arrival *a = arrival_of(n, unit);
    bt_act act = { .side = side, .a = unit, .code = OSG_A_ENTER };

    for (bt_hex hex = 0; hex < n->printed->atlas.hex_count; hex++) {
        act.b = hex;
        if ((hex == a->hex || a->near || bt_bits_has(n->printed->rim, hex)) &&
            !osg_refuse_enter(n, &act))
            return true;
    }
    return false;
}

/* [15.2b] All of those due at one hex, or none. */
bt_unit
osg_must_enter(const osg *n, bt_side side)
{
    for (int i = 0; i < n->printed->arrival_count; i++) {
        const osg_arrival *a = &n->printed->arrivals[i];
        bt_units left = a->units;
        if (a->side != side || !n->s->came[i])
            continue;
        for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
            if (arrival_of(n, u) == a && !refuse_entrant(n, side, u) && can_enter(n, side, u))
                return u;
    }
    return BT_UNIT_NONE;
}

/* [19.31] On the morning of entry and on one more. */
bt_unit
osg_due_test(const osg *n, bt_side side)
{
    for (int i = 0; i < n->printed->arrival_count; i++) {
        const osg_arrival *a = &n->printed->arrivals[i];
        if (a->side == side && a->tested != BT_UNIT_NONE &&
            (n->s->turn == a->turn || n->s->turn == a->last_turn) &&
            n->s->places[a->tested] == OSG_RESERVE && !bt_units_has(&n->s->passed, a->tested) &&
            !bt_units_has(&n->s->checked, a->tested))
            return a->tested;
    }
    return BT_UNIT_NONE;
}
