/*
 * marches.h - everywhere a single unit could end its move, for bots, and how it begins to go there.
 */
#ifndef OSG_MARCHES_H
#define OSG_MARCHES_H

#include "scene.h"

#define OSG_SPOTS_MAX 1024

/* How a unit moves there: on foot, in Road March, or on foot again after it [8.21a] [8.23a]. */
typedef enum osg_manner { OSG_AFOOT, OSG_IN_COLUMN, OSG_DEPLOYED_AGAIN, OSG_MANNERS } osg_manner;

typedef struct osg_spot {
    bt_hex hex;
    uint8_t manner;
    uint8_t used;   /* half points */
    uint8_t begins; /* OSG_A_STEP, OSG_A_MARCH or OSG_A_UNMARCH; 0: it is there */
    bt_hex first;   /* the hex of the step it begins with */
} osg_spot;

typedef struct osg_marches {
    bt_unit unit;
    int count;
    osg_spot spots[OSG_SPOTS_MAX];           /* the first is where it is */
    uint16_t at[OSG_MANNERS][OSG_HEXES_MAX]; /* number + 1 */
} osg_marches;

/** Find where a unit on the map can go with the points it has left. */
void osg_find_marches(const osg_scene *scene, bt_unit unit, osg_marches *out);

/** May it end its move there? */
bool osg_can_rest(const osg_scene *scene, bt_unit unit, const osg_spot *spot);

#endif
