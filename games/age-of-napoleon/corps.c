/*
 * corps.c - corps and armies.
 */
#include "corps.h"
#include "country.h"

#include <string.h>

bt_side
aon_owner(const aon *n, bt_unit unit)
{
    if (bt_units_has(&n->s->of_side[AON_FRENCH], unit))
        return AON_FRENCH;
    return bt_units_has(&n->s->of_side[AON_COALITION], unit) ? AON_COALITION : BT_SIDE_NONE;
}

bt_units
aon_corps_of(const aon *n, bt_side side)
{
    return n->s->of_side[side];
}

bt_units
aon_army(const aon *n, bt_side side, bt_area area)
{
    return bt_units_and(aon_at(n->s, area), n->s->of_side[side]);
}

bt_set
aon_held_by(const aon *n, bt_side side)
{
    const uint64_t *corps = n->s->of_side[side].word;
    const bt_set *at = n->s->at;
    bt_set areas = { { 0 } };

    for (bt_area a = 0; a < n->printed->network.area_count; a++)
        if ((at[a].word[0] & corps[0]) | (at[a].word[1] & corps[1]))
            bt_set_add(&areas, a);
    return areas;
}

bt_set
aon_tired_in(const aon *n, bt_side side)
{
    bt_set areas = { { 0 } };

    for (bt_units left = bt_units_and(n->s->of_side[side], n->s->spent); !bt_units_is_empty(&left);)
        bt_set_add(&areas, (uint8_t)n->s->places[bt_units_take(&left)]);
    return areas;
}

bool
aon_outranks(const aon *n, bt_unit a, bt_unit b)
{
    const aon_corps *x = &n->printed->corps[a], *y = &n->printed->corps[b];

    if (x->seniority != y->seniority)
        return x->seniority > y->seniority;
    if (bt_units_has(&n->s->named, a) != bt_units_has(&n->s->named, b))
        return bt_units_has(&n->s->named, a);
    if (x->movement != y->movement)
        return x->movement > y->movement;
    if (x->fresh != y->fresh)
        return x->fresh > y->fresh;
    return a < b;
}

bt_unit
aon_leader(const aon *n, bt_units army)
{
    bt_unit leader = BT_UNIT_NONE;

    while (!bt_units_is_empty(&army)) {
        bt_unit unit = bt_units_take(&army);
        if (leader == BT_UNIT_NONE || aon_outranks(n, unit, leader))
            leader = unit;
    }
    return leader;
}

bt_units
aon_seniors(const aon *n, bt_units army)
{
    bt_unit leader = aon_leader(n, army);
    bt_units seniors = { { 0 } };

    while (!bt_units_is_empty(&army)) {
        bt_unit unit = bt_units_take(&army);
        if (aon_seniority(n, unit) == aon_seniority(n, leader))
            bt_units_add(&seniors, unit);
    }
    return seniors;
}

void
aon_name_leader(aon *n, bt_unit unit)
{
    bt_units left = aon_army(n, aon_owner(n, unit), (bt_area)n->s->places[unit]);

    while (!bt_units_is_empty(&left)) {
        bt_unit other = bt_units_take(&left);
        if (aon_seniority(n, other) == aon_seniority(n, unit))
            bt_units_remove(&n->s->named, other);
    }
    bt_units_add(&n->s->named, unit);
}

int
aon_rating(const aon *n, bt_unit unit)
{
    const aon_corps *corps = &n->printed->corps[unit];

    if (!bt_units_has(&n->s->spent, unit))
        return corps->fresh;
    if (corps->napoleon && aon_option(n, AON_OPTION_NAPOLEON))
        return corps->fresh - 1;
    return corps->spent;
}

/* [AON-4.4] A minor allied corps is at home in its country, not its patron's; a detached area is
 * nobody's home but its own corps'. */
bool
aon_at_home(const aon *n, bt_unit unit, bt_area area)
{
    uint8_t home = n->printed->corps[unit].home;

    if (bt_units_has(&n->printed->minors, unit))
        return n->printed->country_of[area] == home;
    return aon_country_of(n, area) == home;
}

int
aon_home_corps(const aon *n, uint8_t country)
{
    int count = 0;

    for (bt_units left = n->printed->of_country[country]; !bt_units_is_empty(&left);)
        count += aon_on_map(n->s, bt_units_take(&left));
    return count;
}

/* Is a corps out of play for good, or not in it yet? */
static bool
is_out(const aon_state *s, bt_unit unit)
{
    return s->places[unit] == AON_ELIMINATED || s->places[unit] == AON_WAITING;
}

bool
aon_is_available(const aon *n, bt_side side, bt_unit unit)
{
    const aon_corps *corps = &n->printed->corps[unit];

    if (n->s->places[unit] != AON_RESERVE || aon_owner(n, unit) != side)
        return false;
    if (corps->after != BT_UNIT_NONE && !is_out(n->s, corps->after))
        return false;
    return aon_ruled_by(n, corps->home) == side;
}

/* ---- moving them about --------------------------------------------------- */

void
aon_stand(aon_state *s, bt_unit unit, uint16_t place)
{
    if (aon_on_map(s, unit))
        bt_set_remove(&s->at[s->places[unit]], unit);
    s->places[unit] = place;
    if (!BT_PLACE_IS_BOX(place)) {
        bt_set_add(&s->at[place], unit);
        return;
    }
    bt_units_remove(&s->spent, unit);
    bt_units_remove(&s->named, unit);
    bt_units_remove(&s->met, unit);
    bt_units_remove(&s->army, unit);
    bt_units_remove(&s->engaged[0], unit);
    bt_units_remove(&s->engaged[1], unit);
    bt_units_remove(&s->tolled, unit);
    bt_units_remove(&s->pinned, unit);
    s->entered[unit] = 0;
    s->origin[unit] = BT_AREA_NONE;
}

void
aon_deploy(aon *n, bt_unit unit, bt_area area, const char *rule)
{
    bt_side side = aon_owner(n, unit);

    aon_stand(n->s, unit, area);
    AON_TELL(n, side, DEPLOYED, rule, unit, area, 0, 0);
    AON_TELL_OTHERS(n, side, ARRIVES, rule, side, area, 0, 0);
}

void
aon_withdraw(aon *n, bt_unit unit, const char *rule)
{
    bt_side side = aon_owner(n, unit);
    bt_area area = (bt_area)n->s->places[unit];

    aon_stand(n->s, unit, AON_RESERVE);
    if (side == BT_SIDE_NONE) {
        AON_EVENT(n, WITHDRAWN, rule, unit, 0, 0, 0);
        return;
    }
    AON_TELL(n, side, WITHDRAWN, rule, unit, 0, 0, 0);
    AON_TELL_OTHERS(n, side, TAKEN_OFF, rule, side, area, 1, 0);
}

void
aon_spend(aon *n, bt_unit unit)
{
    bt_units_add(&n->s->spent, unit);
}

void
aon_refresh(aon *n, bt_units units)
{
    n->s->spent = bt_units_minus(n->s->spent, units);
}

void
aon_reveal(aon *n, bt_units units)
{
    bt_units strange = bt_units_minus(units, n->s->met);

    if (!bt_units_is_empty(&strange))
        bt_events_seal(n->events);
    n->s->met = bt_units_or(n->s->met, units);
}

void
aon_blur(aon *n, bt_units gone, bt_units left)
{
    bt_units all = bt_units_or(gone, left);

    if (bt_units_is_empty(&gone) || bt_units_is_empty(&left))
        return;
    n->s->met = bt_units_minus(n->s->met, all);
    bt_units_add(&n->s->met, aon_leader(n, gone));
}

/* [AON-1.1] [AON-4.3] A minor allied corps serves the side of its patron for ever, a home corps the side that
 * runs its country. */
void
aon_derive_owners(const aon_printed *p, aon_state *s)
{
    s->of_side[AON_FRENCH] = p->of_france;
    s->of_side[AON_COALITION] = bt_units_minus(p->minors, p->of_france);
    for (int c = 0; c < p->country_count; c++) {
        bt_side side = aon_side_of_align((aon_align)s->align[c]);
        if (side != BT_SIDE_NONE)
            s->of_side[side] = bt_units_or(s->of_side[side], p->of_country[c]);
    }
}

void
aon_derive_caches(const aon_printed *p, aon_state *s)
{
    aon_derive_owners(p, s);
    memset(s->at, 0, sizeof s->at);
    for (bt_unit u = 0; u < p->unit_count; u++)
        if (s->places[u] < p->network.area_count)
            bt_set_add(&s->at[s->places[u]], u);
}
