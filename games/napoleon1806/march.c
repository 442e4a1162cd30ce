/*
 * march.c - movement points, steps and stops; chapters C6 and C7.
 */
#include "n06.h"

#include <berthier/say.h>

/* ---- movement points [C6.3] - [C6.8] ------------------------------------ */

static void
note(const n06 *n, bt_odds *lines, const char *rule, int value, const char *text)
{
    if (lines && value)
        BT_SAY_ODDS(lines, n->game, rule, value, "{0}", bt_arg_word(text));
}

/* [C6.5] [C6.6] What a commander, and a corps that marches alone, adds. */
static int
bonus(const n06 *n, bt_odds *lines)
{
    uint32_t corps = n06_corps_of(n, n->s->stack);
    uint32_t leaders = n06_bits(n->s->stack) & n06_bits(n->printed->commanders);
    int led = 0, alone = 0;

    for (; leaders; leaders &= leaders - 1)
        led += n->printed->blocks[__builtin_ctz(leaders)].stack_mp;
    if (n06_count(corps) == 1)
        alone = n->printed->blocks[__builtin_ctz(corps)].lone_mp;
    note(n, lines, "C6.5", led, BT_MSG("commander"));
    note(n, lines, "C6.6", alone, BT_MSG("a fast corps alone"));
    return led + alone;
}

/* [E-BERNADOTTE.1] [E-BERNADOTTE.2] In the fog the card is played blind. */
static int
bernadotte(const n06 *n, bt_side side)
{
    bt_unit unit = n->printed->event_unit[N06_BERNADOTTE];
    uint32_t corps = n06_corps_of(n, n->s->stack);

    if (!n06_in_force(n, n06_other(side), N06_BERNADOTTE) || n06_count(corps) != 1)
        return 0;
    return unit != BT_UNIT_NONE && corps >> unit & 1 ? -3 : -1;
}

static int
events(const n06 *n, bt_side side, bt_odds *lines)
{
    int march = n06_in_force(n, side, N06_FORCED_MARCH) ? 1 : 0;
    int forage = n06_in_force(n, side, N06_FORAGE) ? -2 : 0;
    int named = bernadotte(n, side);
    int rain = n06_lasts(n, N06_RAIN) ? -1 : 0;
    int breath = side == N06_FRENCH && n06_lasts(n, N06_SECOND_BREATH) ? -1 : 0;
    int retreat = side == N06_PRUSSIAN && n06_lasts(n, N06_STRATEGIC_RETREAT) ? 1 : 0;

    note(n, lines, "E-FORCED-MARCH.1", march, BT_MSG("Forced March"));
    note(n, lines, "E-FORAGE.1", forage, BT_MSG("Forage"));
    note(n, lines, "E-BERNADOTTE.1", named, BT_MSG("Bernadotte"));
    note(n, lines, "E-RAIN.3", rain, BT_MSG("Rain"));
    note(n, lines, "E-SECOND-BREATH.1", breath, BT_MSG("Second Breath"));
    note(n, lines, "E-STRATEGIC-RETREAT.1", retreat, BT_MSG("Strategic Retreat"));
    return march + forage + named + rain + breath + retreat;
}

/* [G3.2] Each vedette counts like a corps. */
int
n06_movement_points(const n06 *n, bt_odds *lines)
{
    bt_side side = n06_mover(n->s);
    uint8_t card = n->s->turned[side];
    int value = card == N06_CARD_NONE ? 0 : n->printed->cards[card].value;
    uint32_t marching = n06_bits(n->s->stack) & ~n06_bits(n->printed->commanders);
    int crowd = 1 - n06_count(marching);
    int points;

    note(n, lines, "C6.3", value, BT_MSG("movement card"));
    note(n, lines, "C6.4", crowd, BT_MSG("more than one corps"));
    points = value + crowd + bonus(n, lines) + events(n, side, lines); /* [C6.7] */
    /* [E-FORCED-MARCH.2] */
    if (points <= 0 && n06_in_force(n, side, N06_FORCED_MARCH))
        return 1;
    return points;
}

/* ---- the way [C6.9] - [C6.12] ------------------------------------------- */

int
n06_link_cost(const n06 *n, bt_link link)
{
    return bt_set_has(&n->s->broken, link) ? 3 : 1;
}

/* Other blocks of the side that make a stack stop: corps; for vedettes too [G3.10]. */
static uint32_t
friends(const n06 *n, bt_side side, bt_area area)
{
    return n06_corps(n, side, area) & ~n06_bits(n->s->stack);
}

bool
n06_meets_friends(const n06 *n)
{
    bt_side side = n06_mover(n->s);
    return n->s->steps && friends(n, side, n06_stack_area(n)) != 0;
}

/* [C6.12] Must the stack stop where it has come to?  Enemy vedettes stop nobody [G3.6]. */
static bool
must_stop(const n06 *n)
{
    bt_side side = n06_mover(n->s);

    if (!n->s->steps)
        return false;
    if (!n06_free(n, side, n06_stack_area(n)))
        return true;
    return n06_meets_friends(n) && !n->s->waived;
}

static bool
is_confused(const n06 *n)
{
    return n06_in_force(n, n06_other(n06_mover(n->s)), N06_CONFUSION);
}

/* [C7.5] [C7.6] Out of a contested area: over the own axis, never over the enemy's.  No other
 * area of a march is contested when it is left, so the rest is free [C7.7]. */
static const bt_reason *
refuse_exit(const n06 *n, bt_side side, bt_area from, bt_link link)
{
    if (!n06_contested(n, from))
        return NULL;
    if (n->s->axis[side][from] != BT_LINK_NONE && n->s->axis[side][from] != link)
        return REFUSE(OWN_AXIS);
    return n->s->axis[n06_other(side)][from] == link ? REFUSE(ENEMY_AXIS) : NULL;
}

/* [E-STRATEGIC-RETREAT.2] Is the area nearer to a refuge than where the move began? */
static bool
is_nearer(const n06 *n, bt_area area)
{
    const n06_printed *p = n->printed;

    for (int i = 0; i < 2; i++)
        if (bt_area_distance(&p->network, area, p->refuges[i]) <
            bt_area_distance(&p->network, n->s->origin, p->refuges[i]))
            return true;
    return false;
}

static bool
falls_back(const n06 *n, bt_side side)
{
    return side == N06_PRUSSIAN && n06_lasts(n, N06_STRATEGIC_RETREAT);
}

/* Can a stack of the side come to rest nearer, from an area with points left? */
static bool
can_get_nearer(const n06 *n, bt_side side, bt_area area, int points)
{
    const bt_area_info *here = &n->printed->network.areas[area];

    if (is_nearer(n, area))
        return true;
    if (friends(n, side, area) || !n06_looks_free(n, side, area))
        return false;
    for (int i = 0; i < here->exit_count; i++) {
        int cost = n06_link_cost(n, here->exits[i].link);
        if (cost <= points && !refuse_exit(n, side, area, here->exits[i].link) &&
            can_get_nearer(n, side, here->exits[i].to, points - cost))
            return true;
    }
    return false;
}

const bt_reason *
n06_refuse_step(const n06 *n, const n06_act *act)
{
    bt_area from = n06_stack_area(n), to = (bt_area)act->a;
    bt_link link = bt_link_between(&n->printed->network, from, to);
    const bt_reason *reason;
    int cost;

    if (link == BT_LINK_NONE)
        return REFUSE(NOT_ADJACENT);
    if (must_stop(n))
        return REFUSE(MUST_STOP);
    reason = refuse_exit(n, act->side, from, link);
    if (reason)
        return reason;
    cost = n06_link_cost(n, link);
    if (cost > n->s->mp)
        return cost > 1 && n->s->mp ? REFUSE(BROKEN_BRIDGE) : REFUSE(NO_MP);
    if (falls_back(n, act->side) && !can_get_nearer(n, act->side, to, n->s->mp - cost))
        return REFUSE(FALL_BACK);
    return NULL;
}

void
n06_do_step(n06 *n, const n06_act *act)
{
    bt_area from = n06_stack_area(n), to = (bt_area)act->a;
    bt_link link = bt_link_between(&n->printed->network, from, to);
    int cost = n06_link_cost(n, link);

    n->s->mp = (uint8_t)(n->s->mp - cost);
    n->s->used = (uint8_t)(n->s->used + cost);
    n->s->steps++;
    n->s->waived = 0;
    N06_EVENT(n, STEPPED, cost > 1 ? "C6.10" : "C6.9", from, to, cost, 0);
    /* The frame of the march waits below whatever entering brings about. */
    n06_open_window(n, N06_W_ENTER);
    n06_lead(n, n->s->stack, to, link);
}

static bool
has_step(const n06 *n, bt_side side)
{
    const bt_area_info *here = &n->printed->network.areas[n06_stack_area(n)];
    n06_act act = { .side = side };

    for (int i = 0; i < here->exit_count; i++) {
        act.a = here->exits[i].to;
        if (!n06_refuse_step(n, &act))
            return true;
    }
    return false;
}

const bt_reason *
n06_refuse_halt(const n06 *n, const n06_act *act)
{
    if (n->s->steps && falls_back(n, act->side) && !is_nearer(n, n06_stack_area(n)) &&
        has_step(n, act->side))
        return REFUSE(FALL_BACK);
    return NULL;
}

/*
 * What has stopped the stack: Confusion, those it has met, no points to begin with, or its
 * owner.  Who hides in the fog and how many points a stack has is not told [G2.1].
 */
static const char *
stopped_by(const n06 *n)
{
    if (is_confused(n))
        return "E-CONFUSION.2";
    if (n06_is_grognard(n))
        return "C6.11";
    if (must_stop(n))
        return "C6.12";
    return n->s->mp || n->s->used ? "C6.11" : "C6.8";
}

void
n06_do_halt(n06 *n, const n06_act *act)
{
    const char *rule = stopped_by(n);

    (void)act;
    n->s->mp = n->s->waived = 0;
    bt_frames_pop(&n->s->frames);
    N06_EVENT(n, STOPPED, rule, n06_stack_area(n), 0, 0, 0);
}

bool
n06_can_go_on(const n06 *n, bt_side side)
{
    return !bt_units_is_empty(&n->s->stack) && !is_confused(n) &&
           (has_step(n, side) || n06_has_bridge_work(n, side));
}

bool
n06_march_waits(n06 *n)
{
    bt_side side = bt_frames_peek(&n->s->frames)->side;
    bool stack = !bt_units_is_empty(&n->s->stack);

    /* In the fog a halt of itself would tell what stopped the stack [G2.1]. */
    if (n06_can_go_on(n, side) || (n06_is_grognard(n) && stack && !is_confused(n)))
        return true;
    if (stack) {
        n06_do_halt(n, NULL);
    } else {
        n->s->mp = n->s->waived = 0;
        bt_frames_pop(&n->s->frames);
    }
    return false;
}
