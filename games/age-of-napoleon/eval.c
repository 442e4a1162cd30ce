/*
 * eval.c - how a side stands, for bots.
 *
 * All of it is French minus Coalition, in hundredths of a point of battle rating: corps, by where they
 * are; countries, by what they bring; capitals and countries about to fall; battles that are due
 * (stake.c); armies, by what is near them and what they could win (aims.c); cards (purse.c).
 * What single corps and countries are worth stands in worth.c.
 */
#include "eval.h"
#include "country.h"
#include "judge.h"
#include "sway.h"

#include <string.h>

enum {
    DOMINION = 60,  /* being safe from diplomacy */
    CAPITAL = 400,  /* an enemy capital held, */
    PARIS = 50,     /* that of France, which can be taken late, before that is multiplied, */
    FALLING = 1000, /* and shared out among the home corps that are still on the map, and one */
    OF_FRANCE = 8,  /* times as much for France, whose fall is the end, */
    OF_FRANCE_LAST = 10, /* in the last year */
    FOOTHOLD = 900,      /* a minor country held alone by fresh corps, which changes sides, */
    TIRED_HOLD = 450,    /* or by spent ones */
    SOIL = 70,           /* an area of a major's own held, where it can place no corps */
    FRENCH_SOIL = 270,   /* the same in France, */
    ALL_SOIL = 16,       /* and the more the fewer are left */
    FRONTIER = 900,      /* Flandres in the last year */
    LATE = 12,           /* the year from which every country counts more for the end [AON-16.5] */
    PER_LATE = 10,
    HELD_OFF = 90, /* the enemy must pass [CARD-INDECISION.1] */
    MISSING = 100, /* a country that has to be taken yet, */
    RESTING = 15,  /* or in which corps have to rest */
    WON = 1000000
};

/* ---- corps ------------------------------------------------------------------- */

static int
judge_all_corps(const aon_judgement *j)
{
    int sum = aon_all_of_france(&j->n, aon_french_left(&j->n));

    for (bt_side side = AON_FRENCH; side <= AON_COALITION; side++)
        for (bt_units left = aon_corps_of(&j->n, side); !bt_units_is_empty(&left);)
            sum += aon_sign_of(side) * aon_worth(&j->n, bt_units_take(&left));
    return sum;
}

/* ---- countries ------------------------------------------------------------------ */

/* Where a country will stand when a Diplomacy Phase under way has been settled [AON-7.2]. */
static aon_align
settled(const aon *n, uint8_t country)
{
    if (n->s->pushed[country] && !aon_is_disputed(n, country))
        return aon_net_align(n, country);
    return (aon_align)n->s->align[country];
}

static int
judge_country(const aon_judgement *j, uint8_t country)
{
    const aon *n = &j->n;
    aon_align align = settled(n, country);
    bt_side side = aon_side_of_align(align);
    int worth = aon_country_worth(n, country, j->minors);

    if (side == BT_SIDE_NONE)
        return 0;
    if (n->s->year > LATE)
        worth += PER_LATE * (n->s->year - LATE);
    if (align == AON_DOMINION)
        worth += DOMINION;
    return aon_sign_of(side) * worth;
}

/* [AON-14.1] How near a country with so many home corps on the map is to its surrender. */
static int
nearness(int corps)
{
    return FALLING / (corps + 1);
}

static int
of_france(const aon *n)
{
    return n->s->year >= AON_YEAR_LAST ? OF_FRANCE_LAST : OF_FRANCE;
}

static int
judge_capital(const aon_judgement *j, uint8_t country)
{
    int near_it =
        bt_set_has(&j->n.s->spared, country) ? 0 : nearness(aon_home_corps(&j->n, country));

    if (country == j->n.printed->france)
        return of_france(&j->n) * (PARIS + near_it);
    return aon_worth_of_land(j, aon_other(aon_ruled_by(&j->n, country)), CAPITAL + near_it);
}

/* Is an area in the hands of the other side than its own? */
static bool
is_taken(const aon_judgement *j, bt_side own, bt_area area)
{
    return bt_set_has(&j->held[aon_other(own)], area) && !bt_set_has(&j->held[own], area);
}

/* What goes with one more corps of France: it may be the last on the map, or the last of all. */
static int
last_worth(const aon *n)
{
    int corps = aon_home_corps(n, n->printed->france);

    return aon_last_of_france(n, aon_french_left(n)) +
           (corps ? of_france(n) * (nearness(corps - 1) - nearness(corps)) : 0);
}

/* What is missing, in hundredths, to a country's surrender at the end of the year [AON-14.2]: who came there
 * over mountains or marsh is spent, and has to rest first; who wins it by battle can rally. */
static int
missing_to_fall(const aon_judgement *j, uint8_t country)
{
    const aon_state *s = j->n.s;
    bt_area capital = j->n.printed->countries[country].capital;
    bt_units fresh = bt_units_minus(aon_army(&j->n, AON_COALITION, capital), s->spent);

    if (aon_is_major(&j->n, country))
        return MISSING;
    if (bt_set_has(&j->fields, capital))
        return MISSING - (bt_set_is_empty(&s->hand[AON_COALITION]) ? 0 : j->odds[capital]);
    if (!is_taken(j, AON_FRENCH, capital))
        return MISSING;
    if (!bt_units_is_empty(&fresh))
        return 0;
    return s->year < AON_YEAR_LAST || !aon_rounds_begun(&j->n) ? RESTING : MISSING;
}

/* [AON-16.5] What still stands between the Coalition and its marginal victory: countries, and Flandres. */
static int
left_to_drive(const aon_judgement *j)
{
    const aon *n = &j->n;
    int left = bt_set_has(&j->held[AON_COALITION], n->printed->frontier) ? 0 : MISSING;

    for (uint8_t c = 0; c < n->printed->country_count; c++)
        if (c != n->printed->france && aon_is_country(n, c) && aon_ruled_by(n, c) == AON_FRENCH)
            left += missing_to_fall(j, c);
    return left;
}

/* In the last year nobody rests any more who comes over mountains or marsh, or in winter: a country that can
 * be reached in no other way, and where no battle can be won, is out of reach. */
static bool
is_out_of_reach(const aon_judgement *j, uint8_t country)
{
    bt_area capital = j->n.printed->countries[country].capital;

    return j->n.s->year >= AON_YEAR_LAST && aon_rounds_begun(&j->n) &&
           aon_ruled_by(&j->n, country) == AON_FRENCH &&
           !bt_set_has(&j->held[AON_FRENCH], capital) && missing_to_fall(j, country) == MISSING &&
           (aon_tires(&j->n, capital) || aon_rounds_begun(&j->n) >= AON_WINTER);
}

/* Is all that is left to drive in reach, and are there moves enough for it? */
static bool
is_in_reach(const aon_judgement *j, int left)
{
    if (aon_is_last_campaign(&j->n) && left > MISSING * aon_moves_left(&j->n, AON_COALITION))
        return false;
    for (uint8_t c = 0; c < j->n.printed->country_count; c++)
        if (c != j->n.printed->france && aon_is_country(&j->n, c) && is_out_of_reach(j, c))
            return false;
    return true;
}

/* How near it is. */
static int
drive_of(int left)
{
    return MISSING * FALLING / (left + MISSING);
}

static int
of_drive(const aon *n)
{
    static const uint8_t of_years[] = { 2, 4, 8, 10 };
    int before = AON_YEAR_LAST - n->s->year;

    return before < 4 ? of_years[3 - before] : 0;
}

/* What is held of the enemy's, and may fall at the end of the year. */
static int
judge_holding(const aon_judgement *j, uint8_t country)
{
    const aon *n = &j->n;
    bt_side side = aon_ruled_by(n, country);
    bt_area capital = n->printed->countries[country].capital;
    bt_units fresh;
    int worth;

    if (side == BT_SIDE_NONE || !aon_is_country(n, country) || !is_taken(j, side, capital))
        return 0;
    if (aon_is_major(n, country))
        return -aon_sign_of(side) * judge_capital(j, country);
    fresh = bt_units_minus(aon_army(n, aon_other(side), capital), n->s->spent);
    worth = bt_units_is_empty(&fresh) ? TIRED_HOLD : FOOTHOLD + PER_LATE * (n->s->year > LATE);
    worth = worth * j->minors / 100;
    return -aon_sign_of(side) * aon_worth_of_land(j, aon_other(side), worth);
}

/* [AON-10.3a] Where the enemy stands a major places no corps. */
static int
judge_soil(const aon_judgement *j)
{
    const aon *n = &j->n;
    int sum = 0, french = 0;

    for (bt_set left = bt_set_or(j->held[0], j->held[1]); !bt_set_is_empty(&left);) {
        bt_area area = bt_set_take(&left);
        uint8_t country = n->printed->country_of[area];
        bt_side side = aon_ruled_by(n, country);
        if (side == BT_SIDE_NONE || !aon_is_major(n, country) || !is_taken(j, side, area))
            continue;
        if (country == n->printed->france)
            french++;
        else
            sum -= aon_sign_of(side) * aon_worth_of_land(j, aon_other(side), SOIL);
    }
    return sum - french * (FRENCH_SOIL + ALL_SOIL * french) * j->soil / 100;
}

static int
judge_countries(const aon_judgement *j)
{
    int sum = judge_soil(j);

    for (uint8_t c = 0; c < j->n.printed->country_count; c++)
        sum += judge_country(j, c) + judge_holding(j, c);
    return sum;
}

/* ---- the rest ---------------------------------------------------------------------- */

/* [AON-16.5] */
static int
judge_frontier(const aon_judgement *j)
{
    bt_area flandres = j->n.printed->frontier;

    if (j->n.s->year < AON_YEAR_LAST || !j->drives ||
        !bt_set_has(&j->held[AON_COALITION], flandres))
        return 0;
    return -FRONTIER;
}

static int
judge_cards(const aon *n)
{
    int sum = aon_judge_hand(n, AON_FRENCH) - aon_judge_hand(n, AON_COALITION);

    for (bt_side side = AON_FRENCH; side <= AON_COALITION; side++)
        if (n->s->barred >> side & 1 && !(n->s->acted >> side & 1))
            sum -= aon_sign_of(side) * HELD_OFF;
    return sum;
}

/* The rating of who could fight there together [AON-2.6c], and a third of what stands by. */
static int
strength_in(const aon *n, bt_units army)
{
    int most = aon_seniority(n, aon_leader(n, army)), ratings[10] = { 0 }, sum = 0;

    while (!bt_units_is_empty(&army)) {
        int rating = aon_rating(n, bt_units_take(&army));
        ratings[rating < 9 ? rating : 9]++;
    }
    for (int rating = 9; rating > 0; rating--)
        for (int i = 0; i < ratings[rating]; i++, most--)
            sum += most > 0 ? 3 * rating : rating;
    return sum / 3;
}

/* The movement of the fastest of those who can lead nearly as many as the first in rank. */
static uint8_t
speed_of(const aon *n, bt_units army)
{
    int most = aon_seniority(n, aon_leader(n, army));
    uint8_t speed = 0;

    while (!bt_units_is_empty(&army)) {
        bt_unit unit = bt_units_take(&army);
        if (aon_seniority(n, unit) + 1 >= most && n->printed->corps[unit].movement > speed)
            speed = n->printed->corps[unit].movement;
    }
    return speed;
}

static void
measure(aon_judgement *j)
{
    for (bt_area a = 0; a < j->n.printed->network.area_count; a++)
        j->run[a] = aon_run_by(&j->n, a);
    for (bt_side side = AON_FRENCH; side <= AON_COALITION; side++) {
        j->held[side] = aon_held_by(&j->n, side);
        memset(j->strength[side], 0, sizeof j->strength[side]);
        for (bt_set left = j->held[side]; !bt_set_is_empty(&left);) {
            bt_area area = bt_set_take(&left);
            bt_units army = aon_army(&j->n, side, area);
            int strength = strength_in(&j->n, army);
            j->speed[side][area] = speed_of(&j->n, army);
            j->strength[side][area] = strength ? strength : 1;
            army = bt_units_minus(army, j->n.s->spent);
            j->fresh[side][area] = bt_units_count(&army);
        }
    }
}

int
aon_evaluate(const bt_game *game, const bt_state *state, bt_seat seat)
{
    static const int endings[AON_ENDINGS] = {
        [AON_END_FRENCH_DECISIVE] = 3 * WON,
        [AON_END_FRENCH_MARGINAL] = 2 * WON,
        [AON_END_FRENCH_MORAL] = WON,
        [AON_END_COALITION_DECISIVE] = -3 * WON,
        [AON_END_COALITION_MARGINAL] = -2 * WON,
    };
    aon_judgement j;
    int sum, left, drive;

    j.n = aon_look(game, state);
    sum = endings[j.n.s->ending];

    j.soil = aon_soil_weight(&j.n);
    j.minors = aon_weight_of_minors(&j.n);
    j.drives = aon_may_drive_back(&j.n);
    measure(&j);
    j.fields = (bt_set){ { 0 } };
    j.last = last_worth(&j.n);
    sum += aon_judge_battles(&j) + judge_all_corps(&j);
    left = left_to_drive(&j);
    j.drives = j.drives && is_in_reach(&j, left);
    drive = j.drives ? of_drive(&j.n) : 0;
    sum -= drive * drive_of(left);
    j.step = left >= MISSING ? drive * (drive_of(left - MISSING) - drive_of(left)) : 0;
    sum += judge_countries(&j) + aon_judge_armies(&j) + judge_frontier(&j) + judge_cards(&j.n);
    return seat == AON_FRENCH ? sum : -sum;
}
