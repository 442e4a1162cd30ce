/*
 * aims.c - how armies stand: to enemies near them, to the coming winter, and to what they could win.
 *
 * What can be won is gone through aim by aim, and each counts by the nearest army that is strong
 * enough for it: so armies spread over what there is to do, and gather where it takes more.  As many
 * aims count in full as the side has moves left this year: so a card is worth what its move would win.
 */
#include "country.h"
#include "judge.h"
#include "winter.h"

enum {
    EXPOSED = 24,    /* a point less than the enemy could bring against an army */
    AT_RISK = 30,    /* the same, besides, where Napoléon stands */
    THREAT = 2,      /* areas from which an enemy comes */
    FAR = 8,         /* areas beyond which nothing draws */
    BY_SEA = 2,      /* areas that a voyage is worth */
    PRISONER = 70,   /* hundredths that a corps taken costs its owner, between lost and prisoner */
    BEATEN = 2,      /* corps that an army loses which is beaten */
    SLIPPERY = 40,   /* hundredths of it that count where it need not wait for the battle */
    LATER = 50,      /* of what there is more to win than moves to win it with, */
    LATER_LAST = 10, /* and of the same when there is no other year */
    MINOR = 160,     /* a minor country to be taken, */
    VAIN = 4,        /* the part of it that counts when it decides nothing any more */
    CAPITAL = 420,   /* a capital, */
    PARIS = 1100,    /* that of France, */
    SOIL = 45,       /* another area of an enemy's own */
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
    if (area == n->printed->frontier && n->s->year + 1 >= AON_YEAR_LAST && j->drives)
        worth += FRONTIER;
    if (!aon_is_major(n, country))
        return worth + (j->drives ? MINOR : MINOR / VAIN);
    if (n->printed->countries[country].capital == area)
        return worth + (french ? PARIS : CAPITAL);
    return worth + (french ? FRENCH_SOIL * j->soil / 100 : SOIL);
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

/* Can who stands in an area leave it when an army comes in from another [AON-12.10a] [AON-12.10b]? */
static bool
can_slip_away(const aon_judgement *j, bt_side side, bt_area area, bt_area from)
{
    const aon *n = &j->n;
    const bt_area_info *info = &n->printed->network.areas[area];
    bt_unit leader = aon_leader(n, aon_army(n, side, area));

    if (n->printed->corps[leader].movement < j->speed[aon_other(side)][from])
        return false;
    for (int i = 0; i < info->exit_count; i++) {
        bt_area to = info->exits[i].to;
        if (to != from && aon_run_by(n, to) == side && !bt_set_has(&j->held[aon_other(side)], to))
            return true;
    }
    return false;
}

/* The share of an aim, in hundredths, that an army has which is strong enough. */
static int
share_of(const aon_judgement *j, bt_side side, bt_area aim, bt_area from)
{
    int distance = way_to(j, side, from, aim);

    return distance < FAR ? near[distance] : 0;
}

/* What an aim is worth to the best placed army: where it comes to battle, more to a strong one, and less
 * to one that its enemy would not wait for. */
static int
hold_on(const aon_judgement *j, bt_side side, bt_area aim, int worth, int prey, int need)
{
    int most = 0;

    for (bt_set left = j->held[side]; !bt_set_is_empty(&left);) {
        bt_area from = bt_set_take(&left);
        int value = prey, own = j->strength[side][from];
        if (own < need)
            continue;
        if (prey && can_slip_away(j, aon_other(side), aim, from))
            value = prey * SLIPPERY / 100;
        value += worth;
        if (need > FORCE_TO_HOLD && own < WHOLE)
            value = value * own / WHOLE;
        value = value * share_of(j, side, aim, from) / 100;
        if (value > most)
            most = value;
    }
    return most;
}

/* An army that could be beaten, by what it would lose; corps of France are what its fall waits for. */
static int
worth_of_prey(const aon_judgement *j, bt_side side, bt_area area)
{
    bt_units army = aon_army(&j->n, side, area);
    int corps = bt_units_count(&army), worth = 0, losses = corps < BEATEN ? corps : BEATEN;

    while (!bt_units_is_empty(&army)) {
        bt_unit unit = bt_units_take(&army);
        worth += aon_worth(&j->n, unit) * PRISONER / 100;
        if (j->n.printed->corps[unit].home == j->n.printed->france)
            worth += j->last;
    }
    return worth * losses / corps;
}

/* What an aim is worth to a side. */
static int
judge_aim(const aon_judgement *j, bt_side side, bt_area aim)
{
    int theirs = j->strength[aon_other(side)][aim], prey = 0, need = FORCE_TO_HOLD, worth;

    if (!theirs && bt_set_has(&j->held[side], aim))
        return 0;
    worth = worth_of_area(j, side, aim);
    if (theirs && aon_run_by(&j->n, aim) != BT_SIDE_NONE) {
        prey = worth_of_prey(j, aon_other(side), aim);
        need = theirs + theirs / 4 + 3;
    }
    return worth + prey ? hold_on(j, side, aim, worth, prey, need) : 0;
}

/* The best aims are for the moves that a side has left this year; the others wait for another. */
static int
judge_aims(const aon_judgement *j, bt_side side)
{
    int worth[AON_AREAS_MAX], count = 0, sum = 0, moves = aon_moves_left(&j->n, side);
    int later = j->n.s->year < AON_YEAR_LAST ? LATER : LATER_LAST;

    for (bt_area a = 0; a < j->n.printed->network.area_count; a++) {
        int value = judge_aim(j, side, a), at = count;
        if (!value)
            continue;
        for (count++; at > 0 && worth[at - 1] < value; at--)
            worth[at] = worth[at - 1];
        worth[at] = value;
    }
    for (int i = 0; i < count; i++)
        sum += i < moves ? worth[i] : worth[i] * later / 100;
    return sum;
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
        sum += aon_sign_of(side) * judge_aims(j, side);
    }
    return sum;
}
