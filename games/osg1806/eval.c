/*
 * eval.c - how well a side stands, in hundredths of a Strength Point.
 *
 * What counts in the end: Victory Points, and the losses they come from.  Then what is under way: who is in
 * command, what declared attacks promise, who may be brought back, and how well the side's own stacks
 * stand.  Moves are judged hex by hex elsewhere (post.h).
 */
#include "eval.h"
#include "closing.h"
#include "combat.h"
#include "combat_field.h"
#include "combat_odds.h"
#include "command.h"
#include "control.h"
#include "morale.h"
#include "prospect.h"
#include "victory.h"

#define W_VICTORY   120   /* a Victory Point */
#define W_WON       20000 /* the game */
#define W_LEADER    200   /* a leader captured, and ... */
#define W_NAPOLEON  8000  /* ... Napoleon, which ends the game [20.3] */
#define W_TOWN      400   /* a hex that decides at Saalfeld [21.96b] */
#define W_SAVED     15    /* percent of a unit's worth that is left while it can be reorganized */
#define W_RALLYING  10    /* a leader who reorganizes cannot command */
#define W_COMMANDED 4     /* a half Strength Point in command */
#define W_SEEN      4     /* ... a half one that may be attacked at more than 2-1 */
#define W_HELD      3     /* hundredths that a unit is away from those it belongs to, a hex */
#define OWN_RANGE   4
#define NEAR        3

/* ---- what counts ---------------------------------------------------------------------------- */

static int
judge_victory(const osg *n, bt_side side)
{
    bt_side enemy = osg_other(side);
    osg_score score;
    int value;

    osg_count_score(n, &score);
    value = osg_weight_of(n, enemy) * score.lost[enemy] - osg_weight_of(n, side) * score.lost[side];
    if (!n->printed->victory.saalfeld)
        return value + W_VICTORY * (score.points[side] - score.points[enemy]);
    for (int aim = 0; aim < 2; aim++)
        value += osg_aim_holder(n, aim) == side ? W_TOWN / 2 : 0;
    return value + (osg_town_holder(n) == side ? W_TOWN : 0);
}

/* [6.1] [5.26] What is off the map for now, or for good. */
static int
judge_boxes(const osg *n, bt_side side)
{
    const osg_printed *p = n->printed;
    bt_units left = p->of_side[side];
    int weight = osg_weight_of(n, side), value = 0;

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;) {
        uint16_t at = n->s->places[u];
        if (at == OSG_DAY_BOX || at == OSG_NIGHT_BOX)
            value += weight * p->counters[u].strength * W_SAVED / 100;
        else if (at == OSG_CAPTURED && bt_units_has(&p->leaders, u))
            value -= u == p->napoleon ? W_NAPOLEON : W_LEADER;
    }
    return value;
}

/* ---- what is under way ------------------------------------------------------------------------ */

/* [7.11a] Before the Command Segment ends. */
static int
judge_command(const osg *n, bt_side side)
{
    bt_units chain = osg_chain(n, side), rallying;
    int value = 0;

    rallying = bt_units_and(n->s->rallying, n->printed->of_side[side]);
    value -= W_RALLYING * bt_units_count(&rallying);
    chain = bt_units_and(chain, n->printed->combat);
    for (bt_unit u; (u = bt_units_take(&chain)) != BT_UNIT_NONE;)
        value += W_COMMANDED * (2 + osg_value(n, u));
    return value;
}

/* [11.2a] Attacks that are declared, and not yet fought. */
static int
judge_attacks(const osg *n, bt_side side)
{
    uint8_t numbers[OSG_UNITS_MAX];
    int count, value = 0;

    if (osg_is_closing(n))
        return osg_judge_closing(n, side, 0, 0);
    count = osg_list_attacks_left(n, numbers);
    for (int i = 0; i < count; i++)
        value += osg_promise_attack(n, numbers[i], osg_column(n, numbers[i], NULL));
    return osg_phasing(n->s) == side ? value : -value;
}

/* ---- how the side stands ----------------------------------------------------------------------- */

typedef struct stack {
    bt_hex hex;
    int strength;
} stack;

static int
list_stacks(const osg *n, bt_side side, stack *out)
{
    bt_units left = osg_on_map_of(n, bt_units_and(n->printed->troops, n->printed->of_side[side]));
    int count = 0;

    while (!bt_units_is_empty(&left)) {
        bt_hex hex = n->s->places[bt_units_first(&left)];
        bt_units there = bt_units_and(osg_own_in_hex(n, side, hex), left);
        out[count++] = (stack){ hex, osg_strength_of(n, there) };
        left = bt_units_minus(left, there);
    }
    return count;
}

/* Stacks that more than twice their strength could come up to. */
static int
judge_stacks(const osg *n, bt_side side)
{
    stack own[OSG_UNITS_MAX], foes[OSG_UNITS_MAX];
    int count = list_stacks(n, side, own), foe_count = list_stacks(n, osg_other(side), foes);
    int value = 0;

    for (int i = 0; i < count; i++) {
        int threat = 0, defence = 2 * own[i].strength;
        for (int k = 0; k < foe_count; k++)
            if (bt_hex_range(&n->printed->atlas, own[i].hex, foes[k].hex) <= NEAR)
                threat += foes[k].strength;
        if (threat > defence)
            value -= W_SEEN * (threat > 3 * defence ? 2 * defence : threat - defence) / 2;
    }
    return value;
}

/* Units keep near to their officers, who cannot command them otherwise. */
static int
judge_ranges(const osg *n, bt_side side)
{
    const osg_printed *p = n->printed;
    int value = 0;

    for (int f = 0; f < p->formation_count; f++) {
        bt_unit officer = p->formations[f].officer;
        bt_units units;
        if (p->formations[f].side != side || officer == BT_UNIT_NONE || !osg_on_map(n->s, officer))
            continue;
        units = osg_on_map_of(n, bt_units_and(p->formations[f].units, p->troops));
        for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE;) {
            int far = bt_hex_range(&p->atlas, n->s->places[u], n->s->places[officer]);
            if (far > OWN_RANGE)
                value -= W_HELD * (far - OWN_RANGE);
        }
    }
    return value;
}

int
osg_evaluate(const bt_game *game, const bt_state *state, bt_seat seat)
{
    const osg n = osg_look(game, state);
    bt_side side = bt_side_of(game, seat), enemy = osg_other(side);
    uint8_t now = bt_frames_peek(&n.s->frames)->procedure;
    int value = judge_victory(&n, side);
    bt_outcome outcome;

    if (now == OSG_P_OVER) {
        osg_outcome(game, state, &outcome);
        if (outcome.winner == BT_SIDE_NONE)
            return value;
        return value + (outcome.winner == side ? W_WON : -W_WON);
    }
    value += judge_boxes(&n, side) - judge_boxes(&n, enemy);
    value += judge_stacks(&n, side) + judge_ranges(&n, side);
    if (now == OSG_P_COMMAND || now == OSG_P_REORGANIZE)
        value += judge_command(&n, side);
    if (now == OSG_P_DESIGNATE || now == OSG_P_SLIP || now == OSG_P_ASSAULTS)
        value += judge_attacks(&n, side);
    return value;
}
