/*
 * ways.h - where an army can go, what the way does to it, and who may come against it.
 */
#ifndef AON_WAYS_H
#define AON_WAYS_H

#include "view.h"

#include <berthier/reach.h>

int aon_ways(const bt_game *game, const bt_view *view, bt_unit unit, bt_arena *arena,
             bt_reach *out);

#endif
