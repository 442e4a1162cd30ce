/*
 * march.c - movement points, steps and stops; chapters C6 and C7.
 */
#include "march.h"
#include "aims.h"
#include "fog.h"
#include "lead.h"
#include "points.h"
#include "position.h"
#include "reasons.h"
#include "view.h"
#include "ways.h"

/* ---- the way [C6.9] - [C6.12] ------------------------------------------- */

/* [C6.12] Must the stack stop where it has come to?  Enemy vedettes stop nobody [G3.6]. */
static bool
must_stop(const n06 *n)
{
    bt_side side = n06_mover(n->s);
    bt_area area = n06_stack_area(n);

    if (!n->s->steps)
        return false;
    if (!n06_free(n, side, area))
        return true;
    return n->s->waived != N06_STOP_WAIVED && n06_friends(n, side, area);
}

static bool
is_confused(const n06 *n)
{
    return n06_in_force(n, n06_other(n06_mover(n->s)), N06_CONFUSION);
}

const bt_reason *
n06_refuse_step(const n06 *n, const bt_act *act)
{
    bt_area from = n06_stack_area(n), to = (bt_area)act->a;
    bt_link link = bt_link_between(&n->printed->network, from, to);
    const bt_reason *reason;
    int cost;

    if (link == BT_LINK_NONE)
        return REFUSE(NOT_ADJACENT);
    if (must_stop(n))
        return REFUSE(MUST_STOP);
    reason = n06_refuse_exit(n, act->side, from, link);
    if (reason)
        return reason;
    cost = n06_link_cost(n, link);
    if (cost > n->s->mp)
        return cost > 1 && n->s->mp ? REFUSE(BROKEN_BRIDGE) : REFUSE(NO_MP);
    if (n06_falls_back(n, act->side) && !n06_can_get_nearer(n, act->side, to, n->s->mp - cost))
        return REFUSE(FALL_BACK);
    return NULL;
}

void
n06_do_step(n06 *n, const bt_act *act)
{
    bt_area from = n06_stack_area(n), to = (bt_area)act->a;
    bt_link link = bt_link_between(&n->printed->network, from, to);
    int cost = n06_link_cost(n, link);
    bool cuts = n06_corps_of(n, n->s->stack) && n->s->axis[n06_other(act->side)][to] == link;

    /* [G3.10] Friends who let it go on of themselves are no corps. */
    if (n->s->steps && !n->s->waived)
        n06_trace_only_vedettes(n, act->side, from);
    n->s->mp = (uint8_t)(n->s->mp - cost);
    n->s->used = (uint8_t)(n->s->used + cost);
    n->s->steps++;
    n->s->waived = cuts ? N06_STOP_AMONG_ENEMIES : 0;
    N06_EVENT(n, STEPPED, cost > 1 ? "C6.10" : "C6.9", from, to, cost, 0);
    /* The frame of the march waits below whatever entering brings about. */
    n06_open_window(n, N06_W_ENTER);
    n06_lead(n, n->s->stack, to, link);
}

static bool
has_step(const n06 *n, bt_side side)
{
    const bt_area_info *here = &n->printed->network.areas[n06_stack_area(n)];
    bt_act act = { .side = side };

    for (int i = 0; i < here->exit_count; i++) {
        act.a = here->exits[i].to;
        if (!n06_refuse_step(n, &act))
            return true;
    }
    return false;
}

const bt_reason *
n06_refuse_halt(const n06 *n, const bt_act *act)
{
    if (n->s->steps && n06_falls_back(n, act->side) && !n06_is_nearer(n, n06_stack_area(n)) &&
        has_step(n, act->side))
        return REFUSE(FALL_BACK);
    return NULL;
}

/* By which clause no road leads on, or NULL where one does: the card that holds the stack back,
 * what closes the road, and last the axis that leaves no other. */
static const char *
hemmed_in_by(const n06 *n, bt_side side)
{
    static const n06_reason by_weight[] = { N06_R_FALL_BACK, N06_R_BROKEN_BRIDGE, N06_R_OWN_AXIS,
                                            N06_R_ENEMY_AXIS };
    const bt_area_info *here = &n->printed->network.areas[n06_stack_area(n)];
    bt_act act = { .side = side };
    size_t best = BT_COUNT(by_weight);

    for (int i = 0; i < here->exit_count; i++) {
        const bt_reason *reason;
        act.a = here->exits[i].to;
        reason = n06_refuse_step(n, &act);
        if (!reason)
            return NULL;
        for (size_t k = 0; k < best; k++)
            if (n06_is_reason(reason, by_weight[k]))
                best = k;
    }
    return best < BT_COUNT(by_weight) ? n06_reasons[by_weight[best]].rule : NULL;
}

/*
 * What has stopped the stack: Confusion, those it has met, no points left or to begin with, no
 * road, or its owner.  Who hides in the fog and how many points a stack has is not told [G2.1].
 */
static const char *
stopped_by(const n06 *n)
{
    const char *hemmed;

    if (is_confused(n))
        return "E-CONFUSION.2";
    if (n06_is_grognard(n))
        return "C6.11";
    if (must_stop(n))
        return "C6.12";
    if (!n->s->mp)
        return n->s->used ? "C6.9" : "C6.8";
    hemmed = hemmed_in_by(n, n06_mover(n->s));
    return hemmed ? hemmed : "C6.11";
}

static void
do_halt(n06 *n, const bt_act *act)
{
    const char *rule = stopped_by(n);

    (void)act;
    n->s->mp = n->s->waived = 0;
    bt_frames_pop(&n->s->frames);
    N06_EVENT(n, STOPPED, rule, n06_stack_area(n), 0, 0, 0);
}

bool
n06_can_go_on(const n06 *n, bt_side side)
{
    return !bt_units_is_empty(&n->s->stack) && !is_confused(n) &&
           (has_step(n, side) || n06_has_bridge_work(n, side));
}

static bool
march_waits(n06 *n)
{
    bt_side side = bt_frames_peek(&n->s->frames)->side;
    bool stack = !bt_units_is_empty(&n->s->stack);

    /* In the fog a halt of itself would tell what stopped the stack [G2.1]. */
    if (n06_can_go_on(n, side) || (n06_is_grognard(n) && stack && !is_confused(n)))
        return true;
    if (stack) {
        do_halt(n, NULL);
    } else {
        n->s->mp = n->s->waived = 0;
        bt_frames_pop(&n->s->frames);
    }
    return false;
}

/* ---- the room ----------------------------------------------------------- */

static void
list_march(const bt_list *l)
{
    bt_set links = n06_links_of(&l->play->printed->network, n06_stack_area(l->play));
    bt_set hand = l->play->s->hand[l->side];

    bt_try_pairs(l, N06_A_WRECK, n06_of_event(l->play, hand, N06_DESTROYED_BRIDGE), links);
    bt_try_pairs(l, N06_A_MEND, n06_of_event(l->play, hand, N06_PONTONNIERS), links);
    n06_try_exits(l, N06_A_STEP, n06_stack_area(l->play));
    bt_try(l, N06_A_HALT, 0, 0);
}

/* [C6.12] Does the viewer see that its stack has met somebody?  In the fog those are corps. */
static bool
has_met_hidden(const n06 *n, const n06_view *seen)
{
    bt_area area = n06_stack_area(n);
    const uint8_t(*standing)[N06_AREAS_MAX] = seen->standing[n06_other(seen->viewer)];

    return n->s->steps && standing[0][area] + standing[1][area] > 0;
}

/* A stack that goes no further may still have a bridge to work at, and the card for it. */
static void
ask_halt(const n06 *n, const n06_view *seen, bt_buf *out)
{
    n06_event event = seen->viewer == N06_PRUSSIAN ? N06_DESTROYED_BRIDGE : N06_PONTONNIERS;
    bt_set held = n06_of_event(n, n->s->hand[seen->viewer], event);

    if (bt_set_is_empty(&held) || has_met_hidden(n, seen) || is_confused(n) ||
        !n06_has_bridge_work(n, seen->viewer))
        bt_buf_add(out, bt_tr(n->game, BT_MSG("The stack can go no further: halt.")));
    else
        BT_SAY(out, n->game, BT_MSG("The stack can go no further: play {0}, or halt."),
               bt_arg_word(n->game->cards[bt_set_first(&held)].name));
}

static void
ask_march(const n06 *n, const bt_view *view, bt_buf *out)
{
    const n06_view *seen = (const n06_view *)(const void *)view;

    if (has_met_hidden(n, seen) || is_confused(n) || !has_step(n, seen->viewer))
        ask_halt(n, seen, out);
    else if (n->s->mp == 1)
        BT_SAY(out, n->game, BT_MSG("Lead the stack on, or halt: {0} movement point left."),
               bt_arg_number(n->s->mp));
    else
        BT_SAY(out, n->game, BT_MSG("Lead the stack on, or halt: {0} movement points left."),
               bt_arg_number(n->s->mp));
}

const bt_room n06_room_march = {
    .waits = march_waits,
    .deeds = (const bt_deed[]){ { N06_A_STEP, n06_refuse_step, n06_do_step },
                                { N06_A_HALT, n06_refuse_halt, do_halt },
                                { N06_A_WRECK, n06_refuse_wreck, n06_do_wreck },
                                { N06_A_MEND, n06_refuse_mend, n06_do_wreck },
                                { 0 } },
    .list = list_march,
    .ask = ask_march,
    .stands = n06_owned,
    .holds = n06_stack_holds,
    .rule = "C6.9",
};
