/*
 * entry_where.c - at which hexes reinforcements come on to the map [15.2a] [19.24b].
 */
#include "entry_where.h"
#include "hold.h"
#include "near.h"

#include <berthier/outside.h>
#include <string.h>

static bool
is_blocked(const osg *n, bt_side side, bt_hex hex)
{
    return osg_holds_enemy(n, side, hex) || osg_controls(n, osg_other(side), hex);
}

static unsigned
next_on_rim(const osg *n, unsigned hex)
{
    return osg_next_hex(n, n->printed->rim, hex);
}

/* [15.2a] At the edge of what is in play; where the map itself ends, at the same of its edges. */
static bool
is_along_edge(const osg *n, const osg_arrival *a, bt_hex hex)
{
    const bt_hex_info *hexes = n->printed->atlas.hexes;

    if (!bt_bits_has(n->printed->rim, hex))
        return false;
    return a->anywhere || !hexes[a->hex].edges || (hexes[a->hex].edges & hexes[hex].edges);
}

/* [15.2a] Into an enemy's zone they may come at the named hex, but have not to. */
static bool
may_take_named(const osg *n, const osg_arrival *a)
{
    return !a->near && !a->anywhere && !osg_holds_enemy(n, a->side, a->hex);
}

/* [15.2a] The nearest hex of the edge that is free; the named one while that is. */
static int
nearest_free(const osg *n, const osg_arrival *a)
{
    const bt_atlas *atlas = &n->printed->atlas;
    int nearest = -1;

    if (!is_blocked(n, a->side, a->hex))
        return 0;
    for (unsigned hex = next_on_rim(n, 0); hex < atlas->hex_count; hex = next_on_rim(n, hex + 1)) {
        int range = bt_hex_range(atlas, (bt_hex)hex, a->hex);
        if (range >= 0 && (nearest < 0 || range < nearest) && is_along_edge(n, a, (bt_hex)hex) &&
            !is_blocked(n, a->side, (bt_hex)hex))
            nearest = range;
    }
    return nearest;
}

/* Of the hexes of the edge, those where they may come on. */
static void
find_on_rim(const osg *n, const osg_arrival *a, uint64_t *hexes)
{
    const bt_atlas *atlas = &n->printed->atlas;
    int nearest = a->anywhere ? 0 : nearest_free(n, a);

    for (unsigned hex = next_on_rim(n, 0); hex < atlas->hex_count; hex = next_on_rim(n, hex + 1))
        if ((a->anywhere || bt_hex_range(atlas, (bt_hex)hex, a->hex) == nearest) &&
            is_along_edge(n, a, (bt_hex)hex) && !is_blocked(n, a->side, (bt_hex)hex))
            bt_bits_add(hexes, hex);
}

/* [19.24b] The leader, or who has taken his place (R144); BT_UNIT_NONE while neither is on the map. */
static bt_unit
whom_beside(const osg *n, const osg_arrival *a)
{
    bt_unit next = osg_counter_of(n, a->beside)->replacement;

    if (osg_on_map(n->s, a->beside))
        return a->beside;
    return next != BT_UNIT_NONE && osg_on_map(n->s, next) ? next : BT_UNIT_NONE;
}

static void
find_beside(const osg *n, const osg_arrival *a, uint64_t *hexes)
{
    unsigned count = n->printed->atlas.hex_count;
    bt_unit leader = whom_beside(n, a);

    if (leader == BT_UNIT_NONE)
        return;
    osg_find_near(n, n->s->places[leader], a->near, hexes);
    for (unsigned hex = osg_next_hex(n, hexes, 0); hex < count; hex = osg_next_hex(n, hexes, hex + 1))
        if (is_blocked(n, a->side, (bt_hex)hex) || bt_is_outside(n->game, (bt_hex)hex))
            bt_bits_remove(hexes, hex);
}

/* All for which osg_refuse_entry_hex has nothing to say, and nothing of it asked twice. */
void
osg_find_gates(const osg *n, const osg_arrival *a, osg_gates *out)
{
    if (!a->near && !a->anywhere && !is_blocked(n, a->side, a->hex)) {
        out->first = a->hex;
        out->end = a->hex + 1u;
        return;
    }
    memset(out->hexes, 0, sizeof out->hexes);
    if (!a->near)
        find_on_rim(n, a, out->hexes);
    else
        find_beside(n, a, out->hexes);
    if (may_take_named(n, a))
        bt_bits_add(out->hexes, a->hex);
    out->end = n->printed->atlas.hex_count;
    out->first = osg_next_hex(n, out->hexes, 0);
}

/* [19.24b] Some come on about a leader instead of at the edge. */
const bt_reason *
osg_refuse_entry_hex(const osg *n, const osg_arrival *a, bt_hex hex)
{
    const bt_atlas *atlas = &n->printed->atlas;

    if (hex == a->hex && may_take_named(n, a))
        return NULL;
    if (a->near) {
        bt_unit leader = whom_beside(n, a);
        if (leader == BT_UNIT_NONE || bt_hex_range(atlas, hex, n->s->places[leader]) > a->near)
            return REFUSE(NOT_BESIDE);
        return is_blocked(n, a->side, hex) ? REFUSE(ENTRY_BLOCKED) : NULL;
    }
    if (a->anywhere && !bt_bits_has(n->printed->rim, hex)) /* [19.24b] */
        return REFUSE(NOT_AT_EDGE);
    if (is_blocked(n, a->side, hex))
        return REFUSE(ENTRY_BLOCKED);
    if (a->anywhere)
        return NULL;
    if (hex != a->hex && !is_along_edge(n, a, hex))
        return REFUSE(NO_ENTRY);
    return bt_hex_range(atlas, hex, a->hex) == nearest_free(n, a) ? NULL : REFUSE(NO_ENTRY);
}
