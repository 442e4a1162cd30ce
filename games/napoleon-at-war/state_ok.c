/*
 * state_ok.c - the invariants of a position.
 *
 * A position can come from a file, so later code may only trust what is asked
 * here: every index stays in its table, the frames nest as the sequence of
 * play does, and a side that has to act has something to do.  What concerns a
 * march or a combat in hand, its room asks (`holds`).
 */
#include <string.h>

#include "combat.h"
#include "exits.h"
#include "movement.h"
#include "mover.h"
#include "past.h"
#include "state_ok.h"

/* ---- bounds ------------------------------------------------------------ */

static bool
grid_ok(const bt_game *game, const naw_state *s, bt_error *err)
{
    const naw_printed *p = naw_printed_of(game);

    for (int u = 0; u < p->unit_count; u++) {
        uint16_t place = s->places[u];
        if (BT_PLACE_IS_BOX(place) ? place >= BT_PLACE_BOX(NAW_BOX_COUNT)
                                   : place >= p->atlas.hex_count)
            return bt_fail(err, BT_EDATA, "%s is off the grid", game->units[u].id), false;
    }
    return true;
}

static bool
numbers_ok(const naw_printed *p, const naw_state *s, bt_error *err)
{
    if (!bt_track_has(&p->track, s->turn))
        return bt_fail(err, BT_EDATA, "there is no Game-Turn %d", s->turn), false;
    if (s->ready > 3)
        return bt_fail(err, BT_EDATA, "both sides have deployed [3.0]"), false;
    if (s->plan > NAW_PLAN_B || (!p->has_plans && s->plan == NAW_PLAN_B))
        return bt_fail(err, BT_EDATA, "there is no such option"), false;
    if (s->plan_shown > (s->plan != NAW_PLAN_OPEN))
        return bt_fail(err, BT_EDATA, "an option not chosen yet has shown itself [15.1]"), false;
    if (s->chain_count >= NAW_UNITS_MAX || s->vacated_count > NAW_VACATED_MAX)
        return bt_fail(err, BT_EDATA, "a list is longer than it can be"), false;
    if (s->reduced > p->crt.column_count || s->result > NAW_EX)
        return bt_fail(err, BT_EDATA, "a column or result is off the table"), false;
    return true;
}

static bool
indices_ok(const naw_printed *p, const naw_state *s, bt_error *err)
{
    bt_units all = bt_units_or(p->of_side[0], p->of_side[1]);
    const bt_units sets[] = { s->moved,     s->duty,      s->spent,      s->silenced,
                              s->attackers, s->defenders, s->bombarding, s->retreating };

    for (size_t i = 0; i < BT_COUNT(sets); i++) {
        bt_units strangers = bt_units_minus(sets[i], all);
        if (!bt_units_is_empty(&strangers))
            return bt_fail(err, BT_EDATA, "a set names a unit that is not in the game"), false;
    }
    for (bt_units left = s->duty; !bt_units_is_empty(&left);)
        if (!naw_on_map(s, bt_units_take(&left)))
            return bt_fail(err, BT_EDATA, "a unit off the map is bound to fight"), false;
    for (int i = 0; i < s->chain_count; i++)
        if (s->chain[i] >= p->unit_count || !naw_on_map(s, s->chain[i]))
            return bt_fail(err, BT_EDATA, "a displaced unit is not on a map"), false;
    for (int i = 0; i < s->vacated_count; i++)
        if (s->vacated[i] >= p->atlas.hex_count)
            return bt_fail(err, BT_EDATA, "a vacated hex is off the grid"), false;
    return true;
}

/* ---- the sequence of play ---------------------------------------------- */

/* A position always waits for a decision: not at a round that goes on by itself. */
static bool
frames_ok(const naw *n, bt_error *err)
{
    const naw_state *s = n->s;
    const bt_frame *at = s->frames.at;
    int depth = s->frames.depth, wrong;

    if (depth < 1 || depth > NAW_FRAMES_MAX || at[0].side > NAW_PRUSSIAN)
        return bt_fail(err, BT_EDATA, "no procedure is under way"), false;
    if (at[0].procedure != (depth == 1 ? NAW_P_OVER : NAW_P_GAME))
        return bt_fail(err, BT_EDATA, "the outermost frame is neither game nor over"), false;
    wrong = bt_misplaced(n->game, &s->frames, n);
    if (wrong >= 0)
        return bt_fail(err, BT_EDATA, "frame %d does not belong there [4.1]", wrong + 1), false;
    if (at[depth - 1].procedure == NAW_P_RESULT || (depth > 1 && at[depth - 1].step))
        return bt_fail(err, BT_EDATA, "the last frame is no decision"), false;
    for (int i = 0; i < depth; i++)
        if (at[i].local)
            return bt_fail(err, BT_EDATA, "frame %d carries a number", i + 1), false;
    return true;
}

bool
naw_parts_ok(const bt_game *game, const naw_state *s, bt_error *err)
{
    const naw_printed *p = naw_printed_of(game);

    return numbers_ok(p, s, err) && grid_ok(game, s, err) && indices_ok(p, s, err);
}

bool
naw_bounds_ok(const bt_game *game, const naw_state *s, bt_error *err)
{
    const naw_printed *p = naw_printed_of(game);
    const naw n = { game, p, (naw_state *)(uintptr_t)s, NULL };

    return numbers_ok(p, s, err) && grid_ok(game, s, err) && indices_ok(p, s, err) &&
           frames_ok(&n, err);
}

/* ---- on the maps and beside them --------------------------------------- */

static bool
places_ok(const bt_game *game, const naw_state *s, bt_error *err)
{
    const naw_printed *p = naw_printed_of(game);
    uint8_t seen[NAW_HEXES_MAX] = { 0 };

    for (int u = 0; u < p->unit_count; u++) {
        uint16_t place = s->places[u];
        if (BT_PLACE_IS_BOX(place))
            continue;
        if (u != s->mover && u != s->crowded && seen[place]++)
            return bt_fail(err, BT_EDATA, "two units end a phase in %s [5.32]",
                           p->atlas.hexes[place].id),
                   false;
        if (s->at[place] != BT_UNIT_NONE && p->side_of[s->at[place]] != p->side_of[u])
            return bt_fail(err, BT_EDATA, "%s stands on an enemy in %s [5.12]", game->units[u].id,
                           p->atlas.hexes[place].id),
                   false;
    }
    return true;
}

/* [17.1] [20.2] The track and diversions, only where there are any. */
static bool
boxes_ok(const bt_game *game, const naw_state *s, bt_error *err)
{
    const naw_printed *p = naw_printed_of(game);
    bt_units tracked = s->tracked, early = bt_units_and(s->moved, s->reserve);

    if (!bt_units_is_empty(&early))
        return bt_fail(err, BT_EDATA, "%s has moved and is still to come [14.11]",
                       game->units[bt_units_take(&early)].id),
               false;
    for (bt_unit u; (u = bt_units_take(&tracked)) != BT_UNIT_NONE;)
        if (!p->has_transit || p->side_of[u] != p->transit_side)
            return bt_fail(err, BT_EDATA, "%s cannot be on the track [17.1]", game->units[u].id),
                   false;
    for (int g = 0; g < NAW_ARRIVALS_MAX; g++)
        if (s->diverted[g] > (g < p->arrival_count && p->arrivals[g].divert != BT_HEX_NONE))
            return bt_fail(err, BT_EDATA, "arrival group %d cannot be diverted [20.2]", g), false;
    return true;
}

static bool
caches_ok(const naw_printed *p, const naw_state *s, bt_error *err)
{
    naw_state copy = *s;

    naw_derive_caches(p, &copy);
    if (memcmp(copy.at, s->at, sizeof s->at) || memcmp(copy.zoc, s->zoc, sizeof s->zoc) ||
        memcmp(&copy.reserve, &s->reserve, sizeof s->reserve) ||
        memcmp(&copy.tracked, &s->tracked, sizeof s->tracked))
        return bt_fail(err, BT_EDATA, "occupants, zones of control or boxes are out of step"),
               false;
    return true;
}

/* What lies dead is counted, and there is room to count those who live. */
static bool
losses_ok(const bt_game *game, const naw_state *s, bt_error *err)
{
    const naw_printed *p = naw_printed_of(game);
    int dead[2][BT_MAPS_MAX] = { { 0 } }, alive[2] = { 0 };

    for (int u = 0; u < p->unit_count; u++) {
        int map = (int)s->places[u] - BT_PLACE_BOX(NAW_BOX_DEAD);
        if (map >= 0 && map < BT_MAPS_MAX)
            dead[p->side_of[u]][map] += p->counters[u].strength;
        else
            alive[p->side_of[u]] += p->counters[u].strength;
    }
    for (int map = 0; map < BT_MAPS_MAX; map++)
        for (int side = 0; side < 2; side++) {
            int losses = s->losses[side][map];
            if (dead[side][map] > losses || losses + alive[side] > UINT16_MAX)
                return bt_fail(err, BT_EDATA, "%s losses on map %d are %d, but %d points lie dead",
                               game->rules->sides[side], map + 1, losses, dead[side][map]),
                       false;
        }
    return true;
}

/* ---- movement and deployment ------------------------------------------- */

/* A mover exists exactly while one marches. */
static bool
mover_ok(const naw *n, bt_error *err)
{
    const naw_state *s = n->s;

    if (bt_frames_peek(&s->frames)->procedure == NAW_P_MARCH)
        return true;
    if (s->mover != BT_UNIT_NONE)
        return bt_fail(err, BT_EDATA, "a unit is on the march outside a move"), false;
    return s->mp ? bt_fail(err, BT_EDATA, "nobody has Movement Points left"), false : true;
}

static bool
can_set_out(const naw *n, bt_unit unit)
{
    bt_act act = { .side = naw_phasing(n->s), .a = unit };
    bt_hex from = n->s->places[unit];

    if (naw_refuse_mover(n, act.side, unit))
        return false;
    if (naw_can_leave(n, unit, from, naw_allowance(n, unit)))
        return true;
    for (int i = 0; i < n->printed->side_count[from]; i++) {
        act.b = n->printed->sides[from][i].to;
        if (!naw_refuse_move(n, &act))
            return true;
    }
    return false;
}

/* [5.32] A unit stood upon shares its hex with a friend and can move off. */
static bool
crowd_ok(const naw *n, bt_error *err)
{
    const naw_state *s = n->s;
    bt_unit unit = s->crowded;

    if (unit == BT_UNIT_NONE)
        return true;
    if (bt_frames_peek(&s->frames)->procedure != NAW_P_MOVEMENT)
        return bt_fail(err, BT_EDATA, "a unit shares a hex outside a Movement Phase [5.32]"), false;
    if (unit >= n->printed->unit_count || !naw_on_map(s, unit) ||
        s->at[s->places[unit]] == BT_UNIT_NONE)
        return bt_fail(err, BT_EDATA, "a unit shares its hex with nobody [5.32]"), false;
    if (!can_set_out(n, unit))
        return bt_fail(err, BT_EDATA, "a unit that must move off cannot [5.32]"), false;
    return true;
}

/* Outside a combat nothing is left over of one. */
static bool
rest_ok(const naw *n, bt_error *err)
{
    const bt_frames *frames = &n->s->frames;

    if (frames->depth > 2 && frames->at[1].procedure == NAW_P_COMBAT)
        return true;
    if (!naw_is_at_rest(n->s))
        return bt_fail(err, BT_EDATA, "units are in combat outside one"), false;
    return true;
}

bool
naw_state_ok(const bt_game *game, const bt_state *state, bt_error *err)
{
    const naw_printed *p = naw_printed_of(game);
    const naw_state *s = naw_state_of(state);
    const naw n = { game, p, (naw_state *)(uintptr_t)s, NULL };

    return naw_bounds_ok(game, s, err) && caches_ok(p, s, err) && places_ok(game, s, err) &&
           boxes_ok(game, s, err) && losses_ok(game, s, err) && mover_ok(&n, err) &&
           crowd_ok(&n, err) && rest_ok(&n, err) && naw_past_ok(&n, err) &&
           bt_rooms_hold(game, &s->frames, &n, err);
}
