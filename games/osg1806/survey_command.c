/*
 * survey_command.c - how far leaders command, whom they could put in command, and who is [7.0].
 */
#include "command.h"
#include "range.h"
#include "survey_parts.h"

#include <berthier/say.h>
#include <string.h>

/* ---- the range of a leader [7.2] ----------------------------------------------------------------- */

static void
mark_range(osg_surveyor *q, bt_unit leader, const osg_range *range)
{
    const osg *n = q->n;
    osg_range free, past_zones;
    bt_units him = { { 0 } };

    bt_units_add(&him, leader);
    osg_find_range_past(n, leader, OSG_IGNORE_ENEMY, &free);
    osg_find_range_past(n, leader, OSG_IGNORE_ZONES, &past_zones);
    for (bt_hex hex = 0; hex < n->printed->atlas.hex_count; hex++) {
        bool within = bt_bits_has(range->hexes, hex);
        const char *cut = bt_bits_has(past_zones.hexes, hex) ? "7.21B" : "7.21A";
        if (hex == n->s->places[leader] || (!within && !bt_bits_has(free.hexes, hex)))
            continue;
        BT_SAY(&q->text, n->game,
               within ? BT_MSG("in Command Range of {0}")
                      : BT_MSG("in Command Range of {0} but for the enemy"),
               bt_arg_word(bt_unit_called(n->game, leader)));
        osg_mark(q, hex, him, within ? "7.2a" : cut, !within);
    }
}

/* ---- what it costs [5.11] [7.11] ------------------------------------------------------------------ */

static void
mark_points(osg_surveyor *q, bt_unit leader)
{
    const osg *n = q->n;
    bt_units him = { { 0 } };
    int officers, units;

    bt_units_add(&him, leader);
    if (!bt_units_has(&n->printed->commanders, leader)) {
        BT_SAY(&q->text, n->game, "{0} leads the formation when in command",
               bt_arg_word(bt_unit_called(n->game, leader)));
        osg_mark(q, n->s->places[leader], him, "5.12", false);
        return;
    }
    osg_points_of(n, leader, &officers, &units);
    BT_SAY(&q->text, n->game, "{0} has points left for officers: {1}, for units: {2}",
           bt_arg_word(bt_unit_called(n->game, leader)), bt_arg_number(officers),
           bt_arg_number(units));
    osg_mark(q, n->s->places[leader], him, "5.11b", false);
}

/* Whom a commander could put in command now, each for a point. */
static void
mark_subordinates(osg_surveyor *q, bt_unit leader, const osg_range *range)
{
    const osg *n = q->n;
    bt_side side = osg_counter_of(n, leader)->side;
    bt_units near = osg_within(n, range, n->printed->of_side[side]);

    for (bt_unit u; (u = bt_units_take(&near)) != BT_UNIT_NONE;) {
        bt_units one = { { 0 } };
        bool officer = bt_units_has(&n->printed->officers, u);
        if (osg_refuse_commanding(n, side, leader, u))
            continue;
        bt_units_add(&one, u);
        BT_SAY(&q->text, n->game,
               officer ? BT_MSG("{1} can put {0} in command for a point for officers")
                       : BT_MSG("{1} can put {0} in command for a point for units"),
               bt_arg_word(bt_unit_called(n->game, u)),
               bt_arg_word(bt_unit_called(n->game, leader)));
        osg_mark(q, n->s->places[u], one, "5.11b", false);
    }
}

/* Of the viewer's leaders: who the enemy's are is under the flag. */
void
osg_survey_command(osg_surveyor *q, bt_hex place)
{
    const osg *n = q->n;
    bt_units leaders;
    osg_range range;

    if (q->viewer > OSG_PRUSSIAN)
        return;
    leaders = bt_units_and(osg_own_in_hex(n, q->viewer, place),
                           bt_units_or(n->printed->commanders, n->printed->officers));
    for (bt_unit u; (u = bt_units_take(&leaders)) != BT_UNIT_NONE;) {
        osg_find_range(n, u, &range);
        mark_points(q, u);
        mark_range(q, u, &range);
        if (bt_units_has(&n->printed->commanders, u))
            mark_subordinates(q, u, &range);
    }
}

/* ---- who is in command [7.3] ------------------------------------------------------------------------ */

/* In the Command Segment who would be as things stand; at other times who is. */
static bt_units
in_command(const osg *n, bt_side side)
{
    bool choosing = bt_frames_peek(&n->s->frames)->procedure == OSG_P_COMMAND &&
                    osg_phasing(n->s) == side;

    return choosing ? osg_chain(n, side)
                    : bt_units_minus(osg_on_map_of(n, n->printed->of_side[side]), n->s->out);
}

static void
mark_those(osg_surveyor *q, bt_hex hex, bt_units units, bool in)
{
    bt_buf names = { 0 };

    if (bt_units_is_empty(&units))
        return;
    bt_units_called(q->n->game, units, &names);
    BT_SAY(&q->text, q->n->game, in ? BT_MSG("in command: {0}") : BT_MSG("out of command: {0}"),
           bt_arg_text(bt_buf_text(&names)));
    osg_mark(q, hex, units, in ? "7.3" : "7.11a", !in);
    q->marks->failed |= names.failed;
    bt_buf_release(&names);
}

/* Heads of state are neither in command nor out of it [5.17a]. */
void
osg_survey_chain(osg_surveyor *q)
{
    const osg *n = q->n;
    bt_units liable = bt_units_or(n->printed->combat, n->printed->officers), chain;

    if (q->viewer > OSG_PRUSSIAN)
        return;
    chain = in_command(n, q->viewer);
    for (bt_hex hex = 0; hex < n->printed->atlas.hex_count; hex++) {
        bt_units here = bt_units_and(osg_own_in_hex(n, q->viewer, hex), liable);
        mark_those(q, hex, bt_units_and(here, chain), true);
        mark_those(q, hex, bt_units_minus(here, chain), false);
    }
}
