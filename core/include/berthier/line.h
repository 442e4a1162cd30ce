/*
 * line.h - lines traced over hexes: of command, of supply.
 *
 * A line goes from hex to hex over hexsides that a class of units can cross, and enters no hex that is
 * closed to it; the hex that it begins in is not asked.  Rule books ask whether a line of some length leads
 * from one hex to another (OSG's 1806 [7.2], [14.1]).  That is answered for the whole map at
 * once, from a few hexes outwards, in a time that grows with the hexes that are reached.
 *
 * Rules that join stretches of two kinds (three hexes if the last two are on a road, fourteen hexes to a
 * train and by road from there) go on from the ends of the first stretch with another bt_line: lengths
 * that are in `far` already are kept, or made less.
 *
 * Nothing here allocates: rules may ask in the middle of play, with arrays of their own.
 */
#ifndef BT_LINE_H
#define BT_LINE_H

#include <berthier/ground.h>

#define BT_FAR_NONE ((uint16_t)0xffff)

typedef struct bt_line {
    const bt_ground *ground;
    int class_of_unit;      /* where it cannot go, no line goes */
    bool homeward;          /* lines run to the hexes given, not from them */
    uint16_t along;         /* over hexsides with one of these features only; 0: over any */
    uint16_t limit;         /* no line is longer; below BT_FAR_NONE */
    const uint64_t *closed; /* hexes (bits.h) that lines do not enter; NULL: none */
} bt_line;

/**
 * Find the lengths of the shortest lines, in hexes.
 *
 * @param far    by hex: the length of the line there, BT_FAR_NONE without one.  The caller fills it
 *               with BT_FAR_NONE, and sets what the lines have behind them at `ends`: mostly 0
 * @param ends   the hexes that lines begin at, or lead to if they run homeward; count of them.  Of
 *               the latter those that are closed lead nowhere
 * @param room   for as many hexes as the map has; what it holds before and after means nothing
 */
void bt_line_spread(const bt_line *line, const bt_hex *ends, int count, uint16_t *far,
                    bt_hex *room);

#endif
