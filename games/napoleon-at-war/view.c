/*
 * view.c - what a side may know.  All is open in this game but the Prussian
 * plan, from its choice until it shows itself [15.1].
 */
#include <string.h>

#include "book.h"
#include "duties.h"
#include "morale.h"
#include "victory.h"
#include "view.h"

#include <berthier/view.h>

bool
naw_hides_plan(const bt_game *game, const naw_state *s, bt_side viewer)
{
    return naw_printed_of(game)->has_plans && !s->plan_shown && viewer != NAW_PRUSSIAN;
}

void
naw_make_view(const bt_game *game, const bt_state *state, bt_side viewer, bt_view *out)
{
    naw_view *view = (naw_view *)(void *)out;

    view->viewer = viewer;
    memcpy(&view->shown, state, sizeof view->shown);
    if (naw_hides_plan(game, &view->shown, viewer))
        view->shown.plan = NAW_PLAN_OPEN;
}

/* The choice is behind us once the first Prussian Movement Phase is under way
 * and nobody is being asked for it. */
static bool
plan_was_chosen(const naw_state *s)
{
    if (bt_frames_find(&s->frames, NAW_P_PLAN))
        return false;
    return s->turn > 1 || naw_phasing(s) == NAW_PRUSSIAN;
}

void
naw_resample(const bt_game *game, const bt_view *view, bt_rng *rng, bt_state *out)
{
    const naw_view *seen = (const naw_view *)(const void *)view;
    naw_state *s = (naw_state *)(void *)out;

    *s = seen->shown;
    if (naw_hides_plan(game, s, seen->viewer) && plan_was_chosen(s))
        s->plan = bt_rng_below(rng, 2) ? NAW_PLAN_B : NAW_PLAN_A;
}

/* ---- the view as JSON ------------------------------------------------------ */

/* Does the viewer not know which of the two plans it is, chosen or not? */
static bool
is_open(const naw *n)
{
    return n->printed->has_plans && n->s->plan == NAW_PLAN_OPEN;
}

static void
write_morale_of(const naw *n, bt_side side, int map, bt_json *json)
{
    bt_json_object(json, n->printed->atlas.maps[map].id);
    bt_json_number(json, "losses", n->s->losses[side][map]);
    if (!is_open(n) && naw_level(n, side, map)) /* none known yet, or none there [18.2b] */
        bt_json_number(json, "level", naw_level(n, side, map));
    bt_json_bool(json, "demoralized", naw_is_demoralized(n->s, side, map));
    bt_json_object_end(json);
}

static void
write_morale(const naw *n, bt_json *json)
{
    bt_json_object(json, "morale");
    for (bt_side side = NAW_FRENCH; side <= NAW_PRUSSIAN; side++) {
        bt_json_object(json, n->game->rules->sides[side]);
        for (int map = 0; map < n->printed->atlas.map_count; map++)
            write_morale_of(n, side, map, json);
        bt_json_object_end(json);
    }
    bt_json_object_end(json);
}

/* When and where a group comes on under a plan; nothing if it never does. */
static void
write_entry(const naw *n, int group, int plan, const char *key, bt_json *json)
{
    const naw_arrival *arrival = &n->printed->arrivals[group];
    const naw_entry *entry = &arrival->entry[plan];

    if (!entry->turn)
        return;
    if (key)
        bt_json_object(json, key);
    naw_write_entry(n->printed, entry, n->s->diverted[group] ? arrival->divert : entry->hex, json);
    if (key)
        bt_json_object_end(json);
}

/* A group with units still in reserve [15.0].  Where the plans differ and the
 * viewer does not know which it is, he is told what either would be. */
static void
write_group(const naw *n, int group, bt_json *json)
{
    const naw_arrival *arrival = &n->printed->arrivals[group];
    bool either = is_open(n) && !naw_same_entry(arrival);
    bt_units left = bt_units_and(arrival->units, n->s->reserve);
    char key[NAW_GROUP_KEY];

    if (bt_units_is_empty(&left) || (!either && !arrival->entry[naw_plan_index(n->s)].turn))
        return;
    bt_json_object(json, naw_group_key(group, key));
    bt_json_text(json, "side", n->game->rules->sides[arrival->side]);
    if (!either)
        write_entry(n, group, naw_plan_index(n->s), NULL, json);
    for (int plan = 0; either && plan < NAW_PLANS; plan++)
        write_entry(n, group, plan, naw_plan_words[plan], json);
    bt_units_write(n->game, "units", left, json);
    bt_json_object_end(json);
}

/* Points, and the clauses of the schedule [19.1] they come by; the book says
 * what each stands for. */
static void
write_score_under(const naw *n, const char *key, bt_json *json)
{
    naw_score score;

    naw_count_victory(n, &score);
    bt_json_object(json, key);
    for (bt_side side = NAW_FRENCH; side <= NAW_PRUSSIAN; side++)
        bt_json_number(json, n->game->rules->sides[side], score.points[side]);
    bt_json_array(json, "lines");
    for (int i = 0; i < n->printed->condition_count; i++)
        if (score.met[i])
            bt_json_text(json, NULL, n->printed->conditions[i].rule);
    bt_json_array_end(json);
    bt_json_object_end(json);
}

/* How it would stand if the game ended now. */
static void
write_score(const naw *n, bt_json *json)
{
    naw_state copy = *n->s;
    naw under = { n->game, n->printed, &copy, NULL };

    if (!is_open(n)) {
        write_score_under(n, "score", json);
        return;
    }
    bt_json_object(json, "score");
    for (int plan = 0; plan < NAW_PLANS; plan++) {
        copy.plan = plan ? NAW_PLAN_B : NAW_PLAN_A;
        write_score_under(&under, naw_plan_words[plan], json);
    }
    bt_json_object_end(json);
}

/* [7.11] [7.12] Who must still fight and can: of others nobody asks it any more. */
static void
write_duty(const naw *n, const naw_state *other, bt_json *json)
{
    naw_state copy = other ? *other : *n->s;
    naw then = { n->game, n->printed, &copy, NULL };
    bt_units now = naw_feasible_duties(n), was = naw_feasible_duties(&then);

    if (!other || memcmp(&now, &was, sizeof now) != 0)
        bt_units_write(n->game, "duty", now, json);
}

/* [7.82c] Of the guns displaced this phase those that had not fired. */
static bt_units
silent_guns(const naw_state *s)
{
    return bt_units_minus(s->silenced, s->spent);
}

static void
write_silent(const naw *n, const naw_state *other, bt_json *json)
{
    bt_units now = silent_guns(n->s), was = now;

    if (other)
        was = silent_guns(other);
    if (!other || memcmp(&now, &was, sizeof now) != 0)
        bt_units_write(n->game, "silenced", now, json);
}

/* The combat in hand: its result, who pushes whom out of his hex, which hexes are free. */
static void
write_combat(const naw *n, bt_json *json)
{
    if (bt_frames_find(&n->s->frames, NAW_P_RESULT))
        bt_json_text(json, "result", naw_result_words[n->s->result]);
    bt_json_array(json, "chain");
    for (int i = 0; i < n->s->chain_count; i++)
        bt_json_text(json, NULL, n->game->units[n->s->chain[i]].id);
    bt_json_array_end(json);
    bt_json_array(json, "vacated");
    for (int i = 0; i < n->s->vacated_count; i++)
        bt_json_text(json, NULL, n->printed->atlas.hexes[n->s->vacated[i]].id);
    bt_json_array_end(json);
}

static bool
is_phase(const bt_frame *frame)
{
    return frame->procedure == NAW_P_MOVEMENT || frame->procedure == NAW_P_COMBAT;
}

/* What the log would have as headings here: the turn and the phase under way.  A client
 * heads what is done in them by these when it was not told of their beginning. */
static void
write_headings(const naw *n, bt_json *json)
{
    bt_events heads;
    const bt_frames *frames = &n->s->frames;

    heads.count = 0;
    for (int i = 0; i < frames->depth; i++) {
        int procedure = frames->at[i].procedure;
        if (!is_phase(&frames->at[i]))
            continue;
        bt_events_add(&heads, NAW_EV_TURN, BT_SIDES_ALL, "4.1e", n->s->turn, naw_turn(n), 0, 0);
        bt_events_add(&heads, procedure == NAW_P_COMBAT ? NAW_EV_COMBAT : NAW_EV_MOVEMENT,
                      BT_SIDES_ALL, "4.1a", frames->at[i].side, n->s->turn, 0, 0);
    }
    bt_json_array(json, "headings");
    for (int i = 0; i < heads.count; i++)
        bt_event_write(n->game, &heads.at[i], json);
    bt_json_array_end(json);
}

static bool
same_headings(const naw_state *s, const naw_state *other)
{
    for (int i = 0; i < BT_FRAMES_MAX; i++) {
        const bt_frame *a = &s->frames.at[i], *b = &other->frames.at[i];
        if ((is_phase(a) || is_phase(b)) && (a->procedure != b->procedure || a->side != b->side))
            return false;
    }
    return s->turn == other->turn;
}

/* Has nobody left the map or come to it?  Victory points ask for no more of places [19.1i]. */
static bool
same_boxes(const naw_state *s, const naw_state *other)
{
    for (int u = 0; u < NAW_UNITS_MAX; u++) {
        bool is_box = BT_PLACE_IS_BOX(s->places[u]) || BT_PLACE_IS_BOX(other->places[u]);
        if (is_box && s->places[u] != other->places[u])
            return false;
    }
    return true;
}

/* Is a member of the state the same in both?  Nothing is when there is no other. */
#define ALIKE(member) (other && !memcmp(&s->member, &other->member, sizeof s->member))

/* Of a group all is alike that is told of it. */
static bool
same_group(const naw *n, const naw_state *other, int group)
{
    bt_units units = n->printed->arrivals[group].units;
    bt_units left = bt_units_and(units, n->s->reserve), right = bt_units_and(units, other->reserve);

    return !memcmp(&left, &right, sizeof left) && n->s->plan == other->plan &&
           n->s->diverted[group] == other->diverted[group];
}

static void
write_coming(const naw *n, const naw_state *other, bt_json *json)
{
    bt_json_object(json, "coming");
    for (int group = 0; group < n->printed->arrival_count; group++)
        if (!other || !same_group(n, other, group))
            write_group(n, group, json);
    bt_json_object_end(json);
}

/* A part is left out when everything it tells of is alike. */
static void
write_unlike(const naw *n, const naw_state *other, bt_json *json)
{
    const naw_state *s = n->s;

    bt_fields_write_unlike(n->game, s, other, json);
    write_duty(n, other, json);
    write_silent(n, other, json);
    if (!ALIKE(frames) || !ALIKE(result) || !ALIKE(chain_count) || !ALIKE(chain) ||
        !ALIKE(vacated_count) || !ALIKE(vacated))
        write_combat(n, json);
    if (!other || !same_headings(s, other))
        write_headings(n, json);
    if (!ALIKE(turn))
        bt_json_text(json, "light", naw_turn_words[naw_turn(n)]);
    if (!other)
        naw_write_track(n->printed, json);
    bool same_morale = ALIKE(losses) && ALIKE(demoralized) && ALIKE(plan);
    if (!same_morale)
        write_morale(n, json);
    if (!ALIKE(reserve) || !ALIKE(diverted) || !ALIKE(plan))
        write_coming(n, other, json);
    if (!same_morale || !same_boxes(s, other))
        write_score(n, json);
}

void
naw_write_view_unlike(const bt_game *game, const bt_view *view, const bt_view *other, bt_json *json)
{
    naw_view copy = *(const naw_view *)(const void *)view;
    naw n = { game, naw_printed_of(game), &copy.shown, NULL };

    write_unlike(&n, other ? &((const naw_view *)(const void *)other)->shown : NULL, json);
}

void
naw_write_view(const bt_game *game, const bt_view *view, bt_json *json)
{
    naw_write_view_unlike(game, view, NULL, json);
}
