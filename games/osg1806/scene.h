/*
 * scene.h - what a bot makes of a position: who stands where, how strong, who could come up, and how far
 * it is by road to what the side is after.
 */
#ifndef OSG_SCENE_H
#define OSG_SCENE_H

#include "state.h"

#define OSG_FAR     0xffff
#define OSG_EARSHOT 9 /* hexes within which somebody could come up to a foe */

/* A stack of enemy troops, as dealt. */
typedef struct osg_foe {
    bt_hex hex;
    bt_units troops;
    bt_units present; /* of ours, those who face it */
    bt_units support; /* ... and those who could come up to it in this phase */
    int strength;     /* half points */
} osg_foe;

#define OSG_ERRANDS_MAX 6

/* A unit that goes by itself for a hex that scores. */
typedef struct osg_errand {
    bt_unit unit;
    uint16_t far[OSG_HEXES_MAX]; /* half points by road; OSG_FAR */
} osg_errand;

typedef struct osg_scene {
    const osg *n;
    bt_side side;
    bool content; /* it wins as things stand at the end, and need not fight */
    osg_land land;
    bt_units able;   /* may still move in this segment, and are not held by a zone */
    bt_units troops; /* ours on the map */
    bt_units guards; /* ... of those, who hold a source that was the enemy's: one each, who stay */
    int foe_count;
    osg_foe foes[OSG_UNITS_MAX];
    uint8_t foe_at[OSG_HEXES_MAX]; /* number + 1 */
    uint16_t far[OSG_HEXES_MAX];   /* half points by road to what the side is after; OSG_FAR */
    int errand_count;
    osg_errand errands[OSG_ERRANDS_MAX];
} osg_scene;

/** Look round, for a side that moves. */
void osg_survey_scene(const osg *n, bt_side side, osg_scene *out);

/** What a unit is sent for by itself; NULL. */
const osg_errand *osg_errand_of(const osg_scene *scene, bt_unit unit);

/** The foe in a hex; NULL. */
const osg_foe *osg_foe_in(const osg_scene *scene, bt_hex hex);

/** Hexes to the nearest foe; a large number without any. */
int osg_nearest_foe(const osg_scene *scene, bt_hex hex);

#endif
