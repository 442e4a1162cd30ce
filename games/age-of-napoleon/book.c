/*
 * book.c - what is printed beside the map: tables, countries, ratings, the track of years.
 */
#include "book.h"

#include <berthier/chart.h>
#include <berthier/say.h>
#include <stdio.h>

/* The heads of six columns, one a face; with one before them if it is given. */
static void
write_faces(const char *before, bt_json *json)
{
    if (before)
        bt_json_text(json, NULL, before);
    for (int face = 1; face <= AON_FACES; face++)
        bt_chart_number(face, json);
    bt_chart_rows(json);
}

/* [DATA-5.1] [AON-13.5] [AON-13.7b] */
static void
write_battle(const bt_game *game, const aon_printed *p, bt_json *json)
{
    bt_chart_begin(game, "battle", BT_MSG("Battle results: losses inflicted"), "AON-13.5",
                   BT_MSG("strength"), json);
    write_faces(bt_tr(game, BT_MSG("tie")), json);
    for (int i = 0; i < p->column_count; i++) {
        bt_chart_row(p->columns[i].name, json);
        bt_chart_number(p->columns[i].modifier, json);
        for (int face = 0; face < AON_FACES; face++)
            bt_chart_number(p->columns[i].losses[face], json);
        bt_chart_row_end(json);
    }
    bt_chart_end(json);
}

/* [DATA-5.2] [AON-12.8b] */
static void
write_march(const bt_game *game, const aon_printed *p, bt_json *json)
{
    bt_chart_begin(game, "march", BT_MSG("March attrition: corps lost"), "AON-12.8b",
                   BT_MSG("spent corps"), json);
    write_faces(NULL, json);
    for (int i = 0; i < AON_SPENT_MAX; i++) {
        char head[16];
        (void)snprintf(head, sizeof head, "%d%s", i + 1, i + 1 == AON_SPENT_MAX ? "+" : "");
        bt_chart_row(head, json);
        for (int face = 0; face < AON_FACES; face++)
            bt_chart_number(p->march[i][face], json);
        bt_chart_row_end(json);
    }
    bt_chart_end(json);
}

/* [DATA-5.3] [AON-15.4] */
static void
write_winter(const bt_game *game, const aon_printed *p, bt_json *json)
{
    bt_chart_begin(game, "winter", BT_MSG("Winter attrition: corps lost for good"), "AON-15.4",
                   BT_MSG("corps"), json);
    for (int score = p->winter_best; score >= p->winter_worst; score--)
        bt_chart_number(score, json);
    bt_chart_rows(json);
    for (int i = 0; i < p->winter_count; i++) {
        char head[16];
        (void)snprintf(head, sizeof head, "%d+", p->winter[i].from);
        bt_chart_row(head, json);
        for (int row = 0; row <= p->winter_best - p->winter_worst; row++)
            bt_chart_number(p->winter[i].losses[row], json);
        bt_chart_row_end(json);
    }
    bt_chart_end(json);
}

/* [AON-9.3a] [AON-10.2a] [AON-10.2b] */
static void
write_limits(const bt_game *game, const aon_printed *p, bt_json *json)
{
    bt_chart_begin(game, "countries", BT_MSG("Major countries"), "AON-10.2a", BT_MSG("country"), json);
    bt_json_text(json, NULL, bt_tr(game, BT_MSG("cards")));
    bt_json_text(json, NULL, bt_tr(game, BT_MSG("most on the map")));
    bt_json_text(json, NULL, bt_tr(game, BT_MSG("placed a year")));
    bt_chart_rows(json);
    for (int i = 0; i < p->country_count; i++) {
        const aon_country *c = &p->countries[i];
        if (c->class != AON_MAJOR)
            continue;
        bt_chart_row(bt_tr(game, game->rosters[AON_ROSTER_COUNTRY].at[i].title), json);
        bt_chart_number(c->cards, json);
        bt_chart_number(c->mobilization, json);
        bt_chart_number(c->deployment, json);
        bt_chart_row_end(json);
    }
    bt_chart_end(json);
}

/* The ratings of each corps, as its counter has them [AON-2.4]. */
static void
write_corps(const bt_game *game, const aon_printed *p, bt_json *json)
{
    bt_json_object(json, "corps");
    for (int u = 0; u < p->unit_count; u++) {
        const aon_corps *c = &p->corps[u];
        bt_json_object(json, game->units[u].id);
        bt_json_number(json, "fresh", c->fresh);
        bt_json_number(json, "spent",
                       game->options.value[AON_OPTION_NAPOLEON] && c->napoleon ? c->fresh - 1
                                                                               : c->spent);
        bt_json_number(json, "movement", c->movement);
        bt_json_number(json, "seniority", c->seniority);
        bt_json_text(json, "home", game->rosters[AON_ROSTER_COUNTRY].at[c->home].id);
        bt_json_object_end(json);
    }
    bt_json_object_end(json);
}

static const char *const classes[] = {
    [AON_MAJOR] = "major", [AON_MINOR] = "minor", [AON_DETACHABLE] = "detachable"
};

static void
write_countries(const bt_game *game, const aon_printed *p, bt_json *json)
{
    const bt_named *names = game->rosters[AON_ROSTER_COUNTRY].at;

    bt_json_object(json, "countries");
    for (int i = 0; i < p->country_count; i++) {
        const aon_country *c = &p->countries[i];
        bt_json_object(json, names[i].id);
        bt_json_text(json, "class", classes[c->class]);
        if (c->class == AON_DETACHABLE)
            bt_json_text(json, "ruler", names[c->ruler].id);
        bt_json_text(json, "capital", game->network->areas[c->capital].id);
        bt_json_object_end(json);
    }
    bt_json_object_end(json);
}

/* [AON-5.1] */
static void
write_phases(bt_json *json)
{
    static const char *const phases[] = { "diplomacy", "insurrection", "strategy", "reinforcement",
                                          "campaign",  "surrender",    "winter",   "victory" };

    bt_json_array(json, "phases");
    for (size_t i = 0; i < BT_COUNT(phases); i++)
        bt_json_text(json, NULL, phases[i]);
    bt_json_array_end(json);
}

void
aon_book(const bt_game *game, bt_json *json)
{
    const aon_printed *p = aon_printed_of(game);

    bt_json_array(json, "charts");
    write_battle(game, p, json);
    write_march(game, p, json);
    write_winter(game, p, json);
    write_limits(game, p, json);
    bt_json_array_end(json);
    write_corps(game, p, json);
    write_countries(game, p, json);
    write_phases(json);
    bt_json_object(json, "years");
    bt_json_number(json, "first", AON_CENTURY + p->year);
    bt_json_number(json, "last", AON_CENTURY + AON_YEAR_LAST);
    bt_json_number(json, "rounds", AON_ROUNDS);
    bt_json_number(json, "winter", AON_WINTER);
    bt_json_object_end(json);
}
