/*
 * aims.c - cards that are aimed at something: a bridge, a corps that is called, a
 * stack that slips away.  Each has an action of its own.
 */
#include "aims.h"
#include "conditions.h"
#include "operation.h"
#include "playing.h"
#include "position.h"

static int
window_now(const n06 *n)
{
    return bt_frames_peek(&n->s->frames)->step;
}

/* ---- bridges [E-DESTROYED-BRIDGE] [E-PONTONNIERS] ----------------------- */

static const bt_reason *
refuse_bridge(const n06 *n, const bt_act *act, n06_event event)
{
    const bt_reason *reason = n06_refuse_own(n, act, event, N06_W_MARCH);

    return reason ? reason : n06_refuse_bridge(n, act->side, (bt_link)act->b, event);
}

const bt_reason *
n06_refuse_wreck(const n06 *n, const bt_act *act)
{
    return refuse_bridge(n, act, N06_DESTROYED_BRIDGE);
}

const bt_reason *
n06_refuse_mend(const n06 *n, const bt_act *act)
{
    return refuse_bridge(n, act, N06_PONTONNIERS);
}

void
n06_do_wreck(n06 *n, const bt_act *act)
{
    n->s->link = (uint8_t)act->b;
    n06_declare(n, act->side, act->a);
}

bool
n06_has_bridge_work(const n06 *n, bt_side side)
{
    n06_event event = side == N06_PRUSSIAN ? N06_DESTROYED_BRIDGE : N06_PONTONNIERS;
    const bt_area_info *here = &n->printed->network.areas[n06_stack_area(n)];

    if (!n06_may_play(n, side) || !n06_has_event(n->printed, side, event))
        return false;
    for (int i = 0; i < here->exit_count; i++)
        if (!n06_refuse_bridge(n, side, here->exits[i].link, event))
            return true;
    return false;
}

/* ---- Cannon Sounds [E-CANNON-SOUNDS] ------------------------------------ */

const bt_reason *
n06_refuse_summon(const n06 *n, const bt_act *act)
{
    const bt_reason *reason = n06_refuse_own(n, act, N06_CANNON_SOUNDS, window_now(n));

    return reason ? reason : n06_refuse_helper(n, act->side, act->b);
}

/* Is it asked who goes with the corps that is called?  In the fog wherever another block stands: that
 * it is asked, or is not, would tell where the commander is [G2.5]. */
static bool
asks_for_commander(const n06 *n, bt_side side, bt_area area)
{
    uint32_t others = n06_blocks(n, side, area) & ~n06_bits(n->s->slipping);

    return (others & n06_bits(n->printed->commanders)) ||
           (n06_is_grognard(n) && n06_count(n06_blocks(n, side, area)) > 1);
}

void
n06_do_summon(n06 *n, const bt_act *act)
{
    const n06_printed *p = n->printed;
    bt_area area = (bt_area)n->s->places[act->b];
    uint32_t commander = n06_blocks(n, act->side, area) & n06_bits(p->commanders);

    n06_pass_place(n);
    n->s->slipping = n06_units(UINT32_C(1) << act->b);
    n->s->pending = (uint8_t)act->a;
    if (n06_leaves_commander(n, act->side, area, UINT32_C(1) << act->b))
        n->s->slipping.word[0] |= commander;
    if (asks_for_commander(n, act->side, area))
        bt_frames_push(&n->s->frames, N06_P_SUMMON, act->side);
    else
        n06_declare(n, act->side, act->a);
}

/* ---- Reaction [E-REACTION] ---------------------------------------------- */

const bt_reason *
n06_refuse_react(const n06 *n, const bt_act *act)
{
    const bt_reason *reason = n06_refuse_own(n, act, N06_REACTION, window_now(n));

    return reason ? reason : n06_refuse_slipper(n, act->side, act->b);
}

void
n06_do_react(n06 *n, const bt_act *act)
{
    n06_pass_place(n);
    n->s->slipping = n06_units(UINT32_C(1) << act->b);
    n->s->pending = (uint8_t)act->a;
    bt_frames_push(&n->s->frames, N06_P_REACTION, act->side);
}

static const bt_reason *
refuse_slip(const n06 *n, const bt_act *act)
{
    bt_unit any = bt_units_first(&n->s->slipping);
    bt_area from = (bt_area)n->s->places[any];

    if (bt_link_between(&n->printed->network, from, (bt_area)act->a) == BT_LINK_NONE)
        return REFUSE(NOT_ADJACENT);
    if (!n06_looks_free(n, act->side, (bt_area)act->a))
        return REFUSE(NOT_FREE);
    if (n06_leaves_commander(n, act->side, from, n06_bits(n->s->slipping)))
        return REFUSE(COMMANDER_ALONE);
    return NULL;
}

static void
do_slip(n06 *n, const bt_act *act)
{
    unsigned card = n->s->pending;

    n->s->target = (uint8_t)act->a;
    bt_frames_pop(&n->s->frames);
    n06_declare(n, act->side, card);
}

/* The stack that answers the cannon is complete. */
static void
answer(n06 *n, bt_side side)
{
    unsigned card = n->s->pending;

    bt_frames_pop(&n->s->frames);
    n06_declare(n, side, card);
}

/* ---- rooms -------------------------------------------------------------- */

static bool
called_holds(const n06 *n, const bt_frame *frame, bt_error *err)
{
    (void)frame;
    if (bt_units_is_empty(&n->s->slipping))
        return bt_fail(err, BT_EDATA, "nobody is called"), false;
    return true;
}

/* The commander of the corps that is called. */
static const bt_reason *
refuse_commander(const n06 *n, const bt_act *act)
{
    const bt_reason *reason = n06_refuse_companion(n, act, n->s->slipping);

    if (reason)
        return reason;
    return n->printed->blocks[act->a].kind == N06_COMMANDER ? NULL : REFUSE(ONE_CORPS);
}

static void
do_join_called(n06 *n, const bt_act *act)
{
    bt_units_add(&n->s->slipping, (bt_unit)act->a);
    answer(n, act->side);
}

/* [C1.3] He goes with the last corps beside him. */
static const bt_reason *
refuse_go_called(const n06 *n, const bt_act *act)
{
    bt_area area = (bt_area)n->s->places[bt_units_first(&n->s->slipping)];

    return n06_leaves_commander(n, act->side, area, n06_bits(n->s->slipping))
               ? REFUSE(COMMANDER_ALONE)
               : NULL;
}

static void
do_go_called(n06 *n, const bt_act *act)
{
    answer(n, act->side);
}

static void
list_summon(const bt_list *l)
{
    n06_try_companions(l, l->play->s->slipping);
    bt_try(l, N06_A_GO, 0, 0);
}

/* [C1.3] [E-CANNON-SOUNDS.2] */
static void
ask_summon(const n06 *n, const bt_view *view, bt_buf *out)
{
    uint32_t called = n06_bits(n->s->slipping), commanders = n06_bits(n->printed->commanders);
    bt_area area = (bt_area)n->s->places[bt_units_first(&n->s->slipping)];
    bt_side side = bt_frames_peek(&n->s->frames)->side;
    const char *text = BT_MSG("No commander is with the corps: go.");

    (void)view;
    if (called & commanders)
        text = BT_MSG("The commander goes with his last corps: go.");
    else if (n06_blocks(n, side, area) & commanders)
        text = BT_MSG("Does the commander go with the corps?");
    bt_buf_add(out, bt_tr(n->game, text));
}

const bt_room n06_room_summon = {
    .deeds = (const bt_deed[]){ { N06_A_JOIN, refuse_commander, do_join_called },
                                { N06_A_GO, refuse_go_called, do_go_called },
                                { 0 } },
    .list = list_summon,
    .ask = ask_summon,
    .stands = n06_owned,
    .holds = called_holds,
    .rule = "E-CANNON-SOUNDS.2",
};

static const bt_reason *
refuse_join_slippers(const n06 *n, const bt_act *act)
{
    return n06_refuse_companion(n, act, n->s->slipping);
}

static void
do_join_slippers(n06 *n, const bt_act *act)
{
    bt_units_add(&n->s->slipping, (bt_unit)act->a);
}

static void
list_reaction(const bt_list *l)
{
    bt_units slipping = l->play->s->slipping;

    n06_try_exits(l, N06_A_SLIP, (bt_area)l->play->s->places[bt_units_first(&slipping)]);
    n06_try_companions(l, slipping);
}

/* [C1.3] */
static void
ask_reaction(const n06 *n, const bt_view *view, bt_buf *out)
{
    bt_area from = (bt_area)n->s->places[bt_units_first(&n->s->slipping)];
    bt_side side = bt_frames_peek(&n->s->frames)->side;
    bool strands = n06_leaves_commander(n, side, from, n06_bits(n->s->slipping));

    (void)view;
    bt_buf_add(out,
               bt_tr(n->game,
                     strands ? BT_MSG("The commander has to join: no corps would be left with him.")
                             : BT_MSG("Who slips away, and where to?")));
}

const bt_room n06_room_reaction = {
    .deeds = (const bt_deed[]){ { N06_A_SLIP, refuse_slip, do_slip },
                                { N06_A_JOIN, refuse_join_slippers, do_join_slippers },
                                { 0 } },
    .list = list_reaction,
    .ask = ask_reaction,
    .stands = n06_owned,
    .holds = called_holds,
    .rule = "E-REACTION.1",
};
