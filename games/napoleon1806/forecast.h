/*
 * forecast.h - what a combat may bring: losses, fatigue and who is beaten.
 */
#ifndef N06_FORECAST_H
#define N06_FORECAST_H

#include "state.h"

/**
 * Line up for the combat under way, until its first card is drawn, or for the one that comes next as
 * far as all can see; with a place, for the one that a Moving Attack would bring there.  The stack is as
 * tired as it will be, at the least.  Is there one?
 */
bool n06_foresee(n06 *n, uint16_t place);

/** May the viewer know of the stack in hand?  In the fog others are not told before it goes. */
bool n06_is_announced(const n06 *n, bt_side viewer);

int n06_forecast(const bt_game *game, const bt_view *view, uint16_t place, bt_arena *arena,
                 bt_forecast *out);

#endif
