/*
 * outside.h - hexes that a scenario leaves out of play.
 *
 * A scenario played on part of a map names the rest of it.  What is out of play is cut off: no
 * hexside leads there or from there any more, so that movement, retreats,
 * advances, zones and lines cannot, and nothing has to ask.  The map is printed as before: the book
 * tells all of it, front ends draw the rest in grey.  Sight goes over it.
 */
#ifndef BT_OUTSIDE_H
#define BT_OUTSIDE_H

#include <berthier/bits.h>
#include <berthier/game.h>

/**
 * Add to a set the hexes that a value of the data names: ids, and two ids with `..` between for all
 * from the column and row of one to those of the other.
 *
 * @param out  bits for as many hexes as the atlas has (bits.h)
 */
int bt_hexes_read(const bt_atlas *atlas, bt_node node, uint64_t *out, bt_error *err);

/**
 * Leave the hexes that a value of the data names, as for bt_hexes_read, out of play.  For rules->load,
 * once the atlas is loaded and before it is asked anything.
 */
int bt_outside_hexes(bt_game *game, bt_atlas *atlas, bt_node node, bt_error *err);

/** Is a hex out of play?  A box never is. */
static inline bool
bt_is_outside(const bt_game *game, uint16_t place)
{
    return game->outside && place < bt_ground_count(game) && bt_bits_has(game->outside, place);
}

/** `reason` if an action names a hex that is out of play, else NULL: for rules->check. */
const bt_reason *bt_refuse_outside(const bt_game *game, bt_action action, const bt_reason *reason);

#endif
