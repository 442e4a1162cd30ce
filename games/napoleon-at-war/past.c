/*
 * past.c - what a position says of the game before it, and whether the rules let it come to that.
 *
 * A position from a file may stand at any turn with units anywhere on its maps.  Asked here is what
 * decides how play goes on: morale [18.0], who has left or cannot have come [15.3] [17.0] [20.0], and what
 * a phase remembers of itself.
 */
#include "past.h"
#include "arrivals.h"
#include "morale.h"

static bool
is_combat(const naw_state *s)
{
    return s->frames.depth > 1 && s->frames.at[1].procedure == NAW_P_COMBAT;
}

/* ---- morale -------------------------------------------------------------- */

/* The lowest level of a side on a map under any option, which a position may leave open; 0 for none. */
static int
lowest_level(const naw *n, bt_side side, int map)
{
    int lowest = 0;

    for (int plan = 0; plan < NAW_PLANS; plan++) {
        int level = n->printed->levels[plan][naw_option(n, NAW_OPTION_LOUIS)][side][map];
        if (level && (!lowest || level < lowest))
            lowest = level;
    }
    return lowest;
}

/* [18.0a] [18.2] [20.1b] A side is demoralized only where it has lost its level.  On maps of somebody's
 * own that have no levels it is as its position says. */
static bool
morale_ok(const naw *n, bt_error *err)
{
    const naw_state *s = n->s;

    for (int map = 0; map < n->printed->atlas.map_count; map++) {
        int broken = s->demoralized[map] - 1;
        if (broken < 0 || s->losses[broken][map] >= lowest_level(n, (bt_side)broken, map))
            continue;
        return bt_fail(err, BT_EDATA, "%s is demoralized at %s after losses of %d [18.0a]",
                       n->game->rules->sides[broken], n->printed->atlas.maps[map].id,
                       s->losses[broken][map]),
               false;
    }
    return true;
}

/* ---- who is where --------------------------------------------------------- */

/* [17.0a] [17.0b] Only after a side has broken there, and over its own edges. */
static bool
exit_ok(const naw *n, bt_unit unit, bt_error *err)
{
    int box = (int)n->s->places[unit] - BT_PLACE_BOX(NAW_BOX_EXITED);
    const char *id = n->game->units[unit].id;

    if (box < 0 || n->s->places[unit] > BT_PLACE_BOX(NAW_BOX_EXITED_LAST))
        return true;
    if (!(n->printed->exit_edges[n->printed->side_of[unit]][box / 4] >> box % 4 & 1))
        return bt_fail(err, BT_EDATA, "%s cannot have left over that edge [17.0b]", id), false;
    if (!n->s->demoralized[box / 4])
        return bt_fail(err, BT_EDATA, "%s has left where nobody is demoralized [17.0a]", id), false;
    return true;
}

/* Has the group been due under either option, which a position may leave open? */
static bool
has_been_due(const naw *n, const naw_arrival *group)
{
    for (int plan = 0; plan < NAW_PLANS; plan++)
        if (group->entry[plan].turn && group->entry[plan].turn <= n->s->turn)
            return true;
    return false;
}

/* [14.21] [14.23] Could the unit, which never comes, have been turned away or barred? */
static bool
may_be_refused(const naw *n, bt_unit unit)
{
    const naw_arrival *group = naw_arrival_of(n, unit);
    bt_side side = n->printed->side_of[unit];

    if (!group)
        return false;
    for (int map = 0; map < n->printed->atlas.map_count; map++)
        if (naw_is_demoralized(n->s, side, map) && has_been_due(n, group))
            return true;
    return group->barred_by != BT_HEX_NONE &&
           naw_has_gone_out(n, naw_other(side), group->barred_by);
}

/* [15.3e] [17.0c] [20.1a] The track is open under Option A alone; Prince Louis comes by agreement. */
static bool
place_ok(const naw *n, bt_unit unit, bt_error *err)
{
    const naw_arrival *group = naw_arrival_of(n, unit);
    const char *id = n->game->units[unit].id;

    if (group && group->louis && !naw_option(n, NAW_OPTION_LOUIS) &&
        !bt_units_has(&n->s->reserve, unit) && n->s->places[unit] != BT_PLACE_BOX(NAW_BOX_UNUSED))
        return bt_fail(err, BT_EDATA, "%s is in play without the option louis [20.1]", id), false;
    if (bt_units_has(&n->s->tracked, unit) && n->printed->has_plans &&
        (n->s->plan != NAW_PLAN_A || !n->s->plan_shown))
        return bt_fail(err, BT_EDATA, "%s is on the track without Option A [15.3]", id), false;
    if (n->s->places[unit] == BT_PLACE_BOX(NAW_BOX_REFUSED) && !may_be_refused(n, unit))
        return bt_fail(err, BT_EDATA, "%s has no cause not to come [14.21] [14.23]", id), false;
    return exit_ok(n, unit, err);
}

static bool
places_ok(const naw *n, bt_error *err)
{
    for (int u = 0; u < n->printed->unit_count; u++)
        if (!place_ok(n, (bt_unit)u, err))
            return false;
    return true;
}

/* [20.2] A group is sent to the other map by agreement, on its own turn. */
static bool
diversions_ok(const naw *n, bt_error *err)
{
    const naw_printed *p = n->printed;

    for (int g = 0; g < p->arrival_count; g++)
        if (n->s->diverted[g] && (!naw_option(n, NAW_OPTION_BERNADOTTE) ||
                                  n->s->turn < naw_entry_of(n, &p->arrivals[g])->turn))
            return bt_fail(err, BT_EDATA, "arrival group %d has not been diverted [20.2]", g),
                   false;
    return true;
}

/* ---- what a phase keeps ----------------------------------------------------- */

/* [5.17] [7.11] [7.14] [7.82c] Moves are those of this Movement Phase, duties and combats those of this
 * Combat Phase. */
static bool
phase_ok(const naw *n, bt_error *err)
{
    const naw_state *s = n->s;
    bt_units fought = bt_units_or(bt_units_or(s->duty, s->spent), s->silenced);

    if (is_combat(s) && !bt_units_is_empty(&s->moved))
        return bt_fail(err, BT_EDATA, "units have moved in a Combat Phase [5.11]"), false;
    if (!is_combat(s) && !bt_units_is_empty(&fought))
        return bt_fail(err, BT_EDATA, "units have fought, or must, in a Movement Phase [5.14]"),
               false;
    return true;
}

bool
naw_past_ok(const naw *n, bt_error *err)
{
    return morale_ok(n, err) && places_ok(n, err) && diversions_ok(n, err) && phase_ok(n, err);
}
