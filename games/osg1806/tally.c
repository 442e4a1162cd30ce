/*
 * tally.c - the score as a view tells it [20.1] [21.96]: every line of the schedule with its points, what
 * they are given for, and how far it is to the next.
 *
 * It is counted from what the viewer sees.  An enemy under its flag that came back reduced counts as whole, so the
 * losses told of a side with hidden units are the least that they can be; `hidden` says so.
 */
#include "tally.h"
#include "control.h"
#include "morale.h"
#include "victory.h"

static void
begin_line(const osg *n, const char *rule, bt_side side, int points, int parts, bt_json *json)
{
    bt_json_object(json, NULL);
    bt_json_text(json, "rule", rule);
    bt_json_text(json, "side", n->game->rules->sides[side]);
    bt_json_parts(json, "points", points, parts);
}

/* A loss of so many half Strength Points more, by whom, and what the line gives then. */
static void
write_step(const osg *n, bt_side side, int more, int points, bt_json *json)
{
    bt_json_object(json, NULL);
    bt_json_text(json, "side", n->game->rules->sides[side]);
    bt_json_parts(json, "more", more, 2);
    bt_json_number(json, "points", points);
    bt_json_object_end(json);
}

/* ---- losses [20.11] [20.14] -------------------------------------------------------------------- */

/* The least that one side has to lose more for other points; 0 when no loss of it changes them. */
static int
next_ratio(const osg *n, const int lost[2], bt_side side)
{
    const osg_victory *v = &n->printed->victory;
    int points = osg_ratio_points(n, lost), least = 0;

    for (int i = 0; i < v->ratio_count; i++) {
        int then[2] = { lost[OSG_FRENCH], lost[OSG_PRUSSIAN] }, from = v->ratio[i].from;
        then[side] = side == OSG_PRUSSIAN ? (from * lost[OSG_FRENCH] + 99) / 100
                                          : 100 * lost[OSG_PRUSSIAN] / from + 1;
        if (then[side] <= lost[side])
            then[side] = lost[side] + 1;
        if (osg_ratio_points(n, then) != points && (!least || then[side] - lost[side] < least))
            least = then[side] - lost[side];
    }
    return least;
}

static void
write_ratio(const osg *n, const osg_score *score, bt_json *json)
{
    begin_line(n, "20.11", OSG_FRENCH, score->ratio, 1, json);
    bt_json_array(json, "next");
    for (bt_side side = OSG_FRENCH; side <= OSG_PRUSSIAN; side++) {
        int then[2] = { score->lost[OSG_FRENCH], score->lost[OSG_PRUSSIAN] };
        int more = next_ratio(n, score->lost, side);
        if (!more)
            continue;
        then[side] += more;
        write_step(n, side, more, osg_ratio_points(n, then), json);
    }
    bt_json_array_end(json);
    bt_json_object_end(json);
}

static void
write_losses(const osg *n, const osg_score *score, bt_json *json)
{
    const osg_victory *v = &n->printed->victory;
    int lost = score->lost[OSG_PRUSSIAN];

    begin_line(n, "20.14", OSG_PRUSSIAN, score->losses, 1, json);
    bt_json_array(json, "next");
    for (int i = 0; i < v->loss_count; i++) {
        int then = 2 * v->loss[i].from;
        if (then <= lost || osg_loss_points(n, then) == score->losses)
            continue;
        write_step(n, OSG_PRUSSIAN, then - lost, osg_loss_points(n, then), json);
        break;
    }
    bt_json_array_end(json);
    bt_json_object_end(json);
}

/* ---- what is counted [20.12] [20.13] [20.15] --------------------------------------------------- */

/* Each source in play that is a side's own, and whose it is now. */
static void
write_sources(const osg *n, bt_side side, int points, bt_json *json)
{
    begin_line(n, "20.12", side, points, 1, json);
    bt_json_object(json, "sources");
    for (int i = 0; i < n->printed->source_count; i++)
        if (n->printed->sources[i].side == side && n->printed->sources[i].in_play)
            bt_json_text(json, n->game->rosters[OSG_SOURCES].at[i].id,
                         n->game->rules->sides[osg_source_holder(n, i)]);
    bt_json_object_end(json);
    bt_json_object_end(json);
}

/* The other side's formations that can break, and which have. */
static void
write_corps(const osg *n, bt_side side, int points, bt_json *json)
{
    const osg_printed *p = n->printed;

    begin_line(n, "20.13", side, points, 1, json);
    bt_json_object(json, "formations");
    for (int f = 0; f < p->formation_count; f++) {
        bt_units there = bt_units_minus(p->formations[f].units, p->absent);
        if (p->formations[f].side != side && p->formations[f].tracked && !bt_units_is_empty(&there))
            bt_json_bool(json, n->game->rosters[OSG_FORMATIONS].at[f].id,
                         osg_is_broken(n, (uint8_t)f));
    }
    bt_json_object_end(json);
    bt_json_object_end(json);
}

/* The other side's baggage trains, and which are captured. */
static void
write_trains(const osg *n, bt_side side, int points, bt_json *json)
{
    bt_units left = bt_units_minus(n->printed->baggage_trains, n->printed->absent);

    left = bt_units_and(left, n->printed->of_side[osg_other(side)]);
    begin_line(n, "20.15", side, points, 1, json);
    bt_json_object(json, "trains");
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        bt_json_bool(json, n->game->units[u].id, n->s->places[u] == OSG_CAPTURED);
    bt_json_object_end(json);
    bt_json_object_end(json);
}

/* ---- Saalfeld [21.96] -------------------------------------------------------------------------- */

static void
write_aim(const osg *n, bt_hex hex, bt_side holder, bt_json *json)
{
    bt_json_text(json, n->printed->atlas.hexes[hex].id, n->game->rules->sides[holder]);
}

static void
write_saalfeld(const osg *n, bt_side side, int points, bt_json *json)
{
    const osg_victory *v = &n->printed->victory;

    begin_line(n, "21.96a", side, points, 2, json);
    bt_json_object_end(json);
    bt_json_object(json, NULL);
    bt_json_text(json, "rule", "21.96b");
    bt_json_text(json, "side", n->game->rules->sides[side]);
    bt_json_object(json, "aims");
    if (side == OSG_PRUSSIAN)
        write_aim(n, v->holds, osg_town_holder(n), json);
    for (int i = 0; side == OSG_FRENCH && i < 2; i++)
        write_aim(n, v->takes[i], osg_aim_holder(n, i), json);
    bt_json_object_end(json);
    bt_json_object_end(json);
}

/* ---- all of it --------------------------------------------------------------------------------- */

static void
write_lines(const osg *n, const osg_score *score, bt_side side, bt_json *json)
{
    if (n->printed->victory.saalfeld) {
        write_saalfeld(n, side, score->points[side], json);
        return;
    }
    if (side == OSG_FRENCH)
        write_ratio(n, score, json);
    write_sources(n, side, score->sources[side], json);
    write_corps(n, side, score->corps[side], json);
    if (side == OSG_PRUSSIAN)
        write_losses(n, score, json);
    write_trains(n, side, score->baggage[side], json);
}

static bool
is_any_hidden(const osg *n)
{
    for (int u = 0; u < n->printed->unit_count; u++)
        if (n->s->places[u] == OSG_HIDDEN && bt_units_has(&n->printed->troops, (bt_unit)u))
            return true;
    return false;
}

void
osg_write_tally(const osg *n, bt_json *json)
{
    const char *const *sides = n->game->rules->sides;
    int parts = n->printed->victory.saalfeld ? 2 : 1;
    bt_outcome judged = { .winner = BT_SIDE_NONE };
    osg_score score;

    osg_count_score(n, &score);
    osg_judge(n, &judged);
    bt_json_object(json, "score");
    for (bt_side side = OSG_FRENCH; side <= OSG_PRUSSIAN; side++)
        bt_json_parts(json, sides[side], score.points[side], parts);
    bt_json_text(json, "text", judged.text);
    if (judged.winner != BT_SIDE_NONE)
        bt_json_text(json, "winner", sides[judged.winner]);
    bt_json_object(json, "lost");
    for (bt_side side = OSG_FRENCH; side <= OSG_PRUSSIAN; side++)
        bt_json_parts(json, sides[side], score.lost[side], 2);
    bt_json_object_end(json);
    if (is_any_hidden(n))
        bt_json_bool(json, "hidden", true);
    bt_json_array(json, "lines");
    for (bt_side side = OSG_FRENCH; side <= OSG_PRUSSIAN; side++)
        write_lines(n, &score, side, json);
    bt_json_array_end(json);
    bt_json_object_end(json);
}
