/*
 * random.c - the bot that plays any legal action, each as likely.
 *
 * It is the measure of the others, and what shakes rules loose.
 */
#include "bots.h"

#include <assert.h>
#include <stdlib.h>

int
bt_bot_random(const bt_game *game, const bt_view *view, bt_seat seat, bt_rng *rng, bt_action *out,
              bt_error *err)
{
    bt_state *state;
    int status = bt_bot_deal(game, view, seat, rng, &state, err);
    bt_actions *legal = status == BT_OK ? malloc(sizeof *legal) : NULL;

    if (legal) {
        game->rules->legal(game, state, seat, legal);
        assert(legal->count >= 1);
        *out = legal->at[bt_rng_below(rng, (uint32_t)legal->count)];
    } else if (status == BT_OK) {
        status = bt_fail(err, BT_ENOMEM, "no memory for a list of actions");
    }
    free(legal);
    free(state);
    return status;
}
