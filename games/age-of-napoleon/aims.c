/*
 * aims.c - how armies stand: to enemies near them, to the coming winter, and to what they could win.
 *
 * What can be won is gone through aim by aim, and each counts by the nearest army that is strong
 * enough for it: so armies spread over what there is to do, and gather where it takes more.
 */
#include "country.h"
#include "judge.h"
#include "winter.h"

enum {
    EXPOSED = 24,   /* a point less than the enemy could bring against an army */
    AT_RISK = 30,   /* the same, besides, where Napoléon stands */
    PRESSURE = 6,   /* a point more */
    THREAT = 2,     /* areas from which an enemy comes */
    FAR = 8,        /* areas beyond which nothing draws */
    BY_SEA = 2,     /* areas that a voyage is worth */
    PREY = 14,      /* a point of an army that could be beaten */
    PREY_MOST = 14, /* points of it that count */
    MINOR = 160,    /* a minor country to be taken, */
    CAPITAL = 420,  /* a capital, */
    PARIS = 1100,   /* that of France, */
    SOIL = 45,      /* another area of an enemy's own */
    FRENCH_SOIL = 220,
    FRONTIER = 500, /* Flandres in the last year [AON-16.5] */
    FORCE_TO_HOLD = 1,
    WHOLE = 22 /* strength with which a battle is all but won */
};

/* How much of an aim an army so many areas away has, in hundredths. */
static const int near[FAR] = { 75, 58, 42, 29, 20, 13, 8, 4 };

/* ---- what there is to win ------------------------------------------------------ */

/* What an area that the enemy runs is worth besides the corps in it. */
static int
worth_of_area(const aon_judgement *j, bt_side side, bt_area area)
{
    const aon *n = &j->n;
    uint8_t country = aon_country_of(n, area);
    bool french = country == n->printed->france;
    int worth = 0;

    if (aon_ruled_by(n, country) != aon_other(side))
        return 0;
    if (area == n->printed->frontier && n->s->year + 1 >= AON_YEAR_LAST)
        worth += FRONTIER;
    if (!aon_is_major(n, country))
        return worth + MINOR;
    if (n->printed->countries[country].capital == area)
        return worth + (french ? PARIS : CAPITAL);
    return worth + (french ? FRENCH_SOIL : SOIL);
}

static int
way_to(const aon_judgement *j, bt_side side, bt_area from, bt_area to)
{
    const aon *n = &j->n;
    int distance = bt_area_distance(&n->printed->network, from, to);

    if (side == AON_COALITION && distance > BY_SEA && aon_in_effect(n, AON_BRITANNIA) &&
        bt_set_has(&n->printed->coast, from) && bt_set_has(&n->printed->coast, to) &&
        !bt_set_has(&j->held[AON_FRENCH], to))
        return BY_SEA;
    return distance;
}

/* The share of an aim, in hundredths, that the best placed army has which is strong enough: where it
 * comes to battle, more with more. */
static int
hold_on(const aon_judgement *j, bt_side side, bt_area aim, int need)
{
    int most = 0;

    for (bt_set left = j->held[side]; !bt_set_is_empty(&left);) {
        bt_area from = bt_set_take(&left);
        int distance, share, own = j->strength[side][from];
        if (own < need)
            continue;
        distance = way_to(j, side, from, aim);
        if (distance >= FAR)
            continue;
        share = near[distance];
        if (need > FORCE_TO_HOLD && own < WHOLE)
            share = share * own / WHOLE;
        if (share > most)
            most = share;
    }
    return most;
}

/* An army that could be beaten; corps of France are what its fall waits for. */
static int
worth_of_prey(const aon_judgement *j, bt_side side, bt_area area)
{
    int theirs = j->strength[side][area];
    bt_units own =
        bt_units_and(aon_army(&j->n, side, area), j->n.printed->of_country[j->n.printed->france]);

    return PREY * (theirs < PREY_MOST ? theirs : PREY_MOST) +
           (bt_units_is_empty(&own) ? 0 : j->last * 2 / 3);
}

static int
judge_aim(const aon_judgement *j, bt_side side, bt_area aim)
{
    int theirs = j->strength[aon_other(side)][aim], worth, need = FORCE_TO_HOLD;

    if (!theirs && bt_set_has(&j->held[side], aim))
        return 0;
    worth = worth_of_area(j, side, aim);
    if (theirs && aon_run_by(&j->n, aim) != BT_SIDE_NONE) {
        worth += worth_of_prey(j, aon_other(side), aim);
        need = theirs + theirs / 4 + 3;
    }
    return worth ? worth * hold_on(j, side, aim, need) / 100 : 0;
}

/* ---- enemies and winter ----------------------------------------------------------- */

/* The strongest army that could come into an area. */
static int
threat_to(const aon_judgement *j, bt_side side, bt_area area)
{
    int most = 0;

    for (bt_set left = j->held[side]; !bt_set_is_empty(&left);) {
        bt_area from = bt_set_take(&left);
        if (j->strength[side][from] > most &&
            bt_area_distance(&j->n.printed->network, from, area) <= THREAT)
            most = j->strength[side][from];
    }
    return most;
}

/* [AON-15.1a] What the coming winter costs an army on the average, the more the nearer it is. */
static int
judge_winter(const aon_judgement *j, bt_side side, bt_area area)
{
    const aon *n = &j->n;
    bt_units counted = aon_wintering(n, side, area);
    int corps = bt_units_count(&counted), modifier, lost = 0, near_it;

    if (corps < 3)
        return 0;
    modifier = aon_winter_modifier(n, side, area);
    for (int face = 1; face <= AON_FACES; face++)
        lost += aon_winter_losses(n, corps, face + modifier);
    near_it = aon_frame(n->s, AON_P_WINTER) ? AON_ROUNDS + 1 : n->s->round + 1;
    return lost * 3 * AON_PER_POINT * near_it / (AON_FACES * (AON_ROUNDS + 1));
}

static int
judge_army(const aon_judgement *j, bt_side side, bt_area area)
{
    int own = j->strength[side][area], threat = threat_to(j, aon_other(side), area), risk;
    int worth = -judge_winter(j, side, area);

    if (threat > own) {
        risk = threat - own < own ? threat - own : own;
        worth -= EXPOSED * risk;
        if (side == AON_FRENCH && j->n.s->places[j->n.printed->napoleon] == area)
            worth -= AT_RISK * (threat - own);
    } else if (threat) {
        worth += PRESSURE * (own - threat);
    }
    return worth;
}

int
aon_judge_armies(const aon_judgement *j)
{
    int sum = 0;

    for (bt_side side = AON_FRENCH; side <= AON_COALITION; side++) {
        for (bt_set left = j->held[side]; !bt_set_is_empty(&left);)
            sum += aon_sign_of(side) * judge_army(j, side, bt_set_take(&left));
        for (bt_area a = 0; a < j->n.printed->network.area_count; a++)
            sum += aon_sign_of(side) * judge_aim(j, side, a);
    }
    return sum;
}
