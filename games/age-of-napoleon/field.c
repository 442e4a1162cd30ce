/*
 * field.c - a battle in hand: who is there, who is asked for cards, which of them work.
 */
#include "field.h"
#include "corps.h"

bt_units
aon_come_from(const aon *n, bt_units corps, bt_area area)
{
    bt_units found = { { 0 } };
    bt_area wanted = area == n->s->field ? BT_AREA_NONE : area;

    while (!bt_units_is_empty(&corps)) {
        bt_unit unit = bt_units_take(&corps);
        if (n->s->origin[unit] == wanted)
            bt_units_add(&found, unit);
    }
    return found;
}

bt_units
aon_fielders(const aon *n, bt_side side)
{
    const bt_frame *battle = aon_frame(n->s, AON_P_BATTLE);
    bt_units army = aon_army(n, side, n->s->field);

    if (!n->s->series || side != n->s->attacker || !battle)
        return army;
    return aon_come_from(n, army, battle->local);
}

bt_side
aon_attacker_in(const aon *n, bt_side mover, bt_area area)
{
    bt_side enemy = aon_other(mover);

    for (bt_units left = aon_army(n, enemy, area); !bt_units_is_empty(&left);)
        if (n->s->origin[bt_units_take(&left)] == BT_AREA_NONE)
            return mover;
    return enemy;
}

bool
aon_leads_napoleon(const aon *n, bt_side side)
{
    return bt_units_has(&n->s->engaged[side], n->printed->napoleon);
}

bool
aon_at_work(const aon *n, bt_side side, aon_title title)
{
    return !n->s->fog && aon_on_table(n, side, title);
}

bt_side
aon_beaten(const aon *n)
{
    if (n->s->victor != BT_SIDE_NONE)
        return aon_other(n->s->victor);
    for (bt_side side = AON_FRENCH; side <= AON_COALITION; side++)
        if (aon_at_work(n, side, AON_BRAVEST_OF_THE_BRAVE))
            return side;
    return BT_SIDE_NONE;
}

/* Cards that lie where everybody sees that they are in no hand. */
static bt_set
in_the_open(const aon_state *s)
{
    return bt_set_or(bt_set_or(s->discard, s->aside), bt_set_or(s->table[0], s->table[1]));
}

bool
aon_is_asked_for(const aon *n, bt_side side, uint64_t titles)
{
    bt_set open = in_the_open(n->s);

    if (bt_set_is_empty(&n->s->hand[side]) || n->s->barred >> side & 1)
        return false;
    for (uint64_t left = titles; left; left &= left - 1) {
        aon_title title = (aon_title)__builtin_ctzll(left);
        bt_set unseen = bt_set_minus(n->printed->of_title[title], open);
        bt_side who = aon_side_of_title(title);
        if (!bt_set_is_empty(&unseen) && (who == BT_SIDE_NONE || who == side))
            return true;
    }
    return false;
}

void
aon_lose(aon *n, bt_unit unit, uint16_t box, const char *rule)
{
    bt_events_seal(n->events); /* another may lead those who are left */
    aon_stand(n->s, unit, box);
    AON_EVENT(n, LOST, rule, unit, box, 0, 0);
}
