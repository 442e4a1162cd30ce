/*
 * tell.h - the headings of the log: the turn and the phase under way.
 */
#ifndef N06_TELL_H
#define N06_TELL_H

#include "state.h"

/** Write "headings": the turn and the phase under way, as the log would have them. */
void n06_write_headings(const bt_game *game, const n06_state *s, bt_json *json);

#endif
