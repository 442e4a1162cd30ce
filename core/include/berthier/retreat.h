/*
 * retreat.h - retreats of one hex, with chains of displaced friends.
 *
 * A unit that must retreat goes to a vacant hex it is permitted in.  Only if
 * there is none may it push out a friend, who then retreats in the same way,
 * perhaps pushing out another.  Nobody may be pushed to destruction, nobody
 * moves twice in one chain, and a unit that took part in the combat is not pushed
 * (Napoleon at War [7.71]-[7.82]).
 *
 * A bt_retreat is the situation these questions are asked about; it borrows
 * everything and is built on the stack where it is needed.
 */
#ifndef BT_RETREAT_H
#define BT_RETREAT_H

#include <berthier/tec.h>
#include <berthier/zoc.h>

typedef struct bt_retreat {
    const bt_atlas *atlas;
    const bt_tec *tec;
    const bt_unit *at;      /* occupant by hex */
    const uint16_t *hex_of; /* hex by unit */
    const bt_side *side_of;
    const bt_zoc *enemy; /* hexes the enemy controls */
    bt_units fixed;      /* who may not be pushed: the combat's units and the chain so far */
    bt_side side;        /* who retreats */
} bt_retreat;

typedef enum bt_retreat_answer {
    BT_RETREAT_VACANT,    /* may go: the hex is empty */
    BT_RETREAT_DISPLACES, /* may go: a friend makes room */
    BT_RETREAT_NOT_ADJACENT,
    BT_RETREAT_PROHIBITED,   /* terrain or hexside closed to it */
    BT_RETREAT_CONTROLLED,   /* an enemy controls or holds the hex */
    BT_RETREAT_OCCUPIED,     /* a friend who may not be pushed */
    BT_RETREAT_VACANT_FIRST, /* a friend is there, and a vacant hex is open */
    BT_RETREAT_NO_ROOM,      /* the friend there could not be saved */
} bt_retreat_answer;

/** May the unit retreat from where it stands into hex, and how? */
bt_retreat_answer bt_retreat_into(const bt_retreat *r, bt_unit unit, bt_hex hex);

/** Does the unit have any hex to retreat to, displacement included? */
bool bt_retreat_is_possible(const bt_retreat *r, bt_unit unit);

#endif
