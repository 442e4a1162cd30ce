/*
 * scene.c - looking round: stacks of the enemy, who could come up to them [8.1], and what to head for
 * [20.1].
 */
#include "scene.h"
#include "closing.h"
#include "control.h"
#include "morale.h"
#include "movement.h"

#include <stddef.h>
#include <string.h>

#define RING                                                                                       \
    256 /* half points, more than a hexside costs or an aim is away from the start; a power of two */
#define A_MARCH     16 /* half points that nobody has more of on foot */
#define A_JOURNEY   90 /* ... of a unit sent off by itself */
#define DETOUR_AIM  4 /* half points by which an aim seems farther than it is: a hex that scores, */
#define DETOUR_FOE  8 /* ... a foe, and ... */
#define DETOUR_EACH 3 /* ... one for so many half points of strength in a hex */

const osg_errand *
osg_errand_of(const osg_scene *scene, bt_unit unit)
{
    for (int i = 0; i < scene->errand_count; i++)
        if (scene->errands[i].unit == unit)
            return &scene->errands[i];
    return NULL;
}

const osg_foe *
osg_foe_in(const osg_scene *scene, bt_hex hex)
{
    int number = scene->foe_at[hex];

    return number ? &scene->foes[number - 1] : NULL;
}

int
osg_nearest_foe(const osg_scene *scene, bt_hex hex)
{
    int nearest = 1000;

    for (int i = 0; i < scene->foe_count; i++) {
        int range = bt_hex_range(&scene->n->printed->atlas, hex, scene->foes[i].hex);
        if (range < nearest)
            nearest = range;
    }
    return nearest;
}

/* ---- floods ------------------------------------------------------------------------------------ */

/* Distances that spread from where they are set, in order: hexes wait in the ring by how far they are. */
typedef struct flood {
    const osg_scene *scene;
    uint16_t *far;
    uint16_t limit;
    bool by_road;                                        /* in Road March where there is a road */
    bool around;                                         /* not through zones, nor enemy troops */
    int count;                                           /* hexes that wait */
    uint16_t ring[RING];                                 /* by distance: the first that waits + 1 */
    uint16_t next[OSG_HEXES_MAX], before[OSG_HEXES_MAX]; /* those that wait as long, + 1 */
    uint64_t waits[BT_BITS_WORDS(OSG_HEXES_MAX)];
} flood;

static void
take_out(flood *f, bt_hex hex)
{
    uint16_t next = f->next[hex], before = f->before[hex];

    if (before)
        f->next[before - 1] = next;
    else
        f->ring[f->far[hex] & (RING - 1)] = next;
    if (next)
        f->before[next - 1] = before;
    bt_bits_remove(f->waits, hex);
    f->count--;
}

static void
wait_for(flood *f, bt_hex hex, uint16_t far)
{
    uint16_t *first = &f->ring[far & (RING - 1)];

    if (far > f->limit || far >= f->far[hex])
        return;
    if (bt_bits_has(f->waits, hex))
        take_out(f, hex);
    f->far[hex] = far;
    f->next[hex] = *first;
    f->before[hex] = 0;
    if (*first)
        f->before[*first - 1] = (uint16_t)(hex + 1);
    *first = (uint16_t)(hex + 1);
    bt_bits_add(f->waits, hex);
    f->count++;
}

static unsigned
stride(const osg_scene *scene, bt_hex from, int i, bool by_road)
{
    const bt_hexside *side = &scene->n->printed->atlas.hexes[from].sides[i];
    unsigned features = side->features;

    if (side->water != BT_WATER_NONE) {
        features = bt_ground_features(&scene->land.ground, side);
        if (features != side->features)
            return bt_ground_cost(&scene->land.ground, OSG_ON_FOOT, side);
    }
    return by_road && (features & BT_HEXSIDE_ROAD)
               ? scene->n->printed->march
               : scene->n->printed->stride[OSG_ON_FOOT][from][i];
}

static void
spread(flood *f)
{
    const osg_scene *scene = f->scene;
    bt_side enemy = osg_other(scene->side);

    for (unsigned far = 0; f->count;) {
        if (!f->ring[far & (RING - 1)]) {
            far++;
            continue;
        }
        bt_hex hex = (bt_hex)(f->ring[far & (RING - 1)] - 1);
        const bt_hex_info *info = &scene->n->printed->atlas.hexes[hex];
        take_out(f, hex);
        if (f->around && f->far[hex] && osg_troops_control(scene->n, enemy, hex))
            continue;
        for (int i = 0; i < info->side_count; i++) {
            unsigned cost = stride(scene, hex, i, f->by_road);
            if (cost != BT_MP_PROHIBITED && !(f->around && scene->foe_at[info->sides[i].to]))
                wait_for(f, info->sides[i].to, (uint16_t)(f->far[hex] + cost));
        }
    }
}

static void
begin_flood(flood *f, const osg_scene *scene, uint16_t *far, bool by_road, bool around,
            uint16_t limit)
{
    f->scene = scene;
    f->far = far;
    f->limit = limit;
    f->by_road = by_road;
    f->around = around;
    f->count = 0;
    memset(f->ring, 0, sizeof f->ring);
    memset(f->waits, 0, sizeof f->waits);
    memset(far, 0xff, OSG_HEXES_MAX * sizeof *far);
}

/* ---- who is there ------------------------------------------------------------------------------- */

static void
find_foes(osg_scene *scene)
{
    const osg *n = scene->n;
    bt_units left = bt_units_and(n->printed->troops, n->printed->of_side[osg_other(scene->side)]);

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;) {
        uint16_t at = n->s->places[u];
        if (BT_PLACE_IS_BOX(at))
            continue;
        if (!scene->foe_at[at]) {
            scene->foes[scene->foe_count++] = (osg_foe){ .hex = at };
            scene->foe_at[at] = (uint8_t)scene->foe_count;
        }
        osg_foe *foe = &scene->foes[scene->foe_at[at] - 1];
        bt_units_add(&foe->troops, u);
        foe->strength += osg_value(n, u);
    }
}

static void
find_own(osg_scene *scene)
{
    const osg *n = scene->n;
    bt_units left = n->printed->of_side[scene->side];

    scene->troops = osg_on_map_of(n, bt_units_and(left, n->printed->troops));
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;) {
        bt_units one = { { 0 } };
        if (osg_refuse_mover(n, scene->side, u) || bt_units_has(&n->s->movers, u))
            continue;
        bt_units_add(&one, u);
        if (!osg_is_pinned(n, one, n->s->places[u]))
            bt_units_add(&scene->able, u);
    }
}

/* ---- who could come up ------------------------------------------------------------------------------ */

static bool
is_in_earshot(const osg_scene *scene, const osg_foe *foe)
{
    bt_units left = scene->troops;

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (bt_hex_range(&scene->n->printed->atlas, foe->hex, scene->n->s->places[u]) <= OSG_EARSHOT)
            return true;
    return false;
}

static void
muster(osg_scene *scene, osg_foe *foe, flood *f, uint16_t *far)
{
    const osg *n = scene->n;
    const bt_hex_info *info = &n->printed->atlas.hexes[foe->hex];
    bt_units left = scene->troops;

    begin_flood(f, scene, far, false, true, A_MARCH);
    for (int i = 0; i < info->side_count; i++)
        if (!(info->sides[i].features & BT_HEXSIDE_RIVER) && !scene->foe_at[info->sides[i].to])
            wait_for(f, info->sides[i].to, 0);
    spread(f);
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;) {
        uint16_t way = far[n->s->places[u]];
        bool marches = bt_units_has(&n->s->marching, u);
        if (way == 0 && !bt_units_has(&n->s->movers, u))
            bt_units_add(&foe->present, u);
        else if (way != OSG_FAR && bt_units_has(&scene->able, u) &&
                 way + (marches ? 2 : 0) <= osg_points_left(n, u))
            bt_units_add(&foe->support, u);
    }
}

/* ---- what to head for --------------------------------------------------------------------------------- */

/* Turns by day from now to the end, this one too. */
static int
days_left(const osg *n)
{
    int count = 0;

    for (int turn = n->s->turn; turn <= n->printed->last_turn; turn++)
        count += bt_track_kind(&n->printed->track, turn) == OSG_DAY;
    return count;
}

/* Who would be there first; of two the weaker.  BT_UNIT_NONE if nobody would be in time. */
static bt_unit
find_envoy(const osg_scene *scene, const uint16_t *far)
{
    const osg *n = scene->n;
    int best_rank = 0, days = days_left(n);
    bt_unit best = BT_UNIT_NONE;
    bt_units left = scene->troops;

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;) {
        uint16_t way = far[n->s->places[u]];
        int allowance = osg_counter_of(n, u)->allowance, rank;
        if (way == OSG_FAR || way > days * allowance || osg_errand_of(scene, u))
            continue;
        rank = 100 * way / allowance + osg_value(n, u);
        if (best == BT_UNIT_NONE || rank < best_rank) {
            best = u;
            best_rank = rank;
        }
    }
    return best;
}

/* Somebody for a hex that scores, if anybody is in time. */
static void
send_for(osg_scene *scene, flood *f, bt_hex hex)
{
    osg_errand *errand = &scene->errands[scene->errand_count];

    begin_flood(f, scene, errand->far, true, true, A_JOURNEY);
    wait_for(f, hex, 0);
    spread(f);
    errand->unit = find_envoy(scene, errand->far);
    scene->errand_count += errand->unit != BT_UNIT_NONE;
}

/* [20.12] Was the source, which is in play, the enemy's? */
static bool
is_prey(const osg_scene *scene, int source)
{
    const osg_source *it = &scene->n->printed->sources[source];

    return it->in_play && it->side != scene->side;
}

/* [20.16] What was taken in a battle is taken back as soon as it is left.  Who is sent for another goes. */
static void
post_guards(osg_scene *scene)
{
    const osg *n = scene->n;

    for (int i = 0; i < n->printed->source_count && n->printed->is_battle; i++) {
        bt_units there = { { 0 } };
        if (is_prey(scene, i) && osg_source_holder(n, i) == scene->side)
            there = bt_units_and(osg_in_hex(n, n->printed->sources[i].hex), scene->troops);
        for (bt_unit u; (u = bt_units_take(&there)) != BT_UNIT_NONE;)
            if (!osg_errand_of(scene, u)) {
                bt_units_add(&scene->guards, u);
                break;
            }
    }
}

/* Is the enemy still to come on there [15.0]? */
static bool
awaits_enemy(const osg_scene *scene, bt_hex hex)
{
    const osg_printed *p = scene->n->printed;

    for (int i = 0; i < p->arrival_count; i++)
        if (p->arrivals[i].side != scene->side && p->arrivals[i].hex == hex &&
            p->arrivals[i].turn >= scene->n->s->turn)
            return true;
    return false;
}

/* [20.12] [20.15] [20.16] For each source that is not held, each baggage train of the enemy's, and each source to
 * which he is still to come, if enough of us are left. */
static void
send_for_points(osg_scene *scene, flood *f)
{
    const osg_printed *p = scene->n->printed;
    int most = bt_units_count(&scene->troops) / (p->is_battle ? 2 : 5);
    bt_units trains = bt_units_and(p->baggage_trains, p->of_side[osg_other(scene->side)]);

    if (p->victory.saalfeld)
        return;
    most = most > OSG_ERRANDS_MAX ? OSG_ERRANDS_MAX : most;
    for (int i = 0; i < p->source_count && scene->errand_count < most; i++)
        if (p->sources[i].in_play && osg_source_holder(scene->n, i) != scene->side)
            send_for(scene, f, p->sources[i].hex);
    for (bt_unit u; (u = bt_units_take(&trains)) != BT_UNIT_NONE && scene->errand_count < most;)
        if (osg_on_map(scene->n->s, u))
            send_for(scene, f, scene->n->s->places[u]);
    for (int i = 0; i < p->source_count && scene->errand_count < most && p->is_battle; i++)
        if (is_prey(scene, i) && osg_source_holder(scene->n, i) == scene->side &&
            awaits_enemy(scene, p->sources[i].hex))
            send_for(scene, f, p->sources[i].hex);
}

/* [21.96b] */
static void
head_for_towns(const osg_scene *scene, flood *f)
{
    const osg_victory *v = &scene->n->printed->victory;
    bt_side side = scene->side;

    if (!v->saalfeld)
        return;
    if (osg_town_holder(scene->n) != side)
        wait_for(f, v->holds, side == OSG_PRUSSIAN ? 0 : DETOUR_AIM);
    for (int aim = 0; aim < 2; aim++)
        if (osg_aim_holder(scene->n, aim) != side)
            wait_for(f, v->takes[aim], 0);
}

static void
head_for_foes(const osg_scene *scene, flood *f)
{
    bt_units trains = bt_units_and(scene->n->printed->baggage_trains,
                                   scene->n->printed->of_side[osg_other(scene->side)]);

    for (int i = 0; i < scene->foe_count; i++)
        wait_for(f, scene->foes[i].hex,
                 (uint16_t)(DETOUR_FOE + scene->foes[i].strength / DETOUR_EACH));
    for (bt_unit u; (u = bt_units_take(&trains)) != BT_UNIT_NONE;) /* [20.15] */
        if (osg_on_map(scene->n->s, u))
            wait_for(f, scene->n->s->places[u], DETOUR_AIM);
}

void
osg_survey_scene(const osg *n, bt_side side, osg_scene *out)
{
    uint16_t far[OSG_HEXES_MAX];
    flood f;

    memset(out, 0, offsetof(osg_scene, errands));
    out->n = n;
    out->side = side;
    out->content = osg_is_content(n, side);
    osg_survey_land(n, &out->land);
    find_foes(out);
    find_own(out);
    for (int i = 0; i < out->foe_count; i++)
        if (is_in_earshot(out, &out->foes[i]))
            muster(out, &out->foes[i], &f, far);
    send_for_points(out, &f);
    post_guards(out);
    begin_flood(&f, out, out->far, true, false, OSG_FAR - 1);
    head_for_towns(out, &f);
    head_for_foes(out, &f);
    spread(&f);
}
