/*
 * book.c - the charts and tables of the box as JSON, for front ends: what the
 * engine's own tables do not tell of this game.
 */
#include "book.h"

#include <berthier/chart.h>
#include <berthier/say.h>
#include <stdio.h>
#include <string.h>

void
naw_write_track(const naw_printed *p, bt_json *json)
{
    bt_json_array(json, "track");
    for (int turn = 1; turn <= p->track.count; turn++)
        bt_json_text(json, NULL, naw_turn_words[bt_track_kind(&p->track, turn)]);
    bt_json_array_end(json);
}

/* ---- the terrain effects chart [5.2] [9.0] ------------------------------- */

const char *
naw_terrain_rule(const char *id)
{
    static const char *const rules[][2] = {
        { "clear", "9.0a" },  { "forest", "9.0b" }, { "rough", "9.0c" },  { "marsh", "9.0g" },
        { "town", "9.0h" },   { "road", "9.0e" },   { "trail", "9.0f" },  { "slope", "9.0d" },
        { "stream", "9.0k" }, { "river", "9.0i" },  { "bridge", "9.0l" },
    };
    for (size_t i = 0; i < BT_COUNT(rules); i++) {
        if (!strcmp(rules[i][0], id))
            return rules[i][1];
    }
    return NULL;
}

static void
write_points(const char *key, const char *sign, bt_mp halves, bt_json *json)
{
    char text[16];
    if (halves == 0)
        return;
    if (halves == 1)
        snprintf(text, sizeof text, "%s1/2", sign);
    else
        snprintf(text, sizeof text, "%s%d%s", sign, halves / 2, halves % 2 ? " 1/2" : "");
    bt_json_text(json, key, text);
}

static void
begin_row(const bt_game *game, const char *id, bool hexside, bt_times defence, bt_json *json)
{
    bt_json_object(json, NULL);
    bt_json_text(json, "id", id);
    bt_json_text(json, "name", bt_tr(game, id));
    if (hexside)
        bt_json_bool(json, "hexside", true);
    if (defence > BT_TIMES_ONE)
        write_points("defence", "", defence, json);
    bt_json_some_text(json, "rule", naw_terrain_rule(id));
}

static void
write_terrain(const bt_game *game, int number, bool night_closed, bt_json *json)
{
    const bt_tec *tec = &naw_printed_of(game)->tec;
    const bt_terrain *terrain = &tec->terrains[number];
    bt_mp cost = tec->costs[0].enter[number];
    begin_row(game, terrain->id, false, terrain->defence, json);
    if (cost == BT_MP_PROHIBITED)
        bt_json_bool(json, "road_only", true);
    else
        write_points("cost", "", cost, json);
    if (terrain->blocks_los)
        bt_json_bool(json, "blocks_sight", true);
    if (night_closed)
        bt_json_bool(json, "night_closed", true);
    bt_json_object_end(json);
}

static void
write_hexsides(const bt_game *game, unsigned seen, bt_json *json)
{
    const bt_tec *tec = &naw_printed_of(game)->tec;
    static const struct {
        unsigned bit;
        const char *id, *sign;
        bt_crossing crossing;
    } rows[] = {
        { BT_HEXSIDE_ROAD, "road", "", BT_CROSSING_ROAD },
        { BT_HEXSIDE_TRAIL, "trail", "", BT_CROSSING_TRAIL },
        { BT_HEXSIDE_STREAM, "stream", "+", BT_CROSSING_STREAM },
        { BT_HEXSIDE_RIVER, "river", "", BT_CROSSING_RIVER },
        { BT_HEXSIDE_BRIDGE, "bridge", "", BT_CROSSING_BRIDGE },
        { BT_HEXSIDE_SLOPE_UP, "slope", "+", BT_CROSSING_SLOPE },
    };
    for (size_t i = 0; i < BT_COUNT(rows); i++) {
        bt_mp cost = tec->costs[0].over[rows[i].crossing];
        if (!(seen & rows[i].bit))
            continue;
        begin_row(game, rows[i].id, true, tec->defence[rows[i].crossing], json);
        if (cost == BT_MP_PROHIBITED)
            bt_json_bool(json, "barred", true);
        else
            write_points("cost", rows[i].sign, cost, json);
        bt_json_object_end(json);
    }
}

/* Only what is on the maps of this scenario. */
static void
write_terrain_chart(const bt_game *game, bt_json *json)
{
    const naw_printed *p = naw_printed_of(game);
    unsigned terrains = 0, features = 0;
    for (bt_hex hex = 0; hex < p->atlas.hex_count; hex++) {
        terrains |= 1u << p->atlas.hexes[hex].terrain;
        for (int i = 0; i < p->side_count[hex]; i++)
            features |= p->sides[hex][i].features;
    }
    bt_json_array(json, "terrain_chart");
    for (int i = 0; i < p->tec.terrain_count; i++) {
        if (terrains >> i & 1)
            write_terrain(game, i, p->night_closed >> i & 1, json);
    }
    write_hexsides(game, features, json);
    bt_json_array_end(json);
}

/* ---- the reinforcement chart [15.0] --------------------------------------- */

static void
write_units(const bt_game *game, bt_units units, bt_json *json)
{
    bt_json_array(json, "units");
    for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE;)
        bt_json_text(json, NULL, game->units[u].id);
    bt_json_array_end(json);
}

static void
write_edges(const char *key, unsigned edges, bt_json *json)
{
    bt_json_array(json, key);
    for (int e = 0; e < 4; e++) {
        if (edges >> e & 1)
            bt_json_text(json, NULL, naw_edge_words[e]);
    }
    bt_json_array_end(json);
}

const char *
naw_group_key(int group, char *storage)
{
    snprintf(storage, NAW_GROUP_KEY, "g%d", group + 1);
    return storage;
}

void
naw_write_entry(const naw_printed *p, const naw_entry *entry, bt_hex hex, bt_json *json)
{
    bt_json_number(json, "turn", entry->turn);
    if (entry->edge) {
        bt_json_text(json, "map", p->atlas.maps[entry->map].id);
        bt_json_text(json, "edge", naw_edge_words[__builtin_ctz(entry->edge)]);
    } else {
        bt_json_text(json, "hex", p->atlas.hexes[hex].id);
    }
    if (entry->may_wait)
        bt_json_bool(json, "wait", true);
}

bool
naw_same_entry(const naw_arrival *group)
{
    const naw_entry *a = &group->entry[0], *b = &group->entry[1];
    return a->turn == b->turn && a->hex == b->hex && a->map == b->map && a->edge == b->edge;
}

/* One line of the chart; plan is NULL when it stands in both. */
static void
write_arrival(const bt_game *game, int group, int plan, bool both, bt_json *json)
{
    const naw_printed *p = naw_printed_of(game);
    const naw_arrival *arrival = &p->arrivals[group];
    const naw_entry *entry = &arrival->entry[plan];
    if (!entry->turn)
        return;
    bt_json_object(json, NULL);
    bt_json_text(json, "group", naw_group_key(group, (char[NAW_GROUP_KEY]){ 0 }));
    bt_json_text(json, "side", game->rules->sides[arrival->side]);
    if (!both)
        bt_json_text(json, "plan", naw_plan_words[plan]);
    naw_write_entry(p, entry, entry->hex, json);
    write_units(game, arrival->units, json);
    if (arrival->divert != BT_HEX_NONE && game->options.value[NAW_OPTION_BERNADOTTE])
        bt_json_text(json, "divert", p->atlas.hexes[arrival->divert].id);
    bt_json_some_text(json, "rule", entry->rule);
    bt_json_object_end(json);
}

static void
write_arrivals(const bt_game *game, bt_json *json)
{
    const naw_printed *p = naw_printed_of(game);
    if (!p->arrival_count)
        return;
    bt_json_array(json, "arrivals");
    for (int g = 0; g < p->arrival_count; g++) {
        bool both = naw_same_entry(&p->arrivals[g]);
        if (p->arrivals[g].louis && !game->options.value[NAW_OPTION_LOUIS])
            continue;
        write_arrival(game, g, 0, both, json);
        if (!both)
            write_arrival(game, g, 1, both, json);
    }
    bt_json_array_end(json);
}

static void
write_plans(const bt_game *game, bt_json *json)
{
    const naw_printed *p = naw_printed_of(game);
    if (!p->has_plans)
        return;
    bt_json_object(json, "plans");
    for (int i = 0; i < NAW_PLANS; i++)
        bt_json_text(json, naw_plan_words[i], bt_tr(game, p->plan_texts[i]));
    bt_json_object_end(json);
}

/* ---- demoralization and victory [18.2] [19.1] ------------------------------ */

static void
write_level(const bt_game *game, bt_side side, int map, bt_json *json)
{
    const naw_printed *p = naw_printed_of(game);
    int louis = game->options.value[NAW_OPTION_LOUIS];
    int a = p->levels[0][louis][side][map], b = p->levels[1][louis][side][map];
    if (!a && !b)
        return;
    bt_json_object(json, NULL);
    bt_json_text(json, "side", game->rules->sides[side]);
    bt_json_text(json, "map", p->atlas.maps[map].id);
    if (a == b)
        bt_json_number(json, "level", a);
    else if (a)
        bt_json_number(json, naw_plan_words[0], a);
    if (a != b && b)
        bt_json_number(json, naw_plan_words[1], b);
    bt_json_object_end(json);
}

static void
write_demoralization(const bt_game *game, bt_json *json)
{
    bt_json_array(json, "demoralization");
    for (bt_side side = NAW_FRENCH; side <= NAW_PRUSSIAN; side++) {
        for (int map = 0; map < naw_printed_of(game)->atlas.map_count; map++)
            write_level(game, side, map, json);
    }
    bt_json_array_end(json);
}

static void
write_award(const bt_game *game, const naw_condition *c, int plan, bt_json *json)
{
    bt_json_text(json, "side", game->rules->sides[c->winner[plan]]);
    bt_json_number(json, "points", c->points[plan]);
}

static void
write_condition(const bt_game *game, const naw_condition *c, bt_json *json)
{
    bool both = c->points[0] == c->points[1] && c->winner[0] == c->winner[1];
    bt_json_object(json, NULL);
    bt_json_text(json, "text", bt_tr(game, c->text));
    bt_json_text(json, "rule", c->rule);
    if (both)
        write_award(game, c, 0, json);
    for (int plan = 0; plan < NAW_PLANS && !both; plan++) {
        if (!c->points[plan])
            continue;
        bt_json_object(json, naw_plan_words[plan]);
        write_award(game, c, plan, json);
        bt_json_object_end(json);
    }
    bt_json_object_end(json);
}

static void
write_victory(const bt_game *game, bt_json *json)
{
    const naw_printed *p = naw_printed_of(game);
    bt_json_array(json, "victory");
    for (int i = 0; i < p->condition_count; i++)
        write_condition(game, &p->conditions[i], json);
    bt_json_array_end(json);
}

/* ---- ways off the maps [17.0] [17.1] ---------------------------------------- */

static void
write_exits(const bt_game *game, bt_json *json)
{
    const naw_printed *p = naw_printed_of(game);
    bt_json_object(json, "exits");
    for (bt_side side = NAW_FRENCH; side <= NAW_PRUSSIAN; side++) {
        bt_json_object(json, game->rules->sides[side]);
        for (int map = 0; map < p->atlas.map_count; map++) {
            if (p->exit_edges[side][map])
                write_edges(p->atlas.maps[map].id, p->exit_edges[side][map], json);
        }
        bt_json_object_end(json);
    }
    bt_json_object_end(json);
}

static void
write_transit(const bt_game *game, bt_json *json)
{
    const naw_printed *p = naw_printed_of(game);
    if (!p->has_transit)
        return;
    bt_json_object(json, "transit");
    bt_json_text(json, "side", game->rules->sides[p->transit_side]);
    bt_json_text(json, "rule", "17.1a");
    bt_json_object(json, "between");
    for (int map = 0; map < 2; map++)
        bt_json_text(json, p->atlas.maps[map].id,
                     naw_edge_words[__builtin_ctz(p->transit_edge[map])]);
    bt_json_object_end(json);
    bt_json_array(json, "sections");
    for (int section = 0; section < NAW_SECTIONS; section++)
        bt_json_text(json, NULL, p->section_names[section]);
    bt_json_array_end(json);
    bt_json_object_end(json);
}

/* What the two numbers on a counter are called. */
static void
write_ratings(const bt_game *game, bt_json *json)
{
    bt_json_array(json, "ratings");
    bt_json_text(json, NULL, bt_tr(game, "strength"));
    bt_json_text(json, NULL, bt_tr(game, "movement"));
    bt_json_array_end(json);
}

void
naw_book(const bt_game *game, bt_json *json)
{
    const naw_printed *p = naw_printed_of(game);
    write_ratings(game, json);
    naw_write_track(p, json);
    write_terrain_chart(game, json);
    bt_chart_crt(game, &p->crt, "7.6e", naw_result_words, naw_result_texts,
                 BT_COUNT(naw_result_words), json);
    write_plans(game, json);
    write_arrivals(game, json);
    write_demoralization(game, json);
    write_victory(game, json);
    write_exits(game, json);
    write_transit(game, json);
}
