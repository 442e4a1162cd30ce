/*
 * vedettes.c - breaking down into vedettes, and assembling again [13.1].
 */
#include "vedettes.h"
#include "hold.h"

/* [19.4] In battles they are optional. */
static bool
are_played(const osg *n)
{
    return !n->printed->is_battle || n->game->options.value[OSG_OPTION_VEDETTES];
}

static bt_units
vedettes_at(const osg *n, bt_unit parent, bool on_map)
{
    bt_units left = osg_counter_of(n, parent)->vedettes, found = { { 0 } };

    if (on_map)
        return bt_units_and(left, n->s->standing);
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (n->s->places[u] == OSG_WITH_PARENT)
            bt_units_add(&found, u);
    return found;
}

/* [13.1] [13.11a] [13.13a] */
const bt_reason *
osg_refuse_break(const osg *n, const bt_act *act)
{
    bt_unit unit = (bt_unit)act->a;
    bt_units with;

    if (!are_played(n))
        return REFUSE(NO_VEDETTES);
    if (unit >= n->printed->unit_count || osg_counter_of(n, unit)->side != act->side)
        return REFUSE(NOT_OWN);
    if (!osg_on_map(n->s, unit))
        return REFUSE(NOT_ON_MAP);
    with = vedettes_at(n, unit, false);
    if (bt_units_is_empty(&with))
        return REFUSE(NO_ASTERISKS);
    if (bt_units_has(&n->s->reduced, unit))
        return REFUSE(REDUCED_BREAKS);
    return bt_units_has(&n->s->moved, unit) ? REFUSE(BREAKS_LATE) : NULL;
}

static bt_units
parents_of(const osg *n, bt_side side)
{
    return bt_units_and(n->printed->parents, n->printed->of_side[side]);
}

void
osg_list_breaks(const bt_list *l)
{
    const osg_state *s = l->play->s;
    bt_units able = osg_on_map_of(l->play, parents_of(l->play, l->side));

    if (are_played(l->play))
        bt_try_units(l, OSG_A_BREAK, bt_units_minus(able, bt_units_or(s->moved, s->reduced)));
}

void
osg_list_assemblies(const bt_list *l)
{
    const osg_state *s = l->play->s;
    bt_units left = bt_units_minus(parents_of(l->play, l->side), s->standing), gone = { { 0 } };

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (s->places[u] == OSG_DETACHED)
            bt_units_add(&gone, u);
    bt_try_units(l, OSG_A_ASSEMBLE, gone);
}

/* What is so of the parent is so of its vedettes. */
static void
inherit(bt_units *set, bt_unit parent, bt_unit vedette)
{
    if (bt_units_has(set, parent))
        bt_units_add(set, vedette);
    else
        bt_units_remove(set, vedette);
}

static void
leave_sets(osg_state *s, bt_unit unit)
{
    bt_units *const sets[] = { &s->out,     &s->checked, &s->roused,     &s->barred,
                               &s->entered, &s->moved,   &s->unsupplied, &s->marching };

    for (size_t i = 0; i < BT_COUNT(sets); i++)
        bt_units_remove(sets[i], unit);
}

/* [13.11a] Cavalry goes off the map, and its vedettes bear its Road March marker, which nothing but a point takes off
 * [8.23a]; [13.3] Light Troops stay, and keep theirs. */
void
osg_do_break(osg *n, const bt_act *act)
{
    osg_state *s = n->s;
    bt_unit parent = (bt_unit)act->a;
    bt_hex hex = s->places[parent];
    bt_units with = vedettes_at(n, parent, false);
    bool stays = osg_counter_of(n, parent)->arm == OSG_LIGHT;

    for (bt_unit u; (u = bt_units_take(&with)) != BT_UNIT_NONE;) {
        inherit(&s->out, parent, u);
        inherit(&s->checked, parent, u);
        inherit(&s->roused, parent, u);
        inherit(&s->barred, parent, u);
        inherit(&s->entered, parent, u);
        inherit(&s->unsupplied, parent, u);
        if (!stays)
            inherit(&s->marching, parent, u);
        osg_place(n, u, hex);
    }
    if (!stays) {
        leave_sets(s, parent);
        osg_put_away(n, parent, OSG_DETACHED);
    }
    OSG_SECRET(n, act->side, BROKE, "13.11a", parent, hex, 0, 0);
}

/* [13.12] All of them on the map, two at least, together, and not before the enemy. */
const bt_reason *
osg_refuse_assemble(const osg *n, const bt_act *act)
{
    bt_unit parent = (bt_unit)act->a, one;
    bt_units left, back = { { 0 } };

    if (parent >= n->printed->unit_count || osg_counter_of(n, parent)->side != act->side)
        return REFUSE(NOT_OWN);
    if (n->s->places[parent] != OSG_DETACHED)
        return REFUSE(NOT_DETACHED);
    left = vedettes_at(n, parent, true);
    one = bt_units_take(&left);
    if (bt_units_is_empty(&left))
        return REFUSE(TOO_FEW);
    while (!bt_units_is_empty(&left))
        if (n->s->places[bt_units_take(&left)] != n->s->places[one])
            return REFUSE(SCATTERED);
    if (osg_controls(n, osg_other(act->side), n->s->places[one]))
        return REFUSE(ZONE_SCATTERS);
    bt_units_add(&back, parent);
    return osg_refuse_joining(n, back, act->side, n->s->places[one]);
}

/* What is so of one of its vedettes is so of the unit that they make again [7.3] [8.23a] [12.13]. */
static void
bequeath(bt_units *set, bt_units vedettes, bt_unit parent)
{
    if (osg_share(vedettes, *set))
        bt_units_add(set, parent);
    else
        bt_units_remove(set, parent);
}

void
osg_do_assemble(osg *n, const bt_act *act)
{
    osg_state *s = n->s;
    bt_unit parent = (bt_unit)act->a;
    bt_units there = vedettes_at(n, parent, true);
    bt_hex hex = s->places[bt_units_first(&there)];

    bequeath(&s->out, there, parent);
    bequeath(&s->marching, there, parent);
    bequeath(&s->unsupplied, there, parent);
    bequeath(&s->foiled, there, parent); /* [10.22a] all have seen where that was */
    for (bt_unit u; (u = bt_units_take(&there)) != BT_UNIT_NONE;) {
        leave_sets(s, u);
        s->used[u] = 0;
        osg_put_away(n, u, OSG_WITH_PARENT);
    }
    osg_place(n, parent, hex);
    bt_units_add(&s->moved, parent);
    OSG_SECRET(n, act->side, ASSEMBLED, "13.12", parent, hex, 0, 0);
}
