/*
 * deal_points.c - hidden points and decisions dealt again [G2].
 *
 * Strength points come to the sum that the victory points tell, and not below
 * what combats have shown; of fatigue no more is known than that.  What a side is
 * deciding gets the blocks and points that it needs.
 */
#include "conditions.h"
#include "deal.h"
#include "points.h"
#include "position.h"
#include "share.h"

/* ---- points -------------------------------------------------------------- */

static void
lose_point(const n06_dealing *d, bt_unit unit)
{
    n06_state *s = d->n->s;

    if (s->infantry[unit] && !(s->cavalry[unit] && n06_below(d, 3) == 0))
        s->infantry[unit]--;
    else
        s->cavalry[unit]--;
}

/* Corps of a set with more strength points than `least`. */
static uint32_t
stronger(const n06_dealing *d, uint32_t corps, int least)
{
    uint32_t out = 0;

    for (; corps; corps &= corps - 1)
        if (n06_strength(d->n->s, (bt_unit)__builtin_ctz(corps)) > least)
            out |= corps & -corps;
    return out;
}

/* Printed strength less what is known to be lost; the rest falls as it may. */
static void
deal_strength(const n06_dealing *d)
{
    n06_state *s = d->n->s;
    uint32_t corps = n06_present_corps(d->n, d->side), able;
    int left = -d->seen->strength[d->side];

    for (uint32_t each = corps; each; each &= each - 1) {
        bt_unit unit = (bt_unit)__builtin_ctz(each);
        s->infantry[unit] = d->n->printed->blocks[unit].infantry;
        s->cavalry[unit] = d->n->printed->blocks[unit].cavalry;
        left += n06_strength(s, unit);
    }
    for (uint32_t each = corps; each; each &= each - 1) {
        bt_unit unit = (bt_unit)__builtin_ctz(each);
        for (int i = 0; i < s->lost_least[unit] && left > 0 && n06_strength(s, unit) > 1;
             i++, left--)
            lose_point(d, unit);
    }
    for (; left > 0; left--) {
        able = stronger(d, corps, 1);
        able = able ? able : stronger(d, corps & n06_bits(s->sharers[d->side]), 0);
        if (!able)
            return;
        lose_point(d, n06_any_block(d, able));
    }
    for (; left < 0; left++) {
        able = corps & ~stronger(d, corps, N06_STRENGTH_MAX - 1);
        if (!able)
            return;
        s->infantry[n06_any_block(d, able)]++;
    }
}

/* Corps of a set that have lost infantry [E-CARE.1]. */
static uint32_t
patients(const n06_dealing *d, uint32_t corps)
{
    uint32_t out = 0;

    for (; corps; corps &= corps - 1)
        if (!n06_refuse_patient(d->n, d->side, N06_CARE, (bt_unit)__builtin_ctz(corps)))
            out |= corps & -corps;
    return out;
}

/* One of a set that has lost infantry, or is made to have; BT_UNIT_NONE when there is none. */
static bt_unit
any_patient(const n06_dealing *d, uint32_t corps)
{
    n06_state *s = d->n->s;
    uint32_t able = patients(d, corps);
    bt_unit unit;

    if (able)
        return n06_any_block(d, able);
    for (uint32_t left = corps; left; left &= left - 1)
        if (s->infantry[__builtin_ctz(left)])
            able |= left & -left;
    if (!able)
        return BT_UNIT_NONE;
    unit = n06_any_block(d, able);
    s->infantry[unit]--;
    s->cavalry[unit]++;
    return unit;
}

/* Who is choosing a corps for Care has one that has lost infantry [E-CARE.1]. */
static void
deal_patient(const n06_dealing *d)
{
    const bt_frame *top = bt_frames_peek(&d->n->s->frames);
    uint32_t corps = n06_present_corps(d->n, d->side);

    if (top->procedure == N06_P_CHOICE && top->side == d->side && top->step == N06_CARE &&
        !patients(d, corps))
        any_patient(d, corps);
}

static void
deal_fatigue(const n06_dealing *d)
{
    n06_state *s = d->n->s;

    for (uint32_t left = n06_present_corps(d->n, d->side); left; left &= left - 1) {
        bt_unit unit = (bt_unit)__builtin_ctz(left);
        int most = bt_units_has(&s->activated, unit) ? 4 : 3;
        int points = s->tired_least[unit] + n06_below(d, most);
        s->fatigue[unit] = (uint8_t)(points > N06_FATIGUE_MAX ? N06_FATIGUE_MAX : points);
    }
}

static void
deal_care(const n06_dealing *d)
{
    uint32_t corps = n06_present_corps(d->n, d->side);

    for (int i = 0; i < d->seen->cared[d->side]; i++) {
        bt_unit unit = any_patient(d, corps);
        if (unit == BT_UNIT_NONE)
            return;
        bt_units_add(&d->n->s->cared, unit);
        corps &= ~(UINT32_C(1) << unit);
    }
}

/* ---- what is being decided ------------------------------------------------ */

/* Whose card moves hidden blocks, and which event; false when none does. */
static bool
has_slipping(const n06_dealing *d, n06_event *event)
{
    const n06_state *s = d->n->s;
    const bt_frame *top = bt_frames_peek(&s->frames);
    uint8_t card = s->played[d->side];

    *event = top->procedure == N06_P_SUMMON ? N06_CANNON_SOUNDS : N06_REACTION;
    if (top->procedure == N06_P_SUMMON || top->procedure == N06_P_REACTION)
        return top->side == d->side;
    if (top->procedure != N06_P_COUNTER || top->side == d->side || card == N06_CARD_NONE)
        return false;
    *event = (n06_event)d->n->printed->cards[card].event;
    return *event == N06_REACTION || *event == N06_CANNON_SOUNDS;
}

/* Blocks on the map that lie on their faces, commanders apart. */
static uint32_t
faceless_blocks(const n06_dealing *d)
{
    const n06 *n = d->n;
    uint32_t blocks = 0;

    for (uint32_t left = n06_bits(n->printed->of_side[d->side]) & ~n06_bits(n->printed->commanders);
         left; left &= left - 1)
        if (n06_hides(n, (bt_unit)__builtin_ctz(left)))
            blocks |= left & -left;
    return blocks;
}

static void
deal_slipping(const n06_dealing *d)
{
    const n06 *n = d->n;
    bool countered = bt_frames_peek(&n->s->frames)->procedure == N06_P_COUNTER;
    uint32_t able = 0, fair = 0;
    n06_event event;

    if (!has_slipping(d, &event))
        return;
    for (uint32_t left = n06_bits(n->printed->of_side[d->side]); left; left &= left - 1) {
        bt_unit u = (bt_unit)__builtin_ctz(left);
        if (event == N06_REACTION ? n06_refuse_slipper(n, d->side, u)
                                  : n06_refuse_helper(n, d->side, u))
            continue;
        able |= left & -left;
        if (!countered || event == N06_CANNON_SOUNDS ||
            bt_link_between(&n->printed->network, (bt_area)n->s->places[u], n->s->target) !=
                BT_LINK_NONE)
            fair |= left & -left;
    }
    /* A block that lies face up would be seen to go. */
    able = fair ? fair : able ? able : faceless_blocks(d);
    bt_units_add(&n->s->slipping, n06_any_block(d, able));
}

/* The corps of a frame that shares points, when they are hidden [C8.13]. */
static bt_units
hidden_sharers(const n06_dealing *d, int below_share, const bt_frame *share)
{
    const n06 *n = d->n;
    const n06_state *s = n->s;
    bt_unit saxons = n->printed->event_unit[N06_SAXON_DEFECTION];
    bt_side mover = n06_mover(s);
    bt_area area = s->target;
    uint32_t chosen = 0, corps = n06_present_corps(d->n, d->side);

    if (s->frames.at[below_share].procedure == N06_P_RECOVERY) {
        for (int i = 0; n06_share_kind(share) == N06_LOSE && i < share->local && corps & ~chosen;
             i++)
            chosen |= UINT32_C(1) << n06_any_block(d, corps & ~chosen);
        return n06_units(n06_share_kind(share) == N06_LOSE ? chosen : corps);
    }
    if (mover == BT_SIDE_NONE)
        return n06_units(n06_share_kind(share) == N06_LOSE ? UINT32_C(1) << saxons
                                                           : n06_corps(n, d->side, area));
    if (mover == d->side)
        return n06_units(n06_corps_of(n, s->stack));
    if (s->frames.at[below_share].procedure == N06_P_RETREAT)
        area = (bt_area)s->places[bt_units_first(&s->fighting[n06_other(d->side)])];
    else if (!bt_units_is_empty(&s->stack))
        area = n06_stack_area(n);
    else
        area = d->seen->stack_area;
    return n06_units(n06_corps(n, d->side, area));
}

static void
deal_shares(const n06_dealing *d)
{
    n06_state *s = d->n->s;

    for (int i = 1; i < s->frames.depth; i++) {
        const bt_frame *frame = &s->frames.at[i];
        bt_units *sharers = &s->sharers[d->side];
        bool open = !bt_units_is_empty(sharers);
        int base = i - 1;
        if (frame->procedure != N06_P_SHARE || frame->side != d->side)
            continue;
        while (s->frames.at[base].procedure == N06_P_SHARE)
            base--;
        if (!open)
            *sharers = hidden_sharers(d, base, frame);
        for (bt_units left = *sharers;
             !open && n06_share_kind(frame) == N06_LOSE && !bt_units_is_empty(&left);) {
            bt_unit unit = bt_units_take(&left);
            if (s->fatigue[unit] < 5 && s->frames.at[base].procedure == N06_P_RECOVERY)
                s->fatigue[unit] = 5;
        }
        if (n06_share_kind(frame) == N06_TIRE && !bt_units_is_empty(sharers))
            s->due[d->side] = (uint8_t)(open ? frame->local : n06_below(d, frame->local + 1));
    }
}

/* Has the stack destroyed or repaired a bridge?  While that may still be cancelled, its
 * connection is named. */
static bool
has_done_bridge_work(const n06_dealing *d)
{
    return d->n->s->link == BT_LINK_NONE && (n06_in_force(d->n, d->side, N06_DESTROYED_BRIDGE) ||
                                             n06_in_force(d->n, d->side, N06_PONTONNIERS));
}

/* [E-DESTROYED-BRIDGE.2] [E-DESTROYED-BRIDGE.3] What a stack has paid for a bridge before its
 * first connection depends on the points it is dealt. */
static void
deal_march(const n06_dealing *d)
{
    n06_state *s = d->n->s;
    int points;

    if (n06_mover(s) != d->side || !n06_frame(s, N06_P_MARCH))
        return;
    points = n06_movement_points(d->n, NULL);
    if (!s->steps)
        s->used = points > 0 && has_done_bridge_work(d);
    points -= s->used;
    /* Who has marched and means to work at a bridge has a point for it. */
    if (points < 1 && s->used && s->link != BT_LINK_NONE)
        points = 1;
    s->mp = (uint8_t)(points > 0 ? points : 0);
}

void
n06_deal_points(const n06_dealing *d)
{
    deal_strength(d);
    deal_patient(d);
    deal_fatigue(d);
    deal_care(d);
    deal_slipping(d);
    deal_shares(d);
    deal_march(d);
    if (d->side == N06_PRUSSIAN && n06_frame(d->n->s, N06_P_COMBAT))
        d->n->s->had_horse = n06_cavalry(d->n, d->n->s->fighting[d->side]) > 0;
}
