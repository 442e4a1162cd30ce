/*
 * drive.h - driving the enemy out in the Movement Phase with whole stacks, for bots [10.0].
 */
#ifndef OSG_DRIVE_H
#define OSG_DRIVE_H

#include "marches.h"

/* A Repulse, by units that stand in one hex, of enemies who find no way back [11.44]. */
typedef struct osg_drive {
    bt_units force;  /* none: there is no such Repulse */
    osg_spot spot;   /* where they try it, and how the slowest of them begins to go there */
    int gain;        /* hundredths of a Strength Point */
    bt_unit blocker; /* who has to close the last way back first; BT_UNIT_NONE */
    bt_hex post;     /* ... and from where */
} osg_drive;

/* Who can come to each hexside of a foe. */
typedef bt_units osg_comers[6];

/** The best by stacks of these units, with one of the blockers' help: `comers` says where they can come, by foe. */
void osg_find_drive(const osg_scene *scene, bt_units units, osg_comers *comers, bt_units blockers,
                    osg_drive *out);

/** The best by those on the march, with whom they can still take along; without a blocker. */
void osg_find_drive_on(const osg_scene *scene, osg_drive *out);

#endif
