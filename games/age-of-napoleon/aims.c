/*
 * aims.c - how armies stand: to enemies near them, and to the coming winter.
 */
#include "country.h"
#include "judge.h"
#include "winter.h"

enum {
    EXPOSED = 10, /* a point less than the enemy could bring against an army */
    AT_RISK = 12, /* the same, besides, where Napoléon stands */
    THREAT = 2    /* areas from which an enemy comes */
};

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
    near_it = aon_frame(n->s, AON_P_WINTER) ? AON_ROUNDS + 1 : aon_rounds_begun(n) + 1;
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
        sum += aon_sign_of(side) * aon_judge_plan(j, side);
    }
    return sum;
}
