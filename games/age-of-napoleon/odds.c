/*
 * odds.c - what a battle may bring, before it is fought: strengths line by line, and chances.
 *
 * Of a battle under way, of one that is due, or of the one that the army in hand would begin by
 * marching on.  Before the sides have chosen who fights, each is thought to engage the best it may.
 * What the viewer does not see of the other army is left open in the odds; for the chances it is
 * dealt again and again, as bots deal it.
 */
#include "odds.h"
#include "approach.h"
#include "corps.h"
#include "field.h"
#include "guess.h"
#include "strength.h"

#include <stdio.h>
#include <string.h>

enum { DEALS = 200 };

/* ---- who would fight ----------------------------------------------------- */

static int
worth(const aon *n, bt_unit unit)
{
    return aon_rating(n, unit) + aon_at_home(n, unit, n->s->field);
}

static bt_unit
best(const aon *n, bt_units corps)
{
    bt_unit found = bt_units_take(&corps);

    while (!bt_units_is_empty(&corps)) {
        bt_unit unit = bt_units_take(&corps);
        if (worth(n, unit) > worth(n, found))
            found = unit;
    }
    return found;
}

/* The leader, those named already, and the best of the rest, up to his seniority [AON-2.6c]. */
static bt_units
best_of(const aon *n, bt_units army)
{
    bt_units engaged = bt_units_and(n->s->picked, army), rest;
    bt_unit leader = aon_leader(n, army);

    if (leader == BT_UNIT_NONE)
        return army;
    bt_units_add(&engaged, leader);
    rest = bt_units_minus(army, engaged);
    while (!bt_units_is_empty(&rest) && bt_units_count(&engaged) < aon_seniority(n, leader)) {
        bt_unit unit = best(n, rest);
        bt_units_remove(&rest, unit);
        bt_units_add(&engaged, unit);
    }
    return engaged;
}

static bool
is_met(const aon *n)
{
    return !bt_units_is_empty(&n->s->engaged[0]) && !bt_units_is_empty(&n->s->engaged[1]);
}

/* Line up the battle in hand: who is engaged, or will be. */
static bool
line_up(aon *n)
{
    if (n->s->dice[0] || n->s->dice[1] || n->s->victor != BT_SIDE_NONE)
        return false;
    for (bt_side side = AON_FRENCH; side <= AON_COALITION; side++)
        if (bt_units_is_empty(&n->s->engaged[side]))
            n->s->engaged[side] = best_of(n, aon_fielders(n, side));
    return is_met(n);
}

/* The one that the army on the march would begin, with what its side has there already; or join, where that has
 * been intercepted and is attacked [AON-12.12b].  Who is fresh and hit on the way fights spent [AON-12.8a]. */
static bool
march_in(aon *n, bt_side mover, bt_area area)
{
    if (!aon_approach(n, mover, area))
        return false;
    n->s->field = area;
    n->s->attacker = aon_attacker_in(n, mover, area);
    n->s->engaged[mover] = best_of(n, bt_units_or(n->s->army, aon_army(n, mover, area)));
    n->s->engaged[aon_other(mover)] = best_of(n, aon_army(n, aon_other(mover), area));
    return is_met(n);
}

/* Of a series the one against the army from an area, which its defender may choose [CARD-INTERIOR-LINES.1]. */
static bool
face(aon *n, bt_area from)
{
    bt_side attacker = n->s->attacker;

    n->s->engaged[attacker] =
        best_of(n, aon_come_from(n, aon_army(n, attacker, n->s->field), from));
    return line_up(n);
}

static bool
chooses_army(const aon *n)
{
    return n->s->series && n->s->frames.depth && aon_top(n)->procedure == AON_P_LINES;
}

static bool
foresee(aon *n, uint16_t place)
{
    const bt_frame *march = aon_frame(n->s, AON_P_MARCH), *due = aon_frame(n->s, AON_P_BATTLES);

    if (chooses_army(n))
        return place < n->printed->network.area_count && face(n, (bt_area)place);

    if (due && n->s->field != BT_AREA_NONE && n->s->attacker <= AON_COALITION)
        return (place == BT_HEX_NONE || place == n->s->field) && line_up(n);
    if (place >= n->printed->network.area_count)
        return false;
    if (due && bt_set_has(&n->s->fields, (uint8_t)place)) {
        n->s->field = (bt_area)place;
        n->s->attacker = aon_attacker_in(n, due->side, n->s->field);
        return line_up(n);
    }
    return march && !bt_units_is_empty(&n->s->army) && march_in(n, march->side, (bt_area)place);
}

/* ---- line by line -------------------------------------------------------- */

/* Would somebody fight of whom the viewer does not know whether he is spent [AON-2.8]? */
static bool
is_unsure(const aon *n, const aon_view *view, bt_side side)
{
    bt_units met = view->viewer <= AON_COALITION ? view->shown.met : (bt_units){ { 0 } };
    bt_units strange = bt_units_minus(n->s->engaged[side], met);

    return side != view->viewer && !bt_units_is_empty(&strange);
}

/* Is somebody there whom the viewer does not see, so that he cannot tell who fights? */
static bool
is_hidden(const aon *n, const aon_view *view, bt_side side)
{
    const bt_frame *march = aon_frame(&view->shown, AON_P_MARCH);
    bool comes = march && march->side == side && aon_hides_some(view, side, AON_SECRET_ARMY);

    return view->standing[side][n->s->field] || comes;
}

static bool
is_dim(const aon *n, const aon_view *view, bt_side side)
{
    return bt_units_is_empty(&view->shown.engaged[side]) &&
           (is_hidden(n, view, side) || is_unsure(n, view, side));
}

/* Battle cards that change no strength, but what becomes of it. */
static const struct {
    aon_title title;
    const char *rule, *text;
} other_cards[] = {
    { AON_ART_OF_WAR, "CARD-ART-OF-WAR.1", BT_MSG("{0}: the die counts as {1}") },
    { AON_BRAVEST_OF_THE_BRAVE, "CARD-BRAVEST-OF-THE-BRAVE.1",
      BT_MSG("{0}: no dice; one corps lost, the rest retreat") },
    { AON_FOG_OF_WAR, "CARD-FOG-OF-WAR.1", BT_MSG("{0}: no other battle card counts") },
    { AON_LA_GARDE_IMPERIALE, "CARD-LA-GARDE-IMPERIALE.1", BT_MSG("{0}: one more Coalition loss") },
    { AON_LA_GARDE_IMPERIALE, "CARD-LA-GARDE-IMPERIALE.2",
      BT_MSG("{0}: French losses double in defeat") },
};

/* Of those that Fog of War undoes it alone. */
static void
tell_other_cards(const aon *n, bt_side side, bt_odds *out)
{
    for (size_t i = 0; i < BT_COUNT(other_cards); i++) {
        aon_title title = other_cards[i].title;
        bt_set there = bt_set_and(n->s->table[side], n->printed->of_title[title]);

        if (bt_set_is_empty(&there) || (n->s->fog && title != AON_FOG_OF_WAR))
            continue;
        BT_SAY_ODDS(out, n->game, other_cards[i].rule, 0, other_cards[i].text,
                    bt_arg_word(n->game->cards[bt_set_first(&there)].name),
                    bt_arg_number(aon_laid_die(n, side)));
    }
}

static int
strength_seen(const aon *n, const aon_view *view, bt_side side, bt_odds *out)
{
    int first = out->line_count, strength;
    const aon_column *column;

    if (is_dim(n, view, side))
        return BT_ODDS_UNKNOWN;
    strength = aon_strength(n, side, out);
    tell_other_cards(n, side, out);
    column = aon_column_of(n, strength);
    BT_SAY_ODDS(out, n->game, "AON-13.7b", 0, BT_MSG("column {0}; in a tie +{1}"),
                bt_arg_text(column->name), bt_arg_number(column->modifier));
    for (int i = first; i < out->line_count; i++)
        out->lines[i].side = side;
    return strength;
}

/* What each die brings, by losses of the defender and of the attacker. */
static const char *const results[4][4] = {
    { "0-0", "0-1", "0-2", "0-3" },
    { "1-0", "1-1", "1-2", "1-3" },
    { "2-0", "2-1", "2-2", "2-3" },
    { "3-0", "3-1", "3-2", "3-3" },
};

/* [CARD-ART-OF-WAR.1] [CARD-BRAVEST-OF-THE-BRAVE.1] A die that is laid down is what it is, whatever the other
 * shows; where nobody rolls no face is told of. */
static void
tell_faces(const aon *n, bt_odds *out)
{
    const aon_column *attack = aon_column_of(n, out->attack);
    const aon_column *defence = aon_column_of(n, out->defence);
    int laid = aon_laid_die(n, out->attacker), answer = aon_laid_die(n, aon_other(out->attacker));

    snprintf(out->column, sizeof out->column, "%s", attack->name);
    if (aon_beaten(n) != BT_SIDE_NONE)
        return;
    for (int i = 0; i < AON_FACES; i++) {
        int inflicted = attack->losses[laid ? laid - 1 : i];
        int suffered = defence->losses[answer ? answer - 1 : i];
        out->faces[i] = results[inflicted & 3][suffered & 3];
        out->face_texts[i] =
            bt_tr(n->game, BT_MSG("losses that attacker and defender inflict with it"));
    }
    out->face_count = AON_FACES;
}

int
aon_odds(const bt_game *game, const bt_state *state, bt_seat viewer, uint16_t place, bt_odds *out)
{
    aon_view seen = { 0 };
    aon n = { game, aon_printed_of(game), NULL, NULL };
    aon_state shown;

    memset(out, 0, sizeof *out);
    aon_make_view(game, state, viewer, (bt_view *)(void *)&seen);
    shown = seen.shown;
    n.s = &shown;
    if (!foresee(&n, place))
        return BT_ENOTFOUND;
    out->attacker = shown.attacker;
    out->place = shown.field;
    out->attack = strength_seen(&n, &seen, out->attacker, out);
    out->defence = strength_seen(&n, &seen, aon_other(out->attacker), out);
    if (out->attack != BT_ODDS_UNKNOWN && out->defence != BT_ODDS_UNKNOWN)
        tell_faces(&n, out);
    return BT_OK;
}

/* ---- chances ------------------------------------------------------------- */

enum { MOST = 16 }; /* losses told apart */

typedef struct tally {
    double losses[2][MOST], beaten[2];
} tally;

static void
add_result(const aon *n, const int *inflicted, bt_side victor, bool tied, double weight, tally *out)
{
    int losses[2];

    aon_count_losses(n, inflicted, victor, tied, losses);
    out->beaten[aon_other(victor)] += weight;
    for (int side = 0; side < 2; side++)
        out->losses[side][losses[side] < MOST ? losses[side] : MOST - 1] += weight;
}

/* How likely the French are to win a tie-break, which is rolled until it is decided [AON-13.7a]. */
static double
french_win_tie(const aon_column *const *columns)
{
    int french = 0, coalition = 0;

    for (int f = 1; f <= AON_FACES; f++)
        for (int c = 1; c <= AON_FACES; c++) {
            int margin = f + columns[0]->modifier - c - columns[1]->modifier;
            french += margin > 0;
            coalition += margin < 0;
        }
    return (double)french / (french + coalition);
}

static void
add_dice(const aon *n, const aon_column *const *columns, const int *dice, double weight, tally *out)
{
    int inflicted[2] = { columns[0]->losses[dice[0] - 1], columns[1]->losses[dice[1] - 1] };
    double french = french_win_tie(columns);

    if (inflicted[0] != inflicted[1]) {
        add_result(n, inflicted, inflicted[0] > inflicted[1] ? AON_FRENCH : AON_COALITION, false,
                   weight, out);
        return;
    }
    add_result(n, inflicted, AON_FRENCH, true, weight * french, out);
    add_result(n, inflicted, AON_COALITION, true, weight * (1 - french), out);
}

/* Each pair of dice; one that Art of War lays down stands for all its faces. */
static void
weigh(const aon *n, double weight, tally *out)
{
    const aon_column *const columns[2] = {
        aon_column_of(n, aon_strength(n, AON_FRENCH, NULL)),
        aon_column_of(n, aon_strength(n, AON_COALITION, NULL)),
    };
    int laid[2] = { aon_laid_die(n, AON_FRENCH), aon_laid_die(n, AON_COALITION) };

    for (int f = 1; f <= AON_FACES; f++)
        for (int c = 1; c <= AON_FACES; c++) {
            int dice[2] = { laid[0] ? laid[0] : f, laid[1] ? laid[1] : c };
            add_dice(n, columns, dice, weight / (AON_FACES * AON_FACES), out);
        }
}

/* The same view is always told the same: the dealing begins with the same number. */
static bool
weigh_deals(const aon *n, const bt_view *view, uint16_t place, int deals, tally *out)
{
    int found = 0;
    bt_rng rng;

    bt_rng_init(&rng, 1805);
    for (int i = 0; i < deals; i++) {
        aon_state dealt = { 0 };
        aon guess = { n->game, n->printed, &dealt, NULL };
        aon_resample(n->game, view, &rng, (bt_state *)(void *)&dealt);
        if (!foresee(&guess, place))
            continue;
        weigh(&guess, 1.0, out);
        found++;
    }
    for (int side = 0; side < 2 && found; side++) {
        out->beaten[side] /= found;
        for (int i = 0; i < MOST; i++)
            out->losses[side][i] /= found;
    }
    return found > 0;
}

static void
tell_losses(const tally *t, bt_side side, bt_forecast *out)
{
    bt_chances *row = &out->rows[out->count++];

    *row = (bt_chances){ .what = "losses", .side = side, .count = 1 };
    for (int i = 0; i < MOST; i++) {
        row->at[i] = t->losses[side][i];
        if (row->at[i] > 0)
            row->count = i + 1;
    }
}

static void
tell_beaten(const tally *t, bt_side side, bt_forecast *out)
{
    bt_chances *row = &out->rows[out->count++];

    *row = (bt_chances){ .what = "beaten", .side = side, .count = 2 };
    row->at[0] = t->beaten[aon_other(side)];
    row->at[1] = t->beaten[side];
}

int
aon_forecast(const bt_game *game, const bt_view *view, uint16_t place, bt_arena *arena,
             bt_forecast *out)
{
    const aon_view *seen = aon_view_of(view);
    aon_state shown = seen->shown;
    aon n = { game, aon_printed_of(game), &shown, NULL };
    tally t = { 0 };

    (void)arena;
    out->count = 0;
    if (!foresee(&n, place) || aon_beaten(&n) != BT_SIDE_NONE)
        return BT_ENOTFOUND;
    if (chooses_army(&n) && is_hidden(&n, seen, shown.attacker))
        return BT_ENOTFOUND; /* nobody told who of them came from where */
    if (!is_dim(&n, seen, AON_FRENCH) && !is_dim(&n, seen, AON_COALITION))
        weigh(&n, 1.0, &t);
    else if (!weigh_deals(&n, view, place, out->deals ? out->deals : DEALS, &t))
        return BT_ENOTFOUND;
    for (bt_side side = AON_FRENCH; side <= AON_COALITION; side++) {
        tell_losses(&t, side, out);
        tell_beaten(&t, side, out);
    }
    return BT_OK;
}
