/*
 * marches.c - everywhere a single unit could end its move [8.1] [8.2].
 *
 * It asks the rules what a step costs and what bars it, but plays nothing.  What it leaves out (Repulse,
 * work on bridges) nobody needs in order to see where a unit could go.
 */
#include "marches.h"
#include "hold.h"
#include "movement.h"

#include <string.h>

typedef struct walk {
    const osg_scene *scene;
    osg_marches *out;
    bt_unit unit;
    bt_units one;
    bool is_troops;
    osg then[2]; /* without the marker, and with it */
    osg_state states[2];
    int head, tail;
    uint16_t queue[4 * OSG_SPOTS_MAX];
} walk;

static void
reach(walk *w, osg_spot spot)
{
    osg_marches *out = w->out;
    uint16_t *at = &out->at[spot.manner][spot.hex];

    if (*at && out->spots[*at - 1].used <= spot.used)
        return;
    if (!*at && out->count == OSG_SPOTS_MAX)
        return;
    if (!*at)
        *at = (uint16_t)++out->count;
    out->spots[*at - 1] = spot;
    if (w->tail < (int)BT_COUNT(w->queue))
        w->queue[w->tail++] = (uint16_t)(*at - 1);
}

static uint8_t
begins_with(const osg_spot *from, uint8_t code)
{
    return from->begins ? from->begins : code;
}

/* [4.1a] [8.22A] May it come into the zone there, if it is one? */
static bool
may_come(const walk *w, const osg_spot *from, bt_hex to)
{
    bt_side side = w->scene->side;

    if (!osg_controls(w->scene->n, osg_other(side), to))
        return true;
    if (w->is_troops)
        return from->manner != OSG_IN_COLUMN;
    return osg_has_troops(w->scene->n, side, to);
}

static void
step(walk *w, const osg_spot *from, const bt_hexside *over)
{
    const osg *n = w->scene->n, *then = &w->then[from->manner == OSG_IN_COLUMN];
    bt_mp all = osg_counter_of(n, w->unit)->allowance, cost;
    bt_mp left = from->used < all ? (bt_mp)(all - from->used) : 0;
    osg_spot to = { over->to, from->manner, 0, begins_with(from, OSG_A_STEP),
                    from->begins ? from->first : over->to };

    if (osg_holds_enemy(n, w->scene->side, over->to))
        return;
    cost = osg_step_cost(then, w->unit, over);
    if (cost == BT_MP_PROHIBITED || !osg_can_pay(n, w->unit, cost, left) ||
        osg_refuse_guarded(n, w->scene->side, over->to) || osg_refuse_pontoon(n, w->one, over) ||
        !may_come(w, from, over->to))
        return;
    to.used = (uint8_t)(cost < left ? from->used + cost : all);
    reach(w, to);
}

/* [8.21a] [8.23a] Marker on, or off again. */
static void
change_manner(walk *w, const osg_spot *from)
{
    const osg *n = w->scene->n;
    bt_mp all = osg_counter_of(n, w->unit)->allowance;
    bool leads = bt_units_has(&n->printed->leaders, w->unit);
    osg_spot to = *from;

    if (from->manner == OSG_AFOOT && n->printed->atlas.hexes[from->hex].has_road) {
        to.manner = OSG_IN_COLUMN;
        to.begins = begins_with(from, OSG_A_MARCH);
        reach(w, to);
    } else if (from->manner == OSG_IN_COLUMN && (leads || from->used + 2 <= all)) {
        to.manner = OSG_DEPLOYED_AGAIN;
        to.used = (uint8_t)(to.used + (leads ? 0 : 2));
        to.begins = begins_with(from, OSG_A_UNMARCH);
        reach(w, to);
    }
}

static void
go_on(walk *w, osg_spot from)
{
    const osg *n = w->scene->n;
    const bt_hex_info *info = &n->printed->atlas.hexes[from.hex];

    if (osg_is_pinned(n, w->one, from.hex))
        return;
    change_manner(w, &from);
    for (int i = 0; i < info->side_count; i++)
        step(w, &from, &info->sides[i]);
}

static void
get_ready(walk *w, const osg_scene *scene, bt_unit unit)
{
    const osg *n = scene->n;

    w->scene = scene;
    w->unit = unit;
    w->one = (bt_units){ { 0 } };
    bt_units_add(&w->one, unit);
    w->is_troops = bt_units_has(&n->printed->troops, unit);
    w->head = w->tail = 0;
    for (int i = 0; i < 2; i++) {
        w->states[i] = *n->s;
        w->then[i] = osg_of(n->game, &w->states[i]);
    }
    bt_units_remove(&w->states[0].marching, unit);
    bt_units_add(&w->states[1].marching, unit);
}

void
osg_find_marches(const osg_scene *scene, bt_unit unit, osg_marches *out)
{
    const osg_state *s = scene->n->s;
    osg_spot here = { s->places[unit], OSG_AFOOT, s->used[unit], 0, s->places[unit] };
    walk w;

    get_ready(&w, scene, unit);
    w.out = out;
    out->unit = unit;
    out->count = 0;
    memset(out->at, 0, sizeof out->at);
    if (bt_units_has(&s->marching, unit))
        here.manner = OSG_IN_COLUMN;
    else if (bt_units_has(&s->halted, unit))
        here.manner = OSG_DEPLOYED_AGAIN;
    reach(&w, here);
    if (osg_refuse_leaving(scene->n, w.one, scene->side, here.hex))
        return;
    while (w.head < w.tail)
        go_on(&w, out->spots[w.queue[w.head++]]);
}

bool
osg_can_rest(const osg_scene *scene, bt_unit unit, const osg_spot *spot)
{
    osg_state copy = *scene->n->s;
    osg then = osg_of(scene->n->game, &copy);
    bt_units one = { { 0 } };

    bt_units_add(&one, unit);
    if (spot->manner == OSG_IN_COLUMN)
        bt_units_add(&copy.marching, unit);
    else
        bt_units_remove(&copy.marching, unit);
    return !osg_refuse_rest(&then, one, spot->hex);
}
