/*
 * command.h - the chain of command [7.0].
 */
#ifndef OSG_COMMAND_H
#define OSG_COMMAND_H

#include "state.h"

/** Who of a side is in command as things stand in its Command Segment [7.1]. */
bt_units osg_chain(const osg *n, bt_side side);

/** A side's markers are taken off, and its allocation begins [2.11A2]. */
void osg_begin_command(osg *n, bt_side side);

/** What forbids that a commander puts a unit in command; NULL when nothing does. */
const bt_reason *osg_refuse_commanding(const osg *n, bt_side side, bt_unit commander, bt_unit unit);

/** How many officers, and how many units, a commander can still put in command. */
void osg_points_of(const osg *n, bt_unit commander, int *officers, int *units);

/** What forbids a unit its own initiative check because its officer is near; NULL when nothing does. */
const bt_reason *osg_refuse_barred(const osg *n, bt_unit unit);

#endif
