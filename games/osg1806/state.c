/*
 * state.c - moving counters about, and the caches: stacks [3.0] and zones of control [4.0].
 */
#include <string.h>

#include "state.h"

/* ---- stacks ------------------------------------------------------------ */

static void
link_in(const osg_printed *p, osg_state *s, bt_unit unit)
{
    uint8_t *at = &s->head[p->bucket_of[s->places[unit]]];

    while (*at && *at - 1 < unit)
        at = &s->next[*at - 1];
    s->next[unit] = *at;
    *at = (uint8_t)(unit + 1);
    bt_units_add(&s->standing, unit);
}

static void
link_out(const osg_printed *p, osg_state *s, bt_unit unit)
{
    uint8_t *at = &s->head[p->bucket_of[s->places[unit]]];

    while (*at && *at - 1 != unit)
        at = &s->next[*at - 1];
    assert(*at);
    *at = s->next[unit];
    s->next[unit] = 0;
    bt_units_remove(&s->standing, unit);
}

/* [21.62] */
void
osg_note_entry(osg *n, bt_side side, bt_hex hex)
{
    if (side != OSG_FRENCH || !n->printed->has_guarded || n->s->opened ||
        !bt_bits_has(n->printed->guarded, hex))
        return;
    n->s->opened = 1;
    n->told = true;
}

bool
osg_is_unseen(const bt_frames *frames)
{
    unsigned procedure = bt_frames_peek(frames)->procedure;

    return procedure == OSG_P_MARCH || procedure == OSG_P_PUT || procedure == OSG_P_ROOM ||
           (procedure == OSG_P_DISPLACE &&
            frames->at[frames->depth - 2].procedure == OSG_P_REORGANIZE);
}

/* ---- zones of control --------------------------------------------------- */

/* [4.0b] [4.0c] Zones cross no river, bridged or not, and lie on hexes that are held, in every phase. */
static const bt_zoc_law zoc_law = { BT_HEXSIDE_RIVER, BT_HEXSIDE_RIVER };

/* [4.0d] [4.4] [5.23] Trains and leaders have no zone. */
static bool
exerts(const osg_printed *p, bt_unit unit)
{
    return bt_units_has(&p->troops, unit);
}

typedef struct sources {
    const osg *n;
    bt_units troops; /* of one side */
} sources;

static bool
is_source(bt_hex hex, const void *user)
{
    const sources *of = user;

    return osg_is_any_in_hex(of->n, &of->troops, hex);
}

static bt_units
main_body(const osg_printed *p, bt_side side)
{
    return bt_units_minus(bt_units_and(p->troops, p->of_side[side]), p->vedettes);
}

/* [4.0a] [4.0b] [4.0e] By the six neighbours: a river between bars it, a friend in the hex does not. */
bool
osg_troops_control(const osg *n, bt_side side, bt_hex hex)
{
    const bt_hex_info *info = &n->printed->atlas.hexes[hex];
    const bt_units body = main_body(n->printed, side);

    if (!osg_controls(n, side, hex))
        return false;

    for (int i = 0; i < info->side_count; i++) {
        bt_units there;
        if (info->sides[i].features & BT_HEXSIDE_RIVER)
            continue;
        there = bt_units_and(osg_in_hex(n, info->sides[i].to), body);
        if (!bt_units_is_empty(&there))
            return true;
    }
    return false;
}

void
osg_add_zones(const osg *n, bt_units troops, uint64_t *zones)
{
    for (bt_unit u; (u = bt_units_take(&troops)) != BT_UNIT_NONE;)
        if (osg_on_map(n->s, u))
            bt_zoc_add(zones, &n->printed->ground, zoc_law, n->s->places[u]);
}

void
osg_add_troop_zones(const osg *n, bt_side side, uint64_t *zones)
{
    osg_add_zones(n, main_body(n->printed, side), zones);
}

/* ---- counters ----------------------------------------------------------- */

/* [1.5a] What is moved and moved back has not been moved. */
static void
keep_showing(osg_state *s, bt_unit unit, uint16_t from, uint16_t to)
{
    if (!s->was_at[unit])
        s->was_at[unit] = (uint16_t)(from + 1);
    if (s->was_at[unit] == to + 1)
        s->was_at[unit] = 0;
}

void
osg_stir(osg *n, bt_side side)
{
    n->s->still = bt_units_minus(n->s->still, n->printed->of_side[side]);
}

/* Of several who stood there nobody knows which it was. */
void
osg_stir_in_hex(osg *n, bt_side side, bt_hex hex)
{
    bt_units left = bt_units_and(n->s->still, n->printed->of_side[side]);

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (n->s->seen_at[u] == hex)
            bt_units_remove(&n->s->still, u);
}

/* Who is not where it still shows the enemy.  Most are: eight are passed over at a time. */
static bt_units
find_moved(const osg_state *s)
{
    bt_units found = { { 0 } };

    for (int first = 0; first < OSG_UNITS_MAX; first += 8) {
        uint64_t eight[2];
        memcpy(eight, &s->was_at[first], sizeof eight);
        for (int u = first; (eight[0] | eight[1]) && u < first + 8; u++)
            if (s->was_at[u])
                bt_units_add(&found, (bt_unit)u);
    }
    return found;
}

/* Has the phasing side moved a unit under its flag since flags were shown? */
static void
stir_if_any(osg *n, bt_units moved)
{
    bt_units flags = bt_units_minus(n->printed->of_side[osg_phasing(n->s)], n->s->revealed);

    if (osg_share(moved, flags))
        osg_stir(n, osg_phasing(n->s));
}

void
osg_stir_if_moved(osg *n)
{
    stir_if_any(n, find_moved(n->s));
}

/* Who comes on is known by the turn track [1.61]: it is seen where it goes. */
void
osg_show(osg *n)
{
    osg_state *s = n->s;
    bt_units moved = find_moved(s);

    stir_if_any(n, moved);
    for (bt_unit u; (u = bt_units_take(&moved)) != BT_UNIT_NONE;) {
        if (!osg_on_map(s, u))
            bt_units_remove(&s->still, u);
        if (s->was_at[u] == OSG_RESERVE + 1 && osg_on_map(s, u)) {
            s->seen_at[u] = s->places[u];
            s->seen_turn[u] = s->turn;
        }
        s->was_at[u] = 0;
    }
}

void
osg_place(osg *n, bt_unit unit, bt_hex hex)
{
    osg_state *s = n->s;
    const osg_printed *p = n->printed;

    assert(!osg_on_map(s, unit) && hex < p->atlas.hex_count);
    keep_showing(s, unit, s->places[unit], hex);
    s->places[unit] = hex;
    if (bt_bits_has(p->scoring, hex) && bt_units_has(&p->combat, unit) &&
        !osg_is_any_in_hex(n, &p->combat, hex))
        n->came = (uint16_t)(hex + 1);
    link_in(p, s, unit);
    if (exerts(p, unit))
        bt_zoc_add(s->zoc[p->counters[unit].side], &p->ground, zoc_law, hex);
}

void
osg_put_away(osg *n, bt_unit unit, uint16_t box)
{
    osg_state *s = n->s;
    const osg_printed *p = n->printed;
    bt_side side = p->counters[unit].side;
    bt_hex hex = s->places[unit];

    keep_showing(s, unit, hex, box);
    if (osg_on_map(s, unit)) {
        link_out(p, s, unit);
        s->places[unit] = box;
        if (exerts(p, unit))
            bt_zoc_remove(s->zoc[side], &p->ground, zoc_law, hex, is_source,
                          &(sources){ n, bt_units_and(p->troops, p->of_side[side]) });
    }
    s->places[unit] = box;
}

/* ---- the caches ---------------------------------------------------------- */

void
osg_derive_caches(const bt_game *game, osg_state *s)
{
    const osg_printed *p = osg_printed_of(game);

    memset(s->zoc, 0, sizeof s->zoc);
    memset(s->head, 0, sizeof s->head);
    memset(s->next, 0, sizeof s->next);
    s->standing = (bt_units){ { 0 } };
    memset(s->spanned, 0, sizeof s->spanned);
    for (int i = 0; i < OSG_TRAINS_MAX; i++)
        if (s->water_of[i])
            bt_bits_add(s->spanned, s->water_of[i] - 1u);
    for (int u = 0; u < p->unit_count; u++) {
        if (!osg_on_map(s, (bt_unit)u))
            continue;
        link_in(p, s, (bt_unit)u);
        if (exerts(p, (bt_unit)u))
            bt_zoc_add(s->zoc[p->counters[u].side], &p->ground, zoc_law, s->places[u]);
    }
}
