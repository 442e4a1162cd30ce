/*
 * ground.h - the map as a position has left it.
 *
 * What is printed never changes, but bridges break and pontoons are laid.  A position keeps two sets of
 * numbers of water hexsides (bt_hexside.water) for that; an overlay says what they do to
 * the features.  All who ask about movement, zones, retreats, advances or lines give a ground: the atlas, the
 * chart, and the overlay.  All of it is borrowed, and built on the stack where it is needed.
 *
 * A state has room for so many waters and no more, and nothing here knows how many: a game's load()
 * refuses a map that has more, as it does one with too many hexes for its zones.
 */
#ifndef BT_GROUND_H
#define BT_GROUND_H

#include <berthier/bits.h>
#include <berthier/tec.h>

/** What a position has changed about hexsides of rivers and streams.  A set may be NULL: empty. */
typedef struct bt_overlay {
    const uint64_t *closed; /* atlas.water_count bits: these lose the features of `strips` ... */
    const uint64_t *opened; /* ... and these gain those of `adds`, also if they are closed */
    uint16_t strips;        /* BT_HEXSIDE_BRIDGE; with ROAD and TRAIL where no way is left either */
    uint16_t adds;          /* BT_HEXSIDE_PONTOON; with ROAD where roads run over pontoons */
} bt_overlay;

typedef struct bt_ground {
    const bt_atlas *atlas;
    const bt_tec *tec;         /* may be NULL where no cost is asked for: zones */
    const bt_overlay *overlay; /* NULL: all is as printed */
} bt_ground;

/** What a hexside carries now. */
static inline unsigned
bt_ground_features(const bt_ground *ground, const bt_hexside *side)
{
    const bt_overlay *o = ground->overlay;
    unsigned features = side->features;
    if (!o || side->water == BT_WATER_NONE)
        return features;
    if (o->closed && bt_bits_has(o->closed, side->water))
        features &= ~(unsigned)o->strips;
    if (o->opened && bt_bits_has(o->opened, side->water))
        features |= o->adds;
    return features;
}

/** What moving over the hexside costs a unit of the class now; BT_MP_PROHIBITED where it cannot. */
static inline bt_mp
bt_ground_cost(const bt_ground *ground, int class_of_unit, const bt_hexside *side)
{
    return bt_tec_cost(ground->tec, class_of_unit, ground->atlas->hexes[side->to].terrain,
                       bt_ground_features(ground, side));
}

#endif
