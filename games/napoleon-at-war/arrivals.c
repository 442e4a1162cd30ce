/*
 * arrivals.c - reinforcements: who is due and who never comes [14.0] [15.0] [20.0]; those on the
 * transit track [17.1].
 */
#include "arrivals.h"
#include "morale.h"

/* ---- who is due -------------------------------------------------------- */

const naw_arrival *
naw_arrival_of(const naw *n, bt_unit unit)
{
    int group = n->printed->counters[unit].arrival;

    return group == 0xff ? NULL : &n->printed->arrivals[group];
}

const naw_entry *
naw_entry_of(const naw *n, const naw_arrival *group)
{
    return &group->entry[naw_plan_index(n->s)];
}

static bool
is_due(const naw *n, const naw_arrival *group)
{
    const naw_entry *entry = naw_entry_of(n, group);

    return entry->turn && entry->turn <= n->s->turn &&
           (!group->louis || naw_option(n, NAW_OPTION_LOUIS));
}

/* [14.0a] [15.3e] Not yet by the chart, or for want of a battle at Auerstadt. */
const bt_reason *
naw_refuse_undue(const naw *n, const naw_arrival *group)
{
    if (!group)
        return REFUSE(NOT_DUE);
    if (is_due(n, group))
        return NULL;
    return naw_entry_of(n, group)->edge && group->entry[0].turn <= n->s->turn ? REFUSE(DELAYED)
                                                                              : REFUSE(NOT_DUE);
}

bool
naw_is_at_track_end(const naw *n, bt_unit unit, int *section, int *from_map)
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
        if (!is_due(n, naw_arrival_of(n, u)))
            bt_units_remove(&due, u);
    }
    for (bt_unit u; (u = bt_units_take(&tracked)) != BT_UNIT_NONE;)
        if (naw_is_at_track_end(n, u, &section, &from_map))
            bt_units_add(&due, u);
    return due;
}

int
naw_entry_map(const naw *n, const naw_arrival *group)
{
    const naw_entry *entry = naw_entry_of(n, group);

    if (entry->edge)
        return entry->map;
    if (n->s->diverted[group - n->printed->arrivals])
        return n->printed->atlas.hexes[group->divert].map;
    return n->printed->atlas.hexes[entry->hex].map;
}

bool
naw_has_gone_out(const naw *n, bt_side enemy, bt_hex hex)
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
        !naw_has_gone_out(n, naw_other(side), group->barred_by))
        return REFUSE(TURNED_AWAY);
    if (!is_due(n, group) || !naw_is_demoralized(n->s, side, naw_entry_map(n, group)))
        return REFUSE(PASSED_BY);
    return REFUSE(NEVER_COMES);
}

/* [14.21] [14.23] [17.21a] [20.1a] Why a unit that waits neither off the map nor on
 * the track is not to be brought on. */
const bt_reason *
naw_refuse_gone(const naw *n, bt_unit unit, const naw_arrival *group)
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
    return naw_refuse_gone(n, unit, naw_arrival_of(n, unit));
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
