/*
 * setup.c - secret set-up; chapter G1.
 *
 * Both sides place their blocks at the same time, each in its own zone and
 * without seeing the other.  A block that has not been placed is in the box of
 * those still to come; fixed ones stand from the start, and so do corps whose
 * printed place the rules allow.  A placed block is lifted before it is placed
 * again.
 */
#include "setup.h"
#include "fog.h"
#include "position.h"
#include "view.h"

static bool
has_setup(const n06 *n)
{
    return n->printed->secret.given && n->game->options.value[N06_OPTION_RULES] != 0;
}

/* Is the block set up at all?  Vedettes belong to the fog of war [G1.1] [M1.6]. */
static bool
takes_part(const n06 *n, bt_unit unit)
{
    const n06_block *block = &n->printed->blocks[unit];

    return block->kind == N06_VEDETTE ? n06_is_grognard(n) : !BT_PLACE_IS_BOX(block->start);
}

static bool
is_fixed(const n06 *n, bt_unit unit)
{
    return n->printed->secret.fixed[unit] != BT_AREA_NONE;
}

static uint32_t
blocks_to_place(const n06 *n, bt_side side)
{
    uint32_t blocks = 0;

    for (uint32_t left = n06_bits(n->printed->of_side[side]); left; left &= left - 1)
        if (takes_part(n, (bt_unit)__builtin_ctz(left)))
            blocks |= left & -left;
    return blocks;
}

static uint32_t
unplaced(const n06 *n, bt_side side)
{
    return blocks_to_place(n, side) & ~n->s->on_map;
}

static int
n06_unplaced(const n06 *n, bt_side side)
{
    return n06_count(unplaced(n, side));
}

/* Do fixed blocks of the side start there?  They are on the map all the time [G1.3]. */
static bool
is_fixed_area(const n06 *n, bt_side side, bt_area area)
{
    for (uint32_t left = n06_blocks(n, side, area); left; left &= left - 1)
        if (is_fixed(n, (bt_unit)__builtin_ctz(left)))
            return true;
    return false;
}

/* ---- place and lift ----------------------------------------------------- */

static const bt_reason *
refuse_handling(const n06 *n, bt_side side, bt_unit unit)
{
    if (n06_side_of(n->printed, unit) != side)
        return REFUSE(NOT_OWN);
    if (!takes_part(n, unit))
        return REFUSE(NOT_IN_PLAY);
    return is_fixed(n, unit) ? REFUSE(FIXED) : NULL;
}

/* [G1.1] - [G1.3] May a block stand in an area? */
static const bt_reason *
refuse_area(const n06 *n, bt_unit unit, bt_area area)
{
    const n06_printed *p = n->printed;
    bt_side side = n06_side_of(p, unit);

    if (!bt_set_has(&p->zone[side], area))
        return REFUSE(ZONE);
    if (!n06_is_corps(p, unit) || !p->secret.single[side])
        return NULL;
    if (is_fixed_area(n, side, area))
        return REFUSE(FIXED_AREA);
    return n06_corps(n, side, area) & ~(UINT32_C(1) << unit) ? REFUSE(SINGLE) : NULL;
}

static int
corps_in(const n06 *n, bt_side side, bt_set areas)
{
    int count = 0;

    while (!bt_set_is_empty(&areas))
        count += n06_count(n06_corps(n, side, (bt_area)bt_set_take(&areas)));
    return count;
}

/*
 * [G1.2] Would a corps in this area leave too few in hand for the areas that
 * still lack some?  Then it has to go into one of these.
 */
static bool
is_wanted_elsewhere(const n06 *n, bt_unit unit, bt_area area)
{
    const n06_secret *secret = &n->printed->secret;
    bt_side side = n06_side_of(n->printed, unit);
    int lacking = 0;

    if (!n06_is_corps(n->printed, unit))
        return false;
    for (int i = 0; i < secret->demand_count[side]; i++) {
        const n06_demand *demand = &secret->demands[side][i];
        int missing = demand->corps - corps_in(n, side, demand->areas);
        if (missing > 0 && bt_set_has(&demand->areas, area))
            return false;
        lacking += missing > 0 ? missing : 0;
    }
    return lacking && n06_count(unplaced(n, side) & n06_bits(n->printed->corps)) <= lacking;
}

static const bt_reason *
refuse_place(const n06 *n, const bt_act *act)
{
    const bt_reason *reason = refuse_handling(n, act->side, (bt_unit)act->a);

    if (reason)
        return reason;
    if (n06_on_map(n->s, (bt_unit)act->a))
        return REFUSE(PLACED);
    reason = refuse_area(n, (bt_unit)act->a, (bt_area)act->b);
    if (reason)
        return reason;
    return is_wanted_elsewhere(n, (bt_unit)act->a, (bt_area)act->b) ? REFUSE(TOO_FEW) : NULL;
}

static const bt_reason *
refuse_lift(const n06 *n, const bt_act *act)
{
    const bt_reason *reason = refuse_handling(n, act->side, (bt_unit)act->a);

    if (reason)
        return reason;
    return n06_on_map(n->s, (bt_unit)act->a) ? NULL : REFUSE(NOT_ON_MAP);
}

static void
do_place(n06 *n, const bt_act *act)
{
    n06_stand(n->s, (bt_unit)act->a, (uint16_t)act->b);
    bt_events_add(n->events, N06_EV_PLACED, bt_side_bit(act->side), "G1.1", act->a, act->b, 0, 0);
}

static void
do_lift(n06 *n, const bt_act *act)
{
    n06_stand(n->s, (bt_unit)act->a, BT_PLACE_BOX(N06_BOX_COMING));
    bt_events_add(n->events, N06_EV_LIFTED, bt_side_bit(act->side), "G1.1", act->a, 0, 0, 0);
}

/* ---- ready -------------------------------------------------------------- */

/* A commander who has no corps with him; BT_UNIT_NONE. */
static bt_unit
lone_commander(const n06 *n, bt_side side)
{
    uint32_t commanders = n06_present(n, side) & n06_bits(n->printed->commanders);

    for (; commanders; commanders &= commanders - 1) {
        bt_unit unit = (bt_unit)__builtin_ctz(commanders);
        if (!n06_corps(n, side, (bt_area)n->s->places[unit]))
            return unit;
    }
    return BT_UNIT_NONE;
}

n06_gap
n06_find_lack(const n06 *n, bt_side side)
{
    const n06_secret *secret = &n->printed->secret;

    for (int i = 0; i < secret->demand_count[side]; i++) {
        const n06_demand *demand = &secret->demands[side][i];
        int corps = corps_in(n, side, demand->areas);
        if (corps < demand->corps)
            return (n06_gap){ REFUSE(TOO_FEW), BT_UNIT_NONE, demand, corps };
    }
    return (n06_gap){ NULL, BT_UNIT_NONE, NULL, 0 };
}

n06_gap
n06_find_gap(const n06 *n, bt_side side)
{
    uint32_t left = unplaced(n, side);
    n06_gap lack = n06_find_lack(n, side);

    if (left)
        return (n06_gap){ REFUSE(UNPLACED), (bt_unit)__builtin_ctz(left), NULL, 0 };
    if (lack.reason)
        return lack;
    if (lone_commander(n, side) != BT_UNIT_NONE)
        return (n06_gap){ REFUSE(COMMANDER_ALONE), lone_commander(n, side), NULL, 0 };
    return (n06_gap){ NULL, BT_UNIT_NONE, NULL, 0 };
}

int
n06_count_gaps(const n06 *n, bt_side side)
{
    const n06_secret *secret = &n->printed->secret;
    int gaps = n06_unplaced(n, side) + (lone_commander(n, side) != BT_UNIT_NONE);

    for (int i = 0; i < secret->demand_count[side]; i++) {
        const n06_demand *demand = &secret->demands[side][i];
        int corps = corps_in(n, side, demand->areas);
        gaps += corps < demand->corps ? demand->corps - corps : 0;
    }
    return gaps;
}

static const bt_reason *
refuse_ready(const n06 *n, const bt_act *act)
{
    return n06_find_gap(n, act->side).reason;
}

/* Everything stands, or this game has no secret set-up: turn 1. */
static void
begin_play(n06 *n)
{
    n->s->ready = 0;
    if (has_setup(n))
        n06_trace_begin(n, true);
    else
        n06_trace_known(n);
}

static void
do_ready(n06 *n, const bt_act *act)
{
    n->s->ready = (uint8_t)(n->s->ready | bt_side_bit(act->side));
    N06_EVENT(n, READY, "G1.4", act->side, 0, 0, 0);
    bt_events_seal(n->events);
    if (n->s->ready != N06_BOTH)
        return;
    bt_frames_pop(&n->s->frames);
    begin_play(n);
}

/* ---- the start ---------------------------------------------------------- */

static void
take_in_hand(n06 *n, uint32_t blocks)
{
    for (; blocks; blocks &= blocks - 1) {
        bt_unit unit = (bt_unit)__builtin_ctz(blocks);
        n06_stand(n->s, unit,
                  is_fixed(n, unit) ? n->printed->secret.fixed[unit]
                                    : BT_PLACE_BOX(N06_BOX_COMING));
    }
}

/* Corps begin where they are printed, if they may. */
static void
place_as_printed(n06 *n, uint32_t blocks)
{
    for (; blocks; blocks &= blocks - 1) {
        bt_unit unit = (bt_unit)__builtin_ctz(blocks);
        uint16_t start = n->printed->blocks[unit].start;
        if (!is_fixed(n, unit) && !BT_PLACE_IS_BOX(start) && !refuse_area(n, unit, (bt_area)start))
            n06_stand(n->s, unit, start);
    }
}

void
n06_begin_setup(n06 *n)
{
    if (!has_setup(n)) {
        begin_play(n);
        return;
    }
    for (bt_side side = N06_FRENCH; side <= N06_PRUSSIAN; side++) {
        take_in_hand(n, blocks_to_place(n, side));
        place_as_printed(n, blocks_to_place(n, side));
    }
    bt_frames_push(&n->s->frames, N06_P_SETUP, BT_SIDE_NONE);
}

/* ---- secrecy [G1.4] ----------------------------------------------------- */

bool
n06_is_set_up_secretly(const n06 *n, bt_unit unit)
{
    return bt_frames_peek(&n->s->frames)->procedure == N06_P_SETUP && takes_part(n, unit) &&
           !is_fixed(n, unit);
}

void
n06_hide_setup(const n06 *n, bt_side side)
{
    n06 shown = *n;

    for (uint32_t left = blocks_to_place(n, side); left; left &= left - 1)
        if (!is_fixed(n, (bt_unit)__builtin_ctz(left)))
            n06_stand(shown.s, (bt_unit)__builtin_ctz(left), BT_PLACE_BOX(N06_BOX_COMING));
}

static unsigned
any_of(bt_set set, bt_rng *rng)
{
    for (uint32_t skip = bt_rng_below(rng, (uint32_t)bt_set_count(&set)); skip; skip--)
        bt_set_take(&set);
    return bt_set_first(&set);
}

/* Put one of the blocks at random into one of the areas that may take it; false when none may. */
static bool
deal_block(n06 *n, uint32_t *blocks, bt_set areas, bt_rng *rng)
{
    bt_unit unit = (bt_unit)any_of((bt_set){ { *blocks } }, rng);
    bt_set able = { { 0 } };

    while (!bt_set_is_empty(&areas)) {
        bt_area area = (bt_area)bt_set_take(&areas);
        if (!refuse_area(n, unit, area))
            bt_set_add(&able, area);
    }
    if (bt_set_is_empty(&able))
        return false;
    n06_stand(n->s, unit, (uint16_t)any_of(able, rng));
    *blocks &= ~(UINT32_C(1) << unit);
    return true;
}

/* What is asked for first, then the others, commanders to a corps each. */
void
n06_deal_setup(n06 *n, bt_side side, bt_rng *rng)
{
    const n06_printed *p = n->printed;
    uint32_t corps, others;

    n06_hide_setup(n, side);
    corps = unplaced(n, side) & n06_bits(p->corps);
    for (int i = 0; i < p->secret.demand_count[side]; i++) {
        const n06_demand *demand = &p->secret.demands[side][i];
        while (corps && corps_in(n, side, demand->areas) < demand->corps)
            if (!deal_block(n, &corps, demand->areas, rng))
                break;
    }
    while (corps && deal_block(n, &corps, p->zone[side], rng))
        ;
    others = unplaced(n, side) & ~n06_bits(p->commanders);
    while (others && deal_block(n, &others, p->zone[side], rng))
        ;
    for (others = unplaced(n, side) & n06_bits(p->commanders); others; others &= others - 1) {
        uint32_t friends = blocks_to_place(n, side) & n06_bits(p->corps);
        n06_stand(n->s, (bt_unit)__builtin_ctz(others),
                  n->s->places[any_of((bt_set){ { friends } }, rng)]);
    }
}

static bool
setup_ok(const n06 *n, bt_error *err)
{
    const n06_printed *p = n->printed;

    for (bt_unit u = 0; u < p->unit_count; u++) {
        uint16_t place = n->s->places[u];
        if (!takes_part(n, u)     ? n06_on_map(n->s, u)
            : is_fixed(n, u)      ? place != p->secret.fixed[u]
            : n06_on_map(n->s, u) ? refuse_area(n, u, (bt_area)place) != NULL
                                  : place != BT_PLACE_BOX(N06_BOX_COMING))
            return bt_fail(err, BT_EDATA, "%s may not be set up there [G1.1]",
                           n->game->units[u].id),
                   false;
    }
    for (bt_side side = N06_FRENCH; side <= N06_PRUSSIAN; side++)
        if (n->s->ready >> side & 1 && n06_find_gap(n, side).reason)
            return bt_fail(err, BT_EDATA, "a side is ready that cannot be [G1.2]"), false;
    return true;
}

/* ---- the room ----------------------------------------------------------- */

static void
list_setup(const bt_list *l)
{
    bt_set own = n06_set(n06_bits(l->play->printed->of_side[l->side]));
    bt_set present = n06_set(n06_present(l->play, l->side));

    bt_try_pairs(l, N06_A_PLACE, bt_set_minus(own, present), l->play->printed->zone[l->side]);
    bt_try_set(l, N06_A_LIFT, present);
    bt_try(l, N06_A_READY, 0, 0);
}

static void
ask_setup(const n06 *n, const bt_view *view, bt_buf *out)
{
    bt_side side = ((const n06_view *)(const void *)view)->viewer;

    if (n06_find_gap(n, side).reason)
        BT_SAY(out, n->game, BT_MSG("Place your blocks: {0} in hand."),
               bt_arg_number(n06_unplaced(n, side)));
    else
        bt_buf_add(out, bt_tr(n->game,
                              BT_MSG("All blocks stand: ready, or lift one and place it again.")));
}

static bool
setup_holds(const n06 *n, const bt_frame *frame, bt_error *err)
{
    (void)frame;
    if (!has_setup(n))
        return bt_fail(err, BT_EDATA, "there is no secret set-up [G1.1]"), false;
    return setup_ok(n, err);
}

const bt_room n06_room_setup = {
    .acts = n06_not_ready,
    .deeds = (const bt_deed[]){ { N06_A_PLACE, refuse_place, do_place },
                                { N06_A_LIFT, refuse_lift, do_lift },
                                { N06_A_READY, refuse_ready, do_ready },
                                { 0 } },
    .list = list_setup,
    .ask = ask_setup,
    .stands = n06_shared,
    .holds = setup_holds,
    .rule = "G1.4",
};
