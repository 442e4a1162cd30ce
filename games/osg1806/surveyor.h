/*
 * surveyor.h - who looks at the map for an overlay, and the marks that it makes.
 */
#ifndef OSG_SURVEYOR_H
#define OSG_SURVEYOR_H

#include "state.h"

typedef struct osg_surveyor {
    const osg *n;   /* as the viewer may think it stands: flags are right, who is under them is not */
    bt_side viewer; /* BT_SIDE_NONE: an onlooker */
    bt_marks *marks;
    bt_buf text; /* of the mark in hand */
} osg_surveyor;

/** Add a mark with the text in hand. */
void osg_mark(osg_surveyor *q, bt_hex hex, bt_units units, const char *rule, bool blocked);

#endif
