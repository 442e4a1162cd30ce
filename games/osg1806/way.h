/*
 * way.h - which way is open to units, and where a move may end [3.14].
 */
#ifndef OSG_WAY_H
#define OSG_WAY_H

#include "cost.h"
#include "hold.h"

/** Does the enemy control a hex so that combat units are pinned there, trains among them [4.1b] [4.1c]?
 * Leaders come and go [4.1a]; a single infantry unit in a chateau ignores the zones that reach it [11.52a]. */
static inline bool
osg_is_pinned(const osg *n, bt_units units, bt_hex hex)
{
    bt_unit first = bt_units_first(&units);

    bt_side side = osg_counter_of(n, first)->side;

    return osg_controls(n, osg_other(side), hex) && osg_share(units, n->printed->combat) &&
           !osg_is_castled(n, side, hex);
}

/** What forbids units a hexside, whatever points they have: pontoons that nobody has tried [9.24a]; */
const bt_reason *osg_refuse_pontoon(const osg *n, bt_units movers, const bt_hexside *side);

/** ... a hex that is not open yet [21.62]; ... */
const bt_reason *osg_refuse_guarded(const osg *n, bt_side side, bt_hex to);

/** ... whom they would leave without a leader [3.11a]; ... */
const bt_reason *osg_refuse_leaving(const osg *n, bt_units movers, bt_side side, bt_hex from);

/** ... or whom a leader by itself would, of those who cannot come after it [3.11a] [3.12a]; ... */
const bt_reason *osg_refuse_abandoning(const osg *n, bt_unit unit, bt_units coming);

/** ... terrain that bars one of them; ... */
const bt_reason *osg_refuse_ground(const osg *n, bt_units movers, const bt_hexside *side);

/** ... any of these. */
const bt_reason *osg_refuse_over(const osg *n, bt_units movers, const bt_hexside *side);

/** Does the zone of one of these columns lie over a hex [8.22Ba]? */
bool osg_column_is_near(const osg *n, bt_units columns, bt_hex hex);

/** What forbids that they end their move in a hex. */
const bt_reason *osg_refuse_rest(const osg *n, bt_units movers, bt_hex hex);

/** ... if they were in Road March, or were not; one, if they were. */
const bt_reason *osg_refuse_rest_as(const osg *n, bt_units movers, bt_hex hex, bool in_column);

/** ... because of those of their side who stand there; there are other columns yet [8.22Ba]. */
const bt_reason *osg_refuse_company(const osg *n, const bt_units *movers, const bt_units *there,
                                    bool in_column);

/** Columns of its side that bar one in Road March from the hexes in their zones [8.22Ba]. */
bt_units osg_columns_against(const osg *n, bt_unit unit);

#endif
