/*
 * concert.h - attacks that several units can still make together, for bots.
 */
#ifndef OSG_CONCERT_H
#define OSG_CONCERT_H

#include "scene.h"

typedef struct osg_concert {
    bt_hex goals[OSG_UNITS_MAX]; /* where each goes for its part; BT_HEX_NONE */
    bt_units last;               /* who should come after the others */
    bt_units drives;             /* who can drive the enemy out now, in one stack; nobody */
    bt_units held;               /* who will, once others have closed his way back */
    int gains[OSG_UNITS_MAX];    /* what the attack it has a part in promises */
} osg_concert;

void osg_plan_concert(const osg_scene *scene, osg_concert *out);

#endif
