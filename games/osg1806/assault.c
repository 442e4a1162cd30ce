/*
 * assault.c - what an attack on a stack promises: odds, ground, Special Units, and whether the foe can get
 * away [11.3] [11.43a].
 */
#include "assault.h"
#include "combat_odds.h"
#include "hold.h"
#include "morale.h"
#include "prospect.h"
#include "repulse.h"
#include "repulse_force.h"

#define W_POOR    80 /* each column below 3-1 */
#define W_CONTACT 75 /* that another foe has to be attacked too */
#define SURE      85 /* percent that a Repulse which should succeed does: nobody knows who is there */
#define CONTENT   30 /* an attack that promises more is not given up for a Repulse */

static bool
is_cover(unsigned features)
{
    return features & (BT_HEXSIDE_STREAM | BT_HEXSIDE_SLOPE_DOWN | BT_HEXSIDE_RIVER);
}

uint8_t
osg_fronts_of(const osg_scene *scene, const osg_foe *foe, bt_units units)
{
    const bt_hex_info *info = &scene->n->printed->atlas.hexes[foe->hex];
    unsigned fronts = 0;

    for (int i = 0; i < info->side_count; i++) {
        bt_units there = bt_units_and(osg_in_hex(scene->n, info->sides[i].to), units);
        if (!bt_units_is_empty(&there))
            fronts |= 1u << i;
    }
    return (uint8_t)fronts;
}

/* [11.31] What helps the defender against all who come: his hex, or what each of them crosses.  In
 * halves. */
static int
cover_against(const osg_assault *a)
{
    const osg *n = a->scene->n;
    const bt_hex_info *info = &n->printed->atlas.hexes[a->foe->hex];
    bt_times own = n->printed->tec.terrains[info->terrain].defence;

    if (own > BT_TIMES_ONE)
        return own;
    for (int i = 0; i < info->side_count; i++)
        if (a->fronts >> i & 1 && !is_cover(info->sides[i].features))
            return BT_TIMES_ONE;
    return a->fronts ? n->printed->tec.defence[BT_CROSSING_STREAM] : BT_TIMES_ONE;
}

static bool
has(bt_units units, bt_units of)
{
    bt_units both = bt_units_and(units, of);

    return !bt_units_is_empty(&both);
}

/* [16.1a] [16.32] [5.14] */
static int
shift_of(const osg_assault *a)
{
    const osg_printed *p = a->scene->n->printed;
    const osg_state *s = a->scene->n->s;
    bool mixed = has(a->force, bt_units_or(p->infantry, p->light)) &&
                 has(a->force, bt_units_or(p->cavalry, p->light));
    bool met = has(a->foe->troops, bt_units_or(p->infantry, p->light)) &&
               has(a->foe->troops, bt_units_or(p->cavalry, p->light));
    int shift = (mixed && !met) + bt_units_has(&a->force, p->guard_infantry);

    if (osg_on_map(s, p->napoleon)) {
        bt_units with = osg_in_hex(a->scene->n, s->places[p->napoleon]);
        shift += has(with, a->force) - has(with, a->foe->troops);
    }
    return shift;
}

/* Does a hex lie in the zone of one over the front? */
static bool
is_by_front(const osg_assault *a, const bt_hex_info *about, bt_hex hex)
{
    const bt_atlas *atlas = &a->scene->n->printed->atlas;

    for (int i = 0; i < about->side_count; i++) {
        const bt_hex_info *front = &atlas->hexes[about->sides[i].to];
        if (!(a->fronts >> i & 1))
            continue;
        for (int k = 0; k < front->side_count; k++)
            if (front->sides[k].to == hex && !(front->sides[k].features & BT_HEXSIDE_RIVER))
                return true;
    }
    return false;
}

/* [11.4c] Does a way lead on from a hex next to the foe, to one that is two away? */
static bool
leads_on(const osg_assault *a, const bt_hex_info *about, bt_hex via)
{
    const osg *n = a->scene->n;
    const bt_hex_info *info = &n->printed->atlas.hexes[via];
    bt_side side = a->scene->side;

    for (int i = 0; i < info->side_count; i++) {
        bt_hex to = info->sides[i].to;
        if (bt_hex_range(&n->printed->atlas, a->foe->hex, to) == 2 &&
            n->printed->stride[OSG_ON_FOOT][via][i] != BT_MP_PROHIBITED &&
            !osg_holds_enemy(n, osg_other(side), to) && !osg_troops_control(n, side, to) &&
            !is_by_front(a, about, to))
            return true;
    }
    return false;
}

/* Neighbours over which the foe could still retreat so many hexes. */
static int
ways_back(const osg_assault *a, int hexes)
{
    const osg *n = a->scene->n;
    const bt_hex_info *info = &n->printed->atlas.hexes[a->foe->hex];
    int ways = 0;

    for (int i = 0; i < info->side_count; i++) {
        bt_hex to = info->sides[i].to;
        ways += n->printed->stride[OSG_ON_FOOT][a->foe->hex][i] != BT_MP_PROHIBITED &&
                !(a->fronts >> i & 1) && !osg_troops_control(n, a->scene->side, to) &&
                !is_by_front(a, info, to) && (hexes == 1 || leads_on(a, info, to));
    }
    return ways;
}

/* How likely it is, of 256, that a force with so many ways back finds none of them open. */
static int
chance_cornered(int ways)
{
    static const uint16_t chance[] = { 256, 90, 40, 20, 10, 5, 0 };

    return chance[ways < (int)BT_COUNT(chance) ? ways : (int)BT_COUNT(chance) - 1];
}

/* [10.12B] */
static bool
is_walled(const osg_assault *a)
{
    const osg_printed *p = a->scene->n->printed;
    uint8_t terrain = p->atlas.hexes[a->foe->hex].terrain;

    return terrain == p->chateau || terrain == p->fortified;
}

bt_unit
osg_who_drives_out(const osg_assault *a)
{
    const osg_scene *scene = a->scene;
    bt_units left = bt_units_and(a->force, bt_units_or(scene->able, scene->n->s->movers));

    if (a->others || is_walled(a) || ways_back(a, 2))
        return BT_UNIT_NONE;
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (2 * osg_value(scene->n, u) >= OSG_REPULSE_ODDS * a->foe->strength * cover_against(a))
            return u;
    return BT_UNIT_NONE;
}

int
osg_judge_assault(const osg_assault *a, int share)
{
    const osg *n = a->scene->n;
    int attack = osg_strength_of(n, a->force) / share;
    osg_clash clash = { .attacker = a->scene->side,
                        .attack = 2 * attack,
                        .defence = a->foe->strength * cover_against(a) + 2 * a->others,
                        .shift = shift_of(a),
                        .most = BT_CRT_COLUMNS_MAX,
                        .stake = attack,
                        .prize = a->foe->strength,
                        .bounty = osg_bounty_of(n, a->foe->troops),
                        .price = osg_price_of(n, a->force, a->foe->strength),
                        .own = osg_weight_of(n, a->scene->side),
                        .cornered = { chance_cornered(ways_back(a, 1)),
                                      chance_cornered(ways_back(a, 2)) } };
    int column, value, sure, good = bt_crt_column(&n->printed->crt, 3, 1);

    if (osg_is_castled(n, osg_other(a->scene->side), a->foe->hex)) { /* [11.53A] [11.53B] */
        clash.most = bt_crt_column(&n->printed->crt, 2, 1);
        clash.cornered[0] = clash.cornered[1] = 0;
    }
    column = osg_clash_column(n, &clash);
    value = osg_promise(n, column, &clash) - (column < good ? W_POOR * (good - column) : 0);
    value -= a->contacts * W_CONTACT * osg_weight_of(n, a->scene->side) / OSG_W_POINT;
    sure = osg_weight_of(n, osg_other(a->scene->side)) * clash.prize * SURE / 100 +
           clash.bounty * SURE / 100;
    return sure > value && osg_who_drives_out(a) != BT_UNIT_NONE ? sure : value;
}

bool
osg_repulse_pays(const osg_scene *scene, bt_unit unit)
{
    const osg *n = scene->n;
    bt_hex from = n->s->places[unit];
    const bt_hex_info *info = &n->printed->atlas.hexes[from];
    bt_units one = { { 0 } }, defenders;
    unsigned targets;
    int attack, defence;

    bt_units_add(&one, unit);
    targets = osg_find_targets(n, one);
    defenders = osg_defenders(n, from, targets, osg_other(scene->side), n->printed->troops);
    osg_weigh(n, one, defenders, &attack, &defence);
    if (!targets || attack < OSG_REPULSE_ODDS * defence)
        return false;
    for (int i = 0; i < info->side_count; i++) {
        const osg_foe *foe = osg_foe_in(scene, info->sides[i].to);
        osg_assault a = { .scene = scene, .foe = foe, .force = one };
        if (!foe || !osg_is_target(&info->sides[i], targets))
            continue;
        a.force = bt_units_or(one, foe->present);
        a.fronts = osg_fronts_of(scene, foe, a.force);
        if (ways_back(&a, 1) && osg_judge_assault(&a, 1) > CONTENT)
            return false;
    }
    return true;
}
