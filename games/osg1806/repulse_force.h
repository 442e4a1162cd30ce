/*
 * repulse_force.h - whom a force would repulse, and what forbids it [10.1] [10.12A].
 *
 * The hexes attacked are bits of directions from where the force stands.
 */
#ifndef OSG_REPULSE_FORCE_H
#define OSG_REPULSE_FORCE_H

#include "state.h"

/** Where units of one stack stand, and whose they are. */
bt_hex osg_where(const osg *n, bt_units movers);
bt_side osg_whose(const osg *n, bt_units movers);

/** Every hex whose troops control the one they stand in [10.12A]. */
unsigned osg_find_targets(const osg *n, bt_units movers);
bool osg_is_target(const bt_hexside *side, unsigned targets);

/** Those of a side and of a set who stand in the hexes attacked. */
bt_units osg_defenders(const osg *n, bt_hex from, unsigned targets, bt_side side, bt_units of);

/** Has a Repulse of one of these failed against one of those [10.22a]?  Over a river there was none [10.12A]. */
bool osg_failed_against(const osg *n, bt_units attackers, bt_units defenders);

/** What the dearest of the hexes costs a unit, in half points. */
bt_mp osg_dearest_target(const osg *n, bt_unit unit, bt_hex from,
                         unsigned targets);

/** What forbids those on the march, or who would be, a Repulse of all of them [10.1]. */
const bt_reason *osg_refuse_repulsing(const osg *n, bt_units movers);

#endif
