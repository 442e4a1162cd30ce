/*
 * state.c - moving counters about, and the caches.
 */
#include <assert.h>
#include <string.h>

#include "state.h"

/* ---- boxes ------------------------------------------------------------- */

/* For a unit eliminated in a hex. */
static uint16_t
dead_box(const naw_printed *printed, bt_hex hex)
{
    return BT_PLACE_BOX(NAW_BOX_DEAD + printed->atlas.hexes[hex].map);
}

uint16_t
naw_exit_box(int map, int edge)
{
    assert(edge && !(edge & (edge - 1)) && edge <= BT_EDGE_WEST);
    return BT_PLACE_BOX(NAW_BOX_EXITED + 4 * map + __builtin_ctz((unsigned)edge));
}

uint16_t
naw_track_box(int section, int from_map, int space)
{
    assert(section < NAW_SECTIONS && from_map < 2 && space < NAW_SPACES);
    return BT_PLACE_BOX(NAW_BOX_TRACK + (section * 2 + from_map) * NAW_SPACES + space);
}

bool
naw_track_place(uint16_t place, int *section, int *from_map, int *space)
{
    int i = (int)place - BT_PLACE_BOX(NAW_BOX_TRACK);

    if (i < 0 || place > BT_PLACE_BOX(NAW_BOX_TRACK_LAST))
        return false;
    *space = i % NAW_SPACES;
    *from_map = i / NAW_SPACES % 2;
    *section = i / NAW_SPACES / 2;
    return true;
}

/* ---- counters ---------------------------------------------------------- */

void
naw_put_away(naw_state *s, bt_unit unit, uint16_t box)
{
    int section, from_map, space;

    s->places[unit] = box;
    bt_units_remove(&s->reserve, unit);
    bt_units_remove(&s->tracked, unit);
    if (box == BT_PLACE_BOX(NAW_BOX_RESERVE))
        bt_units_add(&s->reserve, unit);
    else if (naw_track_place(box, &section, &from_map, &space))
        bt_units_add(&s->tracked, unit);
}

void
naw_bring_to(naw_state *s, bt_unit unit, bt_hex hex)
{
    s->places[unit] = hex;
    bt_units_remove(&s->reserve, unit);
    bt_units_remove(&s->tracked, unit);
}

/* [6.4] [6.6a] [6.6b] Zones go everywhere but over an unbridged river, either way. */
static const bt_zoc_law zoc_law = { BT_HEXSIDE_RIVER | BT_HEXSIDE_BRIDGE, BT_HEXSIDE_RIVER };

/* Of whom it is asked whether a unit stands in a hex. */
typedef struct occupants {
    const naw *n;
    bt_side side;
} occupants;

static bool
exerts(bt_hex hex, const void *user)
{
    const occupants *o = user;
    bt_unit there = o->n->s->at[hex];

    return there != BT_UNIT_NONE && o->n->printed->side_of[there] == o->side;
}

/* [6.1a] Every unit controls from where it stands, at any time; [6.1b] who is in the
 * controlled hexes does not matter. */
void
naw_place(naw *n, bt_unit unit, bt_hex hex)
{
    naw_state *s = n->s;

    naw_bring_to(s, unit, hex);
    s->at[hex] = unit;
    bt_zoc_add(s->zoc[n->printed->side_of[unit]], &n->printed->ground, zoc_law, hex);
}

void
naw_lift(naw *n, bt_unit unit)
{
    naw_state *s = n->s;
    bt_hex hex = s->places[unit];
    bt_side side = n->printed->side_of[unit];

    if (BT_PLACE_IS_BOX(hex) || s->at[hex] != unit)
        return;
    s->at[hex] = BT_UNIT_NONE;
    bt_zoc_remove(s->zoc[side], &n->printed->ground, zoc_law, hex, exerts, &(occupants){ n, side });
}

void
naw_eliminate(naw *n, bt_unit unit, const char *rule)
{
    naw_state *s = n->s;
    bt_hex hex = s->places[unit];
    bt_side side = n->printed->side_of[unit];
    int map = n->printed->atlas.hexes[hex].map;

    assert(naw_on_map(s, unit));
    naw_lift(n, unit);
    naw_put_away(s, unit, dead_box(n->printed, hex));
    s->losses[side][map] = (uint16_t)(s->losses[side][map] + n->printed->counters[unit].strength);
    bt_units_remove(&s->duty, unit);
    NAW_EVENT(n, ELIMINATED, rule, unit, hex, n->printed->counters[unit].strength, 0);
}

/* One unit a hex [5.32]; where the enemy controls nobody retreats to [7.72a]. */
static bt_hold
holds(bt_unit unit, bt_hex hex, const void *user)
{
    const naw *n = user;
    bt_side side = n->printed->side_of[unit];
    bt_unit there = n->s->at[hex];

    if (naw_controls(n->s, naw_other(side), hex))
        return BT_HOLD_ENEMY;
    if (there == BT_UNIT_NONE)
        return BT_HOLD_VACANT;
    return n->printed->side_of[there] == side ? BT_HOLD_FULL : BT_HOLD_ENEMY;
}

static bt_units
would_make_room(bt_unit unit, bt_hex hex, const void *user)
{
    const naw *n = user;
    bt_units friends = { 0 };

    (void)unit;
    bt_units_add(&friends, n->s->at[hex]);
    return friends;
}

bt_retreat
naw_retreat_of(const naw *n)
{
    const naw_state *s = n->s;
    bt_retreat r = {
        .ground = &n->printed->ground,
        .hex_of = s->places,
        .fixed = bt_units_or(s->attackers, s->defenders),
        .holds = holds,
        .would_make_room = would_make_room,
        .user = n,
    };

    for (int i = 0; i < s->chain_count; i++)
        bt_units_add(&r.fixed, s->chain[i]);
    return r;
}

/* ---- the caches -------------------------------------------------------- */

void
naw_derive_caches(const naw_printed *p, naw_state *s)
{
    memset(s->at, BT_UNIT_NONE, sizeof s->at);
    memset(s->zoc, 0, sizeof s->zoc);
    s->reserve = s->tracked = (bt_units){ { 0 } };
    for (int u = 0; u < p->unit_count; u++) {
        if (BT_PLACE_IS_BOX(s->places[u]))
            naw_put_away(s, (bt_unit)u, s->places[u]);
        if (BT_PLACE_IS_BOX(s->places[u]) || u == s->mover || u == s->crowded)
            continue;
        s->at[s->places[u]] = (uint8_t)u;
        bt_zoc_add(s->zoc[p->side_of[u]], &p->ground, zoc_law, s->places[u]);
    }
}

bool
naw_is_at_rest(const naw_state *s)
{
    bt_units sets = bt_units_or(bt_units_or(s->attackers, s->defenders),
                                bt_units_or(s->bombarding, s->retreating));

    return bt_units_is_empty(&sets) && !s->chain_count && !s->vacated_count && !s->reduced &&
           !s->result && !s->exchange.owed && !s->exchange.paid;
}
