/*
 * attrition.c - attrition of those who enter an area.
 *
 * The frame of TOLL belongs to chance while the die is due, and its local is whose corps are tested;
 * then it belongs to that side, and its local is how many it still has to lose.
 * Who is tested stands in `tolled`.
 */
#include "attrition.h"
#include "contingent.h"
#include "corps.h"
#include "reasons.h"

/* ---- who is hit [AON-12.7a] - [AON-12.7f] --------------------------------- */

const char *
aon_cause(const aon *n, bt_unit unit, bt_area area, unsigned causes)
{
    const bt_network *map = &n->printed->network;

    if (causes & AON_BY_GROUND && bt_area_is(map, area, AON_MOUNTAIN))
        return "AON-12.7b";
    if (causes & AON_BY_GROUND && bt_area_is(map, area, AON_MARSH))
        return "AON-12.7c";
    if (causes & AON_BY_WINTER && n->s->round >= AON_WINTER)
        return "AON-12.7d";
    if (causes & AON_BY_DISTANCE && n->s->entered[unit] >= 3)
        return "AON-12.7a";
    return causes & AON_BY_FORCE ? "AON-12.7e" : NULL;
}

bt_units
aon_hit(const aon *n, bt_units corps, bt_area area, unsigned causes)
{
    bt_units hit = { { 0 } };

    while (!bt_units_is_empty(&corps)) {
        bt_unit unit = bt_units_take(&corps);
        if (aon_cause(n, unit, area, causes))
            bt_units_add(&hit, unit);
    }
    return hit;
}

/* [AON-12.8a] The other side is told that an army suffers, not who. */
static void
wear_out(aon *n, bt_side side, bt_units fresh, bt_area area, unsigned causes)
{
    const char *rule = "AON-12.8a";

    if (bt_units_is_empty(&fresh))
        return;
    for (bt_units left = fresh; !bt_units_is_empty(&left);) {
        bt_unit unit = bt_units_take(&left);
        rule = aon_cause(n, unit, area, causes);
        aon_spend(n, unit);
        if (bt_units_has(&n->s->met, unit))
            AON_TELL_SIDES(n, SPENT, rule, unit, 0, 0, 0);
        else
            AON_TELL(n, side, SPENT, rule, unit, 0, 0, 0);
    }
    AON_TELL_OTHERS(n, side, TIRED, rule, side, area, 0, 0);
}

void
aon_attrition(aon *n, bt_units corps, bt_area area, unsigned causes)
{
    bt_units hit = aon_hit(n, corps, area, causes);
    bt_units rolling = bt_units_and(hit, n->s->spent);

    if (bt_units_is_empty(&hit))
        return;
    bt_events_seal(n->events); /* whether a die is due tells who is spent */
    wear_out(n, aon_owner(n, bt_units_first(&hit)), bt_units_minus(hit, rolling), area, causes);
    if (bt_units_is_empty(&rolling))
        return;
    n->s->tolled = rolling;
    aon_push(n, AON_P_TOLL, BT_SIDE_CHANCE);
    aon_top(n)->local = aon_owner(n, bt_units_first(&rolling));
}

/* ---- losses [AON-12.8b] [AON-12.9] ----------------------------------------- */

static bool
is_die_due(const aon *n)
{
    return aon_top(n)->side == BT_SIDE_CHANCE;
}

/* All see who leads, and who has been met the other side knows [AON-2.8]; of others it hears how many. */
static void
tell_loss(const aon *n, bt_unit unit)
{
    bt_side side = aon_owner(n, unit);
    bt_area area = (bt_area)n->s->places[unit];

    if (unit == n->s->leader || unit == aon_leader(n, aon_army(n, side, area))) {
        AON_EVENT(n, LOST, "AON-12.9", unit, AON_RESERVE, 0, 0);
    } else if (bt_units_has(&n->s->met, unit)) {
        AON_TELL_SIDES(n, LOST, "AON-12.9", unit, AON_RESERVE, 0, 0);
    } else {
        AON_TELL(n, side, LOST, "AON-12.9", unit, AON_RESERVE, 0, 0);
        AON_TELL_OTHERS(n, side, TAKEN_OFF, "AON-12.9", side, area, 1, 0);
    }
}

static void
lose(aon *n, bt_unit unit)
{
    tell_loss(n, unit);
    bt_events_seal(n->events); /* another may lead those who are left */
    aon_stand(n->s, unit, AON_RESERVE);
    aon_top(n)->local--;
}

/* A choice is left only while fewer have to be lost than there are. */
static bool
toll_waits(aon *n)
{
    bt_frame *frame = aon_top(n);

    if (is_die_due(n) || (frame->local && frame->local < bt_units_count(&n->s->tolled)))
        return true;
    while (frame->local && !bt_units_is_empty(&n->s->tolled))
        lose(n, bt_units_first(&n->s->tolled));
    n->s->tolled = (bt_units){ { 0 } };
    aon_pop(n);
    return false;
}

static const bt_reason *
refuse_roll(const aon *n, const bt_act *act)
{
    (void)act;
    return is_die_due(n) ? NULL : REFUSE(NOT_NOW);
}

/* [AON-12.8b] One die for all of them, in the column of their number. */
static void
do_roll(aon *n, const bt_act *act)
{
    int count = bt_units_count(&n->s->tolled);
    int column = count < AON_SPENT_MAX ? count : AON_SPENT_MAX;
    int lost = n->printed->march[column - 1][act->a - 1];
    bt_side side = (bt_side)aon_top(n)->local;

    AON_EVENT(n, TOLL, "AON-12.8b", side, count, act->a, lost);
    aon_top(n)->side = side;
    aon_top(n)->local = (uint8_t)lost;
}

static const bt_reason *
refuse_lose(const aon *n, const bt_act *act)
{
    bt_units largest;

    if (is_die_due(n))
        return REFUSE(NOT_NOW);
    if (!bt_units_has(&n->s->tolled, (bt_unit)act->a))
        return REFUSE(NOT_TESTED);
    largest = aon_largest_contingent(n, n->s->tolled);
    return bt_units_has(&largest, (bt_unit)act->a) ? NULL : REFUSE(SMALLER);
}

static void
do_lose(aon *n, const bt_act *act)
{
    lose(n, (bt_unit)act->a);
}

/* ---- the room --------------------------------------------------------------- */

static void
list_toll(const bt_list *l)
{
    if (is_die_due(l->play))
        bt_try_numbers(l, AON_A_ROLL, 1, AON_FACES + 1);
    else
        bt_try_units(l, AON_A_LOSE, l->play->s->tolled);
}

static bt_action
chance_toll(const aon *n, bt_rng *rng)
{
    (void)n;
    return bt_action_make(AON_A_ROLL, 1 + (unsigned)bt_rng_below(rng, AON_FACES), 0, 0);
}

static bool
toll_stands(const aon *n, const bt_frame *frame)
{
    return aon_owned(n, frame) || (aon_chances(n, frame) && frame->local <= AON_COALITION);
}

static bool
toll_holds(const aon *n, const bt_frame *frame, bt_error *err)
{
    bt_units left = n->s->tolled;

    (void)frame;
    if (bt_units_is_empty(&left))
        return bt_fail(err, BT_EDATA, "nobody is tested for attrition [AON-12.8b]"), false;
    while (!bt_units_is_empty(&left))
        if (!aon_on_map(n->s, bt_units_take(&left)))
            return bt_fail(err, BT_EDATA, "a corps is tested that is not on the map [AON-12.8b]"),
                   false;
    return true;
}

static void
ask_toll(const aon *n, const bt_view *view, bt_buf *out)
{
    bt_unit any = bt_units_first(&n->s->tolled);

    (void)view;
    BT_SAY(out, n->game, BT_MSG("Attrition in {0} costs you {1} corps: which?"),
           bt_arg_word(n->game->network->areas[n->s->places[any]].name),
           bt_arg_number(bt_frames_peek(&n->s->frames)->local));
}

const bt_room aon_room_toll = {
    .waits = toll_waits,
    .deeds = (const bt_deed[]){ { AON_A_LOSE, refuse_lose, do_lose },
                                { AON_A_ROLL, refuse_roll, do_roll },
                                { 0 } },
    .list = list_toll,
    .chance = chance_toll,
    .ask = ask_toll,
    .stands = toll_stands,
    .holds = toll_holds,
    .rule = "AON-12.9",
};
