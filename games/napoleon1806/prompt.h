/*
 * prompt.h - what a side may do now, in one sentence: what the room asks.
 */
#ifndef N06_PROMPT_H
#define N06_PROMPT_H

#include "state.h"

void n06_prompt(const bt_game *game, const bt_view *view, bt_buf *out);

#endif
