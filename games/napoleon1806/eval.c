/*
 * eval.c - how a side stands, for bots.
 */
#include "n06.h"

enum { PER_VP = 100, PER_FATIGUE = 8, PER_STEP = 3 };

/* What a side's corps are worth beyond their victory points: rest, and being near. */
static int
worth_of_corps(const n06 *n, bt_side side)
{
    const n06_printed *p = n->printed;
    int sum = 0;

    for (uint32_t left = n06_corps_of(n, p->of_side[side]); left; left &= left - 1) {
        bt_unit u = (bt_unit)__builtin_ctz(left);
        int nearest = 20;
        if (!n06_on_map(n->s, u))
            continue;
        for (int i = 0; i < p->prize_count; i++) {
            int distance =
                bt_area_distance(&p->network, (bt_area)n->s->places[u], p->prizes[i].area);
            bool wanted =
                side == N06_PRUSSIAN ? n->s->control[i] == side : n->s->control[i] != side;
            if (wanted && distance < nearest)
                nearest = distance;
        }
        sum -= PER_FATIGUE * n->s->fatigue[u] * (n->s->fatigue[u] > 4 ? 3 : 1);
        sum -= PER_STEP * nearest * n06_strength(n->s, u);
    }
    return sum;
}

int
n06_evaluate(const bt_game *game, const bt_state *state, bt_side side)
{
    const n06_state *s = n06_state_of(state);
    const n06 n = { game, n06_printed_of(game), (n06_state *)(uintptr_t)s, NULL };
    int prussian = PER_VP * (s->vp - 10);

    if (s->winner != BT_SIDE_NONE)
        return s->winner == side ? 100000 : -100000;
    prussian += worth_of_corps(&n, N06_PRUSSIAN) - worth_of_corps(&n, N06_FRENCH);
    return side == N06_PRUSSIAN ? prussian : -prussian;
}
