/*
 * test_naw_data.c - the data of Jena-Auerstadt against the rules' charts,
 * typed again here.
 */
#include "../../games/napoleon-at-war/printed.h"

#include <berthier/host.h>
#include <berthier/los.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define DATA BT_SOURCE_DIR "/data/napoleon-at-war"

typedef struct box {
    bt_arena arena;
    bt_pack pack;
    bt_game game;
} box;

static int
open_box(void **state)
{
    box *b = calloc(1, sizeof *b);
    bt_error err = { 0 };
    assert_non_null(b);
    *state = b;
    assert_int_equal(bt_pack_load(&b->pack, &b->arena, "napoleon-at-war", DATA, &err), BT_OK);
    b->game.pack = &b->pack;
    (void)snprintf(b->game.scenario, sizeof b->game.scenario, "%s", "jena-auerstadt");
    int status = naw_load(&b->game, &err);
    if (status)
        print_message("%s:%d:%d: %s\n", err.file, err.line, err.column, err.text);
    return status;
}

static int
close_box(void **state)
{
    box *b = *state;
    bt_arena_release(&b->game.arena);
    bt_arena_release(&b->arena);
    free(b);
    return 0;
}

static const naw_printed *
printed(void **state)
{
    const box *b = *state;
    return naw_printed_of(&b->game);
}

static bt_hex
hex(const naw_printed *p, const char *id)
{
    bt_hex found = bt_hex_find(&p->atlas, id);
    assert_true(found != BT_HEX_NONE);
    return found;
}

/* --- the maps -------------------------------------------------------------- */

typedef struct tally {
    int hexes, forest, town, roads, rivers, streams, bridges, slopes, stated, off;
} tally;

static tally
count_map(const naw_printed *p, int map)
{
    tally t = { 0 };
    for (bt_hex h = 0; h < p->atlas.hex_count; h++) {
        const bt_hex_info *info = &p->atlas.hexes[h];
        if (info->map != map)
            continue;
        const char *terrain = p->tec.terrain_words[info->terrain];
        t.hexes++;
        t.forest += !strcmp(terrain, "forest");
        t.town += !strcmp(terrain, "town");
        t.stated += info->grade == 'S';
        t.off += __builtin_popcount(info->roads_off);
        for (int i = 0; i < info->side_count; i++) {
            unsigned f = info->sides[i].features;
            const bt_hexside *back = bt_hexside_between(&p->atlas, info->sides[i].to, h);
            unsigned mutual = f & ~(unsigned)(BT_HEXSIDE_SLOPE_UP | BT_HEXSIDE_SLOPE_DOWN);
            assert_non_null(back);
            assert_int_equal(back->features & ~(BT_HEXSIDE_SLOPE_UP | BT_HEXSIDE_SLOPE_DOWN),
                             mutual);
            assert_int_equal(!!(f & BT_HEXSIDE_SLOPE_UP),
                             !!(back->features & BT_HEXSIDE_SLOPE_DOWN));
            t.roads += !!(f & BT_HEXSIDE_ROAD);
            t.rivers += !!(f & BT_HEXSIDE_RIVER);
            t.streams += !!(f & BT_HEXSIDE_STREAM);
            t.bridges += !!(f & BT_HEXSIDE_BRIDGE);
            t.slopes += !!(f & BT_HEXSIDE_SLOPE_UP);
        }
    }
    return t;
}

static void
all_856_hexes(void **state)
{
    const naw_printed *p = printed(state);
    assert_int_equal(p->atlas.hex_count, 856);
    assert_string_equal(p->atlas.maps[0].id, "jena");
    assert_string_equal(p->atlas.maps[1].id, "auerstadt");
    tally jena = count_map(p, 0), auerstadt = count_map(p, 1);
    static const tally wanted[2] = { { 580, 57, 30, 246, 18, 180, 8, 41, 24, 6 },
                                     { 276, 24, 15, 66, 38, 112, 6, 20, 5, 4 } };
    assert_memory_equal(&jena, &wanted[0], sizeof jena);
    assert_memory_equal(&auerstadt, &wanted[1], sizeof auerstadt);
}

static void
each_map_is_one_piece_with_its_edges(void **state)
{
    const naw_printed *p = printed(state);
    static const struct {
        const char *id;
        int edge;
    } named[] = { { "0104", BT_EDGE_EAST },  { "0112", BT_EDGE_EAST },  { "0128", BT_EDGE_EAST },
                  { "0120", BT_EDGE_NORTH }, { "0820", BT_EDGE_NORTH }, { "2320", BT_EDGE_NORTH },
                  { "2901", BT_EDGE_WEST },  { "1622", BT_EDGE_SOUTH }, { "2122", BT_EDGE_SOUTH } };
    for (size_t i = 0; i < BT_COUNT(named); i++) {
        const bt_hex_info *info = &p->atlas.hexes[hex(p, named[i].id)];
        assert_true(info->edges & named[i].edge);
        assert_true(info->has_road);
    }
    for (bt_hex h = 0; h < p->atlas.hex_count; h++)
        assert_true(bt_hex_range(&p->atlas, p->atlas.maps[p->atlas.hexes[h].map].first, h) >= 0);
    assert_string_equal(p->atlas.hexes[hex(p, "0529")].name, "Hassenhausen");
    assert_string_equal(p->atlas.hexes[hex(p, "0607")].name, "Landgrafenberg");
}

static void
looked_up_tables_agree_with_their_source(void **state)
{
    const naw_printed *p = printed(state);
    for (bt_hex h = 0; h < p->atlas.hex_count; h++) {
        const bt_hex_info *info = &p->atlas.hexes[h];
        int visible = 0;
        assert_int_equal(p->side_count[h], info->side_count);
        for (int i = 0; i < info->side_count; i++) {
            assert_int_equal(p->cost[h][i], bt_ground_cost(&p->ground, 0, &info->sides[i]));
            assert_int_equal(p->barred[h] >> i & 1, p->cost[h][i] == BT_MP_PROHIBITED);
        }
        for (bt_hex to = 0; to < p->atlas.hex_count; to++)
            visible += bt_hex_range(&p->atlas, h, to) == 2 &&
                       bt_los_is_clear(&p->atlas, h, to, p->tec.blocking);
        assert_int_equal(p->in_range_count[h], visible);
        for (int i = 1; i < p->in_range_count[h]; i++)
            assert_true(p->in_range[h][i - 1] < p->in_range[h][i]);
        assert_int_equal(p->closed_at_night[h],
                         !strcmp(p->tec.terrain_words[info->terrain], "forest")); /* [16.1] */
    }
}

/* --- the table [7.6] --------------------------------------------------------- */

static void
all_60_results(void **state)
{
    const naw_printed *p = printed(state);
    static const char *const columns[] = { "1-5", "1-4", "1-3", "1-2", "1-1",
                                           "2-1", "3-1", "4-1", "5-1", "6-1" };
    static const char *const words[] = { "Ae", "Ar", "Dr", "De", "Ex" };
    /* by column, dice 1 to 6, in the order of 7.6e and 7.6f */
    static const char *const cells[] = { "Ar Ar Ae Ae Ae Ae", "Ar Ar Ar Ar Ae Ae",
                                         "Dr Ar Ar Ar Ar Ae", "Dr Dr Ar Ar Ar Ar",
                                         "Dr Dr Dr Ar Ar Ar", "Dr Dr Dr Dr Ar Ar",
                                         "Dr Dr Dr Dr Dr Ar", "De Dr Dr Dr Dr Ex",
                                         "De De Dr Dr Ex Ex", "De De De Dr Ex Ex" };
    assert_int_equal(p->crt.column_count, 10);
    assert_int_equal(p->crt.row_count, 6);
    for (int c = 0; c < 10; c++) {
        assert_string_equal(p->crt.columns[c], columns[c]);
        for (int die = 1; die <= 6; die++)
            assert_memory_equal(words[bt_crt_result(&p->crt, c, die)], cells[c] + 3 * (die - 1), 2);
    }
}

/* --- terrain effects [9.0] --------------------------------------------------- */

/* The chart line by line: half points to enter, multiplier, sight. */
static void
terrain_effects_chart(void **state)
{
    static const struct {
        const char *id;
        bt_mp cost;
        int defence;
        bool blocks;
    } chart[] = { { "clear", 2, 1, false },
                  { "forest", 4, 1, true },
                  { "rough", 4, 2, false },
                  { "marsh", BT_MP_PROHIBITED, 2, false },
                  { "town", 2, 2, true } };
    const bt_tec *tec = &printed(state)->tec;
    assert_int_equal(tec->terrain_count, BT_COUNT(chart));
    for (int i = 0; i < tec->terrain_count; i++) {
        assert_string_equal(tec->terrains[i].id, chart[i].id);
        assert_int_equal(tec->costs[0].enter[i], chart[i].cost);
        assert_int_equal(tec->terrains[i].defence, chart[i].defence * BT_TIMES_ONE);
        assert_int_equal(tec->terrains[i].blocks_los, chart[i].blocks);
    }
    assert_int_equal(tec->costs[0].over[BT_CROSSING_ROAD], 1);
    assert_int_equal(tec->costs[0].over[BT_CROSSING_TRAIL], 2);
    assert_int_equal(tec->costs[0].over[BT_CROSSING_STREAM], 4);
    assert_int_equal(tec->costs[0].over[BT_CROSSING_SLOPE], 2);
    assert_int_equal(tec->defence[BT_CROSSING_STREAM], 2 * BT_TIMES_ONE);
    assert_int_equal(tec->defence[BT_CROSSING_SLOPE], 2 * BT_TIMES_ONE);
    assert_int_equal(tec->defence[BT_CROSSING_BRIDGE], 2 * BT_TIMES_ONE);
}

/* --- counters ---------------------------------------------------------------- */

/* Values with the arm's letter, as the charts print them: "8-4", "2-5c". */
static const char *
chart_values(const box *b, bt_unit unit, char out[16])
{
    static const char arms[] = { 0, 'c', 'a' };
    const naw_counter *c = &naw_printed_of(&b->game)->counters[unit];
    snprintf(out, 16, "%d-%d%c", c->strength, c->allowance / 2, arms[c->arm]);
    return out;
}

static void
totals_of_the_box(void **state)
{
    const box *b = *state;
    const naw_printed *p = printed(state);
    int units[2] = { 0 }, strength[2] = { 0 };
    assert_int_equal(p->unit_count, 88);
    for (int i = 0; i < p->unit_count; i++) {
        const naw_counter *c = &p->counters[i];
        units[c->side]++;
        strength[c->side] += c->strength;
        assert_int_equal(c->side, i >= 49); /* French first */
        assert_int_equal(c->side, p->side_of[i]);
        assert_int_equal(c->side, b->game.units[i].side);
        assert_true(bt_units_has(&p->of_side[c->side], (bt_unit)i));
        assert_int_equal(bt_units_has(&p->artillery, (bt_unit)i), c->arm == NAW_ARTILLERY);
        assert_true((c->start != BT_HEX_NONE) != (c->arrival != 0xff)); /* in one chart each */
    }
    assert_int_equal(units[NAW_FRENCH], 49);
    assert_int_equal(units[NAW_PRUSSIAN], 39);
    assert_int_equal(strength[NAW_FRENCH], 240);
    assert_int_equal(strength[NAW_PRUSSIAN], 172);
}

static void
deployment_charts(void **state)
{
    const box *b = *state; /* [13.1] [13.2] */
    const naw_printed *p = printed(state);
    static const char *const chart[][2] = {
        { "0610", "6-3" }, { "0808", "6-3" }, { "0905", "2-4c" }, { "0811", "3-3a" },
        { "1910", "6-3" }, { "1908", "6-3" }, { "2006", "2-4c" }, { "2009", "3-3a" },
        { "1405", "5-3" }, { "1505", "5-3" }, { "1705", "2-4c" }, { "1605", "2-3a" },
        { "1804", "3-3" }, { "0606", "8-4" }, { "0607", "8-4" },  { "0508", "8-4" },
        { "0408", "8-4" }, { "0407", "2-5c" }
    };
    int deployed = 0;
    for (int i = 0; i < p->unit_count; i++)
        deployed += p->counters[i].start != BT_HEX_NONE;
    assert_int_equal(deployed, BT_COUNT(chart));
    for (size_t line = 0; line < BT_COUNT(chart); line++) {
        int found = -1;
        char values[16];
        for (int i = 0; i < p->unit_count; i++) {
            if (p->counters[i].start == hex(p, chart[line][0]))
                found = i;
        }
        assert_true(found >= 0);
        assert_string_equal(chart_values(b, (bt_unit)found, values), chart[line][1]);
        assert_int_equal(p->counters[found].side, line < 13 ? NAW_PRUSSIAN : NAW_FRENCH);
    }
}

/* One line of the charts: plan, turn, place, the values in order of size. */
static const struct {
    bt_side side;
    int plan, turn;
    const char *at, *values;
    bool louis;
} charts[] = {
    /* [15.11] [15.12] */
    { 1, 0, 2, "1622", "2-4c 2-4c 2-4c 3-4c 6-3 6-3 6-3 6-3 6-3 6-3 7-3a", false },
    { 1, 0, 3, "1622", "3-4c 4-4c 5-3 5-3 5-3 5-3 5-3a", false },
    { 1, 1, 1, "2320", "2-4c 2-4c 2-4c 3-4c 6-3 6-3 6-3 6-3 6-3 6-3 7-3a", false },
    { 1, 1, 2, "2320", "3-4c 4-4c 5-3 5-3 5-3 5-3 5-3a", false },
    /* [15.2] */
    { 1, 0, 5, "0120", "2-4c 4-3", false },
    { 1, 1, 5, "0120", "2-4c 4-3", false },
    { 1, 0, 10, "2901", "7-3 7-3", false },
    { 1, 1, 10, "2901", "7-3 7-3", false },
    /* [20.1] */
    { 1, 0, 3, "1622", "2-4c 3-3a 6-3 6-3", true },
    { 1, 1, 2, "2320", "2-4c 3-3a 6-3 6-3", true },
    /* [15.3] */
    { 0, 0, 1, "0104", "11-4 5-3a", false },
    { 0, 0, 2, "0104", "2-5c 4-4 4-4 4-4 4-4", false },
    { 0, 0, 3, "0104", "10-3a 5-3a", false },
    { 0, 0, 4, "0104", "2-5c 4-4", false },
    { 0, 0, 4, "0128", "3-3a 7-4 7-4", false },
    { 0, 0, 5, "0112", "2-5c 5-4 5-4", false },
    { 0, 0, 6, "0128", "2-5c 3-3a 6-4 7-4", false },
    { 0, 0, 7, "0128", "4-3a 7-4 8-4", false },
    { 0, 0, 8, "0104", "4-4 4-4 4-4 4-4 5-3a", false },
    { 0, 0, 9, "0104", "5-3a 5-4 5-4 5-4 5-4", false },
    { 0, 0, 10, "0104", "4-5c 4-5c 4-5c", false },
    { 0, 0, 10, "0820", "2-5c 4-4 4-4 4-5c", false },
    { 0, 0, 12, "0820", "4-4 4-4 5-3a", false },
    /* [15.3e] the groups of 0128 five turns later on the north edge of Jena */
    { 0, 1, 9, "", "3-3a 7-4 7-4", false },
    { 0, 1, 11, "", "2-5c 3-3a 6-4 7-4", false },
    { 0, 1, 12, "", "4-3a 7-4 8-4", false },
    { 0, 1, 1, "0104", "11-4 5-3a", false },
    { 0, 1, 12, "0820", "4-4 4-4 5-3a", false },
};

static int
by_text(const void *a, const void *b)
{
    return strcmp(a, b);
}

static void
list_values(const box *b, bt_units units, char out[160])
{
    char values[16][16];
    size_t count = 0;
    while (!bt_units_is_empty(&units))
        chart_values(b, bt_units_take(&units), values[count++]);
    qsort(values, count, sizeof values[0], by_text);
    out[0] = 0;
    for (size_t i = 0; i < count; i++) {
        strcat(out, i ? " " : "");
        strcat(out, values[i]);
    }
}

static void
arrival_charts(void **state)
{
    const box *b = *state;
    const naw_printed *p = printed(state);
    assert_int_equal(p->arrival_count, 18);
    for (size_t line = 0; line < BT_COUNT(charts); line++) {
        int found = 0;
        for (int i = 0; i < p->arrival_count; i++) {
            const naw_arrival *a = &p->arrivals[i];
            const naw_entry *e = &a->entry[charts[line].plan];
            char values[160];
            bt_hex at = *charts[line].at ? hex(p, charts[line].at) : BT_HEX_NONE;
            list_values(b, a->units, values);
            if (a->side != charts[line].side || e->turn != charts[line].turn || e->hex != at ||
                a->louis != charts[line].louis || strcmp(values, charts[line].values) != 0)
                continue;
            found++;
            assert_int_equal(e->may_wait, !*charts[line].at);
            assert_int_equal(e->edge, *charts[line].at ? 0 : BT_EDGE_NORTH);
            assert_int_equal(e->map, 0);
        }
        if (found != 1)
            fail_msg("turn %d at %s: %s found %d times", charts[line].turn, charts[line].at,
                     charts[line].values, found);
    }
}

static void
arrivals_with_conditions(void **state)
{
    const naw_printed *p = printed(state);
    int diverted = 0, barred = 0;
    for (int i = 0; i < p->arrival_count; i++) {
        const naw_arrival *a = &p->arrivals[i];
        if (a->divert != BT_HEX_NONE) { /* [20.2] */
            diverted++;
            assert_int_equal(a->divert, hex(p, "0128"));
            assert_int_equal(a->entry[0].hex, hex(p, "0820"));
        }
        if (a->barred_by != BT_HEX_NONE) { /* [14.23] */
            barred++;
            assert_int_equal(a->barred_by, hex(p, "2901"));
            assert_int_equal(a->entry[0].turn, 10);
        }
    }
    assert_int_equal(diverted, 2);
    assert_int_equal(barred, 1);
}

/* --- the scenario sheet -------------------------------------------------------- */

static void
turns_exits_and_transit(void **state)
{
    const naw_printed *p = printed(state);
    assert_int_equal(p->track.count, 12); /* [15.4] */
    for (int turn = 1; turn <= 12; turn++)
        assert_int_equal(bt_track_kind(&p->track, turn), turn <= 3   ? NAW_NIGHT
                                                         : turn <= 5 ? NAW_FOG
                                                                     : NAW_DAY);
    assert_true(p->has_plans);
    /* [17.0] */
    assert_int_equal(p->exit_edges[NAW_PRUSSIAN][0], BT_EDGE_WEST | BT_EDGE_NORTH);
    assert_int_equal(p->exit_edges[NAW_PRUSSIAN][1], BT_EDGE_SOUTH);
    assert_int_equal(p->exit_edges[NAW_FRENCH][0], BT_EDGE_NORTH | BT_EDGE_EAST | BT_EDGE_WEST);
    assert_int_equal(p->exit_edges[NAW_FRENCH][1], BT_EDGE_SOUTH | BT_EDGE_EAST);
    /* [17.1] [17.24] */
    assert_true(p->has_transit);
    assert_int_equal(p->transit_side, NAW_FRENCH);
    assert_int_equal(p->transit_edge[0], BT_EDGE_NORTH);
    assert_int_equal(p->transit_edge[1], BT_EDGE_SOUTH);
    for (bt_hex h = 0; h < p->atlas.hex_count; h++) {
        const bt_hex_info *info = &p->atlas.hexes[h];
        bool west = atoi(info->id) / 100 >= 15;
        bool beside = info->edges & p->transit_edge[info->map];
        assert_int_equal(p->transit_section[h], beside ? (west ? 1 : 2) : 0);
    }
}

static void
demoralization_levels(void **state)
{
    const naw_printed *p = printed(state); /* [18.2] [20.1b]: plan, Louis, side, map */
    static const uint16_t wanted[2][2][2][2] = {
        { { { 65, 19 }, { 18, 15 } }, { { 65, 19 }, { 21, 20 } } },
        { { { 75, 0 }, { 48, 0 } }, { { 75, 0 }, { 60, 0 } } }
    };
    for (int i = 0; i < 16; i++)
        assert_int_equal(p->levels[i >> 3][i >> 2 & 1][i >> 1 & 1][i & 1],
                         wanted[i >> 3][i >> 2 & 1][i >> 1 & 1][i & 1]);
}

static void
victory_schedule(void **state)
{
    const naw_printed *p = printed(state);
    enum { F = NAW_FRENCH, P = NAW_PRUSSIAN };
    static const naw_condition wanted[] = {
        /* kind, of whom, map, edges, times, limit, who and how much under A and B */
        { NAW_RATIO_AT_MOST, P, 0, 0, 2, 0, { P, 0 }, { 1, 0 }, "19.1a", "" },
        { NAW_RATIO_AT_MOST, P, 0, 0, 1, 0, { 0, P }, { 0, 1 }, "19.1b", "" },
        { NAW_RATIO_ABOVE, P, 0, 0, 2, 0, { F, F }, { 2, 1 }, "19.1c", "" },
        { NAW_DEMORALIZED, P, 0, 0, 0, 0, { F, F }, { 1, 2 }, "19.1d", "" },
        { NAW_DEMORALIZED, P, 1, 0, 0, 0, { F, 0 }, { 1, 0 }, "19.1e", "" },
        { NAW_DEMORALIZED, F, 0, 0, 0, 0, { P, P }, { 3, 3 }, "19.1f", "" },
        { NAW_DEMORALIZED, F, 1, 0, 0, 0, { P, 0 }, { 2, 0 }, "19.1g", "" },
        { NAW_LOSSES_BELOW, P, 0, 0, 0, 48, { P, P }, { 3, 2 }, "19.1h", "" },
        { NAW_EXITED, F, 0, BT_EDGE_NORTH | BT_EDGE_WEST, 0, 125, { F, 0 }, { 2, 0 }, "19.1i", "" },
    };
    assert_int_equal(p->condition_count, BT_COUNT(wanted));
    for (size_t i = 0; i < BT_COUNT(wanted); i++) {
        const naw_condition *c = &p->conditions[i], *w = &wanted[i];
        assert_string_equal(c->rule, w->rule);
        assert_int_equal(c->kind, w->kind);
        assert_int_equal(c->side, w->side);
        assert_int_equal(c->map, w->map);
        assert_int_equal(c->edges, w->edges);
        assert_int_equal(c->times, w->times);
        assert_int_equal(c->limit, w->limit);
        for (int plan = 0; plan < 2; plan++) {
            assert_int_equal(c->points[plan], w->points[plan]);
            assert_int_equal(c->winner[plan], w->winner[plan]);
        }
        assert_true(strlen(c->text) > 10);
    }
}

static void
boxes_have_names_of_their_own(void **state)
{
    const box *b = *state;
    assert_int_equal(b->game.box_count, NAW_BOX_COUNT);
    assert_string_equal(b->game.boxes[NAW_BOX_RESERVE], "reserve");
    assert_string_equal(b->game.boxes[NAW_BOX_DEAD + 1], "dead-auerstadt");
    assert_string_equal(b->game.boxes[NAW_BOX_EXITED + 3], "exited-jena-w");
    assert_string_equal(b->game.boxes[NAW_BOX_TRACK], "track-west-from-jena-1");
    assert_string_equal(b->game.boxes[NAW_BOX_TRACK_LAST], "track-east-from-auerstadt-3");
    for (int i = 0; i < NAW_BOX_COUNT; i++) {
        for (int j = 0; j < i; j++)
            assert_string_not_equal(b->game.boxes[i], b->game.boxes[j]);
    }
}

/* [14.21] [14.23] Who was turned away and who was barred lie in one box: its title is true of both. */
static void
the_box_of_those_who_never_come(void **state)
{
    const box *b = *state;
    assert_string_equal(b->game.boxes[NAW_BOX_REFUSED], "refused");
    assert_string_equal(b->game.box_infos[NAW_BOX_REFUSED].name, "will not come");
}

int
main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_856_hexes),
        cmocka_unit_test(each_map_is_one_piece_with_its_edges),
        cmocka_unit_test(looked_up_tables_agree_with_their_source),
        cmocka_unit_test(all_60_results),
        cmocka_unit_test(terrain_effects_chart),
        cmocka_unit_test(totals_of_the_box),
        cmocka_unit_test(deployment_charts),
        cmocka_unit_test(arrival_charts),
        cmocka_unit_test(arrivals_with_conditions),
        cmocka_unit_test(turns_exits_and_transit),
        cmocka_unit_test(demoralization_levels),
        cmocka_unit_test(victory_schedule),
        cmocka_unit_test(boxes_have_names_of_their_own),
        cmocka_unit_test(the_box_of_those_who_never_come),
    };
    return cmocka_run_group_tests(tests, open_box, close_box);
}
