/*
 * asked.h - whether a side is asked for a card or a reaction follows from what everybody sees [AON-2.8].
 */
#ifndef AON_ASKED_H
#define AON_ASKED_H

#include "state.h"

/** Could a side play a card, as far as everybody knows: it holds some, and Indecision does not bar it? */
static inline bool
aon_may_play(const aon *n, bt_side side)
{
    return !bt_set_is_empty(&n->s->hand[side]) && !(n->s->barred >> side & 1);
}

#endif
