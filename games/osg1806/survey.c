/*
 * survey.c - what front ends lay over the map: zones, columns, memory, bridges; the rest in survey_*.c.
 *
 * All is asked of the code that plays, in a position dealt from the view.  What is marked follows from
 * flags and from the viewer's own units, so it does not matter who was dealt under the flags.
 */
#include "survey.h"
#include "combat.h"
#include "cost.h"
#include "deal.h"
#include "hold.h"
#include "setup.h"
#include "survey_parts.h"
#include "surveyor.h"
#include "view.h"
#include "way.h"

#include <berthier/say.h>

/* ---- zones of control [4.0] --------------------------------------------------------------- */

/* A side's troops, and where they stand, whose zones a hex lies in. */
static bt_units
controllers(const osg_surveyor *q, bt_side side, bt_hex hex, bt_buf *hexes)
{
    const bt_hex_info *all = q->n->printed->atlas.hexes, *info = &all[hex];
    bt_units found = { { 0 } };

    for (int i = 0; i < info->side_count; i++) {
        bt_units there =
            bt_units_and(osg_own_in_hex(q->n, side, info->sides[i].to), q->n->printed->troops);
        if ((info->sides[i].features & BT_HEXSIDE_RIVER) || bt_units_is_empty(&there))
            continue;
        if (!bt_units_is_empty(&found))
            bt_buf_add(hexes, ", ");
        bt_buf_add(hexes, all[info->sides[i].to].id);
        found = bt_units_or(found, there);
    }
    return found;
}

/* Of an enemy under its flag is said where it stands, not who it is. */
static void
survey_zones(osg_surveyor *q, bt_side side)
{
    const osg *n = q->n;
    const bt_units nobody = { { 0 } };
    bt_buf hexes = { 0 };

    if (side != q->viewer && osg_sets_up(n, side)) /* [1.6b] */
        return;
    for (bt_hex hex = 0; hex < n->printed->atlas.hex_count; hex++) {
        bt_units units;
        if (!osg_controls(n, side, hex))
            continue;
        bt_buf_clear(&hexes);
        units = controllers(q, side, hex, &hexes);
        BT_SAY(&q->text, n->game, "zone of control of the troops in {0}",
               bt_arg_text(bt_buf_text(&hexes)));
        osg_mark(q, hex, side == q->viewer ? units : nobody, "4.0a", false);
    }
    q->marks->failed |= hexes.failed;
    bt_buf_release(&hexes);
}

/* ---- Road March [8.22] ------------------------------------------------------------------------ */

/* [8.22Ba] [8.22e] Where no other unit of the viewer's ends its move in Road March. */
static void
survey_columns(osg_surveyor *q)
{
    const osg *n = q->n;
    bt_units columns, here;

    if (q->viewer > OSG_PRUSSIAN)
        return;
    columns = osg_on_map_of(n, bt_units_and(n->s->marching, n->printed->of_side[q->viewer]));
    columns = bt_units_and(columns, n->printed->combat);
    for (bt_hex hex = 0; hex < n->printed->atlas.hex_count; hex++) {
        here = bt_units_and(osg_in_hex(n, hex), columns);
        if (!bt_units_is_empty(&here)) {
            bt_buf_add(&q->text, bt_tr(n->game, BT_MSG("in Road March")));
            osg_mark(q, hex, here, "8.22e", false);
        } else if (osg_column_is_near(n, columns, hex)) {
            bt_buf_add(&q->text,
                       bt_tr(n->game, BT_MSG("too near a column for another to end its move")));
            osg_mark(q, hex, here, "8.22Ba", true);
        }
    }
}

/* ---- memory [1.51] ------------------------------------------------------------------------------- */

/* Hidden units that were seen last in the same hex on the same turn. */
static bt_units
seen_with(const osg_state *shown, bt_unit unit, bt_units hidden)
{
    bt_units with = { { 0 } };

    for (bt_unit u; (u = bt_units_take(&hidden)) != BT_UNIT_NONE;)
        if (shown->seen_at[u] == shown->seen_at[unit] &&
            shown->seen_turn[u] == shown->seen_turn[unit])
            bt_units_add(&with, u);
    return with;
}

static void
survey_memory(osg_surveyor *q, const osg_state *shown)
{
    bt_buf names = { 0 };
    bt_units hidden = { { 0 } };

    for (int u = 0; u < q->n->printed->unit_count; u++)
        if (shown->places[u] == OSG_HIDDEN && !BT_PLACE_IS_BOX(shown->seen_at[u]))
            bt_units_add(&hidden, (bt_unit)u);
    while (!bt_units_is_empty(&hidden)) {
        bt_unit first = bt_units_first(&hidden);
        bt_units with = seen_with(shown, first, hidden);
        hidden = bt_units_minus(hidden, with);
        bt_buf_clear(&names);
        bt_units_called(q->n->game, with, &names);
        BT_SAY(&q->text, q->n->game, "last seen here on turn {0}, now {1}: {2}",
               bt_arg_number(shown->seen_turn[first]), bt_arg_number(shown->turn),
               bt_arg_text(bt_buf_text(&names)));
        osg_mark(q, shown->seen_at[first], with, "1.5b", false);
    }
    q->marks->failed |= names.failed;
    bt_buf_release(&names);
}

/* ---- bridges [8.3] [8.4] [9.2] ------------------------------------------------------------------- */

typedef struct state_of_bridge {
    const char *text, *rule; /* {0} the hex on the other side, {1} the train */
    bool blocked;
} state_of_bridge;

/* Of a hexside with water; without a text where there is nothing to say. */
static state_of_bridge
find_state(const osg *n, const bt_hexside *side, bt_unit train)
{
    bool printed = side->features & BT_HEXSIDE_BRIDGE;

    if (train != BT_UNIT_NONE && bt_units_has(&n->s->captive, train))
        return (state_of_bridge){ BT_MSG("pontoons of {1} to {0}, captured"), "9.26a",
                                  false };
    if (train != BT_UNIT_NONE)
        return (state_of_bridge){ BT_MSG("pontoons of {1} to {0}"), "9.2a", false };
    if (bt_bits_has(n->s->damaged, side->water))
        return (state_of_bridge){ BT_MSG("the bridge to {0} is damaged"), "8.41c", true };
    if (bt_bits_has(n->s->repaired, side->water))
        return (state_of_bridge){ BT_MSG("the bridge to {0} was repaired in this phase"), "8.43f",
                                  false };
    if (printed && side->features & BT_HEXSIDE_RIVER)
        return (state_of_bridge){ BT_MSG("a bridge over the river to {0}"), "8.3", false };
    return (state_of_bridge){ NULL, NULL, false };
}

static void
say_of_bridge(osg_surveyor *q, const char *text, bt_hex to, bt_unit train)
{
    bt_arg there = bt_arg_text(q->n->printed->atlas.hexes[to].id);

    if (train == BT_UNIT_NONE)
        BT_SAY(&q->text, q->n->game, text, there);
    else
        BT_SAY(&q->text, q->n->game, text, there, bt_arg_word(bt_unit_called(q->n->game, train)));
}

/* Each under the first of its hexes; of stream bridges those that are not as printed. */
static void
survey_bridges(osg_surveyor *q)
{
    const osg *n = q->n;
    const bt_hex_info *hexes = n->printed->atlas.hexes;
    const bt_units nobody = { { 0 } };

    for (bt_hex hex = 0; hex < n->printed->atlas.hex_count; hex++) {
        for (int i = 0; i < hexes[hex].side_count; i++) {
            const bt_hexside *side = &hexes[hex].sides[i];
            bt_unit train;
            state_of_bridge state;
            if (side->to < hex || side->water == BT_WATER_NONE)
                continue;
            train = osg_pontoon_at(n, side);
            state = find_state(n, side, train);
            if (!state.text)
                continue;
            say_of_bridge(q, state.text, side->to, train);
            osg_mark(q, hex, train == BT_UNIT_NONE ? nobody : osg_alone(train), state.rule,
                     state.blocked);
        }
    }
}

/* ---- which ------------------------------------------------------------------------------------------- */

void
osg_survey_dealt(const bt_game *game, const bt_view *view, bt_rng *rng, int overlay, bt_side side,
                 uint16_t place, bt_marks *out)
{
    const osg_view *seen = (const osg_view *)(const void *)view;
    osg_state dealt;
    const osg n = osg_of(game, &dealt);
    osg_surveyor q = { .n = &n, .viewer = seen->viewer, .marks = out };

    osg_resample(game, view, rng, (bt_state *)(void *)&dealt);
    switch (overlay) {
    case OSG_OVERLAY_ZOC:
        survey_zones(&q, side);
        break;
    case OSG_OVERLAY_COMMAND:
        osg_survey_command(&q, place);
        break;
    case OSG_OVERLAY_CHAIN:
        osg_survey_chain(&q);
        break;
    case OSG_OVERLAY_SUPPLY:
        osg_survey_supply(&q);
        break;
    case OSG_OVERLAY_COLUMNS:
        survey_columns(&q);
        break;
    case OSG_OVERLAY_MEMORY:
        survey_memory(&q, &seen->shown);
        break;
    case OSG_OVERLAY_BRIDGES:
        survey_bridges(&q);
        break;
    default:
        osg_survey_near(&q, place);
        break;
    }
    bt_buf_release(&q.text);
}

void
osg_survey(const bt_game *game, const bt_view *view, int overlay, bt_side side, uint16_t place,
           bt_marks *out)
{
    bt_rng rng;

    bt_rng_init(&rng, 0);
    osg_survey_dealt(game, view, &rng, overlay, side, place, out);
}
