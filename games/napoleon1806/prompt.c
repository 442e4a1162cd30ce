/*
 * prompt.c - what a side may do now, in one sentence.
 */
#include "n06.h"

#include <berthier/say.h>

/* What a decision asks, by procedure; tell.c has more to say of others. */
static const char *const questions[N06_P_COUNT] = {
    [N06_P_ARRIVAL] = BT_MSG("Where does the late corps come in?"),
    [N06_P_OPERATIONS] = BT_MSG("Carry out an operation: move, fight, assault, or pass."),
    [N06_P_GATHER] = BT_MSG("Who else joins? Then go."),
    [N06_P_MARCH] = BT_MSG("Lead the stack on, or halt: {0} movement points left."),
    [N06_P_RETREAT] = BT_MSG("Retreat: connections still to go: {1}."),
    [N06_P_SUMMON] = BT_MSG("Does the commander go with the corps?"),
    [N06_P_REACTION] = BT_MSG("Who slips away, and where to?"),
    [N06_P_REFIT] = BT_MSG("Spend cards on tired corps, then done."),
};

/* One point is no points. */
static const char *
question_of(const n06_state *s, const bt_frame *top)
{
    if (top->procedure == N06_P_MARCH && s->mp == 1)
        return BT_MSG("Lead the stack on, or halt: {0} movement point left.");
    return questions[top->procedure];
}

/* While both sides bid, or place their blocks. */
static void
prompt_beginning(const bt_game *game, const n06_view *seen, bt_buf *out)
{
    n06_state shown = seen->shown;
    const n06 n = { game, n06_printed_of(game), &shown, NULL };

    if (seen->viewer > N06_PRUSSIAN || shown.ready >> seen->viewer & 1)
        return;
    if (bt_frames_peek(&shown.frames)->procedure == N06_P_BID)
        bt_buf_add(out,
                   bt_tr(game, BT_MSG("Bid for the side you want: the higher bid has its side.")));
    else if (n06_find_gap(&n, seen->viewer).reason)
        BT_SAY(out, game, BT_MSG("Place your blocks: {0} in hand."),
               bt_arg_number(n06_unplaced(&n, seen->viewer)));
    else
        bt_buf_add(out,
                   bt_tr(game, BT_MSG("All blocks stand: ready, or lift one and place it again.")));
}

void
n06_prompt(const bt_game *game, const bt_view *view, bt_buf *out)
{
    const n06_view *seen = (const n06_view *)(const void *)view;
    const n06_state *s = &seen->shown;
    const bt_frame *top = bt_frames_peek(&s->frames);
    const char *question = question_of(s, top);
    const n06 n = { game, n06_printed_of(game), (n06_state *)(uintptr_t)s, NULL };
    bt_area area = seen->stack_size ? (bt_area)seen->stack_area : n06_stack_area(&n);

    if (top->side == BT_SIDE_NONE)
        prompt_beginning(game, seen, out);
    else if (top->side == seen->viewer && !n06_say_prompt(&n, top->side, area, out) && question)
        BT_SAY(out, game, question, bt_arg_number(s->mp), bt_arg_number(top->local));
}
