/*
 * book_charts.c - the charts and tables of the box: terrain effects, combat results, what shifts the
 * odds, Victory Points.
 */
#include "book.h"

#include <berthier/chart.h>
#include <berthier/say.h>
#include <stdio.h>
#include <string.h>

#define TEXT_SIZE 160

/* ---- terrain effects [8.11] [11.31] ------------------------------------------------------------- */

static const struct {
    bt_crossing crossing;
    const char *id, *sign, *rule;
} hexsides[] = {
    { BT_CROSSING_ROAD, "road", "", "8.24" },      { BT_CROSSING_TRAIL, "trail", "", "8.24" },
    { BT_CROSSING_STREAM, "stream", "+", "8.11b" }, { BT_CROSSING_RIVER, "river", "", "8.31a" },
    { BT_CROSSING_BRIDGE, "bridge", "+", "8.31a" }, { BT_CROSSING_PONTOON, BT_MSG("pontoon"), "+", "9.25" },
    { BT_CROSSING_SLOPE, "slope", "+", "9.1" },     { BT_CROSSING_WOODS, BT_MSG("woods"), "+", "8.11b" },
};

static const char *
terrain_rule(const osg_printed *p, int terrain)
{
    if (terrain == p->chateau)
        return "11.51";
    return p->tec.terrains[terrain].defence > BT_TIMES_ONE ? "11.31A" : "8.11a";
}

static void
print_halves(char *storage, size_t size, const char *sign, int halves)
{
    if (halves == BT_MP_PROHIBITED)
        (void)snprintf(storage, size, "–");
    else if (!halves)
        (void)snprintf(storage, size, "0");
    else if (halves == 1)
        (void)snprintf(storage, size, "%s1/2", sign);
    else
        (void)snprintf(storage, size, "%s%d%s", sign, halves / 2, halves % 2 ? " 1/2" : "");
}

/* The cost that most classes pay. */
static bt_mp
usual_cost(const bt_mp costs[OSG_CLASSES])
{
    int most = 0;

    for (int i = 1; i < OSG_CLASSES; i++) {
        int alike[2] = { 0 };
        for (int k = 0; k < OSG_CLASSES; k++) {
            alike[0] += costs[k] == costs[most];
            alike[1] += costs[k] == costs[i];
        }
        if (alike[1] > alike[0])
            most = i;
    }
    return costs[most];
}

/* "+1, leader 0": what most pay, and who does not. */
static void
write_cost(const bt_game *game, const char *sign, const bt_mp costs[OSG_CLASSES], bt_json *json)
{
    bt_mp usual = usual_cost(costs);
    char text[TEXT_SIZE], one[16];
    size_t used;

    print_halves(text, sizeof text, sign, usual);
    for (int i = 0; i < OSG_CLASSES; i++) {
        if (costs[i] == usual)
            continue;
        print_halves(one, sizeof one, sign, costs[i]);
        used = strlen(text);
        (void)snprintf(text + used, sizeof text - used, ", %s %s",
                       bt_tr(game, osg_printed_of(game)->tec.class_words[i]), one);
    }
    bt_json_text(json, "cost", text);
}

static void
write_defence(bt_times defence, bt_json *json)
{
    char text[16];

    if (defence <= BT_TIMES_ONE)
        return;
    print_halves(text, sizeof text, "", defence);
    bt_json_text(json, "defence", text);
}

static void
write_hexside(const bt_game *game, int row, bt_json *json)
{
    const bt_tec *tec = &osg_printed_of(game)->tec;
    bt_crossing crossing = hexsides[row].crossing;
    bt_mp costs[OSG_CLASSES];

    for (int i = 0; i < OSG_CLASSES; i++)
        costs[i] = tec->costs[i].over[crossing];
    bt_json_object(json, NULL);
    bt_json_text(json, "id", hexsides[row].id);
    bt_json_text(json, "name", bt_tr(game, hexsides[row].id));
    bt_json_bool(json, "hexside", true);
    if (usual_cost(costs) == BT_MP_PROHIBITED)
        bt_json_bool(json, "barred", true);
    else
        write_cost(game, hexsides[row].sign, costs, json);
    write_defence(tec->defence[crossing], json);
    bt_json_text(json, "rule", hexsides[row].rule);
    bt_json_object_end(json);
}

static void
write_terrain(const bt_game *game, const osg_printed *p, int terrain, bt_json *json)
{
    bt_mp costs[OSG_CLASSES];

    for (int i = 0; i < OSG_CLASSES; i++)
        costs[i] = p->tec.costs[i].enter[terrain];
    bt_json_object(json, NULL);
    bt_json_text(json, "id", p->tec.terrains[terrain].id);
    bt_json_text(json, "name", bt_tr(game, p->tec.terrains[terrain].id));
    write_cost(game, "", costs, json);
    write_defence(p->tec.terrains[terrain].defence, json);
    bt_json_text(json, "rule", terrain_rule(p, terrain));
    bt_json_object_end(json);
}

/* [8.21b] */
static void
write_march(const bt_game *game, const osg_printed *p, bt_json *json)
{
    char text[16];

    print_halves(text, sizeof text, "", p->march);
    bt_json_object(json, NULL);
    bt_json_text(json, "id", "road-march");
    bt_json_text(json, "name", bt_tr(game, BT_MSG("road, in Road March")));
    bt_json_bool(json, "hexside", true);
    bt_json_text(json, "cost", text);
    bt_json_text(json, "rule", "8.21b");
    bt_json_object_end(json);
}

/* Terrain that the map has no hex of is left out. */
static void
write_terrain_chart(const bt_game *game, const osg_printed *p, bt_json *json)
{
    unsigned seen = 0;

    for (bt_hex hex = 0; hex < p->atlas.hex_count; hex++)
        seen |= 1u << p->atlas.hexes[hex].terrain;
    bt_json_array(json, "terrain_chart");
    for (int i = 0; i < p->tec.terrain_count; i++)
        if (seen >> i & 1)
            write_terrain(game, p, i, json);
    for (size_t i = 0; i < BT_COUNT(hexsides); i++)
        write_hexside(game, (int)i, json);
    write_march(game, p, json);
    bt_json_array_end(json);
}

/* ---- what shifts the odds ----------------------------------------------------------------------- */

static void
write_sum(int points, bool sign, bt_json *json)
{
    char text[16];

    (void)snprintf(text, sizeof text, sign && points > 0 ? "+%d" : "%d", points);
    bt_json_text(json, NULL, text);
}

/* What moves the odds to another column. */
static void
write_shifts(const bt_game *game, bt_json *json)
{
    static const struct {
        const char *why, *rule;
        int columns;
    } rows[] = {
        { BT_MSG("infantry and cavalry together"), "16.1a", 1 },
        { BT_MSG("the Guard infantry attacks"), "16.32", 1 },
        { BT_MSG("Napoleon is with the attackers"), "5.14", 1 },
        { BT_MSG("Napoleon is with the defenders"), "5.14", -1 },
        { BT_MSG("after a Repulse that failed"), "10.22b", -2 },
    };

    bt_chart_begin(game, "shifts", BT_MSG("Shifts of the odds"), "11.3", BT_MSG("reason"), json);
    bt_json_text(json, NULL, bt_tr(game, BT_MSG("columns")));
    bt_json_text(json, NULL, bt_tr(game, BT_MSG("rule")));
    bt_chart_rows(json);
    for (size_t i = 0; i < BT_COUNT(rows); i++) {
        bt_chart_row(bt_tr(game, rows[i].why), json);
        write_sum(rows[i].columns, true, json);
        bt_json_text(json, NULL, rows[i].rule);
        bt_chart_row_end(json);
    }
    bt_chart_end(json);
}

/* ---- victory [20.0] [21.96] --------------------------------------------------------------------- */

/* [20.11] Prussian losses to French ones. */
static void
write_ratio(const bt_game *game, const osg_victory *v, bt_json *json)
{
    char head[16];

    bt_chart_begin(game, "ratio", BT_MSG("French points for losses"), "20.11",
                   BT_MSG("Prussian losses to French"), json);
    bt_json_text(json, NULL, bt_tr(game, BT_MSG("points")));
    bt_chart_rows(json);
    for (int i = 0; i < v->ratio_count; i++) {
        bool below = v->ratio[i].from < 100;
        (void)snprintf(head, sizeof head, below ? "1-%d" : "%d-1",
                       below ? 100 / v->ratio[i].from : v->ratio[i].from / 100);
        bt_chart_row(head, json);
        write_sum(v->ratio[i].points, true, json);
        bt_chart_row_end(json);
    }
    bt_chart_end(json);
}

/* [20.14] In battles for a part of the army fewer. */
static void
write_losses(const bt_game *game, const osg_victory *v, bt_json *json)
{
    char head[16];

    bt_chart_begin(game, "losses", BT_MSG("Prussian points for their losses"), "20.14",
                   BT_MSG("Prussian losses"), json);
    bt_json_text(json, NULL, bt_tr(game, BT_MSG("points")));
    bt_chart_rows(json);
    for (int i = 0; i < v->loss_count; i++) {
        int points = v->loss[i].points - v->fewer;
        if (i + 1 < v->loss_count)
            (void)snprintf(head, sizeof head, "%d–%d", v->loss[i].from, v->loss[i + 1].from - 1);
        else
            (void)snprintf(head, sizeof head, "%d+", v->loss[i].from);
        bt_chart_row(head, json);
        write_sum(points > 0 ? points : 0, false, json);
        bt_chart_row_end(json);
    }
    bt_chart_end(json);
}

/* [20.2] */
static void
write_levels(const bt_game *game, bt_json *json)
{
    static const char *const rows[][2] = {
        { "1-2", BT_MSG("Prussian decisive victory") },
        { "1-1", BT_MSG("Prussian victory") },
        { "< 2-1", BT_MSG("French marginal victory") },
        { "2-1", BT_MSG("French victory") },
        { "3-1", BT_MSG("French decisive victory") },
        { "4-1", BT_MSG("French crushing victory") },
    };

    bt_chart_begin(game, "levels", BT_MSG("Levels of victory"), "20.2",
                   BT_MSG("French points to Prussian"), json);
    bt_json_text(json, NULL, bt_tr(game, BT_MSG("level")));
    bt_chart_rows(json);
    for (size_t i = 0; i < BT_COUNT(rows); i++) {
        bt_chart_row(rows[i][0], json);
        bt_json_text(json, NULL, bt_tr(game, rows[i][1]));
        bt_chart_row_end(json);
    }
    bt_chart_end(json);
}

static void
write_line(const bt_game *game, const char *side, const char *rule, const char *text, int points,
           bt_json *json)
{
    bt_json_object(json, NULL);
    if (side)
        bt_json_text(json, "side", side);
    if (points)
        bt_json_number(json, "points", points);
    bt_json_text(json, "text", bt_tr(game, text));
    bt_json_text(json, "rule", rule);
    bt_json_object_end(json);
}

/* A line without a side is for both; one with points gives them each time. */
static void
write_victory(const bt_game *game, const osg_printed *p, bt_json *json)
{
    const char *const *sides = game->rules->sides;
    const osg_victory *v = &p->victory;

    bt_json_array(json, "victory");
    if (v->saalfeld) {
        write_line(game, NULL, "21.96a", BT_MSG("for each enemy Strength Point eliminated"), 1,
                   json);
        write_line(game, sides[OSG_PRUSSIAN], "21.96b",
                   BT_MSG("wins outright if it controls its aim at the end"), 0, json);
        write_line(game, sides[OSG_FRENCH], "21.96b",
                   BT_MSG("wins outright if it controls one of its aims, in supply, at the end"), 0,
                   json);
    } else {
        write_line(game, sides[OSG_FRENCH], "20.11",
                   BT_MSG("by the ratio of Prussian losses to French"), 0, json);
        write_line(game, NULL, "20.12",
                   BT_MSG("for each own source of supply that the enemy does not control"), 1,
                   json);
        write_line(game, NULL, "20.13", BT_MSG("for each enemy corps that is demoralized"), 1,
                   json);
        write_line(game, sides[OSG_PRUSSIAN], "20.14", BT_MSG("by the losses of its own army"), 0,
                   json);
        write_line(game, NULL, "20.15", BT_MSG("for each enemy baggage train captured"), 1, json);
    }
    if (!bt_units_has(&p->absent, p->napoleon))
        write_line(game, sides[OSG_PRUSSIAN], "20.3",
                   BT_MSG("wins at once if Napoleon is captured"), 0, json);
    bt_json_array_end(json);
}

/* [21.96b] Hexes that win outright, by the side that wants them. */
static void
write_aims(const bt_game *game, const osg_printed *p, bt_json *json)
{
    const bt_hex_info *hexes = p->atlas.hexes;

    if (!p->victory.saalfeld)
        return;
    bt_json_object(json, "aims");
    bt_json_array(json, game->rules->sides[OSG_FRENCH]);
    for (int i = 0; i < 2; i++)
        bt_json_text(json, NULL, hexes[p->victory.takes[i]].id);
    bt_json_array_end(json);
    bt_json_array(json, game->rules->sides[OSG_PRUSSIAN]);
    bt_json_text(json, NULL, hexes[p->victory.holds].id);
    bt_json_array_end(json);
    bt_json_object_end(json);
}

void
osg_write_charts(const bt_game *game, bt_json *json)
{
    const osg_printed *p = osg_printed_of(game);

    write_terrain_chart(game, p, json);
    bt_chart_crt(game, &p->crt, "11.3", osg_result_words, osg_result_texts, OSG_RESULTS, json);
    bt_json_array(json, "charts");
    write_shifts(game, json);
    if (!p->victory.saalfeld) {
        write_ratio(game, &p->victory, json);
        write_losses(game, &p->victory, json);
        write_levels(game, json);
    }
    bt_json_array_end(json);
    write_victory(game, p, json);
    write_aims(game, p, json);
}
