/*
 * cancel.c - rounds may be cancelled by Peace Talks or Winter Quarters, and a side made to pass by
 * Indecision: rulings 9 to 13.
 */
#include "asked.h"
#include "cards.h"
#include "sequence.h"

#include <berthier/asking.h>

/* ---- Peace Talks, Winter Quarters [CARD-PEACE-TALKS.2] ------------------------------------- */

static int
two_places(const aon *n)
{
    (void)n;
    return 2;
}

static bt_side
chooser_first(const aon *n, int place)
{
    bt_side chooser = aon_chooser(n->s);

    return place ? aon_other(chooser) : chooser;
}

static bool
is_cancelled(const aon *n, int round)
{
    return n->s->skipped >> round & 1;
}

static bool
may_cancel(const aon *n, bt_side side)
{
    return aon_may_play(n, side) && !is_cancelled(n, n->s->round);
}

static const bt_asking cancelling = { .places = two_places,
                                      .whose = chooser_first,
                                      .is_asked = may_cancel };

static bool
cancel_waits(aon *n)
{
    return bt_asking_waits(&cancelling, &n->s->frames, n);
}

static const bt_reason *
refuse_cancel(const aon *n, const bt_act *act)
{
    const bt_reason *reason = aon_refuse_card(n, act, AON_IN_CAMPAIGN);
    aon_title title;

    if (reason)
        return reason;
    title = aon_title_of(n, act->a);
    if (title == AON_PEACE_TALKS)
        return NULL;
    if (title != AON_WINTER_QUARTERS)
        return REFUSE_OF(WRONG_PHASE, title);
    return n->s->round < AON_WINTER ? REFUSE_OF(CONDITION, title) : NULL;
}

static void
cancel(aon *n, int round, bool talks)
{
    if (round > AON_ROUNDS || is_cancelled(n, round))
        return;
    n->s->skipped = (uint8_t)(n->s->skipped | 1u << round);
    if (talks)
        n->s->talks = (uint8_t)(n->s->talks | 1u << round);
}

/* [CARD-PEACE-TALKS.1] [CARD-WINTER-QUARTERS.1] This round and the next of the same year. */
static void
do_cancel(aon *n, const bt_act *act)
{
    bool talks = aon_title_of(n, act->a) == AON_PEACE_TALKS;

    aon_play(n, act->side, act->a);
    cancel(n, n->s->round, talks);
    cancel(n, n->s->round + 1, talks);
    bt_asked_once(aon_top(n));
}

static void
do_decline(aon *n, const bt_act *act)
{
    (void)act;
    bt_asked_once(aon_top(n));
}

static void
list_cards(const bt_list *l)
{
    bt_try_set(l, AON_A_PLAY, l->play->s->hand[l->side]);
    bt_try(l, AON_A_DECLINE, 0, 0);
}

/* [CARD-WINTER-QUARTERS.1] */
static void
ask_cancel(const aon *n, const bt_view *view, bt_buf *out)
{
    (void)view;
    BT_SAY(out, n->game,
           n->s->round < AON_WINTER
               ? BT_MSG("Campaign round {0} begins: cancel it by Peace Talks?")
               : BT_MSG("Campaign round {0} begins: cancel it by Peace Talks or Winter Quarters?"),
           bt_arg_number(n->s->round));
}

const bt_room aon_room_cancel = {
    .waits = cancel_waits,
    .deeds = (const bt_deed[]){ { AON_A_PLAY, refuse_cancel, do_cancel },
                                { AON_A_DECLINE, bt_refuse_nothing, do_decline },
                                { 0 } },
    .list = list_cards,
    .ask = ask_cancel,
    .stands = aon_owned,
    .rule = "CARD-PEACE-TALKS.2",
};

/* ---- Indecision [CARD-INDECISION.1] ----------------------------------------------------------- */

/* The frame's step is whose action comes: the other side is asked first, to hold that one; then that
 * one, for the other may still have its own action before it. */
static bt_side
victim_first(const aon *n, int place)
{
    bt_side next = (bt_side)aon_top(n)->step;

    return place ? next : aon_other(next);
}

/* Ruling 10: up to the moment the victim begins its action. */
static bool
may_hinder(const aon *n, bt_side side)
{
    bt_side victim = aon_other(side);

    return aon_may_play(n, side) && !((n->s->acted | n->s->barred) >> victim & 1);
}

static const bt_asking hindering = { .places = two_places,
                                     .whose = victim_first,
                                     .is_asked = may_hinder };

static bool
hinder_waits(aon *n)
{
    return bt_asking_waits(&hindering, &n->s->frames, n);
}

static const bt_reason *
refuse_hinder(const aon *n, const bt_act *act)
{
    const bt_reason *reason = aon_refuse_card(n, act, AON_IN_CAMPAIGN);
    aon_title title;

    if (reason)
        return reason;
    title = aon_title_of(n, act->a);
    return title == AON_INDECISION ? NULL : aon_refuse_late(n, title);
}

static void
do_hinder(aon *n, const bt_act *act)
{
    bt_side victim = aon_other(act->side);

    aon_play(n, act->side, act->a);
    n->s->barred = (uint8_t)(n->s->barred | bt_side_bit(victim));
    AON_EVENT(n, BARRED, "CARD-INDECISION.1", victim, 0, 0, 0);
    bt_asked_once(aon_top(n));
}

/* Who is asked before its own action may hold the one that acts after it. */
static void
ask_hinder(const aon *n, const bt_view *view, bt_buf *out)
{
    const bt_frame *frame = bt_frames_peek(&n->s->frames);
    bt_side side = (bt_side)frame->side;
    bool own = frame->step == side;

    (void)view;
    BT_SAY(out, n->game,
           own ? BT_MSG("Campaign round {0}, next to act: you, then {1}. Make the latter pass by "
                        "Indecision?")
               : BT_MSG("Campaign round {0}, next to act: {1}. Make that side pass by Indecision?"),
           bt_arg_number(n->s->round), bt_arg_word(n->game->rules->side_names[aon_other(side)]));
}

static bool
hinder_stands(const aon *n, const bt_frame *frame)
{
    return aon_owned(n, frame) && frame->step <= AON_COALITION;
}

const bt_room aon_room_hinder = {
    .waits = hinder_waits,
    .deeds = (const bt_deed[]){ { AON_A_PLAY, refuse_hinder, do_hinder },
                                { AON_A_DECLINE, bt_refuse_nothing, do_decline },
                                { 0 } },
    .list = list_cards,
    .ask = ask_hinder,
    .stands = hinder_stands,
    .rule = "CARD-INDECISION.1",
};
