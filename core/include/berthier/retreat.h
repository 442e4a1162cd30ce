/*
 * retreat.h - retreats of one hex, with chains of displaced friends.
 *
 * A unit that must retreat goes to a hex that has room for it and that it is
 * permitted in.  Only if there is none may it push out a friend, who then
 * retreats in the same way, perhaps pushing out another.  Nobody may be
 * pushed to destruction, nobody moves twice in one chain, and units the game
 * names, such as those that took part in the combat, are not pushed (Napoleon
 * at War [7.71]-[7.82], OSG's 1806 [11.43]-[11.45]).
 *
 * What a hex holds, and who would make room, the game answers.  A chain pushes
 * one unit out of each hex: where two would have to go to make room for one,
 * nobody makes room.
 *
 * A bt_retreat is the situation these questions are asked about; it borrows
 * everything and is built on the stack where it is needed.
 */
#ifndef BT_RETREAT_H
#define BT_RETREAT_H

#include <berthier/ground.h>
#include <berthier/hold.h>
#include <berthier/unit.h>

typedef struct bt_retreat {
    const bt_ground *ground;
    const uint16_t *hex_of;  /* hex by unit */
    const uint8_t *class_of; /* movement class by unit; NULL: all are of class 0 */
    bt_units fixed;          /* who may not be pushed: the combat's units and the chain so far */

    /** What hex holds for the unit. */
    bt_hold (*holds)(bt_unit unit, bt_hex hex, const void *user);
    /** Those in a full hex of whom each, gone alone, leaves room for the unit. */
    bt_units (*would_make_room)(bt_unit unit, bt_hex hex, const void *user);
    const void *user;
} bt_retreat;

typedef enum bt_retreat_answer {
    BT_RETREAT_VACANT,    /* may go: the hex is empty or has room */
    BT_RETREAT_DISPLACES, /* may go: a friend makes room */
    BT_RETREAT_NOT_ADJACENT,
    BT_RETREAT_PROHIBITED,   /* terrain, hexside or hex closed to it */
    BT_RETREAT_CONTROLLED,   /* an enemy controls or holds the hex */
    BT_RETREAT_OCCUPIED,     /* friends, none of whom may be pushed */
    BT_RETREAT_VACANT_FIRST, /* friends are there, and a hex with room is open */
    BT_RETREAT_NO_ROOM,      /* no friend there could be saved */
} bt_retreat_answer;

/** May the unit retreat from where it stands into hex, and how? */
bt_retreat_answer bt_retreat_into(const bt_retreat *r, bt_unit unit, bt_hex hex);

/** Whom the unit may push out of a hex it displaces somebody in, so that nobody is lost. */
bt_units bt_retreat_pushes(const bt_retreat *r, bt_unit unit, bt_hex hex);

/** Does the unit have any hex to retreat to, displacement included? */
bool bt_retreat_is_possible(const bt_retreat *r, bt_unit unit);

#endif
