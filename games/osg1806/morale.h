/*
 * morale.h - casualties and demoralization [12.0], and what an initiative check needs [7.14].
 */
#ifndef OSG_MORALE_H
#define OSG_MORALE_H

#include "state.h"

/** Has a formation lost as much as its level [12.11]?  OSG_NO_FORMATION never has. */
bool osg_is_broken(const osg *n, uint8_t formation);

/** Is a unit demoralized, with its formation or alone? */
bool osg_is_demoralized(const osg *n, bt_unit unit);

/** Does a die pass a unit's initiative check [7.12] [12.21]? */
bool osg_passes(const osg *n, bt_unit unit, unsigned die);

/** Is it only for its morale that it does not [12.21]? */
bool osg_fails_by_morale(const osg *n, bt_unit unit, unsigned die);

/** Does a unit have an initiative rating at all? */
bool osg_has_initiative(const osg *n, bt_unit unit);

/** Half Strength Points of a unit as it is now, reduced or not. */
int osg_value(const osg *n, bt_unit unit);

/** The same of units together. */
int osg_strength_of(const osg *n, bt_units units);

/** A unit is eliminated, still marked as reduced if it is: its formation has lost its full strength
 * [12.1a], and may break at that [12.11]. */
void osg_count_loss(osg *n, bt_unit unit);

/** The casualties alone. */
void osg_add_casualty(osg *n, bt_unit unit);

/** The Guard was thrown back: every French formation breaks a third sooner [16.31]. */
void osg_lower_levels(osg *n);

/** A unit comes back, reduced: its formation has lost less [12.12]. */
void osg_regain(osg *n, bt_unit unit);

#endif
