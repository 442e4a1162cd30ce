/*
 * survey_supply.c - lines of supply, and what cuts them [14.1].
 *
 * Zones of vedettes do not cut a line, and which troops are vedettes is under the flags.  So two lines are
 * traced: as if all hidden troops had zones that do, and as if none had.
 */
#include "hold.h"
#include "supply.h"
#include "survey_parts.h"

#include <berthier/line.h>
#include <berthier/say.h>
#include <string.h>

typedef struct lines {
    osg_supply sure, hoped;
    uint64_t zones[BT_BITS_WORDS(OSG_HEXES_MAX)]; /* that may close hexes */
    uint64_t drawn[BT_BITS_WORDS(OSG_HEXES_MAX)];
} lines;

/* ---- two answers ----------------------------------------------------------------------------------- */

/* Who is revealed is known. */
static void
trace(const osg_surveyor *q, lines *out)
{
    const osg *n = q->n;
    bt_side enemy = osg_other(q->viewer);
    bt_units troops = bt_units_and(n->printed->troops, n->printed->of_side[enemy]);
    bt_units known = bt_units_and(troops, n->s->revealed);
    bt_units body = bt_units_minus(known, n->printed->vedettes);

    memset(out->zones, 0, sizeof out->zones);
    osg_add_zones(n, body, out->zones);
    osg_trace_supply_past(n, q->viewer, out->zones, &out->hoped);
    osg_add_zones(n, bt_units_minus(troops, known), out->zones);
    osg_trace_supply_past(n, q->viewer, out->zones, &out->sure);
    memset(out->drawn, 0, sizeof out->drawn);
}

/* ---- the line of a unit ------------------------------------------------------------------------------ */

/* The next hex of it, towards where it ends; BT_HEX_NONE there. */
static bt_hex
next_on_line(const osg *n, const osg_land *land, const osg_supply *supply, bt_hex hex)
{
    const bt_hex_info *info = &n->printed->atlas.hexes[hex];

    for (int i = 0; i < info->side_count; i++) {
        const bt_hexside *side = &info->sides[i];
        if (supply->far[side->to] != BT_FAR_NONE && supply->far[side->to] + 1 == supply->far[hex] &&
            bt_ground_cost(&land->ground, OSG_ON_FOOT, side) != BT_MP_PROHIBITED)
            return side->to;
    }
    return BT_HEX_NONE;
}

static void
draw_line(osg_surveyor *q, lines *l, const osg_land *land, bt_hex hex)
{
    const bt_units nobody = { { 0 } };

    while ((hex = next_on_line(q->n, land, &l->sure, hex)) != BT_HEX_NONE &&
           !bt_bits_has(l->drawn, hex)) {
        bt_bits_add(l->drawn, hex);
        if (!l->sure.far[hex])
            return;
        BT_SAY(&q->text, q->n->game, "on a line of supply; hexes to its end: {0}",
               bt_arg_number(l->sure.far[hex]));
        osg_mark(q, hex, nobody, "14.1A", false);
    }
}

static void
mark_units(osg_surveyor *q, lines *l, const osg_land *land)
{
    const osg *n = q->n;

    for (bt_hex hex = 0; hex < n->printed->atlas.hex_count; hex++) {
        bt_units here = bt_units_and(osg_own_in_hex(n, q->viewer, hex), n->printed->combat);
        if (bt_units_is_empty(&here))
            continue;
        if (osg_has_line(n, &l->sure, q->viewer, hex)) {
            bool draws = l->sure.far[hex] != BT_FAR_NONE;
            BT_SAY(&q->text, n->game, "in supply; hexes of the line: {0}",
                   bt_arg_number(draws ? l->sure.far[hex] : 0));
            osg_mark(q, hex, here, "14.1A", false);
            if (draws)
                draw_line(q, l, land, hex);
        } else if (l->hoped.far[hex] != BT_FAR_NONE) {
            bt_buf_add(&q->text, bt_tr(n->game, BT_MSG("in supply if only vedettes stand in its way")));
            osg_mark(q, hex, here, "13.24", true);
        } else {
            bt_buf_add(&q->text, bt_tr(n->game, BT_MSG("out of supply")));
            osg_mark(q, hex, here, "14.0", true);
        }
    }
}

/* ---- where lines end ----------------------------------------------------------------------------------- */

static void
mark_ends(osg_surveyor *q, const lines *l)
{
    const osg *n = q->n;
    const bt_units nobody = { { 0 } };
    bt_units left = osg_on_map_of(n, bt_units_and(n->printed->baggage_trains,
                                                  n->printed->of_side[q->viewer]));

    for (int i = 0; i < n->printed->source_count; i++) {
        bt_hex hex = n->printed->sources[i].hex;
        bool open = l->sure.far[hex] == 0;
        if (!osg_is_source(n, q->viewer, i))
            continue;
        BT_SAY(&q->text, n->game, open ? BT_MSG("source of supply: {0}")
                                       : BT_MSG("source of supply, closed by the enemy: {0}"),
               bt_arg_word(n->game->rosters[OSG_SOURCES].at[i].title));
        osg_mark(q, hex, nobody, open ? "14.1A" : "14.12", !open);
    }
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;) {
        bt_units one = { { 0 } };
        bool joined = l->sure.far[n->s->places[u]] == 0;
        bt_units_add(&one, u);
        BT_SAY(&q->text, n->game, joined ? BT_MSG("{0}: a road joins it to a source of supply")
                                         : BT_MSG("{0}: no road joins it to a source of supply"),
               bt_arg_word(bt_unit_called(n->game, u)));
        osg_mark(q, n->s->places[u], one, "14.1B", !joined);
    }
}

/* [14.12] Hexes that are closed where lines come to, or would but for zones. */
static void
mark_cuts(osg_surveyor *q, const lines *l)
{
    const osg *n = q->n;
    bt_side enemy = osg_other(q->viewer);
    const bt_units nobody = { { 0 } };

    for (bt_hex hex = 0; hex < n->printed->atlas.hex_count; hex++) {
        const bt_hex_info *info = &n->printed->atlas.hexes[hex];
        bool closed = bt_bits_has(l->zones, hex) || osg_has_combat(n, enemy, hex);
        bool hoped = l->hoped.far[hex] != BT_FAR_NONE, near = hoped;
        for (int i = 0; closed && i < info->side_count; i++)
            near = near || l->sure.far[info->sides[i].to] != BT_FAR_NONE;
        if (!near || l->sure.far[hex] != BT_FAR_NONE)
            continue;
        bt_buf_add(&q->text,
                   bt_tr(n->game, hoped ? BT_MSG("the enemy cuts lines of supply here, unless only "
                                                 "vedettes control the hex")
                                        : BT_MSG("the enemy cuts lines of supply here")));
        osg_mark(q, hex, nobody, "14.12", true);
    }
}

/* Of the viewer's own army; nothing in a battle that is played without the rule [19.4]. */
void
osg_survey_supply(osg_surveyor *q)
{
    lines l;
    osg_land land;

    if (q->viewer > OSG_PRUSSIAN || !osg_plays_supply(q->n))
        return;
    trace(q, &l);
    osg_survey_land(q->n, &land);
    land.overlay.adds |= BT_HEXSIDE_ROAD;
    land.overlay.strips |= BT_HEXSIDE_ROAD | BT_HEXSIDE_TRAIL;
    mark_ends(q, &l);
    mark_units(q, &l, &land);
    mark_cuts(q, &l);
}
