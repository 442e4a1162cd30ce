/*
 * view.c - what a side may know.  All is open in this game but the Prussian
 * plan, from its choice until it shows itself [15.1].
 */
#include <string.h>

#include "naw.h"

static bool
is_secret_from(const bt_game *game, const naw_state *s, bt_side viewer)
{
    return naw_printed_of(game)->has_plans && !s->plan_shown && viewer != NAW_PRUSSIAN;
}

void
naw_make_view(const bt_game *game, const bt_state *state, bt_side viewer, bt_view *out)
{
    naw_view *view = (naw_view *)(void *)out;

    view->viewer = viewer;
    memcpy(&view->shown, state, sizeof view->shown);
    if (is_secret_from(game, &view->shown, viewer))
        view->shown.plan = NAW_PLAN_OPEN;
}

/* The choice is behind us once the first Prussian Movement Phase is under way
 * and nobody is being asked for it. */
static bool
plan_was_chosen(const naw_state *s)
{
    for (int i = 0; i < s->frames.depth; i++)
        if (s->frames.at[i].procedure == NAW_P_PLAN)
            return false;
    return s->turn > 1 || naw_phasing(s) == NAW_PRUSSIAN;
}

void
naw_resample(const bt_game *game, const bt_view *view, bt_rng *rng, bt_state *out)
{
    const naw_view *seen = (const naw_view *)(const void *)view;
    naw_state *s = (naw_state *)(void *)out;

    *s = seen->shown;
    if (is_secret_from(game, s, seen->viewer) && plan_was_chosen(s))
        s->plan = bt_rng_below(rng, 2) ? NAW_PLAN_B : NAW_PLAN_A;
}

static void
write_side(const naw *n, bt_side side, bt_json *json)
{
    bt_json_object(json, n->game->rules->sides[side]);
    for (int map = 0; map < n->printed->atlas.map_count; map++) {
        bt_json_object(json, n->printed->atlas.maps[map].id);
        bt_json_number(json, "losses", n->s->losses[side][map]);
        if (n->s->plan == NAW_PLAN_OPEN || !naw_level(n, side, map))
            bt_json_null(json, "level"); /* not known yet, or none there [18.2b] */
        else
            bt_json_number(json, "level", naw_level(n, side, map));
        bt_json_bool(json, "demoralized", naw_is_demoralized(n->s, side, map));
        bt_json_object_end(json);
    }
    bt_json_object_end(json);
}

static bool
same_entry(const naw_entry *a, const naw_entry *b)
{
    return a->turn == b->turn && a->hex == b->hex && a->map == b->map && a->edge == b->edge;
}

/* When a group with units still in reserve comes on; 0 when none are left, or
 * when that would tell a plan the viewer does not know. */
static int
arrival_turn(const naw *n, const naw_arrival *group)
{
    bt_units left = bt_units_and(group->units, n->s->reserve);

    if (bt_units_is_empty(&left))
        return 0;
    if (n->s->plan == NAW_PLAN_OPEN && !same_entry(&group->entry[0], &group->entry[1]))
        return 0;
    return group->entry[naw_plan_index(n->s)].turn;
}

static void
write_arrival(const naw *n, const naw_arrival *group, bt_json *json)
{
    const naw_printed *p = n->printed;
    const naw_entry *entry = &group->entry[naw_plan_index(n->s)];
    bt_hex hex = n->s->diverted[group - p->arrivals] ? group->divert : entry->hex;
    bt_units left = bt_units_and(group->units, n->s->reserve);

    bt_json_number(json, "turn", entry->turn);
    if (entry->edge) {
        bt_json_text(json, "map", p->atlas.maps[entry->map].id);
        bt_json_number(json, "edge", entry->edge);
    } else {
        bt_json_text(json, "hex", p->atlas.hexes[hex].id);
    }
    bt_json_array(json, "units");
    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;)
        bt_json_text(json, NULL, n->game->units[u].id);
    bt_json_array_end(json);
}

/* The next group of each side that has not come on [15.0]. */
static void
write_coming(const naw *n, bt_json *json)
{
    static const char *const keys[] = { "next french", "next prussian" };

    bt_json_object(json, "coming");
    for (bt_side side = NAW_FRENCH; side <= NAW_PRUSSIAN; side++) {
        const naw_arrival *next = NULL;
        for (int g = 0; g < n->printed->arrival_count; g++) {
            const naw_arrival *group = &n->printed->arrivals[g];
            int turn = group->side == side ? arrival_turn(n, group) : 0;
            if (turn && (!next || turn < arrival_turn(n, next)))
                next = group;
        }
        if (!next)
            continue;
        bt_json_object(json, keys[side]);
        write_arrival(n, next, json);
        bt_json_object_end(json);
    }
    bt_json_object_end(json);
}

void
naw_write_view(const bt_game *game, const bt_view *view, bt_json *json)
{
    static const char *const kinds[] = { "day", "night", "fog" };
    naw_view copy = *(const naw_view *)(const void *)view;
    naw n = { game, naw_printed_of(game), &copy.shown, NULL };
    naw_score score;

    bt_fields_write(game, &copy.shown, json);
    bt_json_text(json, "light", kinds[naw_turn(&n)]);
    bt_json_array(json, "track");
    for (int turn = 1; turn <= n.printed->track.count; turn++)
        bt_json_text(json, NULL, kinds[bt_track_kind(&n.printed->track, turn)]);
    bt_json_array_end(json);
    bt_json_object(json, "morale");
    write_side(&n, NAW_FRENCH, json);
    write_side(&n, NAW_PRUSSIAN, json);
    bt_json_object_end(json);
    write_coming(&n, json);
    naw_count_victory(&n, &score);
    bt_json_object(json, "score"); /* if the game ended now */
    bt_json_number(json, "french", score.points[NAW_FRENCH]);
    bt_json_number(json, "prussian", score.points[NAW_PRUSSIAN]);
    bt_json_object_end(json);
}
