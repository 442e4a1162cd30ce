/*
 * orders.c - who moves next, and where to.
 *
 * One unit after the other, the nearest to the enemy first, goes to the best hex it can end its move in; leaders
 * follow their troops, and trains them.  From any point on the way the same hex looks best, or a better one.
 */
#include "orders.h"
#include "assault.h"
#include "bridges.h"
#include "concert.h"
#include "drive.h"
#include "morale.h"
#include "movement.h"
#include "post.h"
#include "repulse_force.h"

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

/* Everything the orders of a decision go by. */
typedef struct staff {
    osg_scene scene;
    osg_concert concert;
} staff;

static void
look_round(const osg *n, bt_side side, staff *out)
{
    osg_survey_scene(n, side, &out->scene);
    osg_plan_concert(&out->scene, &out->concert);
}

/* To the hex it has in an attack. */
static bool
find_part(const staff *st, const osg_marches *marches, const bt_actions *legal, bool on_march,
          order *out)
{
    bt_hex goal = st->concert.goals[marches->unit];

    for (int i = 1; i < marches->count && goal != BT_HEX_NONE; i++) {
        const osg_spot *spot = &marches->spots[i];
        if (spot->hex != goal || spot->manner == OSG_IN_COLUMN ||
            !osg_can_rest(&st->scene, marches->unit, spot) ||
            (legal && !is_legal(legal, first_action(marches->unit, spot, on_march))))
            continue;
        out->gain = st->concert.gains[marches->unit];
        out->spot = *spot;
        return true;
    }
    return false;
}

/* The best spot, against staying.  `legal` may be NULL: as if it could set out. */
static bool
find_best(const staff *st, bt_unit unit, const bt_actions *legal, bool on_march, order *out)
{
    const osg_scene *scene = &st->scene;
    osg_marches marches;
    int best = 0, stays;
    bool found = false;

    osg_find_marches(scene, unit, &marches);
    if (find_part(st, &marches, legal, on_march, out))
        return true;
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

static int
rank_part(const staff *st, bt_unit unit)
{
    return osg_value(st->scene.n, unit) - 1000 * bt_units_has(&st->concert.last, unit);
}

/* Those who have a part in an attack, the strongest first, but for those who may drive the enemy out. */
static bt_action
order_parts(const staff *st, bt_units units, const bt_actions *legal)
{
    order o;

    while (!bt_units_is_empty(&units)) {
        bt_unit next = bt_units_first(&units);
        for (bt_units left = units; !bt_units_is_empty(&left);) {
            bt_unit u = bt_units_take(&left);
            if (rank_part(st, u) > rank_part(st, next))
                next = u;
        }
        bt_units_remove(&units, next);
        if (find_best(st, next, legal, false, &o))
            return first_action(next, &o.spot, false);
    }
    return BT_ACTION_NONE;
}

/* [10.1] Does a unit stand before the enemy, and could drive him out? */
static bool
can_drive_out(const staff *st, bt_unit unit)
{
    const osg *n = st->scene.n;
    bt_units one = { { 0 } };

    bt_units_add(&one, unit);
    return osg_is_pinned(n, one, n->s->places[unit]) && !osg_refuse_repulsing(n, one) &&
           osg_repulse_pays(&st->scene, unit);
}

/* [10.1] The first of a stack that drives him out together. */
static bt_action
drive_together(const staff *st, const bt_actions *legal)
{
    for (bt_units left = st->concert.drives; !bt_units_is_empty(&left);) {
        bt_action take = bt_action_make(OSG_A_TAKE, bt_units_take(&left), 0, 0);
        if (is_legal(legal, take))
            return take;
    }
    return BT_ACTION_NONE;
}

static bt_action
drive_out(const staff *st, bt_units units, const bt_actions *legal)
{
    for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE;) {
        bt_action take = bt_action_make(OSG_A_TAKE, u, 0, 0);
        if (is_legal(legal, take) && can_drive_out(st, u))
            return take;
    }
    return BT_ACTION_NONE;
}

static bt_action
order_one_of(const staff *st, bt_units units, const bt_actions *legal)
{
    order o;

    for (bt_unit u; (u = take_foremost(&st->scene, &units)) != BT_UNIT_NONE;)
        if (find_best(st, u, legal, false, &o) && o.gain >= LEAST)
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
rouse_one(const staff *st, const bt_actions *legal)
{
    bt_units asked = bt_units_and(units_of(legal, OSG_A_ROUSE), st->scene.n->printed->troops);
    order o;

    for (bt_unit u; (u = take_foremost(&st->scene, &asked)) != BT_UNIT_NONE;)
        if (can_drive_out(st, u) || (find_best(st, u, NULL, false, &o) && o.gain >= LEAST_DIE))
            return bt_action_make(OSG_A_ROUSE, u, 0, 0);
    return BT_ACTION_NONE;
}

bt_action
osg_next_order(const osg *n, bt_side side, const bt_actions *legal)
{
    const osg_printed *p = n->printed;
    bt_units able = bt_units_or(units_of(legal, OSG_A_TAKE), units_of(legal, OSG_A_MOVE));
    const bt_units in_order[] = { p->troops, p->leaders, p->trains };
    staff st;
    bt_units parts = { { 0 } };
    bt_action next;

    able = bt_units_minus(able, osg_find_layers(n, side));
    look_round(n, side, &st);
    for (bt_unit u = 0; u < p->unit_count; u++)
        if (st.concert.goals[u] != BT_HEX_NONE)
            bt_units_add(&parts, u);
    able = bt_units_minus(able, st.concert.held);
    if ((next = drive_together(&st, legal)) ||
        (next = drive_out(&st, bt_units_and(able, p->troops), legal)) ||
        (next = order_parts(&st, bt_units_and(able, parts), legal)))
        return next;
    for (size_t i = 0; i < BT_COUNT(in_order); i++) {
        next = order_one_of(&st, bt_units_and(able, in_order[i]), legal);
        if (next != BT_ACTION_NONE)
            return next;
        if (i == 0 && ((next = bring_on(&st.scene, legal)) || (next = rouse_one(&st, legal))))
            return next;
    }
    next = bt_action_make(OSG_A_DONE, 0, 0, 0);
    return is_legal(legal, next) ? next : BT_ACTION_NONE;
}

/* ---- on the march ------------------------------------------------------------------------------------- */

/* Where nothing is good, anywhere: nearer to what the side is after. */
static bt_action
step_on(const osg_scene *scene, const bt_actions *legal)
{
    bt_action best = BT_ACTION_NONE;
    unsigned nearest = OSG_FAR + 1;

    for (int i = 0; i < legal->count; i++) {
        unsigned far = scene->far[bt_action_operand(legal->at[i], 0)];
        if (bt_action_code(legal->at[i]) != OSG_A_STEP || far >= nearest)
            continue;
        best = legal->at[i];
        nearest = far;
    }
    return best;
}

/* What brings those on the march, with others whom they take along, to where they drive the enemy out. */
static bt_action
drive_on(const osg_scene *scene)
{
    const osg *n = scene->n;
    osg_drive drive;
    bt_units more;

    osg_find_drive_on(scene, &drive);
    more = bt_units_minus(drive.force, n->s->movers);
    if (bt_units_is_empty(&drive.force))
        return BT_ACTION_NONE;
    if (!bt_units_is_empty(&more))
        return bt_action_make(OSG_A_JOIN, bt_units_first(&more), 0, 0);
    return drive.spot.begins ? first_action(bt_units_first(&n->s->movers), &drive.spot, true)
                             : bt_action_make(OSG_A_REPULSE, 0, 0, 0);
}

bt_action
osg_next_step(const osg *n, bt_side side, const bt_actions *legal)
{
    bt_action halt = bt_action_make(OSG_A_HALT, 0, 0, 0);
    bt_action repulse = bt_action_make(OSG_A_REPULSE, 0, 0, 0);
    bt_unit unit = bt_units_first(&n->s->movers);
    bt_action next;
    staff st;
    order o;

    look_round(n, side, &st);
    if ((next = drive_on(&st.scene)) && is_legal(legal, next))
        return next;
    if (is_legal(legal, repulse) && osg_repulse_pays(&st.scene, unit))
        return repulse;
    if (find_best(&st, unit, legal, true, &o) && (o.gain > 0 || !is_legal(legal, halt)))
        return first_action(unit, &o.spot, true);
    if (is_legal(legal, halt))
        return halt;
    return is_legal(legal, repulse) ? repulse : step_on(&st.scene, legal);
}
