/*
 * world.h - tiny worlds for the oracles.
 *
 * A map is kept here in the oracle's own way (rows of terrain letters, hexside
 * features by direction), with its own geometry, and handed to the game as the
 * text of a data pack.  So an oracle never asks the game or core where a hex
 * lies, what it costs or who sees whom; it only reads positions and plays
 * legal actions.
 *
 * Hexes count row by row from the north-west corner, 0101; odd columns stand
 * half a hex further north.  Directions are N NE SE S SW NW.
 */
#ifndef ORACLE_WORLD_H
#define ORACLE_WORLD_H

#include "../../games/napoleon-at-war/state.h"

#include <berthier/host.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define OW_HEXES   36
#define OW_UNITS   64
#define OW_NOWHERE (-1)
#define OW_DAY     1 /* the turn of each kind in every world */
#define OW_NIGHT   2
#define OW_FOG     3

enum {
    OW_ROAD = 1,
    OW_TRAIL = 2,
    OW_STREAM = 4,
    OW_RIVER = 8,
    OW_BRIDGE = 16,
    OW_UP = 32, /* out of a slope hex, uphill */
    OW_DOWN = 64,
};

typedef struct ow_map {
    int columns, rows, hexes;
    char terrain[OW_HEXES]; /* . forest F rough R marsh M town T */
    unsigned side[OW_HEXES][6];
    int next[OW_HEXES][6]; /* -1 off the map */
} ow_map;

typedef struct ow_unit {
    bt_side side;
    char arm; /* i c a */
    int strength, allowance;
} ow_unit;

typedef struct ow_world {
    ow_map map;
    int unit_count;
    ow_unit units[OW_UNITS]; /* French first */
    bt_arena arena;
    bt_pack pack;
    bt_doc docs[4];
    bt_game *game;
    bt_state *start;
    bt_hex hex[OW_HEXES];   /* the game's number of each of ours */
    int own[NAW_HEXES_MAX]; /* and back */
} ow_world;

/* ---- chance ------------------------------------------------------------- */

typedef struct ow_random {
    uint64_t seed, now;
} ow_random;

/** $ORACLE_SEED, or 1806; says which on standard output. */
ow_random ow_seed(const char *test);
int ow_below(ow_random *random, int n);

/* ---- maps --------------------------------------------------------------- */

/** A clear map without features. */
void ow_map_clear(ow_map *map, int columns, int rows);

/** Put features on a hexside; the other face is kept in step. */
void ow_map_set(ow_map *map, int hex, int dir, unsigned features);

/** Terrain in about `ground` percent of the hexes, features on about `sides`
 *  percent of the hexsides. */
void ow_map_random(ow_map *map, ow_random *random, int ground, int sides);

/** The direction from a hex to one next to it, or -1. */
int ow_dir(const ow_map *map, int from, int to);

/** [6.6] [9.0] Next to each other and no unbridged river between. */
bool ow_touch(const ow_map *map, int one, int other);

/** [5.2] [9.0] Half points to leave a hex in a direction, or -1. */
int ow_cost(const ow_map *map, int hex, int dir);

/** [8.11] [8.3] Two hexes away and in sight. */
bool ow_in_range(const ow_map *map, int from, int to);

/* ---- the game ----------------------------------------------------------- */

/** Make the game of w->map and w->units. */
void ow_open(ow_world *w);
void ow_close(ow_world *w);

extern const bt_rules naw_rules;

/** A position: units at our hexes (OW_NOWHERE: not in play), a segment begun. */
void ow_begin(const ow_world *w, naw_state *s, const int *places, int turn, bt_side side,
              const char *segment);

static inline bt_state *
ow_state(naw_state *s)
{
    return (bt_state *)(void *)s;
}

static inline naw_procedure
ow_doing(const naw_state *s)
{
    return (naw_procedure)s->frames.at[s->frames.depth - 1].procedure;
}

/** Where a unit stands, in our numbers; OW_NOWHERE off the map. */
static inline int
ow_place(const ow_world *w, const naw_state *s, int unit)
{
    return BT_PLACE_IS_BOX(s->places[unit]) ? OW_NOWHERE : w->own[s->places[unit]];
}

/** Write the map and who stands where, for a reader. */
void ow_print(const ow_world *w, const int *places, int turn);

/** Print hexes and units by their ids. */
const char *ow_hex_id(const ow_world *w, int hex);
const char *ow_unit_id(const ow_world *w, int unit);

#endif
