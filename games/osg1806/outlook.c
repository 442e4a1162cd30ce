/*
 * outlook.c - what a combat or a Repulse may bring, as far as a side may know [1.5b].
 *
 * Odds are told line by line by the code that resolves the combat.  Of enemies under their flags only
 * what follows from where they stand is told; how strong they may be is weighed by dealing them again and
 * again, as bots do.  What is asked about follows from flags alone, so it is the same in every deal.
 */
#include "outlook.h"
#include "combat.h"
#include "combat_field.h"
#include "combat_odds.h"
#include "deal.h"
#include "hold.h"
#include "repulse.h"
#include "repulse_force.h"

#include <berthier/say.h>
#include <stdio.h>
#include <string.h>

enum { QUARTERS = 4, HALF = QUARTERS / 2, DEALS = 200, MOST = BT_FORECAST_OUTCOMES - 1 };

/* The forces that would fight. */
typedef struct clash {
    bool repulse;
    int attack; /* its number, if it is declared; 0 */
    bt_units attackers, defenders;
} clash;

/* ---- a Repulse [10.0] --------------------------------------------------------------------- */

/* Of those on the march, in the hex they stand in; at a hex, if its troops would be repulsed. */
static bool
find_repulse(const osg *n, bt_side viewer, uint16_t place, clash *out)
{
    bt_units movers = n->s->movers;
    bt_hex from;
    unsigned targets;

    if (bt_frames_peek(&n->s->frames)->procedure != OSG_P_MARCH || viewer != osg_phasing(n->s) ||
        osg_refuse_repulsing(n, movers))
        return false;
    from = osg_where(n, movers);
    targets = osg_find_targets(n, movers);
    *out = (clash){ .repulse = true,
                    .attackers = bt_units_and(movers, n->printed->troops),
                    .defenders = osg_defenders(n, from, targets, osg_other(viewer),
                                               n->printed->troops) };
    for (bt_units left = out->defenders; place != BT_HEX_NONE && !bt_units_is_empty(&left);)
        if (n->s->places[bt_units_take(&left)] == place)
            return true;
    return place == BT_HEX_NONE;
}

/* ---- a combat [11.0] ------------------------------------------------------------------------- */

/* From the reveal to the die. */
static bool
is_before_die(const osg *n)
{
    const bt_frames *frames = &n->s->frames;
    bool fights = false;

    for (int i = 0; i < frames->depth; i++) {
        fights = fights || frames->at[i].procedure == OSG_P_COMBAT;
        if (frames->at[i].procedure == OSG_P_RESULT)
            return false;
    }
    return fights;
}

/* Troops in the hex of a node that have not fought. */
static bt_units
troops_of(const osg *n, const osg_node *node)
{
    bt_units there = bt_units_and(osg_own_in_hex(n, node->side, node->hex), n->printed->troops);

    return bt_units_minus(there, n->s->moved);
}

/* [11.22b] While attacks are designated: what every stack next to a hex that attacks nobody yet could
 * do together. */
static bool
find_possible(const osg *n, const osg_field *field, int target, bt_side viewer, clash *out)
{
    const osg_node *node = &field->nodes[target];

    *out = (clash){ .defenders = troops_of(n, node) };
    if (bt_frames_peek(&n->s->frames)->procedure != OSG_P_DESIGNATE || viewer != field->phasing ||
        node->side == field->phasing)
        return false;
    for (int i = 0; i < node->near_count; i++) {
        const osg_node *near = &field->nodes[node->near[i]];
        if (!near->attack)
            out->attackers = bt_units_or(out->attackers, troops_of(n, near));
    }
    return !bt_units_is_empty(&out->attackers);
}

/* The one in hand, at any of its hexes. */
static bool
find_in_hand(const osg *n, uint16_t place, clash *out)
{
    bt_side phasing = osg_phasing(n->s);
    int attack = osg_attack_in_hand(n->s);
    bt_units all;

    *out = (clash){ .attack = attack,
                    .attackers = osg_on_map_of(n, osg_parties(n, attack, phasing)),
                    .defenders = osg_on_map_of(n, osg_parties(n, attack, osg_other(phasing))) };
    all = bt_units_or(out->attackers, out->defenders);
    while (attack && place != BT_HEX_NONE && !bt_units_is_empty(&all))
        if (n->s->places[bt_units_take(&all)] == place)
            return true;
    return attack && place == BT_HEX_NONE;
}

/* The attack in hand, or the one on a hex, declared or possible. */
static bool
find_combat(const osg *n, bt_side viewer, uint16_t place, clash *out)
{
    osg_field field;
    int attack, node;

    if (!is_before_die(n))
        return false;
    if (find_in_hand(n, place, out))
        return true;
    if (place >= n->printed->atlas.hex_count)
        return false;
    osg_survey_field(n, &field);
    node = osg_find_node(&field, place);
    if (node == OSG_NOWHERE)
        return false;
    attack = field.nodes[node].attack;
    if (!attack)
        return find_possible(n, &field, node, viewer, out);
    *out = (clash){ .attack = attack,
                    .attackers = osg_forces_of(n, &field, attack, field.phasing),
                    .defenders = osg_forces_of(n, &field, attack, osg_other(field.phasing)) };
    return true;
}

static bool
find_clash(const osg *n, bt_side viewer, uint16_t place, clash *out)
{
    return find_repulse(n, viewer, place, out) || find_combat(n, viewer, place, out);
}

/* ---- who is seen ------------------------------------------------------------------------------- */

static bool
are_seen(const osg *n, bt_side viewer, bt_units units)
{
    bt_units hidden = bt_units_minus(units, n->s->revealed);

    if (viewer <= OSG_PRUSSIAN)
        hidden = bt_units_minus(hidden, n->printed->of_side[viewer]);
    return bt_units_is_empty(&hidden);
}

/* ---- odds ------------------------------------------------------------------------------------------ */

static void
tell_plain(const osg *n, const char *rule, const char *text, bt_odds *out)
{
    bt_say_odds(out, n->game, rule, 0, text, NULL, 0);
}

/* [10.11] The most that can be repulsed, before terrain: five times as much after it is not more than ours.  Of what
 * woods halve it is more, which is told before. */
static void
tell_need(const osg *n, int attack, bt_times times, bt_odds *out)
{
    BT_SAY_ODDS(out, n->game, "10.11", 0, "succeeds against a strength of {0} at most",
                bt_arg_halves(attack / OSG_REPULSE_ODDS / times));
    tell_plain(n, "10.21a", BT_MSG("if it succeeds they retreat two hexes, and the force goes in"),
               out);
    tell_plain(n, "10.23", BT_MSG("if it succeeds vedettes are eliminated"), out);
    tell_plain(n, "10.22a", BT_MSG("if it fails the force stops, and must attack them in combat"),
               out);
    tell_plain(n, "10.22b", BT_MSG("if it fails that attack is resolved two columns lower"), out);
    (void)snprintf(out->column, sizeof out->column, "%d-1", OSG_REPULSE_ODDS);
}

/* [1.5b] In every hex of theirs, in the order of the map. */
static void
tell_flags(const osg *n, const clash *c, bt_odds *out)
{
    bt_units hidden = bt_units_minus(c->defenders, n->s->revealed);

    for (bt_hex hex = 0; hex < n->printed->atlas.hex_count; hex++) {
        bt_units there = bt_units_and(osg_in_hex(n, hex), hidden);
        if (!bt_units_is_empty(&there))
            BT_SAY_ODDS(out, n->game, "1.5b", 0, "who stands under the flag in {0} is not known",
                        bt_arg_text(n->printed->atlas.hexes[hex].id));
    }
}

/* Of enemies under their flags: what attacks, and what the ground does for those who are there. */
static void
tell_hidden(const osg *n, const clash *c, bt_odds *out)
{
    bt_times times;

    out->attack = osg_attack_strength(n, c->attackers, c->defenders, out);
    out->defence = BT_ODDS_UNKNOWN;
    tell_flags(n, c, out);
    times = osg_tell_cover(n, c->attackers, c->defenders, out);
    if (times == BT_TIMES_ONE)
        osg_tell_woods(n, c->attackers, c->defenders, out);
    if (c->repulse)
        tell_need(n, out->attack, times, out);
    else
        (void)snprintf(out->column, sizeof out->column, "?");
}

static osg_result
result_of(const osg *n, const clash *c, int column, int die)
{
    osg_result printed = (osg_result)bt_crt_result(&n->printed->crt, column, die);

    return osg_result_for(n, c->attackers, c->defenders, printed);
}

/* [11.53B] Do none of the defenders retreat? */
static bool
all_stay(const osg *n, bt_units defenders)
{
    for (bt_unit u; (u = bt_units_take(&defenders)) != BT_UNIT_NONE;)
        if (!osg_is_castled(n, osg_counter_of(n, u)->side, n->s->places[u]))
            return false;
    return true;
}

/* As they will be applied. */
static void
tell_faces(const osg *n, const clash *c, int column, bt_odds *out)
{
    const bt_crt *crt = &n->printed->crt;
    bool stay = all_stay(n, c->defenders);

    (void)snprintf(out->column, sizeof out->column, "%s", crt->columns[column]);
    out->face_count = crt->row_count;
    for (int die = 1; die <= crt->row_count; die++) {
        osg_result result = result_of(n, c, column, die);
        bool ignored = stay && (result == OSG_DR || result == OSG_DR2);
        out->faces[die - 1] = osg_result_words[result];
        out->face_texts[die - 1] =
            bt_tr(n->game, ignored ? BT_MSG("who is in the chateau stays") : osg_result_texts[result]);
    }
}

static int
column_of(const osg *n, const clash *c, bt_odds *lines)
{
    return c->attack && c->attack == osg_attack_in_hand(n->s)
               ? osg_column(n, c->attack, lines)
               : osg_column_between(n, c->attackers, c->defenders, lines);
}

int
osg_odds(const bt_game *game, const bt_state *state, bt_seat seat, uint16_t place, bt_odds *out)
{
    bt_side viewer = bt_side_of(game, seat); /* partners see alike [18.0] */
    const osg n = osg_look(game, state);
    clash c;

    if (!find_clash(&n, viewer, place, &c) || !are_seen(&n, viewer, c.attackers) ||
        (c.attack && !are_seen(&n, viewer, c.defenders)))
        return BT_ENOTFOUND;
    *out = (bt_odds){ .attacker = BT_SIDE_NONE, .place = BT_HEX_NONE, .parts = QUARTERS };
    if (c.repulse || !are_seen(&n, viewer, c.defenders))
        tell_hidden(&n, &c, out);
    else
        tell_faces(&n, &c, column_of(&n, &c, out), out);
    return BT_OK;
}

/* ---- forecast ---------------------------------------------------------------------------------------- */

static bt_chances *
begin_row(bt_forecast *out, const char *what, bt_side side, int count)
{
    bt_chances *row = &out->rows[out->count++];

    *row = (bt_chances){ .what = what, .side = side, .count = count };
    return row;
}

/* How strong the enemy is, in so many quarters of a point, fractions up. */
static void
weigh_enemy(int defence, int quarters, double weight, bt_chances *row)
{
    int points = (defence + quarters - 1) / quarters;

    row->at[points < MOST ? points : MOST] += weight;
}

/* [10.11] Whether it succeeds; half a point decides it. */
static void
weigh_repulse(const osg *n, const clash *c, double weight, bt_forecast *out)
{
    int attack, defence;

    osg_weigh(n, c->attackers, c->defenders, &attack, &defence);
    out->rows[0].at[attack >= OSG_REPULSE_ODDS * defence] += weight;
    weigh_enemy(defence, HALF, weight, &out->rows[1]);
}

/* [11.3] The column, and what the die brings. */
static void
weigh_combat(const osg *n, const clash *c, double weight, bt_forecast *out)
{
    const bt_crt *crt = &n->printed->crt;
    int column = column_of(n, c, NULL), attack, defence;

    out->rows[0].at[column] += weight;
    if (out->count > 2) {
        osg_weigh(n, c->attackers, c->defenders, &attack, &defence);
        weigh_enemy(defence, QUARTERS, weight, &out->rows[2]);
    }
    for (int die = 1; die <= crt->row_count; die++)
        out->rows[1].at[result_of(n, c, column, die)] += weight / crt->row_count;
}

static void
begin_rows(const osg *n, const clash *c, bool seen, bt_forecast *out)
{
    bt_side phasing = osg_phasing(n->s);

    out->count = 0;
    if (c->repulse) {
        (void)begin_row(out, "repulse", phasing, 2);
        (void)begin_row(out, "halves", osg_other(phasing), BT_FORECAST_OUTCOMES);
    } else {
        (void)begin_row(out, "column", phasing, n->printed->crt.column_count);
        (void)begin_row(out, "result", phasing, OSG_RESULTS);
        if (!seen)
            (void)begin_row(out, "strength", osg_other(phasing), BT_FORECAST_OUTCOMES);
    }
}

int
osg_forecast(const bt_game *game, const bt_view *view, uint16_t place, bt_arena *arena,
             bt_forecast *out)
{
    bt_side viewer = ((const osg_view *)(const void *)view)->viewer;
    osg_state *dealt = bt_arena_alloc(arena, sizeof *dealt);
    const osg n = osg_of(game, dealt);
    int deals = 1;
    bt_rng rng;
    clash c;

    if (!dealt)
        return BT_ENOMEM;
    bt_rng_init(&rng, 0);
    for (int i = 0; i < deals; i++) {
        osg_resample(game, view, &rng, (bt_state *)(void *)dealt);
        if (!find_clash(&n, viewer, place, &c) || !are_seen(&n, viewer, c.attackers))
            return BT_ENOTFOUND;
        if (i == 0) {
            bool seen = are_seen(&n, viewer, c.defenders);
            deals = seen ? 1 : out->deals ? out->deals : DEALS;
            begin_rows(&n, &c, seen, out);
        }
        if (c.repulse)
            weigh_repulse(&n, &c, 1.0 / deals, out);
        else
            weigh_combat(&n, &c, 1.0 / deals, out);
    }
    return BT_OK;
}
