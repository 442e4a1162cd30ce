/*
 * reveal.c - forces that are shown to the enemy for a while [1.51A] [1.51B].
 *
 * Entering an enemy zone of control shows nobody [1.52b].
 */
#include "reveal.h"

/* What was seen is remembered: where, and when. */
void
osg_reveal(osg *n, bt_units units, const char *rule)
{
    osg_state *s = n->s;

    for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE;) {
        if (!osg_on_map(s, u) || bt_units_has(&s->revealed, u))
            continue;
        bt_units_add(&s->revealed, u);
        bt_units_remove(&s->still, u);
        s->seen_at[u] = s->places[u];
        s->seen_turn[u] = s->turn;
        OSG_EVENT(n, REVEALED, rule, u, s->places[u], 0, 0);
    }
}

/* [1.52a] */
void
osg_conceal(osg *n)
{
    bt_units left = n->s->revealed;

    if (bt_units_is_empty(&left))
        return;
    osg_show(n);
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (osg_on_map(n->s, u)) {
            n->s->seen_at[u] = n->s->places[u];
            n->s->seen_turn[u] = n->s->turn;
            bt_units_add(&n->s->still, u);
        }
    n->s->revealed = (bt_units){ { 0 } };
    OSG_EVENT(n, CONCEALED, "1.52a", 0, 0, 0, 0);
}
