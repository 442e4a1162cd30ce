/*
 * recovery.c - the Recovery phase in its six steps [C11.1].
 */
#include "recovery.h"
#include "cards.h"
#include "fog.h"
#include "position.h"
#include "share.h"
#include "victory.h"
#include "wear.h"

#include <berthier/deck.h>
#include <berthier/say.h>
#include <string.h>

/* Steps of a RECOVERY frame: what comes next. */
enum {
    UNACTIVATED,
    FRENCH_CARDS,
    PRUSSIAN_CARDS,
    FRENCH_REST,
    PRUSSIAN_REST,
    FRENCH_LOSSES,
    PRUSSIAN_LOSSES,
    FLIPPED
};

bool
n06_losing_step(int step)
{
    return step > FRENCH_LOSSES && step <= FLIPPED;
}

static bool
without_hands(const n06 *n)
{
    return n06_option(n, N06_OPTION_HANDS);
}

/* [C11.2] [E-CARE.2] */
static void
recover(n06 *n)
{
    uint32_t fresh = n->s->on_map & n06_bits(n->printed->corps) & ~n06_bits(n->s->activated);

    if (!bt_units_is_empty(&n->s->cared))
        n06_tell(n);
    for (; fresh; fresh &= fresh - 1) {
        bt_unit u = (bt_unit)__builtin_ctz(fresh);
        n06_rest(n, u, n->s->fatigue[u], "C11.2");
        if (bt_units_has(&n->s->cared, u)) {
            n06_gain(n, u, "E-CARE.2");
            n06_add_vp(n, -1, "E-CARE.2");
        }
    }
    n->s->cared = (bt_units){ { 0 } };
}

/* ---- cards [C11.3] ------------------------------------------------------ */

static void
offer_cards(n06 *n, bt_side side)
{
    if (!without_hands(n) && !bt_set_is_empty(&n->s->hand[side]))
        bt_frames_push(&n->s->frames, N06_P_REFIT, side);
}

static const bt_reason *
refuse_spend(const n06 *n, const bt_act *act)
{
    bt_unit unit = (bt_unit)act->b;

    if (!bt_set_has(&n->s->hand[act->side], (uint8_t)act->a))
        return REFUSE(NOT_IN_HAND);
    if (n06_side_of(n->printed, unit) != act->side)
        return REFUSE(NOT_OWN);
    if (!n06_is_corps(n->printed, unit))
        return REFUSE(CORPS_ONLY);
    if (!n06_on_map(n->s, unit))
        return REFUSE(NOT_ON_MAP);
    if (bt_units_has(&n->s->refitted, unit))
        return REFUSE(ONE_CARD_EACH);
    return n->s->fatigue[unit] ? NULL : REFUSE(NOT_TIRED);
}

static void
do_spend(n06 *n, const bt_act *act)
{
    bt_pile_move(&n->s->hand[act->side], &n->s->discard[act->side], (uint8_t)act->a);
    bt_units_add(&n->s->refitted, (bt_unit)act->b);
    N06_EVENT(n, DISCARDED, "C11.3", act->side, act->a, 0, 0);
    n06_rest(n, (bt_unit)act->b, n->printed->cards[act->a].recovery, "C11.3");
}

/* Nobody is asked when his hand is empty or no corps is left to be rested. */
static bool
refit_waits(n06 *n)
{
    bt_side side = bt_frames_peek(&n->s->frames)->side;
    bt_units corps = bt_units_minus(n06_units(n06_present_corps(n, side)), n->s->refitted);

    /* In the fog that nobody is asked would tell that nobody is tired [G2.1]. */
    if (n06_is_grognard(n) && !bt_set_is_empty(&n->s->hand[side]))
        return true;
    for (bt_unit u;
         !bt_set_is_empty(&n->s->hand[side]) && (u = bt_units_take(&corps)) != BT_UNIT_NONE;)
        if (n->s->fatigue[u])
            return true;
    bt_frames_pop(&n->s->frames);
    return false;
}

static void
do_done(n06 *n, const bt_act *act)
{
    (void)act;
    bt_frames_pop(&n->s->frames);
}

/* [C14.3] Beginners turn over a card each and spread its recovery. */
static void
turn_over_rest(n06 *n, bt_side side)
{
    if (without_hands(n))
        n06_turn_over(n, side, 1);
}

static void
share_rest(n06 *n, bt_side side)
{
    uint8_t card = n->s->turned[side];

    if (without_hands(n) && card != N06_CARD_NONE)
        n06_share_rest(n, n06_units(n06_present_corps(n, side)), n->printed->cards[card].recovery,
                       side, N06_BY_BEGINNERS);
}

/* ---- losses, bonus, the next turn --------------------------------------- */

/* [C11.4] */
static void
lose_tired(n06 *n, bt_side side)
{
    bt_units tired = n06_units(n06_present_corps(n, side));

    n06_tell(n);
    for (bt_units left = tired; !bt_units_is_empty(&left);) {
        bt_unit u = bt_units_take(&left);
        if (n->s->fatigue[u] < 5)
            bt_units_remove(&tired, u);
    }
    n06_share_losses(n, tired, bt_units_count(&tired), side, N06_BY_TIRED);
}

/* [C11.7] */
static void
add_bonus(n06 *n)
{
    int held = 0;

    for (int i = 0; i < n->printed->prize_count; i++)
        held += n->s->control[i] == N06_PRUSSIAN;
    if (held >= 3)
        n06_add_vp(n, 1, "C11.7");
}

/* [C11.6] - [C11.8] */
static void
end_turn(n06 *n)
{
    n06_state *s = n->s;

    s->activated = s->refitted = (bt_units){ { 0 } };
    memset(s->tired_least, 0, sizeof s->tired_least);
    n06_trace_new_turn(n);
    n06_clear_table(n);
    n06_clear_lasting(n);
    bt_frames_pop(&s->frames);
    add_bonus(n);
    if (s->winner != BT_SIDE_NONE)
        return;
    if (s->turn == n->printed->last_turn)
        n06_judge(n);
    else
        s->turn++;
}

static void
go_on_recovering(n06 *n)
{
    bt_frame *frame = bt_frames_top(&n->s->frames);

    switch (frame->step++) {
    case UNACTIVATED:
        recover(n);
        return;
    case FRENCH_CARDS:
        offer_cards(n, N06_FRENCH);
        turn_over_rest(n, N06_FRENCH);
        return;
    case FRENCH_REST:
        share_rest(n, N06_FRENCH);
        return;
    case PRUSSIAN_CARDS:
        offer_cards(n, N06_PRUSSIAN);
        turn_over_rest(n, N06_PRUSSIAN);
        return;
    case PRUSSIAN_REST:
        share_rest(n, N06_PRUSSIAN);
        return;
    case FRENCH_LOSSES:
        lose_tired(n, N06_FRENCH);
        return;
    case PRUSSIAN_LOSSES:
        lose_tired(n, N06_PRUSSIAN);
        return;
    case FLIPPED:
        return; /* what fell in step 3 is scored together [C12.13] */
    default:
        end_turn(n);
    }
}

static bool
recovery_waits(n06 *n)
{
    go_on_recovering(n);
    return false;
}

const bt_room n06_room_recovery = { .waits = recovery_waits, .stands = n06_owned };

static uint32_t
own_tired(const n06 *n, bt_side side)
{
    uint32_t tired = 0;

    for (uint32_t left = n06_present_corps(n, side); left; left &= left - 1)
        if (n->s->fatigue[__builtin_ctz(left)])
            tired |= left & -left;
    return tired;
}

static void
list_refit(const bt_list *l)
{
    bt_try_pairs(l, N06_A_SPEND, l->play->s->hand[l->side], n06_set(own_tired(l->play, l->side)));
    bt_try(l, N06_A_DONE, 0, 0);
}

/* [C1.14] In the fog a hand is asked though nobody is left that it could rest. */
static void
ask_refit(const n06 *n, const bt_view *view, bt_buf *out)
{
    bt_side side = bt_frames_peek(&n->s->frames)->side;
    bool rests = (own_tired(n, side) & ~n06_bits(n->s->refitted)) != 0;

    (void)view;
    bt_buf_add(out, bt_tr(n->game, rests ? BT_MSG("Spend cards on tired corps, then done.")
                                         : BT_MSG("No card can rest a corps now: done.")));
}

const bt_room n06_room_refit = {
    .waits = refit_waits,
    .deeds = (const bt_deed[]){ { N06_A_SPEND, refuse_spend, do_spend },
                                { N06_A_DONE, bt_refuse_nothing, do_done },
                                { 0 } },
    .list = list_refit,
    .ask = ask_refit,
    .stands = n06_owned,
    .rule = "C11.3",
};
