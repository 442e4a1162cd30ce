/*
 * bridges.c - damaging and repairing bridges [8.4], laying pontoons and taking them in [9.2].
 */
#include "bridges.h"
#include "dice.h"
#include "hold.h"
#include "movement.h"
#include "stride.h"
#include "trains.h"

/* What a die decides about a bridge: the step of its frame. */
enum { DAMAGE, REPAIR, SOUND, WORKS };

/* ---- who works where ------------------------------------------------------------ */

static bt_unit
worker(const osg *n)
{
    return bt_units_first(&n->s->movers);
}

static const bt_hexside *
side_to(const osg *n, unsigned hex)
{
    return bt_hexside_between(&n->printed->atlas, n->s->places[worker(n)], (bt_hex)hex);
}

/* [8.41a] [8.42B] [8.43e] A point for a stream's bridge, two for a river's. */
static bt_mp
work_cost(const bt_hexside *side)
{
    return side->features & BT_HEXSIDE_RIVER ? 4 : 2;
}

static bool
is_infantry(const osg *n, bt_unit unit)
{
    uint8_t arm = osg_counter_of(n, unit)->arm;

    return arm == OSG_INFANTRY || arm == OSG_LIGHT || arm == OSG_GUARD_INFANTRY;
}

/* One combat unit at a time, with a bridge before it. */
static const bt_reason *
refuse_place(const osg *n, const bt_hexside *side)
{
    const bt_reason *reason = osg_refuse_orders(n);

    if (reason)
        return reason;
    if (bt_units_count(&n->s->movers) != 1)
        return REFUSE(WORKS_ALONE);
    if (!bt_units_has(&n->printed->combat, worker(n)))
        return REFUSE(LEADER_WORKS);
    if (!side)
        return REFUSE(NOT_ADJACENT);
    if (osg_pontoon_at(n, side) != BT_UNIT_NONE && !(side->features & BT_HEXSIDE_BRIDGE))
        return REFUSE(PONTOON_STANDS);
    return side->features & BT_HEXSIDE_BRIDGE ? NULL : REFUSE(NO_BRIDGE);
}

static const bt_reason *
refuse_points(const osg *n, const bt_hexside *side, const bt_reason *on_foot)
{
    if ((side->features & BT_HEXSIDE_RIVER) && !is_infantry(n, worker(n)))
        return on_foot;
    return osg_points_left(n, worker(n)) < work_cost(side) ? REFUSE(NO_MP) : NULL;
}

/* [3.14] [8.22Ba] Where it may not end its move it keeps the points to go on, however the die falls. */
static const bt_reason *
refuse_stranding(const osg *n, const bt_hexside *side, bool damages)
{
    bt_hex hex = n->s->places[worker(n)];
    bt_mp left = (bt_mp)(osg_points_left(n, worker(n)) - work_cost(side));
    const bt_reason *reason;
    osg_state copy;
    osg then = osg_of(n->game, &copy);

    if (!osg_refuse_rest(n, n->s->movers, hex))
        return NULL;
    if ((reason = osg_refuse_dead_end(n, n->s->movers, hex, left)) || !damages)
        return reason;
    copy = *n->s;
    bt_bits_add(copy.damaged, side->water);
    return osg_refuse_dead_end(&then, copy.movers, hex, left);
}

/* [8.41a] [8.42A] */
const bt_reason *
osg_refuse_damage(const osg *n, const bt_act *act)
{
    const bt_hexside *side = side_to(n, act->a);
    const bt_reason *reason = refuse_place(n, side);

    if (reason)
        return reason;
    if (bt_bits_has(n->s->damaged, side->water))
        return REFUSE(IS_DAMAGED);
    if (osg_controls(n, osg_other(act->side), n->s->places[worker(n)]))
        return REFUSE(WORKS_IN_ZONE);
    reason = refuse_points(n, side, REFUSE(FOOT_DAMAGES));
    return reason ? reason : refuse_stranding(n, side, true);
}

/* [8.43A] [8.43e] */
const bt_reason *
osg_refuse_repair(const osg *n, const bt_act *act)
{
    const bt_hexside *side = side_to(n, act->a);
    const bt_reason *reason = refuse_place(n, side);

    if (reason)
        return reason;
    if (!bt_bits_has(n->s->damaged, side->water))
        return REFUSE(IS_WHOLE);
    if (osg_has_combat(n, osg_other(act->side), side->to))
        return REFUSE(ENEMY_AT_BRIDGE);
    reason = refuse_points(n, side, REFUSE(FOOT_REPAIRS));
    return reason ? reason : refuse_stranding(n, side, false);
}

/* [9.24a] For combat units, who have to stand at the bridge already. */
const bt_reason *
osg_refuse_sound(const osg *n, const bt_act *act)
{
    const bt_hexside *side = side_to(n, act->a);
    const bt_reason *reason = osg_refuse_orders(n);

    if (reason)
        return reason;
    if (!side)
        return REFUSE(NOT_ADJACENT);
    if (!osg_is_untried(n, side))
        return REFUSE(NOTHING_FRESH);
    return osg_share(n->s->movers, n->printed->combat) ? NULL : REFUSE(LEADER_SOUNDS);
}

static void
begin_works(osg *n, unsigned hex, int work)
{
    bt_frames_push(&n->s->frames, OSG_P_WORKS, BT_SIDE_CHANCE);
    bt_frames_top(&n->s->frames)->step = (uint8_t)work;
    bt_frames_top(&n->s->frames)->local = side_to(n, hex)->dir;
}

static void
pay(osg *n, unsigned hex)
{
    uint8_t *used = &n->s->used[worker(n)];

    *used = (uint8_t)(*used + work_cost(side_to(n, hex)));
}

void
osg_do_damage(osg *n, const bt_act *act)
{
    pay(n, act->a);
    begin_works(n, act->a, DAMAGE);
}

void
osg_do_repair(osg *n, const bt_act *act)
{
    pay(n, act->a);
    begin_works(n, act->a, REPAIR);
}

void
osg_do_sound(osg *n, const bt_act *act)
{
    begin_works(n, act->a, SOUND);
}

/* ---- the die ----------------------------------------------------------------------- */

/* [8.41b] [8.42B] */
static void
damage(osg *n, bt_hex hex, const bt_hexside *side, unsigned die)
{
    bool river = side->features & BT_HEXSIDE_RIVER;
    const char *rule = river ? "8.42B" : "8.41b";

    if (die > (river ? 3u : 4u)) {
        OSG_EVENT(n, UNDAMAGED, rule, hex, side->to, die, 0);
        return;
    }
    bt_bits_add(n->s->damaged, side->water);
    bt_bits_remove(n->s->repaired, side->water);
    OSG_EVENT(n, DAMAGED, rule, hex, side->to, die, 0);
}

/* [8.43B] [8.43C] [8.43D] What a modifier has decided is told by its clause. */
static void
repair(osg *n, bt_hex hex, const bt_hexside *side, unsigned die)
{
    bt_side own = osg_counter_of(n, worker(n))->side;
    bool disputed =
        osg_controls(n, osg_other(own), hex) || osg_controls(n, osg_other(own), side->to);
    bool led = n->printed->napoleon != BT_UNIT_NONE && n->s->places[n->printed->napoleon] == hex;

    if ((int)die + (disputed ? 2 : 0) - (led ? 2 : 0) > 4) {
        OSG_EVENT(n, UNREPAIRED, die > 4 ? "8.43B" : "8.43C", hex, side->to, die, 0);
        return;
    }
    bt_bits_remove(n->s->damaged, side->water);
    bt_bits_add(n->s->repaired, side->water);
    OSG_EVENT(n, REPAIRED, die > 4 ? "8.43D" : "8.43B", hex, side->to, die, 0);
}

/* [9.24a] [9.24b] Half of it beside a bridge that stands. */
static void
sound(osg *n, const bt_hexside *side, unsigned die)
{
    bt_unit train = osg_pontoon_at(n, side);
    bool beside = (side->features & BT_HEXSIDE_BRIDGE) && !bt_bits_has(n->s->damaged, side->water);

    n->s->toll[osg_train_number(n, train)] = (uint8_t)(2 * (beside ? (die + 1) / 2 : die));
    OSG_EVENT(n, TOLL, beside ? "9.24b" : "9.24a", train, die,
              n->s->toll[osg_train_number(n, train)], 0);
}

static const bt_hexside *
side_in(const osg *n, bt_hex hex, unsigned dir)
{
    const bt_hex_info *info = &n->printed->atlas.hexes[hex];

    for (int i = 0; i < info->side_count; i++)
        if (info->sides[i].dir == dir)
            return &info->sides[i];
    return NULL;
}

static void
do_works(osg *n, const bt_act *act)
{
    bt_frame frame = *bt_frames_peek(&n->s->frames);
    bt_hex hex = n->s->places[worker(n)];
    const bt_hexside *side = side_in(n, hex, frame.local);

    bt_frames_pop(&n->s->frames);
    if (frame.step == DAMAGE)
        damage(n, hex, side, act->a);
    else if (frame.step == REPAIR)
        repair(n, hex, side, act->a);
    else
        sound(n, side, act->a);
}

static bool
works_holds(const osg *n, const bt_frame *frame, bt_error *err)
{
    const bt_hexside *side;
    bt_unit train;

    if (bt_units_is_empty(&n->s->movers) || !osg_on_map(n->s, worker(n)) ||
        !(side = side_in(n, n->s->places[worker(n)], frame->local)) || side->water == BT_WATER_NONE)
        return bt_fail(err, BT_EDATA, "nobody works at a bridge [8.4]"), false;
    train = osg_pontoon_at(n, side);
    if (frame->step >= WORKS || (frame->step == SOUND && train == BT_UNIT_NONE))
        return bt_fail(err, BT_EDATA, "there is nothing to be done at the bridge [8.4]"), false;
    return true;
}

const bt_room osg_room_works = {
    .deeds = (const bt_deed[]){ { OSG_A_DIE, bt_refuse_nothing, do_works }, { 0 } },
    .list = osg_list_die,
    .chance = osg_throw_die,
    .holds = works_holds,
    .theirs = REFUSE(WORKS_FALL),
    .rule = "8.41b",
};

/* ---- pontoons -------------------------------------------------------------------------- */

/* [9.21] [9.22] [9.23c] */
static const bt_reason *
refuse_laying(const osg *n, bt_unit train, const bt_hexside *side)
{
    if (side->water == BT_WATER_NONE)
        return REFUSE(NO_WATER);
    if (osg_pontoon_at(n, side) != BT_UNIT_NONE)
        return REFUSE(IS_SPANNED);
    if (bt_units_has(&n->s->marching, train))
        return REFUSE(TRAIN_MARCHES);
    if (bt_units_has(&n->s->packed, train))
        return REFUSE(JUST_PACKED);
    return osg_has_combat(n, osg_other(osg_counter_of(n, train)->side), side->to)
               ? REFUSE(ENEMY_ACROSS)
               : NULL;
}

const bt_reason *
osg_refuse_deploy(const osg *n, const bt_act *act)
{
    const bt_hexside *side = side_to(n, act->a);
    bt_unit train = worker(n);

    if (bt_units_count(&n->s->movers) != 1 || !bt_units_has(&n->printed->bridge_trains, train))
        return REFUSE(NO_TRAIN);
    return side ? refuse_laying(n, train, side) : REFUSE(NOT_ADJACENT);
}

void
osg_do_deploy(osg *n, const bt_act *act)
{
    osg_state *s = n->s;
    bt_unit train = worker(n);
    bt_hex hex = s->places[train];
    const bt_hexside *side = side_to(n, act->a);

    s->water_of[osg_train_number(n, train)] = (uint16_t)(side->water + 1);
    bt_bits_add(s->spanned, side->water);
    s->toll[osg_train_number(n, train)] = OSG_TOLL_UNKNOWN;
    osg_end_march(n);
    osg_drop_marks(s, train); /* a bridge is a marker, open to all [3.13] */
    osg_put_away(n, train, OSG_DEPLOYED);
    OSG_EVENT(n, DEPLOYED, "9.21", train, hex, act->a, 0);
    osg_sweep_trains(n);
}

static bool
can_lay(const osg *n, bt_unit train)
{
    const bt_hex_info *info = &n->printed->atlas.hexes[n->s->places[train]];

    for (int i = 0; i < info->side_count; i++)
        if (!refuse_laying(n, train, &info->sides[i]))
            return true;
    return false;
}

bt_units
osg_find_layers(const osg *n, bt_side side)
{
    bt_units left = bt_units_and(n->printed->bridge_trains, n->printed->of_side[side]);
    bt_units found = { { 0 } };

    left = bt_units_minus(osg_on_map_of(n, left), n->s->moved);
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (osg_refuse_mover(n, side, u) && can_lay(n, u))
            bt_units_add(&found, u);
    return found;
}

/* [3.14] [9.23b] In a full hex it may be taken in if it can move on from there, not over its own pontoons. */
static const bt_reason *
refuse_full(const osg *n, bt_unit train, bt_hex hex)
{
    osg_state copy = *n->s;
    const osg then = osg_of(n->game, &copy);
    int number = osg_train_number(n, train);

    bt_bits_remove(copy.spanned, copy.water_of[number] - 1u);
    copy.water_of[number] = 0;
    return osg_refuse_dead_end(&then, osg_alone(train), hex, osg_counter_of(n, train)->allowance);
}

/* [9.23a] [9.23b] [9.26c] */
const bt_reason *
osg_refuse_pack(const osg *n, const bt_act *act)
{
    bt_unit train = (bt_unit)act->a;
    bt_hex ends[2];

    if (train >= n->printed->unit_count || osg_counter_of(n, train)->side != act->side)
        return REFUSE(NOT_YOUR_TRAIN);
    if (!bt_units_has(&n->printed->bridge_trains, train) || !osg_pontoon_ends(n, train, ends))
        return REFUSE(NOT_DEPLOYED);
    if (act->b != ends[0] && act->b != ends[1])
        return REFUSE(NO_END);
    if (bt_units_has(&n->s->crossed, train))
        return REFUSE(WAS_CROSSED);
    if (bt_units_has(&n->s->moved, train))
        return REFUSE(MOVED);
    if (osg_holds_enemy(n, act->side, (bt_hex)act->b))
        return REFUSE(ENEMY_HEX);
    if (osg_controls(n, osg_other(act->side), (bt_hex)act->b) &&
        !osg_has_troops(n, act->side, (bt_hex)act->b))
        return REFUSE(TRAIN_INTO_ZONE);
    return refuse_full(n, train, (bt_hex)act->b);
}

void
osg_do_pack(osg *n, const bt_act *act)
{
    osg_state *s = n->s;
    bt_unit train = (bt_unit)act->a;

    bt_bits_remove(s->spanned, s->water_of[osg_train_number(n, train)] - 1u);
    s->water_of[osg_train_number(n, train)] = 0;
    bt_units_add(&s->packed, train);
    bt_units_remove(&s->captive, train);
    osg_place(n, train, (bt_hex)act->b);
    /* At which end no flag may tell [1.5a]. */
    n->told = true;
    OSG_SECRET(n, act->side, PACKED, "9.23a", train, act->b, 0, 0);
    bt_events_add(n->events, OSG_EV_TAKEN_UP, (bt_seats)(BT_SIDES_ALL & ~bt_side_bit(act->side)),
                  "9.23a", train, 0, 0, 0);
    if (osg_refuse_rest(n, osg_alone(train), (bt_hex)act->b)) /* it moves on at once [3.14] */
        osg_take_up(n, train);
}

void
osg_list_packing(const bt_list *l)
{
    bt_units left =
        bt_units_and(l->play->printed->bridge_trains, l->play->printed->of_side[l->side]);
    bt_hex ends[2];

    for (bt_unit train; (train = bt_units_take(&left)) != BT_UNIT_NONE;) {
        if (!osg_pontoon_ends(l->play, train, ends))
            continue;
        bt_try(l, OSG_A_PACK, train, ends[0] < ends[1] ? ends[0] : ends[1]);
        bt_try(l, OSG_A_PACK, train, ends[0] < ends[1] ? ends[1] : ends[0]);
    }
}
