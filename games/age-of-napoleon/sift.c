/*
 * sift.c - which of the legal actions a bot should think about.
 *
 * A march is a leader, what is paid, who comes along and the way: taken one by one there are thousands.
 * But who leads is the first in rank, what is paid is the card worth least, and those who come along
 * are the best; so what is left to think about is where armies go, and who is left behind.
 */
#include "sift.h"
#include "cards.h"
#include "field.h"
#include "judge.h"
#include "move.h"

#define LEFT_BEHIND 2 /* corps of an army, as a garrison */

typedef struct sieve {
    aon n;
    bt_side side;
    const bt_actions *all;
} sieve;

typedef bool sieve_fn(const sieve *s, bt_action action);

/* ---- comparing ------------------------------------------------------------------- */

static int
code_of(bt_action action)
{
    return (int)bt_action_code(action);
}

static unsigned
first_of(bt_action action)
{
    return bt_action_operand(action, 0);
}

/* Is its card the one worth least of those that the same could be done with?  (It is operand 0.) */
static bool
is_cheapest(const sieve *s, bt_action action)
{
    int worth = aon_card_worth(&s->n, s->side, first_of(action));

    for (int i = 0; i < s->all->count; i++) {
        bt_action other = s->all->at[i];
        int less;
        if (code_of(other) != code_of(action) ||
            bt_action_operand(other, 1) != bt_action_operand(action, 1))
            continue;
        less = aon_card_worth(&s->n, s->side, first_of(other));
        if (less < worth || (less == worth && other < action))
            return false;
    }
    return true;
}

/* What a corps brings to a battle: its rating, and the pace of those as strong. */
static int
use_of(const aon *n, bt_unit unit)
{
    return 4 * aon_rating(n, unit) + n->printed->corps[unit].movement;
}

/* Of actions of its code upon corps, is this upon the best, or the worst, of them? */
static bool
is_extreme(const sieve *s, bt_action action, int sign)
{
    int use = sign * use_of(&s->n, (bt_unit)first_of(action));

    for (int i = 0; i < s->all->count; i++) {
        bt_action other = s->all->at[i];
        int more;
        if (code_of(other) != code_of(action) || other == action)
            continue;
        more = sign * use_of(&s->n, (bt_unit)first_of(other));
        if (more > use || (more == use && other < action))
            return false;
    }
    return true;
}

static int
count_of(const sieve *s, int code)
{
    int count = 0;

    for (int i = 0; i < s->all->count; i++)
        count += code_of(s->all->at[i]) == code;
    return count;
}

/* ---- an action of the round ---------------------------------------------------------- */

/* The corps of an area that could still march. */
static bt_units
ready(const sieve *s, bt_area area)
{
    return bt_units_minus(aon_army(&s->n, s->side, area), s->n.s->pinned);
}

/* Armies march under the first in rank, or under one that is faster than all before it; alone the least
 * goes, as a garrison. */
static bool
may_lead(const sieve *s, bt_action action)
{
    const aon *n = &s->n;
    bt_unit unit = (bt_unit)first_of(action);
    bt_units army = ready(s, (bt_area)n->s->places[unit]);
    bool leads = true, least = true;

    for (bt_units left = army; !bt_units_is_empty(&left);) {
        bt_unit other = bt_units_take(&left);
        if (aon_outranks(n, other, unit) &&
            n->printed->corps[other].movement >= n->printed->corps[unit].movement)
            leads = false;
        if (use_of(n, other) < use_of(n, unit) ||
            (use_of(n, other) == use_of(n, unit) && other < unit))
            least = false;
    }
    return leads || least;
}

/* Three armies are better than one, if that leaves cards for the rounds to come, and for interceptions. */
static bool
calls_for_campaign(const sieve *s)
{
    int cards = bt_set_count(&s->n.s->hand[s->side]) - 1;
    int rounds = AON_ROUNDS - s->n.s->round + 1, more = rounds / 2;
    bool is_free = !(s->n.s->moved >> s->side & 1);

    if (aon_top(&s->n)->local || cards + is_free < rounds + (more ? more : 1))
        return false;
    for (int i = 0; i < s->all->count; i++)
        if (code_of(s->all->at[i]) == AON_A_PLAY &&
            aon_title_of(&s->n, first_of(s->all->at[i])) == AON_MAJOR_CAMPAIGN)
            return true;
    return false;
}

static bool
of_action(const sieve *s, bt_action action)
{
    if (calls_for_campaign(s))
        return code_of(action) == AON_A_PLAY &&
               aon_title_of(&s->n, first_of(action)) == AON_MAJOR_CAMPAIGN;
    if (code_of(action) == AON_A_PLAY &&
        aon_title_of(&s->n, first_of(action)) == AON_MAJOR_CAMPAIGN)
        return false;
    return code_of(action) != AON_A_MARCH || may_lead(s, action);
}

static bool
of_payment(const sieve *s, bt_action action)
{
    switch (code_of(action)) {
    case AON_A_PAY:
    case AON_A_FORCE:
        return is_cheapest(s, action);
    case AON_A_MANOEUVRE:
        return false;
    default:
        return true;
    }
}

/* Before it sets out an army takes along all it may, or leaves a few; who leads it does not go alone. */
static bool
is_complete(const sieve *s)
{
    bt_units army = ready(s, aon_here(&s->n));

    return count_of(s, AON_A_JOIN) <= LEFT_BEHIND ||
           (bt_units_count(&s->n.s->army) == 1 && s->n.s->leader != aon_leader(&s->n, army));
}

/* One is left behind on the way where nobody else is. */
static bool
is_empty_behind(const sieve *s)
{
    bt_units others = bt_units_minus(aon_army(&s->n, s->side, aon_here(&s->n)), s->n.s->army);

    return bt_units_is_empty(&others);
}

static bool
of_march(const sieve *s, bt_action action)
{
    bool begins = !s->n.s->entered[s->n.s->leader];

    switch (code_of(action)) {
    case AON_A_JOIN:
        return is_extreme(s, action, 1);
    case AON_A_DROP:
        return is_empty_behind(s) && is_extreme(s, action, -1);
    case AON_A_STEP:
    case AON_A_SAIL:
        return !begins || is_complete(s);
    default:
        return true;
    }
}

/* ---- reactions and battles -------------------------------------------------------------- */

static bool
of_intercept(const sieve *s, bt_action action)
{
    switch (code_of(action)) {
    case AON_A_INTERCEPT:
        return may_lead(s, action);
    case AON_A_JOIN:
        return is_extreme(s, action, 1);
    case AON_A_GO:
        return !count_of(s, AON_A_JOIN);
    default:
        return true;
    }
}

static bool
of_withdraw(const sieve *s, bt_action action)
{
    switch (code_of(action)) {
    case AON_A_STAY:
        return !count_of(s, AON_A_WITHDRAW) && is_extreme(s, action, -1);
    case AON_A_FORCE:
        return is_cheapest(s, action);
    default:
        return true;
    }
}

/* Where not all can be engaged, is it better that another of the leader's seniority leads, as one of them has to
 * be? */
static bool
leads_better(const sieve *s, bt_action action)
{
    const aon *n = &s->n;
    bt_units army = aon_fielders(n, s->side);
    bt_unit leader = aon_leader(n, army);

    return code_of(action) == AON_A_LEAD && bt_units_count(&army) > aon_seniority(n, leader) &&
           aon_rating(n, (bt_unit)first_of(action)) > aon_rating(n, leader) &&
           is_extreme(s, action, 1);
}

/* As many as may, the best of them. */
static bool
of_engage(const sieve *s, bt_action action)
{
    for (int i = 0; i < s->all->count; i++)
        if (leads_better(s, s->all->at[i]))
            return action == s->all->at[i];
    return code_of(action) == AON_A_ENGAGE && is_extreme(s, action, 1);
}

static bool
of_rally(const sieve *s, bt_action action)
{
    return code_of(action) != AON_A_RALLY || is_cheapest(s, action);
}

static sieve_fn *const by_procedure[AON_P_COUNT] = {
    [AON_P_ACTION] = of_action,       [AON_P_PAYMENT] = of_payment,   [AON_P_MARCH] = of_march,
    [AON_P_INTERCEPT] = of_intercept, [AON_P_WITHDRAW] = of_withdraw, [AON_P_ENGAGE] = of_engage,
    [AON_P_RALLY] = of_rally,         [AON_P_REINFORCE] = of_rally,
};

void
aon_sift(const bt_game *game, const bt_state *state, bt_seat seat, bt_actions *actions)
{
    sieve s = { aon_look(game, state), seat, actions };
    sieve_fn *keeps = by_procedure[bt_frames_peek(&s.n.s->frames)->procedure];
    bt_actions kept;

    if (!keeps || seat > AON_COALITION || actions->count < 2)
        return;
    kept.count = 0;
    for (int i = 0; i < actions->count; i++)
        if (keeps(&s, actions->at[i]))
            bt_actions_add(&kept, actions->at[i]);
    if (!kept.count)
        return;
    for (int i = 0; i < kept.count; i++)
        actions->at[i] = kept.at[i];
    actions->count = kept.count;
}

/* A battle that has not been rolled: the evaluation counts it out.  And a window between two actions, where
 * nothing is half done. */
bool
aon_rests(const bt_game *game, const bt_state *state)
{
    const aon_state *s = aon_state_of(state);

    (void)game;
    switch (bt_frames_peek(&s->frames)->procedure) {
    case AON_P_ANY_TIME:
    case AON_P_ORDER:
    case AON_P_CANCEL:
    case AON_P_HINDER:
    case AON_P_BATTLES:
    case AON_P_LINES:
    case AON_P_YIELD:
    case AON_P_ENGAGE:
    case AON_P_EXCHANGE:
        return true;
    case AON_P_DICE:
        return !s->dice[0] && !s->dice[1];
    default:
        return false;
    }
}
