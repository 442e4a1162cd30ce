/*
 * book.c - what is printed beside the map: counters, formations, sources of supply, the turn record.
 *
 * Strengths and Movement Points are kept in halves and written as the numbers they are.
 */
#include "book.h"
#include "state.h"

#include <berthier/say.h>
#include <stdio.h>

#define GROUP_KEY 16

static const char *const size_words[] = { NULL, "regiment", "brigade", "division" };

static const char *
formation_id(const bt_game *game, uint8_t formation)
{
    return game->rosters[OSG_FORMATIONS].at[formation].id;
}

static void
write_unit(const bt_game *game, const char *key, bt_unit unit, bt_json *json)
{
    if (unit != BT_UNIT_NONE)
        bt_json_text(json, key, game->units[unit].id);
}

static void
write_list(const bt_game *game, const char *key, bt_units units, bt_json *json)
{
    if (bt_units_is_empty(&units))
        return;
    bt_json_array(json, key);
    for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE;)
        bt_json_text(json, NULL, game->units[u].id);
    bt_json_array_end(json);
}

/* ---- counters [1.31] [1.32] ---------------------------------------------------------------- */

/* Values that a counter does not have printed are left out. */
static void
write_values(const osg_counter *c, bt_json *json)
{
    if (c->strength)
        bt_json_parts(json, "strength", c->strength, 2);
    if (c->reduced)
        bt_json_parts(json, "reduced", c->reduced, 2);
    if (c->initiative)
        bt_json_number(json, "initiative", c->initiative);
    if (c->reduced_initiative)
        bt_json_number(json, "reduced_initiative", c->reduced_initiative);
    if (c->rating)
        bt_json_number(json, "rating", c->rating);
    bt_json_parts(json, "movement", c->allowance, 2);
}

static void
write_counter(const bt_game *game, bt_unit unit, bt_json *json)
{
    const osg_counter *c = &osg_printed_of(game)->counters[unit];

    bt_json_object(json, game->units[unit].id);
    if (c->formation != OSG_NO_FORMATION)
        bt_json_text(json, "formation", formation_id(game, c->formation));
    bt_json_some_text(json, "size", size_words[c->size]);
    write_values(c, json);
    if (c->is_officer)
        bt_json_bool(json, "officer", true);
    write_list(game, "vedettes", c->vedettes, json);
    write_unit(game, "parent", c->parent, json);
    write_unit(game, "replacement", c->replacement, json);
    write_unit(game, "replaces", c->replaces, json);
    bt_json_object_end(json);
}

/* Only those that this scenario has in play. */
static void
write_counters(const bt_game *game, const osg_printed *p, bt_json *json)
{
    bt_json_object(json, "counters");
    for (int u = 0; u < p->unit_count; u++)
        if (!bt_units_has(&p->absent, (bt_unit)u))
            write_counter(game, (bt_unit)u, json);
    bt_json_object_end(json);
}

/* What the numbers on a counter are called. */
static void
write_ratings(const bt_game *game, bt_json *json)
{
    bt_json_array(json, "ratings");
    bt_json_text(json, NULL, bt_tr(game, "strength"));
    bt_json_text(json, NULL, bt_tr(game, BT_MSG("initiative")));
    bt_json_text(json, NULL, bt_tr(game, "movement"));
    bt_json_array_end(json);
}

/* ---- formations [1.4] [12.11] -------------------------------------------------------------- */

static void
write_formation(const bt_game *game, const osg_printed *p, uint8_t number, bt_json *json)
{
    const osg_formation *f = &p->formations[number];

    bt_json_object(json, formation_id(game, number));
    bt_json_text(json, "side", game->rules->sides[f->side]);
    write_unit(game, "officer", f->officer, json);
    if (f->tracked) {
        bt_json_number(json, "level", f->level);
        bt_json_parts(json, "points", f->points, 2);
    }
    if (f->joins != OSG_NO_FORMATION)
        bt_json_text(json, "joins", formation_id(game, f->joins));
    write_list(game, "units", bt_units_minus(f->units, p->absent), json);
    bt_json_object_end(json);
}

/* Those that nobody is in play of are left out. */
static void
write_formations(const bt_game *game, const osg_printed *p, bt_json *json)
{
    bt_json_object(json, "formations");
    for (int f = 0; f < p->formation_count; f++) {
        bt_units there = bt_units_minus(p->formations[f].units, p->absent);
        if (!bt_units_is_empty(&there))
            write_formation(game, p, (uint8_t)f, json);
    }
    bt_json_object_end(json);
}

/* ---- sources of supply [14.2] -------------------------------------------------------------- */

static void
write_sources(const bt_game *game, const osg_printed *p, bt_json *json)
{
    bt_json_object(json, "sources");
    for (int i = 0; i < p->source_count; i++) {
        const osg_source *s = &p->sources[i];
        if (!s->in_play)
            continue;
        bt_json_object(json, game->rosters[OSG_SOURCES].at[i].id);
        bt_json_text(json, "side", game->rules->sides[s->side]);
        bt_json_text(json, "hex", p->atlas.hexes[s->hex].id);
        if (s->alternate)
            bt_json_bool(json, "alternate", true);
        bt_json_object_end(json);
    }
    bt_json_object_end(json);
}

/* ---- the turn record [1.61] [2.0] [19.3] --------------------------------------------------- */

static void
write_turns(const bt_game *game, const osg_printed *p, bt_json *json)
{
    bt_json_array(json, "track");
    for (int turn = 1; turn <= p->track.count; turn++)
        bt_json_text(json, NULL, osg_turn_words[bt_track_kind(&p->track, turn)]);
    bt_json_array_end(json);
    bt_json_array(json, "calendar");
    for (int i = 0; i < p->track.count; i++) {
        bt_json_object(json, NULL);
        bt_json_number(json, "day", p->days[i]);
        bt_json_text(json, "part", osg_part_words[p->parts[i]]);
        bt_json_object_end(json);
    }
    bt_json_array_end(json);
    bt_json_object(json, "turns");
    bt_json_number(json, "first", p->first_turn);
    bt_json_number(json, "last", p->last_turn);
    bt_json_text(json, "player", game->rules->sides[p->first_player]);
    bt_json_object_end(json);
}

/* Where they come on: at a hex, about a leader, or anywhere at the edge [19.24]. */
static void
write_entry(const bt_game *game, const osg_printed *p, const osg_arrival *a, bt_json *json)
{
    if (a->anywhere) {
        bt_json_bool(json, "anywhere", true);
        return;
    }
    if (a->near) {
        bt_json_number(json, "within", a->near);
        write_unit(game, "of", a->beside, json);
        return;
    }
    bt_json_text(json, "hex", p->atlas.hexes[a->hex].id);
    if (a->by_road)
        bt_json_bool(json, "road", true);
    if (a->source != OSG_NO_SOURCE)
        bt_json_text(json, "source", game->rosters[OSG_SOURCES].at[a->source].id);
}

static const char *
rule_of(const osg_arrival *a)
{
    if (a->tested != BT_UNIT_NONE)
        return "19.31";
    if (a->anywhere || a->near)
        return "19.24b";
    return a->inside ? "19.24a" : "15.0";
}

static void
write_arrival(const bt_game *game, const osg_printed *p, int number, bt_json *json)
{
    const osg_arrival *a = &p->arrivals[number];
    char key[GROUP_KEY];

    (void)snprintf(key, sizeof key, "a%d", number + 1);
    bt_json_object(json, NULL);
    bt_json_text(json, "group", key);
    bt_json_text(json, "side", game->rules->sides[a->side]);
    if (!a->anywhere)
        bt_json_number(json, "turn", a->turn);
    if (p->free_entry && a->side == OSG_FRENCH)
        bt_json_text(json, "track", a->track ? "alternate" : "regular");
    write_entry(game, p, a, json);
    write_unit(game, "test", a->tested, json);
    if (a->last_turn)
        bt_json_number(json, "until", a->last_turn);
    write_list(game, "units", a->units, json);
    bt_json_text(json, "rule", rule_of(a));
    bt_json_object_end(json);
}

static void
write_arrivals(const bt_game *game, const osg_printed *p, bt_json *json)
{
    if (!p->arrival_count)
        return;
    bt_json_array(json, "arrivals");
    for (int i = 0; i < p->arrival_count; i++)
        if (!bt_units_is_empty(&p->arrivals[i].units))
            write_arrival(game, p, i, json);
    bt_json_array_end(json);
}

void
osg_book(const bt_game *game, bt_json *json)
{
    const osg_printed *p = osg_printed_of(game);

    write_ratings(game, json);
    write_counters(game, p, json);
    write_formations(game, p, json);
    write_sources(game, p, json);
    write_turns(game, p, json);
    write_arrivals(game, p, json);
    osg_write_charts(game, json);
}
