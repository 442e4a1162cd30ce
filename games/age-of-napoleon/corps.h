/*
 * corps.h - corps and armies: whose they are, who leads, what they are worth, how they are moved about.
 */
#ifndef AON_CORPS_H
#define AON_CORPS_H

#include "state.h"

static inline bool
aon_on_map(const aon_state *s, bt_unit unit)
{
    return !BT_PLACE_IS_BOX(s->places[unit]);
}

/** Who commands a corps [AON-1.1]; BT_SIDE_NONE for one of a neutral country. */
bt_side aon_owner(const aon *n, bt_unit unit);

/** Every corps that a side commands, wherever it is. */
bt_units aon_corps_of(const aon *n, bt_side side);

/** The corps of a side in an area: its army there [AON-4.1], of any countries [AON-4.2] and any number
 * [AON-4.6]. */
bt_units aon_army(const aon *n, bt_side side, bt_area area);

/** Does a side have corps in an area? */
static inline bool
aon_holds(const aon *n, bt_side side, bt_area area)
{
    bt_units army = aon_army(n, side, area);
    return !bt_units_is_empty(&army);
}

/** Has an area no corps of the enemy of a side? */
static inline bool
aon_is_free(const aon *n, bt_side side, bt_area area)
{
    return !aon_holds(n, (bt_side)(1 - side), area);
}

/** Areas where a side has corps. */
bt_set aon_held_by(const aon *n, bt_side side);

/** Areas where a side has spent corps: who is spent is on the map. */
bt_set aon_tired_in(const aon *n, bt_side side);

/** Does a corps go before another as leader: seniority, then who was named, then the better movement and
 * battle ratings, then the order of the list [AON-4.1]? */
bool aon_outranks(const aon *n, bt_unit a, bt_unit b);

/** Who leads: the most senior of them; BT_UNIT_NONE of none [AON-2.6a]. */
bt_unit aon_leader(const aon *n, bt_units army);

/** Those of the leader's seniority, any of whom may lead [AON-4.1]; none of none. */
bt_units aon_seniors(const aon *n, bt_units army);

/** A corps shall lead those of its seniority that stand with it, until another is named [AON-4.1]. */
void aon_name_leader(aon *n, bt_unit unit);

/** How many corps a leader takes along or engages [AON-2.6b] [AON-2.6c]. */
static inline int
aon_seniority(const aon *n, bt_unit unit)
{
    return n->printed->corps[unit].seniority;
}

/** Its battle rating now [AON-2.5a] [AON-2.5b]. */
int aon_rating(const aon *n, bt_unit unit);

/** Is it at home in an area [AON-4.4]? */
bool aon_at_home(const aon *n, bt_unit unit, bt_area area);

/** Home corps of a major that are on the map [AON-10.2b]. */
int aon_home_corps(const aon *n, uint8_t country);

/** Can a corps of the reserve be had by a side: it is not waiting, it is the side's [AON-2.9a] [AON-2.9c]? */
bool aon_is_available(const aon *n, bt_side side, bt_unit unit);

/** Stand a corps in an area or a box; nothing is told. */
void aon_stand(aon_state *s, bt_unit unit, uint16_t place);

/** Place a corps of the reserve, fresh [AON-10.6]: its owner hears who, the other side that one came. */
void aon_deploy(aon *n, bt_unit unit, bt_area area, const char *rule);

/** Take a corps off the map into the reserve. */
void aon_withdraw(aon *n, bt_unit unit, const char *rule);

/** Turn a corps to its spent side, or all of a set to their fresh one. */
void aon_spend(aon *n, bt_unit unit);
void aon_refresh(aon *n, bt_units units);

/** The other side learns who they are and how they are, as in a battle. */
void aon_reveal(aon *n, bt_units units);

/**
 * Some of an army have gone from an area and others stay: who knew them all no longer knows which
 * went, but for those who lead.
 */
void aon_blur(aon *n, bt_units gone, bt_units left);

/** Recompute who commands whom, when a country has changed its alignment; recompute all caches. */
void aon_derive_owners(const aon_printed *p, aon_state *s);
void aon_derive_caches(const aon_printed *p, aon_state *s);

#endif
