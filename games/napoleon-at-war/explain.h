/*
 * explain.h - the facts behind a refusal, and prompts.
 */
#ifndef NAW_EXPLAIN_H
#define NAW_EXPLAIN_H

#include "state.h"

void naw_explain(const bt_game *game, const bt_state *state, bt_side side, bt_action action,
                 const bt_reason *reason, bt_buf *out);
void naw_prompt(const bt_game *game, const bt_view *view, bt_buf *out);

#endif
