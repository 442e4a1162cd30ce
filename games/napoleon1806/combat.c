/*
 * combat.c - a combat from the first card to the last; chapter C8.
 *
 *     attacker's card, defender's card        [C1.18]
 *     counting and drawing                    [C8.5] - [C8.11]
 *     fatigue, then losses, on both sides     [C8.12] - [C8.18]
 *     winner, retreat                         [C8.19] - [C8.28]
 *     pursuit                                 [C8.29] - [C8.32]
 *     turning over                            [C8.33]
 */
#include "combat.h"
#include "cards.h"
#include "count.h"
#include "fog.h"
#include "position.h"
#include "recovery.h"
#include "retreat.h"
#include "share.h"
#include "wear.h"

#include <berthier/say.h>

/* Steps of a COMBAT frame: what comes next. */
enum {
    CARDS_PLAYED,
    FRENCH_DRAW,
    PRUSSIAN_DRAW,
    FRENCH_FATIGUE,
    PRUSSIAN_FATIGUE,
    FRENCH_LOSSES,
    PRUSSIAN_LOSSES,
    DECIDED,
    RETREATED,
    PANIC,
    PANIC_FATIGUE,
    PURSUED,
    PURSUIT_CARD,
    PURSUIT_FATIGUE,
    TURNED
};

bool
n06_holds_score(const n06_state *s)
{
    for (int i = 0; i < s->frames.depth; i++) {
        const bt_frame *frame = &s->frames.at[i];
        if (frame->procedure == N06_P_COMBAT && frame->step > FRENCH_FATIGUE &&
            frame->step <= DECIDED)
            return frame->step < DECIDED || i < s->frames.depth - 1;
        if (frame->procedure == N06_P_RECOVERY && n06_losing_step(frame->step))
            return true;
    }
    return false;
}

/* [G2.1] In the fog the order of battle stays behind its screen. */
static void
tell_engaged(n06 *n, bt_units units)
{
    for (uint32_t left = n06_corps_of(n, units); left; left &= left - 1) {
        bt_unit u = (bt_unit)__builtin_ctz(left);
        N06_COUNT_EVENT(n, ENGAGED, "C8.3", u, n->s->infantry[u], n->s->cavalry[u], 0);
        if (n06_is_grognard(n))
            bt_events_add(n->events, N06_EV_FIGHTS, (bt_sides)(BT_SIDES_ALL & ~n06_counting(n, u)),
                          "C8.3", u, 0, 0, 0);
    }
}

bool
n06_before_draw(const n06_state *s)
{
    const bt_frame *frame = n06_frame(s, N06_P_COMBAT);
    return frame && frame->step <= FRENCH_DRAW;
}

/* Every card and die inflicts something.  How many are left would not tell in the fog: what hides
 * behind a screen may be worth more or fewer [G2.1]. */
bool
n06_nothing_drawn(const n06 *n)
{
    const n06_state *s = n->s;
    const bt_frame *frame = n06_frame(s, N06_P_COMBAT), *top = bt_frames_peek(&s->frames);

    if (!frame || frame->step <= FRENCH_DRAW)
        return frame != NULL;
    return frame->step == PRUSSIAN_DRAW && top->local && !s->losses[0] && !s->losses[1] &&
           !s->tired[0] && !s->tired[1];
}

bool
n06_in_retreat(const n06_state *s)
{
    const bt_frame *frame = n06_frame(s, N06_P_COMBAT);
    return frame && frame->step > DECIDED;
}

/* [C8.2] [C8.3] Of the attackers the stack alone, in a Moving Attack too [C9.6]. */
void
n06_line_up(n06 *n, bt_side attacker)
{
    n06_state *s = n->s;
    bt_side defender = n06_other(attacker);
    uint32_t there = n06_blocks(n, defender, s->target) & ~n06_bits(n->printed->vedettes);

    s->fighting[attacker] = s->stack;
    s->fighting[defender] = n06_units(there);
    s->had_horse = n06_cavalry(n, s->fighting[N06_PRUSSIAN]) > 0;
    s->loser = BT_SIDE_NONE;
}

void
n06_begin_combat(n06 *n, bt_side attacker)
{
    n06_state *s = n->s;

    n06_line_up(n, attacker);
    n06_tell(n);
    N06_EVENT(n, COMBAT, n06_is_assault(n->s) ? "C9.3" : "C8.1", attacker, s->target, 0, 0);
    n06_reveal(n, s->at[s->target]);
    tell_engaged(n, s->fighting[N06_FRENCH]);
    tell_engaged(n, s->fighting[N06_PRUSSIAN]);
    bt_frames_push(&s->frames, N06_P_COMBAT, attacker);
    n06_open_window(n, N06_W_COMBAT);
}

/* ---- results [C8.11] ---------------------------------------------------- */

/* [C8.31] In the pursuit losses are ignored: nobody is told of any. */
static int
losses_of(const n06 *n, const n06_box_result *box)
{
    return n06_in_retreat(n->s) ? 0 : box->losses;
}

static void
inflict(n06 *n, bt_side side, const n06_box_result *box)
{
    bt_side victim = n06_other(side);

    if (n06_in_retreat(n->s)) {
        n->s->pursuing = (uint8_t)(n->s->pursuing + box->fatigue);
        return;
    }
    n->s->losses[victim] = (uint8_t)(n->s->losses[victim] + box->losses);
    n->s->tired[victim] = (uint8_t)(n->s->tired[victim] + box->fatigue);
}

/* What a card outside a combat is turned over for: initiative, a march, or beginners' Recovery. */
static const char *
turned_for(const n06 *n)
{
    if (n06_frame(n->s, N06_P_INITIATIVE))
        return "C4.3";
    return n06_frame(n->s, N06_P_OPERATION) ? "C6.3" : "C14.3";
}

/* What a card turned over means here [C1.8]. */
void
n06_count_turned(n06 *n, bt_side side, bt_unit card)
{
    const n06_card *printed = &n->printed->cards[card];

    if (!n06_frame(n->s, N06_P_COMBAT)) {
        N06_EVENT(n, TURNED, turned_for(n), side, card, printed->value, 0);
        return;
    }
    N06_EVENT(n, FOUGHT, n06_in_retreat(n->s) ? "C8.31" : "C8.11", side, card,
              losses_of(n, &printed->box), printed->box.fatigue);
    inflict(n, side, &printed->box);
}

/* [C10.1] [C14.2] Combat cards are turned over, or as many dice rolled. */
static void
strike(n06 *n, bt_side side, int count)
{
    if (!n06_option(n, N06_OPTION_COMBAT) && !n06_option(n, N06_OPTION_HANDS)) {
        n06_turn_over(n, side, count);
        return;
    }
    bt_frames_push(&n->s->frames, N06_P_DICE, BT_SIDE_CHANCE);
    bt_frames_top(&n->s->frames)->step = side;
    bt_frames_top(&n->s->frames)->local = (uint8_t)count;
}

static void
draw(n06 *n, bt_side side)
{
    int count = n06_combat_cards(n, side, NULL);

    n06_tell(n);
    if (side == N06_FRENCH)
        N06_EVENT(n, CARDS, "C8.10", count, n06_combat_cards(n, N06_PRUSSIAN, NULL), 0, 0);
    strike(n, side, count);
}

/* The side that suffered more losses [C8.19] [C8.20]. */
static bt_side
beaten(const n06_state *s)
{
    if (s->losses[0] == s->losses[1])
        return BT_SIDE_NONE;
    return s->losses[N06_FRENCH] > s->losses[N06_PRUSSIAN] ? N06_FRENCH : N06_PRUSSIAN;
}

/* [A44] Symbols, then Lost Bullet [E-LOST-BULLET.1], Square [E-SQUARE.1], The Guard
 * [E-THE-GUARD.2]. */
int
n06_fatigue_suffered(const n06 *n, bt_side side)
{
    int total = n->s->tired[side];
    int corps = n06_count(n06_corps_of(n, n->s->fighting[side]));

    if (side == N06_PRUSSIAN && n06_in_force(n, N06_FRENCH, N06_LOST_BULLET))
        total += 2;
    if (side == N06_FRENCH && n06_in_force(n, N06_FRENCH, N06_SQUARE) && n->s->had_horse)
        total = total > 2 ? total - 2 : 0;
    if (side == N06_FRENCH && n06_in_force(n, N06_FRENCH, N06_THE_GUARD) &&
        beaten(n->s) == N06_FRENCH)
        total += corps;
    return total;
}

static void
suffer(n06 *n, bt_side side)
{
    int fatigue = n06_fatigue_suffered(n, side);

    N06_EVENT(n, SUFFERS, "C8.11", side, n->s->losses[side], fatigue, 0);
    n06_share_evenly(n, n->s->fighting[side], fatigue, side, N06_BY_COMBAT);
}

/* ---- who won, and where to [C8.19] - [C8.28] ---------------------------- */

static bool
stands(const n06 *n, bt_side side)
{
    return n06_corps_of(n, n->s->fighting[side]) != 0;
}

static void
decide(n06 *n)
{
    n06_state *s = n->s;
    bt_side loser = beaten(s), winner = n06_other(loser);

    s->loser = loser;
    if (loser == BT_SIDE_NONE) {
        N06_EVENT(n, DRAWN, "C8.20", s->losses[0], 0, 0, 0);
        return;
    }
    N06_EVENT(n, WON, "C8.19", winner, s->losses[loser], s->losses[winner], 0);
    if (stands(n, loser))
        n06_begin_retreat(n, loser, s->losses[loser] - s->losses[winner]);
}

/* ---- pursuit [C8.29] - [C8.32] ------------------------------------------ */

/* The clause by which there is none, or NULL; what the fog hides is asked last. */
static const char *
no_pursuit(const n06 *n)
{
    const n06_state *s = n->s;
    bt_side loser = s->loser;

    if (loser == BT_SIDE_NONE)
        return "C8.20";
    if (!stands(n, loser))
        return "C8.34";
    if (!stands(n, n06_other(loser)))
        return "C8.37";
    if (bt_area_is(&n->printed->network, s->target, N06_WOODED) ||
        bt_area_is(&n->printed->network, s->target, N06_CITADEL))
        return "C8.30";
    if (n06_in_force(n, loser, N06_ORDERLY_RETREAT))
        return "E-ORDERLY-RETREAT.1";
    n06_tell(n);
    return n06_cavalry(n, s->fighting[n06_other(loser)]) > n06_cavalry(n, s->fighting[loser])
               ? NULL
               : "C8.29";
}

static void
pursue(n06 *n)
{
    bt_side loser = n->s->loser;
    bool great = n06_in_force(n, N06_FRENCH, N06_GREAT_CHARGE);

    n->s->pursuing = 0;
    if (no_pursuit(n)) {
        N06_EVENT(n, NO_PURSUIT, no_pursuit(n), 0, 0, 0, 0);
        return;
    }
    N06_EVENT(n, PURSUIT, "C8.29", n06_other(loser), 0, 0, 0);
    strike(n, n06_other(loser), great ? 2 : 1);
}

/* ---- from stage to stage ------------------------------------------------ */

static void
end_combat(n06 *n)
{
    n06_state *s = n->s;

    n06_activate(n, bt_units_or(s->fighting[0], s->fighting[1]), "C8.33");
    n06_hide_again(n);
    s->fighting[0] = s->fighting[1] = (bt_units){ { 0 } };
    s->losses[0] = s->losses[1] = s->tired[0] = s->tired[1] = 0;
    s->loser = BT_SIDE_NONE;
    s->had_horse = s->pursuing = 0;
    s->retreated = BT_AREA_NONE;
    bt_frames_pop(&s->frames);
}

/* A combat in which a side has nobody left before the draw is none [C8.34]. */
static bool
is_off(const n06 *n, int step)
{
    return step <= FRENCH_DRAW && (!stands(n, N06_FRENCH) || !stands(n, N06_PRUSSIAN));
}

static void
decided(n06 *n, int step)
{
    switch (step) {
    case DECIDED:
        n06_discard_turned(n);
        decide(n);
        return;
    case RETREATED:
        if (n->s->loser == N06_PRUSSIAN && stands(n, N06_PRUSSIAN))
            n06_open_window(n, N06_W_BEATEN);
        return;
    case PANIC:
        if (n06_in_force(n, N06_FRENCH, N06_PANIC) && stands(n, N06_PRUSSIAN))
            n06_go_on_retreating(n, N06_PRUSSIAN, 1);
        return;
    case PANIC_FATIGUE:
        if (n06_in_force(n, N06_FRENCH, N06_PANIC))
            n06_share_freely(n, n->s->fighting[N06_PRUSSIAN], 2, N06_PRUSSIAN, N06_BY_PANIC);
        return;
    case PURSUED:
        n->s->crossed = (bt_set){ { 0 } };
        if (!no_pursuit(n))
            n06_open_window(n, N06_W_PURSUIT);
        return;
    case PURSUIT_CARD:
        if (n->s->loser != BT_SIDE_NONE)
            pursue(n);
        return;
    case PURSUIT_FATIGUE:
        n06_discard_turned(n);
        if (n->s->loser != BT_SIDE_NONE)
            n06_share_evenly(n, n->s->fighting[n->s->loser], n->s->pursuing, n->s->loser,
                             N06_BY_PURSUIT);
        return;
    default:
        end_combat(n);
    }
}

static void
go_on_fighting(n06 *n)
{
    bt_frame *frame = bt_frames_top(&n->s->frames);
    int step = frame->step++;

    if (is_off(n, step)) {
        end_combat(n);
        return;
    }
    switch (step) {
    case CARDS_PLAYED:
        return;
    case FRENCH_DRAW:
        draw(n, N06_FRENCH);
        return;
    case PRUSSIAN_DRAW:
        draw(n, N06_PRUSSIAN);
        return;
    case FRENCH_FATIGUE:
        suffer(n, N06_FRENCH);
        return;
    case PRUSSIAN_FATIGUE:
        suffer(n, N06_PRUSSIAN);
        return;
    case FRENCH_LOSSES: /* those eliminated by the fatigue are engaged no more [C8.15] */
        n06_share_losses(n, n->s->fighting[0], n->s->losses[0], N06_FRENCH, N06_BY_LOSSES);
        return;
    case PRUSSIAN_LOSSES:
        n06_share_losses(n, n->s->fighting[1], n->s->losses[1], N06_PRUSSIAN, N06_BY_LOSSES);
        return;
    default:
        decided(n, step);
    }
}

static bool
combat_waits(n06 *n)
{
    go_on_fighting(n);
    return false;
}

static bool
combat_holds(const n06 *n, const bt_frame *frame, bt_error *err)
{
    if (n->s->target == BT_AREA_NONE)
        return bt_fail(err, BT_EDATA, "a combat is fought nowhere"), false;
    if (frame->step > TURNED)
        return bt_fail(err, BT_EDATA, "a combat has no such step [C8.4]"), false;
    return true;
}

const bt_room n06_room_combat = {
    .waits = combat_waits,
    .stands = n06_owned,
    .holds = combat_holds,
};

/* ---- dice instead of cards [C10.1] -------------------------------------- */

static void
do_roll(n06 *n, const bt_act *act)
{
    bt_frame *frame = bt_frames_top(&n->s->frames);
    bt_side side = frame->step;
    const n06_box_result *box = &n->printed->die[side][act->a - 1];

    frame->local--;
    N06_EVENT(n, ROLLED, "C10.1", side, act->a, losses_of(n, box), box->fatigue);
    inflict(n, side, box);
}

static bool
dice_wait(n06 *n)
{
    if (bt_frames_peek(&n->s->frames)->local)
        return true;
    bt_frames_pop(&n->s->frames);
    return false;
}

static void
list_dice(const bt_list *l)
{
    bt_try_numbers(l, N06_A_ROLL, 1, 7);
}

static bt_action
roll_any(const n06 *n, bt_rng *rng)
{
    (void)n;
    return bt_action_make(N06_A_ROLL, 1 + bt_rng_below(rng, 6), 0, 0);
}

const bt_room n06_room_dice = {
    .waits = dice_wait,
    .deeds = (const bt_deed[]){ { N06_A_ROLL, bt_refuse_nothing, do_roll }, { 0 } },
    .list = list_dice,
    .chance = roll_any,
    .stands = n06_chances,
    .rule = "C10.1",
};
