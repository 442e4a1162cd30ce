/*
 * post_games.h - a registry in which the game of post.h is the only one.
 *
 * A test program that includes it has this instead of games.def.
 */
#ifndef POST_GAMES_H
#define POST_GAMES_H

#include "post.h"
#include <berthier/games.h>

const bt_rules *
bt_games_at(int index)
{
    return index == 0 ? &post_rules : NULL;
}

const bt_rules *
bt_games_find(const char *id)
{
    return strcmp(id, "post") == 0 ? &post_rules : NULL;
}

const bt_pack *
bt_games_pack(const char *id)
{
    return strcmp(id, "post") == 0 ? &post_pack : NULL;
}

#endif
