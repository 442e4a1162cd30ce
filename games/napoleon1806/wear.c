/*
 * wear.c - what changes on a block: fatigue, strength gained, its face turned [C1.5] [C1.24].
 */
#include "wear.h"
#include "fog.h"

void
n06_activate(n06 *n, bt_units units, const char *rule)
{
    bt_units turned = { { 0 } };

    for (bt_unit unit; (unit = bt_units_take(&units)) != BT_UNIT_NONE;) {
        if (!n06_on_map(n->s, unit) || bt_units_has(&n->s->activated, unit))
            continue;
        bt_units_add(&n->s->activated, unit);
        bt_units_add(&turned, unit);
        N06_FACE_EVENT(n, ACTIVATED, rule, unit, 0, 0, 0);
    }
    n06_trace_activated(n, turned);
}

void
n06_tire(n06 *n, bt_unit unit, int points, const char *rule)
{
    if (points == 0)
        return;
    n->s->fatigue[unit] = (uint8_t)(n->s->fatigue[unit] + points);
    N06_COUNT_EVENT(n, TIRED, rule, unit, points, n->s->fatigue[unit], 0);
}

void
n06_rest(n06 *n, bt_unit unit, int points, const char *rule)
{
    if (points > n->s->fatigue[unit])
        points = n->s->fatigue[unit];
    if (points == 0)
        return;
    n->s->fatigue[unit] = (uint8_t)(n->s->fatigue[unit] - points);
    N06_COUNT_EVENT(n, RESTED, rule, unit, points, n->s->fatigue[unit], 0);
}

void
n06_gain(n06 *n, bt_unit unit, const char *rule)
{
    bt_side side = n06_side_of(n->printed, unit);

    n->s->infantry[unit]++;
    for (bt_unit u = 0; u < n->printed->unit_count; u++)
        if (n06_side_of(n->printed, u) == side)
            n->s->lost_least[u] = (uint8_t)(n->s->lost_least[u] - (n->s->lost_least[u] > 0));
    N06_COUNT_EVENT(n, GAINED, rule, unit, n->s->infantry[unit], n->s->cavalry[unit], 0);
}
