/*
 * march.c - an army on the move, area by area [AON-12.1a].
 *
 * The frame's local says whether the move is over, and whether Forced March has taken its toll.
 */
#include "country.h"
#include "entry.h"
#include "march.h"
#include "move.h"
#include "reasons.h"

enum { MARCHING, HALTING, OVER, STEPS };

#define CORPS_ON_MANOEUVRE 4 /* [CARD-MANOEUVRE-SUR-LES-ARRIERES.1] */

static bool
is_island(const aon *n, bt_area area)
{
    return n->printed->network.areas[area].isolated;
}

/* Has the army slipped into an area with enemies, which it leaves again? */
static bool
is_crossing(const aon *n, bt_side side)
{
    return n->s->stealth == 2 && n->s->entered[n->s->leader] && !aon_is_free(n, side, aon_here(n));
}

/* ---- who is with it ------------------------------------------------------------------ */

static const bt_reason *
refuse_join(const aon *n, const bt_act *act)
{
    const bt_reason *reason = aon_refuse_join(n, act, n->s->army, n->s->leader);

    if (reason)
        return reason;
    return n->s->stealth && bt_units_count(&n->s->army) >= CORPS_ON_MANOEUVRE ? REFUSE(FOUR_CORPS)
                                                                              : NULL;
}

static void
do_join(aon *n, const bt_act *act)
{
    bt_units_add(&n->s->army, (bt_unit)act->a);
    AON_TELL(n, act->side, JOINS, "AON-12.2a", act->a, 0, 0, 0);
}

static const bt_reason *
refuse_drop(const aon *n, const bt_act *act)
{
    if (!bt_units_has(&n->s->army, (bt_unit)act->a))
        return REFUSE(NOT_IN_ARMY);
    if (act->a == n->s->leader)
        return REFUSE(LEADER);
    if (!n->s->entered[act->a])
        return REFUSE(JUST_JOINED);
    return is_crossing(n, act->side) ? REFUSE(CROSSING) : NULL;
}

/* [AON-12.6b] To leave a corps in a neutral country violates it. */
static void
do_drop(aon *n, const bt_act *act)
{
    bt_units_remove(&n->s->army, (bt_unit)act->a);
    bt_units_add(&n->s->pinned, (bt_unit)act->a);
    AON_TELL(n, act->side, DROPPED, "AON-12.2a", act->a, aon_here(n), 0, 0);
    aon_begin_drop(n, act->side);
}

/* ---- where it goes --------------------------------------------------------------------- */

/* [AON-12.1a] An attack is charged when the army itself comes upon enemies: ruling 21.  To pass them by
 * takes as much, for it has to leave again. */
static const bt_reason *
refuse_way(const aon *n, bt_side side, bt_area to)
{
    if (!n->s->reach)
        return REFUSE(TOO_FAR);
    if (n->s->reach >= 2 || aon_is_free(n, side, to))
        return NULL;
    return n->s->stealth == 1 ? REFUSE(NO_WAY_OUT) : REFUSE(TOO_FAR_TO_FIGHT);
}

const bt_reason *
aon_refuse_step(const aon *n, const bt_act *act)
{
    bt_area from = aon_here(n);

    if (act->a != from && (is_island(n, from) || is_island(n, (bt_area)act->a)))
        return REFUSE(NO_WAY);
    if (!aon_is_next(n, from, (bt_area)act->a))
        return REFUSE(NOT_ADJACENT);
    return refuse_way(n, act->side, (bt_area)act->a);
}

/* [AON-12.4a] [AON-12.4b] */
const bt_reason *
aon_refuse_sail(const aon *n, const bt_act *act)
{
    const bt_set *coast = &n->printed->coast;
    bt_area from = aon_here(n);

    if (act->side != AON_COALITION || !aon_in_effect(n, AON_BRITANNIA))
        return REFUSE(NO_SAILING);
    if (act->a == from || !bt_set_has(coast, from) || !bt_set_has(coast, (bt_area)act->a))
        return REFUSE(NO_COAST);
    if (n->s->entered[n->s->leader])
        return REFUSE(WHOLE_MOVE);
    if (!aon_is_free(n, act->side, (bt_area)act->a))
        return REFUSE(LANDING);
    return n->s->reach ? NULL : REFUSE(TOO_FAR);
}

static void
go(aon *n, bt_side side, bt_area to)
{
    bool crossing = n->s->stealth == 1 && !aon_is_free(n, side, to);

    if (crossing)
        n->s->stealth = 2;
    aon_go(n, n->s->army, to);
    aon_begin_entry(n, side, crossing);
}

static void
do_step(aon *n, const bt_act *act)
{
    AON_EVENT(n, STEPPED, "AON-12.1a", act->side, bt_units_count(&n->s->army), aon_here(n), act->a);
    n->s->reach--;
    go(n, act->side, (bt_area)act->a);
}

static void
do_sail(aon *n, const bt_act *act)
{
    AON_EVENT(n, SAILED, "AON-12.4a", act->side, bt_units_count(&n->s->army), aon_here(n), act->a);
    n->s->reach = 0;
    go(n, act->side, (bt_area)act->a);
}

/* ---- the end ------------------------------------------------------------------------------ */

/* Can the army go anywhere? */
static bool
can_go_on(const aon *n, bt_side side)
{
    bt_act act = { .side = side };

    for (bt_set left = aon_next_to(n, aon_here(n)); !bt_set_is_empty(&left);) {
        act.a = bt_set_take(&left);
        if (!aon_refuse_step(n, &act))
            return true;
    }
    for (bt_set left = n->printed->coast; !bt_set_is_empty(&left);) {
        act.a = bt_set_take(&left);
        if (!aon_refuse_sail(n, &act))
            return true;
    }
    return false;
}

/* A move that cannot be made ends as a pass: ruling 22. */
const bt_reason *
aon_refuse_halt(const aon *n, const bt_act *act)
{
    bool crossing = is_crossing(n, act->side);

    if (n->s->entered[n->s->leader] && !crossing)
        return NULL;
    if (!can_go_on(n, act->side))
        return NULL;
    return crossing ? REFUSE(CROSSING) : REFUSE(NOT_MOVED);
}

static void
do_halt(aon *n, const bt_act *act)
{
    (void)act;
    aon_top(n)->local |= AON_HALTED;
}

/* [AON-12.5] Where the army has met enemies its move is over, as when it has gone as far as it may. */
static bool
is_over(const aon *n, const bt_frame *frame)
{
    return frame->local & AON_HALTED || !n->s->reach;
}

static bool
march_waits(aon *n)
{
    bt_frame *frame = aon_top(n);

    if (frame->step == MARCHING && !is_over(n, frame))
        return true;
    if (frame->step == MARCHING && !bt_units_is_empty(&n->s->army)) {
        frame->step = HALTING;
        aon_begin_halt(n, (bt_side)frame->side);
        return false;
    }
    aon_pop(n);
    return false;
}

/* ---- the room ------------------------------------------------------------------------------ */

static void
list_march(const bt_list *l)
{
    const aon *n = l->play;

    bt_try_units(l, AON_A_JOIN, aon_army(n, l->side, aon_here(n)));
    bt_try_units(l, AON_A_DROP, n->s->army);
    bt_try_set(l, AON_A_STEP, aon_next_to(n, aon_here(n)));
    if (l->side == AON_COALITION)
        bt_try_set(l, AON_A_SAIL, n->printed->coast);
    bt_try(l, AON_A_HALT, 0, 0);
}

/* The army stands together, unless something is being settled above. */
static bool
march_holds(const aon *n, const bt_frame *frame, bt_error *err)
{
    const aon_state *s = n->s;

    if (frame->step < STEPS && s->leader != BT_UNIT_NONE &&
        (frame != aon_top(n) || (bt_units_has(&s->army, s->leader) && aon_on_map(s, s->leader) &&
                                 aon_owner(n, s->leader) == frame->side)))
        return true;
    return bt_fail(err, BT_EDATA, "there is no army on the move [AON-12.1a]"), false;
}

/* [AON-12.4b] From an island it goes by sea; past enemies it goes on [CARD-MANOEUVRE-SUR-LES-ARRIERES.1]. */
static const char *
question(const aon *n, bt_side side)
{
    if (is_island(n, aon_here(n)))
        return BT_MSG("{0} goes by sea, which is the whole move. Who goes along, and where?");
    if (is_crossing(n, side))
        return BT_MSG("{0} passes enemies by and cannot stay. Areas still to be entered: {1}. "
                      "Where?");
    return BT_MSG("Areas that {0} may still enter: {1}. Who goes along, and where? Then halt.");
}

static void
ask_march(const aon *n, const bt_view *view, bt_buf *out)
{
    bt_side side = (bt_side)bt_frames_peek(&n->s->frames)->side;

    (void)view;
    BT_SAY(out, n->game, question(n, side), bt_arg_text(n->game->units[n->s->leader].name),
           bt_arg_number(n->s->reach));
}

const bt_room aon_room_march = {
    .waits = march_waits,
    .deeds = (const bt_deed[]){ { AON_A_JOIN, refuse_join, do_join },
                                { AON_A_DROP, refuse_drop, do_drop },
                                { AON_A_STEP, aon_refuse_step, do_step },
                                { AON_A_SAIL, aon_refuse_sail, do_sail },
                                { AON_A_HALT, aon_refuse_halt, do_halt },
                                { 0 } },
    .list = list_march,
    .ask = ask_march,
    .stands = aon_owned,
    .holds = march_holds,
    .rule = "AON-12.1a",
};
