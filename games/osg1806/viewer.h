/*
 * viewer.h - what a viewer holds: a position as its seat sees it.
 */
#ifndef OSG_VIEWER_H
#define OSG_VIEWER_H

#include "state.h"

/* The position with the other side's units wiped off the map, and their flags. */
typedef struct osg_view {
    osg_state shown;
    uint16_t march; /* where a hidden stack stands whose march is interrupted; or BT_HEX_NONE */
    uint16_t hunt;  /* where a hidden leader is hunted or a unit displaced; or BT_HEX_NONE */
    bt_side viewer;
    bt_seat seat;                    /* of that side [18.0] */
    uint8_t flags[2][OSG_HEXES_MAX]; /* by side */
    uint8_t spare[2];
} osg_view;

/** Of a set of units those that the viewer's seat leads [18.0]; all of them where nobody shares its side. */
bt_units osg_units_of_viewer(const osg *n, const bt_view *view, bt_units units);

#endif
