/*
 * closing.h - the last turn, for bots: then it only counts who wins [20.2].
 */
#ifndef OSG_CLOSING_H
#define OSG_CLOSING_H

#include "state.h"

/** Is it the last turn, and the phasing side the last to play? */
bool osg_is_closing(const osg *n);

/** In the last turn, would a side win as things stand?  Then it need not fight. */
bool osg_is_content(const osg *n, bt_side side);

/**
 * What all declared attacks bring a side together in the closing Player-Turn: its losses and the enemy's, and above all
 * whether it wins.  In hundredths of a Strength Point, against fighting none of them.
 *
 * @param number  an attack that is judged on a column of its own; 0 for none
 */
int osg_judge_closing(const osg *n, bt_side side, int number, int column);

#endif
