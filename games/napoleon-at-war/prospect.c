/*
 * prospect.c - what fighting promises, for the evaluation.
 *
 * An attack's promise is read off the printed table: each result with its
 * share of the die and what it costs whom.  Half of it is taken for the odds
 * as they would be rounded, half for the odds unrounded, so that a point more
 * is always worth something and the point that reaches the next column most.
 */
#include "contact.h"
#include "eval.h"
#include "morale.h"

#include <string.h>

#define TWELFTHS 12 /* strength is counted in twelfths, to share it out evenly */

/* An attack looked at from afar. */
typedef struct clash {
    bt_side attacker;
    int map;
    int attack, defence;  /* twelfths */
    int stake, prize;     /* printed points in the attack's front, and attacked */
    int caught, cornered; /* of 256: attackers, and defenders, with no way back */
} clash;

static void
count_chances(const bt_crt *crt, naw_chances *out)
{
    memset(out, 0, sizeof *out);
    for (int column = 0; column < crt->column_count; column++)
        for (int row = 0; row < crt->row_count; row++)
            out->of[column][crt->cells[row][column]]++;
}

void
naw_begin_judgement(naw_judgement *j, const naw *n)
{
    j->n = n;
    memset(j->count, 0, sizeof j->count);
    memset(j->strength, 0, sizeof j->strength);
    for (int map = 0; map < BT_MAPS_MAX; map++)
        j->worth[NAW_FRENCH][map] = j->worth[NAW_PRUSSIAN][map] = NAW_W_LOSS;
    count_chances(&n->printed->crt, &j->chances);
}

/* ---- one attack -------------------------------------------------------- */

/* What a column promises the attacker. */
static int
promise(const naw_judgement *j, const clash *c, int column)
{
    const uint8_t *of = j->chances.of[column];
    int prize = c->prize * j->worth[naw_other(c->attacker)][c->map];
    int stake = c->stake * j->worth[c->attacker][c->map];
    int price = (c->prize < c->stake ? c->prize : c->stake) * j->worth[c->attacker][c->map];
    int value = 0;

    value += of[NAW_DE] * (prize + NAW_W_GROUND);
    value += of[NAW_DR] * (prize * c->cornered / 256 + NAW_W_GROUND);
    value += of[NAW_EX] * (prize - price);
    value -= of[NAW_AR] * (stake * c->caught / 256 + NAW_W_GROUND);
    value -= of[NAW_AE] * stake;
    return value / j->n->printed->crt.row_count;
}

/* How far between its column's odds and the next the attack is, of 256. */
static int
beyond_column(const bt_crt *crt, const clash *c, int column)
{
    int a = crt->attack[column], d = crt->defence[column];
    int next_a = crt->attack[column + 1], next_d = crt->defence[column + 1];
    int step = c->defence * (next_a * d - a * next_d);
    int over = (c->attack * d - a * c->defence) * next_d;

    if (over <= 0 || step <= 0)
        return 0;
    return over >= step ? 256 : (int)((int64_t)over * 256 / step);
}

static int
judge_clash(const naw_judgement *j, const clash *c)
{
    const naw *n = j->n;
    const bt_crt *crt = &n->printed->crt;
    int column = bt_crt_column(crt, c->attack, c->defence), shift = 0, here, value;

    shift -= naw_is_demoralized(n->s, c->attacker, c->map);
    shift += naw_is_demoralized(n->s, naw_other(c->attacker), c->map);
    here = promise(j, c, bt_crt_shift(crt, column, shift));
    value = here;
    if (column + 1 < crt->column_count) {
        int next = promise(j, c, bt_crt_shift(crt, column + 1, shift));
        value = here + (next - here) * beyond_column(crt, c, column) / 512;
    }
    return value;
}

/* ---- ways back --------------------------------------------------------- */

/* Neighbours a unit could retreat to, a friend's hex counting half. */
static int
ways_back(const naw *n, bt_side side, bt_hex hex)
{
    const naw_printed *p = n->printed;
    int halves = 0;

    for (int i = 0; i < p->side_count[hex]; i++) {
        bt_hex to = p->sides[hex][i].to;
        bt_unit there = n->s->at[to];
        if (p->cost[hex][i] == BT_MP_PROHIBITED || naw_controls(n->s, naw_other(side), to))
            continue;
        halves += there == BT_UNIT_NONE ? 2 : (p->side_of[there] == side);
    }
    return halves;
}

/* The chance, of 256, that a unit is cornered once the enemy has come up. */
static int
chance_cornered(int halves)
{
    static const uint16_t chance[] = { 256, 160, 110, 70, 48, 32, 20, 12, 6 };

    return chance[halves < (int)BT_COUNT(chance) ? halves : (int)BT_COUNT(chance) - 1];
}

/* [7.4] [9.0] How a unit would be multiplied against attackers all round:
 * by its own hex, or by every hexside an enemy could come over. */
static int
multiplied(const naw *n, bt_side enemy, bt_hex hex, bool only_present)
{
    const naw_printed *p = n->printed;
    const bt_tec *tec = &p->tec;
    int open = 0, doubling = 0;

    if (tec->terrains[p->atlas.hexes[hex].terrain].defence > BT_TIMES_ONE)
        return tec->terrains[p->atlas.hexes[hex].terrain].defence / BT_TIMES_ONE;
    for (int i = 0; i < p->side_count[hex]; i++) {
        bt_unit there = n->s->at[p->sides[hex][i].to];
        bool present = there != BT_UNIT_NONE && p->side_of[there] == enemy;
        if (p->barred[hex] >> i & 1 || (only_present && !present))
            continue;
        if (!only_present && there != BT_UNIT_NONE && !present)
            continue;
        open++;
        doubling += (p->sides[hex][i].features &
                     (BT_HEXSIDE_SLOPE_DOWN | BT_HEXSIDE_STREAM | BT_HEXSIDE_BRIDGE)) != 0;
    }
    return open > 0 && open == doubling ? 2 : 1;
}

/* ---- what is in contact ------------------------------------------------ */

typedef struct contact {
    int attack, stake, caught; /* caught: points that could not go back */
    int room;                  /* hexes beside the enemy somebody could still take */
} contact;

static bool
takes_part(const naw *n, bt_unit unit)
{
    return !bt_units_has(&n->s->spent, unit);
}

/* How many enemies a unit in contact has to deal with. */
static int
count_opponents(const naw *n, bt_side side, bt_hex hex)
{
    const naw_printed *p = n->printed;
    int count = 0;

    for (int i = 0; i < p->side_count[hex]; i++) {
        bt_unit there = n->s->at[p->sides[hex][i].to];
        count += there != BT_UNIT_NONE && p->side_of[there] != side && !(p->barred[hex] >> i & 1) &&
                 takes_part(n, there);
    }
    return count;
}

static contact
contact_at(const naw *n, bt_side side, bt_hex hex)
{
    const naw_printed *p = n->printed;
    contact out = { 0 };

    for (int i = 0; i < p->side_count[hex]; i++) {
        bt_hex near = p->sides[hex][i].to;
        bt_unit there = n->s->at[near];
        if (p->barred[hex] >> i & 1)
            continue;
        out.room += there == BT_UNIT_NONE;
        if (there == BT_UNIT_NONE || p->side_of[there] != side || !takes_part(n, there))
            continue;
        int strength = p->counters[there].strength, among = count_opponents(n, side, near);
        out.attack += strength * TWELFTHS / among;
        out.stake += strength * TWELFTHS / among;
        if (ways_back(n, side, near) == 0)
            out.caught += strength * TWELFTHS / among;
    }
    return out;
}

/* [8.1] Guns in range that are free to bombard. */
static int
bombardment_at(const naw_judgement *j, bt_side side, bt_hex hex)
{
    const naw *n = j->n;
    const naw_printed *p = n->printed;
    int total = 0;

    if (naw_turn(n) != NAW_DAY)
        return 0;
    for (int i = 0; i < p->in_range_count[hex]; i++) {
        bt_unit there = n->s->at[p->in_range[hex][i]];
        if (there != BT_UNIT_NONE && p->side_of[there] == side &&
            bt_units_has(&p->artillery, there) && takes_part(n, there) && naw_is_free_gun(n, there))
            total += p->counters[there].strength * TWELFTHS * 2 / 3;
    }
    return total;
}

/* Who has yet to move and could still come up, the strongest first. */
static int
support_at(const naw_judgement *j, bt_side side, int enemy, int room)
{
    const naw *n = j->n;
    int best[6] = { 0 }, total = 0;

    for (int i = 0; i < j->count[side]; i++) {
        const naw_post *post = &j->posts[side][i];
        int range = side == NAW_FRENCH ? j->range[i][enemy] : j->range[enemy][i];
        int strength = post->strength;
        if (range > post->reach + 1 || range < 2 || post->is_pinned ||
            bt_units_has(&n->s->moved, post->unit) || post->unit == n->s->mover)
            continue;
        for (int k = 0; k < room && k < 6 && strength; k++)
            if (strength > best[k]) {
                int lesser = best[k];
                best[k] = strength;
                strength = lesser;
            }
    }
    for (int k = 0; k < 6; k++)
        total += best[k];
    return total;
}

/* What an attack promises with what is there, and, half believed, what it
 * would with those who could still come up. */
static int
judge_growing(const naw_judgement *j, clash found, int support)
{
    int now = judge_clash(j, &found), then;

    if (!support)
        return now;
    found.attack += support * TWELFTHS;
    found.stake += support;
    then = judge_clash(j, &found);
    return then > now ? now + (then - now) * NAW_W_SUPPORT / 100 : now;
}

int
naw_judge_contact(const naw_judgement *j, bt_side side)
{
    const naw *n = j->n;
    bt_side other = naw_other(side);
    bool moving = bt_frames_peek(&n->s->frames)->procedure <= NAW_P_MARCH;
    int total = 0;

    if (naw_turn(n) == NAW_NIGHT)
        return 0;
    for (int e = 0; e < j->count[other]; e++) {
        const naw_post *enemy = &j->posts[other][e];
        if (!naw_controls(n->s, side, enemy->hex) || !takes_part(n, enemy->unit))
            continue;
        contact c = contact_at(n, side, enemy->hex);
        if (!c.stake)
            continue;
        int back = ways_back(n, other, enemy->hex);
        int support = moving ? support_at(j, side, e, c.room < 2 ? c.room : 2) : 0;
        int defence = enemy->strength * multiplied(n, side, enemy->hex, true);
        clash found = { side,
                        enemy->map,
                        c.attack + bombardment_at(j, side, enemy->hex),
                        defence * TWELFTHS,
                        c.stake / TWELFTHS,
                        enemy->strength,
                        256 * c.caught / c.stake,
                        back == 0 ? 256 : (moving ? chance_cornered(back) / 2 : 0) };
        total += judge_growing(j, found, support);
    }
    return total;
}

/* ---- what could be attacked -------------------------------------------- */

/* Hexes beside a unit from which it could be attacked. */
static int
frontage(const naw *n, bt_side side, bt_hex hex)
{
    const naw_printed *p = n->printed;
    int open = 0;

    for (int i = 0; i < p->side_count[hex]; i++) {
        bt_unit there = n->s->at[p->sides[hex][i].to];
        open += !(p->barred[hex] >> i & 1) && p->cost[hex][i] != BT_MP_PROHIBITED &&
                (there == BT_UNIT_NONE || p->side_of[there] != side);
    }
    return open;
}

/* The strongest attack the side could bring against an enemy, in points. */
static int
reachable_attack(const naw_judgement *j, bt_side side, int target, int front)
{
    int best[4] = { 0 }, total = 0;

    for (int i = 0; i < j->count[side]; i++) {
        const naw_post *post = &j->posts[side][i];
        int range = side == NAW_FRENCH ? j->range[i][target] : j->range[target][i];
        int strength = post->strength;
        if (range > (post->is_pinned ? 1 : post->reach + 1 + post->is_gun))
            continue;
        for (int k = 0; k < front && k < 4 && strength; k++)
            if (strength > best[k]) {
                int lesser = best[k];
                best[k] = strength;
                strength = lesser;
            }
    }
    for (int k = 0; k < 4; k++)
        total += best[k];
    return total;
}

int
naw_judge_threat(const naw_judgement *j, bt_side side, naw_turn_kind light)
{
    const naw *n = j->n;
    bt_side other = naw_other(side);
    int total = 0;

    for (int e = 0; e < j->count[other]; e++) {
        const naw_post *enemy = &j->posts[other][e];
        if (!enemy->nearest || enemy->nearest > NAW_NEAR)
            continue;
        int front = frontage(n, other, enemy->hex);
        int attack = reachable_attack(j, side, e, front);
        if (!attack)
            continue;
        clash found = { side,
                        enemy->map,
                        attack * TWELFTHS,
                        enemy->strength * multiplied(n, side, enemy->hex, false) * TWELFTHS,
                        attack,
                        enemy->strength,
                        20,
                        chance_cornered(ways_back(n, other, enemy->hex)) };
        int value = judge_clash(j, &found);
        if (value > 0)
            total += value;
    }
    return light == NAW_NIGHT ? total * NAW_NIGHT_PERCENT / 100 : total;
}
