/*
 * explain_combat.h - the facts behind refusals in a combat.
 */
#ifndef OSG_EXPLAIN_COMBAT_H
#define OSG_EXPLAIN_COMBAT_H

#include "state.h"

/* A refused action, taken apart: the unit it is about, and the hex. */
typedef struct osg_refused {
    bt_side side;
    unsigned code, a, b;
    bt_unit unit; /* BT_UNIT_NONE */
    bt_hex hex;   /* BT_HEX_NONE */
} osg_refused;

/** Is there such a unit, on the map? */
static inline bool
osg_is_placed(const osg *n, bt_unit unit)
{
    return unit < n->printed->unit_count && osg_on_map(n->s, unit);
}

static inline int
osg_range_between(const osg *n, bt_hex from, bt_hex to)
{
    return bt_hex_range(&n->printed->atlas, from, to);
}

void osg_tell_duties(const osg *n, const osg_refused *what, bt_buf *out);
void osg_tell_distance(const osg *n, const osg_refused *what, bt_buf *out);
void osg_tell_retreat_distance(const osg *n, const osg_refused *what, bt_buf *out);
void osg_tell_column(const osg *n, const osg_refused *what, bt_buf *out);
void osg_tell_debt(const osg *n, const osg_refused *what, bt_buf *out);
void osg_tell_morale(const osg *n, const osg_refused *what, bt_buf *out);
void osg_tell_retreating(const osg *n, const osg_refused *what, bt_buf *out);
void osg_tell_engaged(const osg *n, const osg_refused *what, bt_buf *out);
void osg_tell_movers(const osg *n, const osg_refused *what, bt_buf *out);

#endif
