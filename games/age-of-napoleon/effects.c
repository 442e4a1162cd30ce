/*
 * effects.c - what lasts for the rest of the game once it has come about.
 */
#include "effects.h"
#include "corps.h"

/* [AON-2.9a] [AON-2.9b] */
void
aon_take_effect(aon *n, aon_effect effect, const char *rule)
{
    if (aon_in_effect(n, effect))
        return;
    n->s->effects = (uint8_t)(n->s->effects | 1u << effect);
    AON_EVENT(n, EFFECT, rule, effect, 0, 0, 0);
    for (bt_unit u = 0; u < n->printed->unit_count; u++)
        if (n->printed->corps[u].needs == effect && n->s->places[u] == AON_WAITING)
            aon_stand(n->s, u, AON_RESERVE);
}
