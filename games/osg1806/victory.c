/*
 * victory.c - who wins [20.0], and who does at Saalfeld [21.96].
 *
 * All of it is counted from the position: what stood on the map or was to come as the scenario began,
 * against what there is of it now.
 */
#include "victory.h"
#include "control.h"
#include "morale.h"

#include <berthier/say.h>
#include <string.h>

/* ---- points [20.1] ----------------------------------------------------------------------- */

/* In a view somebody under a flag is, too. */
static bool
is_in_play(const osg *n, bt_unit unit)
{
    uint16_t place = n->s->places[unit];

    return osg_on_map(n->s, unit) || place == OSG_RESERVE || place == OSG_DETACHED ||
           place == OSG_HIDDEN;
}

/* [19.28] The set-up tables lie open, and nobody who began at reduced strength is ever whole again. */
static int
value_now(const osg *n, bt_unit unit)
{
    bool known = n->s->places[unit] == OSG_HIDDEN && n->printed->starts[unit].reduced;

    return known ? osg_counter_of(n, unit)->reduced : osg_value(n, unit);
}

/* [20.11] [20.14] What it was worth as the scenario began, less what it is worth now; a unit that is out
 * of play is worth nothing, and vedettes never are. */
static int
lost_of(const osg *n, bt_unit unit)
{
    const osg_counter *c = osg_counter_of(n, unit);
    const osg_start *start = &n->printed->starts[unit];
    int began = start->reduced ? c->reduced : c->strength;

    if (start->place == OSG_ABSENT || !bt_units_has(&n->printed->combat, unit) ||
        bt_units_has(&n->printed->vedettes, unit))
        return 0;
    return began - (is_in_play(n, unit) ? value_now(n, unit) : 0);
}

/* The ratio printed next below; below all of them the first. */
int
osg_ratio_points(const osg *n, const int lost[2])
{
    const osg_victory *v = &n->printed->victory;
    int at = 0;

    for (int i = 1; i < v->ratio_count; i++) {
        int from = v->ratio[i].from;
        bool none = !lost[OSG_FRENCH] && !lost[OSG_PRUSSIAN];
        if (none ? from <= 100 : 100 * lost[OSG_PRUSSIAN] >= from * lost[OSG_FRENCH])
            at = i;
    }
    return v->ratio[at].points;
}

int
osg_loss_points(const osg *n, int lost)
{
    const osg_victory *v = &n->printed->victory;
    int points = 0;

    for (int i = 0; i < v->loss_count; i++)
        if (lost >= 2 * v->loss[i].from)
            points = v->loss[i].points;
    return points > v->fewer ? points - v->fewer : 0;
}

/* [20.12] Each side's own sources that the enemy does not control. */
static void
count_sources(const osg *n, osg_score *out)
{
    for (int i = 0; i < n->printed->source_count; i++) {
        const osg_source *source = &n->printed->sources[i];
        out->sources[source->side] += source->in_play && osg_source_holder(n, i) == source->side;
    }
}

/* [20.13] [20.15] */
static void
count_enemy(const osg *n, osg_score *out)
{
    bt_units left = n->printed->baggage_trains;

    for (int f = 0; f < n->printed->formation_count; f++)
        out->corps[osg_other(n->printed->formations[f].side)] += osg_is_broken(n, (uint8_t)f);
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        out->baggage[osg_other(osg_counter_of(n, u)->side)] += n->s->places[u] == OSG_CAPTURED;
}

void
osg_count_score(const osg *n, osg_score *out)
{
    *out = (osg_score){ 0 };
    for (int u = 0; u < n->printed->unit_count; u++)
        out->lost[n->printed->counters[u].side] += lost_of(n, (bt_unit)u);
    if (n->printed->victory.saalfeld) {
        out->points[OSG_FRENCH] = n->s->fallen[OSG_PRUSSIAN];
        out->points[OSG_PRUSSIAN] = n->s->fallen[OSG_FRENCH];
        return;
    }
    out->ratio = osg_ratio_points(n, out->lost);
    out->losses = osg_loss_points(n, out->lost[OSG_PRUSSIAN]);
    count_sources(n, out);
    count_enemy(n, out);
    for (int side = OSG_FRENCH; side <= OSG_PRUSSIAN; side++)
        out->points[side] = out->sources[side] + out->corps[side] + out->baggage[side];
    out->points[OSG_FRENCH] += out->ratio;
    out->points[OSG_PRUSSIAN] += out->losses;
}

/* ---- levels [20.2] ----------------------------------------------------------------------- */

typedef struct verdict {
    bt_side winner;
    const char *text; /* {0} the winner, {1} its points, {2} those of the other */
} verdict;

/* French points to Prussian ones. */
static verdict
level_of(int french, int prussian)
{
    if (french <= 0 || 2 * french <= prussian)
        return (verdict){ OSG_PRUSSIAN, BT_MSG("{0} decisive victory, {1} to {2}") };
    if (french <= prussian)
        return (verdict){ OSG_PRUSSIAN, BT_MSG("{0} victory, {1} to {2}") };
    if (french < 2 * prussian)
        return (verdict){ OSG_FRENCH, BT_MSG("{0} marginal victory, {1} to {2}") };
    if (french < 3 * prussian)
        return (verdict){ OSG_FRENCH, BT_MSG("{0} victory, {1} to {2}") };
    if (french < 4 * prussian)
        return (verdict){ OSG_FRENCH, BT_MSG("{0} decisive victory, {1} to {2}") };
    return (verdict){ OSG_FRENCH, BT_MSG("{0} crushing victory, {1} to {2}") };
}

bt_side
osg_winner_of(const int points[2])
{
    return level_of(points[OSG_FRENCH], points[OSG_PRUSSIAN]).winner;
}

/* [21.96b] Who has what it came for wins; if both have or neither, points decide. */
static verdict
saalfeld_of(const osg *n, const osg_score *score)
{
    bool held = osg_town_holder(n) == OSG_PRUSSIAN;
    bool took = osg_aim_holder(n, 0) == OSG_FRENCH || osg_aim_holder(n, 1) == OSG_FRENCH;
    int ahead = score->points[OSG_FRENCH] - score->points[OSG_PRUSSIAN];

    if (held != took)
        return (verdict){ held ? OSG_PRUSSIAN : OSG_FRENCH,
                          BT_MSG("{0} automatic victory, {1} to {2}") };
    if (!ahead)
        return (verdict){ BT_SIDE_NONE, BT_MSG("draw; victory points of each side: {1}") };
    return (verdict){ ahead > 0 ? OSG_FRENCH : OSG_PRUSSIAN, BT_MSG("{0} victory, {1} to {2}") };
}

/* [20.3] */
static bool
is_captured(const osg *n)
{
    return n->s->places[n->printed->napoleon] == OSG_CAPTURED;
}

void
osg_judge(const osg *n, bt_outcome *out)
{
    bool halves = n->printed->victory.saalfeld;
    verdict found;
    osg_score score;
    int first, second;

    osg_count_score(n, &score);
    found = halves ? saalfeld_of(n, &score)
                   : level_of(score.points[OSG_FRENCH], score.points[OSG_PRUSSIAN]);
    if (is_captured(n))
        found = (verdict){ OSG_PRUSSIAN, BT_MSG("{0} automatic victory: Napoleon is captured") };
    out->winner = found.winner;
    first = score.points[found.winner == OSG_PRUSSIAN];
    second = score.points[found.winner != OSG_PRUSSIAN];
    out->margin = (first > second ? first - second : second - first) / (halves ? 2 : 1);
    BT_SAY_FIXED(out->text, n->game, found.text,
                 bt_arg_word(n->game->rules->side_names[found.winner == OSG_PRUSSIAN]),
                 halves ? bt_arg_halves(first) : bt_arg_number(first),
                 halves ? bt_arg_halves(second) : bt_arg_number(second));
}

void
osg_outcome(const bt_game *game, const bt_state *state, bt_outcome *out)
{
    const osg n = osg_look(game, state);

    *out = (bt_outcome){ .winner = BT_SIDE_NONE };
    out->over = bt_frames_peek(&n.s->frames)->procedure == OSG_P_OVER;
    if (out->over)
        osg_judge(&n, out);
}

/* ---- the end ------------------------------------------------------------------------------- */

static void
tell(osg *n, int side, int points, const char *rule)
{
    if (points > 0)
        OSG_EVENT(n, SCORED, rule, side, points, 0, 0);
    else if (points < 0)
        OSG_EVENT(n, FORFEITS, rule, side, -points, 0, 0);
}

static void
announce(osg *n)
{
    osg_score score;

    osg_count_score(n, &score);
    for (int side = OSG_FRENCH; side <= OSG_PRUSSIAN; side++) {
        if (n->printed->victory.saalfeld) {
            OSG_EVENT(n, FELLED, "21.96a", side, score.points[side], 0, 0);
            continue;
        }
        tell(n, side, side == OSG_FRENCH ? score.ratio : 0, "20.11");
        tell(n, side, score.sources[side], "20.12");
        tell(n, side, score.corps[side], "20.13");
        tell(n, side, side == OSG_PRUSSIAN ? score.losses : 0, "20.14");
        tell(n, side, score.baggage[side], "20.15");
    }
}

/* Nothing is under way any more. */
static void
close_game(osg *n)
{
    osg_state *s = n->s;

    memset(&s->frames, 0, sizeof s->frames);
    s->movers = s->placed = s->retreating = s->trapped = s->revealed = s->foiled =
        (bt_units){ { 0 } };
    memset(&s->exchange, 0, sizeof s->exchange);
    s->column = s->result = s->prizes = 0;
    bt_frames_push(&s->frames, OSG_P_OVER, n->printed->first_player);
}

void
osg_end_game(osg *n)
{
    osg_sweep_control(n);
    announce(n);
    close_game(n);
    OSG_EVENT(n, ENDED, "20.1", 0, 0, 0, 0);
}

void
osg_judge_capture(osg *n)
{
    if (!is_captured(n) || bt_frames_peek(&n->s->frames)->procedure == OSG_P_OVER)
        return;
    close_game(n);
    OSG_EVENT(n, ENDED, "20.3", 0, 0, 0, 0);
}

static bt_sides
over_acts(const osg *n)
{
    (void)n;
    return 0;
}

const bt_room osg_room_over = { .acts = over_acts, .rule = "20.1" };
