/*
 * stragglers.c - trains and leaders whose units have retreated without them [5.25a] [5.25b]
 * [9.13b] [11.43b].
 *
 * While troops are revealed, where they stood is where the enemy saw them last: who was there with them
 * goes where they have gone.
 */
#include "stragglers.h"
#include "combat.h"
#include "dice.h"
#include "hold.h"
#include "near.h"
#include "trains.h"
#include "words.h"

enum { MUST_GO, MAY_STAY }; /* the step of a frame */

static bt_unit
straggler(const osg *n)
{
    return bt_frames_peek(&n->s->frames)->local;
}

/* Those it was with who are on the map elsewhere. */
static bt_units
companions(const osg *n, bt_unit unit)
{
    const osg_state *s = n->s;
    bt_units left = bt_units_and(n->printed->of_side[osg_counter_of(n, unit)->side], s->revealed);
    bt_units found = { { 0 } };

    left = bt_units_and(left, n->printed->troops);
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (osg_on_map(s, u) && s->seen_at[u] == s->places[unit] && s->places[u] != s->places[unit])
            bt_units_add(&found, u);
    return found;
}

/* Is one of them in a hex? */
static bool
leads_to(const osg *n, bt_unit unit, bt_hex hex)
{
    bt_units there = bt_units_and(companions(n, unit), osg_in_hex(n, hex));

    return !bt_units_is_empty(&there);
}

/* In how many hexes they are; one of those. */
static int
count_ways(const osg *n, bt_unit unit, bt_hex *one)
{
    bt_units left = companions(n, unit);
    int count = 0;

    while (!bt_units_is_empty(&left)) {
        *one = n->s->places[bt_units_take(&left)];
        left = bt_units_minus(left, osg_in_hex(n, *one));
        count++;
    }
    return count;
}

static void
follow(osg *n, bt_unit unit, bt_hex to)
{
    osg_shift(n, unit, to, OSG_EV_FOLLOWED,
              bt_units_has(&n->printed->leaders, unit) ? "5.25b" : "9.13b");
}

/* [9.13a] [9.13b] [9.14] [14.34a] A bridge train is gone for good, baggage is the enemy's. */
static void
lose_train(osg *n, bt_unit train, const char *rule)
{
    bt_hex hex = n->s->places[train];
    bool baggage = bt_units_has(&n->printed->baggage_trains, train);

    osg_drop_marks(n->s, train);
    osg_put_away(n, train, baggage ? OSG_CAPTURED : OSG_LOST);
    if (baggage)
        OSG_EVENT(n, TRAIN_TAKEN, "14.34a", train, hex, 0, 0);
    else
        OSG_EVENT(n, TRAIN_LOST, rule, train, hex, 0, 0);
}

static void
ask(osg *n, bt_unit unit, int step)
{
    bt_frames_push(&n->s->frames, OSG_P_FOLLOW, osg_counter_of(n, unit)->side);
    bt_frames_top(&n->s->frames)->local = unit;
    bt_frames_top(&n->s->frames)->step = (uint8_t)step;
}

bool
osg_call_straggler(osg *n, bt_unit unit)
{
    bt_units with = companions(n, unit);
    bool train = bt_units_has(&n->printed->trains, unit);

    if (osg_has_troops(n, osg_counter_of(n, unit)->side, n->s->places[unit]))
        return false;
    if (bt_units_is_empty(&with)) {
        if (train)
            lose_train(n, unit, "9.13a");
        return false;
    }
    if (!train) {
        ask(n, unit, MAY_STAY);
        return true;
    }
    bt_frames_push(&n->s->frames, OSG_P_TRAIN, BT_SIDE_CHANCE);
    bt_frames_top(&n->s->frames)->local = unit;
    return true;
}

/* ---- the die of a train [9.13b] --------------------------------------------------------- */

static void
do_train(osg *n, const bt_act *act)
{
    bt_unit train = straggler(n);
    bt_hex one = BT_HEX_NONE;

    bt_frames_pop(&n->s->frames);
    OSG_EVENT(n, TRAIN_TESTED, "9.13b", train, act->a, 0, 0);
    if (act->a <= 2)
        lose_train(n, train, "9.13b");
    else if (count_ways(n, train, &one) > 1)
        ask(n, train, MUST_GO);
    else
        follow(n, train, one);
}

static bool
train_holds(const osg *n, const bt_frame *frame, bt_error *err)
{
    bt_units with;

    if (frame->local < n->printed->unit_count && osg_on_map(n->s, frame->local) &&
        bt_units_has(&n->printed->trains, frame->local)) {
        with = companions(n, frame->local);
        if (!bt_units_is_empty(&with))
            return true;
    }
    return bt_fail(err, BT_EDATA, "no train is left behind [9.13b]"), false;
}

const bt_room osg_room_train = {
    .deeds = (const bt_deed[]){ { OSG_A_DIE, bt_refuse_nothing, do_train }, { 0 } },
    .list = osg_list_die,
    .chance = osg_throw_die,
    .holds = train_holds,
    .theirs = REFUSE(TRAIN_FALLS),
    .rule = "9.13b",
};

/* ---- where to [5.25b] ------------------------------------------------------------------------ */

static const bt_reason *
refuse_follow(const osg *n, const bt_act *act)
{
    return act->a < n->printed->atlas.hex_count && leads_to(n, straggler(n), (bt_hex)act->a)
               ? NULL
               : REFUSE(NOT_THEIR_WAY);
}

static void
do_follow(osg *n, const bt_act *act)
{
    bt_unit unit = straggler(n);

    bt_frames_pop(&n->s->frames);
    follow(n, unit, (bt_hex)act->a);
}

static const bt_reason *
refuse_stay(const osg *n, const bt_act *act)
{
    (void)act;
    return bt_frames_peek(&n->s->frames)->step == MAY_STAY ? NULL : REFUSE(TRAIN_FOLLOWS);
}

static void
do_stay(osg *n, const bt_act *act)
{
    (void)act;
    bt_frames_pop(&n->s->frames);
}

static void
list_follow(const bt_list *l)
{
    const osg *n = l->play;
    bt_units with = companions(n, straggler(n));
    uint64_t hexes[BT_BITS_WORDS(OSG_HEXES_MAX)] = { 0 };

    for (bt_unit u; (u = bt_units_take(&with)) != BT_UNIT_NONE;)
        bt_bits_add(hexes, n->s->places[u]);
    for (unsigned hex = osg_next_hex(n, hexes, 0); hex < n->printed->atlas.hex_count;
         hex = osg_next_hex(n, hexes, hex + 1))
        bt_actions_add(l->out, bt_action_make(OSG_A_FOLLOW, hex, 0, 0));
    bt_try(l, OSG_A_STAY, 0, 0);
}

static bool
follow_holds(const osg *n, const bt_frame *frame, bt_error *err)
{
    bt_units kind = bt_units_or(n->printed->leaders, n->printed->trains), with;

    if (frame->local < n->printed->unit_count && bt_units_has(&kind, frame->local) &&
        osg_on_map(n->s, frame->local) && frame->step <= MAY_STAY &&
        osg_counter_of(n, frame->local)->side == frame->side) {
        with = companions(n, frame->local);
        if (!bt_units_is_empty(&with))
            return true;
    }
    return bt_fail(err, BT_EDATA, "nobody is left behind [5.25b]"), false;
}

static void
ask_follow(const osg *n, const bt_view *view, bt_buf *out)
{
    const char *text =
        bt_frames_peek(&n->s->frames)->step == MAY_STAY
            ? BT_MSG("The units with {0} in {1} had to retreat. Say where it follows "
                     "them, or let it stay.")
            : BT_MSG("The units with {0} in {1} had to retreat. Say where it follows "
                     "them.");

    (void)view;
    BT_SAY(out, n->game, text, osg_unit_arg(n, straggler(n)),
           osg_hex_arg(n, n->s->places[straggler(n)]));
}

const bt_room osg_room_follow = {
    .deeds = (const bt_deed[]){ { OSG_A_FOLLOW, refuse_follow, do_follow },
                                { OSG_A_STAY, refuse_stay, do_stay },
                                { 0 } },
    .list = list_follow,
    .ask = ask_follow,
    .holds = follow_holds,
    .theirs = REFUSE(THEY_FOLLOW),
    .first = REFUSE(FOLLOW_FIRST),
    .rule = "5.25b",
};
