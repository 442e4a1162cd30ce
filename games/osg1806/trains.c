/*
 * trains.c - what becomes of trains and of pontoon bridges in the enemy's reach [9.11] [9.26a] [14.34a].
 */
#include "trains.h"
#include "hold.h"

/* [9.11] [14.34a] A train alone with the enemy is gone: bridges destroyed, baggage taken. */
static void
sweep_train(osg *n, bt_unit train)
{
    const osg_counter *c = osg_counter_of(n, train);
    bt_hex hex = n->s->places[train];

    if (!osg_on_map(n->s, train) || !osg_controls(n, osg_other(c->side), hex) ||
        osg_has_troops(n, c->side, hex))
        return;
    bt_units_remove(&n->s->movers, train);
    bt_units_remove(&n->s->marching, train);
    if (c->arm == OSG_BAGGAGE_TRAIN) {
        osg_put_away(n, train, OSG_CAPTURED);
        OSG_EVENT(n, TRAIN_TAKEN, "14.34a", train, hex, 0, 0);
    } else {
        osg_put_away(n, train, OSG_LOST);
        OSG_EVENT(n, TRAIN_LOST, "9.11", train, hex, 0, 0);
    }
}

bool
osg_pontoon_ends(const osg *n, bt_unit train, bt_hex ends[2])
{
    const bt_atlas *atlas = &n->printed->atlas;
    unsigned water = n->s->water_of[osg_train_number(n, train)];

    for (bt_hex hex = 0; water && hex < atlas->hex_count; hex++)
        for (int i = 0; i < atlas->hexes[hex].side_count; i++)
            if (atlas->hexes[hex].sides[i].water == water - 1) {
                ends[0] = hex;
                ends[1] = atlas->hexes[hex].sides[i].to;
                return true;
            }
    return false;
}

/* [9.26a] [9.26b] It is with whoever holds an end of it alone, as often as that changes. */
static void
sweep_pontoon(osg *n, bt_unit train)
{
    bt_side owner = osg_counter_of(n, train)->side;
    bt_hex ends[2];
    bool ours, theirs;

    if (!osg_pontoon_ends(n, train, ends))
        return;
    ours = osg_has_combat(n, owner, ends[0]) || osg_has_combat(n, owner, ends[1]);
    theirs = osg_has_combat(n, osg_other(owner), ends[0]) ||
             osg_has_combat(n, osg_other(owner), ends[1]);
    if (theirs && !ours)
        bt_units_add(&n->s->captive, train);
    else if (ours && !theirs)
        bt_units_remove(&n->s->captive, train);
}

void
osg_sweep_trains(osg *n)
{
    for (bt_units left = n->printed->trains; !bt_units_is_empty(&left);)
        sweep_train(n, bt_units_take(&left));
    for (bt_units left = n->printed->bridge_trains; !bt_units_is_empty(&left);)
        sweep_pontoon(n, bt_units_take(&left));
}
