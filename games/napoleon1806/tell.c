/*
 * tell.c - the headings of the log: the turn and the phase under way.
 */
#include "tell.h"

static bool
is_phase(int procedure)
{
    return procedure == N06_P_DRAW || procedure == N06_P_INITIATIVE ||
           procedure == N06_P_OPERATIONS || procedure == N06_P_RECOVERY;
}

/* Bids and set-up come before turn 1. */
static bool
is_beginning(int procedure)
{
    return procedure == N06_P_BID || procedure == N06_P_LOTS || procedure == N06_P_SETUP;
}

void
n06_write_headings(const bt_game *game, const n06_state *s, bt_json *json)
{
    bt_events heads;
    int top = s->frames.depth ? bt_frames_peek(&s->frames)->procedure : N06_P_NONE;

    heads.count = 0;
    if (s->frames.depth > 1 && s->frames.at[0].procedure == N06_P_GAME && !is_beginning(top))
        bt_events_add(&heads, N06_EV_TURN, BT_SIDES_ALL, "C3.1", s->turn, 0, 0, 0);
    for (int i = 0; i < s->frames.depth; i++)
        if (is_phase(s->frames.at[i].procedure))
            bt_events_add(&heads, N06_EV_PHASE, BT_SIDES_ALL, "C3.1", s->frames.at[i].procedure, 0,
                          0, 0);
    bt_json_array(json, "headings");
    for (int i = 0; i < heads.count; i++)
        bt_event_write(game, &heads.at[i], json);
    bt_json_array_end(json);
}
