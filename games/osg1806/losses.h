/*
 * losses.h - where eliminated units go [6.1] [11.42] [16.4].
 */
#ifndef OSG_LOSSES_H
#define OSG_LOSSES_H

#include "state.h"

/** How far a unit could have got away. */
typedef enum osg_escape {
    OSG_ESCAPE_OPEN,    /* it could have retreated */
    OSG_ESCAPE_OFF_MAP, /* off the map only [11.44b] */
    OSG_ESCAPE_SHORT,   /* not as far as it had to [11.44a] */
    OSG_ESCAPE_NONE     /* it was surrounded [6.11B] [6.11C] */
} osg_escape;

/** Take a unit off the map, to the box where it belongs.  One that was surrounded and may be saved
 * waits for its die among the trapped [16.4]. */
void osg_eliminate(osg *n, bt_unit unit, osg_escape escape, const char *rule);

#endif
