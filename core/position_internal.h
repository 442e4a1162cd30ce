/*
 * position_internal.h - positions inside a journal.
 */
#ifndef BT_POSITION_INTERNAL_H
#define BT_POSITION_INTERNAL_H

#include "slice_internal.h"
#include <berthier/position.h>

/** As bt_position_read, on a piece of a longer text. */
int bt__position_read(const bt_game *game, bt_slice text, int line, bt_state *state, bt_error *err);

#endif
