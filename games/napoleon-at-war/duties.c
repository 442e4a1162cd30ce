/*
 * duties.c - who must fight whom, and whether a declaration leaves everybody
 * else able to do his duty [7.1] [7.2] [8.1] [8.4].
 *
 * When the Movement Phase ends, every enemy in reach of a phasing unit has to
 * be attacked and every phasing unit in reach of an enemy has to attack; both
 * lists are frozen then.  Attacks are declared one by one, so each must leave
 * the rest of the duties possible.
 *
 * Who touches whom is a graph between phasing units and enemies.  A single
 * combat takes attackers that all touch all of its defenders, so any graph in
 * which nobody is alone can be cut into combats (one attacker on many, or many
 * on one).  What a declaration must not do is leave somebody alone:
 *
 *   - a phasing unit whose last enemies are all taken has to join in;
 *   - an enemy whose last opponents are all taken has to be attacked along
 *     with the others, or be left to artillery that can bombard him.  Each
 *     such enemy needs a gun of his own [8.13], which is a matching problem.
 *
 * The common case, nobody alone, is decided by looking at neighbours of
 * neighbours.  Only when guns come into it is the whole field counted.
 */
#include <assert.h>
#include <string.h>

#include "contact.h"
#include "duties.h"

/* ---- the whole field counted ------------------------------------------- */

/* Phasing artillery that could still bombard this phase. */
static bt_units
ready_guns(const naw *n, const bt_units *taken)
{
    bt_units guns = bt_units_and(n->printed->artillery, n->printed->of_side[naw_phasing(n->s)]);
    bt_units ready = { { 0 } };

    guns = bt_units_minus(bt_units_minus(guns, n->s->spent), n->s->silenced);
    guns = bt_units_minus(guns, *taken);
    for (bt_unit u; (u = bt_units_take(&guns)) != BT_UNIT_NONE;)
        if (naw_on_map(n->s, u) && naw_is_free_gun(n, u))
            bt_units_add(&ready, u);
    return ready;
}

static bool
touches_any(const naw *n, bt_unit unit, bt_side side, const bt_units *set)
{
    bt_unit near[6];
    int count = naw_touching(n, unit, side, near);

    for (int i = 0; i < count; i++)
        if (bt_units_has(set, near[i]))
            return true;
    return false;
}

/* One augmenting path of the matching of lonely enemies to guns. */
static bool
find_gun(const naw *n, bt_unit enemy, const bt_units *guns, bt_units *tried, bt_unit *target_of)
{
    bt_units left = bt_units_minus(*guns, *tried);

    for (bt_unit gun; (gun = bt_units_take(&left)) != BT_UNIT_NONE;) {
        if (bt_units_has(tried, gun) || naw_refuse_bombardment(n, gun, enemy))
            continue;
        bt_units_add(tried, gun);
        if (target_of[gun] == BT_UNIT_NONE || find_gun(n, target_of[gun], guns, tried, target_of)) {
            target_of[gun] = enemy;
            return true;
        }
    }
    return false;
}

/* How many lonely enemies cannot be given a gun of their own. */
static int
count_unmatched(const naw *n, bt_units lonely, const bt_units *taken)
{
    bt_units guns = ready_guns(n, taken);
    bt_unit target_of[BT_UNITS_MAX];
    int unmatched = 0;

    memset(target_of, BT_UNIT_NONE, sizeof target_of);
    for (bt_unit e; (e = bt_units_take(&lonely)) != BT_UNIT_NONE;) {
        bt_units tried = { { 0 } };
        unmatched += !find_gun(n, e, &guns, &tried, target_of);
    }
    return unmatched;
}

/* Units that remain to be engaged. */
static bt_units
open_duties(const naw *n)
{
    return bt_units_minus(n->s->duty, n->s->spent);
}

typedef struct count {
    int unmet;  /* duties nobody can fulfil any more */
    int gunned; /* enemies only artillery can still attack */
} count;

/* Count the duties that remain impossible once `taken` have fought. */
static count
count_duties(const naw *n, const bt_units *taken)
{
    const naw_printed *p = n->printed;
    bt_side phasing = naw_phasing(n->s), enemy = naw_other(phasing);
    bt_units open = bt_units_minus(open_duties(n), *taken);
    bt_units ours = bt_units_and(open, p->of_side[phasing]);
    bt_units theirs = bt_units_and(open, p->of_side[enemy]);
    bt_units lonely = { { 0 } }, left = ours;
    count c = { 0, 0 };

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        c.unmet += !touches_any(n, u, enemy, &theirs);
    left = theirs;
    for (bt_unit e; (e = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (!touches_any(n, e, phasing, &ours))
            bt_units_add(&lonely, e);
    if (!bt_units_is_empty(&lonely)) {
        c.gunned = bt_units_count(&lonely);
        c.unmet += count_unmatched(n, lonely, taken);
    }
    return c;
}

void
naw_derive_strain(naw *n)
{
    int now = bt_frames_peek(&n->s->frames)->procedure;
    bool declaring = now == NAW_P_COMBAT || now == NAW_P_ATTACK || now == NAW_P_ROLL;
    bt_units nobody = { { 0 } };
    count c = { 0, 0 };

    if (declaring && !bt_units_is_empty(&n->s->duty))
        c = count_duties(n, &nobody);
    n->s->strained = c.unmet || c.gunned;
}

/* [7.11] [7.12] Both lists, of who touches whom now. */
bt_units
naw_in_contact(const naw *n)
{
    bt_side phasing = naw_phasing(n->s);
    bt_units ours = n->printed->of_side[phasing], out = { { 0 } };
    bt_unit near[6];

    for (bt_unit u; (u = bt_units_take(&ours)) != BT_UNIT_NONE;) {
        int found = naw_on_map(n->s, u) ? naw_touching(n, u, naw_other(phasing), near) : 0;
        if (found)
            bt_units_add(&out, u);
        for (int i = 0; i < found; i++)
            bt_units_add(&out, near[i]);
    }
    return out;
}

/* As they stand when movement is over. */
void
naw_freeze_duties(naw *n)
{
    n->s->duty = naw_in_contact(n);
    n->s->spent = (bt_units){ { 0 } };
    n->s->strained = 0;
}

static bool
some_gun_reaches(const naw *n, bt_units guns, bt_unit enemy)
{
    for (bt_unit g; (g = bt_units_take(&guns)) != BT_UNIT_NONE;)
        if (!naw_refuse_bombardment(n, g, enemy))
            return true;
    return false;
}

/* [7.11] [7.12] A unit needs an enemy beside it who is still to be attacked, an enemy such a unit or
 * a gun. */
bt_units
naw_feasible_duties(const naw *n)
{
    bt_side phasing = naw_phasing(n->s), enemy = naw_other(phasing);
    bt_units open = open_duties(n), nobody = { { 0 } }, guns = ready_guns(n, &nobody);
    bt_units ours = bt_units_and(open, n->printed->of_side[phasing]);
    bt_units theirs = bt_units_minus(open, ours);

    for (bt_units left = ours; !bt_units_is_empty(&left);) {
        bt_unit u = bt_units_take(&left);
        if (!touches_any(n, u, enemy, &theirs))
            bt_units_remove(&open, u);
    }
    for (bt_units left = theirs; !bt_units_is_empty(&left);) {
        bt_unit e = bt_units_take(&left);
        if (!touches_any(n, e, phasing, &ours) && !some_gun_reaches(n, guns, e))
            bt_units_remove(&open, e);
    }
    return open;
}

bt_units
naw_pressing_duties(const naw *n)
{
    return n->s->strained ? naw_feasible_duties(n) : open_duties(n);
}

/* ---- can a declaration stand? ------------------------------------------ */

typedef struct declaration {
    const naw *n;
    bt_side phasing;
    bt_units open; /* duties before this attack */
    bt_units attackers, defenders;
    bool exact;
    naw_hitch hitch;
} declaration;

static bool
hitched(declaration *d, const bt_reason *reason, bt_unit unit)
{
    d->hitch = (naw_hitch){ reason, unit };
    return false;
}

/* [7.12] [8.41a] */
static bool
left_out(declaration *d, bt_unit unit)
{
    bool is_gun = bt_units_has(&d->n->printed->artillery, unit);

    return hitched(d, is_gun ? REFUSE(GUN_LEFT_OUT) : REFUSE(UNIT_LEFT_OUT), unit);
}

static bt_units
touching_attackers(const declaration *d)
{
    bt_units all = d->attackers;

    for (bt_units left = all; !bt_units_is_empty(&left);) {
        bt_unit u = bt_units_take(&left);
        if (naw_is_free_gun(d->n, u))
            bt_units_remove(&all, u);
    }
    return all;
}

static bool
touches_all(const naw *n, bt_unit unit, bt_units set)
{
    for (bt_unit u; (u = bt_units_take(&set)) != BT_UNIT_NONE;)
        if (!naw_touch(n, unit, u))
            return false;
    return true;
}

static bool
reaches_one(const naw *n, bt_unit gun, bt_units set)
{
    for (bt_unit u; (u = bt_units_take(&set)) != BT_UNIT_NONE;)
        if (!naw_refuse_bombardment(n, gun, u))
            return true;
    return false;
}

/* [7.15] [7.22] [8.11] [8.45a] What stands against a unit that does not reach these. */
static const bt_reason *
refuse_far(const naw *n, bt_unit unit, bt_units set)
{
    const bt_reason *far = NULL;

    for (bt_unit u; (u = bt_units_take(&set)) != BT_UNIT_NONE;) {
        if (naw_touch(n, unit, u))
            return REFUSE(NOT_ALL_TOUCHING);
        if (!far || far == REFUSE(NOT_TOUCHING))
            far = naw_refuse_bombardment(n, unit, u);
    }
    return far ? far : REFUSE(NOT_TOUCHING);
}

/* [7.15] [7.22] [8.22] [8.42] Everybody has to reach what is attacked. */
static bool
everybody_reaches(declaration *d)
{
    bt_units left = d->attackers;

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;) {
        bool is_gun = bt_units_has(&d->n->printed->artillery, u);
        if (naw_is_free_gun(d->n, u) ? reaches_one(d->n, u, d->defenders)
                                     : touches_all(d->n, u, d->defenders))
            continue;
        if (is_gun && !naw_is_free_gun(d->n, u))
            return hitched(d, REFUSE(GUN_BOUND), u);
        return hitched(d, refuse_far(d->n, u, d->defenders), u);
    }
    return true;
}

/* A member of `set` all of whose opponents (open, on `side`) are in `taken`. */
static bt_unit
stranded_by(const declaration *d, bt_units front, bt_side side, const bt_units *front_set,
            const bt_units *own)
{
    bt_unit near[6];

    for (bt_unit f; (f = bt_units_take(&front)) != BT_UNIT_NONE;) {
        int found = naw_touching(d->n, f, side, near);
        bt_units others = bt_units_minus(d->open, *front_set);
        for (int i = 0; i < found; i++)
            if (bt_units_has(&d->open, near[i]) && !bt_units_has(own, near[i]) &&
                !touches_any(d->n, near[i], naw_other(side), &others))
                return near[i];
    }
    return BT_UNIT_NONE;
}

static bool can_stand(declaration *d);

/* Try the declaration with one more unit in one of its sets.  While nobody
 * attacks yet, what keeps the unit tried out is why it cannot stand. */
static bool
stands_with(declaration *d, bt_unit attacker, bt_unit defender)
{
    declaration more = *d;

    if (attacker != BT_UNIT_NONE)
        bt_units_add(&more.attackers, attacker);
    if (defender != BT_UNIT_NONE)
        bt_units_add(&more.defenders, defender);
    if (can_stand(&more))
        return true;
    if (bt_units_is_empty(&d->attackers))
        d->hitch = more.hitch;
    return false;
}

/* [8.13] Nobody attacks yet, or only guns and several targets: who could? */
static bool
some_attacker_helps(declaration *d, bool guns_too)
{
    bt_unit first = bt_units_first(&d->defenders), near[6];
    int found = naw_touching(d->n, first, d->phasing, near);
    bt_units guns;

    for (int i = 0; i < found; i++)
        if (bt_units_has(&d->open, near[i]) && stands_with(d, near[i], BT_UNIT_NONE))
            return true;
    guns = guns_too ? ready_guns(d->n, &d->attackers) : (bt_units){ { 0 } };
    for (bt_unit g; (g = bt_units_take(&guns)) != BT_UNIT_NONE;)
        if (!naw_refuse_bombardment(d->n, g, first) && stands_with(d, g, BT_UNIT_NONE))
            return true;
    return false;
}

/* Is the field no worse off for these units having fought? */
static bool
leaves_duties_whole(const declaration *d)
{
    bt_units nobody = { { 0 } }, taken = bt_units_or(d->attackers, d->defenders);
    int before = d->n->s->strained ? count_duties(d->n, &nobody).unmet : 0;

    return count_duties(d->n, &taken).unmet <= before;
}

/* [7.21] An enemy would be left alone: attack him as well. */
static bool
some_defender_helps(declaration *d, const bt_units *front)
{
    bt_units left = *front;
    bt_unit near[6];

    for (bt_unit a; (a = bt_units_take(&left)) != BT_UNIT_NONE;) {
        int found = naw_touching(d->n, a, naw_other(d->phasing), near);
        for (int i = 0; i < found; i++)
            if (bt_units_has(&d->open, near[i]) && !bt_units_has(&d->defenders, near[i]) &&
                stands_with(d, BT_UNIT_NONE, near[i]))
                return true;
    }
    return false;
}

static bool
can_stand(declaration *d)
{
    bt_units front;
    bt_unit alone = BT_UNIT_NONE;

    for (;;) {
        if (!everybody_reaches(d))
            return alone != BT_UNIT_NONE ? left_out(d, alone) : false;
        alone = stranded_by(d, d->defenders, d->phasing, &d->defenders, &d->attackers);
        if (alone == BT_UNIT_NONE)
            break;
        left_out(d, alone);
        if (d->exact)
            return false;
        bt_units_add(&d->attackers, alone);
    }
    front = touching_attackers(d);
    if (bt_units_is_empty(&d->attackers))
        return !d->exact && some_attacker_helps(d, bt_units_count(&d->defenders) == 1);
    if (bt_units_is_empty(&front) && bt_units_count(&d->defenders) > 1) {
        hitched(d, REFUSE(ONE_TARGET), bt_units_first(&d->attackers));
        return !d->exact && some_attacker_helps(d, false);
    }
    alone = stranded_by(d, front, naw_other(d->phasing), &d->attackers, &d->defenders);
    if ((alone == BT_UNIT_NONE && !d->n->s->strained) || leaves_duties_whole(d))
        return true;
    hitched(d, REFUSE(ENEMY_LEFT_OUT), alone);
    return !d->exact && some_defender_helps(d, &front);
}

bool
naw_attack_can_stand(const naw *n, const bt_units *attackers, const bt_units *defenders, bool exact,
                     naw_hitch *hitch)
{
    declaration d = {
        .n = n,
        .phasing = naw_phasing(n->s),
        .open = open_duties(n),
        .attackers = *attackers,
        .defenders = *defenders,
        .exact = exact,
        .hitch = { REFUSE(UNIT_LEFT_OUT), BT_UNIT_NONE },
    };
    bool stands = can_stand(&d);

    if (!stands && hitch)
        *hitch = d.hitch;
    return stands;
}

/* Enemies worth asking about: open duties, and what a gun can reach. */
bt_units
naw_attackable(const naw *n)
{
    bt_side enemy = naw_other(naw_phasing(n->s));
    bt_units nobody = { { 0 } }, guns = ready_guns(n, &nobody);
    bt_units out = bt_units_and(open_duties(n), n->printed->of_side[enemy]);

    for (bt_unit gun; (gun = bt_units_take(&guns)) != BT_UNIT_NONE;) {
        const naw_printed *p = n->printed;
        bt_hex hex = n->s->places[gun];
        for (int i = 0; i < p->side_count[hex] + p->in_range_count[hex]; i++) {
            bt_hex to = i < p->side_count[hex] ? p->sides[hex][i].to
                                               : p->in_range[hex][i - p->side_count[hex]];
            bt_unit there = n->s->at[to];
            if (there != BT_UNIT_NONE && p->side_of[there] == enemy)
                bt_units_add(&out, there);
        }
    }
    return bt_units_minus(out, n->s->spent);
}
