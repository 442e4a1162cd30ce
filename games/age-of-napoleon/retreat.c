/*
 * retreat.c - the beaten corps leave [AON-13.13a].
 *
 * They keep together, but attackers go back each to the area it came from.  What can go nowhere is
 * taken prisoner; where there is one way only nobody is asked.
 */
#include "attrition.h"
#include "corps.h"
#include "country.h"
#include "field.h"
#include "move.h"
#include "neutral.h"

/* The corps of the battle that retreat together: one army after the other. */
static bt_units
group(const aon *n, bt_side side)
{
    bt_units rest = aon_fielders(n, side);
    bt_unit first = bt_units_first(&rest);
    bt_area from;

    if (side != n->s->attacker || bt_units_is_empty(&rest))
        return rest;
    from = n->s->origin[first];
    return aon_come_from(n, rest, from == BT_AREA_NONE ? n->s->field : from);
}

/* Where attackers came from; BT_AREA_NONE of defenders, and of who has been there all along. */
static bt_area
origin_of(const aon *n, bt_side side, bt_units army)
{
    bt_unit first = bt_units_first(&army);

    return side != n->s->attacker || first == BT_UNIT_NONE ? BT_AREA_NONE : n->s->origin[first];
}

static bool
is_coastal(const aon *n, bt_area area)
{
    return bt_set_has(&n->printed->coast, area);
}

/* [AON-13.13c] From coast to coast, to what the Coalition runs; the French only go next door. */
static const bt_reason *
refuse_ships(const aon *n, bt_side side, bt_area to)
{
    if (side != AON_COALITION)
        return REFUSE(NOT_BESIDE);
    if (!aon_in_effect(n, AON_BRITANNIA) || !is_coastal(n, n->s->field) || !is_coastal(n, to))
        return REFUSE(NO_SHIPS);
    return aon_run_by(n, to) == side ? NULL : REFUSE(NOT_FRIENDLY);
}

/* [AON-13.13a] Back to where they came from, no matter who runs it, but not into a neutral country that
 * the side does not occupy [AON-12.6d]. */
static const bt_reason *
refuse_back(const aon *n, bt_side side, bt_area to)
{
    return aon_is_neutral_to(n, side, to) ? REFUSE(NEUTRAL_GROUND) : NULL;
}

static const bt_reason *
refuse_way(const aon *n, bt_side side, bt_units army, bt_area to)
{
    bt_area origin = origin_of(n, side, army);

    if (to == n->s->field)
        return REFUSE(NOT_AWAY);
    if (origin != BT_AREA_NONE && to != origin && refuse_ships(n, side, to))
        return REFUSE(BACK_ONLY);
    if (!aon_is_free(n, side, to))
        return to == origin ? REFUSE(ENEMY_BEHIND) : REFUSE(ENEMY_HOLDS);
    if (to == origin)
        return refuse_back(n, side, to);
    if (origin != BT_AREA_NONE)
        return NULL;
    if (!aon_is_next(n, n->s->field, to))
        return refuse_ships(n, side, to);
    return aon_run_by(n, to) == side ? NULL : REFUSE(NOT_FRIENDLY);
}

static bt_set
ways(const aon *n, bt_side side, bt_units army)
{
    bt_set open = { { 0 } };

    for (bt_area a = 0; a < n->printed->network.area_count; a++)
        if (!refuse_way(n, side, army, a))
            bt_set_add(&open, a);
    return open;
}

/* ---- going --------------------------------------------------------------- */

/* Attackers go back, or by sea, be it to an area next to the battle. */
static const char *
clause_of(const aon *n, bt_side side, bt_units army, bt_area to)
{
    bt_area origin = origin_of(n, side, army);

    if (to == origin)
        return "AON-13.13a";
    if (origin == BT_AREA_NONE && aon_is_next(n, n->s->field, to))
        return "AON-13.13b";
    return "AON-13.13c";
}

static void
go(aon *n, bt_side side, bt_units army, bt_area to)
{
    bt_units left = bt_units_minus(aon_fielders(n, side), army), going = army;

    AON_EVENT(n, RETREATED, clause_of(n, side, army, to), side, bt_units_count(&army), n->s->field,
              to);
    bt_events_seal(n->events); /* armies that part show who leads each */
    aon_blur(n, army, left);
    for (bt_unit unit; (unit = bt_units_take(&going)) != BT_UNIT_NONE;) {
        aon_stand(n->s, unit, to);
        n->s->origin[unit] = BT_AREA_NONE;
        bt_units_remove(&n->s->engaged[side], unit);
    }
    aon_note_invasion(n, side, to);
    aon_attrition(n, army, to, AON_BY_WINTER); /* [AON-13.13e] */
}

/* [AON-13.13d] */
static void
capture(aon *n, bt_units army)
{
    while (!bt_units_is_empty(&army))
        aon_lose(n, bt_units_take(&army), AON_PRISONERS, "AON-13.13d");
}

static bool
retreat_waits(aon *n)
{
    bt_side side = aon_top(n)->side;
    bt_units army = group(n, side);
    bt_set open;

    if (bt_units_is_empty(&army)) {
        aon_pop(n);
        return false;
    }
    open = ways(n, side, army);
    if (bt_set_count(&open) > 1)
        return true;
    if (bt_set_is_empty(&open))
        capture(n, army);
    else
        go(n, side, army, bt_set_first(&open));
    return false;
}

static const bt_reason *
refuse_retreat(const aon *n, const bt_act *act)
{
    return refuse_way(n, act->side, group(n, act->side), (bt_area)act->a);
}

static void
do_retreat(aon *n, const bt_act *act)
{
    go(n, act->side, group(n, act->side), (bt_area)act->a);
}

static void
list_retreat(const bt_list *l)
{
    bt_set open = ways(l->play, l->side, group(l->play, l->side));

    while (!bt_set_is_empty(&open))
        bt_actions_add(l->out, bt_action_make(AON_A_RETREAT, bt_set_take(&open), 0, 0));
}

static void
ask_retreat(const aon *n, const bt_view *view, bt_buf *out)
{
    const bt_area_info *areas = n->game->network->areas;
    bt_side side = (bt_side)bt_frames_peek(&n->s->frames)->side;
    bt_area from = origin_of(n, side, group(n, side));

    (void)view;
    if (from == BT_AREA_NONE)
        BT_SAY(out, n->game, BT_MSG("Your corps retreat from {0}: where do they go?"),
               bt_arg_word(areas[n->s->field].name));
    else
        BT_SAY(out, n->game,
               BT_MSG("Your corps that came from {1} retreat from {0}: where do they go?"),
               bt_arg_word(areas[n->s->field].name), bt_arg_word(areas[from].name));
}

const bt_room aon_room_retreat = {
    .waits = retreat_waits,
    .deeds = (const bt_deed[]){ { AON_A_RETREAT, refuse_retreat, do_retreat }, { 0 } },
    .list = list_retreat,
    .ask = ask_retreat,
    .theirs = REFUSE(BEATEN_RETREAT),
    .stands = aon_owned,
    .rule = "AON-13.13b",
};
