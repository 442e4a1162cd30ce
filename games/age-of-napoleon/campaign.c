/*
 * campaign.c - the Campaign Phase: six rounds, in each of which each side acts once [AON-11.1] [AON-11.2].
 */
#include "sequence.h"

/* ---- the phase ------------------------------------------------------------------------------ */

enum { AT_START, IN_ROUNDS };

/* A scenario begins in the middle of its year [AON-5.3].  The frame's local is 1 while who plays first in
 * the next round has been said, as in a position set by hand; so is that of the round. */
static bool
campaign_waits(aon *n)
{
    bt_frame *frame = aon_top(n);

    if (frame->step == IN_ROUNDS || !n->s->round)
        n->s->round++;
    frame->step = IN_ROUNDS;
    if (n->s->round > AON_ROUNDS) {
        n->s->round = 0;
        aon_pop(n);
        return false;
    }
    AON_EVENT(n, ROUND, "AON-11.1", n->s->round, 0, 0, 0);
    aon_push(n, AON_P_ROUND, aon_chooser(n->s));
    aon_top(n)->local = frame->local;
    frame->local = 0;
    return false;
}

const bt_room aon_room_campaign = { .waits = campaign_waits, .stands = aon_owned };

/* ---- a round: ruling 9 ----------------------------------------------------------------------- */

enum { CANCELLING, ORDERING, FIRST_HINDERED, FIRST, SECOND_HINDERED, SECOND, ENDING };

/* [CARD-PEACE-TALKS.2] Ruling 12: while there are peace talks there is diplomacy. */
static void
skip_round(aon *n, bt_frame *frame)
{
    frame->step = ENDING;
    AON_EVENT(n, CANCELLED,
              n->s->talks >> n->s->round & 1 ? "CARD-PEACE-TALKS.1" : "CARD-WINTER-QUARTERS.1",
              n->s->round, 0, 0, 0);
    if (!(n->s->talks >> n->s->round & 1))
        return;
    n->s->passed = 0;
    aon_push(n, AON_P_DIPLOMACY, (bt_side)frame->side);
    aon_push(n, AON_P_ORDER, (bt_side)frame->side);
}

static void
ask_hinder(aon *n, bt_side next)
{
    aon_push(n, AON_P_HINDER, aon_other(next));
    aon_top(n)->step = next;
}

/* [CARD-INDECISION.1] Who is held passes. */
static void
begin_action(aon *n, bt_side side)
{
    n->s->acted = (uint8_t)(n->s->acted | bt_side_bit(side));
    if (n->s->barred >> side & 1)
        AON_EVENT(n, PASSED, "CARD-INDECISION.1", side, 0, 0, 0);
    else
        aon_push(n, AON_P_ACTION, side);
}

static bool
round_waits(aon *n)
{
    bt_frame *frame = aon_top(n);
    bool skipped = n->s->skipped >> n->s->round & 1;

    switch (frame->step++) {
    case CANCELLING:
        if (!skipped)
            aon_push(n, AON_P_CANCEL, (bt_side)frame->side);
        return false;
    case ORDERING:
        if (skipped)
            skip_round(n, frame);
        else if (!frame->local)
            aon_push(n, AON_P_ORDER, (bt_side)frame->side);
        return false;
    case FIRST_HINDERED:
        ask_hinder(n, (bt_side)n->s->first);
        return false;
    case FIRST:
        begin_action(n, (bt_side)n->s->first);
        return false;
    case SECOND_HINDERED:
        ask_hinder(n, aon_other((bt_side)n->s->first));
        return false;
    case SECOND:
        begin_action(n, aon_other((bt_side)n->s->first));
        return false;
    default:
        n->s->acted = n->s->barred = n->s->passed = 0;
        aon_pop(n);
        return false;
    }
}

const bt_room aon_room_round = { .waits = round_waits, .stands = aon_owned };
