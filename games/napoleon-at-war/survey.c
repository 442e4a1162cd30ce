/*
 * survey.c - what front ends lay over the maps: zones of control [6.0], lines
 * of sight for artillery [8.3], and what threatens a hex.
 *
 * Everything is asked of the code that plays: the zones kept in the position,
 * the table of hexes in range, and for movement the search over legal actions
 * in a copy where the enemy's Movement Phase has come.
 */
#include <berthier/reach.h>
#include <berthier/say.h>

#include "contact.h"
#include "survey.h"
#include "view.h"
#include "words.h"

/* One survey being made. */
typedef struct surveyor {
    const naw *n;
    bt_marks *marks;
    bt_buf text; /* of the mark in hand */
} surveyor;

static void
mark(surveyor *q, bt_hex hex, bt_units units, const char *rule, bool blocked)
{
    q->marks->failed |= q->text.failed;
    bt_marks_add(q->marks, &(bt_mark){ hex, blocked, units, rule, bt_buf_text(&q->text) });
    bt_buf_clear(&q->text);
}

/* ---- zones of control -------------------------------------------------- */

static void
survey_zones(surveyor *q, bt_side side)
{
    const naw *n = q->n;
    bt_buf names = { 0 };

    for (bt_hex hex = 0; hex < n->printed->atlas.hex_count; hex++) {
        bt_units units = naw_controllers(n, side, hex);
        if (bt_units_is_empty(&units))
            continue;
        bt_buf_clear(&names);
        naw_add_names(n, units, &names);
        BT_SAY(&q->text, n->game, "zone of control of {0}", bt_arg_text(bt_buf_text(&names)));
        mark(q, hex, units, "6.0a", false);
    }
    q->marks->failed |= names.failed;
    bt_buf_release(&names);
}

/* ---- lines of sight ---------------------------------------------------- */

static bool
is_in_sight(const naw *n, bt_hex from, bt_hex to)
{
    const naw_printed *p = n->printed;

    for (int i = 0; i < p->in_range_count[from]; i++)
        if (p->in_range[from][i] == to)
            return true;
    return false;
}

typedef struct sight {
    const char *text, *rule;
    bool blocked;
} sight;

/* [8.31] [8.32] What lies two hexes away, day and clear. */
static sight
sight_along(const naw *n, bt_hex from, bt_hex hex)
{
    bool seen = is_in_sight(n, from, hex), between = naw_is_sight_between(n, from, hex, seen);
    const bt_reason *hidden = between ? REFUSE(NO_SIGHT_BETWEEN) : REFUSE(NO_SIGHT);

    return (sight){ seen ? BT_MSG("in line of sight") : hidden->text, hidden->rule, !seen };
}

/* [8.11] [8.31] [8.41b] [8.44] [10.1] [16.21] What artillery of a side in a hex could do to one that is
 * one or two away. */
static sight
sight_between(const naw *n, bt_side side, bt_hex from, bt_hex hex, int range)
{
    bool held = side <= NAW_PRUSSIAN && naw_controls(n->s, naw_other(side), from);

    if (naw_turn(n) == NAW_NIGHT)
        return (sight){ BT_MSG("there is no combat at night, bombardment included"), "10.1", true };
    if (range == 1)
        return (sight){ BT_MSG("adjacent: artillery always reaches it"), "8.44", false };
    if (naw_turn(n) == NAW_FOG)
        return (sight){ BT_MSG("fog: artillery attacks only adjacent units"), "16.21b", true };
    if (held && is_in_sight(n, from, hex))
        return (sight){ REFUSE(GUN_IN_ZONE)->text, "8.41b", true };
    return sight_along(n, from, hex);
}

static void
survey_sight(surveyor *q, bt_side side, bt_hex from)
{
    const naw *n = q->n;
    const bt_atlas *atlas = &n->printed->atlas;
    const bt_map *map = &atlas->maps[atlas->hexes[from].map];
    const bt_units nobody = { { 0 } };

    for (bt_hex hex = map->first; hex < map->first + map->count; hex++) {
        int range = bt_hex_range(atlas, from, hex);
        sight seen;
        if (range < 1 || range > 2)
            continue;
        seen = sight_between(n, side, from, hex, range);
        bt_buf_add(&q->text, bt_tr(n->game, seen.text));
        mark(q, hex, nobody, seen.rule, seen.blocked);
    }
}

/* ---- threats ----------------------------------------------------------- */

/* The position as it would be if the side's Movement Phase began now. */
static naw_state
as_if_moving(const naw *n, bt_side side)
{
    naw_state s = *n->s;
    naw copy = { n->game, n->printed, &s, NULL };
    bt_unit mover = s.mover;

    s.mover = s.crowded = BT_UNIT_NONE;
    s.mp = 0;
    s.moved = (bt_units){ { 0 } };
    s.frames = (bt_frames){ 0 };
    bt_frames_push(&s.frames, NAW_P_GAME, side);
    bt_frames_push(&s.frames, NAW_P_MOVEMENT, side);
    if (mover != BT_UNIT_NONE && s.at[s.places[mover]] == BT_UNIT_NONE) {
        bt_hex hex = s.places[mover];
        naw_put_away(&s, mover, BT_PLACE_BOX(NAW_BOX_RESERVE));
        naw_place(&copy, mover, hex);
    }
    return s;
}

/* The cheapest spot next to a hex where the unit can end its move, or NULL. */
static const bt_spot *
spot_beside(const naw *n, const bt_reach *reach, bt_hex hex)
{
    const naw_printed *p = n->printed;

    for (int i = 1; i < reach->count; i++) {
        const bt_spot *spot = &reach->spots[i];
        if (BT_PLACE_IS_BOX(spot->place) || (!spot->ends && !spot->halt))
            continue;
        for (int k = 0; k < p->side_count[hex]; k++)
            if (p->sides[hex][k].to == spot->place && !(p->barred[hex] >> k & 1))
                return spot;
    }
    return NULL;
}

static bool
threatens_by_moving(surveyor *q, const naw_state *theirs, bt_unit unit, bt_hex hex)
{
    const naw *n = q->n;
    bt_arena arena = { 0 };
    bt_reach reach;
    const bt_spot *spot = NULL;

    if (bt_reach_find(&reach, &arena, n->game, (const bt_state *)(const void *)theirs,
                      n->printed->side_of[unit], unit, NULL) == BT_OK)
        spot = spot_beside(n, &reach, hex);
    else
        q->marks->failed = true;
    if (spot)
        BT_SAY(&q->text, n->game, "{0} can come to {1}, for {2}",
               bt_arg_word(bt_unit_called(n->game, unit)),
               bt_arg_text(n->printed->atlas.hexes[spot->place].id), bt_arg_halves(spot->cost));
    bt_arena_release(&arena);
    return spot != NULL;
}

/* [8.1] [8.45] [10.1] Could the gun fire at the hex from where it stands?  One
 * next to the hex without controlling it fires over a river. */
static const char *
bombardment_rule(const naw *n, bt_unit gun, bt_hex hex)
{
    bt_hex from = n->s->places[gun];

    if (naw_turn(n) == NAW_NIGHT || !naw_is_free_gun(n, gun))
        return NULL;
    if (bt_hex_range(&n->printed->atlas, from, hex) == 1)
        return "8.45b";
    return naw_turn(n) != NAW_FOG && is_in_sight(n, from, hex) ? "8.11" : NULL;
}

static void
survey_threat_of(surveyor *q, const naw_state *theirs, bt_unit unit, bt_hex hex)
{
    const naw *n = q->n;
    bt_arg name = bt_arg_word(bt_unit_called(n->game, unit));
    bt_units self = { { 0 } }, near = naw_controllers(n, n->printed->side_of[unit], hex);
    const char *rule = bombardment_rule(n, unit, hex);

    bt_units_add(&self, unit);
    if (bt_units_has(&near, unit)) {
        BT_SAY(&q->text, n->game, "{0} controls the hex", name);
        mark(q, n->s->places[unit], self, "6.0a", false);
    } else if (rule) {
        BT_SAY(&q->text, n->game, "{0} can bombard the hex", name);
        mark(q, n->s->places[unit], self, rule, false);
    } else if (threatens_by_moving(q, theirs, unit, hex)) {
        mark(q, n->s->places[unit], self, "5.15", false);
    }
}

/* What a side could do against a hex, in one full move under the present light. */
static void
survey_threats(surveyor *q, bt_side enemy, bt_hex hex)
{
    const naw *n = q->n;
    naw_state theirs = as_if_moving(n, enemy);
    bt_units left = n->printed->of_side[enemy];

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        if (naw_on_map(n->s, u) && n->s->places[u] != hex)
            survey_threat_of(q, &theirs, u, hex);
}

/* Whose hex it is: the occupant's, else the side named, else the viewer's. */
static bt_side
side_at(const naw *n, bt_side named, bt_side viewer, bt_hex hex)
{
    bt_unit there = n->s->at[hex];

    if (there != BT_UNIT_NONE)
        return n->printed->side_of[there];
    return named <= NAW_PRUSSIAN ? named : viewer;
}

void
naw_survey(const bt_game *game, const bt_view *view, int overlay, bt_side side, uint16_t place,
           bt_marks *out)
{
    naw_view copy = *(const naw_view *)(const void *)view;
    naw n = { game, naw_printed_of(game), &copy.shown, NULL };
    surveyor q = { .n = &n, .marks = out };

    switch (overlay) {
    case NAW_OVERLAY_ZOC:
        survey_zones(&q, side);
        break;
    case NAW_OVERLAY_SIGHT:
        survey_sight(&q, side_at(&n, side, copy.viewer, place), place);
        break;
    case NAW_OVERLAY_THREAT:
        side = side_at(&n, side, copy.viewer, place);
        for (bt_side enemy = NAW_FRENCH; enemy <= NAW_PRUSSIAN; enemy++)
            if (enemy != side)
                survey_threats(&q, enemy, place);
        break;
    default:
        break;
    }
    bt_buf_release(&q.text);
}
