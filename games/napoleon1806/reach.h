/*
 * reach.h - where a stack can go, what that costs and how tired it gets.
 */
#ifndef N06_REACH_H
#define N06_REACH_H

#include "state.h"
#include "view.h"

int n06_ways(const bt_game *game, const bt_view *view, bt_unit unit, bt_arena *arena,
             bt_reach *out);

/**
 * Where a corps that has not been activated could march alone if its side were
 * to begin an operation now, as far as a view shows (reach.c).
 */
int n06_find_ways(const bt_game *game, const n06_view *seen, bt_side side, bt_unit unit,
                  bt_arena *arena, bt_reach *out);

#endif
