/*
 * country.c - countries: who runs them, where they begin and end, what they are worth.
 */
#include "country.h"
#include "corps.h"

bt_side
aon_side_of_align(aon_align align)
{
    switch (align) {
    case AON_MEMBER:
    case AON_INSURGENT:
        return AON_COALITION;
    case AON_ALLY:
    case AON_DOMINION:
        return AON_FRENCH;
    case AON_PART:
    case AON_NEUTRAL:
    case AON_ALIGNS:
        break;
    }
    return BT_SIDE_NONE;
}

aon_align
aon_stands(const aon *n, uint8_t country)
{
    if (n->s->align[country] == AON_PART)
        country = n->printed->countries[country].ruler;
    return (aon_align)n->s->align[country];
}

/* [AON-3.4] France and Britain are what the two sides begin with [AON-3.3]. */
bt_side
aon_ruled_by(const aon *n, uint8_t country)
{
    return aon_side_of_align(aon_stands(n, country));
}

uint8_t
aon_country_of(const aon *n, bt_area area)
{
    uint8_t country = n->printed->country_of[area];

    return n->s->align[country] == AON_PART ? n->printed->countries[country].ruler : country;
}

bt_side
aon_run_by(const aon *n, bt_area area)
{
    return aon_ruled_by(n, aon_country_of(n, area));
}

bt_set
aon_areas_of(const aon *n, uint8_t country)
{
    bt_set areas = n->printed->countries[country].areas;

    for (int c = 0; c < n->printed->country_count; c++)
        if (n->printed->countries[c].class == AON_DETACHABLE &&
            n->printed->countries[c].ruler == country && n->s->align[c] == AON_PART)
            areas = bt_set_or(areas, n->printed->countries[c].areas);
    return areas;
}

bool
aon_is_country(const aon *n, uint8_t country)
{
    return n->s->align[country] != AON_PART;
}

/* [AON-1.4] The thirds of it are rounded down wherever they are taken. */
int
aon_minors_of(const aon *n, bt_side side)
{
    int count = 0;

    for (int c = 0; c < n->printed->country_count; c++)
        count += !aon_is_major(n, (uint8_t)c) && aon_is_country(n, (uint8_t)c) &&
                 aon_ruled_by(n, (uint8_t)c) == side;
    return count;
}

static bool
is_reformed(const aon *n, const aon_country *c)
{
    return c->reform < AON_EFFECTS && aon_in_effect(n, (aon_effect)c->reform);
}

int
aon_card_value(const aon *n, uint8_t country)
{
    const aon_country *c = &n->printed->countries[country];

    return is_reformed(n, c) ? c->reformed_cards : c->cards;
}

/* [CARD-AUSTRO-OTTOMAN-WAR.1] [CARD-RUSSO-OTTOMAN-WAR.1] What a war elsewhere takes off both limits. */
static int
war_of(const aon *n, uint8_t country)
{
    if (country == n->printed->austria && n->s->wars & AON_WAR_AUSTRIA)
        return 2;
    return country == n->printed->russia && n->s->wars & AON_WAR_RUSSIA ? 2 : 0;
}

int
aon_mobilization(const aon *n, uint8_t country)
{
    const aon_country *c = &n->printed->countries[country];
    int limit = is_reformed(n, c) ? c->reformed_mobilization : c->mobilization;

    return limit - war_of(n, country);
}

int
aon_deployment(const aon *n, uint8_t country)
{
    const aon_country *c = &n->printed->countries[country];
    int limit = is_reformed(n, c) ? c->reformed_deployment : c->deployment;

    limit -= war_of(n, country);
    return limit > 0 ? limit : 0;
}

bool
aon_is_occupied(const aon *n, uint8_t country)
{
    return bt_set_has(&n->s->occupied, country);
}

/* Any corps left in the capital is the occupier's.  Any other side that comes there to stay violates the country,
 * which is neutral no longer [AON-12.6b] [AON-12.6c]; withdrawals, interceptions and retreats lead into no
 * neutral country, and who slips through by Manoeuvre does so while the occupier stands there. */
void
aon_free_countries(aon *n)
{
    for (bt_set left = n->s->occupied; !bt_set_is_empty(&left);) {
        uint8_t country = bt_set_take(&left);
        bt_area capital = n->printed->countries[country].capital;
        if (n->s->align[country] == AON_NEUTRAL && !bt_set_is_empty(&n->s->at[capital]))
            continue;
        bt_set_remove(&n->s->occupied, country);
        if (n->s->align[country] == AON_NEUTRAL)
            AON_EVENT(n, FREED, "AON-3.8d", country, 0, 0, 0);
    }
}

/* [AON-9.3a] What the countries of a side are worth. */
static int
cards_worth(const aon *n, bt_side side)
{
    const aon_printed *p = n->printed;
    int worth = aon_minors_of(n, side) / 3;

    for (int c = 0; c < p->country_count; c++)
        if (aon_is_major(n, (uint8_t)c) && aon_ruled_by(n, (uint8_t)c) == side)
            worth += aon_card_value(n, (uint8_t)c);
    return worth;
}

/* [AON-9.3b] */
int
aon_cards_due(const aon *n, bt_side side)
{
    const aon_printed *p = n->printed;
    int worth = cards_worth(n, side);

    if (worth < p->hand_least)
        return p->hand_least;
    return worth > p->hand_most ? p->hand_most : worth;
}

const char *
aon_clause_of_due(const aon *n, bt_side side)
{
    return aon_cards_due(n, side) == cards_worth(n, side) ? "AON-9.3a" : "AON-9.3b";
}
