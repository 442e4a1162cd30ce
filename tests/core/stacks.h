/*
 * stacks.h - a toy of stacked units on hexes, for the tests of core's hex mechanics.
 *
 * Two sides, a handful of units, a hex takes two of them [OSG 3.12].  The map is five by five
 * pointed hexes; where rivers, woods and ways run is drawn at the top of the tests that use it.
 * Vedettes [OSG 4.4] have zones of their own kind, trains have none [OSG 4.0].
 */
#ifndef STACKS_H
#define STACKS_H

#include <berthier/retreat.h>
#include <berthier/zoc.h>

#include "yamlmap.h"

#define STACKS_GRID                                                                                \
    "map: toy\ntitle: Toy\ngrid:\n  hexes: pointed\n  id: RRCC\n"                                  \
    "  columns: {first: 1, count: 5, grow: east}\n  rows: {first: 1, count: 5, grow: north}\n"     \
    "  stagger: even-east\ndefault: clear\n"

/* The costs that OSG 8.1 to 9.2 states, with classes for a march, for trains, leaders and messages. */
#define STACKS_CHART                                                                               \
    "classes: infantry cavalry march train leader message\n"                                       \
    "terrain:\n  clear: {enter: 1}\n  town: {enter: 1, defence: 1 1/2}\n"                          \
    "hexsides:\n"                                                                                  \
    "  road: {instead: {march: 1/2, message: 1/2, others: 1}}\n  trail: {instead: 1}\n"            \
    "  stream: {added: {train: barred, message: 0, others: 1}, defence: 1 1/2}\n"                  \
    "  river: {added: {message: 0, others: barred}}\n"                                             \
    "  bridge: {added: {march: 0, leader: 0, message: 0, others: 1}, defence: 2}\n"                \
    "  pontoon: {added: {march: 0, leader: 0, message: 0, others: 2}, defence: 2}\n"               \
    "  slope: {added: {train: barred, message: 0, others: 1}, defence: 1 1/2}\n"                   \
    "  woods: {added: {infantry: 1, march: 1, message: 0, others: 2}}\n"

enum { STACKS_INFANTRY, STACKS_CAVALRY, STACKS_MARCH, STACKS_TRAIN, STACKS_LEADER, STACKS_MESSAGE };

enum { STACKS_UNITS = 12, STACKS_HEXES = 25, STACKS_LIMIT = 2, STACKS_OFF = 0xff00 };

typedef struct stacks {
    bt_arena arena;
    bt_tec tec;
    bt_atlas atlas;
    bt_ground ground;
    uint16_t hex_of[STACKS_UNITS];
    uint8_t class_of[STACKS_UNITS];
    bool vedette[STACKS_UNITS];
    uint64_t closed[1], opened[1]; /* waters; there are fewer than 64 */
    bt_overlay overlay;
    uint64_t zoc[2][1], vedette_zoc[2][1]; /* 25 hexes in one word */
} stacks;

/* OSG 4.0b, 8.33: zones cross no river, bridged or not. */
static const bt_zoc_law stacks_law = { BT_HEXSIDE_RIVER, BT_HEXSIDE_RIVER };

static inline void
stacks_open(stacks *s, const char *features)
{
    char text[1024];
    bt_error err = { 0 };
    *s = (stacks){ .overlay = { s->closed, s->opened, BT_HEXSIDE_BRIDGE, BT_HEXSIDE_PONTOON } };
    bt_doc *docs = bt_arena_calloc(&s->arena, 2, sizeof *docs);
    snprintf(text, sizeof text, STACKS_GRID "%s", features);
    docs[0] = doc_of(&s->arena, STACKS_CHART);
    docs[1] = doc_of(&s->arena, text);
    const bt_doc *maps[] = { &docs[1] };
    int status = bt_tec_load(&s->tec, &s->arena, &docs[0], &err);
    if (!status)
        status = bt_atlas_load(&s->atlas, &s->arena, maps, 1, s->tec.terrain_words,
                               s->tec.terrain_count, &err);
    if (status)
        fail_msg("%d:%d: %s", err.line, err.column, err.text);
    s->ground = (bt_ground){ &s->atlas, &s->tec, &s->overlay };
    for (int u = 0; u < STACKS_UNITS; u++)
        s->hex_of[u] = STACKS_OFF;
}

static inline void
stacks_close(stacks *s)
{
    bt_arena_release(&s->arena);
}

static inline bt_hex
stacks_hex(const stacks *s, const char *id)
{
    bt_hex hex = bt_hex_find(&s->atlas, id);
    if (hex == BT_HEX_NONE)
        fail_msg("no hex %s", id);
    return hex;
}

static inline const bt_hexside *
stacks_side(const stacks *s, const char *from, const char *to)
{
    const bt_hexside *side = bt_hexside_between(&s->atlas, stacks_hex(s, from), stacks_hex(s, to));
    assert_non_null(side);
    return side;
}

/* Even units are red's, odd ones blue's. */
static inline int
stacks_owner(bt_unit unit)
{
    return unit & 1;
}

/* A side and whether its vedettes are asked about, or all others: the user of stacks_exerts. */
typedef struct stacks_kind {
    const stacks *s;
    int side;
    bool vedettes;
} stacks_kind;

static inline bool
stacks_exerts(bt_hex hex, const void *user)
{
    const stacks_kind *k = user;
    for (bt_unit u = 0; u < STACKS_UNITS; u++) {
        if (k->s->hex_of[u] == hex && stacks_owner(u) == k->side &&
            k->s->vedette[u] == k->vedettes && k->s->class_of[u] < STACKS_TRAIN)
            return true;
    }
    return false;
}

static inline uint64_t *
stacks_zoc(stacks *s, bt_unit unit)
{
    return s->vedette[unit] ? s->vedette_zoc[stacks_owner(unit)] : s->zoc[stacks_owner(unit)];
}

static inline void
stacks_lift(stacks *s, bt_unit unit)
{
    bt_hex hex = s->hex_of[unit];
    stacks_kind kind = { s, stacks_owner(unit), s->vedette[unit] };
    s->hex_of[unit] = STACKS_OFF;
    bt_zoc_remove(stacks_zoc(s, unit), &s->ground, stacks_law, hex, stacks_exerts, &kind);
}

static inline void
stacks_place(stacks *s, bt_unit unit, const char *id)
{
    s->hex_of[unit] = stacks_hex(s, id);
    if (s->class_of[unit] < STACKS_TRAIN)
        bt_zoc_add(stacks_zoc(s, unit), &s->ground, stacks_law, s->hex_of[unit]);
}

/* OSG 3.12, 3.13: two units, and vedettes as they like. */
static inline int
stacks_count(const stacks *s, bt_hex hex, int side)
{
    int count = 0;
    for (bt_unit u = 0; u < STACKS_UNITS; u++)
        count += s->hex_of[u] == hex && stacks_owner(u) == side && !s->vedette[u];
    return count;
}

/* OSG 11.43, 4.32, 13.21: not into enemies nor their zones, those of vedettes excepted. */
static inline bt_hold
stacks_holds(bt_unit unit, bt_hex hex, const void *user)
{
    const stacks *s = user;
    int side = stacks_owner(unit), friends = stacks_count(s, hex, side);
    for (bt_unit u = 0; u < STACKS_UNITS; u++) {
        if (s->hex_of[u] == hex && stacks_owner(u) != side)
            return BT_HOLD_ENEMY;
    }
    if (bt_bits_has(s->zoc[!side], hex))
        return BT_HOLD_ENEMY;
    return friends >= STACKS_LIMIT ? BT_HOLD_FULL : friends ? BT_HOLD_ROOM : BT_HOLD_VACANT;
}

static inline bt_units
stacks_would_make_room(bt_unit unit, bt_hex hex, const void *user)
{
    const stacks *s = user;
    bt_units out = { 0 };
    for (bt_unit u = 0; u < STACKS_UNITS; u++) {
        if (s->hex_of[u] == hex && stacks_owner(u) == stacks_owner(unit) && !s->vedette[u])
            bt_units_add(&out, u);
    }
    return out;
}

static inline bt_retreat
stacks_retreat(const stacks *s)
{
    return (bt_retreat){ .ground = &s->ground,
                         .hex_of = s->hex_of,
                         .class_of = s->class_of,
                         .holds = stacks_holds,
                         .would_make_room = stacks_would_make_room,
                         .user = s };
}

#endif
