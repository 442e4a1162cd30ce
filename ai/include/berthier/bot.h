/*
 * bot.h - computer players.
 *
 * A bot is given a seat's view and nothing else; when it wants to think ahead
 * it resamples a state from that view, so it knows what a person in its seat
 * would know.  Bots keep nothing between calls.
 */
#ifndef BT_BOT_H
#define BT_BOT_H

#include <berthier/game.h>

typedef struct bt_bot {
    const char *id;   /* "greedy" */
    const char *text; /* one line for menus */
    /** Choose among the legal actions of `seat`; out is one of them.  A bot need not use the rng. */
    int (*choose)(const bt_game *game, const bt_view *view, bt_seat seat, bt_rng *rng,
                  bt_action *out, bt_error *err);
} bt_bot;

/** The bot with this id, or NULL. */
const bt_bot *bt_bot_find(const char *id);

/** Bot number index, or NULL past the last. */
const bt_bot *bt_bot_at(int index);

#endif
