/*
 * points.c - movement points [C6.3] - [C6.8].
 */
#include "points.h"
#include "count.h"
#include "position.h"

#include <berthier/say.h>

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
    n06_note(n, lines, "C6.5", led, BT_MSG("commander"));
    n06_note(n, lines, "C6.6", alone, BT_MSG("a fast corps alone"));
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

    n06_note(n, lines, "E-FORCED-MARCH.1", march, BT_MSG("Forced March"));
    n06_note(n, lines, "E-FORAGE.1", forage, BT_MSG("Forage"));
    n06_note(n, lines, named == -1 ? "E-BERNADOTTE.2" : "E-BERNADOTTE.1", named,
             BT_MSG("Bernadotte"));
    n06_note(n, lines, "E-RAIN.3", rain, BT_MSG("Rain"));
    n06_note(n, lines, "E-SECOND-BREATH.1", breath, BT_MSG("Second Breath"));
    n06_note(n, lines, "E-STRATEGIC-RETREAT.1", retreat, BT_MSG("Strategic Retreat"));
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

    n06_note(n, lines, "C6.3", value, BT_MSG("movement card"));
    n06_note(n, lines, "C6.4", crowd, BT_MSG("more than one corps"));
    points = value + crowd + bonus(n, lines) + events(n, side, lines); /* [C6.7] */
    if (points > 0 || !n06_in_force(n, side, N06_FORCED_MARCH))
        return points;
    n06_note(n, lines, "E-FORCED-MARCH.2", 1 - points, BT_MSG("Forced March: one connection"));
    return 1;
}

int
n06_link_cost(const n06 *n, bt_link link)
{
    return bt_set_has(&n->s->broken, link) ? 3 : 1;
}
