/*
 * deal.c - from what a seat sees to a position it can think about.
 */
#include "bots.h"

#include <stdlib.h>

int
bt_bot_deal(const bt_game *game, const bt_view *view, bt_seat seat, bt_rng *rng, bt_state **out,
            bt_error *err)
{
    bt_state *state = bt_state_new(game);

    *out = NULL;
    if (!state)
        return bt_fail(err, BT_ENOMEM, "no memory for a position");
    game->rules->resample(game, view, rng, state);
    if (seat >= bt_seat_count(game) || !(game->rules->to_act(game, state) & bt_side_bit(seat))) {
        free(state);
        return bt_fail(err, BT_ESEAT, "%s has nothing to decide now", bt_seat_id(game, seat));
    }
    *out = state;
    return BT_OK;
}
