/*
 * eval.c - how a side stands, for bots.
 *
 * All of it is French minus Coalition, in hundredths of a point of battle rating: corps, by where they
 * are; countries, by what they bring; capitals about to fall; armies that stand where the other side
 * is stronger, and those that a winter would eat; how near armies are to what they want; cards.
 */
#include "eval.h"
#include "corps.h"
#include "country.h"
#include "winter.h"

enum {
    PER_POINT = 100,   /* a point of battle rating on the map */
    PER_RESERVE = 45,  /* the same in the reserve, */
    PER_PRISONER = 35, /* in the Prisoners Box, */
    PER_SPENT = 30,    /* and what being spent costs a corps */
    NAPOLEON = 900,    /* him, besides */
    PER_CARD_VALUE = 260,
    MAJOR = 500,
    MINOR = 170,
    DOMINION = 60,   /* being safe from diplomacy */
    CAPITAL = 500,   /* an enemy capital held, */
    HUNT = 260,      /* and each home corps that its country has no more, */
    HUNTED = 5,      /* of so many */
    FALLING = 900,   /* when it has none */
    OF_FRANCE = 3,   /* times as much for France, whose fall is the end */
    FOOTHOLD = 260,  /* a minor country held alone by fresh corps, which changes sides, */
    TIRED_HOLD = 60, /* or by spent ones */
    FRONTIER = 400,  /* Flandres in the last years */
    PER_CARD = 60,   /* as long as there are rounds to use it */
    KEPT = 8,
    EXPOSED = 45,  /* a point less than the enemy could bring against an army */
    PRESSURE = 14, /* a point more */
    PER_STEP = 36, /* an area that an army's strength is away from what it wants */
    FAR = 7,
    ARMY = 12, /* strength with which an army is a whole one */
    WON = 1000000
};

typedef struct judgement {
    aon n;
    int strength[2][AON_AREAS_MAX]; /* of a side's corps by area */
} judgement;

static int
sign_of(bt_side side)
{
    return side == AON_FRENCH ? 1 : -1;
}

/* ---- corps and countries --------------------------------------------------- */

static int
judge_corps(const judgement *j, bt_unit unit)
{
    const aon *n = &j->n;
    const aon_corps *corps = &n->printed->corps[unit];
    uint16_t place = n->s->places[unit];
    int worth = 0;

    if (aon_on_map(n->s, unit))
        worth = PER_POINT * corps->fresh - PER_SPENT * bt_units_has(&n->s->spent, unit);
    else if (place == AON_RESERVE)
        worth = PER_RESERVE * corps->fresh;
    else if (place == AON_PRISONERS)
        worth = PER_PRISONER * corps->fresh;
    if (corps->napoleon && place != AON_ELIMINATED)
        worth += place == AON_PRISONERS ? 0 : NAPOLEON;
    return worth;
}

static int
judge_all_corps(const judgement *j)
{
    int sum = 0;

    for (bt_unit u = 0; u < j->n.printed->unit_count; u++) {
        bt_side side = aon_owner(&j->n, u);
        if (side <= AON_COALITION)
            sum += sign_of(side) * judge_corps(j, u);
    }
    return sum;
}

static int
judge_country(const judgement *j, uint8_t country)
{
    const aon *n = &j->n;
    bt_side side = aon_ruled_by(n, country);
    bool major = aon_is_major(n, country);
    int worth = major ? MAJOR + PER_CARD_VALUE * aon_card_value(n, country) : MINOR;

    if (side == BT_SIDE_NONE || !aon_is_country(n, country))
        return 0;
    if (n->s->align[country] == AON_DOMINION)
        worth += DOMINION;
    return sign_of(side) * worth;
}

/* [AON-14.1] A capital held, the more the fewer corps its country has left. */
static int
judge_capital(const judgement *j, uint8_t country)
{
    int corps = aon_home_corps(&j->n, country);
    int worth = CAPITAL + (corps < HUNTED ? HUNT * (HUNTED - corps) : 0) + (corps ? 0 : FALLING);

    return country == j->n.printed->france ? OF_FRANCE * worth : worth;
}

/* What is held of the enemy's, and may fall at the end of the year. */
static int
judge_holding(const judgement *j, uint8_t country)
{
    const aon *n = &j->n;
    bt_side side = aon_ruled_by(n, country);
    bt_area capital = n->printed->countries[country].capital;
    bt_units fresh;

    if (side == BT_SIDE_NONE || !aon_is_country(n, country) ||
        !j->strength[aon_other(side)][capital] || j->strength[side][capital])
        return 0;
    if (aon_is_major(n, country))
        return -sign_of(side) * judge_capital(j, country);
    fresh = bt_units_minus(aon_army(n, aon_other(side), capital), n->s->spent);
    return -sign_of(side) * (bt_units_is_empty(&fresh) ? TIRED_HOLD : FOOTHOLD);
}

static int
judge_countries(const judgement *j)
{
    int sum = 0;

    for (uint8_t c = 0; c < j->n.printed->country_count; c++)
        sum += judge_country(j, c) + judge_holding(j, c);
    return sum;
}

/* ---- armies ------------------------------------------------------------------ */

/* The strongest army of a side that could come into an area. */
static int
threat_to(const judgement *j, bt_side side, bt_area area)
{
    const bt_area_info *info = &j->n.printed->network.areas[area];
    int most = 0;

    for (int i = 0; i < info->exit_count; i++) {
        const bt_area_info *next = &j->n.printed->network.areas[info->exits[i].to];
        int here = j->strength[side][info->exits[i].to];
        if (here > most)
            most = here;
        for (int k = 0; k < next->exit_count; k++)
            if (j->strength[side][next->exits[k].to] > most)
                most = j->strength[side][next->exits[k].to];
    }
    return most;
}

/* How far the nearest enemy is that an army could beat. */
static int
distance_to_prey(const judgement *j, bt_side side, bt_area from)
{
    const bt_network *map = &j->n.printed->network;
    int own = j->strength[side][from], nearest = FAR;

    for (bt_area a = 0; a < map->area_count; a++) {
        int theirs = j->strength[aon_other(side)][a];
        int distance = bt_area_distance(map, from, a);
        if (theirs && theirs + 2 < own && distance < nearest)
            nearest = distance;
    }
    return nearest;
}

/* What an army wants: an enemy that it can beat, a capital, a country that nobody guards. */
static int
distance_wanted(const judgement *j, bt_side side, bt_area from)
{
    const aon *n = &j->n;
    int nearest = distance_to_prey(j, side, from);

    for (uint8_t c = 0; c < n->printed->country_count; c++) {
        bt_area capital = n->printed->countries[c].capital;
        int distance = bt_area_distance(&n->printed->network, from, capital);
        if (aon_ruled_by(n, c) != aon_other(side) || !aon_is_country(n, c) ||
            j->strength[aon_other(side)][capital] > j->strength[side][from])
            continue;
        if (distance < nearest)
            nearest = distance;
    }
    return nearest;
}

/* [AON-15.1a] What the coming winter costs an army on the average. */
static int
judge_winter(const judgement *j, bt_side side, bt_area area)
{
    const aon *n = &j->n;
    bt_units counted = aon_wintering(n, side, area);
    int corps = bt_units_count(&counted), modifier, lost = 0;

    if (corps < 3)
        return 0;
    modifier = aon_winter_modifier(n, side, area);
    for (int face = 1; face <= AON_FACES; face++)
        lost += aon_winter_losses(n, corps, face + modifier);
    return lost * 4 * PER_POINT * (n->s->round + 1) / (AON_FACES * (AON_ROUNDS + 1));
}

static int
judge_army(const judgement *j, bt_side side, bt_area area)
{
    int own = j->strength[side][area], threat = threat_to(j, aon_other(side), area);
    int worth = -judge_winter(j, side, area);

    if (threat > own)
        worth -= EXPOSED * (threat - own < own ? threat - own : own);
    else if (threat)
        worth += PRESSURE * (own - threat);
    worth -= PER_STEP * (own < ARMY ? own : ARMY) * distance_wanted(j, side, area) / 4;
    return sign_of(side) * worth;
}

static int
judge_armies(const judgement *j)
{
    int sum = 0;

    for (bt_area a = 0; a < j->n.printed->network.area_count; a++)
        for (bt_side side = AON_FRENCH; side <= AON_COALITION; side++)
            if (j->strength[side][a])
                sum += judge_army(j, side, a);
    return sum;
}

/* [AON-16.5] */
static int
judge_frontier(const judgement *j)
{
    bt_area flandres = j->n.printed->frontier;

    if (j->n.s->year + 2 < AON_YEAR_LAST || !j->strength[AON_COALITION][flandres])
        return 0;
    return -FRONTIER;
}

/* Cards are drawn anew each year: what is not used by then is worth little. */
static int
judge_hand(const aon_state *s, bt_side side)
{
    int left = s->round ? AON_ROUNDS - s->round : 0;

    return bt_set_count(&s->hand[side]) * (KEPT + PER_CARD * left / AON_ROUNDS);
}

static void
measure(judgement *j)
{
    for (bt_area a = 0; a < j->n.printed->network.area_count; a++)
        for (bt_side side = AON_FRENCH; side <= AON_COALITION; side++)
            for (bt_units left = aon_army(&j->n, side, a); !bt_units_is_empty(&left);)
                j->strength[side][a] += aon_rating(&j->n, bt_units_take(&left));
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
    judgement j = { .n = aon_look(game, state) };
    const aon_state *s = j.n.s;
    int sum = endings[s->ending];

    measure(&j);
    sum += judge_all_corps(&j) + judge_countries(&j) + judge_armies(&j) + judge_frontier(&j);
    sum += judge_hand(s, AON_FRENCH) - judge_hand(s, AON_COALITION);
    return seat == AON_FRENCH ? sum : -sum;
}
