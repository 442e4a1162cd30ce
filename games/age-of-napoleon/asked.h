/*
 * asked.h - whether a side is asked for a card or a reaction follows from what everybody sees [AON-2.8].
 */
#ifndef AON_ASKED_H
#define AON_ASKED_H

#include "state.h"

#include <berthier/say.h>

/** Could a side play a card, as far as everybody knows: it holds some, and Indecision does not bar it? */
static inline bool
aon_may_play(const aon *n, bt_side side)
{
    return !bt_set_is_empty(&n->s->hand[side]) && !(n->s->barred >> side & 1);
}

/** What it is asked, where there is nothing to fill in. */
static inline void
aon_say(const aon *n, const char *english, bt_buf *out)
{
    bt_buf_add(out, bt_tr(n->game, english));
}

#endif
