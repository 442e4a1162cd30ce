/*
 * range.c - Command Range [7.2]: two hexes of any ground that units can pass, three or four where roads
 * and trails join them.
 */
#include "range.h"
#include "cost.h"
#include "hold.h"

#include <string.h>

#define RANGE_MAX 4  /* hexes, by road [7.2c] */
#define ENDS_MAX  36 /* hexes about one at a distance of two, or three */

typedef struct trace {
    const osg *n;
    bt_side side;
    osg_range *out;
    osg_ignored ignored;
} trace;

/* Where a way ends that may have another hexside behind it, and whether roads or trails join all that it
 * has entered but the first. */
typedef struct end {
    bt_hex hex;
    bool joined;
} end;

/* All ways of so many hexes; those that are joined come first. */
typedef struct ring {
    int count;
    end ends[ENDS_MAX];
} ring;

/* [7.21A] [7.21B] [7.21C] What is in range already is known to be. */
static bool
is_free(const trace *t, bt_hex hex)
{
    if (bt_bits_has(t->out->hexes, hex) || t->ignored == OSG_IGNORE_ENEMY)
        return true;
    if (t->ignored == OSG_HEED_ALL && osg_controls(t->n, osg_other(t->side), hex) &&
        !osg_has_combat(t->n, t->side, hex))
        return false;
    return !osg_has_combat(t->n, osg_other(t->side), hex);
}

/* The i-th hexside of a hex. */
static bool
is_open(const trace *t, bt_hex from, int i)
{
    const bt_hexside *side = &t->n->printed->atlas.hexes[from].sides[i];
    bt_mp cost = t->n->printed->stride[OSG_ON_FOOT][from][i];
    osg_land land;

    if (side->water != BT_WATER_NONE && osg_is_altered(t->n->s, side->water)) {
        osg_survey_land(t->n, &land);
        cost = osg_chart_cost(t->n, &land, OSG_ON_FOOT, side);
    }
    return cost != BT_MP_PROHIBITED && is_free(t, side->to);
}

/* [7.2b] [7.2c] Of a way longer than two hexes the last two are joined, of the longest the last three. */
static bool
may_go(const end *from, int hops, bool on_way)
{
    return hops < 2 || (hops == 2 ? from->joined || on_way : from->joined && on_way);
}

/* Could a way of so many hexes have another behind it? */
static bool
leads_on(const trace *t, const end *to, int hops)
{
    const bt_hex_info *info = &t->n->printed->atlas.hexes[to->hex];
    bool has_way = info->has_road || info->has_trail;

    return hops == 1 || (hops == 2 && (to->joined || has_way)) ||
           (hops == 3 && to->joined && has_way);
}

/* Over hexsides of roads and trails, or over the others. */
static void
enter(const trace *t, const end *from, int hops, bool on_way, ring *next)
{
    const bt_hex_info *info = &t->n->printed->atlas.hexes[from->hex];
    unsigned ways = t->n->printed->ways[from->hex];
    unsigned left = on_way ? ways : ~ways & ((1u << info->side_count) - 1);

    if (!may_go(from, hops, on_way))
        return;
    for (; left; left &= left - 1) {
        int i = __builtin_ctz(left);
        end to = { info->sides[i].to, on_way && (hops < 2 || from->joined) };
        if (bt_bits_has(t->out->hexes, to.hex) || !is_open(t, from->hex, i))
            continue;
        bt_bits_add(t->out->hexes, to.hex);
        if (leads_on(t, &to, hops + 1))
            next->ends[next->count++] = to;
    }
}

/* The leader's own hex, from which all ways begin. */
static void
begin(const trace *t, bt_unit leader, ring *first)
{
    bt_hex hex = t->n->s->places[leader];

    memset(t->out, 0, sizeof *t->out);
    bt_bits_add(t->out->hexes, hex);
    first->count = 1;
    first->ends[0] = (end){ hex, false };
}

/* [7.2a] One hex farther.  Who comes to a hex in fewer hexes, or joined, can go wherever others can from
 * there: so no hex is entered twice. */
static void
go_on(const trace *t, const ring *from, int hops, ring *next)
{
    next->count = 0;
    for (int i = 0; i < from->count; i++)
        enter(t, &from->ends[i], hops, true, next);
    for (int i = 0; i < from->count; i++)
        enter(t, &from->ends[i], hops, false, next);
}

void
osg_find_range_past(const osg *n, bt_unit leader, osg_ignored ignored, osg_range *out)
{
    const trace t = { n, osg_counter_of(n, leader)->side, out, ignored };
    ring rings[2];

    begin(&t, leader, &rings[0]);
    for (int hops = 0; hops < RANGE_MAX; hops++)
        go_on(&t, &rings[hops & 1], hops, &rings[~hops & 1]);
}

void
osg_find_range(const osg *n, bt_unit leader, osg_range *out)
{
    osg_find_range_past(n, leader, OSG_HEED_ALL, out);
}

bt_units
osg_within(const osg *n, const osg_range *range, bt_units units)
{
    bt_units near = { { 0 } };

    for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE;)
        if (osg_on_map(n->s, u) && bt_bits_has(range->hexes, n->s->places[u]))
            bt_units_add(&near, u);
    return near;
}

/* Who could be, though a way would have to be found. */
static bt_units
near(const osg *n, bt_hex hex, bt_units units)
{
    bt_units found = { { 0 } };

    units = osg_on_map_of(n, units);
    for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE;)
        if (bt_hex_range(&n->printed->atlas, hex, n->s->places[u]) <= RANGE_MAX)
            bt_units_add(&found, u);
    return found;
}

bt_units
osg_in_range(const osg *n, bt_unit leader, bt_units units)
{
    bt_hex at = n->s->places[leader];
    bt_units within = bt_units_and(units, osg_in_hex(n, at));
    bt_units left = near(n, at, bt_units_minus(units, within));
    osg_range range;
    const trace t = { n, osg_counter_of(n, leader)->side, &range, OSG_HEED_ALL };
    ring rings[2];

    if (bt_units_is_empty(&left))
        return within;
    begin(&t, leader, &rings[0]);
    for (int hops = 0; hops < RANGE_MAX && !bt_units_is_empty(&left); hops++) {
        go_on(&t, &rings[hops & 1], hops, &rings[~hops & 1]);
        within = bt_units_or(within, osg_within(n, &range, left));
        left = bt_units_minus(left, within);
    }
    return within;
}
