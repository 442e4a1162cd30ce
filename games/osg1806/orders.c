/*
 * orders.c - who moves next, and where to.
 *
 * One unit after the other, the nearest to the enemy first, goes to the best hex it can end its move in; leaders
 * follow their troops, and trains them.  From any point on the way the same hex looks best, or a better one.
 */
#include "orders.h"
#include "post.h"

#define LEAST     12 /* what a move has to gain */
#define LEAST_DIE 30 /* ... for an initiative check */

typedef struct order {
    int gain;
    osg_spot spot;
} order;

static bool
is_legal(const bt_actions *legal, bt_action action)
{
    for (int i = 0; i < legal->count; i++)
        if (legal->at[i] == action)
            return true;
    return false;
}

/* The action that a way to a spot begins with, for a unit that has set out, or not yet. */
static bt_action
first_action(bt_unit unit, const osg_spot *spot, bool on_march)
{
    if (spot->begins != OSG_A_STEP && !on_march)
        return bt_action_make(OSG_A_TAKE, unit, 0, 0);
    if (spot->begins == OSG_A_STEP)
        return on_march ? bt_action_make(OSG_A_STEP, spot->first, 0, 0)
                        : bt_action_make(OSG_A_MOVE, unit, spot->first, 0);
    return bt_action_make(spot->begins, 0, 0, 0);
}

/* The best spot, against staying.  `legal` may be NULL: as if it could set out. */
static bool
find_best(const osg_scene *scene, bt_unit unit, const bt_actions *legal, bool on_march, order *out)
{
    osg_marches marches;
    int best = 0, stays;
    bool found = false;

    osg_find_marches(scene, unit, &marches);
    stays = osg_judge_post(scene, unit, &marches.spots[0]);
    for (int i = 1; i < marches.count; i++) {
        const osg_spot *spot = &marches.spots[i];
        int value = osg_judge_post(scene, unit, spot);
        if ((found && value <= best) || !osg_can_rest(scene, unit, spot) ||
            (legal && !is_legal(legal, first_action(unit, spot, on_march))))
            continue;
        best = value;
        out->spot = *spot;
        found = true;
    }
    out->gain = best - stays;
    return found;
}

/* ---- a phase -------------------------------------------------------------------------------------- */

static bt_units
units_of(const bt_actions *legal, unsigned code)
{
    bt_units units = { { 0 } };

    for (int i = 0; i < legal->count; i++)
        if (bt_action_code(legal->at[i]) == code)
            bt_units_add(&units, (bt_unit)bt_action_operand(legal->at[i], 0));
    return units;
}

/* The one of them nearest to the enemy, the strongest of several. */
static bt_unit
take_foremost(const osg_scene *scene, bt_units *units)
{
    bt_unit best = BT_UNIT_NONE;
    int best_rank = 0;

    for (bt_units left = *units; !bt_units_is_empty(&left);) {
        bt_unit u = bt_units_take(&left);
        int rank =
            100 * scene->far[scene->n->s->places[u]] - scene->n->printed->counters[u].strength;
        if (best == BT_UNIT_NONE || rank < best_rank) {
            best = u;
            best_rank = rank;
        }
    }
    if (best != BT_UNIT_NONE)
        bt_units_remove(units, best);
    return best;
}

static bt_action
order_one_of(const osg_scene *scene, bt_units units, const bt_actions *legal)
{
    order o;

    for (bt_unit u; (u = take_foremost(scene, &units)) != BT_UNIT_NONE;)
        if (find_best(scene, u, legal, false, &o) && o.gain >= LEAST)
            return first_action(u, &o.spot, false);
    return BT_ACTION_NONE;
}

/* Of reinforcements troops come first, by road where they may. */
static bt_action
bring_on(const osg_scene *scene, const bt_actions *legal)
{
    static const uint16_t worth[] = { 2, 1 };
    bt_action best = BT_ACTION_NONE;
    int best_rank = 0;

    for (int i = 0; i < legal->count; i++) {
        unsigned code = bt_action_code(legal->at[i]);
        bt_unit unit = (bt_unit)bt_action_operand(legal->at[i], 0);
        int rank;
        if (code != OSG_A_ENTER && code != OSG_A_FILE)
            continue;
        rank = 1000000 + worth[code == OSG_A_ENTER] * 100 +
               1000 * scene->n->printed->counters[unit].strength -
               scene->far[bt_action_operand(legal->at[i], 1)] / 8;
        if (rank > best_rank) {
            best = legal->at[i];
            best_rank = rank;
        }
    }
    return best;
}

/* [7.13] */
static bt_action
rouse_one(const osg_scene *scene, const bt_actions *legal)
{
    bt_units asked = bt_units_and(units_of(legal, OSG_A_ROUSE), scene->n->printed->troops);
    order o;

    for (bt_unit u; (u = take_foremost(scene, &asked)) != BT_UNIT_NONE;)
        if (find_best(scene, u, NULL, false, &o) && o.gain >= LEAST_DIE)
            return bt_action_make(OSG_A_ROUSE, u, 0, 0);
    return BT_ACTION_NONE;
}

bt_action
osg_next_order(const osg *n, bt_side side, const bt_actions *legal)
{
    const osg_printed *p = n->printed;
    bt_units able = bt_units_or(units_of(legal, OSG_A_TAKE), units_of(legal, OSG_A_MOVE));
    const bt_units in_order[] = { p->troops, p->leaders, p->trains };
    osg_scene scene;
    bt_action next;

    osg_survey_scene(n, side, &scene);
    for (size_t i = 0; i < BT_COUNT(in_order); i++) {
        next = order_one_of(&scene, bt_units_and(able, in_order[i]), legal);
        if (next != BT_ACTION_NONE)
            return next;
        if (i == 0 && ((next = bring_on(&scene, legal)) || (next = rouse_one(&scene, legal))))
            return next;
    }
    next = bt_action_make(OSG_A_DONE, 0, 0, 0);
    return is_legal(legal, next) ? next : BT_ACTION_NONE;
}

/* ---- on the march ------------------------------------------------------------------------------------- */

bt_action
osg_next_step(const osg *n, bt_side side, const bt_actions *legal)
{
    bt_action halt = bt_action_make(OSG_A_HALT, 0, 0, 0);
    bt_action repulse = bt_action_make(OSG_A_REPULSE, 0, 0, 0);
    bt_unit unit = bt_units_first(&n->s->movers);
    osg_scene scene;
    order o;

    osg_survey_scene(n, side, &scene);
    if (find_best(&scene, unit, legal, true, &o) && (o.gain > 0 || !is_legal(legal, halt)))
        return first_action(unit, &o.spot, true);
    if (is_legal(legal, halt))
        return halt;
    return is_legal(legal, repulse) ? repulse : BT_ACTION_NONE;
}
