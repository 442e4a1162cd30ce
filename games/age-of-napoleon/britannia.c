/*
 * britannia.c - Britannia opens the sea.
 */
#include "britannia.h"
#include "cards.h"
#include "effects.h"

const bt_reason *
aon_refuse_britannia(const aon *n)
{
    return aon_in_effect(n, AON_BRITANNIA) ? REFUSE_OF(CONDITION, AON_BRITANNIA_CARD) : NULL;
}

void
aon_do_britannia(aon *n, const bt_act *act)
{
    aon_play(n, act->side, act->a);
    aon_take_effect(n, AON_BRITANNIA, aon_clause_of(AON_BRITANNIA_CARD));
}
