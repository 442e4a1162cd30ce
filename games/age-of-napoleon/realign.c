/*
 * realign.c - a country changes its alignment.
 *
 * Its own corps go first, wherever they stand; then foreign corps leave it if it is neutral now; then
 * it brings corps if a side has gained it.
 */
#include "realign.h"
#include "corps.h"
#include "country.h"
#include "deploy.h"
#include "move.h"

#include <berthier/say.h>

/* ---- its own corps go ----------------------------------------------------- */

bt_units
aon_corps_with(const aon *n, uint8_t country, bt_side side)
{
    const aon_printed *p = n->printed;
    bt_units all = p->of_country[country], tied = p->tied_to[country];

    for (int c = 0; c < p->country_count; c++)
        if (p->countries[c].class == AON_DETACHABLE && p->countries[c].ruler == country &&
            n->s->align[c] == AON_PART)
            tied = bt_units_or(tied, p->tied_to[c]);
    while (!bt_units_is_empty(&tied)) {
        bt_unit unit = bt_units_take(&tied);
        if (aon_owner(n, unit) == side)
            bt_units_add(&all, unit);
    }
    return all;
}

void
aon_take_off(aon *n, bt_side side, bt_area area, bt_units gone, const char *rule)
{
    int count = bt_units_count(&gone);

    while (!bt_units_is_empty(&gone)) {
        bt_unit unit = bt_units_take(&gone);
        aon_stand(n->s, unit, AON_RESERVE);
        AON_TELL(n, side, WITHDRAWN, rule, unit, 0, 0, 0);
    }
    AON_TELL_OTHERS(n, side, TAKEN_OFF, rule, side, area, count, 0);
}

/* [AON-3.9a] Area by area, so that the order tells nothing of who stood where. */
static void
dismiss(aon *n, uint8_t country, bt_side side)
{
    bt_units all = aon_corps_with(n, country, side);

    bt_events_seal(n->events); /* how many they are tells what armies are made of */
    for (bt_area area = 0; area < n->printed->network.area_count; area++) {
        bt_units gone = bt_units_and(aon_at(n->s, area), all);
        if (!bt_units_is_empty(&gone))
            aon_take_off(n, side, area, gone, "AON-3.9a");
    }
}

void
aon_turn(aon *n, uint8_t country, aon_align align, const char *rule)
{
    aon_state *s = n->s;
    uint8_t before = s->align[country];
    bt_side loser = aon_ruled_by(n, country), gainer;

    s->align[country] = (uint8_t)align;
    gainer = aon_ruled_by(n, country);
    s->align[country] = before;
    if (loser != gainer && loser != BT_SIDE_NONE) {
        dismiss(n, country, loser);
        s->deployed[country] = 0; /* it was the affair of who ran it */
    }
    s->align[country] = (uint8_t)align;
    aon_derive_owners(n->printed, s);
    if (align != AON_NEUTRAL)
        bt_set_remove(&s->occupied, country);
    if (align == AON_DOMINION && aon_is_major(n, country))
        bt_set_add(&s->dominions, country);
    AON_EVENT(n, ALIGNED, rule, country, align, 0, 0);
    aon_free_countries(n); /* whose garrison has just gone */
}

void
aon_realign(aon *n, uint8_t country, aon_align align, const char *rule)
{
    aon_turn(n, country, align, rule);
    aon_begin_leave(n);
}

/* ---- foreign corps leave -------------------------------------------------- */

/* Armies of both sides leave a neutral country one after the other; the side that holds the capital of one
 * that has surrendered stays, in all of it, until its garrison is taken off the map: ruling 75. */
static bool
must_leave(const aon *n, bt_side side, bt_area area)
{
    uint8_t country = aon_country_of(n, area);

    if (aon_stands(n, country) != AON_NEUTRAL || !aon_holds(n, side, area))
        return false;
    return !aon_is_occupied(n, country) ||
           !aon_holds(n, side, n->printed->countries[country].capital);
}

/* The next army that has to leave; false when none is left. */
static bool
find_leaver(const aon *n, bt_side *side, bt_area *area)
{
    for (*side = AON_FRENCH; *side <= AON_COALITION; (*side)++)
        for (*area = 0; *area < n->printed->network.area_count; (*area)++)
            if (must_leave(n, *side, *area))
                return true;
    return false;
}

/* The areas nearest by land that a side runs and that hold no enemy. */
static bt_set
nearest(const aon *n, bt_side side, bt_area from)
{
    int best = BT_DISTANCE_NONE;
    bt_set found = { { 0 } };

    for (bt_area area = 0; area < n->printed->network.area_count; area++) {
        int distance = bt_area_distance(&n->printed->network, from, area);
        if (distance >= BT_DISTANCE_NONE || distance > best || aon_run_by(n, area) != side ||
            !aon_is_free(n, side, area))
            continue;
        if (distance < best)
            found = (bt_set){ { 0 } };
        best = distance;
        bt_set_add(&found, area);
    }
    return found;
}

static void
move_out(aon *n, bt_side side, bt_area from, bt_area to)
{
    bt_units army = aon_army(n, side, from);

    AON_EVENT(n, LEFT, "AON-3.9b", side, bt_units_count(&army), from, to);
    while (!bt_units_is_empty(&army))
        aon_stand(n->s, bt_units_take(&army), to);
    aon_note_invasion(n, side, to);
}

void
aon_begin_leave(aon *n)
{
    if (aon_top(n)->procedure != AON_P_LEAVE)
        aon_push(n, AON_P_LEAVE, AON_FRENCH);
}

/* Has France surrendered?  Then the game is over, or all corps are about to be taken off the map [18.1.4]:
 * where they go until then is nobody's question. */
static bool
is_settled(const aon *n)
{
    return n->s->ending != AON_END_NONE || n->s->returned == AON_RETURNS;
}

/* Where nothing of its own can be reached an army goes to the reserve. */
static bool
leave_waits(aon *n)
{
    bt_frame *frame = aon_top(n);
    bt_side side;
    bt_area from;

    while (find_leaver(n, &side, &from)) {
        bt_set to = nearest(n, side, from);
        int count = bt_set_count(&to);
        if (count > 1 && !is_settled(n)) {
            frame->side = side;
            return true;
        }
        if (count)
            move_out(n, side, from, bt_set_first(&to));
        else
            aon_take_off(n, side, from, aon_army(n, side, from), "AON-3.9b");
    }
    aon_pop(n);
    return false;
}

static const bt_reason *
refuse_leave(const aon *n, const bt_act *act)
{
    bt_side side;
    bt_area from;
    bt_set to;

    if (!find_leaver(n, &side, &from) || side != act->side)
        return REFUSE(NOT_YOURS);
    to = nearest(n, side, from);
    return bt_set_has(&to, (uint8_t)act->a) ? NULL : REFUSE(NOT_NEAREST);
}

static void
do_leave(aon *n, const bt_act *act)
{
    bt_side side;
    bt_area from;

    if (find_leaver(n, &side, &from))
        move_out(n, side, from, (bt_area)act->a);
}

static void
list_leave(const bt_list *l)
{
    bt_side side;
    bt_area from;

    if (!find_leaver(l->play, &side, &from) || side != l->side)
        return;
    for (bt_set to = nearest(l->play, side, from); !bt_set_is_empty(&to);)
        bt_actions_add(l->out, bt_action_make(AON_A_LEAVE, bt_set_take(&to), 0, 0));
}

static void
ask_leave(const aon *n, const bt_view *view, bt_buf *out)
{
    bt_side side;
    bt_area from;

    (void)view;
    if (find_leaver(n, &side, &from))
        BT_SAY(out, n->game,
               BT_MSG("{0} is neutral now and your army there leaves. Where does it go?"),
               bt_arg_word(n->printed->network.areas[from].name));
}

const bt_room aon_room_leave = {
    .waits = leave_waits,
    .deeds = (const bt_deed[]){ { AON_A_LEAVE, refuse_leave, do_leave }, { 0 } },
    .list = list_leave,
    .ask = ask_leave,
    .stands = aon_owned,
    .rule = "AON-3.9b",
};

/* ---- its corps come ------------------------------------------------------- */

bt_units
aon_corps_at_once(const aon *n, uint8_t country)
{
    return aon_is_major(n, country) ? n->printed->of_country[country]
                                    : n->printed->tied_to[country];
}

int
aon_muster_of(const aon *n, uint8_t country)
{
    return aon_is_major(n, country) ? aon_deployment(n, country) : 1;
}

void
aon_begin_muster(aon *n, uint8_t country, int most)
{
    bt_side side = aon_ruled_by(n, country);

    if (side == BT_SIDE_NONE || most <= 0)
        return;
    aon_push(n, AON_P_MUSTER, side);
    aon_top(n)->local = country;
    aon_top(n)->step = (uint8_t)most;
}

static aon_levy
occasion_now(const aon *n)
{
    const bt_frames *frames = &n->s->frames;

    uint8_t below = frames->depth > 1 ? frames->at[frames->depth - 2].procedure : AON_P_NONE;

    return below == AON_P_ENTRY || below == AON_P_INTERCEPT ? AON_VIOLATED : AON_ALLIED;
}

/* All its corps were off the map, so both sides know which of them can come. */
static bool
muster_waits(aon *n)
{
    bt_frame *frame = aon_top(n);

    if (frame->step &&
        aon_may_deploy(n, frame->side, aon_corps_at_once(n, frame->local), occasion_now(n)))
        return true;
    aon_pop(n);
    return false;
}

static const bt_reason *
refuse_muster(const aon *n, const bt_act *act)
{
    bt_units corps = aon_corps_at_once(n, aon_top(n)->local);

    if (!bt_units_has(&corps, (bt_unit)act->a))
        return REFUSE(NOT_OF_COUNTRY);
    return aon_refuse_deploy(n, act, occasion_now(n));
}

static const char *
muster_rule(const aon *n)
{
    if (occasion_now(n) == AON_VIOLATED)
        return "AON-3.11";
    if (n->s->align[aon_top(n)->local] == AON_INSURGENT)
        return "AON-8.3";
    return aon_is_major(n, aon_top(n)->local) ? "AON-3.10a" : "AON-3.10b";
}

static void
do_muster(aon *n, const bt_act *act)
{
    aon_deploy(n, (bt_unit)act->a, (bt_area)act->b, muster_rule(n));
    aon_top(n)->step--;
}

static void
do_done(aon *n, const bt_act *act)
{
    (void)act;
    aon_pop(n);
}

static void
list_muster(const bt_list *l)
{
    bt_try(l, AON_A_DONE, 0, 0);
    aon_list_deploy(l, aon_corps_at_once(l->play, aon_top(l->play)->local), occasion_now(l->play));
}

/* As many as still may come at once, and as there are in the reserve [AON-10.2b]. */
static int
count_coming(const aon *n)
{
    const bt_frame *frame = aon_top(n);
    uint8_t country = frame->local;
    int most = frame->step, coming = 0;

    if (aon_is_major(n, country) &&
        aon_mobilization(n, country) - aon_home_corps(n, country) < most)
        most = aon_mobilization(n, country) - aon_home_corps(n, country);
    for (bt_units left = aon_corps_at_once(n, country); !bt_units_is_empty(&left) && coming < most;)
        coming += !aon_refuse_corps(n, (bt_side)frame->side, bt_units_take(&left));
    return coming;
}

/* Charles-John is in reserve, and does not come while Bernadotte serves [AON-2.9c]. */
static void
ask_muster(const aon *n, const bt_view *view, bt_buf *out)
{
    int coming = count_coming(n);

    (void)view;
    BT_SAY(out, n->game,
           coming ? BT_MSG("{0} is on your side now. Corps that you may place at once: {1}.")
                  : BT_MSG("{0} is on your side now, but none of its corps can come. Be done."),
           bt_arg_word(n->game->rosters[AON_ROSTER_COUNTRY].at[aon_top(n)->local].title),
           bt_arg_number(coming));
}

static bool
muster_stands(const aon *n, const bt_frame *frame)
{
    return aon_owned(n, frame) && frame->local < n->printed->country_count;
}

const bt_room aon_room_muster = {
    .waits = muster_waits,
    .deeds = (const bt_deed[]){ { AON_A_DONE, bt_refuse_nothing, do_done },
                                { AON_A_DEPLOY, refuse_muster, do_muster },
                                { 0 } },
    .list = list_muster,
    .ask = ask_muster,
    .stands = muster_stands,
    .rule_of = muster_rule,
};
