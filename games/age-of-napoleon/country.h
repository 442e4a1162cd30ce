/*
 * country.h - countries: who runs them, where they begin and end, what they are worth [AON-3.2].
 */
#ifndef AON_COUNTRY_H
#define AON_COUNTRY_H

#include "state.h"

/** The side that an alignment makes run a country [AON-3.4]; BT_SIDE_NONE for a neutral one. */
bt_side aon_side_of_align(aon_align align);

/** Who runs a country; a detachable area that is part of its ruler goes with it. */
bt_side aon_ruled_by(const aon *n, uint8_t country);

/** The country that an area belongs to now: a detachable one its ruler, unless it is detached [AON-3.7a]. */
uint8_t aon_country_of(const aon *n, bt_area area);

/** Who runs an area. */
bt_side aon_run_by(const aon *n, bt_area area);

/** The areas of a country now. */
bt_set aon_areas_of(const aon *n, uint8_t country);

/** Where a country stands; a detachable area that is part of its ruler stands where that does. */
aon_align aon_stands(const aon *n, uint8_t country);

/** Is it a country of its own now: a major, a minor, or a detached area? */
bool aon_is_country(const aon *n, uint8_t country);

/** Is it major? */
static inline bool
aon_is_major(const aon *n, uint8_t country)
{
    return n->printed->countries[country].class == AON_MAJOR;
}

/** Minor countries and detached areas that a side runs [AON-3.7b]. */
int aon_minors_of(const aon *n, bt_side side);

/** Cards, corps on the map and corps a year that a major has now, this year's wars counted in. */
int aon_card_value(const aon *n, uint8_t country);
int aon_mobilization(const aon *n, uint8_t country);
int aon_deployment(const aon *n, uint8_t country);

/** Does the side that forced a country to surrender still hold its capital [AON-3.8a]? */
bool aon_is_occupied(const aon *n, uint8_t country);

/** An occupied country whose capital nobody holds any more is no longer occupied [AON-3.8d]. */
void aon_free_countries(aon *n);

/** The cards that a side is due in the Strategy Phase, its insurgents and dominions counted in [AON-9.3a]
 * [AON-9.3b] [AON-9.4]. */
int aon_cards_due(const aon *n, bt_side side);

/** The clause that decides how many: what the countries are worth, or the least or most that is dealt. */
const char *aon_clause_of_due(const aon *n, bt_side side);

#endif
