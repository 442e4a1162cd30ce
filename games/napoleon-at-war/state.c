/*
 * state.c - moving counters about, and the caches.
 */
#include "state.h"

#include <assert.h>
#include <string.h>

#include "state.h"

/* ---- boxes ------------------------------------------------------------- */

uint16_t
naw_dead_box(const naw_printed *printed, bt_hex hex)
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

/* [6.1a] Every unit controls from where it stands, at any time; [6.1b] who is in the
 * controlled hexes does not matter.  Core's zones go everywhere but over an unbridged
 * river, either way [6.4] [6.6a] [6.6b]. */
void
naw_place(naw *n, bt_unit unit, bt_hex hex)
{
    naw_state *s = n->s;

    naw_bring_to(s, unit, hex);
    s->at[hex] = unit;
    bt_zoc_add(&s->zoc[n->printed->side_of[unit]], &n->printed->atlas, hex);
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
    bt_zoc_remove(&s->zoc[side], &n->printed->atlas, hex, s->at, n->printed->side_of, side);
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
    naw_put_away(s, unit, naw_dead_box(n->printed, hex));
    s->losses[side][map] = (uint16_t)(s->losses[side][map] + n->printed->counters[unit].strength);
    bt_units_remove(&s->duty, unit);
    NAW_EVENT(n, ELIMINATED, rule, unit, hex, n->printed->counters[unit].strength, 0);
}

bt_retreat
naw_retreat_of(const naw *n, bt_side side)
{
    const naw_state *s = n->s;
    bt_retreat r = {
        .atlas = &n->printed->atlas,
        .tec = &n->printed->tec,
        .at = s->at,
        .hex_of = s->places,
        .side_of = n->printed->side_of,
        .enemy = &s->zoc[naw_other(side)],
        .fixed = bt_units_or(s->attackers, s->defenders),
        .side = side,
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
        bt_zoc_add(&s->zoc[p->side_of[u]], &p->atlas, s->places[u]);
    }
}
