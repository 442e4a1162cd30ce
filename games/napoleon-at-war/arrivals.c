/*
 * arrivals.c - reinforcements: the choice of plan, who is due, where they
 * enter [14.0] [15.0] [20.0], and units leaving the transit track [17.1].
 */
#include <assert.h>

#include "naw.h"

/* ---- the plan ---------------------------------------------------------- */

/* [15.1] One of the two options, once.  It stays the Prussian's secret until
 * a unit arrives by Option B, or the phase in which it would have ends. */
const bt_reason *
naw_refuse_plan(const naw *n, const naw_act *act)
{
    (void)n, (void)act;
    return NULL;
}

void
naw_do_plan(naw *n, const naw_act *act)
{
    n->s->plan = act->a ? NAW_PLAN_B : NAW_PLAN_A;
    bt_frames_pop(&n->s->frames);
    bt_events_add(n->events, NAW_EV_PLAN, bt_side_bit(act->side), "15.1a", act->a, 0, 0, 0);
    bt_events_add(n->events, NAW_EV_PLAN_SEALED, (bt_sides)(BT_SIDES_ALL & ~bt_side_bit(act->side)),
                  "15.1a", 0, 0, 0, 0);
}

void
naw_show_plan(naw *n)
{
    naw_state *s = n->s;

    if (s->plan == NAW_PLAN_OPEN || s->plan_shown)
        return;
    s->plan_shown = 1;
    if (n->printed->has_plans)
        NAW_EVENT(n, PLAN_SHOWN, "15.1a", s->plan == NAW_PLAN_B, 0, 0, 0);
}

/* ---- who is due -------------------------------------------------------- */

const naw_arrival *
naw_arrival_of(const naw *n, bt_unit unit)
{
    int group = n->printed->counters[unit].arrival;

    return group == 0xff ? NULL : &n->printed->arrivals[group];
}

static const naw_entry *
entry_of(const naw *n, const naw_arrival *group)
{
    return &group->entry[naw_plan_index(n->s)];
}

static bool
group_is_due(const naw *n, const naw_arrival *group)
{
    const naw_entry *entry = entry_of(n, group);

    return entry->turn && entry->turn <= n->s->turn &&
           (!group->louis || naw_option(n, NAW_OPTION_LOUIS));
}

static bool
is_at_track_end(const naw *n, bt_unit unit, int *section, int *from_map)
{
    int space;

    return naw_track_place(n->s->places[unit], section, from_map, &space) &&
           space == NAW_SPACES - 1 && !bt_units_has(&n->s->moved, unit);
}

bt_units
naw_due(const naw *n, bt_side side)
{
    const naw_printed *p = n->printed;
    const bt_units *charted = &p->due[naw_plan_index(n->s)][n->s->turn];
    bt_units due = bt_units_and(bt_units_and(n->s->reserve, *charted), p->of_side[side]);
    bt_units tracked = bt_units_and(n->s->tracked, p->of_side[side]);
    int section, from_map;

    for (bt_units left = due; !bt_units_is_empty(&left);) {
        bt_unit u = bt_units_take(&left);
        if (!group_is_due(n, naw_arrival_of(n, u)))
            bt_units_remove(&due, u);
    }
    for (bt_unit u; (u = bt_units_take(&tracked)) != BT_UNIT_NONE;)
        if (is_at_track_end(n, u, &section, &from_map))
            bt_units_add(&due, u);
    return due;
}

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
        return REFUSE(NO_MP);
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
    const naw_entry *entry = entry_of(n, group);
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

static int
entry_map(const naw *n, const naw_arrival *group)
{
    const naw_entry *entry = entry_of(n, group);

    if (entry->edge)
        return entry->map;
    if (n->s->diverted[group - n->printed->arrivals])
        return n->printed->atlas.hexes[group->divert].map;
    return n->printed->atlas.hexes[entry->hex].map;
}

/* Has a unit of the enemy left the map that a hex is on, by one of the hex's edges? */
static bool
has_gone_out(const naw *n, bt_side enemy, bt_hex hex)
{
    const bt_hex_info *info = &n->printed->atlas.hexes[hex];
    bt_units left = n->printed->of_side[enemy];

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        for (int edge = BT_EDGE_NORTH; edge <= BT_EDGE_WEST; edge <<= 1)
            if (info->edges & edge && n->s->places[u] == naw_exit_box(info->map, edge))
                return true;
    return false;
}

/* [14.21] [14.23] Turned away by its own side, or barred by an enemy's exit?  Both
 * end in one box; the position tells which unless both can be. */
static const bt_reason *
refuse_refused(const naw *n, bt_unit unit, const naw_arrival *group)
{
    bt_side side = n->printed->side_of[unit];

    if (!group || group->barred_by == BT_HEX_NONE ||
        !has_gone_out(n, naw_other(side), group->barred_by))
        return REFUSE(TURNED_AWAY);
    if (!group_is_due(n, group) || !naw_is_demoralized(n->s, side, entry_map(n, group)))
        return REFUSE(PASSED_BY);
    return REFUSE(NEVER_COMES);
}

/* [14.21] [14.23] [17.21a] [20.1a] Why a unit that waits neither off the map nor on
 * the track is not to be brought on. */
static const bt_reason *
refuse_gone(const naw *n, bt_unit unit, const naw_arrival *group)
{
    uint16_t place = n->s->places[unit];

    if (naw_on_map(n->s, unit))
        return REFUSE(ON_MAP);
    if (group && group->louis && !naw_option(n, NAW_OPTION_LOUIS))
        return REFUSE(NO_LOUIS);
    if (place == BT_PLACE_BOX(NAW_BOX_REFUSED))
        return refuse_refused(n, unit, group);
    if (place >= BT_PLACE_BOX(NAW_BOX_DEAD) && place <= BT_PLACE_BOX(NAW_BOX_DEAD_LAST))
        return REFUSE(ELIMINATED);
    return place == BT_PLACE_BOX(NAW_BOX_UNUSED) ? REFUSE(NOT_DUE) : REFUSE(OUT_OF_GAME);
}

const bt_reason *
naw_refuse_absent(const naw *n, bt_unit unit)
{
    if (naw_on_map(n->s, unit))
        return NULL;
    if (bt_units_has(&n->s->tracked, unit))
        return REFUSE(AWAY_ON_TRACK);
    if (bt_units_has(&n->s->reserve, unit))
        return REFUSE(NOT_ARRIVED);
    return refuse_gone(n, unit, naw_arrival_of(n, unit));
}

const bt_reason *
naw_entry_hexes(const naw *n, bt_unit unit, bt_hex_list *out)
{
    const naw_arrival *group = naw_arrival_of(n, unit);
    const bt_reason *none = REFUSE(ENTRY_BLOCKED);
    int section, from_map, space;

    out->count = 0;
    if (naw_track_place(n->s->places[unit], &section, &from_map, &space)) {
        if (is_at_track_end(n, unit, &section, &from_map))
            add_track_exit(n, unit, section, from_map, out);
        else
            none = REFUSE(ON_TRACK);
    } else if (n->s->places[unit] != BT_PLACE_BOX(NAW_BOX_RESERVE)) {
        none = refuse_gone(n, unit, group);
    } else if (!group || !group_is_due(n, group)) {
        none = REFUSE(NOT_DUE);
    } else {
        add_group_entry(n, unit, group, out);
    }
    return out->count ? NULL : none;
}

/* [14.0] [14.21] Reinforcements come in their turn: who can come and may not
 * wait, must.  Track units and those of [15.3e] may wait [14.22]. */
bt_units
naw_must_enter(const naw *n, bt_side side)
{
    bt_units due = naw_due(n, side), must = { { 0 } };
    bt_hex_list hexes;

    for (bt_unit u; (u = bt_units_take(&due)) != BT_UNIT_NONE;) {
        if (n->s->places[u] != BT_PLACE_BOX(NAW_BOX_RESERVE))
            continue;
        if (entry_of(n, naw_arrival_of(n, u))->may_wait)
            continue;
        if (!naw_entry_hexes(n, u, &hexes))
            bt_units_add(&must, u);
    }
    return must;
}

/* [14.0a] [14.0b] [15.3e] [20.2] It enters by the chart, or where that sends it. */
static const bt_reason *
refuse_other_hex(const naw *n, bt_unit unit)
{
    const naw_arrival *group = naw_arrival_of(n, unit);
    bool diverted = n->s->diverted[group - n->printed->arrivals];
    bt_hex named = diverted ? group->divert : entry_of(n, group)->hex;

    if (entry_of(n, group)->edge)
        return REFUSE(ENTRY_EDGE);
    if (refuse_hex(n, unit, named))
        return REFUSE(ENTRY_ELSEWHERE);
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
naw_refuse_enter(const naw *n, const naw_act *act)
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
 * elsewhere [14.0] [20.2]; from the track, its section or the nearest hex. */
static const char *
entry_rule(const naw *n, bt_unit unit, bt_hex hex)
{
    const naw_arrival *group = naw_arrival_of(n, unit);
    int section, from_map, space;

    if (naw_track_place(n->s->places[unit], &section, &from_map, &space))
        return n->printed->transit_section[hex] >> section & 1 ? "17.1c" : "17.24b";
    if (entry_of(n, group)->edge || hex == entry_of(n, group)->hex)
        return entry_of(n, group)->rule;
    if (n->s->diverted[group - n->printed->arrivals] && hex == group->divert)
        return "20.2";
    return "14.0b";
}

/* [14.11] At any moment of the phase; [14.12] [14.13] it moves on with what is left. */
void
naw_do_enter(naw *n, const naw_act *act)
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

/* ---- declining, diverting, barring ------------------------------------- */

/* [14.21] A side demoralized where a unit is due may turn it away for good. */
const bt_reason *
naw_refuse_decline(const naw *n, const naw_act *act)
{
    bt_unit unit = (bt_unit)act->a;
    const naw_arrival *group = naw_arrival_of(n, unit);

    if (n->printed->side_of[unit] != act->side)
        return REFUSE(NOT_PHASING_ENTRY);
    if (bt_units_has(&n->s->tracked, unit))
        return REFUSE(TRACK_WAITS);
    if (n->s->places[unit] != BT_PLACE_BOX(NAW_BOX_RESERVE))
        return refuse_gone(n, unit, group);
    if (!group || !group_is_due(n, group))
        return REFUSE(NOT_DUE);
    if (!naw_is_demoralized(n->s, act->side, entry_map(n, group)))
        return REFUSE(NOT_DEMORALIZED);
    return NULL;
}

void
naw_do_decline(naw *n, const naw_act *act)
{
    naw_put_away(n->s, (bt_unit)act->a, BT_PLACE_BOX(NAW_BOX_REFUSED));
    NAW_EVENT(n, DECLINED, "14.21", act->a, 0, 0, 0);
}

static const naw_arrival *
divertible(const naw *n, bt_side side, unsigned turn)
{
    const naw_printed *p = n->printed;

    for (int g = 0; g < p->arrival_count; g++) {
        const naw_arrival *group = &p->arrivals[g];
        if (group->side == side && group->divert != BT_HEX_NONE && entry_of(n, group)->turn == turn)
            return group;
    }
    return NULL;
}

/* [20.2] Per group, on its own turn, before any of it has come on. */
const bt_reason *
naw_refuse_divert(const naw *n, const naw_act *act)
{
    const naw_arrival *group = divertible(n, act->side, act->a);
    bt_units units;

    if (!naw_option(n, NAW_OPTION_BERNADOTTE) || !group || act->a != n->s->turn)
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
naw_do_divert(naw *n, const naw_act *act)
{
    const naw_arrival *group = divertible(n, act->side, act->a);

    n->s->diverted[group - n->printed->arrivals] = 1;
    NAW_EVENT(n, DIVERTED, "20.2", act->a, group->divert, 0, 0);
}

void
naw_bar_arrivals(naw *n, bt_side leaver, bt_hex hex)
{
    const naw_printed *p = n->printed;

    for (int g = 0; g < p->arrival_count; g++) {
        bt_units units = p->arrivals[g].units;
        if (p->arrivals[g].barred_by != hex || p->arrivals[g].side == leaver)
            continue;
        for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE;) {
            if (n->s->places[u] != BT_PLACE_BOX(NAW_BOX_RESERVE))
                continue;
            naw_put_away(n->s, u, BT_PLACE_BOX(NAW_BOX_REFUSED));
            NAW_EVENT(n, BARRED, "14.23", u, hex, 0, 0);
        }
    }
}
