/*
 * games.h - every game this program knows, from games.def.
 */
#ifndef BT_GAMES_H
#define BT_GAMES_H

#include <berthier/rules.h>

/** The game with this id, or NULL. */
const bt_rules *bt_games_find(const char *id);

/** Game number index in the order of games.def, or NULL past the last. */
const bt_rules *bt_games_at(int index);

/** The data compiled in for a game, or NULL when it has none. */
const bt_pack *bt_games_pack(const char *id);

#endif
