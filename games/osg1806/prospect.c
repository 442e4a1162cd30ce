/*
 * prospect.c - what an attack promises: each result with its share of the die, and what it costs whom
 * [11.3] [11.4].
 *
 * Most results are retreats, so what matters as much as the odds is whether the defender has a way back.
 */
#include "prospect.h"
#include "combat.h"
#include "combat_field.h"
#include "hold.h"
#include "morale.h"
#include "retreat_ways.h"
#include "victory.h"

#define GROUND_ONE 25 /* a retreat of one hex, and of two */
#define GROUND_TWO 45
#define W_BROKEN   400 /* a formation that is brought to its Demoralization Level [20.13] */
#define W_SPARED   120 /* a half Strength Point of the French where the best ratio of losses wins, ... */
#define W_RATIO    260 /* ... where nothing else can be won, without sources to take [20.12], and ... */
#define W_FRENCH   75  /* ... where more than that ratio is needed */
#define W_SHOWN    150 /* ... and at least, once it is seen who fights */
#define OTHERWISE  10  /* of 256: that a way back closes or opens before the attack */

/* [20.11] Would the French win as things stand, if only the ratio of losses were the best there is? */
static bool
best_ratio_wins(const osg *n)
{
    const osg_victory *v = &n->printed->victory;
    osg_score score;

    osg_count_score(n, &score);
    return score.points[OSG_FRENCH] - score.ratio + v->ratio[v->ratio_count - 1].points >
           score.points[OSG_PRUSSIAN];
}

/* [20.12] */
static bool
has_sources_to_take(const osg *n)
{
    for (int i = 0; i < n->printed->source_count; i++)
        if (n->printed->sources[i].in_play && n->printed->sources[i].side == OSG_PRUSSIAN)
            return true;
    return false;
}

int
osg_weight_of(const osg *n, bt_side side)
{
    if (side != OSG_FRENCH || n->printed->victory.saalfeld)
        return OSG_W_POINT;
    if (!best_ratio_wins(n))
        return W_FRENCH;
    return has_sources_to_take(n) ? W_SPARED : W_RATIO;
}

int
osg_promise(const osg *n, int column, const osg_clash *clash)
{
    const bt_crt *crt = &n->printed->crt;
    int own = clash->own;
    int prize = osg_weight_of(n, osg_other(clash->attacker)) * clash->prize + clash->bounty;
    int stake = own * clash->stake, value = 0;

    for (int die = 1; die <= crt->row_count; die++)
        switch (bt_crt_result(crt, column, die)) {
        case OSG_DE:
            value += prize + GROUND_TWO;
            break;
        case OSG_DR:
            value += prize * clash->cornered[0] / 256 + GROUND_ONE;
            break;
        case OSG_DR2:
            value += prize * clash->cornered[1] / 256 + GROUND_TWO;
            break;
        case OSG_EX:
            value += clash->stake >= clash->prize || !clash->price
                         ? prize - own * clash->price
                         : prize * clash->stake / clash->prize - stake;
            break;
        case OSG_AR:
            value -= GROUND_ONE + stake / 20;
            break;
        case OSG_AR2:
            value -= GROUND_TWO + stake / 20;
            break;
        default:
            value -= stake;
        }
    return value / crt->row_count;
}

bt_units
osg_payers(const osg *n, bt_units force, int prize)
{
    bt_units payers = { { 0 } };
    int paid = 0;

    force = bt_units_minus(force, n->printed->guard); /* [11.41a] [11.41b] */
    while (paid < prize && !bt_units_is_empty(&force)) {
        bt_unit best = BT_UNIT_NONE;
        int best_value = 0;
        bt_units left = force;
        for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;) {
            int value = osg_value(n, u), lacks = prize - paid;
            bool nearer = value >= lacks ? best_value < lacks || value < best_value
                                         : best_value < lacks && value > best_value;
            if (best == BT_UNIT_NONE || nearer) {
                best = u;
                best_value = value;
            }
        }
        paid += best_value;
        bt_units_add(&payers, best);
        bt_units_remove(&force, best);
    }
    return payers;
}

int
osg_price_of(const osg *n, bt_units force, int prize)
{
    return osg_strength_of(n, osg_payers(n, force, prize));
}

/* What a formation would lose with some of its units, in half points [12.1a]. */
static int
loss_of(const osg *n, bt_units units)
{
    int lost = 0;

    units = bt_units_minus(units, n->printed->vedettes);
    for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE;)
        lost += osg_value(n, u);
    return lost;
}

int
osg_bounty_of(const osg *n, bt_units units)
{
    const osg_printed *p = n->printed;
    int value = 0;

    for (int f = 0; f < p->formation_count && !p->victory.saalfeld; f++) {
        int left = 2 * n->s->levels[f] - n->s->casualties[f], lost;
        if (left <= 0 || !osg_share(units, p->formations[f].units))
            continue;
        lost = loss_of(n, bt_units_and(units, p->formations[f].units));
        value += W_BROKEN * (lost < left ? lost : left) / left;
    }
    return value;
}

int
osg_clash_column(const osg *n, const osg_clash *clash)
{
    const bt_crt *crt = &n->printed->crt;
    int column = bt_crt_column(crt, clash->attack, clash->defence > 0 ? clash->defence : 1);

    column = bt_crt_shift(crt, column, clash->shift);
    return column > clash->most ? clash->most : column;
}

/* ---- attacks that are declared ------------------------------------------------------------------ */

int
osg_list_attacks_left(const osg *n, uint8_t *numbers)
{
    bool known[UINT8_MAX + 1] = { false };
    int count = 0;

    for (bt_unit u = 0; u < n->printed->unit_count; u++) {
        uint8_t number = n->s->used[u];
        if (!osg_is_attack(number) || known[number] || bt_units_has(&n->s->moved, u))
            continue;
        known[number] = true;
        numbers[count++] = number;
    }
    return count;
}

int
osg_how_cornered(const osg *n, bt_units units, int hexes)
{
    int all = 0, caught = 0;

    for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE;) {
        int value = osg_value(n, u);
        all += value;
        if (!osg_is_castled(n, osg_counter_of(n, u)->side, n->s->places[u]) && /* [11.53B] */
            osg_find_escape(n, u, hexes) != OSG_ESCAPE_OPEN)
            caught += value;
    }
    return all ? OTHERWISE + (256 - 2 * OTHERWISE) * caught / all : 0;
}

/* Once the forces are shown the odds can still be reduced, so that nothing need be risked [11.32]. */
static int
weight_in_combat(const osg *n, bt_side side)
{
    int weight = osg_weight_of(n, side);

    return side == OSG_FRENCH && !n->printed->victory.saalfeld && weight < W_SHOWN ? W_SHOWN
                                                                                  : weight;
}

int
osg_promise_attack(const osg *n, int number, int column)
{
    bt_side phasing = osg_phasing(n->s);
    bt_units ours = osg_on_map_of(n, osg_parties(n, number, phasing));
    bt_units theirs = osg_on_map_of(n, osg_parties(n, number, osg_other(phasing)));
    osg_clash clash = { .attacker = phasing, .own = weight_in_combat(n, phasing) };

    if (bt_units_is_empty(&ours) || bt_units_is_empty(&theirs))
        return 0;
    clash.stake = osg_strength_of(n, ours);
    clash.prize = osg_strength_of(n, theirs);
    clash.price = osg_price_of(n, ours, clash.prize);
    clash.bounty = osg_bounty_of(n, theirs);
    for (int i = 0; i < 2; i++)
        clash.cornered[i] = osg_how_cornered(n, theirs, i + 1);
    return osg_promise(n, column, &clash);
}
