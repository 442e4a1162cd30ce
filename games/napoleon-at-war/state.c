/*
 * state.c - moving counters about, the caches, and the invariants.
 */
#include "state.h"

#include <assert.h>
#include <string.h>

#include "naw.h"

/* ---- boxes ------------------------------------------------------------- */

uint16_t
naw_dead_box(const naw_printed *printed, bt_hex hex)
{
    return BT_PLACE_BOX(NAW_BOX_DEAD + printed->atlas.hexes[hex].map);
}

uint16_t
naw_exit_box(int map, int edge)
{
    assert(edge && !(edge & (edge - 1)) && edge <= BT_EDGE_WEST);
    return BT_PLACE_BOX(NAW_BOX_EXITED + 4 * map + __builtin_ctz((unsigned)edge));
}

uint16_t
naw_track_box(int section, int from_map, int space)
{
    assert(section < NAW_SECTIONS && from_map < 2 && space < NAW_SPACES);
    return BT_PLACE_BOX(NAW_BOX_TRACK + (section * 2 + from_map) * NAW_SPACES + space);
}

bool
naw_track_place(uint16_t place, int *section, int *from_map, int *space)
{
    int i = (int)place - BT_PLACE_BOX(NAW_BOX_TRACK);

    if (i < 0 || place > BT_PLACE_BOX(NAW_BOX_TRACK_LAST))
        return false;
    *space = i % NAW_SPACES;
    *from_map = i / NAW_SPACES % 2;
    *section = i / NAW_SPACES / 2;
    return true;
}

/* ---- counters ---------------------------------------------------------- */

void
naw_put_away(naw_state *s, bt_unit unit, uint16_t box)
{
    int section, from_map, space;

    s->places[unit] = box;
    bt_units_remove(&s->reserve, unit);
    bt_units_remove(&s->tracked, unit);
    if (box == BT_PLACE_BOX(NAW_BOX_RESERVE))
        bt_units_add(&s->reserve, unit);
    else if (naw_track_place(box, &section, &from_map, &space))
        bt_units_add(&s->tracked, unit);
}

void
naw_bring_to(naw_state *s, bt_unit unit, bt_hex hex)
{
    s->places[unit] = hex;
    bt_units_remove(&s->reserve, unit);
    bt_units_remove(&s->tracked, unit);
}

void
naw_place(naw *n, bt_unit unit, bt_hex hex)
{
    naw_state *s = n->s;

    naw_bring_to(s, unit, hex);
    s->at[hex] = unit;
    bt_zoc_add(&s->zoc[n->printed->side_of[unit]], &n->printed->atlas, hex);
}

void
naw_lift(naw *n, bt_unit unit)
{
    naw_state *s = n->s;
    bt_hex hex = s->places[unit];
    bt_side side = n->printed->side_of[unit];

    if (BT_PLACE_IS_BOX(hex) || s->at[hex] != unit)
        return;
    s->at[hex] = BT_UNIT_NONE;
    bt_zoc_remove(&s->zoc[side], &n->printed->atlas, hex, s->at, n->printed->side_of, side);
}

void
naw_eliminate(naw *n, bt_unit unit, const char *rule)
{
    naw_state *s = n->s;
    bt_hex hex = s->places[unit];
    bt_side side = n->printed->side_of[unit];
    int map = n->printed->atlas.hexes[hex].map;

    assert(naw_on_map(s, unit));
    naw_lift(n, unit);
    naw_put_away(s, unit, naw_dead_box(n->printed, hex));
    s->losses[side][map] = (uint16_t)(s->losses[side][map] + n->printed->counters[unit].strength);
    bt_units_remove(&s->duty, unit);
    NAW_EVENT(n, ELIMINATED, rule, unit, hex, n->printed->counters[unit].strength, 0);
}

bt_retreat
naw_retreat_of(const naw *n, bt_side side)
{
    const naw_state *s = n->s;
    bt_retreat r = {
        .atlas = &n->printed->atlas,
        .tec = &n->printed->tec,
        .at = s->at,
        .hex_of = s->places,
        .side_of = n->printed->side_of,
        .enemy = &s->zoc[naw_other(side)],
        .fixed = bt_units_or(s->attackers, s->defenders),
        .side = side,
    };

    for (int i = 0; i < s->chain_count; i++)
        bt_units_add(&r.fixed, s->chain[i]);
    return r;
}

/* ---- caches and invariants --------------------------------------------- */

static void
derive_caches(const naw_printed *p, naw_state *s)
{
    memset(s->at, BT_UNIT_NONE, sizeof s->at);
    memset(s->zoc, 0, sizeof s->zoc);
    s->reserve = s->tracked = (bt_units){ { 0 } };
    for (int u = 0; u < p->unit_count; u++) {
        if (BT_PLACE_IS_BOX(s->places[u]))
            naw_put_away(s, (bt_unit)u, s->places[u]);
        if (BT_PLACE_IS_BOX(s->places[u]) || u == s->mover || u == s->crowded)
            continue;
        s->at[s->places[u]] = (uint8_t)u;
        bt_zoc_add(&s->zoc[p->side_of[u]], &p->atlas, s->places[u]);
    }
}

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
                           p->atlas.hexes[place].id), false;
        if (s->at[place] != BT_UNIT_NONE && p->side_of[s->at[place]] != p->side_of[u])
            return bt_fail(err, BT_EDATA, "%s stands on an enemy in %s [5.12]",
                           game->units[u].id, p->atlas.hexes[place].id), false;
    }
    return true;
}

static bool
caches_ok(const naw_printed *p, const naw_state *s, bt_error *err)
{
    naw_state copy = *s;

    derive_caches(p, &copy);
    if (memcmp(copy.at, s->at, sizeof s->at) || memcmp(copy.zoc, s->zoc, sizeof s->zoc) ||
        memcmp(&copy.reserve, &s->reserve, sizeof s->reserve) ||
        memcmp(&copy.tracked, &s->tracked, sizeof s->tracked))
        return bt_fail(err, BT_EDATA, "occupants, zones of control or boxes are out of step"), false;
    return true;
}

static bool
losses_ok(const bt_game *game, const naw_state *s, bt_error *err)
{
    const naw_printed *p = naw_printed_of(game);
    int dead[2][BT_MAPS_MAX] = { { 0 } };

    for (int u = 0; u < p->unit_count; u++) {
        int map = (int)s->places[u] - BT_PLACE_BOX(NAW_BOX_DEAD);
        if (map >= 0 && map < BT_MAPS_MAX)
            dead[p->side_of[u]][map] += p->counters[u].strength;
    }
    for (int map = 0; map < BT_MAPS_MAX; map++)
        for (int side = 0; side < 2; side++)
            if (dead[side][map] > s->losses[side][map])
                return bt_fail(err, BT_EDATA, "%s losses on map %d are %d, but %d points lie dead",
                               game->rules->sides[side], map + 1, s->losses[side][map],
                               dead[side][map]), false;
    return true;
}

static bool
sequence_ok(const bt_game *game, const naw_state *s, bt_error *err)
{
    const naw_printed *p = naw_printed_of(game);

    if (s->frames.depth < 1 || s->frames.depth > BT_FRAMES_MAX)
        return bt_fail(err, BT_EDATA, "no procedure is under way"), false;
    for (int i = 0; i < s->frames.depth; i++)
        if (!s->frames.at[i].procedure || s->frames.at[i].procedure >= NAW_P_COUNT)
            return bt_fail(err, BT_EDATA, "frame %d names no procedure", i), false;
    if (s->turn < 1 || s->turn > p->turn_count)
        return bt_fail(err, BT_EDATA, "there is no Game-Turn %d", s->turn), false;
    if (s->plan > NAW_PLAN_B || (!p->has_plans && s->plan == NAW_PLAN_B))
        return bt_fail(err, BT_EDATA, "there is no such option"), false;
    if (s->chain_count >= NAW_UNITS_MAX || s->vacated_count > NAW_VACATED_MAX)
        return bt_fail(err, BT_EDATA, "a list is longer than it can be"), false;
    return true;
}

/* A mover or a crowded unit exists exactly where the sequence says so, and the
 * sets of a combat are empty outside one. */
static bool
moments_ok(const naw_printed *p, const naw_state *s, bt_error *err)
{
    int top = bt_frames_peek(&s->frames)->procedure;

    if ((s->mover != BT_UNIT_NONE) != (top == NAW_P_MARCH))
        return bt_fail(err, BT_EDATA, "a unit is on the march outside a move"), false;
    if (s->mover != BT_UNIT_NONE && (s->mover >= p->unit_count || !naw_on_map(s, s->mover)))
        return bt_fail(err, BT_EDATA, "the unit on the march is not on a map"), false;
    if (s->crowded != BT_UNIT_NONE &&
        (s->crowded >= p->unit_count || !naw_on_map(s, s->crowded) ||
         (top != NAW_P_MOVEMENT && top != NAW_P_MARCH)))
        return bt_fail(err, BT_EDATA, "a unit shares a hex outside a Movement Phase [5.32]"), false;
    if (s->frames.depth < 3 &&
        !(bt_units_is_empty(&s->attackers) && bt_units_is_empty(&s->defenders) &&
          bt_units_is_empty(&s->retreating)))
        return bt_fail(err, BT_EDATA, "units are in combat outside one"), false;
    return true;
}

/* Every index that later code trusts, so that a position read from a file
 * cannot lead it astray. */
static bool
indices_ok(const naw_printed *p, const naw_state *s, bt_error *err)
{
    bt_units all = bt_units_or(p->of_side[0], p->of_side[1]);
    const bt_units sets[] = { s->moved,     s->duty,       s->spent,     s->attackers,
                              s->defenders, s->bombarding, s->retreating };

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
    if (s->frames.at[0].side > NAW_PRUSSIAN)
        return bt_fail(err, BT_EDATA, "nobody's Player-Turn is under way"), false;
    for (int i = 1; i < s->frames.depth; i++)
        if (s->frames.at[i].side > NAW_PRUSSIAN && s->frames.at[i].side != BT_SIDE_CHANCE &&
            s->frames.at[i].procedure != NAW_P_DEPLOY)
            return bt_fail(err, BT_EDATA, "frame %d belongs to no side", i), false;
    if (s->reduced > p->crt.column_count || s->result > NAW_EX)
        return bt_fail(err, BT_EDATA, "a column or result is off the table"), false;
    return true;
}

/* Is every place, index and frame within its bounds, so that it may be followed? */
static bool
bounds_ok(const bt_game *game, const naw_state *s, bt_error *err)
{
    const naw_printed *p = naw_printed_of(game);

    return sequence_ok(game, s, err) && grid_ok(game, s, err) && indices_ok(p, s, err);
}

/* A position out of bounds is left as it is, for naw_state_ok to refuse. */
void
naw_derive(const bt_game *game, bt_state *state)
{
    naw_state *s = (naw_state *)(void *)state;

    if (!bounds_ok(game, s, NULL))
        return;
    derive_caches(naw_printed_of(game), s);
    naw_derive_strain(&(naw){ game, naw_printed_of(game), s, NULL });
}

bool
naw_state_ok(const bt_game *game, const bt_state *state, bt_error *err)
{
    const naw_printed *p = naw_printed_of(game);
    const naw_state *s = naw_state_of(state);

    return bounds_ok(game, s, err) && places_ok(game, s, err) && moments_ok(p, s, err) &&
           caches_ok(p, s, err) && losses_ok(game, s, err) &&
           naw_combat_ok(&(naw){ game, p, (naw_state *)(uintptr_t)s, NULL }, err);
}
