/*
 * reveal.h - forces that are shown to the enemy for a while [1.51A] [1.51B].
 */
#ifndef OSG_REVEAL_H
#define OSG_REVEAL_H

#include "state.h"

/** Show units of either side that stand on the map, by the clause that has it so. */
void osg_reveal(osg *n, bt_units units, const char *rule);

/** All forces lie under their flags again [1.52a]. */
void osg_conceal(osg *n);

#endif
