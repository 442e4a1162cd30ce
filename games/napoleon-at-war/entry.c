/*
 * entry.c - where reinforcements come on, turned away or diverted [14.0] [15.3] [20.2], and
 * units leaving the transit track [17.1].
 */
#include "entry.h"
#include "arrivals.h"
#include "morale.h"
#include "movement.h"
#include "mover.h"
#include "plan.h"

/* ---- where they may enter ---------------------------------------------- */

/* [14.12] [14.13] [14.14] [16.1] May the unit come on in this very hex? */
static const bt_reason *
refuse_hex(const naw *n, bt_unit unit, bt_hex hex)
{
    const naw_printed *p = n->printed;
    bt_side side = p->side_of[unit];
    bt_unit there = n->s->at[hex];
    bt_mp mp = naw_allowance(n, unit);

    if (there != BT_UNIT_NONE && p->side_of[there] != side)
        return REFUSE(ENTRY_BLOCKED);
    if (naw_controls(n->s, naw_other(side), hex))
        return REFUSE(ENTRY_BLOCKED);
    if (naw_turn(n) == NAW_NIGHT && p->closed_at_night[hex])
        return REFUSE(NIGHT_FOREST);
    if (p->entry_cost[hex] > mp)
        return naw_refuse_points(n, unit, p->entry_cost[hex], mp);
    if (!naw_can_rest(n, unit, hex, (bt_mp)(mp - p->entry_cost[hex])))
        return REFUSE(NO_REST);
    return NULL;
}

typedef struct entrant {
    const naw *n;
    bt_unit unit;
} entrant;

static bool
is_open(bt_hex hex, void *user)
{
    const entrant *who = user;

    return !refuse_hex(who->n, who->unit, hex);
}

/* [14.0b] [15.1b] Where the named hexes are blocked, the nearest open hex of the
 * same map edge serves; a corner hex belongs to two edges. */
static void
add_nearest(const naw *n, bt_unit unit, const bt_hex_list *named, int edges, bt_hex_list *out)
{
    int map = n->printed->atlas.hexes[named->at[0]].map;

    bt_entry_nearest(&n->printed->edges[map], edges, named, out, is_open, &(entrant){ n, unit });
}

/* [17.24] From the track a unit enters beside its section, on the map it did
 * not come from; only if all of that is blocked, as near to it as possible. */
static void
add_track_exit(const naw *n, bt_unit unit, int section, int from_map, bt_hex_list *out)
{
    const naw_printed *p = n->printed;
    int map = 1 - from_map;
    int e = __builtin_ctz(p->transit_edge[map]);
    bt_hex_list beside = { 0 };

    for (int i = 0; i < p->edges[map].count[e]; i++) {
        bt_hex hex = p->edges[map].at[e][i];
        if (!(p->transit_section[hex] >> section & 1))
            continue;
        bt_hex_list_add(&beside, hex);
        if (!refuse_hex(n, unit, hex))
            bt_hex_list_add(out, hex);
    }
    if (!out->count && beside.count)
        add_nearest(n, unit, &beside, p->transit_edge[map], out);
}

static void
add_group_entry(const naw *n, bt_unit unit, const naw_arrival *group, bt_hex_list *out)
{
    const naw_entry *entry = naw_entry_of(n, group);
    bt_hex hex = entry->hex;

    if (entry->edge) {
        bt_entry_along(&n->printed->edges[entry->map], entry->edge, out, is_open,
                       &(entrant){ n, unit });
        return;
    }
    if (n->s->diverted[group - n->printed->arrivals])
        hex = group->divert;
    if (!refuse_hex(n, unit, hex))
        bt_hex_list_add(out, hex);
    else
        add_nearest(n, unit, &(bt_hex_list){ 1, { hex } }, n->printed->atlas.hexes[hex].edges, out);
}

const bt_reason *
naw_entry_hexes(const naw *n, bt_unit unit, bt_hex_list *out)
{
    const naw_arrival *group = naw_arrival_of(n, unit);
    const bt_reason *none = REFUSE(ENTRY_BLOCKED);
    int section, from_map, space;

    out->count = 0;
    if (naw_track_place(n->s->places[unit], &section, &from_map, &space)) {
        if (naw_is_at_track_end(n, unit, &section, &from_map))
            add_track_exit(n, unit, section, from_map, out);
        else
            none = REFUSE(ON_TRACK);
    } else if (n->s->places[unit] != BT_PLACE_BOX(NAW_BOX_RESERVE)) {
        none = naw_refuse_gone(n, unit, group);
    } else if (naw_refuse_undue(n, group)) {
        none = naw_refuse_undue(n, group);
    } else {
        add_group_entry(n, unit, group, out);
    }
    return out->count ? NULL : none;
}

/* Could the unit, which is due, come on somewhere? */
static bool
can_enter(const naw *n, bt_unit unit)
{
    bt_hex_list hexes;

    return !naw_entry_hexes(n, unit, &hexes);
}

/* [14.0] [14.21] Reinforcements come in their turn: who can come and may not
 * wait, must.  Track units and those of [15.3e] may wait [14.22]. */
static bool
may_wait(const naw *n, bt_unit unit)
{
    return n->s->places[unit] != BT_PLACE_BOX(NAW_BOX_RESERVE) ||
           naw_entry_of(n, naw_arrival_of(n, unit))->may_wait;
}

bt_units
naw_may_enter(const naw *n, bt_side side, bt_units *must)
{
    bt_units due = naw_due(n, side), may = { { 0 } };

    *must = may;
    for (bt_unit u; (u = bt_units_take(&due)) != BT_UNIT_NONE;) {
        if (!can_enter(n, u))
            continue;
        bt_units_add(&may, u);
        if (!may_wait(n, u))
            bt_units_add(must, u);
    }
    return may;
}

/* [14.0a] [14.0b] [15.1b] [15.3e] [20.2] It enters by the chart, or where that sends it. */
static const bt_reason *
refuse_other_hex(const naw *n, bt_unit unit)
{
    const naw_arrival *group = naw_arrival_of(n, unit);
    bool diverted = n->s->diverted[group - n->printed->arrivals];
    bt_hex named = diverted ? group->divert : naw_entry_of(n, group)->hex;

    if (naw_entry_of(n, group)->edge)
        return REFUSE(ENTRY_EDGE);
    if (refuse_hex(n, unit, named))
        return group->side == NAW_PRUSSIAN ? REFUSE(ENTRY_BESIDE) : REFUSE(ENTRY_ELSEWHERE);
    return diverted ? REFUSE(ENTRY_DIVERTED) : REFUSE(ENTRY_PLACE);
}

/* Why a unit that is due may not enter by this very hex. */
static const bt_reason *
refuse_elsewhere(const naw *n, bt_unit unit, bt_hex hex)
{
    const bt_hex_info *info = &n->printed->atlas.hexes[hex];
    const bt_reason *why = info->edges ? refuse_hex(n, unit, hex) : NULL;
    int section, from_map, space;
    bool on_track = naw_track_place(n->s->places[unit], &section, &from_map, &space);

    if (on_track && info->map == from_map)
        return REFUSE(TRACK_BACK);
    if (why)
        return why;
    return on_track ? REFUSE(TRACK_EXIT) : refuse_other_hex(n, unit);
}

const bt_reason *
naw_refuse_enter(const naw *n, const bt_act *act)
{
    bt_hex_list hexes;
    const bt_reason *why;

    if (n->printed->side_of[act->a] != act->side)
        return REFUSE(NOT_PHASING_ENTRY);
    if (n->s->crowded != BT_UNIT_NONE)
        return REFUSE(CROWDED);
    why = naw_entry_hexes(n, (bt_unit)act->a, &hexes);
    for (int i = 0; i < hexes.count; i++)
        if (hexes.at[i] == act->b)
            return NULL;
    if (why && why != REFUSE(ENTRY_BLOCKED))
        return why;
    return refuse_elsewhere(n, (bt_unit)act->a, (bt_hex)act->b);
}

/* The clause a unit comes on by: its line of the chart, or what sends it
 * elsewhere [14.0] [15.1b] [20.2]; from the track, its section or the nearest hex. */
static const char *
entry_rule(const naw *n, bt_unit unit, bt_hex hex)
{
    const naw_arrival *group = naw_arrival_of(n, unit);
    int section, from_map, space;

    if (naw_track_place(n->s->places[unit], &section, &from_map, &space))
        return n->printed->transit_section[hex] >> section & 1 ? "17.1c" : "17.24b";
    if (naw_entry_of(n, group)->edge || hex == naw_entry_of(n, group)->hex)
        return naw_entry_of(n, group)->rule;
    if (n->s->diverted[group - n->printed->arrivals] && hex == group->divert)
        return "20.2";
    return group->side == NAW_PRUSSIAN ? "15.1b" : "14.0b";
}

/* [14.11] At any moment of the phase; [14.12] [14.13] it moves on with what is left. */
void
naw_do_enter(naw *n, const bt_act *act)
{
    bt_unit unit = (bt_unit)act->a;
    bt_hex hex = (bt_hex)act->b;
    bool from_track = n->s->places[unit] != BT_PLACE_BOX(NAW_BOX_RESERVE);
    bt_mp mp = (bt_mp)(naw_allowance(n, unit) - n->printed->entry_cost[hex]);
    const char *rule = entry_rule(n, unit, hex);

    /* A unit that comes on by a plan's own chart gives the plan away. */
    if (!from_track && act->side == NAW_PRUSSIAN && n->printed->has_plans)
        naw_show_plan(n);
    naw_begin_march(n, unit, hex, mp);
    NAW_EVENT(n, ENTERED, rule, unit, hex, n->printed->entry_cost[hex], 0);
}

/* ---- declining and diverting ------------------------------------------- */

/* [14.21] A side demoralized where a unit is due may turn it away for good. */
const bt_reason *
naw_refuse_decline(const naw *n, const bt_act *act)
{
    bt_unit unit = (bt_unit)act->a;
    const naw_arrival *group = naw_arrival_of(n, unit);

    if (n->printed->side_of[unit] != act->side)
        return REFUSE(NOT_PHASING_ENTRY);
    if (bt_units_has(&n->s->tracked, unit))
        return REFUSE(TRACK_WAITS);
    if (n->s->places[unit] != BT_PLACE_BOX(NAW_BOX_RESERVE))
        return naw_refuse_gone(n, unit, group);
    if (naw_refuse_undue(n, group))
        return naw_refuse_undue(n, group);
    if (!naw_is_demoralized(n->s, act->side, naw_entry_map(n, group)))
        return REFUSE(NOT_DEMORALIZED);
    return NULL;
}

void
naw_do_decline(naw *n, const bt_act *act)
{
    naw_put_away(n->s, (bt_unit)act->a, BT_PLACE_BOX(NAW_BOX_REFUSED));
    NAW_EVENT(n, DECLINED, "14.21", act->a, 0, 0, 0);
}

bt_units
naw_may_decline(const naw *n, bt_side side, bt_units units)
{
    bt_units may = { { 0 } };

    for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE;)
        if (!naw_refuse_decline(n, &(bt_act){ .side = side, .a = u }))
            bt_units_add(&may, u);
    return may;
}

const bt_reason *
naw_refuse_waiting(const naw *n, bt_side side)
{
    bt_units due = naw_due(n, side);
    const bt_reason *reason = NULL;

    for (bt_unit u; (u = bt_units_take(&due)) != BT_UNIT_NONE;) {
        if (may_wait(n, u) || !can_enter(n, u))
            continue;
        if (naw_refuse_decline(n, &(bt_act){ .side = side, .a = u }))
            return REFUSE(MUST_ENTER);
        reason = REFUSE(ENTER_OR_NEVER);
    }
    return reason;
}

const naw_arrival *
naw_divertible(const naw *n, bt_side side, unsigned turn)
{
    const naw_printed *p = n->printed;

    for (int g = 0; g < p->arrival_count; g++) {
        const naw_arrival *group = &p->arrivals[g];
        if (group->side == side && group->divert != BT_HEX_NONE &&
            naw_entry_of(n, group)->turn == turn)
            return group;
    }
    return NULL;
}

/* [20.2] Per group, on its own turn, before any of it has come on. */
const bt_reason *
naw_refuse_divert(const naw *n, const bt_act *act)
{
    const naw_arrival *group = naw_divertible(n, act->side, act->a);
    bt_units units;

    if (!naw_option(n, NAW_OPTION_BERNADOTTE))
        return REFUSE(NO_BERNADOTTE);
    if (!group || act->a != n->s->turn)
        return REFUSE(NO_DIVERSION);
    if (n->s->plan == NAW_PLAN_B)
        return REFUSE(NO_AUERSTADT);
    if (n->s->diverted[group - n->printed->arrivals])
        return REFUSE(DIVERTED);
    units = group->units;
    for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE;)
        if (n->s->places[u] != BT_PLACE_BOX(NAW_BOX_RESERVE))
            return REFUSE(DIVERTED);
    return NULL;
}

void
naw_do_divert(naw *n, const bt_act *act)
{
    const naw_arrival *group = naw_divertible(n, act->side, act->a);

    n->s->diverted[group - n->printed->arrivals] = 1;
    NAW_EVENT(n, DIVERTED, "20.2", act->a, group->divert, 0, 0);
}
