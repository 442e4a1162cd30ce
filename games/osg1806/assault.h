/*
 * assault.h - what an attack on a stack promises, with those who are there and those who could come, for bots.
 */
#ifndef OSG_ASSAULT_H
#define OSG_ASSAULT_H

#include "scene.h"

/* An attack as it would be, from some of the six hexes about a foe. */
typedef struct osg_assault {
    const osg_scene *scene;
    const osg_foe *foe;
    bt_units force;
    uint8_t fronts; /* bits: hexsides of the foe's hex that it is attacked over */
    int contacts;   /* other foes who have to be attacked too because of it [4.31], and ... */
    int others;     /* ... half points of other foes who have to be attacked with it [4.31] */
} osg_assault;

/** What it promises; one of `share` that the force makes. */
int osg_judge_assault(const osg_assault *a, int share);

/** Somebody in it who could drive the foe back without a die, though it has no way back [10.21a]; BT_UNIT_NONE. */
bt_unit osg_who_drives_out(const osg_assault *a);

/** Should a unit that stands before the enemy try a Repulse [10.1]? */
bool osg_repulse_pays(const osg_scene *scene, bt_unit unit);

/** The hexsides over which a set of units stands before a foe. */
uint8_t osg_fronts_of(const osg_scene *scene, const osg_foe *foe, bt_units units);

#endif
