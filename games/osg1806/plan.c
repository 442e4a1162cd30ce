/*
 * plan.c - the plan of free entry [21.81] [21.85]: before anybody sets up the French choose, corps by
 * corps, between the regular track and the Alternate one, and seal what they chose.
 *
 * Nobody else sees it before all French leaders have come on.  Who is not named comes by the regular
 * track.  A turn of entry can be earlier than the regular one only with another hex, since both are the
 * Alternate track's.
 */
#include "plan.h"
#include "words.h"

bool
osg_plan_is_open(const osg *n)
{
    bt_units left = bt_units_and(n->printed->leaders, n->printed->of_side[OSG_FRENCH]);

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (n->s->places[u] == OSG_RESERVE && osg_counter_of(n, u)->replaces == BT_UNIT_NONE)
            return false;
    return true;
}

/* [21.85] Who comes together: a corps, or somebody without one. */
static bt_units
force_of(const osg *n, bt_unit unit)
{
    uint8_t formation = osg_counter_of(n, unit)->formation;
    bt_units force = { { 0 } }, left;

    bt_units_add(&force, unit);
    if (formation == OSG_NO_FORMATION || !n->printed->formations[formation].tracked)
        return force;
    left = n->printed->formations[formation].units;
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (n->s->places[u] == OSG_RESERVE)
            bt_units_add(&force, u);
    return force;
}

/* Its officer stands for a corps. */
static bool
is_head(const osg *n, bt_unit unit)
{
    uint8_t formation = osg_counter_of(n, unit)->formation;

    return formation == OSG_NO_FORMATION || !n->printed->formations[formation].tracked ||
           n->printed->formations[formation].officer == unit;
}

/* ---- as others think ------------------------------------------------------------------------- */

/* Who comes by the track of its head: its formation, or it alone. */
static bt_units
whole_force(const osg *n, bt_unit head)
{
    uint8_t formation = osg_counter_of(n, head)->formation;

    if (formation == OSG_NO_FORMATION || !n->printed->formations[formation].tracked)
        return force_of(n, head);
    return bt_units_minus(n->printed->formations[formation].units, n->printed->absent);
}

/* [1.61] Those of a force who have come on were seen then: which of its ways in they were nearer to, 1 the
 * Alternate track's; -1 while nobody has come, or that tells nothing. */
static int
track_seen(const osg *n, bt_units force)
{
    const osg_printed *p = n->printed;
    int farther = 0; /* from the Alternate track's hexes than from the others */

    for (bt_unit u; (u = bt_units_take(&force)) != BT_UNIT_NONE;) {
        uint8_t usual = p->arrival_of[0][u], other = p->arrival_of[1][u];
        uint16_t at = n->s->seen_at[u];
        if (n->s->places[u] == OSG_RESERVE || BT_PLACE_IS_BOX(at) || usual == OSG_NO_ARRIVAL ||
            other == OSG_NO_ARRIVAL || p->arrivals[usual].anywhere || p->arrivals[other].anywhere)
            continue;
        farther += bt_hex_range(&p->atlas, at, p->arrivals[other].hex) -
                   bt_hex_range(&p->atlas, at, p->arrivals[usual].hex);
    }
    return farther ? farther < 0 : -1;
}

void
osg_deal_plan(osg *n, bt_rng *rng)
{
    bt_units left = n->printed->of_side[OSG_FRENCH];

    if (!n->printed->free_entry || osg_plan_is_open(n))
        return;
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;) {
        bt_units force;
        int track;
        if (!is_head(n, u) || bt_units_has(&n->printed->absent, u) ||
            n->printed->arrival_of[1][u] == OSG_NO_ARRIVAL)
            continue;
        force = whole_force(n, u);
        track = track_seen(n, force);
        if (track < 0 ? bt_rng_below(rng, 2) : (uint32_t)track)
            n->s->diverted = bt_units_or(n->s->diverted, force);
    }
}

/* ---- the room -------------------------------------------------------------------------------- */

static const bt_reason *
refuse_divert(const osg *n, const bt_act *act)
{
    bt_unit unit = (bt_unit)act->a;

    if (unit >= n->printed->unit_count || osg_counter_of(n, unit)->side != act->side)
        return REFUSE(NOT_OWN);
    if (n->s->places[unit] != OSG_RESERVE || n->printed->arrival_of[1][unit] == OSG_NO_ARRIVAL)
        return REFUSE(ONE_WAY);
    if (!is_head(n, unit))
        return REFUSE(WITH_CORPS);
    return bt_units_has(&n->s->diverted, unit) ? REFUSE(DIVERTED) : NULL;
}

static void
do_divert(osg *n, const bt_act *act)
{
    n->s->diverted = bt_units_or(n->s->diverted, force_of(n, (bt_unit)act->a));
    OSG_SECRET(n, act->side, DIVERTED, "21.85", act->a, 0, 0, 0);
}

static void
do_done(osg *n, const bt_act *act)
{
    bt_frames_pop(&n->s->frames);
    OSG_EVENT(n, PLANNED, "21.85", act->side, 0, 0, 0);
    bt_events_seal(n->events);
}

static void
list_plan(const bt_list *l)
{
    bt_try_units(l, OSG_A_DIVERT, l->play->printed->of_side[l->side]);
    bt_try(l, OSG_A_DONE, 0, 0);
}

static void
ask_plan(const osg *n, const bt_view *view, bt_buf *out)
{
    bt_units chosen = { { 0 } }, left = n->s->diverted;

    (void)view;
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (is_head(n, u))
            bt_units_add(&chosen, u);
    osg_say(n, BT_MSG("Say which corps come by the Alternate track; the enemy does not see it."),
            out);
    osg_say_units(n, BT_MSG("Chosen so far: {0}."), chosen, out);
    osg_say(n, BT_MSG("Done seals the plan."), out);
}

const bt_room osg_room_plan = {
    .deeds = (const bt_deed[]){ { OSG_A_DIVERT, refuse_divert, do_divert },
                                { OSG_A_DONE, bt_refuse_nothing, do_done },
                                { 0 } },
    .list = list_plan,
    .ask = ask_plan,
    .theirs = REFUSE(THEIR_PLAN),
    .first = REFUSE(PLAN_FIRST),
    .rule = "21.85",
};
