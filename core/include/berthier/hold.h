/*
 * hold.h - what a hex holds, for a unit that would go there.
 *
 * How many units a hex takes is told by each game's own rules; retreats and advances ask it, hex by hex,
 * and get one of these.
 */
#ifndef BT_HOLD_H
#define BT_HOLD_H

typedef enum bt_hold {
    BT_HOLD_VACANT, /* nobody */
    BT_HOLD_ROOM,   /* friends, and room for the unit */
    BT_HOLD_FULL,   /* friends, and no room */
    BT_HOLD_ENEMY,  /* an enemy is there, or controls it as far as the question goes */
    BT_HOLD_CLOSED, /* a rule of the game closes it to the unit */
} bt_hold;

#endif
