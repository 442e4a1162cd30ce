/*
 * side.h - who decides: the sides of a game, their seats, and chance.
 *
 * A side is a faction in the rules (French, Prussian): it wins or loses, and a
 * unit is one side's.  A seat is who decides for a side and knows things: it
 * acts, looks, hears events and takes back.  Almost always a side has one seat.
 * Where partners share a side it has several (rules.h, bt_seat_def), each with
 * its own decisions and its own knowledge.
 *
 * The first seat of a side has the side's number, and further seats come after
 * all sides.  So a game whose sides have one seat each need not tell the two
 * apart, and chance and nobody are the same number as a side and as a seat.
 *
 * Chance is a side too: dice and shuffles are its actions, so applying an action
 * is deterministic and a journal replays whatever generator rolled.
 */
#ifndef BT_SIDE_H
#define BT_SIDE_H

#include <assert.h>
#include <stdint.h>

typedef uint8_t bt_side;
typedef uint8_t bt_sides; /* a set: bit n stands for side n */
typedef uint8_t bt_seat;
typedef uint8_t bt_seats; /* a set: bit n stands for seat n */

#define BT_SIDES_MAX   7 /* of seats, too; bit 7 of a bt_sides is chance */
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
