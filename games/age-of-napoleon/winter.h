/*
 * winter.h - winter attrition: what a die can do to the corps of an area [AON-15.1a].
 */
#ifndef AON_WINTER_H
#define AON_WINTER_H

#include "state.h"

/** Corps of a side in an area that winter counts: those at home there are spared [AON-15.1b]. */
bt_units aon_wintering(const aon *n, bt_side side, bt_area area);

/** What is added to the die: capital, enemy area, spent corps, barren area, cards [AON-15.2a]. */
int aon_winter_modifier(const aon *n, bt_side side, bt_area area);

/** Corps lost at a score by so many [AON-15.4]. */
int aon_winter_losses(const aon *n, int corps, int score);

#endif
