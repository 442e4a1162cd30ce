/*
 * command.c - the Command Segment [7.1]: who is put in command by whom, and officers' checks.
 */
#include "command.h"
#include "dice.h"
#include "letters.h"
#include "morale.h"
#include "range.h"
#include "viewer.h"
#include "words.h"

#include <string.h>

static bt_units
leaders_of(const osg *n, bt_side side, bt_units kind)
{
    return osg_on_map_of(n, bt_units_and(kind, n->printed->of_side[side]));
}

/* ---- who is in command --------------------------------------------------- */

/* [5.16a] [5.16b] Whom an officer leads: the formation, and one that may be treated as part of it. */
static bt_units
formation_of(const osg *n, bt_unit officer)
{
    const osg_printed *p = n->printed;
    uint8_t own = p->counters[officer].formation;
    bt_units led = { { 0 } };

    for (int f = 0; own != OSG_NO_FORMATION && f < p->formation_count; f++)
        if (f == own ||
            (p->formations[f].joins == own && p->formations[f].side == p->counters[officer].side))
            led = bt_units_or(led, p->formations[f].units);
    return bt_units_and(led, p->of_side[p->counters[officer].side]);
}

/* [5.12] [5.15a] An officer in command takes those of the formation along who are in range. */
static bt_units
led_by(const osg *n, bt_unit officer)
{
    return osg_in_range(n, officer, formation_of(n, officer));
}

/* The chain, and those whom these lead besides. */
static bt_units
lengthen(const osg *n, bt_units chain, bt_units heads)
{
    for (bt_unit u; (u = bt_units_take(&heads)) != BT_UNIT_NONE;) {
        bt_units more = bt_units_minus(formation_of(n, u), chain);
        chain = bt_units_or(chain, osg_in_range(n, u, more));
    }
    return chain;
}

/* [2.11A1] A leader who has reorganized puts nobody in command. */
bt_units
osg_chain(const osg *n, bt_side side)
{
    const osg_printed *p = n->printed;
    bt_units free = bt_units_minus(p->leaders, bt_units_minus(p->officers, p->commanders));
    bt_units chain = bt_units_or(leaders_of(n, side, free), n->s->placed);
    bt_units heads = bt_units_minus(leaders_of(n, side, p->officers), n->s->rallying);
    bt_units asked = bt_units_and(heads, p->commanders); /* [5.15a] */

    chain = lengthen(n, chain, asked);
    heads = bt_units_minus(bt_units_and(heads, chain), asked);
    chain = lengthen(n, chain, heads);
    return bt_units_minus(chain,
                          bt_units_and(n->s->rallying, bt_units_minus(p->officers, p->commanders)));
}

/* ---- allocating points ----------------------------------------------------- */

void
osg_begin_command(osg *n, bt_side side)
{
    osg_state *s = n->s;

    s->out = bt_units_minus(s->out, n->printed->of_side[side]);
    s->placed = s->checked = s->roused = s->barred = (bt_units){ { 0 } };
    memset(s->officers_placed, 0, sizeof s->officers_placed);
    memset(s->units_placed, 0, sizeof s->units_placed);
}

static int
number_of(const osg *n, bt_unit commander)
{
    int number = osg_number_in(n->printed->commanders, commander);

    assert(number < OSG_COMMANDERS_MAX);
    return number;
}

/* [5.11a] [5.11b] [5.15b] [7.11a] [7.11c] For officers, and for units of any formation; a vedette is one. */
void
osg_points_of(const osg *n, bt_unit commander, int *officers, int *units)
{
    const osg_counter *c = osg_counter_of(n, commander);
    int number = number_of(n, commander);

    *officers = c->is_officer ? 0 : c->rating - n->s->officers_placed[number];
    *units = (c->is_officer ? 1 : c->rating) - n->s->units_placed[number];
}

/* [5.11b] [5.15b] [7.11a] What a commander has left for officers, and for units. */
static const bt_reason *
refuse_points(const osg *n, bt_unit commander, bt_unit unit)
{
    const osg_counter *c = osg_counter_of(n, commander);
    int officers, units;

    osg_points_of(n, commander, &officers, &units);
    if (bt_units_has(&n->printed->officers, unit)) {
        if (c->is_officer)
            return REFUSE(NO_OFFICERS);
        return officers > 0 ? NULL : REFUSE(NO_POINTS);
    }
    if (units > 0)
        return NULL;
    return c->is_officer ? REFUSE(ONE_FOREIGN) : REFUSE(NO_POINTS);
}

static bool
is_in_range_past(const osg *n, bt_unit commander, bt_unit unit, osg_ignored ignored)
{
    osg_range range;

    osg_find_range_past(n, commander, ignored, &range);
    return bt_bits_has(range.hexes, n->s->places[unit]);
}

/* [7.21A] [7.21B] [7.21C] Of one who stands outside: what keeps the range from it, or that it is too far [7.2a]. */
static const bt_reason *
why_out_of_range(const osg *n, bt_unit commander, bt_unit unit)
{
    if (is_in_range_past(n, commander, unit, OSG_IGNORE_ZONES))
        return REFUSE(RANGE_CONTROLLED);
    if (is_in_range_past(n, commander, unit, OSG_IGNORE_ENEMY))
        return REFUSE(RANGE_HELD);
    return bt_hex_range(&n->printed->atlas, n->s->places[commander], n->s->places[unit]) <=
                   OSG_RANGE_OPEN
               ? REFUSE(RANGE_BARRED)
               : REFUSE(OUT_OF_RANGE);
}

static const bt_reason *
refuse_commander(const osg *n, bt_side side, bt_unit commander)
{
    if (commander >= n->printed->unit_count || osg_counter_of(n, commander)->side != side)
        return REFUSE(NOT_OWN);
    if (!osg_on_map(n->s, commander))
        return REFUSE(NOT_ON_MAP);
    if (osg_counter_of(n, commander)->arm == OSG_HEAD_OF_STATE)
        return REFUSE(MONARCH);
    if (!bt_units_has(&n->printed->commanders, commander))
        return REFUSE(NOT_COMMANDER);
    return bt_units_has(&n->s->rallying, commander) ? REFUSE(HAS_RALLIED) : NULL;
}

const bt_reason *
osg_refuse_commanding(const osg *n, bt_side side, bt_unit commander, bt_unit unit)
{
    const bt_reason *reason = refuse_commander(n, side, commander);
    bt_units chain, within;

    if (reason)
        return reason;
    if (unit >= n->printed->unit_count || osg_counter_of(n, unit)->side != side)
        return REFUSE(NOT_OWN);
    if (!osg_on_map(n->s, unit))
        return REFUSE(NOT_ON_MAP);
    if (bt_units_has(&n->s->rallying, unit))
        return REFUSE(RALLIES);
    chain = osg_chain(n, side);
    if (bt_units_has(&chain, unit))
        return REFUSE(IN_COMMAND);
    within = osg_in_range(n, commander, osg_alone(unit));
    if (bt_units_is_empty(&within))
        return why_out_of_range(n, commander, unit);
    return refuse_points(n, commander, unit);
}

static const bt_reason *
refuse_command(const osg *n, const bt_act *act)
{
    return osg_refuse_commanding(n, act->side, (bt_unit)act->a, (bt_unit)act->b);
}

static void
do_command(osg *n, const bt_act *act)
{
    bt_unit unit = (bt_unit)act->b;
    int number = number_of(n, (bt_unit)act->a);

    bt_units_add(&n->s->placed, unit);
    if (bt_units_has(&n->printed->officers, unit))
        n->s->officers_placed[number]++;
    else
        n->s->units_placed[number]++;
    OSG_SECRET(n, act->side, COMMANDED, "7.11a", act->a, unit, 0, 0);
}

/* Those of a set for whom a commander has a point. */
static bt_units
affordable(const osg *n, bt_unit commander, bt_units set)
{
    int officers, units;

    osg_points_of(n, commander, &officers, &units);
    if (officers <= 0)
        set = bt_units_minus(set, n->printed->officers);
    return units > 0 ? set : bt_units_and(set, n->printed->officers);
}

/* [7.11a] Who is not in command, and could be put there. */
static bt_units
waiting_for_command(const osg *n, bt_side side)
{
    bt_units without = bt_units_minus(n->printed->of_side[side], osg_chain(n, side));

    return bt_units_minus(without, n->s->rallying);
}

/* Whom of a set a commander reaches with the points it has left. */
static bt_units
could_command(const osg *n, bt_side side, bt_unit commander, bt_units set)
{
    if (refuse_commander(n, side, commander))
        return (bt_units){ { 0 } };
    return osg_in_range(n, commander, affordable(n, commander, set));
}

static void
list_command(const bt_list *l)
{
    bt_units able = leaders_of(l->play, l->side, l->play->printed->commanders);
    bt_units without = waiting_for_command(l->play, l->side);

    for (bt_unit c; (c = bt_units_take(&able)) != BT_UNIT_NONE;) {
        bt_units left = could_command(l->play, l->side, c, without);
        for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
            bt_actions_add(l->out, bt_action_make(OSG_A_COMMAND, c, u, 0));
    }
    bt_try(l, OSG_A_DONE, 0, 0);
}

/* [7.11a] Who is not in command; heads of state never are out of it [5.17a]. */
static bt_units
left_out(const osg *n, bt_side side)
{
    const osg_printed *p = n->printed;
    bt_units liable = bt_units_or(p->combat, bt_units_minus(p->officers, p->commanders));

    return bt_units_minus(leaders_of(n, side, liable), osg_chain(n, side));
}

/* [7.11a] They are marked. */
static void
do_done_commanding(osg *n, const bt_act *act)
{
    bt_units out = left_out(n, act->side);

    n->s->out = bt_units_or(n->s->out, out);
    n->s->placed = (bt_units){ { 0 } };
    memset(n->s->officers_placed, 0, sizeof n->s->officers_placed);
    memset(n->s->units_placed, 0, sizeof n->s->units_placed);
    for (bt_unit u; (u = bt_units_take(&out)) != BT_UNIT_NONE;)
        OSG_SECRET(n, act->side, OUT, "7.11a", u, 0, 0, 0);
    bt_frames_pop(&n->s->frames);
}

/* [5.11b] [5.15b] Who has any left, and for what. */
static void
add_points(const osg *n, const bt_view *view, bt_side side, bt_buf *out)
{
    bt_units able = osg_units_of_viewer(n, view, leaders_of(n, side, n->printed->commanders));

    for (bt_unit c; (c = bt_units_take(&able)) != BT_UNIT_NONE;) {
        const osg_counter *counter = osg_counter_of(n, c);
        int number = number_of(n, c), all = counter->is_officer ? 1 : counter->rating;
        int units = all - n->s->units_placed[number];
        int officers = counter->is_officer ? 0 : all - n->s->officers_placed[number];
        if ((units <= 0 && officers <= 0) || refuse_commander(n, side, c))
            continue;
        if (out->length)
            bt_buf_add(out, bt_tr(n->game, "; "));
        if (counter->is_officer)
            BT_SAY(out, n->game, "{0} {1} (a unit of another formation)", osg_unit_arg(n, c),
                   bt_arg_number(units));
        else
            BT_SAY(out, n->game, "{0} {1} for officers, {2} for units", osg_unit_arg(n, c),
                   bt_arg_number(officers), bt_arg_number(units));
    }
}

static bool
can_command(const osg *n, const bt_view *view, bt_side side)
{
    bt_units able = osg_units_of_viewer(n, view, leaders_of(n, side, n->printed->commanders));
    bt_units without = waiting_for_command(n, side);

    for (bt_unit c; (c = bt_units_take(&able)) != BT_UNIT_NONE;) {
        bt_units left = could_command(n, side, c, without);
        if (!bt_units_is_empty(&left))
            return true;
    }
    return false;
}

static void
ask_command(const osg *n, const bt_view *view, bt_buf *out)
{
    bt_side side = bt_frames_peek(&n->s->frames)->side;
    bt_units out_of = left_out(n, side);
    bt_buf points = { 0 };

    if (bt_units_is_empty(&out_of)) {
        osg_say(n,
                osg_share(n->s->standing, n->printed->of_side[side])
                    ? BT_MSG("All officers and units are in command. Done goes on.")
                    : BT_MSG("You have nobody on the map to put in command. Done goes on."),
                out);
        return;
    }
    add_points(n, view, side, &points);
    osg_say(n,
            can_command(n, view, side)
                ? BT_MSG("Put officers and units in command.")
                : BT_MSG("Nobody else can be put in command: out of points, or of their reach."),
            out);
    if (points.length) {
        bt_buf_add(out, " ");
        BT_SAY(out, n->game, "Points left: {0}.", bt_arg_text(bt_buf_text(&points)));
    }
    osg_say_units(n, BT_MSG("Not in command: {0}. Done marks these."), out_of, out);
    out->failed |= points.failed;
    bt_buf_release(&points);
}

const bt_room osg_room_command = {
    .deeds = (const bt_deed[]){ { OSG_A_COMMAND, refuse_command, do_command },
                                { OSG_A_DONE, bt_refuse_nothing, do_done_commanding },
                                /* and wherever else they may be said and written [18.1] */
                                { OSG_A_TALK, osg_refuse_message, osg_do_message },
                                { OSG_A_SEND, osg_refuse_message, osg_do_message },
                                { OSG_A_READ, osg_refuse_message, osg_do_message },
                                { 0 } },
    .list = list_command,
    .ask = ask_command,
    .rule = "2.11A2",
};

/* ---- initiative checks ------------------------------------------------------ */

/* [7.12] Who still has to be checked. */
static bt_unit
next_officer(const osg *n, bt_side side)
{
    bt_units left = bt_units_and(n->s->out, leaders_of(n, side, n->printed->officers));

    left = bt_units_minus(bt_units_minus(left, n->s->checked), n->s->rallying);
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (osg_has_initiative(n, u))
            return u;
    return BT_UNIT_NONE;
}

/* [2.11B2c] [7.13] Measured now, as the Command Segment ends: who is near the own officer, be it that he failed or
 * that he has reorganized (R142). */
static void
bar_neighbours(osg *n, bt_side side)
{
    bt_units liable = bt_units_and(n->s->out, n->printed->combat);
    bt_units left = leaders_of(n, side, n->printed->officers);

    left = bt_units_and(left, bt_units_or(bt_units_and(n->s->out, n->s->checked), n->s->rallying));
    for (bt_unit o; (o = bt_units_take(&left)) != BT_UNIT_NONE;) {
        uint8_t own = osg_counter_of(n, o)->formation;
        assert(own != OSG_NO_FORMATION);
        bt_units near = osg_in_range(n, o, bt_units_and(liable, n->printed->formations[own].units));
        n->s->barred = bt_units_or(n->s->barred, near);
    }
}

const bt_reason *
osg_refuse_barred(const osg *n, bt_unit unit)
{
    bt_units busy = bt_units_and(n->s->rallying, n->printed->officers);

    if (!bt_units_has(&n->s->barred, unit))
        return NULL;
    for (bt_unit o; (o = bt_units_take(&busy)) != BT_UNIT_NONE;)
        if (osg_counter_of(n, o)->formation == osg_counter_of(n, unit)->formation)
            return REFUSE(OFFICER_BUSY);
    return REFUSE(OFFICER_FAILED);
}

static bool
officers_waits(osg *n)
{
    bt_side side = osg_phasing(n->s);
    bt_unit officer = next_officer(n, side);

    if (officer == BT_UNIT_NONE) {
        bar_neighbours(n, side);
        bt_frames_pop(&n->s->frames);
        return false;
    }
    bt_frames_push(&n->s->frames, OSG_P_CHECK, BT_SIDE_CHANCE);
    bt_frames_top(&n->s->frames)->local = officer;
    return false;
}

const bt_room osg_room_officers = { .waits = officers_waits };

/* [7.12] An officer who passes takes the markers off the formation's units in range too; [7.13] a unit
 * that passes keeps its own. */
static void
do_check(osg *n, const bt_act *act)
{
    bt_frame frame = *bt_frames_peek(&n->s->frames);
    bt_side side = osg_phasing(n->s);
    bt_unit unit = frame.local;
    bool passes = osg_passes(n, unit, act->a), leads, enters;
    const char *rule;
    bt_units freed = { { 0 } };

    bt_frames_pop(&n->s->frames);
    leads = bt_frames_peek(&n->s->frames)->procedure == OSG_P_OFFICERS;
    enters = bt_frames_peek(&n->s->frames)->procedure == OSG_P_MOVEMENT;
    rule = osg_fails_by_morale(n, unit, act->a) ? "12.21" : leads ? "7.12" : "7.13";
    bt_units_add(&n->s->checked, unit);
    if (passes && leads) {
        bt_units_remove(&n->s->out, unit);
        freed = bt_units_and(led_by(n, unit), n->s->out);
        n->s->out = bt_units_minus(n->s->out, freed);
    } else if (passes && bt_frames_peek(&n->s->frames)->procedure == OSG_P_INDIVIDUAL) {
        bt_units_add(&n->s->roused, unit);
    } else if (passes) {
        bt_units_add(&n->s->passed, unit);
    }
    bt_events_add(n->events, OSG_EV_ROLLED, (bt_seats)(BT_SIDES_ALL & ~bt_side_bit(side)),
                  enters ? "19.31" : "7.12", side, act->a, 0, 0);
    if (enters && passes)
        OSG_SECRET(n, side, SUMMONED, "19.31", unit, act->a, 0, 0);
    else if (enters)
        OSG_SECRET(n, side, LEFT_OUT, "19.31", unit, act->a, 0, 0);
    else if (passes)
        OSG_SECRET(n, side, PASSED, rule, unit, act->a, 0, 0);
    else
        OSG_SECRET(n, side, FAILED, rule, unit, act->a, 0, 0);
    for (bt_unit u; (u = bt_units_take(&freed)) != BT_UNIT_NONE;)
        OSG_SECRET(n, side, FREED, "7.12", unit, u, 0, 0);
}

static bool
check_holds(const osg *n, const bt_frame *frame, bt_error *err)
{
    if (frame->local >= n->printed->unit_count)
        return bt_fail(err, BT_EDATA, "a check is of no unit [7.12]"), false;
    return true;
}

const bt_room osg_room_check = {
    .deeds = (const bt_deed[]){ { OSG_A_DIE, bt_refuse_nothing, do_check }, { 0 } },
    .list = osg_list_die,
    .chance = osg_throw_die,
    .holds = check_holds,
    .rule = "7.12",
};
