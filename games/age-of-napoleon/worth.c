/*
 * worth.c - what single things are worth to who has them, wherever bots weigh them.
 */
#include "country.h"
#include "judge.h"
#include "sway.h"

enum {
    PER_CARD_VALUE = 260,
    MAJOR = 500,
    MINOR = 600,
    BASE = 250,    /* a corps that keeps France up, */
    HUNTING = 12,  /* from this year on, when its fall can be reached, */
    HUNTED = 2000, /* so much, */
    FEW = 12,      /* and more below so many */
    PER_FEW = 50,
    SPENDING = 10,     /* the year from which the Coalition spends corps, */
    SPENT_FOR_IT = 50, /* and hundredths of them that count then */
    ALL_WAIT = 4,      /* corps of France, to be kept from its land */
    LAST_FEW = 6,      /* countries that a last year may turn, */
    YEARLY_FEW = 3     /* and each year before it */
};

int
aon_last_of_france(const aon *n, int corps)
{
    return (n->s->year < HUNTING ? BASE : HUNTED) + (corps < FEW ? PER_FEW * (FEW - corps) : 0);
}

int
aon_all_of_france(const aon *n, int corps)
{
    int sum = 0;

    for (int i = 1; i <= corps; i++)
        sum += aon_last_of_france(n, i);
    return sum;
}

/* After the last round no round is counted, until the next year begins. */
int
aon_rounds_begun(const aon *n)
{
    if (n->s->round)
        return n->s->round;
    return aon_frame(n->s, AON_P_SURRENDER) || aon_frame(n->s, AON_P_WINTER) ||
                   aon_frame(n->s, AON_P_VICTORY)
               ? AON_ROUNDS
               : 0;
}

bool
aon_is_last_campaign(const aon *n)
{
    return n->s->year >= AON_YEAR_LAST && aon_rounds_begun(n);
}

int
aon_french_left(const aon *n)
{
    bt_units left = n->printed->of_country[n->printed->france];
    bool ends = aon_is_last_campaign(n);
    int count = 0;

    while (!bt_units_is_empty(&left)) {
        bt_unit unit = bt_units_take(&left);
        count += ends ? aon_on_map(n->s, unit) : n->s->places[unit] != AON_ELIMINATED;
    }
    return count;
}

/* [AON-10.3a] Land of France is held so that its corps cannot come there: those that could, next year. */
int
aon_soil_weight(const aon *n)
{
    bt_units left = n->printed->of_country[n->printed->france];
    int waiting = 0;

    if (aon_is_last_campaign(n))
        return 0;
    while (!bt_units_is_empty(&left)) {
        uint16_t place = n->s->places[bt_units_take(&left)];
        waiting += place == AON_RESERVE || place == AON_PRISONERS;
    }
    return waiting < ALL_WAIT ? 20 + 80 * waiting / ALL_WAIT : 100;
}

/* [AON-16.5] Are there years enough for all the countries that France rules? */
static bool
has_time_for_all(const aon *n)
{
    int count = 0, years = n->s->year < AON_YEAR_LAST ? AON_YEAR_LAST - n->s->year : 0;

    for (uint8_t c = 0; c < n->printed->country_count; c++)
        count +=
            c != n->printed->france && aon_is_country(n, c) && aon_ruled_by(n, c) == AON_FRENCH;
    return count <= LAST_FEW + YEARLY_FEW * years;
}

bool
aon_may_drive_back(const aon *n)
{
    return n->s->year < AON_YEAR_LAST || has_time_for_all(n);
}

int
aon_weight_of_minors(const aon *n)
{
    return has_time_for_all(n) ? 100 : 100 / AON_VAIN;
}

int
aon_worth_of_land(const aon_judgement *j, bt_side side, int worth)
{
    return side == AON_COALITION && !j->drives ? worth / AON_VAIN : worth;
}

/* While France has to be brought down in time the Coalition has more corps than it can place, and spends them
 * for that; in the last campaign nobody needs any for later. */
int
aon_weight_of_corps(const aon *n, bt_side side)
{
    if (aon_is_last_campaign(n))
        return 100 / AON_VAIN;
    return side == AON_COALITION && n->s->year >= SPENDING ? SPENT_FOR_IT : 100;
}

/* Prisoners return this very phase [AON-10.8a]. */
static bool
comes_home(const aon *n)
{
    return aon_frame(n->s, AON_P_REINFORCEMENT) != NULL;
}

int
aon_worth(const aon *n, bt_unit unit)
{
    const aon_corps *corps = &n->printed->corps[unit];
    uint16_t place = n->s->places[unit];
    int worth = 0;

    if (place == AON_ELIMINATED)
        return 0;
    if (aon_on_map(n->s, unit))
        worth = AON_PER_POINT * corps->fresh - AON_PER_SPENT * bt_units_has(&n->s->spent, unit);
    else if (place == AON_RESERVE || (place == AON_PRISONERS && comes_home(n)))
        worth = AON_PER_RESERVE * corps->fresh;
    else if (place == AON_PRISONERS)
        worth = AON_PER_PRISONER * corps->fresh;
    worth = worth * aon_weight_of_corps(n, aon_owner(n, unit)) / 100;
    if (corps->napoleon && place != AON_PRISONERS)
        worth += AON_NAPOLEON;
    return worth;
}

int
aon_country_worth(const aon *n, uint8_t country, int minors)
{
    return aon_is_major(n, country) ? MAJOR + PER_CARD_VALUE * aon_card_value(n, country)
                                    : MINOR * minors / 100;
}
