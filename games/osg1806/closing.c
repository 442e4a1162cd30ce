/*
 * closing.c - the last turn: what all attacks bring together, and who wins by it.
 *
 * Victory turns on sums: the ratio of all losses, the formations that break [20.11] [20.13].  An attack that is
 * worth its losses by itself can lose a game that is won, and one that is not can be the last chance.  So dice are
 * cast for all attacks at once, always the same ones, and it is counted how often a side wins.
 */
#include "closing.h"
#include "combat.h"
#include "combat_field.h"
#include "combat_odds.h"
#include "morale.h"
#include "prospect.h"
#include "victory.h"

#define CASTS       96   /* of all dice; a multiple of their faces, one less than a prime */
#define STRIDE      60   /* a primitive root of that prime: every attack meets each face as often */
#define FACES       6
#define CHANCES     16   /* in which a retreat finds its way, or does not */
#define ATTACKS_MAX 24   /* others are let be */
#define W_WINNING   6000 /* the game */

/* Half Strength Points that are lost, by side and by formation. */
typedef struct toll {
    int lost[2];
    uint16_t of[OSG_FORMATIONS_MAX];
} toll;

typedef struct attack {
    int column, cornered[2]; /* as in osg_clash */
    toll ours, theirs;    /* if all are lost */
    toll trade;           /* in an exchange */
} attack;

bool
osg_is_closing(const osg *n)
{
    return n->s->turn == n->printed->last_turn && !n->printed->victory.saalfeld &&
           osg_phasing(n->s) != n->printed->first_player;
}

bool
osg_is_content(const osg *n, bt_side side)
{
    osg_score score;

    if (n->s->turn != n->printed->last_turn || n->printed->victory.saalfeld)
        return false;
    osg_count_score(n, &score);
    return osg_winner_of(score.points) == side;
}

/* ---- what attacks cost ---------------------------------------------------------------------------- */

static void
add_units(const osg *n, bt_units units, toll *out)
{
    units = bt_units_minus(bt_units_and(units, n->printed->combat), n->printed->vedettes);
    for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE;) {
        const osg_counter *c = osg_counter_of(n, u);
        int value = osg_value(n, u);
        out->lost[c->side] += value;
        if (c->formation != OSG_NO_FORMATION)
            out->of[c->formation] = (uint16_t)(out->of[c->formation] + value);
    }
}

static void
add(const osg *n, const toll *more, toll *sum)
{
    for (int side = OSG_FRENCH; side <= OSG_PRUSSIAN; side++)
        sum->lost[side] += more->lost[side];
    for (int f = 0; f < n->printed->formation_count; f++)
        sum->of[f] = (uint16_t)(sum->of[f] + more->of[f]);
}

/* [11.4b] The weaker side is lost, and as much of the other. */
static void
weigh_trade(const osg *n, bt_units ours, bt_units theirs, attack *a)
{
    bt_side phasing = osg_phasing(n->s);
    int stake = a->ours.lost[phasing], prize = a->theirs.lost[osg_other(phasing)];

    a->trade = stake >= prize ? a->theirs : a->ours;
    add_units(n, stake >= prize ? osg_payers(n, ours, prize) : osg_payers(n, theirs, stake),
              &a->trade);
}

static bool
look_at(const osg *n, int number, int column, attack *out)
{
    bt_side phasing = osg_phasing(n->s);
    bt_units ours = osg_on_map_of(n, osg_parties(n, number, phasing));
    bt_units theirs = osg_on_map_of(n, osg_parties(n, number, osg_other(phasing)));

    if (bt_units_is_empty(&ours) || bt_units_is_empty(&theirs))
        return false;
    *out = (attack){ .column = column };
    for (int i = 0; i < 2; i++)
        out->cornered[i] = osg_how_cornered(n, theirs, i + 1);
    add_units(n, ours, &out->ours);
    add_units(n, theirs, &out->theirs);
    weigh_trade(n, ours, theirs, out);
    return true;
}

static int
find_attacks(const osg *n, int number, int column, attack *out)
{
    uint8_t numbers[OSG_UNITS_MAX];
    int all = osg_list_attacks_left(n, numbers), count = 0;

    for (int i = 0; i < all && count < ATTACKS_MAX; i++) {
        int on = numbers[i] == number ? column : osg_column(n, numbers[i], NULL);
        if (look_at(n, numbers[i], on, &out[count]))
            count++;
    }
    return count;
}

/* ---- casts ---------------------------------------------------------------------------------------- */

static void
cast(const osg *n, const attack *a, int lot, toll *sum)
{
    int die = lot / (CASTS / FACES) + 1;
    int result = bt_crt_result(&n->printed->crt, a->column, die);

    switch (result) {
    case OSG_DE:
        add(n, &a->theirs, sum);
        break;
    case OSG_DR:
    case OSG_DR2:
        if (256 / CHANCES * (7 * lot % CHANCES) < a->cornered[result == OSG_DR2])
            add(n, &a->theirs, sum);
        break;
    case OSG_EX:
        add(n, &a->trade, sum);
        break;
    case OSG_AE:
        add(n, &a->ours, sum);
        break;
    default: /* they go back, and are lost where they cannot: seldom */
        break;
    }
}

/* [20.1] The points if so much more is lost. */
static int
judge(const osg *n, bt_side side, const osg_score *score, const toll *more)
{
    bt_side enemy = osg_other(side);
    int lost[2] = { score->lost[0] + more->lost[0], score->lost[1] + more->lost[1] };
    int points[2] = { score->points[OSG_FRENCH] - score->ratio + osg_ratio_points(n, lost),
                      score->points[OSG_PRUSSIAN] - score->losses +
                          osg_loss_points(n, lost[OSG_PRUSSIAN]) };
    int value = osg_weight_of(n, enemy) * more->lost[enemy] -
                osg_weight_of(n, side) * more->lost[side];

    for (int f = 0; f < n->printed->formation_count; f++)
        points[osg_other(n->printed->formations[f].side)] +=
            more->of[f] && !osg_is_broken(n, (uint8_t)f) &&
            n->s->casualties[f] + more->of[f] >= 2 * n->s->levels[f];
    return value + (osg_winner_of(points) == side ? W_WINNING : 0);
}

int
osg_judge_closing(const osg *n, bt_side side, int number, int column)
{
    attack attacks[ATTACKS_MAX];
    int count = find_attacks(n, number, column, attacks), total = 0;
    const toll none = { .lost = { 0, 0 } };
    osg_score score;

    if (!count)
        return 0;
    osg_count_score(n, &score);
    for (int i = 1; i <= CASTS; i++) {
        toll sum = none;
        for (int k = 0, lot = i; k < count; k++, lot = lot * STRIDE % (CASTS + 1))
            cast(n, &attacks[k], lot - 1, &sum);
        total += judge(n, side, &score, &sum);
    }
    return total / CASTS - judge(n, side, &score, &none);
}
