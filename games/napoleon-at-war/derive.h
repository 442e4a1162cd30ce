/*
 * derive.h - what a position caches.
 */
#ifndef NAW_DERIVE_H
#define NAW_DERIVE_H

#include "state.h"

void naw_derive(const bt_game *game, bt_state *state);

#endif
