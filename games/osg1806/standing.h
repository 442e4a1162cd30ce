/*
 * standing.h - what a view tells besides the fields of the position.
 */
#ifndef OSG_STANDING_H
#define OSG_STANDING_H

#include "state.h"

/** Of a position in which everything hidden from the viewer has been wiped; `hunt`: osg_view. */
void osg_write_standing(const osg *n, bt_side viewer, bt_hex hunt, bt_json *json);

#endif
