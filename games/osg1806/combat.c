/*
 * combat.c - what a Combat Phase keeps of its attacks: their numbers, and who takes part [11.2a].
 */
#include "combat.h"

#include <string.h>

int
osg_attack_in_hand(const osg_state *s)
{
    for (int i = 0; i < s->frames.depth; i++)
        if (s->frames.at[i].procedure == OSG_P_ATTACK || s->frames.at[i].procedure == OSG_P_RESULT)
            return s->frames.at[i].local;
    return 0;
}

/* Is one of eight bytes 0? */
static bool
has_zero(uint64_t bytes)
{
    return ((bytes - UINT64_C(0x0101010101010101)) & ~bytes & UINT64_C(0x8080808080808080)) != 0;
}

/* Of few units the number is that of an attack: eight are passed over at a time. */
bt_units
osg_parties(const osg *n, int attack, bt_side side)
{
    bt_units troops = bt_units_and(n->printed->troops, n->printed->of_side[side]);
    bt_units found = { { 0 } };

    for (int first = 0; first < OSG_UNITS_MAX; first += 8) {
        unsigned eight = troops.word[first / 64] >> first % 64 & 0xff;
        uint64_t unlike;
        if (!eight)
            continue;
        memcpy(&unlike, &n->s->used[first], sizeof unlike);
        unlike ^= UINT64_C(0x0101010101010101) * (unsigned)attack;
        for (int u = first; has_zero(unlike) && u < first + 8; u++)
            if (n->s->used[u] == attack)
                bt_units_add(&found, (bt_unit)u);
    }
    return bt_units_and(found, troops);
}

void
osg_shift(osg *n, bt_unit unit, bt_hex to, unsigned event, const char *rule)
{
    bt_side side = osg_counter_of(n, unit)->side;
    bt_hex from = n->s->places[unit];
    unsigned flag = bt_units_has(&n->printed->troops, unit)   ? 0
                    : bt_units_has(&n->printed->combat, unit) ? 1
                                                              : 2;
    bt_seats all = BT_SIDES_ALL, own = bt_side_bit(side);

    osg_put_away(n, unit, OSG_RESERVE);
    osg_place(n, unit, to);
    if (bt_units_has(&n->s->revealed, unit)) {
        n->seen = true;
        bt_events_add(n->events, event, all, rule, unit, from, to, 0);
        return;
    }
    n->told = true;
    osg_stir_in_hex(n, side, from);
    bt_events_add(n->events, event, own, rule, unit, from, to, 0);
    bt_events_add(n->events, OSG_EV_FLAG_MOVED, (bt_seats)(all & ~own), rule, side, flag, from, to);
}
