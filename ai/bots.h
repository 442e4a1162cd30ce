/*
 * bots.h - the choose functions behind bots.def, and what they share.
 */
#ifndef BT_AI_BOTS_H
#define BT_AI_BOTS_H

#include <berthier/bot.h>

/**
 * Deal a state that fits the view; free() it.  The seat must have something to
 * decide in it.
 *
 * @return BT_ENOMEM, or BT_ESEAT when it is not the seat's turn
 */
int bt_bot_deal(const bt_game *game, const bt_view *view, bt_seat seat, bt_rng *rng, bt_state **out,
                bt_error *err);

#define BOT(name, text)                                                                            \
    int bt_bot_##name(const bt_game *game, const bt_view *view, bt_seat seat, bt_rng *rng,         \
                      bt_action *out, bt_error *err);
#include "bots.def"
#undef BOT

#endif
