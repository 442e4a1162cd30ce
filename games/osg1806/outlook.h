/*
 * outlook.h - combats and Repulses that may come, as far as a side may know [1.5b].
 */
#ifndef OSG_OUTLOOK_H
#define OSG_OUTLOOK_H

#include "state.h"

int osg_odds(const bt_game *game, const bt_state *state, bt_seat seat, uint16_t place,
             bt_odds *out);
int osg_forecast(const bt_game *game, const bt_view *view, uint16_t place, bt_arena *arena,
                 bt_forecast *out);

#endif
