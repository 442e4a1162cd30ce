/*
 * state_ok.c - the invariants of a position.
 *
 * A position can come from a file, so later code may only trust what is asked here: every index stays
 * in its table, the frames nest as the sequence of play does, and enemies share no hex.
 */
#include <string.h>

#include "state_ok.h"
#include "team.h"

/* ---- bounds ----------------------------------------------------------------------- */

static bool
places_ok(const bt_game *game, const osg_state *s, bt_error *err)
{
    const osg_printed *p = osg_printed_of(game);

    for (int u = 0; u < OSG_UNITS_MAX; u++) {
        const uint16_t where[] = { s->places[u], s->seen_at[u],
                                   s->was_at[u] ? (uint16_t)(s->was_at[u] - 1) : s->places[u] };
        for (size_t i = 0; i < BT_COUNT(where); i++)
            if (BT_PLACE_IS_BOX(where[i]) ? where[i] >= BT_PLACE_BOX(OSG_BOX_COUNT)
                                          : where[i] >= p->atlas.hex_count)
                return bt_fail(err, BT_EDATA, "unit %d is off the grid", u), false;
        if (u >= p->unit_count && !BT_PLACE_IS_BOX(s->places[u]))
            return bt_fail(err, BT_EDATA, "there is no unit %d", u), false;
    }
    return true;
}

/* [6.11A] [6.11D] [9.14] Who can come back: a vedette, or a unit with a reduced counter that it is not on. */
static bool
can_be_available(const osg_printed *p, const osg_state *s, bt_unit unit)
{
    return bt_units_has(&p->vedettes, unit) || (bt_units_has(&p->troops, unit) && p->counters[unit].reduced &&
                                                !bt_units_has(&s->reduced, unit));
}

/* [6.12a] [13.1] [5.13a] Every box holds what it is for, who is reduced has a counter for it, and a replacement comes for
 * a leader who was captured. */
static bool
boxes_ok(const bt_game *game, const osg_state *s, bt_error *err)
{
    const osg_printed *p = osg_printed_of(game);

    for (int u = 0; u < p->unit_count; u++) {
        bt_unit unit = (bt_unit)u;
        if ((s->places[u] == OSG_DAY_BOX || s->places[u] == OSG_NIGHT_BOX) && !can_be_available(p, s, unit))
            return bt_fail(err, BT_EDATA, "%s cannot be reorganized [6.12a]", game->units[u].id), false;
        if (bt_units_has(&s->reduced, unit) && !p->counters[u].reduced)
            return bt_fail(err, BT_EDATA, "%s has no reduced counter [6.11D]", game->units[u].id), false;
        if (p->starts[u].reduced && !BT_PLACE_IS_BOX(s->places[u]) && !bt_units_has(&s->reduced, unit))
            return bt_fail(err, BT_EDATA, "%s began at reduced strength [19.28]", game->units[u].id), false;
        if (s->places[u] == OSG_WITH_PARENT && !bt_units_has(&p->vedettes, unit))
            return bt_fail(err, BT_EDATA, "%s is no vedette [13.1]", game->units[u].id), false;
        if (s->places[u] == OSG_DETACHED && !bt_units_has(&p->parents, unit))
            return bt_fail(err, BT_EDATA, "%s has no vedettes [13.1]", game->units[u].id), false;
        if (p->counters[u].replaces != BT_UNIT_NONE && !BT_PLACE_IS_BOX(s->places[u]) &&
            s->places[p->counters[u].replaces] != OSG_CAPTURED)
            return bt_fail(err, BT_EDATA, "%s replaces nobody [5.13a]", game->units[u].id), false;
    }
    return true;
}

/* [1.52a] Who cannot have moved is shown where it was seen. */
static bool
still_ok(const osg_printed *p, const osg_state *s, bt_error *err)
{
    bt_units left = s->still;

    for (bt_unit u; (u = bt_units_take(&left)) != BT_UNIT_NONE;) {
        uint16_t shown;
        if (u >= p->unit_count)
            return bt_fail(err, BT_EDATA, "there is no unit %d", u), false;
        shown = s->was_at[u] ? (uint16_t)(s->was_at[u] - 1) : s->places[u];
        if (shown != s->seen_at[u])
            return bt_fail(err, BT_EDATA, "unit %d moved and is taken to stand still [1.52a]", u),
                   false;
    }
    return true;
}

/* [9.2a] A bridge train spans a hexside exactly while it is deployed. */
static bool
pontoons_ok(const osg *n, bt_error *err)
{
    bt_units left = n->printed->bridge_trains;

    for (int i = 0; i < OSG_TRAINS_MAX; i++) {
        bt_unit train = bt_units_take(&left);
        bool deployed = train != BT_UNIT_NONE && n->s->places[train] == OSG_DEPLOYED;
        if (n->s->water_of[i] > n->printed->atlas.water_count ||
            deployed != (n->s->water_of[i] != 0))
            return bt_fail(err, BT_EDATA, "pontoons are nowhere [9.2a]"), false;
        if (train != BT_UNIT_NONE && bt_units_has(&n->s->captive, train) && !deployed)
            return bt_fail(err, BT_EDATA, "a bridge was captured that there is not [9.26a]"), false;
        if (n->s->prizes >> i & 1 && !(train != BT_UNIT_NONE && bt_units_has(&n->s->captive, train)))
            return bt_fail(err, BT_EDATA, "a bridge is a prize that was not captured [9.26a]"), false;
    }
    return true;
}

static bool
numbers_ok(const osg_printed *p, const osg_state *s, bt_error *err)
{
    if (!bt_track_has(&p->track, s->turn))
        return bt_fail(err, BT_EDATA, "there is no Game-Turn %d", s->turn), false;
    if (s->prizes >> bt_units_count(&p->bridge_trains))
        return bt_fail(err, BT_EDATA, "a bridge was captured that there is not [9.26a]"), false;
    if (s->opened > 1)
        return bt_fail(err, BT_EDATA, "the south-west edge is open or not [21.62]"), false;
    return true;
}

static bool
sets_ok(const osg_printed *p, const osg_state *s, bt_error *err)
{
    bt_units all = bt_units_or(p->of_side[0], p->of_side[1]);
    const bt_units sets[] = { s->out,        s->placed,     s->checked, s->roused,   s->barred,
                              s->rallying,   s->rallied,    s->moved,   s->movers,   s->entered,
                              s->marching,   s->unsupplied, s->reduced, s->packed,   s->crossed,
                              s->captive,    s->passed,     s->halted,  s->revealed, s->foiled,
                              s->retreating, s->trapped,    s->diverted };

    for (size_t i = 0; i < BT_COUNT(sets); i++) {
        bt_units strangers = bt_units_minus(sets[i], all);
        if (!bt_units_is_empty(&strangers))
            return bt_fail(err, BT_EDATA, "a set names a unit that is not in the game"), false;
    }
    return true;
}

/* [18.0] [18.1] Messages stand in front, addressed to leaders, of turns that have been. */
static bool
letters_ok(const bt_game *game, const osg_state *s, bt_error *err)
{
    const osg_printed *p = osg_printed_of(game);

    for (int author = 0; author < OSG_AUTHORS; author++)
        for (int i = 0; i < OSG_LETTERS; i++) {
            unsigned sent = s->letters_sent[author][i], turn = sent & OSG_LETTER_TURN;
            bool is_there = i == 0 || s->letters_sent[author][i - 1];
            if (sent ? !is_there || turn < 1 || turn > s->turn ||
                           s->letters_to[author][i] >= p->unit_count ||
                           p->counters[s->letters_to[author][i]].side != (author & 1)
                     : s->letters[author][i] || s->letters_to[author][i])
                return bt_fail(err, BT_EDATA, "a message is to nobody, or out of its time [18.1b]"),
                       false;
        }
    if (s->ready >> bt_seat_count(game) || (s->ready && !game->seats) ||
        s->delegated >> p->formation_count)
        return bt_fail(err, BT_EDATA, "a player is done who is not there [18.0]"), false;
    return true;
}

/* ---- the sequence of play ------------------------------------------------------------- */

/* Where a side decides in the other's Player-Turn. */
static bool
may_be_theirs(unsigned procedure)
{
    static const uint8_t theirs[] = { OSG_P_PRIZE,    OSG_P_FLIGHT,   OSG_P_SLIP,   OSG_P_RETREAT,
                                      OSG_P_DISPLACE, OSG_P_EXCHANGE, OSG_P_FOLLOW, OSG_P_ADVANCE };

    for (size_t i = 0; i < BT_COUNT(theirs); i++)
        if (procedure == theirs[i])
            return true;
    return false;
}

/* [2.2] What no night turn has. */
static bool
is_of_day(unsigned procedure)
{
    static const uint8_t days[] = { OSG_P_REORGANIZE, OSG_P_COMMAND,    OSG_P_OFFICERS,
                                    OSG_P_MOVEMENT,   OSG_P_INDIVIDUAL, OSG_P_COMBAT };

    for (size_t i = 0; i < BT_COUNT(days); i++)
        if (procedure == days[i])
            return true;
    return false;
}

static bool
frames_ok(const osg *n, bt_error *err)
{
    const bt_frames *frames = &n->s->frames;
    const bt_frame *at = frames->at;
    int wrong;

    if (frames->depth < 1 || frames->depth > 12 || at[0].side > OSG_PRUSSIAN || at[0].local > 1)
        return bt_fail(err, BT_EDATA, "no procedure is under way"), false;
    for (int i = 0; i < frames->depth; i++)
        if (at[i].procedure >= OSG_P_COUNT)
            return bt_fail(err, BT_EDATA, "frame %d is of no procedure", i + 1), false;
    if (at[0].procedure != (frames->depth == 1 ? OSG_P_OVER : OSG_P_GAME))
        return bt_fail(err, BT_EDATA, "the outermost frame is neither game nor over"), false;
    for (int i = 1; i < frames->depth; i++)
        if (at[i].side != at[0].side && at[i].side != BT_SIDE_CHANCE &&
            !(at[i].side <= OSG_PRUSSIAN && may_be_theirs(at[i].procedure)))
            return bt_fail(err, BT_EDATA, "frame %d is of the wrong side", i + 1), false;
    for (int i = 1; i < frames->depth; i++)
        if (is_of_day(at[i].procedure) ? osg_turn(n) == OSG_NIGHT
                                       : at[i].procedure == OSG_P_DISENGAGE && osg_turn(n) != OSG_NIGHT)
            return bt_fail(err, BT_EDATA, "frame %d is of the day by night, or of the night by day [2.2]", i + 1),
                   false;
    wrong = bt_misplaced(n->game, frames, n);
    if (wrong >= 0)
        return bt_fail(err, BT_EDATA, "frame %d does not belong there [2.11]", wrong + 1), false;
    return true;
}

bool
osg_parts_ok(const bt_game *game, const osg_state *s, bt_error *err)
{
    const osg n = osg_of(game, (osg_state *)(uintptr_t)s);

    return numbers_ok(n.printed, s, err) && places_ok(game, s, err) && sets_ok(n.printed, s, err) &&
           pontoons_ok(&n, err) && letters_ok(game, s, err);
}

static bool
bounds_ok(const bt_game *game, const osg_state *s, bt_error *err)
{
    const osg n = osg_of(game, (osg_state *)(uintptr_t)s);

    return numbers_ok(n.printed, s, err) && places_ok(game, s, err) && sets_ok(n.printed, s, err) &&
           boxes_ok(game, s, err) &&
           still_ok(n.printed, s, err) && pontoons_ok(&n, err) && letters_ok(game, s, err) && frames_ok(&n, err);
}

/* A position out of bounds is left as it is, for osg_state_ok to refuse. */
void
osg_derive(const bt_game *game, bt_state *state)
{
    osg_state *s = (osg_state *)(void *)state;

    if (bounds_ok(game, s, NULL))
        osg_derive_caches(game, s);
}

/* ---- on the map --------------------------------------------------------------------------- */

/* [8.12F] */
static bool
hexes_ok(const osg *n, bt_error *err)
{
    const osg_printed *p = n->printed;

    for (int u = 0; u < p->unit_count; u++) {
        bt_units there;
        if (!osg_on_map(n->s, (bt_unit)u))
            continue;
        there = osg_own_in_hex(n, osg_other(p->counters[u].side), n->s->places[u]);
        if (!bt_units_is_empty(&there))
            return bt_fail(err, BT_EDATA, "enemies share %s [8.12F]",
                           p->atlas.hexes[n->s->places[u]].id),
                   false;
    }
    return true;
}

static bool
caches_ok(const bt_game *game, const osg_state *s, bt_error *err)
{
    osg_state copy = *s;

    osg_derive_caches(game, &copy);
    if (memcmp(&copy, s, sizeof copy))
        return bt_fail(err, BT_EDATA, "stacks, zones of control or pontoons are out of step"),
               false;
    return true;
}

/* [8.1] */
static bool
movers_ok(const osg *n, bt_error *err)
{
    if (!bt_frames_find(&n->s->frames, OSG_P_MARCH) && !bt_units_is_empty(&n->s->movers))
        return bt_fail(err, BT_EDATA, "units are on the march outside a move [8.1]"), false;
    return true;
}

bool
osg_state_ok(const bt_game *game, const bt_state *state, bt_error *err)
{
    const osg n = osg_look(game, state);

    return bounds_ok(game, n.s, err) && caches_ok(game, n.s, err) && hexes_ok(&n, err) &&
           movers_ok(&n, err) && bt_rooms_hold(game, &n.s->frames, &n, err);
}
