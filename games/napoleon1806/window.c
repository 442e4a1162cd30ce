/*
 * window.c - the moments at which cards are played, and what answers them.
 *
 * Whether a side is asked depends on what everybody can see: it has cards, it
 * has played none in this operation [C1.13], and the moment has an event of its
 * deck whose conditions hold.  What it holds in fact makes no difference.
 */
#include "window.h"
#include "aims.h"
#include "conditions.h"
#include "event_cards.h"
#include "events.h"
#include "playing.h"
#include "points.h"
#include "position.h"
#include "view.h"

#include <berthier/asking.h>

/* Who is asked at a moment, one after the other. */
enum { MOVER_ONLY, OTHER_ONLY, MOVER_FIRST };

static const uint8_t askings[N06_W_COUNT] = {
#define WINDOW(code, word, first, rule, text) [N06_W_##code] = first,
#include "windows.def"
#undef WINDOW
};

static int
window_now(const n06 *n)
{
    return bt_frames_peek(&n->s->frames)->step;
}

static bt_side
asked(const n06 *n, int place)
{
    bt_side mover = n06_mover(n->s);
    bool first = askings[window_now(n)] != OTHER_ONLY;

    return (place == 0) == first ? mover : n06_other(mover);
}

static int
places(const n06 *n)
{
    return askings[window_now(n)] == MOVER_FIRST ? 2 : 1;
}

static bool
is_asked(const n06 *n, bt_side side)
{
    int window = window_now(n);
    bool own = side == n06_mover(n->s);

    if (!n06_may_play(n, side))
        return false;
    for (uint64_t left = n->printed->asked_for[side][window][own]; left; left &= left - 1)
        if (!n06_refuse_openly(n, side, (n06_event)__builtin_ctzll(left)))
            return true;
    return false;
}

static const bt_asking turns = { .places = places, .whose = asked, .is_asked = is_asked };

static bool
window_waits(n06 *n)
{
    return bt_asking_waits(&turns, &n->s->frames, n);
}

/* ---- playing ------------------------------------------------------------ */

static bt_set
cards_of_moment(const n06 *n, bt_side side)
{
    const bt_frame *top = bt_frames_peek(&n->s->frames);
    int window = top->procedure == N06_P_WINDOW ? top->step : N06_W_NONE;

    return bt_set_and(n->s->hand[side], n->printed->of_window[window]);
}

static const bt_reason *
refuse_play(const n06 *n, const bt_act *act)
{
    const bt_reason *reason = n06_refuse_card(n, act);
    n06_event event = n06_event_of(n, act->a);

    if (reason)
        return reason;
    reason = n06_refuse_at(n, act->side, event, window_now(n), n06_refuse_event);
    return !reason && n06_has_own_action(event) ? REFUSE(OWN_ACTION) : reason;
}

static const bt_reason *
refuse_counter(const n06 *n, const bt_act *act)
{
    const bt_reason *reason = n06_refuse_card(n, act);

    if (reason)
        return reason;
    return n06_event_of(n, act->a) == N06_COUNTER_ORDER ? NULL : REFUSE(COUNTER_ONLY);
}

static const bt_reason *
refuse_plan(const n06 *n, const bt_act *act)
{
    const bt_reason *reason = n06_refuse_card(n, act);
    n06_event event = n06_event_of(n, act->a);

    if (reason)
        return reason;
    if (n06_moment_of(event)->colour != N06_BLUE)
        return REFUSE(GREEN);
    return n06_refuse_event(n, act->side, event);
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
    const bt_frame *top = bt_frames_peek(&n->s->frames);

    if (top->side != side)
        return REFUSE(NOT_YOUR_TURN);
    return top->procedure == N06_P_COUNTER ? REFUSE(COUNTER_ONLY) : REFUSE(UNFINISHED);
}

const bt_reason *
n06_refuse_unasked(const n06 *n, unsigned code, const bt_act *act)
{
    n06_event event = n06_event_of(n, act->a), asked_for = event_of_action(code);
    int top = bt_frames_peek(&n->s->frames)->procedure;
    const bt_reason *reason;

    if (!bt_set_has(&n->s->hand[act->side], (uint8_t)act->a))
        return REFUSE(NOT_IN_HAND);
    if (asked_for != N06_COUNTER_ORDER && event != asked_for)
        return REFUSE(OTHER_EVENT);
    if (n06_moment_of(event)->colour == N06_BLUE && !n06_frame(n->s, N06_P_INITIATIVE))
        return REFUSE(BLUE);
    if (n06_moment_of(event)->colour == N06_GREEN && !n06_frame(n->s, N06_P_OPERATIONS))
        return REFUSE(GREEN);
    if (n->s->played[act->side] != N06_CARD_NONE)
        return REFUSE(ONE_CARD);
    if (n06_moment_of(event)->colour == N06_BLUE)
        return refuse_order(n, act->side);
    if (!n06_frame(n->s, N06_P_OPERATION))
        return event == N06_COUNTER_ORDER ? REFUSE(NOTHING_TO_COUNTER) : REFUSE(WRONG_MOMENT);
    reason = n06_refuse_at(n, act->side, event, moment_now(n), n06_refuse_openly);
    if (reason)
        return reason;
    if (code == N06_A_PLAY && n06_has_own_action(event) && top == N06_P_MARCH)
        return REFUSE(OWN_ACTION);
    return refuse_order(n, act->side);
}

static void
do_play(n06 *n, const bt_act *act)
{
    n06_pass_place(n);
    n06_declare(n, act->side, act->a);
}

static void
do_counter(n06 *n, const bt_act *act)
{
    bt_side victim = n06_other(act->side);

    n06_put_on_table(n, act->side, act->a);
    n->s->cancelled = (uint8_t)(n->s->cancelled | bt_side_bit(victim));
    N06_EVENT(n, CANCELLED, "E-COUNTER-ORDER.2", n->s->played[victim], 0, 0, 0);
    bt_frames_pop(&n->s->frames);
    n06_forget_event(n);
}

static void
do_plan(n06 *n, const bt_act *act)
{
    n06_put_on_table(n, act->side, act->a);
    bt_frames_pop(&n->s->frames);
    n06_resolve_plan(n, act->side);
}

static void
do_decline(n06 *n, const bt_act *act)
{
    (void)act;
    n06_pass_place(n);
}

static void
do_decline_plan(n06 *n, const bt_act *act)
{
    (void)act;
    bt_frames_pop(&n->s->frames);
}

static void
do_decline_counter(n06 *n, const bt_act *act)
{
    bt_frames_pop(&n->s->frames);
    n06_resolve(n, n06_other(act->side));
}

/* ---- what is asked ------------------------------------------------------ */

/* What has happened at a moment, told to whose operation it is and to the other side: {0} is
 * the area of the stack, {1} its movement points. */
static const char *const happenings[N06_W_COUNT][2] = {
    [N06_W_START] = { NULL, BT_MSG("The other side has announced an operation from {0}.") },
    [N06_W_SET_OUT] = { BT_MSG("Your movement card is known; movement points: {1}."),
                        BT_MSG("A stack of the other side sets out from {0}.") },
    [N06_W_ENTER] = { BT_MSG("Your stack has entered {0}."),
                      BT_MSG("A stack of the other side has entered {0}.") },
    [N06_W_HALT] = { NULL, BT_MSG("A stack of the other side has halted in {0}.") },
    [N06_W_COMBAT] = { BT_MSG("Your attack at {0} begins."), BT_MSG("You are attacked at {0}.") },
    [N06_W_BEATEN] = { BT_MSG("A beaten stack has retreated."),
                       BT_MSG("A beaten stack has retreated.") },
    [N06_W_PURSUIT] = { BT_MSG("The pursuit begins."), BT_MSG("The pursuit begins.") },
    [N06_W_FINISH] = { BT_MSG("Your operation ends."), NULL },
};

static void
say_moment(const n06 *n, int window, bt_side side, bt_area area, bt_buf *out)
{
    const char *text = happenings[window][side != n06_mover(n->s)];
    int points = window == N06_W_SET_OUT ? n06_movement_points(n, NULL) : 0;

    if (!text || area == BT_AREA_NONE)
        return;
    BT_SAY(out, n->game, text, bt_arg_word(n->game->network->areas[area].name),
           bt_arg_number(points > 0 ? points : 0));
    bt_buf_add(out, " ");
}

/* Where the stack of the operation stands, as far as the view tells. */
static bt_area
area_seen(const n06 *n, const n06_view *seen)
{
    return seen->stack_size ? (bt_area)seen->stack_area : n06_stack_area(n);
}

/* [E-CANNON-SOUNDS.1] A corps whose area is not contested: of hidden blocks those that stay beside
 * a corps are corps [G3.12]. */
static bool
hears_the_cannon(const n06 *n, const n06_view *seen)
{
    const uint8_t(*standing)[N06_AREAS_MAX] = seen->standing[n06_other(seen->viewer)];

    for (uint32_t left = n06_present_corps(n, seen->viewer); left; left &= left - 1) {
        bt_unit unit = (bt_unit)__builtin_ctz(left);
        bt_area area = (bt_area)n->s->places[unit];
        if (!n06_refuse_helper(n, seen->viewer, unit) && !standing[0][area] && !standing[1][area])
            return true;
    }
    return false;
}

/* [E-CONFUSION.1] Where a hidden stack has come. */
static bool
is_confused_there(const n06 *n, const n06_view *seen)
{
    bt_area area = area_seen(n, seen);

    return area != BT_AREA_NONE && n->printed->network.areas[area].exit_count >= 3 &&
           !n06_corps(n, seen->viewer, area) && n->s->waived != N06_STOP_AMONG_ENEMIES;
}

/* Of its own blocks a side knows the truth; of a hidden stack what stands on the map [G2.1]. */
static const bt_reason *
refuse_as_seen(const n06 *n, bt_side side, n06_event event)
{
    const bt_reason *reason;

    if (n06_is_grognard(n) && (event == N06_BERNADOTTE || event == N06_CONFUSION))
        return NULL;
    reason = n06_refuse_openly(n, side, event);
    return reason ? reason : n06_refuse_event(n, side, event);
}

static bool
fits(const n06 *n, const n06_view *seen, n06_event event)
{
    const bt_frame *top = bt_frames_peek(&n->s->frames);

    if (top->procedure == N06_P_PLAN)
        return n06_moment_of(event)->colour == N06_BLUE &&
               !n06_refuse_event(n, seen->viewer, event);
    if (top->procedure != N06_P_WINDOW ||
        n06_refuse_at(n, seen->viewer, event, top->step, refuse_as_seen))
        return false;
    if (n06_is_grognard(n) && event == N06_CONFUSION)
        return is_confused_there(n, seen);
    return event != N06_CANNON_SOUNDS || hears_the_cannon(n, seen);
}

/* The events of the hand that can be played now, by name; how many. */
static int
name_cards(const n06 *n, const n06_view *seen, bt_buf *out)
{
    int count = 0;

    for (int event = 0; event < N06_EVENT_CARDS; event++) {
        bt_set held = bt_set_and(n->s->hand[seen->viewer], n->printed->of_event[event]);
        if (bt_set_is_empty(&held) || !fits(n, seen, (n06_event)event))
            continue;
        bt_buf_add(out, count++ ? ", " : "");
        bt_buf_add(out, bt_tr(n->game, n->game->cards[bt_set_first(&held)].name));
    }
    return count;
}

/* [E-COUNTER-ORDER.1] */
static void
say_counter(const n06 *n, bt_side side, bt_buf *out)
{
    bt_set held = bt_set_and(n->s->hand[side], n->printed->of_event[N06_COUNTER_ORDER]);
    uint8_t card = n->s->played[n06_other(side)];

    if (bt_set_is_empty(&held))
        BT_SAY(out, n->game, BT_MSG("{0} has been played, and you hold no Counter Order."),
               bt_arg_word(n->game->cards[card].name));
    else
        BT_SAY(out, n->game, BT_MSG("Cancel {0} with Counter Order, or let it work."),
               bt_arg_word(n->game->cards[card].name));
}

static void
say_cards(const n06 *n, const n06_view *seen, bt_buf *out)
{
    char storage[400];
    bt_buf names;

    bt_buf_init_fixed(&names, storage, sizeof storage);
    if (name_cards(n, seen, &names))
        BT_SAY(out, n->game, BT_MSG("Play a card, or none: {0}."),
               bt_arg_text(bt_buf_text(&names)));
    else
        bt_buf_add(out, bt_tr(n->game, BT_MSG("No card of your hand can be played now.")));
}

static void
ask_window(const n06 *n, const bt_view *view, bt_buf *out)
{
    const n06_view *seen = (const n06_view *)(const void *)view;

    say_moment(n, window_now(n), seen->viewer, area_seen(n, seen), out);
    say_cards(n, seen, out);
}

static void
ask_plan(const n06 *n, const bt_view *view, bt_buf *out)
{
    bt_buf_add(out, bt_tr(n->game, BT_MSG("Blue cards are played before the initiative. ")));
    say_cards(n, (const n06_view *)(const void *)view, out);
}

static void
ask_counter(const n06 *n, const bt_view *view, bt_buf *out)
{
    say_counter(n, ((const n06_view *)(const void *)view)->viewer, out);
}

/* ---- rooms -------------------------------------------------------------- */

static void
list_window(const bt_list *l)
{
    bt_set present = n06_set(n06_present(l->play, l->side));
    bt_set cards = cards_of_moment(l->play, l->side);

    bt_try_set(l, N06_A_PLAY, cards);
    bt_try_pairs(l, N06_A_SUMMON, n06_of_event(l->play, cards, N06_CANNON_SOUNDS), present);
    bt_try_pairs(l, N06_A_REACT, n06_of_event(l->play, cards, N06_REACTION), present);
    bt_try(l, N06_A_DECLINE, 0, 0);
}

static bool
window_holds(const n06 *n, const bt_frame *frame, bt_error *err)
{
    (void)n;
    if (!frame->step || frame->step >= N06_W_COUNT)
        return bt_fail(err, BT_EDATA, "there is no such moment"), false;
    return true;
}

static const char *
rule_of_window(const n06 *n)
{
    return window_now(n) == N06_W_COMBAT ? "C1.18" : "C1.19";
}

const bt_room n06_room_window = {
    .waits = window_waits,
    .deeds = (const bt_deed[]){ { N06_A_DECLINE, bt_refuse_nothing, do_decline },
                                { N06_A_PLAY, refuse_play, do_play },
                                { N06_A_SUMMON, n06_refuse_summon, n06_do_summon },
                                { N06_A_REACT, n06_refuse_react, n06_do_react },
                                { 0 } },
    .list = list_window,
    .ask = ask_window,
    .stands = n06_owned,
    .holds = window_holds,
    .rule_of = rule_of_window,
};

/* Cards alone, aimed at nothing. */
static void
list_cards(const bt_list *l)
{
    bt_try_set(l, N06_A_PLAY, cards_of_moment(l->play, l->side));
    bt_try(l, N06_A_DECLINE, 0, 0);
}

static bool
counter_holds(const n06 *n, const bt_frame *frame, bt_error *err)
{
    if (n->s->played[n06_other(frame->side)] == N06_CARD_NONE)
        return bt_fail(err, BT_EDATA, "nothing can be countered"), false;
    return true;
}

const bt_room n06_room_counter = {
    .deeds = (const bt_deed[]){ { N06_A_PLAY, refuse_counter, do_counter },
                                { N06_A_DECLINE, bt_refuse_nothing, do_decline_counter },
                                { 0 } },
    .list = list_cards,
    .ask = ask_counter,
    .stands = n06_owned,
    .holds = counter_holds,
    .rule = "E-COUNTER-ORDER.1",
};

const bt_room n06_room_plan = {
    .deeds = (const bt_deed[]){ { N06_A_PLAY, refuse_plan, do_plan },
                                { N06_A_DECLINE, bt_refuse_nothing, do_decline_plan },
                                { 0 } },
    .list = list_cards,
    .ask = ask_plan,
    .stands = n06_owned,
    .rule = "C1.18",
};
