/*
 * blocks.h - blocks on the map: where they stand, what they hold, how they go.
 */
#ifndef N06_BLOCKS_H
#define N06_BLOCKS_H

#include "state.h"

void n06_derive(const bt_game *game, bt_state *state);
void n06_derive_caches(const n06_printed *p, n06_state *s);
void n06_eliminate(n06 *n, bt_unit unit, const char *rule);

/** Eliminate every corps without strength or with too much fatigue [C1.24], by a rule.  What `both`
 * sides suffer together changes no control before both have suffered it [C12.13]. */
void n06_bury(n06 *n, const char *rule, bool both);

/** What follows when blocks have left an area or died in it [C7.4]. */
void n06_settle_area(n06 *n, bt_area area);

/** An area that only one side is in belongs to it [C12.5] [C12.6]. */
void n06_check_control(n06 *n, bt_area area, const char *rule);

#endif
