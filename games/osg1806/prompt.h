/*
 * prompt.h - what a side may do now, and what it still must.
 */
#ifndef OSG_PROMPT_H
#define OSG_PROMPT_H

#include "state.h"

void osg_prompt(const bt_game *game, const bt_view *view, bt_buf *out);

#endif
