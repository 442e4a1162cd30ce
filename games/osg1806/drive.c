/*
 * drive.c - driving the enemy out in the Movement Phase with whole stacks [10.0].
 *
 * A Repulse costs no losses, and destroys those who have no way back.  One unit is seldom strong enough for it, but
 * a stack often is; and another unit, however weak, can close the last way back first.
 */
#include "drive.h"
#include "combat_odds.h"
#include "morale.h"
#include "movement.h"
#include "prospect.h"
#include "repulse.h"
#include "repulse_force.h"
#include "retreat_ways.h"

#define LEAST    40 /* what it has to gain, ... */
#define HELP     5  /* ... and more with a blocker */
#define SURE     85 /* percent that one which should succeed does: nobody knows who is there */
#define RETREAT  2  /* hexes [10.21a] */
#define TOGETHER 2  /* units that may stand in a hex without a leader [3.12a] */

typedef struct search {
    const osg_scene *scene;
    osg_comers *comers; /* by foe; NULL: nobody blocks */
    bt_units blockers;
    osg_drive *best;
    osg_state state; /* as it would be */
    osg then;
} search;

/* ---- as it would be ----------------------------------------------------------------------------- */

static void
shift(search *s, bt_unit unit, bt_hex to)
{
    if (s->state.places[unit] == to)
        return;
    osg_put_away(&s->then, unit, OSG_RESERVE);
    osg_place(&s->then, unit, to);
}

static void
bring(search *s, bt_units force, const osg_spot *spot)
{
    s->state = *s->scene->n->s;
    s->then = osg_of(s->scene->n->game, &s->state);
    for (bt_unit u; (u = bt_units_take(&force)) != BT_UNIT_NONE;) {
        shift(s, u, spot->hex);
        if (s->state.used[u] < spot->used)
            s->state.used[u] = spot->used;
    }
}

/* What the destruction of those without a way back is worth. */
static int
worth_of_caught(const search *s, bt_units defenders)
{
    const osg *n = &s->then;
    bt_units caught = { { 0 } };

    defenders = bt_units_minus(defenders, n->printed->vedettes);
    for (bt_unit u; (u = bt_units_take(&defenders)) != BT_UNIT_NONE;)
        if (osg_find_escape(n, u, RETREAT) != OSG_ESCAPE_OPEN)
            bt_units_add(&caught, u);
    return (osg_weight_of(n, osg_other(s->scene->side)) * osg_strength_of(n, caught) +
            osg_bounty_of(n, caught)) *
           SURE / 100;
}

/* ---- closing the last way back -------------------------------------------------------------------- */

/* What is at stake where a unit does that: it has to attack others whom it faces alone [4.31]. */
static int
risk_of(const search *s, bt_unit unit, bt_hex hex, bt_hex driven)
{
    const osg_scene *scene = s->scene;
    const bt_hex_info *info = &scene->n->printed->atlas.hexes[hex];

    for (int i = 0; i < info->side_count; i++) {
        const osg_foe *foe = osg_foe_in(scene, info->sides[i].to);
        if (foe && foe->hex != driven && !(info->sides[i].features & BT_HEXSIDE_RIVER) &&
            bt_units_is_empty(&foe->present))
            return osg_weight_of(scene->n, scene->side) * osg_value(scene->n, unit) / 2;
    }
    return 0;
}

/* Of some units the weakest, or the strongest; BT_UNIT_NONE of none. */
static bt_unit
pick(const osg *n, bt_units units, bool strongest)
{
    bt_unit best = BT_UNIT_NONE;

    for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE;)
        if (best == BT_UNIT_NONE || (strongest ? osg_value(n, u) > osg_value(n, best)
                                               : osg_value(n, u) < osg_value(n, best)))
            best = u;
    return best;
}

static void
try_blockers(search *s, const osg_foe *foe, bt_units force, const osg_spot *spot,
             bt_units defenders)
{
    const bt_hex_info *info = &s->scene->n->printed->atlas.hexes[foe->hex];
    bt_units *comers = s->comers[foe - s->scene->foes];

    for (int i = 0; i < info->side_count; i++) {
        bt_hex post = info->sides[i].to;
        bt_units able = bt_units_minus(bt_units_and(comers[i], s->blockers), force);
        bt_unit blocker = pick(s->scene->n, able, false);
        int gain;
        if (blocker == BT_UNIT_NONE || post == spot->hex)
            continue;
        bring(s, force, spot);
        shift(s, blocker, post);
        gain = worth_of_caught(s, defenders) - risk_of(s, blocker, post, foe->hex) - HELP;
        if (gain > s->best->gain)
            *s->best = (osg_drive){ force, *spot, gain, blocker, post };
    }
}

/* ---- who drives ----------------------------------------------------------------------------------- */

static void
try_from(search *s, bt_units force, const osg_spot *spot)
{
    const osg *n = &s->then;
    const bt_hex_info *info = &s->scene->n->printed->atlas.hexes[spot->hex];
    unsigned targets;
    bt_units defenders;
    int attack, defence, gain;

    bring(s, force, spot);
    if (osg_refuse_repulsing(n, force))
        return;
    targets = osg_find_targets(n, force);
    defenders = osg_defenders(n, spot->hex, targets, osg_other(s->scene->side), n->printed->troops);
    osg_weigh(n, bt_units_and(force, n->printed->troops), defenders, &attack, &defence);
    if (attack < OSG_REPULSE_ODDS * defence)
        return;
    gain = worth_of_caught(s, defenders);
    if (gain > s->best->gain)
        *s->best = (osg_drive){ force, *spot, gain, BT_UNIT_NONE, BT_HEX_NONE };
    for (int i = 0; s->comers && i < info->side_count; i++)
        if (osg_is_target(&info->sides[i], targets))
            try_blockers(s, osg_foe_in(s->scene, info->sides[i].to), force, spot, defenders);
}

/* Is a foe next to it that is weak enough, whatever the ground does? */
static bool
is_by_weak_foe(const osg_scene *scene, bt_hex hex, int strength)
{
    const bt_hex_info *info = &scene->n->printed->atlas.hexes[hex];

    for (int i = 0; i < info->side_count; i++) {
        const osg_foe *foe = osg_foe_in(scene, info->sides[i].to);
        if (foe && strength >= OSG_REPULSE_ODDS * foe->strength &&
            !(info->sides[i].features & BT_HEXSIDE_RIVER))
            return true;
    }
    return false;
}

/* All go as far as the slowest of them. */
static bt_unit
slowest_of(const osg *n, bt_units force)
{
    bt_unit best = BT_UNIT_NONE;

    for (bt_unit u; (u = bt_units_take(&force)) != BT_UNIT_NONE;)
        if (best == BT_UNIT_NONE || osg_points_left(n, u) < osg_points_left(n, best))
            best = u;
    return best;
}

static void
try_force(search *s, bt_units force)
{
    const osg *n = s->scene->n;
    int strength = osg_strength_of(n, bt_units_and(force, n->printed->troops));
    osg_marches marches;

    osg_find_marches(s->scene, slowest_of(n, force), &marches);
    for (int i = 0; i < marches.count; i++)
        if (marches.spots[i].manner != OSG_IN_COLUMN && marches.spots[i].begins != OSG_A_MARCH &&
            is_by_weak_foe(s->scene, marches.spots[i].hex, strength))
            try_from(s, force, &marches.spots[i]);
}

/* The strongest of a hex by itself, then with the next. */
static void
try_stack(search *s, bt_units force, bt_units others)
{
    const osg *n = s->scene->n;

    while (bt_units_count(&force) < TOGETHER && !bt_units_is_empty(&others)) {
        bt_unit next = pick(n, others, true);
        bt_units_remove(&others, next);
        bt_units_add(&force, next);
        try_force(s, force);
    }
}

/* [8.1] Who may set out with others: nobody who has spent anything, or marches in column. */
static bt_units
find_fresh(const osg_scene *scene)
{
    const osg_state *s = scene->n->s;
    bt_units left = bt_units_minus(scene->troops, scene->n->printed->vedettes), found = { { 0 } };

    left = bt_units_minus(left, bt_units_or(s->marching, s->movers));
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (!s->used[u] && !osg_refuse_mover(scene->n, scene->side, u))
            bt_units_add(&found, u);
    return found;
}

void
osg_find_drive(const osg_scene *scene, bt_units units, osg_comers *comers, bt_units blockers,
               osg_drive *out)
{
    search s = { .scene = scene, .comers = comers, .blockers = blockers, .best = out };
    bt_units left = bt_units_and(find_fresh(scene), units);
    const bt_units nobody = { { 0 } };

    *out = (osg_drive){ .gain = LEAST, .blocker = BT_UNIT_NONE };
    while (!bt_units_is_empty(&left)) {
        bt_hex hex = scene->n->s->places[bt_units_first(&left)];
        bt_units there = bt_units_and(osg_in_hex(scene->n, hex), left);
        left = bt_units_minus(left, there);
        if (osg_nearest_foe(scene, hex) <= OSG_EARSHOT)
            try_stack(&s, nobody, there);
    }
}

void
osg_find_drive_on(const osg_scene *scene, osg_drive *out)
{
    const osg *n = scene->n;
    search s = { .scene = scene, .best = out };
    bt_units movers = n->s->movers, left = movers;
    bool spent = osg_share(movers, n->s->marching);

    *out = (osg_drive){ .gain = LEAST, .blocker = BT_UNIT_NONE };
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        spent = spent || n->s->used[u];
    try_force(&s, movers);
    if (!spent)
        try_stack(&s, movers,
                  bt_units_and(osg_in_hex(n, osg_where(n, movers)), find_fresh(scene)));
}
