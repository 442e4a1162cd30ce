/*
 * tell.c - what a viewer is told in words: the headings of the log, and what a
 * moment asks of him.
 *
 * A prompt names the cards of the viewer's own hand that can be played here, so
 * it is for his eyes alone, like the hand itself.
 */
#include "n06.h"

#include <berthier/say.h>

/* What has happened at a moment, told to whose operation it is and to the other side: {0} is
 * the area of the stack, {1} its movement points. */
static const char *const moments[N06_W_COUNT][2] = {
    [N06_W_START] = { NULL, BT_MSG("The other side has announced an operation from {0}.") },
    [N06_W_SET_OUT] = { BT_MSG("Your movement card is known: {1} movement points."),
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
    const char *text = moments[window][side != n06_mover(n->s)];
    int points = window == N06_W_SET_OUT ? n06_movement_points(n, NULL) : 0;

    if (!text || area == BT_AREA_NONE)
        return;
    BT_SAY(out, n->game, text, bt_arg_word(n->game->network->areas[area].name),
           bt_arg_number(points > 0 ? points : 0));
    bt_buf_add(out, " ");
}

/* The events of the hand that can be played now, by name; how many. */
static int
name_cards(const n06 *n, bt_side side, bt_buf *out)
{
    int count = 0;

    for (int event = 0; event < N06_EVENT_CARDS; event++) {
        bt_set held = bt_set_and(n->s->hand[side], n->printed->of_event[event]);
        if (bt_set_is_empty(&held) || !n06_fits(n, side, (n06_event)event))
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

/* [C8.13] [C8.14] What is being shared out, and how much of it is left. */
static void
say_share(const n06 *n, const bt_frame *top, bt_buf *out)
{
    static const char *const texts[] = {
        [N06_TIRE] = BT_MSG("Fatigue points to lay on corps: {0}."),
        [N06_REST] = BT_MSG("Fatigue points to take off corps: {0}."),
        [N06_LOSE] = BT_MSG("Strength points to lose: {0}."),
    };
    n06_share kind = n06_share_kind(top);
    int due = n->s->due[top->side];

    if (kind == N06_TIRE && due < top->local) /* [G3.3] */
        BT_SAY(out, n->game, BT_MSG("Fatigue points to lay on corps: {0}; for show: {1}."),
               bt_arg_number(due), bt_arg_number(top->local - due));
    else
        BT_SAY(out, n->game, texts[kind], bt_arg_number(top->local));
}

/* [C1.26] What an event is about. */
static void
say_choice(const n06 *n, const bt_frame *top, bt_buf *out)
{
    uint8_t any = bt_set_first(&n->printed->of_event[top->step]);

    BT_SAY(out, n->game, BT_MSG("{0}: choose what it is about."),
           bt_arg_word(n->game->cards[any].name));
}

static void
say_cards(const n06 *n, bt_side side, bt_area area, bt_buf *out)
{
    const bt_frame *top = bt_frames_peek(&n->s->frames);
    char storage[400];
    bt_buf names;

    bt_buf_init_fixed(&names, storage, sizeof storage);
    if (top->procedure == N06_P_WINDOW)
        say_moment(n, top->step, side, area, out);
    else if (top->procedure == N06_P_PLAN)
        bt_buf_add(out, bt_tr(n->game, BT_MSG("Blue cards are played before the initiative. ")));
    if (name_cards(n, side, &names))
        BT_SAY(out, n->game, BT_MSG("Play a card, or none: {0}."),
               bt_arg_text(bt_buf_text(&names)));
    else
        bt_buf_add(out, bt_tr(n->game, BT_MSG("No card of your hand can be played now.")));
}

bool
n06_say_prompt(const n06 *n, bt_side side, bt_area area, bt_buf *out)
{
    const bt_frame *top = bt_frames_peek(&n->s->frames);

    if (top->procedure == N06_P_WINDOW || top->procedure == N06_P_PLAN)
        say_cards(n, side, area, out);
    else if (top->procedure == N06_P_COUNTER)
        say_counter(n, side, out);
    else if (top->procedure == N06_P_SHARE)
        say_share(n, top, out);
    else if (top->procedure == N06_P_CHOICE)
        say_choice(n, top, out);
    else
        return false;
    return true;
}

/* ---- headings ------------------------------------------------------------- */

static bool
is_phase(int procedure)
{
    return procedure == N06_P_DRAW || procedure == N06_P_INITIATIVE ||
           procedure == N06_P_OPERATIONS || procedure == N06_P_RECOVERY;
}

/* Bids and set-up come before turn 1. */
static bool
is_beginning(int procedure)
{
    return procedure == N06_P_BID || procedure == N06_P_LOTS || procedure == N06_P_SETUP;
}

void
n06_write_headings(const bt_game *game, const n06_state *s, bt_json *json)
{
    bt_events heads;
    int top = s->frames.depth ? bt_frames_peek(&s->frames)->procedure : N06_P_NONE;

    heads.count = 0;
    if (s->frames.depth > 1 && s->frames.at[0].procedure == N06_P_GAME && !is_beginning(top))
        bt_events_add(&heads, N06_EV_TURN, BT_SIDES_ALL, "C3.1", s->turn, 0, 0, 0);
    for (int i = 0; i < s->frames.depth; i++)
        if (is_phase(s->frames.at[i].procedure))
            bt_events_add(&heads, N06_EV_PHASE, BT_SIDES_ALL, "C3.1", s->frames.at[i].procedure, 0,
                          0, 0);
    bt_json_array(json, "headings");
    for (int i = 0; i < heads.count; i++)
        bt_event_write(game, &heads.at[i], json);
    bt_json_array_end(json);
}
