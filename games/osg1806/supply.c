/*
 * supply.c - who is in supply [14.0]: fourteen hexes to a source, or to a baggage train that a road
 * joins to one.
 */
#include "supply.h"
#include "hold.h"

#include <berthier/line.h>
#include <string.h>

#define SUPPLY_RANGE 14 /* [14.1A] */

/* [14.12] Hexes that the enemy holds, vedettes too. */
static void
close_held(const osg *n, bt_side side, uint64_t *closed)
{
    bt_units left = bt_units_and(n->printed->combat, n->printed->of_side[osg_other(side)]);

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (osg_on_map(n->s, u))
            bt_bits_add(closed, n->s->places[u]);
}

/* [14.24] The French only where a force of theirs has come on; [14.22] alternates where they are in
 * play. */
bool
osg_is_source(const osg *n, bt_side side, int source)
{
    const osg_source *at = &n->printed->sources[source];

    return at->side == side && at->in_play &&
           (side == OSG_PRUSSIAN || at->used || (n->s->used_sources >> source & 1));
}

/* [14.1B] [14.11] From the sources along roads, pontoons counting as such, to baggage trains: those
 * that are joined to one are ends of lines themselves. */
static int
add_trains(const osg *n, bt_side side, bt_line line, bt_hex *ends, int count, osg_supply *work,
           bt_hex *room)
{
    bt_units left =
        osg_on_map_of(n, bt_units_and(n->printed->baggage_trains, n->printed->of_side[side]));

    if (bt_units_is_empty(&left))
        return count;
    line.along = BT_HEXSIDE_ROAD;
    line.limit = BT_FAR_NONE - 1;
    memset(work->far, 0xff, sizeof work->far);
    for (int i = 0; i < count; i++)
        work->far[ends[i]] = 0;
    bt_line_spread(&line, ends, count, work->far, room);
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (work->far[n->s->places[u]] != BT_FAR_NONE &&
            n->printed->atlas.hexes[n->s->places[u]].has_road)
            ends[count++] = n->s->places[u];
    return count;
}

void
osg_trace_supply_past(const osg *n, bt_side side, const uint64_t *zones, osg_supply *out)
{
    uint64_t closed[BT_BITS_WORDS(OSG_HEXES_MAX)];
    uint64_t broken[BT_BITS_WORDS(OSG_WATERS_MAX)];
    bt_hex ends[OSG_SOURCES_MAX + OSG_TRAINS_MAX], room[OSG_HEXES_MAX];
    osg_land land;
    bt_line line = { .ground = &land.ground,
                     .class_of_unit = OSG_ON_FOOT,
                     .homeward = true,
                     .limit = SUPPLY_RANGE,
                     .closed = closed };
    int count = 0;

    osg_survey_land(n, &land);
    land.overlay.adds |= BT_HEXSIDE_ROAD;
    land.overlay.strips |= BT_HEXSIDE_ROAD | BT_HEXSIDE_TRAIL; /* [8.41c] no road leads over it */
    memcpy(broken, n->s->damaged, sizeof broken);
    for (size_t i = 0; i < BT_COUNT(broken); i++)
        broken[i] |= n->s->repaired[i]; /* [8.43g] */
    land.overlay.closed = broken;
    memcpy(closed, zones, sizeof closed);
    close_held(n, side, closed);
    for (int i = 0; i < n->printed->source_count; i++)
        if (osg_is_source(n, side, i) && !bt_bits_has(closed, n->printed->sources[i].hex))
            ends[count++] = n->printed->sources[i].hex;
    count = add_trains(n, side, line, ends, count, out, room);
    memset(out->far, 0xff, sizeof out->far);
    for (int i = 0; i < count; i++)
        out->far[ends[i]] = 0;
    bt_line_spread(&line, ends, count, out->far, room);
}

/* [13.24] Zones of vedettes do not count.  Without a baggage train only the sources are left [14.34b]. */
static void
trace(const osg *n, bt_side side, osg_supply *out)
{
    uint64_t zones[BT_BITS_WORDS(OSG_HEXES_MAX)] = { 0 };

    osg_add_troop_zones(n, osg_other(side), zones);
    osg_trace_supply_past(n, side, zones, out);
}

/* [19.4] */
bool
osg_plays_supply(const osg *n)
{
    return !n->printed->is_battle || n->game->options.value[OSG_OPTION_SUPPLY];
}

/* [14.1A] Is any end of a line within fourteen hexes at all? */
static bool
may_reach(const osg *n, bt_side side, bt_hex hex)
{
    bt_units trains =
        osg_on_map_of(n, bt_units_and(n->printed->baggage_trains, n->printed->of_side[side]));

    for (int i = 0; i < n->printed->source_count; i++)
        if (osg_is_source(n, side, i) &&
            bt_hex_range(&n->printed->atlas, hex, n->printed->sources[i].hex) <= SUPPLY_RANGE)
            return true;
    for (bt_unit u; (u = bt_units_take(&trains)) != BT_UNIT_NONE;)
        if (bt_hex_range(&n->printed->atlas, hex, n->s->places[u]) <= SUPPLY_RANGE)
            return true;
    return false;
}

/* [14.1A] A unit's own hex is not counted: on a source it is in supply, though the enemy's zone is there and
 * nobody else can draw on it (ruling R70). */
bool
osg_has_line(const osg *n, const osg_supply *supply, bt_side side, bt_hex hex)
{
    for (int i = 0; i < n->printed->source_count; i++)
        if (n->printed->sources[i].hex == hex && osg_is_source(n, side, i))
            return true;
    return supply->far[hex] != BT_FAR_NONE;
}

bool
osg_is_supplied(const osg *n, bt_side side, bt_hex hex)
{
    osg_supply supply;

    if (!osg_plays_supply(n))
        return true;
    if (!may_reach(n, side, hex))
        return false;
    trace(n, side, &supply);
    return osg_has_line(n, &supply, side, hex);
}

/* [14.0] [12.13] */
void
osg_judge_supply(osg *n, bt_side side)
{
    osg_supply supply;
    bt_units left = bt_units_and(n->printed->combat, n->printed->of_side[side]);

    if (!osg_plays_supply(n))
        return;
    trace(n, side, &supply);
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;) {
        bool was = bt_units_has(&n->s->unsupplied, u), is;
        if (!osg_on_map(n->s, u))
            continue;
        is = !osg_has_line(n, &supply, side, n->s->places[u]);
        if (is == was)
            continue;
        if (is) {
            bt_units_add(&n->s->unsupplied, u);
            OSG_SECRET(n, side, UNSUPPLIED, "14.0", u, 0, 0, 0);
        } else {
            bt_units_remove(&n->s->unsupplied, u);
            OSG_SECRET(n, side, SUPPLIED, "12.13", u, 0, 0, 0);
        }
    }
}
