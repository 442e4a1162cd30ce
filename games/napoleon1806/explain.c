/*
 * explain.c - the facts behind a refusal, and the sums behind a combat.
 */
#include "explain.h"
#include "count.h"
#include "event_cards.h"
#include "forecast.h"
#include "position.h"
#include "reasons.h"
#include "setup.h"

#include <berthier/say.h>
#include <string.h>

/* What keeps a side from being ready: the block, or the areas and how many are wanted. */
static void
explain_gap(const n06 *n, n06_gap gap, bt_buf *out)
{
    if (gap.unit != BT_UNIT_NONE) {
        bt_buf_add(out, bt_tr(n->game, bt_unit_called(n->game, gap.unit)));
        return;
    }
    BT_SAY(out, n->game, BT_MSG("{0} of {1} corps: "), bt_arg_number(gap.corps),
           bt_arg_number(gap.demand->corps));
    for (bt_set left = gap.demand->areas; !bt_set_is_empty(&left);) {
        bt_buf_add(out, n->game->network->areas[bt_set_take(&left)].name);
        bt_buf_add(out, bt_set_is_empty(&left) ? "" : ", ");
    }
}

/* When cards of a window are played. */
static const char *const whens[N06_W_COUNT] = {
    [N06_W_START] = BT_MSG("for when the other side has announced an operation"),
    [N06_W_SET_OUT] = BT_MSG("for when the movement card is known"),
    [N06_W_MARCH] = BT_MSG("for the march, at a bridge"),
    [N06_W_ENTER] = BT_MSG("for when a stack has entered an area"),
    [N06_W_HALT] = BT_MSG("for when a stack has finished moving"),
    [N06_W_COMBAT] = BT_MSG("for when a combat begins"),
    [N06_W_BEATEN] = BT_MSG("for when a beaten stack has retreated"),
    [N06_W_PURSUIT] = BT_MSG("for a pursuit"),
    [N06_W_FINISH] = BT_MSG("for the end of an operation"),
};

/* What moment the card that an action names is for. */
static void
explain_moment(const n06 *n, bt_action action, bt_buf *out)
{
    unsigned card = bt_action_operand(action, 0);
    const char *when;

    if (card >= (unsigned)n->printed->card_count)
        return;
    when = whens[n06_window_of((n06_event)n->printed->cards[card].event)];
    if (when)
        bt_buf_add(out, bt_tr(n->game, when));
}

void
n06_explain(const bt_game *game, const bt_state *state, bt_seat seat, bt_action action,
            const bt_reason *reason, bt_buf *out)
{
    bt_side side = bt_side_of(game, seat);
    const n06_state *s = n06_state_of(state);

    const n06 n = { game, n06_printed_of(game), (n06_state *)(uintptr_t)s, NULL };

    bool is_ready = bt_action_code(action) == N06_A_READY;
    n06_gap gap = { NULL, BT_UNIT_NONE, NULL, 0 };

    if (s->frames.depth && bt_frames_peek(&s->frames)->procedure == N06_P_SETUP)
        gap = is_ready ? n06_find_gap(&n, side) : n06_find_lack(&n, side);
    if (gap.reason && gap.reason == reason)
        explain_gap(&n, gap, out);
    else if (n06_is_reason(reason, N06_R_WRONG_MOMENT) || n06_is_reason(reason, N06_R_OWN_ACTION))
        explain_moment(&n, action, out);
    else if (n06_is_reason(reason, N06_R_NO_MP) || n06_is_reason(reason, N06_R_BROKEN_BRIDGE))
        BT_SAY(out, game, BT_MSG("movement points left: {0}"), bt_arg_number(s->mp));
    else if (n06_is_reason(reason, N06_R_COURAGE))
        BT_SAY(out, game, BT_MSG("victory points: {0}"), bt_arg_number(s->vp));
}

/* [G2.1] In the fog a side's order of battle is for its own eyes. */
static int
cards_seen(const n06 *n, bt_side side, bt_side viewer, bt_odds *out)
{
    int first = out->line_count, cards;

    if (n06_is_grognard(n) && side != viewer)
        return BT_ODDS_UNKNOWN;
    cards = n06_combat_cards(n, side, out);
    for (int i = first; i < out->line_count; i++)
        out->lines[i].side = side;
    return cards;
}

int
n06_odds(const bt_game *game, const bt_state *state, bt_seat seat, uint16_t place, bt_odds *out)
{
    bt_side viewer = bt_side_of(game, seat);
    n06_state copy = *n06_state_of(state);
    n06 n = { game, n06_printed_of(game), &copy, NULL };

    memset(out, 0, sizeof *out);
    if (!n06_is_announced(&n, viewer) || !n06_foresee(&n, place))
        return BT_ENOTFOUND;
    out->attacker = n06_mover(&copy);
    out->place = copy.target;
    out->attack = cards_seen(&n, out->attacker, viewer, out);
    out->defence = cards_seen(&n, n06_other(out->attacker), viewer, out);
    return BT_OK;
}
