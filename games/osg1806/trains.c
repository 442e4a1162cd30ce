/*
 * trains.c - what becomes of trains and of pontoon bridges in the enemy's reach [9.11] [9.26a] [14.34a].
 */
#include "trains.h"
#include "hold.h"
#include "words.h"

void
osg_drop_marks(osg_state *s, bt_unit train)
{
    bt_units *const sets[] = { &s->out,      &s->checked, &s->roused,     &s->entered, &s->halted,
                               &s->marching, &s->movers,  &s->unsupplied, &s->revealed };

    for (size_t i = 0; i < BT_COUNT(sets); i++)
        bt_units_remove(sets[i], train);
}

/* [9.11] [14.34a] A train alone with the enemy is gone: bridges destroyed, baggage taken. */
static void
sweep_train(osg *n, bt_unit train)
{
    const osg_counter *c = osg_counter_of(n, train);
    bt_hex hex = n->s->places[train];

    if (!osg_on_map(n->s, train) || !osg_controls(n, osg_other(c->side), hex) ||
        osg_has_troops(n, c->side, hex))
        return;
    osg_drop_marks(n->s, train);
    if (c->arm == OSG_BAGGAGE_TRAIN) {
        osg_put_away(n, train, OSG_CAPTURED);
        OSG_EVENT(n, TRAIN_TAKEN, "14.34a", train, hex, 0, 0);
    } else {
        osg_put_away(n, train, OSG_LOST);
        OSG_EVENT(n, TRAIN_LOST, "9.11", train, hex, 0, 0);
    }
}

bool
osg_pontoon_ends(const osg *n, bt_unit train, bt_hex ends[2])
{
    unsigned water = n->s->water_of[osg_train_number(n, train)];

    if (!water || n->printed->shores[water - 1][0] == n->printed->shores[water - 1][1])
        return false;
    ends[0] = n->printed->shores[water - 1][0];
    ends[1] = n->printed->shores[water - 1][1];
    return true;
}

/* [9.26a] [9.26b] It is with the side that holds an end of it alone, as often as that changes. */
static void
sweep_pontoon(osg *n, bt_unit train)
{
    bt_side owner = osg_counter_of(n, train)->side;
    bt_hex ends[2];
    bool ours, theirs;

    if (!osg_pontoon_ends(n, train, ends))
        return;
    ours = osg_has_combat(n, owner, ends[0]) || osg_has_combat(n, owner, ends[1]);
    theirs = osg_has_combat(n, osg_other(owner), ends[0]) ||
             osg_has_combat(n, osg_other(owner), ends[1]);
    if (theirs && !ours && !bt_units_has(&n->s->captive, train)) {
        bt_units_add(&n->s->captive, train);
        n->s->prizes |= (uint8_t)(1u << osg_train_number(n, train));
        OSG_EVENT(n, BRIDGE_TAKEN, "9.26a", osg_other(owner), train, ends[0], ends[1]);
    } else if (ours && !theirs && bt_units_has(&n->s->captive, train)) {
        bt_units_remove(&n->s->captive, train);
        n->s->prizes &= (uint8_t) ~(1u << osg_train_number(n, train));
        OSG_EVENT(n, BRIDGE_FREED, "9.26b", train, ends[0], ends[1], 0);
    }
}

void
osg_sweep_trains(osg *n)
{
    bt_units left = osg_on_map_of(n, n->printed->trains);

    for (bt_unit train; (train = bt_units_take(&left)) != BT_UNIT_NONE;) {
        bt_side enemy = osg_other(osg_counter_of(n, train)->side);
        if (osg_controls(n, enemy, n->s->places[train]))
            sweep_train(n, train);
    }
    if (!osg_has_pontoons(n->s))
        return;
    left = bt_units_minus(n->printed->bridge_trains, n->s->standing);
    for (bt_unit train; (train = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (n->s->places[train] == OSG_DEPLOYED)
            sweep_pontoon(n, train);
}

/* ---- what is captured is kept or destroyed [9.26a] [9.27] -------------------------- */

bool
osg_call_prize(osg *n)
{
    for (bt_units left = n->printed->bridge_trains; n->s->prizes && !bt_units_is_empty(&left);) {
        bt_unit train = bt_units_take(&left);
        unsigned bit = 1u << osg_train_number(n, train);
        if (!(n->s->prizes & bit))
            continue;
        n->s->prizes &= (uint8_t)~bit;
        bt_frames_push(&n->s->frames, OSG_P_PRIZE, osg_other(osg_counter_of(n, train)->side));
        bt_frames_top(&n->s->frames)->local = train;
        return true;
    }
    return false;
}

static void
do_keep(osg *n, const bt_act *act)
{
    (void)act;
    bt_frames_pop(&n->s->frames);
}

static void
do_destroy(osg *n, const bt_act *act)
{
    bt_unit train = bt_frames_peek(&n->s->frames)->local;
    int number = osg_train_number(n, train);

    (void)act;
    bt_frames_pop(&n->s->frames);
    bt_bits_remove(n->s->spanned, n->s->water_of[number] - 1u);
    n->s->water_of[number] = 0;
    n->s->toll[number] = 0;
    bt_units_remove(&n->s->captive, train);
    osg_put_away(n, train, OSG_LOST);
    OSG_EVENT(n, BRIDGE_RAZED, "9.27", train, 0, 0, 0);
}

static void
list_prize(const bt_list *l)
{
    bt_try(l, OSG_A_KEEP, 0, 0);
    bt_try(l, OSG_A_DESTROY, 0, 0);
}

static bool
prize_holds(const osg *n, const bt_frame *frame, bt_error *err)
{
    if (frame->local >= n->printed->unit_count || !bt_units_has(&n->s->captive, frame->local) ||
        n->s->places[frame->local] != OSG_DEPLOYED ||
        frame->side == osg_counter_of(n, frame->local)->side)
        return bt_fail(err, BT_EDATA, "no pontoon bridge was captured [9.26a]"), false;
    return true;
}

static void
ask_prize(const osg *n, const bt_view *view, bt_buf *out)
{
    (void)view;
    BT_SAY(out, n->game, "The pontoon bridge of {0} is captured: keep it, or destroy it.",
           osg_unit_arg(n, bt_frames_peek(&n->s->frames)->local));
}

const bt_room osg_room_prize = {
    .deeds = (const bt_deed[]){ { OSG_A_KEEP, bt_refuse_nothing, do_keep },
                                { OSG_A_DESTROY, bt_refuse_nothing, do_destroy },
                                { 0 } },
    .list = list_prize,
    .ask = ask_prize,
    .holds = prize_holds,
    .theirs = REFUSE(THEY_KEEP),
    .first = REFUSE(PRIZE_FIRST),
    .rule = "9.27",
};
