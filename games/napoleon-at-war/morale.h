/*
 * morale.h - demoralization, battle by battle [18.0].
 */
#ifndef NAW_MORALE_H
#define NAW_MORALE_H

#include "state.h"

/** A side's Demoralization Level on a map; 0 when it has none [18.2]. */
int naw_level(const naw *n, bt_side side, int map);

/** Of all units of a side on a map, arrivals included [14.15b]. */
static inline bool
naw_is_demoralized(const naw_state *s, bt_side side, int map)
{
    return s->demoralized[map] == side + 1;
}

/** Judge every battle after a combat's whole result [18.0]. */
void naw_judge_morale(naw *n);

#endif
