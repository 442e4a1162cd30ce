/*
 * blocks.c - blocks on the map: where they stand, what they hold, how they go.
 */
#include "blocks.h"
#include "fog.h"
#include "victory.h"

#include <string.h>

void
n06_derive_caches(const n06_printed *p, n06_state *s)
{
    memset(s->at, 0, sizeof s->at);
    s->on_map = 0;
    for (bt_unit u = 0; u < p->unit_count; u++)
        n06_stand(s, u, s->places[u]);
}

void
n06_derive(const bt_game *game, bt_state *state)
{
    n06_state *s = (n06_state *)(void *)state;

    for (int u = 0; u < game->unit_count; u++)
        if (!BT_PLACE_IS_BOX(s->places[u]) && s->places[u] >= bt_ground_count(game))
            return; /* state_ok will say so */
    n06_derive_caches(n06_printed_of(game), s);
}

/* ---- control and axes --------------------------------------------------- */

/* [C12.5] [C12.6] An area that only one side is in belongs to it, be it vedettes [G3.9]; with
 * both sides in it the marker stays [C12.7]. */
void
n06_check_control(n06 *n, bt_area area, const char *rule)
{
    int prize = n->printed->prize_of[area];
    bt_side side;

    if (prize == 0xff)
        return;
    side = n->s->control[prize];
    if (n06_blocks(n, side, area) || !n06_blocks(n, n06_other(side), area))
        return;
    side = n06_other(side);
    n->s->control[prize] = side;
    N06_EVENT(n, CONTROL, rule, side, area, n->printed->prizes[prize].points, 0);
    n06_add_vp(n,
               side == N06_PRUSSIAN ? n->printed->prizes[prize].points
                                    : -n->printed->prizes[prize].points,
               "C12.3");
}

static void
drop_axis(n06 *n, bt_side side, bt_area area)
{
    if (n->s->axis[side][area] == BT_LINK_NONE)
        return;
    n->s->axis[side][area] = BT_LINK_NONE;
    N06_EVENT(n, AXIS_GONE, "C7.4", side, area, 0, 0);
}

/* [C7.4] What follows when blocks have left an area or died in it; while it is contested the
 * axes stay, no matter which side brought them [C7.8]. */
static void
settle(n06 *n, bt_area area)
{
    if (!n06_contested(n, area)) {
        drop_axis(n, N06_FRENCH, area);
        drop_axis(n, N06_PRUSSIAN, area);
    }
    n06_trace_settle(n, area);
}

void
n06_settle_area(n06 *n, bt_area area)
{
    settle(n, area);
    n06_check_control(n, area, "C12.6");
}

/* ---- coming and going --------------------------------------------------- */

/* [C1.4] [C12.11] A commander whose last companions have died goes with them; that of the
 * Prussians ends nothing [C12.12]. */
static bt_unit
commander_left(const n06 *n, bt_side side, bt_area area)
{
    uint32_t alone = n06_blocks(n, side, area) & n06_bits(n->printed->commanders);

    return alone && !n06_corps(n, side, area) ? (bt_unit)__builtin_ctz(alone) : BT_UNIT_NONE;
}

/* Off the map; what becomes of the area is settled next. */
static void
take_off(n06 *n, bt_unit unit, const char *rule)
{
    n06_state *s = n->s;
    bt_area area = (bt_area)s->places[unit];
    bt_side side = n06_side_of(n->printed, unit);
    int strength = n06_strength(s, unit);

    n06_tell(n);
    n06_stand(s, unit, BT_PLACE_BOX(N06_BOX_DEAD));
    s->fell[side] = (uint8_t)(s->fell[side] + strength); /* [C12.2] */
    s->infantry[unit] = s->cavalry[unit] = s->fatigue[unit] = s->taken[unit] = 0;
    bt_units_remove(&s->activated, unit);
    bt_units_remove(&s->stack, unit);
    bt_units_remove(&s->fighting[side], unit);
    bt_units_remove(&s->sharers[side], unit);
    bt_units_remove(&s->slipping, unit);
    bt_units_remove(&s->cared, unit);
    bt_units_remove(&s->refitted, unit);
    bt_units_remove(&s->revealed, unit);
    n06_trace_gone(n, unit, area);
    N06_EVENT(n, ELIMINATED, rule, unit, area, strength, 0);
}

/* With the commander who is left alone by it; the markers of the area but for that of control. */
static void
bury(n06 *n, bt_unit unit, const char *rule)
{
    bt_area area = (bt_area)n->s->places[unit];
    bt_side side = n06_side_of(n->printed, unit);
    bt_unit commander;

    take_off(n, unit, rule);
    commander = commander_left(n, side, area);
    if (n06_is_corps(n->printed, unit) && commander != BT_UNIT_NONE) {
        take_off(n, commander, "C1.4");
        if (side == N06_FRENCH)
            n06_end_game(n, N06_PRUSSIAN, N06_END_NAPOLEON);
    }
    settle(n, area);
}

void
n06_eliminate(n06 *n, bt_unit unit, const char *rule)
{
    bt_area area = (bt_area)n->s->places[unit];

    bury(n, unit, rule);
    n06_check_control(n, area, "C12.6");
}

void
n06_bury(n06 *n, const char *rule, bool both)
{
    for (uint32_t left = n->s->on_map & n06_bits(n->printed->corps); left; left &= left - 1) {
        bt_unit u = (bt_unit)__builtin_ctz(left);
        if (n->s->fatigue[u] <= N06_FATIGUE_MAX && n06_strength(n->s, u) > 0)
            continue;
        if (both)
            bury(n, u, rule);
        else
            n06_eliminate(n, u, rule);
    }
}
