/*
 * concert.c - attacks in concert: who goes where about a foe, so that the odds are good and it finds no way
 * back [11.43a].
 *
 * Two units on opposite sides of a foe control all that is about it: then every retreat destroys it.  So
 * for each foe sets of hexes about it are tried, each filled with the strongest who can come; the attack
 * that gains most is taken first, and the rest make do with who is left.  Stacks that can drive the enemy out without
 * a die do that before (drive.h).
 */
#include "concert.h"
#include "assault.h"
#include "drive.h"
#include "marches.h"
#include "morale.h"
#include "movement.h"

#include <string.h>

#define LEAST       40 /* what an attack has to gain */
#define HEXES_MAX   3  /* that it is newly attacked from */
#define UNITS_MAX   8  /* that join it */
#define ROOM        2  /* of a hex [3.12a] */
#define ATTACKS_MAX 10

typedef struct part {
    bt_unit unit;
    uint8_t side;
} part;

typedef struct attempt {
    int foe;
    int count, gain;
    part parts[UNITS_MAX];
} attempt;

typedef struct planner {
    const osg_scene *scene;
    bt_units free;
    osg_comers comers[OSG_UNITS_MAX]; /* by foe */
    attempt best[OSG_UNITS_MAX];      /* by foe */
} planner;

/* ---- who can come where ----------------------------------------------------------------------- */

static int
side_towards(const bt_hex_info *info, bt_hex hex)
{
    for (int i = 0; i < info->side_count; i++)
        if (info->sides[i].to == hex)
            return i;
    return -1;
}

static void
note_spot(planner *p, bt_unit unit, const osg_spot *spot)
{
    const osg_scene *scene = p->scene;
    const bt_atlas *atlas = &scene->n->printed->atlas;
    const bt_hex_info *info = &atlas->hexes[spot->hex];

    for (int i = 0; i < info->side_count; i++) {
        int foe = scene->foe_at[info->sides[i].to];
        if (!foe || info->sides[i].features & BT_HEXSIDE_RIVER || !osg_can_rest(scene, unit, spot))
            continue;
        int side = side_towards(&atlas->hexes[info->sides[i].to], spot->hex);
        bt_units_add(&p->comers[foe - 1][side], unit);
    }
}

static void
find_comers(planner *p)
{
    const osg_scene *scene = p->scene;
    bt_units left = bt_units_and(bt_units_or(scene->able, scene->n->s->movers), scene->troops);
    osg_marches marches;

    left = bt_units_minus(left, scene->n->printed->vedettes);
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;) {
        if (osg_errand_of(scene, u) || osg_nearest_foe(scene, scene->n->s->places[u]) > OSG_EARSHOT)
            continue;
        bt_units_add(&p->free, u);
        osg_find_marches(scene, u, &marches);
        for (int i = 1; i < marches.count; i++)
            if (marches.spots[i].manner != OSG_IN_COLUMN)
                note_spot(p, u, &marches.spots[i]);
    }
}

/* ---- one foe ------------------------------------------------------------------------------------ */

/* Other foes whom those about a foe have to attack too, as far as nobody else does. */
static void
count_others(osg_assault *a)
{
    const osg_scene *scene = a->scene;
    const osg_foe *foe = a->foe;
    const bt_atlas *atlas = &scene->n->printed->atlas;
    const bt_hex_info *info = &atlas->hexes[foe->hex];
    uint64_t seen[BT_BITS_WORDS(OSG_UNITS_MAX + 1)] = { 0 };

    bt_bits_add(seen, scene->foe_at[foe->hex]);
    for (int i = 0; i < info->side_count; i++) {
        const bt_hex_info *front = &atlas->hexes[info->sides[i].to];
        for (int k = 0; k < front->side_count && a->fronts >> i & 1; k++) {
            int other = scene->foe_at[front->sides[k].to];
            if (!other || front->sides[k].features & BT_HEXSIDE_RIVER ||
                bt_bits_has(seen, (unsigned)other))
                continue;
            bt_bits_add(seen, (unsigned)other);
            int met =
                osg_strength_of(scene->n, bt_units_minus(scene->foes[other - 1].present, a->force));
            if (met < scene->foes[other - 1].strength)
                a->others += scene->foes[other - 1].strength - met;
            a->contacts += !met;
        }
    }
}

static osg_assault
assault_on(const planner *p, int number, bt_units force, uint8_t fronts)
{
    osg_assault a = { p->scene, &p->scene->foes[number], force, fronts, 0, 0 };

    count_others(&a);
    return a;
}

static int
judge(const planner *p, int number, bt_units force, uint8_t fronts)
{
    osg_assault a = assault_on(p, number, force, fronts);

    return osg_judge_assault(&a, 1);
}

/* The strongest who may still come over some of the hexsides. */
static part
find_part(const planner *p, int number, uint8_t sides, bt_units used)
{
    part best = { BT_UNIT_NONE, 0 };
    int best_strength = 0;

    for (uint8_t i = 0; i < 6; i++) {
        bt_units left = bt_units_minus(bt_units_and(p->comers[number][i], p->free), used);
        if (!(sides >> i & 1))
            continue;
        for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;) {
            bt_units one = { { 0 } };
            bt_units_add(&one, u);
            int strength = osg_strength_of(p->scene->n, one);
            if (strength > best_strength) {
                best = (part){ u, i };
                best_strength = strength;
            }
        }
    }
    return best;
}

/* Who adds most to the attack, over hexsides that are attacked over anyway. */
static part
find_help(const planner *p, const attempt *a, uint8_t sides, bt_units used, bt_units force,
          uint8_t fronts, int *value)
{
    part best = { BT_UNIT_NONE, 0 };

    for (uint8_t i = 0; i < 6; i++) {
        bt_units left = bt_units_minus(bt_units_and(p->comers[a->foe][i], p->free), used);
        if (!(sides >> i & 1))
            continue;
        used = bt_units_or(used, left); /* over which of them it comes is all the same */
        for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;) {
            bt_units more = force;
            bt_units_add(&more, u);
            int then = judge(p, a->foe, more, fronts);
            if (then > *value) {
                best = (part){ u, i };
                *value = then;
            }
        }
    }
    return best;
}

static void
add_part(attempt *a, part next, bt_units *used, bt_units *force)
{
    a->parts[a->count++] = next;
    bt_units_add(used, next.unit);
    bt_units_add(force, next.unit);
}

/* Over new hexsides, each with one unit at least. */
static void
try_sides(planner *p, int number, uint8_t sides, int base)
{
    const osg_foe *foe = &p->scene->foes[number];
    bt_units force = foe->present, used = { { 0 } };
    uint8_t fronts = osg_fronts_of(p->scene, foe, force), needed = sides;
    uint8_t room[6] = { ROOM, ROOM, ROOM, ROOM, ROOM, ROOM };
    attempt a = { .foe = number };
    int value;

    for (; needed; needed = (uint8_t)(needed & ~(1u << a.parts[a.count - 1].side))) {
        part next = find_part(p, number, needed, used);
        if (next.unit == BT_UNIT_NONE)
            return;
        add_part(&a, next, &used, &force);
        fronts = (uint8_t)(fronts | 1u << next.side);
        room[next.side]--;
    }
    value = judge(p, number, force, fronts);
    while (a.count < UNITS_MAX) {
        part next = find_help(p, &a, sides, used, force, fronts, &value);
        if (next.unit == BT_UNIT_NONE)
            break;
        add_part(&a, next, &used, &force);
        if (!--room[next.side])
            sides = (uint8_t)(sides & ~(1u << next.side));
    }
    a.gain = value - base;
    if (a.gain > p->best[number].gain)
        p->best[number] = a;
}

static int
count_bits(unsigned bits)
{
    int count = 0;

    for (; bits; bits &= bits - 1)
        count++;
    return count;
}

static void
look_at(planner *p, int number)
{
    const osg_foe *foe = &p->scene->foes[number];
    uint8_t fronts = osg_fronts_of(p->scene, foe, foe->present), open = 0;
    int base = 0;

    p->best[number] = (attempt){ .foe = number, .gain = LEAST };
    for (int i = 0; i < 6; i++) {
        bt_units comers = bt_units_and(p->comers[number][i], p->free);
        open = (uint8_t)(open | (unsigned)!bt_units_is_empty(&comers) << i);
    }
    if (!bt_units_is_empty(&foe->present))
        base = judge(p, number, foe->present, fronts);
    for (unsigned sides = 1; sides < 64 && open; sides++)
        if (!(sides & ~open) && count_bits(sides) <= HEXES_MAX)
            try_sides(p, number, (uint8_t)sides, base);
}

/* ---- all of them -------------------------------------------------------------------------------- */

static bt_units
parts_of(const attempt *a)
{
    bt_units units = { { 0 } };

    for (int i = 0; i < a->count; i++)
        bt_units_add(&units, a->parts[i].unit);
    return units;
}

/* Who may drive the foe out comes when the others are there. */
static void
set_last(const planner *p, const attempt *a, osg_concert *out)
{
    const osg_foe *foe = &p->scene->foes[a->foe];
    bt_units force = bt_units_or(foe->present, parts_of(a));
    uint8_t fronts = osg_fronts_of(p->scene, foe, foe->present);
    osg_assault all;
    bt_unit last;

    for (int i = 0; i < a->count; i++)
        fronts = (uint8_t)(fronts | 1u << a->parts[i].side);
    all = assault_on(p, a->foe, force, fronts);
    last = osg_who_drives_out(&all);
    if (last != BT_UNIT_NONE)
        bt_units_add(&out->last, last);
}

static void
assign(planner *p, const attempt *a, osg_concert *out)
{
    const osg *n = p->scene->n;
    const bt_hex_info *info = &n->printed->atlas.hexes[p->scene->foes[a->foe].hex];

    for (int i = 0; i < a->count; i++) {
        out->goals[a->parts[i].unit] = info->sides[a->parts[i].side].to;
        out->gains[a->parts[i].unit] = a->gain;
    }
    p->free = bt_units_minus(p->free, parts_of(a));
    set_last(p, a, out);
}

/* Stacks that drive the enemy out, at once or when his way back is closed: nobody else has use for these. */
static void
plan_drives(planner *p, osg_concert *out)
{
    bt_units left = p->scene->troops;
    osg_drive drive;

    for (;;) {
        osg_find_drive(p->scene, left, p->comers, p->free, &drive);
        if (bt_units_is_empty(&drive.force))
            return;
        left = bt_units_minus(left, drive.force);
        p->free = bt_units_minus(p->free, drive.force);
        if (drive.blocker == BT_UNIT_NONE) {
            out->drives = drive.force;
            return;
        }
        out->held = bt_units_or(out->held, drive.force);
        out->goals[drive.blocker] = drive.post;
        out->gains[drive.blocker] = drive.gain;
        bt_units_remove(&left, drive.blocker);
        bt_units_remove(&p->free, drive.blocker);
    }
}

void
osg_plan_concert(const osg_scene *scene, osg_concert *out)
{
    planner p = { .scene = scene };

    out->last = out->drives = out->held = (bt_units){ { 0 } };
    for (int u = 0; u < OSG_UNITS_MAX; u++) {
        out->goals[u] = BT_HEX_NONE;
        out->gains[u] = 0;
    }
    if (scene->content)
        return;
    find_comers(&p);
    plan_drives(&p, out);
    for (int f = 0; f < scene->foe_count; f++)
        look_at(&p, f);
    for (int done = 0; done < ATTACKS_MAX; done++) {
        int best = -1;
        for (int f = 0; f < scene->foe_count; f++)
            if (p.best[f].count && (best < 0 || p.best[f].gain > p.best[best].gain))
                best = f;
        if (best < 0)
            return;
        attempt taken = p.best[best];
        assign(&p, &taken, out);
        p.best[best].count = 0;
        for (int f = 0; f < scene->foe_count; f++) {
            bt_units both = bt_units_and(parts_of(&p.best[f]), parts_of(&taken));
            if (p.best[f].count && !bt_units_is_empty(&both))
                look_at(&p, f);
        }
    }
}
