/*
 * eval.h - what the two halves of the evaluation share: eval.c weighs what
 * stands, prospect.c the fighting to come.
 */
#ifndef NAW_EVAL_H
#define NAW_EVAL_H

#include "state.h"

/* Everything is weighed in hundredths of a strength point. */
enum {
    NAW_W_LOSS = 100,       /* a printed point eliminated, whatever the schedule says */
    NAW_W_POINT_MET = 700,  /* a victory point as it stands, if the game ended now; twice late */
    NAW_W_POINT_WAY = 700,  /* the way to a victory point, in proportion */
    NAW_W_TOWN = 16,        /* standing in a town with enemies near */
    NAW_W_HEIGHT = 5,       /* each slope the enemy would have to climb */
    NAW_W_FRIEND = 8,       /* a friend in the next hex, up to two: a line */
    NAW_W_SEEK = 8,         /* each hex to an enemy worth it, for six strength points seeking him */
    NAW_W_GUN_PINNED = 18,  /* a point of artillery in an enemy zone, where it cannot bombard */
    NAW_W_GUN_POSTED = 12,  /* artillery just out of the enemy's zone and within range */
    NAW_W_CROWDED = 150,    /* two units in a hex: one must move off */
    NAW_W_GROUND = 30,      /* driving somebody off his hex */
    NAW_W_THREAT = 20,      /* percent: what the enemy can attack in his next turn */
    NAW_W_OUTLOOK = 8,      /* percent: what we can attack in our turn after that */
    NAW_W_SUPPORT = 35,     /* percent: how far those who could still come up are believed in */
    NAW_NIGHT_PERCENT = 15, /* threats that a night still lies before */
    NAW_WEAK = 3,           /* strength of a unit not worth going far for ... */
    NAW_WEAK_DETOUR = 4,    /* ... which counts as this many hexes further */
    NAW_RATIO_SWING = 16,   /* losses over which a ratio goes from surely not to surely */
    NAW_NEAR = 6,           /* hexes within which ground and friends matter */
    NAW_FAR = 63,           /* range between two maps */
};

/* A unit on a map, with what is asked of it again and again. */
typedef struct naw_post {
    bt_unit unit;
    bt_hex hex;
    int map, across, along; /* doubled coordinates, as if all hexes had a flat top */
    int strength, reach;    /* hexes of open ground it can move next turn */
    int nearest;            /* range of the nearest enemy; 0 for none */
    int quarry;             /* range of the one worth seeking, the weak counted further off */
    bool is_gun, is_pinned;
} naw_post;

/* Dice of a column that bring each result. */
typedef struct naw_chances {
    uint8_t of[BT_CRT_COLUMNS_MAX][NAW_EX + 1];
} naw_chances;

typedef struct naw_judgement {
    const naw *n;
    int worth[2][BT_MAPS_MAX]; /* of a point the side loses there */
    int lead;                  /* victory points, French ahead */
    int strength[2][BT_MAPS_MAX];
    int count[2];
    naw_post posts[2][NAW_UNITS_MAX];
    uint8_t range[NAW_UNITS_MAX][NAW_UNITS_MAX]; /* [French post][Prussian post] */
    naw_chances chances;
} naw_judgement;

/** Start with empty maps and the dice counted. */
void naw_begin_judgement(naw_judgement *j, const naw *n);

/** What the attacks the phasing side is in contact for promise it. */
int naw_judge_contact(const naw_judgement *j, bt_side side);

/** What the side could do to the other if it moved and attacked. */
int naw_judge_threat(const naw_judgement *j, bt_side side, naw_turn_kind light);

int naw_evaluate(const bt_game *game, const bt_state *state, bt_side side);

#endif
