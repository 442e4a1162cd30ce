/*
 * neutral.c - neutral countries that armies cross, and whose neutrality they violate.
 */
#include "neutral.h"
#include "corps.h"
#include "country.h"
#include "realign.h"

/* Does a side hold the capital of a country that it occupies?  Who has just come there on the march is no
 * garrison, be it an enemy of the one there is; who goes along with him from there is, until they leave. */
static bool
occupies(const aon *n, bt_side side, uint8_t country)
{
    bt_units there;

    if (!aon_is_occupied(n, country))
        return false;
    there = aon_army(n, side, n->printed->countries[country].capital);
    while (!bt_units_is_empty(&there)) {
        bt_unit unit = bt_units_take(&there);
        if (!bt_units_has(&n->s->army, unit) || !n->s->entered[unit])
            return true;
    }
    return false;
}

/* [AON-12.6d] */
bool
aon_is_neutral_to(const aon *n, bt_side side, bt_area area)
{
    uint8_t country = aon_country_of(n, area);

    return n->s->align[country] == AON_NEUTRAL && !occupies(n, side, country);
}

/* [AON-12.6b] Corps that stay, or a neutral major's capital. */
static bool
is_violated(const aon *n, bt_side side, bt_area area, bt_units passing)
{
    uint8_t country = aon_country_of(n, area);
    bt_units corps, standing;

    if (!aon_is_neutral_to(n, side, area))
        return false;
    corps = aon_army(n, side, area);
    standing = bt_units_minus(corps, passing);
    return !bt_units_is_empty(&standing) ||
           (aon_is_major(n, country) && n->printed->countries[country].capital == area);
}

/* The areas of those who are neutral; a part stands as its ruler does. */
static bt_set
neutral_areas(const aon *n)
{
    bt_set areas = { { 0 } };

    for (int c = 0; c < n->printed->country_count; c++)
        if (aon_stands(n, (uint8_t)c) == AON_NEUTRAL)
            areas = bt_set_or(areas, n->printed->countries[c].areas);
    return areas;
}

uint8_t
aon_violated(const aon *n, bt_side side, bt_units passing)
{
    bt_set neutral = neutral_areas(n);

    while (!bt_set_is_empty(&neutral)) {
        bt_area area = bt_set_take(&neutral);
        if (aon_holds(n, side, area) && is_violated(n, side, area, passing))
            return aon_country_of(n, area);
    }
    return AON_NO_COUNTRY;
}

/* [AON-12.6c] [AON-3.11] */
void
aon_violate(aon *n, bt_side side, uint8_t country)
{
    AON_EVENT(n, VIOLATED, "AON-12.6b", country, side, 0, 0);
    aon_turn(n, country, side == AON_FRENCH ? AON_MEMBER : AON_ALLY, "AON-12.6c");
    aon_begin_muster(n, country, 1);
}
