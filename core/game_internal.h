/*
 * game_internal.h - what a game is made of before its rules load it.
 */
#ifndef BT_GAME_INTERNAL_H
#define BT_GAME_INTERNAL_H

#include <berthier/game.h>

/** Number the seats that the options call for; BT_EDATA for rows that make no seats. */
int bt__seats_make(bt_game *game, bt_error *err);

#endif
