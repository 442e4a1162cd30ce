/*
 * survey_near.c - who has the points to reach a hex [8.0]: ways traced back from it.
 *
 * Once for each class of units, in the ordinary manner and in Road March.  Zones and enemies stop them as
 * they stop a march [4.1]; whether a move may end there, and whether a unit is in command, is not asked.
 */
#include "hold.h"
#include "movement.h"
#include "survey_parts.h"
#include "way.h"

#include <berthier/say.h>
#include <string.h>

enum { FARTHEST = 2 * 20, UNREACHED = 0xff };

/* What the way costs from every hex, in half points. */
typedef struct ways {
    uint8_t cost[2][OSG_HEXES_MAX]; /* ordinary, and in Road March */
} ways;

typedef struct tracer {
    osg n; /* of a copy in which the unit is in Road March, or not */
    osg_state state;
    bt_unit unit; /* one of the class */
    bt_hex target;
    bool troops;
} tracer;

/* ---- tracing ----------------------------------------------------------------------------------------- */

/* May it go into a hex, and on from there? */
static bool
is_open(const tracer *t, bt_hex hex)
{
    bt_side own = osg_counter_of(&t->n, t->unit)->side;

    if (osg_holds_enemy(&t->n, own, hex) || osg_refuse_guarded(&t->n, own, hex))
        return false;
    return t->troops || !osg_controls(&t->n, osg_other(own), hex) ||
           osg_has_troops(&t->n, own, hex);
}

static bool
goes_on(const tracer *t, bt_hex hex)
{
    bt_units one = { { 0 } };

    bt_units_add(&one, t->unit);
    return !osg_is_pinned(&t->n, one, hex);
}

static unsigned
step_cost(const tracer *t, bt_hex from, bt_hex to)
{
    const bt_hexside *over = bt_hexside_between(&t->n.printed->atlas, from, to);
    bt_units one = { { 0 } };

    bt_units_add(&one, t->unit);
    return osg_refuse_pontoon(&t->n, one, over) ? BT_MP_PROHIBITED
                                                : osg_step_cost(&t->n, t->unit, over);
}

/* The hexes that lead into one whose own way costs so much. */
static void
spread(const tracer *t, bt_hex to, unsigned cost, uint8_t *costs)
{
    const bt_hex_info *info = &t->n.printed->atlas.hexes[to];

    for (int i = 0; i < info->side_count; i++) {
        bt_hex from = info->sides[i].to;
        unsigned step = step_cost(t, from, to), all = cost + step;
        if (step != BT_MP_PROHIBITED && all <= FARTHEST && all < costs[from] && is_open(t, from) &&
            goes_on(t, from))
            costs[from] = (uint8_t)all;
    }
}

static void
trace_back(const tracer *t, uint8_t *costs)
{
    for (unsigned cost = 0; cost <= FARTHEST; cost++)
        for (bt_hex hex = 0; hex < t->n.printed->atlas.hex_count; hex++)
            if (costs[hex] == cost)
                spread(t, hex, cost, costs);
}

/* [8.23a] Into an enemy's zone the last step is taken without the marker. */
static void
seed_march(const tracer *ordinary, uint8_t *costs, const uint8_t *direct)
{
    const bt_hex_info *info = &ordinary->n.printed->atlas.hexes[ordinary->target];

    if (goes_on(ordinary, ordinary->target)) {
        costs[ordinary->target] = 0;
        return;
    }
    for (int i = 0; i < info->side_count; i++) {
        bt_hex from = info->sides[i].to;
        if (direct[from] != UNREACHED)
            costs[from] = (uint8_t)(direct[from] + osg_unmarch_cost(&ordinary->n, ordinary->unit));
    }
}

static void
set_out(tracer *t, const osg *n, bt_unit unit, bt_hex target, bool by_road)
{
    t->state = *n->s;
    t->n = osg_of(n->game, &t->state);
    t->unit = unit;
    t->target = target;
    t->troops = bt_units_has(&n->printed->troops, unit);
    if (by_road)
        bt_units_add(&t->state.marching, unit);
    else
        bt_units_remove(&t->state.marching, unit);
}

static bool
trace_class(tracer *t, const osg *n, bt_unit unit, bt_hex target, ways *out)
{
    memset(out, UNREACHED, sizeof *out);
    set_out(t, n, unit, target, false);
    if (!is_open(t, target))
        return false;
    spread(t, target, 0, out->cost[0]);
    seed_march(t, out->cost[1], out->cost[0]);
    out->cost[0][target] = 0;
    trace_back(t, out->cost[0]);
    set_out(t, n, unit, target, true);
    trace_back(t, out->cost[1]);
    return true;
}

/* ---- marks ---------------------------------------------------------------------------------------------- */

/* In its own Movement Phase what it has left, else all. */
static unsigned
points_of(const osg *n, bt_unit unit)
{
    const bt_frames *frames = &n->s->frames;
    bool moves = false;

    for (int i = 0; i < frames->depth; i++)
        moves = moves || frames->at[i].procedure == OSG_P_MOVEMENT ||
                frames->at[i].procedure == OSG_P_INDIVIDUAL;
    if (!moves || osg_counter_of(n, unit)->side != osg_phasing(n->s))
        return osg_counter_of(n, unit)->allowance;
    return bt_units_has(&n->s->moved, unit) ? 0 : osg_points_left(n, unit);
}

/* Road March is named where it alone leads there, or costs less. */
static void
mark_unit(osg_surveyor *q, bt_unit unit, const ways *w)
{
    const osg *n = q->n;
    bt_hex from = n->s->places[unit];
    unsigned left = points_of(n, unit), plain = w->cost[0][from];
    unsigned road = bt_units_has(&n->s->halted, unit) ? UNREACHED : w->cost[1][from];
    bt_units one = { { 0 } };
    bool by_road;
    unsigned cost;

    if (bt_units_has(&n->s->marching, unit)) /* [8.23a] */
        plain += osg_unmarch_cost(n, unit);
    by_road = road < plain;
    cost = by_road ? road : plain;

    if (cost > left || !cost)
        return;
    bt_units_add(&one, unit);
    BT_SAY(&q->text, n->game,
           by_road ? BT_MSG("{0}: {1} of {2} Movement Points, by Road March")
                   : BT_MSG("{0}: {1} of {2} Movement Points"),
           bt_arg_word(bt_unit_called(n->game, unit)), bt_arg_halves((int)cost),
           bt_arg_halves((int)left));
    osg_mark(q, from, one, by_road ? "8.21b" : "8.11a", false);
}

/* Those of a class in which the zones stop them alike. */
static void
survey_class(osg_surveyor *q, bt_units units, bt_hex place, tracer *t, ways *w)
{
    bt_unit first = bt_units_first(&units);

    if (first == BT_UNIT_NONE || !trace_class(t, q->n, first, place, w))
        return;
    for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE;) {
        bt_units one = { { 0 } };
        bt_units_add(&one, u);
        if (!osg_is_pinned(q->n, one, q->n->s->places[u]))
            mark_unit(q, u, w);
    }
}

void
osg_survey_near(osg_surveyor *q, bt_hex place)
{
    const osg *n = q->n;
    bt_units own;
    tracer t;
    ways w;

    if (q->viewer > OSG_PRUSSIAN)
        return;
    own = osg_on_map_of(n, n->printed->of_side[q->viewer]);
    for (int class = 0; class < OSG_CLASSES; class++) {
        bt_units units = own;
        for (bt_units left = own; !bt_units_is_empty(&left);) {
            bt_unit u = bt_units_take(&left);
            if (osg_counter_of(n, u)->class_of_unit != class)
                bt_units_remove(&units, u);
        }
        survey_class(q, units, place, &t, &w);
    }
}
