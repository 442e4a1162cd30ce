/*
 * bids.c - sealed bids for the sides of a tournament game; chapter M1.
 *
 * Until both bids are in, the two players are known by the seats on which they
 * began: what side N06_FRENCH does is done by who sat down as French.  A bid is
 * changed by taking it back, which undo allows until the other one is in.
 */
#include "bids.h"
#include "position.h"
#include "setup.h"
#include "victory.h"

/* What wins points for a side moves the track this way [M1.3]. */
static int
shift(bt_side wanted, int points)
{
    return wanted == N06_FRENCH ? points : -points;
}

static const bt_reason *
refuse_bid(const n06 *n, const bt_act *act)
{
    int vp = n->printed->start_vp + shift((bt_side)act->a, (int)act->b);

    return vp >= 1 && vp < N06_VP_MAX ? NULL : REFUSE(TOO_HIGH);
}

/* Who began as French plays a side: the bids are done with. */
static void
seat_players(n06 *n, bt_side french_seat, const char *rule)
{
    n->s->swapped = french_seat != N06_FRENCH;
    for (bt_side seat = N06_FRENCH; seat <= N06_PRUSSIAN; seat++)
        N06_EVENT(n, SEATED, rule, seat, n06_seated(n->s, seat), 0, 0);
    bt_frames_pop(&n->s->frames);
    n06_begin_setup(n);
}

/* [M1.2] - [M1.5] Both bids are in. */
static void
open_bids(n06 *n)
{
    n06_state *s = n->s;
    const uint8_t wants[2] = { s->wants[0], s->wants[1] }, bids[2] = { s->bids[0], s->bids[1] };
    bt_side high = bids[N06_PRUSSIAN] > bids[N06_FRENCH] ? N06_PRUSSIAN : N06_FRENCH;
    bool equal = bids[0] == bids[1];

    bt_events_seal(n->events);
    for (bt_side seat = N06_FRENCH; seat <= N06_PRUSSIAN; seat++)
        N06_EVENT(n, BID, "M1.1", seat, wants[seat], bids[seat], 0);
    n06_forget_bids(s);
    if (equal && wants[0] == wants[1]) {
        bt_frames_pop(&s->frames);
        bt_frames_push(&s->frames, N06_P_LOTS, BT_SIDE_CHANCE);
        return;
    }
    if (!equal)
        n06_add_vp(n, shift(wants[high], bids[high]), "M1.3");
    seat_players(n, high == N06_FRENCH ? wants[high] : n06_other(wants[high]),
                 wants[0] == wants[1] ? "M1.2" : "M1.4");
}

static void
do_bid(n06 *n, const bt_act *act)
{
    n->s->wants[act->side] = (uint8_t)act->a;
    n->s->bids[act->side] = (uint8_t)act->b;
    n->s->ready = (uint8_t)(n->s->ready | bt_side_bit(act->side));
    N06_EVENT(n, HAS_BID, "M1.1", act->side, 0, 0, 0);
    if (n->s->ready == N06_BOTH)
        open_bids(n);
}

static void
do_lots(n06 *n, const bt_act *act)
{
    seat_players(n, (bt_side)act->a, "M1.5");
}

void
n06_begin_bids(n06 *n)
{
    bt_frames_push(&n->s->frames, N06_P_BID, BT_SIDE_NONE);
}

void
n06_forget_bids(n06_state *s)
{
    s->ready = 0;
    s->wants[0] = s->wants[1] = BT_SIDE_NONE;
    s->bids[0] = s->bids[1] = 0;
}

bt_side
n06_seat(const bt_game *game, const bt_state *state, bt_side seat)
{
    (void)game;
    return n06_seated(n06_state_of(state), seat);
}

/* ---- secrecy ------------------------------------------------------------ */

void
n06_hide_bid(n06_state *s, bt_side side)
{
    s->wants[side] = BT_SIDE_NONE;
    s->bids[side] = 0;
}

void
n06_deal_bid(const n06_printed *p, n06_state *s, bt_side side, bt_rng *rng)
{
    if (!(s->ready & bt_side_bit(side)))
        return;
    s->wants[side] = (uint8_t)bt_rng_below(rng, 2);
    s->bids[side] = (uint8_t)bt_rng_below(rng, (uint32_t)(s->wants[side] == N06_FRENCH
                                                              ? N06_VP_MAX - p->start_vp
                                                              : p->start_vp));
}

bool
n06_bids_ok(const n06 *n, bt_error *err)
{
    const n06_state *s = n->s;
    bool bidding = bt_frames_peek(&s->frames)->procedure == N06_P_BID;

    for (bt_side side = N06_FRENCH; side <= N06_PRUSSIAN; side++) {
        bt_act bid = { .side = side, .a = s->wants[side], .b = s->bids[side] };
        bool has_bid = bidding && s->ready >> side & 1;
        if (has_bid ? s->wants[side] > N06_PRUSSIAN || s->bids[side] > N06_VP_MAX ||
                          refuse_bid(n, &bid) != NULL
                    : s->wants[side] != BT_SIDE_NONE || s->bids[side])
            return bt_fail(err, BT_EDATA, "there is a bid that cannot be [M1.1]"), false;
    }
    if (bidding && s->vp != n->printed->start_vp)
        return bt_fail(err, BT_EDATA, "points have changed before the bids are in [M1.1]"), false;
    return true;
}

/* ---- rooms -------------------------------------------------------------- */

/* Each side with each number of points that the track has. */
static void
list_bids(const bt_list *l)
{
    for (unsigned side = N06_FRENCH; side <= N06_PRUSSIAN; side++)
        for (unsigned points = 0; points < N06_VP_MAX; points++)
            bt_try(l, N06_A_BID, side, points);
}

/* Bids are made once, in a tournament game, before the sides are known. */
static bool
bids_hold(const n06 *n, const bt_frame *frame, bt_error *err)
{
    (void)frame;
    if (!n06_is_marshal(n) || n->s->swapped)
        return bt_fail(err, BT_EDATA, "there are no bids now [M1.1]"), false;
    return true;
}

const bt_room n06_room_bid = {
    .acts = n06_not_ready,
    .deeds = (const bt_deed[]){ { N06_A_BID, refuse_bid, do_bid }, { 0 } },
    .list = list_bids,
    .question = BT_MSG("Bid for the side you want: the higher bid has its side."),
    .stands = n06_shared,
    .holds = bids_hold,
    .rule = "M1.1",
};

static void
list_lots(const bt_list *l)
{
    bt_try_numbers(l, N06_A_LOTS, N06_FRENCH, N06_PRUSSIAN + 1);
}

static bt_action
draw_lots(const n06 *n, bt_rng *rng)
{
    (void)n;
    return bt_action_make(N06_A_LOTS, bt_rng_below(rng, 2), 0, 0);
}

const bt_room n06_room_lots = {
    .deeds = (const bt_deed[]){ { N06_A_LOTS, bt_refuse_nothing, do_lots }, { 0 } },
    .list = list_lots,
    .chance = draw_lots,
    .stands = n06_chances,
    .holds = bids_hold,
    .rule = "M1.5",
};
