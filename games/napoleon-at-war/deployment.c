/*
 * deployment.c - setting up [3.0] [13.0].
 */
#include <string.h>

#include "arrivals.h"
#include "combat.h"
#include "deployment.h"

static void
place_all(naw *n)
{
    const naw_printed *p = n->printed;

    for (int u = 0; u < NAW_UNITS_MAX; u++)
        naw_put_away(n->s, (bt_unit)u, BT_PLACE_BOX(NAW_BOX_UNUSED));
    for (int u = 0; u < p->unit_count; u++) {
        const naw_arrival *group = naw_arrival_of(n, (bt_unit)u);
        if (p->counters[u].start != BT_HEX_NONE)
            naw_place(n, (bt_unit)u, p->counters[u].start);
        else if (!group || !group->louis || naw_option(n, NAW_OPTION_LOUIS))
            naw_put_away(n->s, (bt_unit)u, BT_PLACE_BOX(NAW_BOX_RESERVE));
    }
}

/* [3.0] [13.1] [13.2] Everything in its charted hex, turn one, French first. */
void
naw_setup(const bt_game *game, bt_state *state)
{
    naw_state *s = (naw_state *)(void *)state;
    naw n = { game, naw_printed_of(game), s, NULL };

    memset(s, 0, sizeof *s);
    memset(s->at, BT_UNIT_NONE, sizeof s->at);
    s->turn = 1;
    s->mover = s->crowded = BT_UNIT_NONE;
    if (!n.printed->has_plans) {
        s->plan = NAW_PLAN_A;
        s->plan_shown = 1;
    }
    place_all(&n);
    bt_frames_push(&s->frames, NAW_P_GAME, NAW_FRENCH);
    if (naw_option(&n, NAW_OPTION_DEPLOY))
        bt_frames_push(&s->frames, NAW_P_DEPLOY, BT_SIDE_NONE);
    naw_run(&n);
}

/* [3.0] Counters of one type and strength are as good as each other; who is
 * called what is the owner's affair.  Each counter changes places once. */
static const bt_reason *
refuse_swap(const naw *n, const bt_act *act)
{
    const naw_counter *one = &n->printed->counters[act->a], *other = &n->printed->counters[act->b];

    if (one->side != act->side || other->side != act->side)
        return REFUSE(NOT_OWN);
    if (one->strength != other->strength || one->arm != other->arm ||
        one->allowance != other->allowance || act->a == act->b)
        return REFUSE(UNLIKE);
    if (act->a > act->b)
        return REFUSE(SWAP_ORDER);
    if (bt_units_has(&n->s->moved, (bt_unit)act->a) || bt_units_has(&n->s->moved, (bt_unit)act->b))
        return REFUSE(SWAPPED);
    if (!naw_on_map(n->s, (bt_unit)act->a) || !naw_on_map(n->s, (bt_unit)act->b))
        return REFUSE(NOT_DEPLOYED);
    return NULL;
}

static void
do_swap(naw *n, const bt_act *act)
{
    bt_unit one = (bt_unit)act->a, other = (bt_unit)act->b;
    bt_hex here = n->s->places[one], there = n->s->places[other];

    naw_lift(n, one);
    naw_lift(n, other);
    naw_place(n, one, there);
    naw_place(n, other, here);
    bt_units_add(&n->s->moved, one);
    bt_units_add(&n->s->moved, other);
    NAW_EVENT(n, SWAPPED, "3.0b", one, other, 0, 0);
}

static const bt_reason *
refuse_ready(const naw *n, const bt_act *act)
{
    return n->s->ready & bt_side_bit(act->side) ? REFUSE(ARRANGED) : NULL;
}

static void
do_ready(naw *n, const bt_act *act)
{
    naw_state *s = n->s;

    s->ready |= bt_side_bit(act->side);
    NAW_EVENT(n, READY, "3.0a", act->side, 0, 0, 0);
    if (s->ready == 3) {
        s->moved = (bt_units){ { 0 } };
        bt_frames_pop(&s->frames);
    }
}

static void
list_deployment(const bt_list *l)
{
    bt_units ours = naw_survivors(l->play, l->play->printed->of_side[l->side]);

    for (bt_units ones = ours; !bt_units_is_empty(&ones);) {
        bt_unit one = bt_units_take(&ones);
        for (bt_units others = ones; !bt_units_is_empty(&others);)
            bt_try(l, NAW_A_SWAP, one, bt_units_take(&others));
    }
    bt_try(l, NAW_A_READY, 0, 0);
}

static bt_sides
deploying(const naw *n)
{
    return (bt_sides)(3 & ~n->s->ready);
}

static bool
deploy_stands(const naw *n, const bt_frame *frame)
{
    (void)n;
    return naw_stands(frame, BT_SIDE_NONE, 0);
}

static bool
deploy_holds(const naw *n, const bt_frame *frame, bt_error *err)
{
    (void)frame;
    if (n->s->ready == 3)
        return bt_fail(err, BT_EDATA, "both sides have deployed [3.0]"), false;
    return true;
}

const bt_room naw_room_deploy = {
    .acts = deploying,
    .deeds = (const bt_deed[]){ { NAW_A_SWAP, refuse_swap, do_swap },
                                { NAW_A_READY, refuse_ready, do_ready },
                                { 0 } },
    .list = list_deployment,
    .question = BT_MSG("Exchange like counters if you wish, then declare yourself ready."),
    .stands = deploy_stands,
    .holds = deploy_holds,
    .theirs = REFUSE(ARRANGED),
};
