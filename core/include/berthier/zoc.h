/*
 * zoc.h - zones of control.
 *
 * A unit controls the hexes around its own, over every hexside that its game's law does not
 * bar.  What one side controls is a set of hexes (bits.h); the state keeps one a side and updates
 * it as units come and go, so asking is one bit test.  Several units may exert control from
 * one hex: the zone of a hex is added when the first comes and taken away when the last has gone.
 * A game whose rules tell zones of two kinds apart keeps two sets a side.
 */
#ifndef BT_ZOC_H
#define BT_ZOC_H

#include <berthier/ground.h>

/** A hexside bars control when, of the features in `look`, it has exactly those in `barred`. */
typedef struct bt_zoc_law {
    uint16_t look, barred;
} bt_zoc_law;

/** Does a unit of the side in question exert control from hex? */
typedef bool bt_zoc_source(bt_hex hex, const void *user);

/** Add the zone of hex to zoc, a set of as many hexes as the atlas has. */
void bt_zoc_add(uint64_t *zoc, const bt_ground *ground, bt_zoc_law law, bt_hex hex);

/**
 * Take the zone of a unit away that has just left hex.
 *
 * @param exerts  asked of hexes two away at most, hex among them: the leaving unit counts no more
 */
void bt_zoc_remove(uint64_t *zoc, const bt_ground *ground, bt_zoc_law law, bt_hex hex,
                   bt_zoc_source *exerts, const void *user);

#endif
