/*
 * combat_field.h - who stands against whom, and whether every duty to attack can be met [4.31] [11.2].
 */
#ifndef OSG_COMBAT_FIELD_H
#define OSG_COMBAT_FIELD_H

#include "state.h"

#define OSG_NODES_MAX 128 /* one for each combat unit at most */
#define OSG_NOWHERE   (-1)

/* A hex with troops that can attack, or be attacked. */
typedef struct osg_node {
    bt_hex hex;
    bt_side side;
    uint8_t attack;    /* the number of its attack; 0: none yet */
    bool bound;        /* it has to attack, or to be attacked [4.31a] */
    bool castled;      /* a single infantry unit in a chateau [11.52a] */
    bool foiled;       /* of a Repulse that failed [10.22a] */
    bool freed;        /* it was to attack enemies who have gone since (R18) */
    uint8_t near_count; /* enemies that it could fight: other nodes, ascending ... */
    uint8_t near[6];
    bool zone[6]; /* ... who are in its zone, not over a bridge [8.33] */
} osg_node;

typedef struct osg_field {
    bt_side phasing;
    int count;
    osg_node nodes[OSG_NODES_MAX]; /* by hex, ascending */
} osg_field;

/** Of all troops that have not fought in this phase. */
void osg_survey_field(const osg *n, osg_field *field);

/** The node of a hex, or OSG_NOWHERE. */
int osg_find_node(const osg_field *field, bt_hex hex);

/** Who fights in an attack, of a side: of defenders also those who have retreated to where it is fought. */
bt_units osg_forces_of(const osg *n, const osg_field *field, int attack, bt_side side);

/** Can troops fight over this hexside at all, and do they by their zones [8.32a] [8.33]? */
bool osg_can_fight_over(const osg *n, const bt_hexside *side, bool *zone);

/** Let two nodes that face each other be of one attack, those of theirs too. */
void osg_join_nodes(osg_field *field, int attacker, int defender);

/** Does every attacker in the attack of a node face each defender in it [11.21b] [11.22b]? */
bool osg_attack_is_whole(const osg_field *field, int node);

/** Can every duty still be met [11.2a]? */
bool osg_duties_can_be_met(const osg_field *field);

/** A node whose duty is open; OSG_NOWHERE when all are met. */
int osg_open_duty(const osg_field *field);

#endif
