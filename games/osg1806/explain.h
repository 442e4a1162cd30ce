/*
 * explain.h - the facts behind a refusal.
 */
#ifndef OSG_EXPLAIN_H
#define OSG_EXPLAIN_H

#include "state.h"

void osg_explain(const bt_game *game, const bt_state *state, bt_seat seat, bt_action action,
                 const bt_reason *reason, bt_buf *out);

#endif
