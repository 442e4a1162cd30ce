/*
 * window.c - the moments at which cards are played, and what answers them.
 *
 * Whether a side is asked depends on what everybody can see: it has cards, it
 * has played none in this operation [C1.13], and the moment has an event of its
 * deck whose conditions hold.  What it holds in fact makes no difference.
 */
#include "n06.h"

/* Who is asked at a moment, one after the other. */
typedef enum asking { MOVER_ONLY, OTHER_ONLY, MOVER_FIRST } asking;

static const uint8_t askings[N06_W_COUNT] = {
#define WINDOW(code, word, first, rule, text) [N06_W_##code] = first,
#include "windows.def"
#undef WINDOW
};

typedef enum doer { ANY, MOVER, OTHER } doer;

typedef struct moment {
    uint8_t colour, window, doer;
    const char *rule;
} moment;

static const moment moments[N06_EVENT_CARDS] = {
#define EVENT_CARD(code, id, name, colour, window, who, rule)                                      \
    [N06_##code] = { N06_##colour, N06_W_##window, who, rule },
#include "cards.def"
#undef EVENT_CARD
};

bt_side
n06_mover(const n06_state *s)
{
    for (int i = s->frames.depth - 1; i >= 0; i--)
        if (s->frames.at[i].procedure == N06_P_OPERATION)
            return s->frames.at[i].side;
    return BT_SIDE_NONE;
}

bool
n06_in_force(const n06 *n, bt_side side, n06_event event)
{
    uint8_t card = n->s->played[side];

    return card != N06_CARD_NONE && n->printed->cards[card].event == event &&
           !(n->s->cancelled >> side & 1);
}

bool
n06_has_event(const n06_printed *p, bt_side side, n06_event event)
{
    bt_set both = bt_set_and(p->of_event[event], p->deck[side]);
    return !bt_set_is_empty(&both);
}

/* [C1.13] [C1.12] One card a side in an operation, or in the Initiative phase; a side that has
 * passed plays like any other [C5.4]. */
bool
n06_may_play(const n06 *n, bt_side side)
{
    return n->s->played[side] == N06_CARD_NONE && !bt_set_is_empty(&n->s->hand[side]);
}

static bt_side
asked(const n06_state *s, int window, int place)
{
    bt_side mover = n06_mover(s);
    bool first = askings[window] != OTHER_ONLY;

    return (place == 0) == first ? mover : n06_other(mover);
}

static int
places(int window)
{
    return askings[window] == MOVER_FIRST ? 2 : 1;
}

static bool
is_others(const n06 *n, bt_side side, const moment *m)
{
    return m->doer != ANY && (m->doer == MOVER) != (side == n06_mover(n->s));
}

/* [C1.15] In the other side's march the symbol forbids the card, whatever the moment. */
static const bt_reason *
refuse_window(const n06 *n, bt_side side, const moment *m)
{
    bool marches = m->window >= N06_W_SET_OUT && m->window <= N06_W_HALT;

    return marches && n06_is_marching(n->s) && is_others(n, side, m) ? REFUSE(WRONG_SIDE)
                                                                     : REFUSE(WRONG_MOMENT);
}

/* Why the event cannot be played at a moment by a side, or NULL. */
static const bt_reason *
refuse_moment(const n06 *n, bt_side side, n06_event event, int window,
              const bt_reason *(*refuse_event)(const n06 *, bt_side, n06_event))
{
    const moment *m = &moments[event];

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

void
n06_sort_windows(n06_printed *p)
{
    static_assert(N06_W_COUNT <= N06_WINDOWS_MAX && N06_EVENT_CARDS <= 64, "events are bits");
    for (int event = 0; event < N06_EVENT_CARDS; event++) {
        bt_set *cards = &p->of_window[moments[event].window];
        *cards = bt_set_or(*cards, p->of_event[event]);
    }
    for (bt_side side = N06_FRENCH; side <= N06_PRUSSIAN; side++)
        for (int event = 0; event < N06_EVENT_CARDS; event++)
            if (n06_has_event(p, side, (n06_event)event))
                p->asked_for[side][moments[event].window] |= UINT64_C(1) << event;
}

static bool
is_asked(const n06 *n, bt_side side, int window)
{
    if (!n06_may_play(n, side))
        return false;
    for (uint64_t left = n->printed->asked_for[side][window]; left; left &= left - 1)
        if (!refuse_moment(n, side, (n06_event)__builtin_ctzll(left), window, n06_refuse_openly))
            return true;
    return false;
}

bool
n06_fits(const n06 *n, bt_side side, n06_event event)
{
    const bt_frame *top = bt_frames_peek(&n->s->frames);

    if (top->procedure == N06_P_PLAN)
        return moments[event].colour == N06_BLUE && !n06_refuse_event(n, side, event);
    return top->procedure == N06_P_WINDOW &&
           !refuse_moment(n, side, event, top->step, n06_refuse_openly);
}

void
n06_open_window(n06 *n, n06_window window)
{
    bt_frames_push(&n->s->frames, N06_P_WINDOW, n06_mover(n->s));
    bt_frames_top(&n->s->frames)->step = (uint8_t)window;
}

bool
n06_window_waits(n06 *n)
{
    bt_frame *frame = bt_frames_top(&n->s->frames);

    for (; frame->local < places(frame->step); frame->local++) {
        bt_side side = asked(n->s, frame->step, frame->local);
        if (is_asked(n, side, frame->step)) {
            frame->side = side;
            return true;
        }
    }
    bt_frames_pop(&n->s->frames);
    return false;
}

/* ---- playing ------------------------------------------------------------ */

/* What forbids using a card of the hand at all. */
static const bt_reason *
refuse_card(const n06 *n, const n06_act *act)
{
    if (!bt_set_has(&n->s->hand[act->side], (uint8_t)act->a))
        return REFUSE(NOT_IN_HAND);
    return n->s->played[act->side] != N06_CARD_NONE ? REFUSE(ONE_CARD) : NULL;
}

static n06_event
event_of(const n06 *n, unsigned card)
{
    return (n06_event)n->printed->cards[card].event;
}

/* Events that are played by an action of their own. */
static bool
has_own_action(n06_event event)
{
    return event == N06_DESTROYED_BRIDGE || event == N06_PONTONNIERS ||
           event == N06_CANNON_SOUNDS || event == N06_REACTION;
}

const char *
n06_rule_of(n06_event event)
{
    return moments[event].rule;
}

n06_window
n06_window_of(n06_event event)
{
    return (n06_window)moments[event].window;
}

static int
window_now(const n06 *n)
{
    return bt_frames_peek(&n->s->frames)->step;
}

bt_set
n06_cards_of_moment(const n06 *n, bt_side side)
{
    const bt_frame *top = bt_frames_peek(&n->s->frames);
    int window = top->procedure == N06_P_WINDOW ? top->step : N06_W_NONE;

    return bt_set_and(n->s->hand[side], n->printed->of_window[window]);
}

const bt_reason *
n06_refuse_play(const n06 *n, const n06_act *act)
{
    n06_procedure now = (n06_procedure)bt_frames_peek(&n->s->frames)->procedure;
    const bt_reason *reason = refuse_card(n, act);
    n06_event event = event_of(n, act->a);

    if (reason)
        return reason;
    if (now == N06_P_COUNTER)
        return event == N06_COUNTER_ORDER ? NULL : REFUSE(COUNTER_ONLY);
    if (now == N06_P_PLAN) {
        if (moments[event].colour != N06_BLUE)
            return REFUSE(GREEN);
        return n06_refuse_event(n, act->side, event);
    }
    reason = refuse_moment(n, act->side, event, window_now(n), n06_refuse_event);
    return !reason && has_own_action(event) ? REFUSE(OWN_ACTION) : reason;
}

/* The same for a card with an action of its own: `event` is what that action plays. */
const bt_reason *
n06_refuse_own(const n06 *n, const n06_act *act, n06_event event, int window)
{
    const bt_reason *reason = refuse_card(n, act);

    if (reason)
        return reason;
    if (event_of(n, act->a) != event)
        return REFUSE(OTHER_EVENT);
    return refuse_moment(n, act->side, event, window, n06_refuse_event);
}

/* The moment that the operation under way has come to. */
static int
moment_now(const n06 *n)
{
    const bt_frame *window = n06_frame(n->s, N06_P_WINDOW);

    if (window)
        return window->step;
    return n06_frame(n->s, N06_P_MARCH) ? N06_W_MARCH : N06_W_NONE;
}

/* The event that an action with a card plays; Counter Order stands for any. */
static n06_event
event_of_action(unsigned code)
{
    switch (code) {
    case N06_A_WRECK:
        return N06_DESTROYED_BRIDGE;
    case N06_A_MEND:
        return N06_PONTONNIERS;
    case N06_A_SUMMON:
        return N06_CANNON_SOUNDS;
    case N06_A_REACT:
        return N06_REACTION;
    default:
        return N06_COUNTER_ORDER;
    }
}

/* [C1.18] [C1.19] Nothing forbids the card but that others are asked, or something else is open. */
static const bt_reason *
refuse_order(const n06 *n, bt_side side)
{
    return bt_frames_peek(&n->s->frames)->side == side ? REFUSE(UNFINISHED) : REFUSE(NOT_YOUR_TURN);
}

const bt_reason *
n06_refuse_unasked(const n06 *n, unsigned code, const n06_act *act)
{
    n06_event event = event_of(n, act->a), asked_for = event_of_action(code);
    int top = bt_frames_peek(&n->s->frames)->procedure;
    const bt_reason *reason;

    if (!bt_set_has(&n->s->hand[act->side], (uint8_t)act->a))
        return REFUSE(NOT_IN_HAND);
    if (asked_for != N06_COUNTER_ORDER && event != asked_for)
        return REFUSE(OTHER_EVENT);
    if (moments[event].colour == N06_BLUE && !n06_frame(n->s, N06_P_INITIATIVE))
        return REFUSE(BLUE);
    if (moments[event].colour == N06_GREEN && !n06_frame(n->s, N06_P_OPERATIONS))
        return REFUSE(GREEN);
    if (n->s->played[act->side] != N06_CARD_NONE)
        return REFUSE(ONE_CARD);
    if (moments[event].colour == N06_BLUE)
        return refuse_order(n, act->side);
    if (!n06_frame(n->s, N06_P_OPERATION))
        return event == N06_COUNTER_ORDER ? REFUSE(NOTHING_TO_COUNTER) : REFUSE(WRONG_MOMENT);
    reason = refuse_moment(n, act->side, event, moment_now(n), n06_refuse_openly);
    if (reason)
        return reason;
    if (code == N06_A_PLAY && has_own_action(event) && top == N06_P_MARCH)
        return REFUSE(OWN_ACTION);
    return refuse_order(n, act->side);
}

static bool
may_counter(const n06 *n, bt_side side)
{
    return n06_may_play(n, side) && n06_has_event(n->printed, side, N06_COUNTER_ORDER);
}

static void
put_on_table(n06 *n, bt_side side, unsigned card)
{
    bt_set_remove(&n->s->hand[side], (uint8_t)card);
    bt_set_add(&n->s->table[side], (uint8_t)card);
    n->s->played[side] = (uint8_t)card;
    n->s->pending = N06_CARD_NONE;
    N06_EVENT(n, PLAYED, n06_rule_of(event_of(n, card)), side, card, 0, 0);
}

void
n06_declare(n06 *n, bt_side side, unsigned card)
{
    bt_side other = n06_other(side);

    put_on_table(n, side, card);
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
        frame->local++;
}

void
n06_do_play(n06 *n, const n06_act *act)
{
    n06_procedure now = (n06_procedure)bt_frames_peek(&n->s->frames)->procedure;

    if (now == N06_P_COUNTER) {
        bt_side victim = n06_other(act->side);
        put_on_table(n, act->side, act->a);
        n->s->cancelled = (uint8_t)(n->s->cancelled | bt_side_bit(victim));
        N06_EVENT(n, CANCELLED, "E-COUNTER-ORDER.2", n->s->played[victim], 0, 0, 0);
        bt_frames_pop(&n->s->frames);
        n06_forget_event(n);
        return;
    }
    if (now == N06_P_PLAN) {
        put_on_table(n, act->side, act->a);
        bt_frames_pop(&n->s->frames);
        n06_resolve_plan(n, act->side);
        return;
    }
    n06_pass_place(n);
    n06_declare(n, act->side, act->a);
}

const bt_reason *
n06_refuse_decline(const n06 *n, const n06_act *act)
{
    (void)n, (void)act;
    return NULL;
}

void
n06_do_decline(n06 *n, const n06_act *act)
{
    n06_procedure now = (n06_procedure)bt_frames_peek(&n->s->frames)->procedure;

    if (now == N06_P_WINDOW) {
        n06_pass_place(n);
        return;
    }
    bt_frames_pop(&n->s->frames);
    if (now == N06_P_COUNTER)
        n06_resolve(n, n06_other(act->side));
}
