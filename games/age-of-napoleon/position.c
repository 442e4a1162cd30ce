/*
 * position.c - questions about the frames that several chapters ask.
 */
#include "state.h"

const bt_frame *
aon_frame(const aon_state *s, aon_procedure procedure)
{
    for (int i = s->frames.depth - 1; i >= 0; i--)
        if (s->frames.at[i].procedure == procedure)
            return &s->frames.at[i];
    return NULL;
}

bool
aon_owned(const aon *n, const bt_frame *frame)
{
    (void)n;
    return frame->side <= AON_COALITION;
}

bool
aon_chances(const aon *n, const bt_frame *frame)
{
    (void)n;
    return frame->side == BT_SIDE_CHANCE;
}
