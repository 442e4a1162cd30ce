/*
 * post.c - how good a hex is for a unit to end its move in.
 *
 * Troops close with what the side is after, by road, but enter a zone only for an attack that promises
 * something with those who are there or can still come; elsewhere they keep together, on good ground,
 * within reach of their officer.  Leaders stay with the troops they lead, and trains out of the way.
 */
#include "post.h"
#include "assault.h"
#include "hold.h"
#include "morale.h"
#include "prospect.h"

#define W_WAY     18  /* a half point nearer to what the side is after */
#define W_ERRAND  12  /* ... to a hex that scores, for a unit sent by itself */
#define W_EXPOSED 12  /* a half Strength Point that can be attacked, a point of odds above 2-1 */
#define W_FRIEND  3   /* a half Strength Point of friends next to it, near the enemy */
#define W_COVER   40  /* ground that helps the defender, near the enemy */
#define W_ASTRAY  10  /* a hex out of reach of its officer */
#define W_GUARD   400 /* to leave a source that was taken */
#define W_PEACE   5000 /* that a fight is avoided where none is needed */
#define W_COLUMN  60  /* in column of march before the enemy */
#define NEAR      4   /* hexes */
#define OWN_RANGE 4   /* hexes from its officer in which a unit is at home */

static int
range(const osg_scene *scene, bt_hex a, bt_hex b)
{
    return bt_hex_range(&scene->n->printed->atlas, a, b);
}

/* ---- attacks ------------------------------------------------------------------------------------ */

/* What it changes that the unit joins an attack on the foe; one of `share` it makes. */
static int
judge_joining(const osg_scene *scene, bt_unit unit, bt_hex hex, const osg_foe *foe, int share)
{
    const bt_hex_info *info = &scene->n->printed->atlas.hexes[foe->hex];
    osg_assault a = { .scene = scene, .foe = foe, .force = foe->present };
    int before;

    bt_units_remove(&a.force, unit);
    a.fronts = osg_fronts_of(scene, foe, a.force);
    before = bt_units_is_empty(&a.force) ? 0 : osg_judge_assault(&a, 1);
    for (int i = 0; i < info->side_count; i++)
        if (info->sides[i].to == hex)
            a.fronts = (uint8_t)(a.fronts | 1u << i);
    bt_units_add(&a.force, unit);
    return osg_judge_assault(&a, share) - before;
}

/* Foes in whose zones the hex is, or who would be in the unit's [4.31a]. */
static int
list_foes(const osg_scene *scene, bt_hex hex, const osg_foe *out[6])
{
    const bt_hex_info *info = &scene->n->printed->atlas.hexes[hex];
    int count = 0;

    for (int i = 0; i < info->side_count; i++) {
        const osg_foe *foe = osg_foe_in(scene, info->sides[i].to);
        if (foe && !(info->sides[i].features & BT_HEXSIDE_RIVER))
            out[count++] = foe;
    }
    return count;
}

/* ---- waiting -------------------------------------------------------------------------------------- */

/* Half points of the enemy who could come up to a hex. */
static int
count_threat(const osg_scene *scene, bt_hex hex)
{
    static const uint8_t percent[] = { 0, 100, 100, 90, 60, 25 };
    int total = 0;

    for (int i = 0; i < scene->foe_count; i++) {
        int far = range(scene, hex, scene->foes[i].hex);
        if (far >= 0 && far < (int)BT_COUNT(percent))
            total += scene->foes[i].strength * percent[far] / 100;
    }
    return total;
}

/* Half points of friends in a hex and, to a third, about it; and those next to it alone. */
static int
count_friends(const osg_scene *scene, bt_unit unit, bt_hex hex, int *beside)
{
    const osg *n = scene->n;
    const bt_hex_info *info = &n->printed->atlas.hexes[hex];
    bt_units there = bt_units_and(osg_own_in_hex(n, scene->side, hex), scene->troops);

    bt_units_remove(&there, unit);
    *beside = 0;
    for (int i = 0; i < info->side_count; i++) {
        bt_units near =
            bt_units_and(osg_own_in_hex(n, scene->side, info->sides[i].to), scene->troops);
        bt_units_remove(&near, unit);
        *beside += osg_strength_of(n, near);
    }
    return osg_strength_of(n, there) + *beside / 3;
}

static bool
is_cover(unsigned features)
{
    return features & (BT_HEXSIDE_STREAM | BT_HEXSIDE_SLOPE_DOWN | BT_HEXSIDE_RIVER);
}

/* [11.31] Of the ways into the hex most are hard, or it is a town. */
static bool
is_strong_ground(const osg_scene *scene, bt_hex hex)
{
    const osg_printed *p = scene->n->printed;
    const bt_hex_info *info = &p->atlas.hexes[hex];
    int hard = 0;

    for (int i = 0; i < info->side_count; i++)
        hard += is_cover(info->sides[i].features);
    return p->tec.terrains[info->terrain].defence > BT_TIMES_ONE || info->terrain == p->chateau ||
           2 * hard > info->side_count;
}

static int
judge_waiting(const osg_scene *scene, bt_unit unit, bt_hex hex)
{
    int beside, own = osg_value(scene->n, unit), threat = count_threat(scene, hex), value = 0;
    int defence = own + count_friends(scene, unit, hex, &beside);
    bool strong = is_strong_ground(scene, hex);

    if (!threat)
        return 0;
    if (strong) {
        value += W_COVER;
        defence += defence / 2;
    }
    value += W_FRIEND * (beside > 20 ? 20 : beside);
    if (defence && threat > 2 * defence)
        value -= W_EXPOSED * own * ((threat > 5 * defence ? 5 * defence : threat) - 2 * defence) /
                 defence;
    return value;
}

/* ---- troops -------------------------------------------------------------------------------------------- */

/* [7.11b] Units that their officer cannot reach do not move next turn. */
static int
judge_command(const osg_scene *scene, bt_unit unit, bt_hex hex)
{
    const osg *n = scene->n;
    uint8_t f = osg_counter_of(n, unit)->formation;
    bt_units left;
    int nearest = 1000;

    if (f == OSG_NO_FORMATION)
        return 0;
    left = bt_units_and(n->printed->formations[f].units, n->printed->leaders);
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;) {
        int far = osg_on_map(n->s, u) ? range(scene, hex, n->s->places[u]) : 1000;
        if (far < nearest)
            nearest = far;
    }
    if (nearest == 1000 || nearest <= OWN_RANGE)
        return 0;
    return -W_ASTRAY * (nearest - OWN_RANGE);
}

static int
judge_troops(const osg_scene *scene, bt_unit unit, const osg_spot *spot)
{
    const osg_foe *foes[6];
    int count = list_foes(scene, spot->hex, foes), value = 0;
    const osg_errand *errand = osg_errand_of(scene, unit);
    uint16_t far = errand ? errand->far[spot->hex] : scene->far[spot->hex];

    value -= (errand ? W_ERRAND : W_WAY) * (far == OSG_FAR ? 400 : far);
    value += errand ? 0 : judge_command(scene, unit, spot->hex);
    for (int i = 0; i < count; i++)
        value += scene->content ? -W_PEACE
                                : judge_joining(scene, unit, spot->hex, foes[i], count);
    if (!count)
        value += judge_waiting(scene, unit, spot->hex);
    if (bt_units_has(&scene->guards, unit) && spot->hex != scene->n->s->places[unit])
        value -= W_GUARD;
    if (spot->manner == OSG_IN_COLUMN && osg_nearest_foe(scene, spot->hex) <= NEAR)
        value -= W_COLUMN;
    return value;
}

/* ---- leaders and trains ------------------------------------------------------------------------------------ */

/* Whom a leader has about it, by how far they are. */
static int
count_led(const osg_scene *scene, bt_units led, bt_hex hex)
{
    static const uint8_t percent[] = { 110, 100, 100, 70, 40 };
    const osg *n = scene->n;
    int total = 0;

    for (bt_unit u; (u = bt_units_take(&led)) != BT_UNIT_NONE;) {
        int far = osg_on_map(n->s, u) ? range(scene, hex, n->s->places[u]) : -1;
        int weight = bt_units_has(&n->printed->officers, u) ? 20 : 2 + osg_value(n, u);
        if (far < 0)
            continue;
        total += far < (int)BT_COUNT(percent) ? weight * percent[far] / 10 : -weight * far / 20;
    }
    return total;
}

static bt_units
led_by(const osg *n, bt_unit leader)
{
    const osg_printed *p = n->printed;
    const osg_counter *c = &p->counters[leader];
    bt_units own = p->of_side[c->side];

    if (c->formation == OSG_NO_FORMATION)
        return bt_units_and(bt_units_or(p->officers, p->guard), own);
    return bt_units_and(bt_units_and(p->formations[c->formation].units, p->troops), own);
}

static int
judge_leader(const osg_scene *scene, bt_unit leader, const osg_spot *spot)
{
    const osg *n = scene->n;
    bt_units with = bt_units_and(osg_own_in_hex(n, scene->side, spot->hex), scene->troops);
    int value = count_led(scene, led_by(n, leader), spot->hex), threat;

    if (bt_units_is_empty(&with))
        value -= 150;
    threat = count_threat(scene, spot->hex);
    if (threat > 3 * osg_strength_of(n, with))
        value -= 150;
    if (osg_counter_of(n, leader)->arm == OSG_HEAD_OF_STATE &&
        osg_nearest_foe(scene, spot->hex) < 3)
        value -= 200;
    if (leader == n->printed->napoleon && threat > osg_strength_of(n, with))
        value -= 300; /* [20.3] */
    return value;
}

static int
judge_train(const osg_scene *scene, bt_unit train, const osg_spot *spot)
{
    const osg *n = scene->n;
    int far = osg_nearest_foe(scene, spot->hex), home = 1000;
    bt_units left = bt_units_and(n->printed->commanders, n->printed->of_side[scene->side]);

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (osg_on_map(n->s, u) && range(scene, spot->hex, n->s->places[u]) < home)
            home = range(scene, spot->hex, n->s->places[u]);
    (void)train;
    return (far < 6 ? -100 * (6 - far) : 0) - (home < 1000 && home > 3 ? 10 * (home - 3) : 0) +
           (n->printed->atlas.hexes[spot->hex].has_road ? 15 : 0);
}

int
osg_judge_post(const osg_scene *scene, bt_unit unit, const osg_spot *spot)
{
    const osg_printed *p = scene->n->printed;

    if (bt_units_has(&p->leaders, unit))
        return judge_leader(scene, unit, spot);
    if (bt_units_has(&p->trains, unit))
        return judge_train(scene, unit, spot);
    return judge_troops(scene, unit, spot);
}
