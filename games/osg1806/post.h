/*
 * post.h - how good a hex is for a unit to end its move in, for bots.
 */
#ifndef OSG_POST_H
#define OSG_POST_H

#include "marches.h"

/** The worth of a spot to a unit, in hundredths of a Strength Point. */
int osg_judge_post(const osg_scene *scene, bt_unit unit, const osg_spot *spot);

#endif
