/*
 * playing.c - playing a card: at its moment, against a Counter Order; chapter C1.
 */
#include "playing.h"
#include "conditions.h"
#include "event_cards.h"
#include "events.h"
#include "fog.h"
#include "position.h"

#include <berthier/asking.h>

static bool
is_others(const n06 *n, bt_side side, const n06_moment_of_event *m)
{
    return m->doer != N06_ANYBODY && (m->doer == N06_MOVER) != (side == n06_mover(n->s));
}

/* [C1.15] In the other side's march the symbol forbids the card, whatever the moment. */
static const bt_reason *
refuse_window(const n06 *n, bt_side side, const n06_moment_of_event *m)
{
    bool marches = m->window >= N06_W_SET_OUT && m->window <= N06_W_HALT;

    return marches && n06_is_marching(n->s) && is_others(n, side, m) ? REFUSE(WRONG_SIDE)
                                                                     : REFUSE(WRONG_MOMENT);
}

/* Why the event cannot be played at a moment by a side, or NULL. */
const bt_reason *
n06_refuse_at(const n06 *n, bt_side side, n06_event event, int window,
              const bt_reason *(*refuse_event)(const n06 *, bt_side, n06_event))
{
    const n06_moment_of_event *m = n06_moment_of(event);

    if (event == N06_COUNTER_ORDER)
        return REFUSE(NOTHING_TO_COUNTER);
    if (m->colour == N06_BLUE)
        return REFUSE(BLUE);
    if (m->window != window)
        return refuse_window(n, side, m);
    if (is_others(n, side, m))
        return REFUSE(WRONG_SIDE);
    return refuse_event(n, side, event);
}

/* What forbids using a card of the hand at all. */
const bt_reason *
n06_refuse_card(const n06 *n, const bt_act *act)
{
    if (!bt_set_has(&n->s->hand[act->side], (uint8_t)act->a))
        return REFUSE(NOT_IN_HAND);
    return n->s->played[act->side] != N06_CARD_NONE ? REFUSE(ONE_CARD) : NULL;
}

n06_event
n06_event_of(const n06 *n, unsigned card)
{
    return (n06_event)n->printed->cards[card].event;
}

/* Events that are played by an action of their own. */
bool
n06_has_own_action(n06_event event)
{
    return event == N06_DESTROYED_BRIDGE || event == N06_PONTONNIERS ||
           event == N06_CANNON_SOUNDS || event == N06_REACTION;
}

/* The same for a card with an action of its own: `event` is what that action plays. */
const bt_reason *
n06_refuse_own(const n06 *n, const bt_act *act, n06_event event, int window)
{
    const bt_reason *reason = n06_refuse_card(n, act);

    if (reason)
        return reason;
    if (n06_event_of(n, act->a) != event)
        return REFUSE(OTHER_EVENT);
    return n06_refuse_at(n, act->side, event, window, n06_refuse_event);
}

static bool
may_counter(const n06 *n, bt_side side)
{
    return n06_may_play(n, side) && n06_has_event(n->printed, side, N06_COUNTER_ORDER);
}

void
n06_put_on_table(n06 *n, bt_side side, unsigned card)
{
    bt_set_remove(&n->s->hand[side], (uint8_t)card);
    bt_set_add(&n->s->table[side], (uint8_t)card);
    n->s->played[side] = (uint8_t)card;
    n->s->pending = N06_CARD_NONE;
    N06_EVENT(n, PLAYED, n06_rule_of(n06_event_of(n, card)), side, card, 0, 0);
}

/* [G3.3] [E-DESTROYED-BRIDGE.1] [E-PONTONNIERS.1] Events that no vedettes may play tell that the
 * stack is of corps, whether they are cancelled or not. */
static bool
is_for_corps(n06_event event)
{
    return event == N06_FORAGE || event == N06_DESTROYED_BRIDGE || event == N06_PONTONNIERS;
}

void
n06_declare(n06 *n, bt_side side, unsigned card)
{
    bt_side other = n06_other(side);

    n06_put_on_table(n, side, card);
    if (is_for_corps(n06_event_of(n, card)))
        n06_trace_no_vedettes(n);
    if (may_counter(n, other)) {
        bt_frames_push(&n->s->frames, N06_P_COUNTER, other);
        return;
    }
    n06_resolve(n, side);
}

void
n06_pass_place(n06 *n)
{
    bt_frame *frame = bt_frames_top(&n->s->frames);

    if (frame->procedure == N06_P_WINDOW)
        bt_asked_once(frame);
}
