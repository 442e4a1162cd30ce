/*
 * position.c - questions about the frames that several chapters ask.
 */
#include "state.h"

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
