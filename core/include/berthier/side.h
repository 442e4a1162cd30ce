/*
 * side.h - who decides: the sides of a game, and chance.
 *
 * A side is a faction in the rules (French, Prussian).  Chance is a side too:
 * dice and shuffles are its actions, so applying an action is deterministic
 * and a journal replays whatever generator rolled.  Who sits at the table for
 * a side is a seat and not known here.
 */
#ifndef BT_SIDE_H
#define BT_SIDE_H

#include <assert.h>
#include <stdint.h>

typedef uint8_t bt_side;
typedef uint8_t bt_sides; /* a set: bit n stands for side n */

#define BT_SIDES_MAX   7 /* bit 7 of a bt_sides is chance */
#define BT_SIDE_CHANCE ((bt_side)7)
#define BT_SIDE_NONE   ((bt_side)0xff)
#define BT_SIDES_ALL   ((bt_sides)0x7f) /* everybody who can see */

static inline bt_sides
bt_side_bit(bt_side side)
{
    assert(side <= BT_SIDE_CHANCE);
    return (bt_sides)(1u << side);
}

#endif
