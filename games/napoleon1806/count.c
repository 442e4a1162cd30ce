/*
 * count.c - how many combat cards a side draws, and why [C8.5] - [C8.10].
 */
#include "count.h"
#include "position.h"

#include <berthier/say.h>

void
n06_note(const n06 *n, bt_odds *lines, const char *rule, int value, const char *text)
{
    if (lines && value)
        BT_SAY_ODDS(lines, n->game, rule, value, "{0}", bt_arg_word(text));
}

static void
note_corps(const n06 *n, bt_odds *lines, const char *rule, int value, const char *text,
           bt_unit unit)
{
    if (lines && value)
        BT_SAY_ODDS(lines, n->game, rule, value, text, bt_arg_word(bt_unit_called(n->game, unit)));
}

/* [C1.22] [C1.23] [C8.9] */
static int
cards_of_block(const n06 *n, bt_unit unit, bt_odds *lines)
{
    int strength = n06_strength(n->s, unit);
    int base = strength > 4 ? 2 : strength > 0;
    int tired = n06_is_corps(n->printed, unit) && n->s->fatigue[unit] > 4 ? -1 : 0;
    int extra = n->printed->blocks[unit].combat_cards;

    note_corps(n, lines, "C8.5", base, BT_MSG("{0}"), unit);
    note_corps(n, lines, "C1.23", tired, BT_MSG("{0}, tired"), unit);
    note_corps(n, lines, "C8.9", extra, BT_MSG("{0}, bonus"), unit);
    return base + tired + extra;
}

/* [C8.6] [C8.7] [E-AUDACITY.1] For the side that did not start the combat [C8.8]. */
static int
ground(const n06 *n, bt_side side, bt_odds *lines)
{
    const n06_printed *p = n->printed;
    bt_area area = n->s->target;
    int prize = p->prize_of[area];
    int wood = bt_area_is(&p->network, area, N06_WOODED);
    int citadel =
        bt_area_is(&p->network, area, N06_CITADEL) && prize != 0xff && n->s->control[prize] == side;

    if (side == n06_mover(n->s))
        return 0;
    if (side == N06_PRUSSIAN && n06_in_force(n, N06_FRENCH, N06_AUDACITY))
        return 0;
    n06_note(n, lines, "C8.6", wood, BT_MSG("defends a wood"));
    n06_note(n, lines, "C8.7", citadel, BT_MSG("defends a citadel of its own"));
    return wood + citadel;
}

/* Events of its own that give a side one more card [C8.10]. */
static int
event_cards(const n06 *n, bt_side side, bt_odds *lines)
{
    static const struct {
        n06_event event;
        const char *rule;
    } giving[] = {
        { N06_CHARGE, "E-CHARGE.1" },       { N06_COURAGE, "E-COURAGE.2" },
        { N06_ELAN, "E-ELAN.1" },           { N06_REINFORCED_POSITION, "E-REINFORCED-POSITION.1" },
        { N06_SACRIFICE, "E-SACRIFICE.1" }, { N06_THE_GUARD, "E-THE-GUARD.1" },
    };
    int sum = 0;

    for (size_t i = 0; i < BT_COUNT(giving); i++)
        if (n06_in_force(n, side, giving[i].event)) {
            sum++;
            n06_note(n, lines, giving[i].rule, 1, n->game->cards[n->s->played[side]].name);
        }
    return sum;
}

int
n06_combat_cards(const n06 *n, bt_side side, bt_odds *lines)
{
    int assault = n06_is_assault(n->s) && side == n06_mover(n->s) ? -1 : 0;
    int sum = 0;

    for (bt_units left = n->s->fighting[side]; !bt_units_is_empty(&left);)
        sum += cards_of_block(n, bt_units_take(&left), lines);
    n06_note(n, lines, "C9.4", assault, BT_MSG("Moving Attack"));
    sum += assault + ground(n, side, lines) + event_cards(n, side, lines);
    if (sum >= 0)
        return sum;
    n06_note(n, lines, "C8.10", -sum, BT_MSG("never below none"));
    return 0;
}
