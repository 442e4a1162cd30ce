/*
 * los.h - line of sight between hex centres.
 *
 * The line is the straight edge laid from centre to centre.  A hex it passes
 * through blocks when its terrain does.  Where the line runs along a hexside
 * it is blocked only if the hexes on both sides block (Napoleon at War
 * [8.32]).  The terrain of the two end hexes plays no part, nor do units.
 */
#ifndef BT_LOS_H
#define BT_LOS_H

#include <berthier/atlas.h>

/**
 * Ask whether nothing blocks the line from one hex to another.
 *
 * @param blocking  bit n set: terrain number n blocks
 * @return false also for hexes on different maps
 */
bool bt_los_is_clear(const bt_atlas *atlas, bt_hex from, bt_hex to, uint32_t blocking);

#endif
