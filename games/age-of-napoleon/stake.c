/*
 * stake.c - what the battles that are due may bring, counted over all dice.
 *
 * So a bot need not roll them: what it thinks of an attack is the average, with who stands there now,
 * the best up to the leader's seniority, and the cards that lie on the table.
 */
#include "country.h"
#include "field.h"
#include "judge.h"
#include "neutral.h"
#include "strength.h"

enum {
    CASES = AON_FACES * AON_FACES,
    FIELD_WON = 60,   /* to drive the enemy off, besides his losses */
    ENGAGED_MOST = 16 /* corps of a battle that are told apart */
};

typedef struct stake {
    const aon *n;
    int last;                   /* what France loses besides with a corps of its own */
    int count[2];               /* corps engaged, */
    int worth[2][ENGAGED_MOST]; /* what each is worth, the least first, */
    int fresh[2];               /* and how many are not spent */
    int caught[2];              /* what else is lost with a battle from which nobody can retreat */
    const aon_column *column[2];
    int sum, won; /* over all cases, for the French */
} stake;

/* ---- who fights --------------------------------------------------------------- */

static int
force(const aon *n, bt_unit unit)
{
    return aon_rating(n, unit) + aon_at_home(n, unit, n->s->field);
}

/* The leader and the best of the others [AON-2.6c]. */
static bt_units
best_of(const aon *n, bt_units army)
{
    bt_unit leader = aon_leader(n, army);
    int most = aon_seniority(n, leader);
    bt_units engaged = bt_units_and(n->s->picked, army), rest;

    if (bt_units_count(&army) <= most)
        return army;
    bt_units_add(&engaged, leader);
    rest = bt_units_minus(army, engaged);
    while (!bt_units_is_empty(&rest) && bt_units_count(&engaged) < most) {
        bt_units left = rest;
        bt_unit best = bt_units_take(&left);
        while (!bt_units_is_empty(&left)) {
            bt_unit unit = bt_units_take(&left);
            if (force(n, unit) > force(n, best))
                best = unit;
        }
        bt_units_remove(&rest, best);
        bt_units_add(&engaged, best);
    }
    return engaged;
}

/* Into ascending order. */
static void
insert(int *row, int count, int value)
{
    while (count > 0 && row[count - 1] > value) {
        row[count] = row[count - 1];
        count--;
    }
    row[count] = value;
}

/* Has the army of a side a way out, should it be beaten: ships, for attackers the way they came, for defenders
 * an area of their own beside [AON-13.13a] [AON-13.13b] [AON-13.13c]? */
static bool
can_retreat(const aon *n, bt_side side, bt_units army)
{
    bt_area origin = side == n->s->attacker ? n->s->origin[aon_leader(n, army)] : BT_AREA_NONE;
    const bt_area_info *info = &n->printed->network.areas[n->s->field];

    if (side == AON_COALITION && aon_in_effect(n, AON_BRITANNIA) &&
        bt_set_has(&n->printed->coast, n->s->field))
        return true;
    if (origin != BT_AREA_NONE)
        return aon_is_free(n, side, origin) && !aon_is_neutral_to(n, side, origin);
    for (int i = 0; i < info->exit_count; i++)
        if (aon_run_by(n, info->exits[i].to) == side && aon_is_free(n, side, info->exits[i].to))
            return true;
    return false;
}

/* With what goes besides with a corps that keeps up France. */
static int
worth_of(const stake *k, bt_unit unit)
{
    const aon *n = k->n;

    return aon_worth(n, unit) + (n->printed->corps[unit].home == n->printed->france ? k->last : 0);
}

static void
line_up(stake *k, bt_side side)
{
    const aon *n = k->n;
    bt_units army = aon_fielders(n, side), engaged = n->s->engaged[side];
    int total = 0;

    for (bt_units left = engaged; !bt_units_is_empty(&left) && k->count[side] < ENGAGED_MOST;) {
        bt_unit unit = bt_units_take(&left);
        insert(k->worth[side], k->count[side]++, worth_of(k, unit));
        k->fresh[side] += !bt_units_has(&n->s->spent, unit);
    }
    if (can_retreat(n, side, army))
        return;
    while (!bt_units_is_empty(&army))
        total += worth_of(k, bt_units_take(&army));
    k->caught[side] = total * (AON_PER_POINT - AON_PER_PRISONER) / AON_PER_POINT;
}

/* ---- what it brings ------------------------------------------------------------- */

/* [AON-13.9a] [AON-13.9b] [AON-13.9c] The owner gives up what is worth least. */
static int
cost_of(const stake *k, bt_side side, int losses, bool won, bool tied)
{
    int lasting = (losses + (tied || !won)) / 2, cost = 0, whole = AON_PER_POINT, part;

    part = AON_PER_POINT - (won ? AON_PER_RESERVE : AON_PER_PRISONER);
    if (!won && k->caught[side]) { /* who is not lost for good is taken with the others */
        cost = k->caught[side];
        whole -= part;
        part = 0;
    }
    for (int i = 0; i < losses; i++)
        cost += k->worth[side][i] * (i < lasting ? whole : part) / AON_PER_POINT;
    return cost + AON_PER_SPENT * (k->fresh[side] > losses ? k->fresh[side] - losses : 0);
}

static void
add_case(stake *k, const int *inflicted, bt_side victor, bool tied, int weight)
{
    int losses[2];

    aon_count_losses(k->n, inflicted, victor, tied, losses);
    for (bt_side side = AON_FRENCH; side <= AON_COALITION; side++)
        k->sum -= weight * aon_sign_of(side) * cost_of(k, side, losses[side], side == victor, tied);
    k->sum += weight * aon_sign_of(victor) * FIELD_WON;
    if (victor == AON_FRENCH)
        k->won += weight;
}

/* How many of 36 tie-breaks the French win; who rolls alike rolls again [AON-13.7a]. */
static int
ties_won(const stake *k)
{
    int lead = k->column[0]->modifier - k->column[1]->modifier, won[2] = { 0, 0 };

    for (int f = 1; f <= AON_FACES; f++)
        for (int c = 1; c <= AON_FACES; c++)
            if (f + lead != c)
                won[f + lead < c]++;
    return won[0] * CASES / (won[0] + won[1]);
}

static void
weigh(stake *k)
{
    int ties = ties_won(k), laid[2];

    for (bt_side side = AON_FRENCH; side <= AON_COALITION; side++)
        laid[side] = aon_laid_die(k->n, side);
    for (int f = 0; f < AON_FACES; f++)
        for (int c = 0; c < AON_FACES; c++) {
            int inflicted[2] = { k->column[0]->losses[laid[0] ? laid[0] - 1 : f],
                                 k->column[1]->losses[laid[1] ? laid[1] - 1 : c] };
            if (inflicted[0] != inflicted[1]) {
                add_case(k, inflicted, inflicted[0] > inflicted[1] ? AON_FRENCH : AON_COALITION,
                         false, CASES);
                continue;
            }
            add_case(k, inflicted, AON_FRENCH, true, ties);
            add_case(k, inflicted, AON_COALITION, true, CASES - ties);
        }
}

/* The winner stands there, worn. */
static void
settle(aon_judgement *j, const stake *k, bt_area area)
{
    bt_side victor = 2 * k->won >= CASES * CASES ? AON_FRENCH : AON_COALITION;
    int left = j->strength[victor][area] - k->fresh[victor];

    j->strength[victor][area] = left > 1 ? left : 1;
    j->strength[aon_other(victor)][area] = 0;
    bt_set_remove(&j->held[aon_other(victor)], area);
}

static int
judge_battle(aon_judgement *j, bt_area area)
{
    aon_state set = *j->n.s;
    aon n = { j->n.game, j->n.printed, &set, NULL };
    stake k = { .n = &n, .last = j->last };

    if (set.field != area) {
        set.field = area;
        set.engaged[0] = set.engaged[1] = (bt_units){ { 0 } };
        set.table[0] = set.table[1] = (bt_set){ { 0 } };
        set.series = 0;
    }
    if (set.attacker > AON_COALITION)
        set.attacker = AON_FRENCH;
    for (bt_side side = AON_FRENCH; side <= AON_COALITION; side++) {
        if (bt_units_is_empty(&set.engaged[side]))
            set.engaged[side] = best_of(&n, aon_fielders(&n, side));
        line_up(&k, side);
        k.column[side] = aon_column_of(&n, aon_strength(&n, side, NULL));
    }
    weigh(&k);
    bt_set_add(&j->fields, area);
    j->odds[area] = (uint8_t)(100 - 100 * k.won / (CASES * CASES));
    settle(j, &k, area);
    return k.sum / (CASES * CASES);
}

int
aon_judge_battles(aon_judgement *j)
{
    const aon_state *s = j->n.s;
    int sum = 0;

    if (s->victor <= AON_COALITION || s->dice[0] || s->dice[1])
        return 0;
    for (bt_set left = bt_set_and(j->held[0], j->held[1]); !bt_set_is_empty(&left);) {
        bt_area area = bt_set_take(&left);
        if (s->field == area || aon_frame(s, AON_P_ACTION))
            sum += judge_battle(j, area);
    }
    return sum;
}
