/*
 * result.c - chance rolls for both sides, the attacker first; who wins, and what each side loses.
 */
#include "corps.h"
#include "field.h"
#include "strength.h"

/* The side whose die comes next, for the result or, when both have that, for the tie. */
static bt_side
roller(const aon *n)
{
    const aon_state *s = n->s;
    bt_side first = s->attacker, second = aon_other(first);

    if (!s->dice[first])
        return first;
    if (!s->dice[second])
        return second;
    return s->ties[first] ? second : first;
}

static bool
have_rolled(const uint8_t *dice)
{
    return dice[0] && dice[1];
}

static const aon_column *
column(const aon *n, bt_side side)
{
    return aon_column_of(n, aon_strength(n, side, NULL));
}

static int
inflicted_by(const aon *n, bt_side side)
{
    return column(n, side)->losses[n->s->dice[side] - 1];
}

/* [AON-13.5] */
static void
lay_die(aon *n, bt_side side, int die, const char *rule)
{
    n->s->dice[side] = (uint8_t)die;
    AON_EVENT(n, FOUGHT, rule, side, die, inflicted_by(n, side), 0);
}

/* ---- who wins ------------------------------------------------------------ */

/* [AON-13.9a] [AON-13.9b] [AON-13.9c] How many of a side's losses are for good. */
static int
lasting(const aon *n, bt_side side, int losses)
{
    bool rounds_up = n->s->tied || side != n->s->victor;

    return (losses + rounds_up) / 2;
}

static void
decide(aon *n, bt_side victor, bool tied)
{
    int inflicted[2] = { inflicted_by(n, AON_FRENCH), inflicted_by(n, AON_COALITION) }, losses[2];

    n->s->victor = victor;
    n->s->tied = tied;
    AON_EVENT(n, WON, tied ? "AON-13.7a" : "AON-13.6", victor, n->s->field, 0, 0);
    aon_count_losses(n, inflicted, victor, tied, losses);
    for (bt_side side = AON_FRENCH; side <= AON_COALITION; side++) {
        n->s->losses[side] = (uint8_t)losses[side];
        n->s->lasting[side] = (uint8_t)lasting(n, side, losses[side]);
        if (losses[side])
            AON_EVENT(n, LOSES, aon_clause_of_losses(n, side, inflicted, victor, tied), side,
                      losses[side], 0, 0);
    }
    aon_pop(n);
}

/* [AON-13.7a] Equal totals are rolled again; Art of War lays no die here [CARD-ART-OF-WAR.2]. */
static bool
break_tie(aon *n)
{
    aon_state *s = n->s;
    int french, coalition;

    if (!have_rolled(s->ties))
        return true;
    french = s->ties[AON_FRENCH] + column(n, AON_FRENCH)->modifier;
    coalition = s->ties[AON_COALITION] + column(n, AON_COALITION)->modifier;
    if (french == coalition)
        s->ties[0] = s->ties[1] = 0;
    else
        decide(n, french > coalition ? AON_FRENCH : AON_COALITION, true);
    return false;
}

static bool
dice_wait(aon *n)
{
    bt_side side = roller(n);
    int french, coalition;

    if (!have_rolled(n->s->dice)) {
        int laid = aon_laid_die(n, side);
        if (laid)
            lay_die(n, side, laid, "CARD-ART-OF-WAR.1");
        return !laid;
    }
    french = inflicted_by(n, AON_FRENCH);
    coalition = inflicted_by(n, AON_COALITION);
    if (french == coalition)
        return break_tie(n);
    decide(n, french > coalition ? AON_FRENCH : AON_COALITION, false);
    return false;
}

/* ---- room ---------------------------------------------------------------- */

static void
do_roll(aon *n, const bt_act *act)
{
    bt_side side = roller(n);

    if (!have_rolled(n->s->dice)) {
        lay_die(n, side, (int)act->a, "AON-13.5");
        return;
    }
    n->s->ties[side] = (uint8_t)act->a;
    AON_EVENT(n, TIE, "AON-13.7a", side, act->a, act->a + column(n, side)->modifier, 0);
}

static void
list_dice(const bt_list *l)
{
    bt_try_numbers(l, AON_A_ROLL, 1, AON_FACES + 1);
}

static bt_action
chance_dice(const aon *n, bt_rng *rng)
{
    (void)n;
    return bt_action_make(AON_A_ROLL, 1 + (unsigned)bt_rng_below(rng, AON_FACES), 0, 0);
}

const bt_room aon_room_dice = {
    .waits = dice_wait,
    .deeds = (const bt_deed[]){ { AON_A_ROLL, bt_refuse_nothing, do_roll }, { 0 } },
    .list = list_dice,
    .chance = chance_dice,
    .stands = aon_chances,
    .rule = "AON-13.5",
};
