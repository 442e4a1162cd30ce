/*
 * stragglers.h - trains and leaders whose units have retreated without them [9.13b] [5.25b].
 */
#ifndef OSG_STRAGGLERS_H
#define OSG_STRAGGLERS_H

#include "state.h"

/**
 * Ask about a train, or a leader, who stands where revealed troops were seen that have retreated since:
 * a die for the train, its owner about the leader.  A train whose units are all eliminated is lost at
 * once.  True when anybody is asked, or a die falls.
 */
bool osg_call_straggler(osg *n, bt_unit unit);

#endif
