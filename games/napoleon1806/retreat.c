/*
 * retreat.c - where a beaten stack goes [C8.21] - [C8.28].
 */
#include "retreat.h"
#include "fog.h"
#include "lead.h"
#include "position.h"
#include "share.h"

/* The stack on its retreat: the engaged blocks of its side. */
static bt_area
retreating_from(const n06 *n, bt_side side)
{
    return (bt_area)n->s->places[bt_units_first(&n->s->fighting[side])];
}

/* [A15] A commander goes with the last corps of his area. */
static void
take_commander_along(n06 *n, bt_side side)
{
    bt_units *stack = &n->s->fighting[side];
    bt_area area = retreating_from(n, side);

    stack->word[0] |= n06_drawn_along(n, side, area, n06_bits(*stack));
}

void
n06_begin_retreat(n06 *n, bt_side side, int connections)
{
    n->s->retreated = n->s->target;
    n->s->crossed = (bt_set){ { 0 } };
    n06_go_on_retreating(n, side, connections);
}

void
n06_go_on_retreating(n06 *n, bt_side side, int connections)
{
    take_commander_along(n, side);
    bt_frames_push(&n->s->frames, N06_P_RETREAT, side);
    bt_frames_top(&n->s->frames)->local = (uint8_t)connections;
}

/* [C8.22] [C8.24] [C8.36]; without an axis any other connection is open [C8.23]. */
static const bt_reason *
refuse_retreat(const n06 *n, const bt_act *act)
{
    const n06_state *s = n->s;
    bt_area from = retreating_from(n, act->side);
    bt_link link = bt_link_between(&n->printed->network, from, (bt_area)act->a);
    bt_link axis = s->axis[act->side][from];

    if (link == BT_LINK_NONE)
        return REFUSE(NOT_ADJACENT);
    if (bt_set_has(&s->crossed, link))
        return REFUSE(CROSSED);
    if (act->a == s->retreated)
        return REFUSE(BACK_TO_FIGHT);
    if (from == s->retreated && axis != BT_LINK_NONE && axis != link)
        return REFUSE(AXIS_FIRST);
    return NULL;
}

/* [C8.25] [C8.26] What meets the stack where it has come to. */
static bool
is_stopped(n06 *n, bt_side side, bt_area area)
{
    uint32_t enemies = n06_corps(n, n06_other(side), area);
    uint32_t others = n06_blocks(n, side, area) & ~n06_bits(n->s->fighting[side]);
    uint32_t friends = others & n06_bits(n->printed->corps);

    if (others) /* whether they stop it tells who they are */
        n06_tell(n);
    if (enemies)
        n06_share_evenly(n, n->s->fighting[side], 2 * n06_count(enemies), side, N06_BY_RETREAT);
    return enemies || friends;
}

static void
do_retreat(n06 *n, const bt_act *act)
{
    bt_frame *frame = bt_frames_top(&n->s->frames);
    bt_area from = retreating_from(n, act->side), to = (bt_area)act->a;
    bt_link link = bt_link_between(&n->printed->network, from, to);

    bt_set_add(&n->s->crossed, link);
    frame->local--; /* one connection, over a destroyed bridge too [C8.27] */
    N06_EVENT(n, RETREATED, n06_in_force(n, N06_FRENCH, N06_PANIC) ? "E-PANIC.2" : "C8.21",
              act->side, from, to, 0);
    n06_lead(n, n->s->fighting[act->side], to, link);
    if (is_stopped(n, act->side, to))
        frame->local = 0;
    else if (frame->local) /* [G3.10] friends who are there are no corps */
        n06_trace_only_vedettes(n, act->side, to);
}

static bool
retreat_waits(n06 *n)
{
    bt_frame *frame = bt_frames_top(&n->s->frames);
    bt_side side = frame->side;
    bt_act act = { .side = side };
    unsigned only = 0, count = 0;

    if (frame->local && n06_corps_of(n, n->s->fighting[side])) {
        const bt_area_info *here = &n->printed->network.areas[retreating_from(n, side)];
        for (int i = 0; i < here->exit_count; i++) {
            act.a = here->exits[i].to;
            if (refuse_retreat(n, &act))
                continue;
            only = act.a;
            count++;
        }
        if (count > 1)
            return true;
        if (count == 1) {
            act.a = only;
            do_retreat(n, &act);
            return false;
        }
        N06_EVENT(n, RETREAT_ENDS, "C8.36", side, retreating_from(n, side), 0, 0);
    }
    bt_frames_pop(&n->s->frames);
    return false;
}

/* ---- the room ----------------------------------------------------------- */

static void
list_retreat(const bt_list *l)
{
    n06_try_exits(l, N06_A_RETREAT, retreating_from(l->play, l->side));
}

static void
ask_retreat(const n06 *n, const bt_view *view, bt_buf *out)
{
    (void)view;
    BT_SAY(out, n->game, BT_MSG("Retreat: connections still to go: {1}."), bt_arg_number(n->s->mp),
           bt_arg_number(bt_frames_peek(&n->s->frames)->local));
}

static bool
retreat_holds(const n06 *n, const bt_frame *frame, bt_error *err)
{
    if (bt_units_is_empty(&n->s->fighting[frame->side]))
        return bt_fail(err, BT_EDATA, "nobody retreats"), false;
    return true;
}

static const char *
rule_of_retreat(const n06 *n)
{
    return n06_in_force(n, N06_FRENCH, N06_PANIC) ? "E-PANIC.2" : "C8.21";
}

const bt_room n06_room_retreat = {
    .waits = retreat_waits,
    .deeds = (const bt_deed[]){ { N06_A_RETREAT, refuse_retreat, do_retreat }, { 0 } },
    .list = list_retreat,
    .ask = ask_retreat,
    .stands = n06_owned,
    .holds = retreat_holds,
    .rule_of = rule_of_retreat,
};
