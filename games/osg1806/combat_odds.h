/*
 * combat_odds.h - strengths, odds, and what shifts them [11.3] [11.31].
 */
#ifndef OSG_COMBAT_ODDS_H
#define OSG_COMBAT_ODDS_H

#include "state.h"

/** The column that an attack is resolved on as things stand, and how it comes about; `lines` may be NULL. */
int osg_column(const osg *n, int attack, bt_odds *lines);

/** What forces that stand next to each other are worth, in quarters of a point, with what the ground does
 * to them and nothing else: for a Repulse [10.11] too. */
void osg_weigh(const osg *n, bt_units attackers, bt_units defenders, int *attack, int *defence);

/** The column of forces that stand next to each other, nothing reduced; `lines` may be NULL. */
int osg_column_between(const osg *n, bt_units attackers, bt_units defenders, bt_odds *lines);

/** What a result of the table becomes between these forces [11.53C] [11.41a]. */
osg_result osg_result_for(const osg *n, bt_units attackers, bt_units defenders, osg_result result);

/** What attackers are worth, in quarters of a point, no matter who the defenders in their hexes are. */
int osg_attack_strength(const osg *n, bt_units attackers, bt_units defenders, bt_odds *lines);

/** What the ground multiplies the strength of any defenders in those hexes by, and a line about it. */
bt_times osg_tell_cover(const osg *n, bt_units attackers, bt_units defenders, bt_odds *lines);

/** ... and where woods would halve them if they are cavalry, for defenders without any cover [11.31E]. */
void osg_tell_woods(const osg *n, bt_units attackers, bt_units defenders, bt_odds *lines);

#endif
