/*
 * crowd.h - hexes in which more stand than may as a Movement Phase ends (R147).
 */
#ifndef OSG_CROWD_H
#define OSG_CROWD_H

#include "state.h"

/** Who stands where more do than may stack, and could leave, before the segment ends [3.12a]. */
bt_units osg_must_spread(const osg *n, bt_side side);

/** Officers out of command for whom such hexes have waited, and who can come there yet [3.11a] [2.11B2a]. */
bt_units osg_must_come(const osg *n, bt_side side);

#endif
