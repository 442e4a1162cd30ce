/*
 * test_osg_reach.c - where units can go, against every way there is, played out.
 *
 * The oracle goes from a position to all that legal actions make of it, and tells positions apart by where
 * the unit stands, how it moves and what it has left: nothing is cheapest first there.
 */
#include "../../games/osg1806/state.h"

#include <berthier/game.h>
#include <berthier/reach.h>
#include <berthier/rng.h>
#include <stdlib.h>
#include <string.h>

extern const bt_rules osg_rules;
extern const bt_pack bt_pack_osg1806;

enum { NODES = 20000, POINTS = 64, NEVER = 0xffff };

typedef struct oracle {
    const bt_game *game;
    bt_side side;
    bt_unit unit;
    uint8_t *known;     /* by place, mode and points: been there */
    uint16_t *cheapest; /* by place: to have stopped there */
    bt_state **open;
    uint16_t *spent; /* on the way to each of those */
    int count;
} oracle;

static bt_game *
open_game(const char *scenario)
{
    bt_error err = { 0 };
    bt_game *game = NULL;

    if (bt_game_new(&game, &osg_rules, &bt_pack_osg1806, scenario, NULL, &err))
        fail_msg("%s: %s:%d:%d: %s", scenario, err.file, err.line, err.column, err.text);
    return game;
}

/* A number of random actions, and on to a side's Movement Phase with nobody on the march. */
static bool
play_to_movement(const bt_game *game, bt_state *state, bt_rng *rng, int actions)
{
    bt_actions *legal = malloc(sizeof *legal);
    bool found = false;

    assert_non_null(legal);
    osg_rules.setup(game, state);
    for (int i = 0; !found && osg_rules.to_act(game, state); i++) {
        bt_side side = bt_sides_first(osg_rules.to_act(game, state));
        bt_action action;
        found = i >= actions &&
                bt_frames_peek(&osg_state_of(state)->frames)->procedure == OSG_P_MOVEMENT;
        if (found)
            break;
        osg_rules.legal(game, state, side, legal);
        action = legal->at[bt_rng_below(rng, (uint32_t)legal->count)];
        if (side == BT_SIDE_CHANCE)
            action = osg_rules.chance(game, state, rng);
        osg_rules.apply(game, state, side, action, NULL);
    }
    free(legal);
    return found;
}

/* ---- the oracle --------------------------------------------------------------------------- */

static void
note(oracle *o, const bt_state *state, const bt_whereabouts *now, unsigned spent)
{
    size_t slot = ((size_t)now->place * BT_MODES_MAX + now->mode) * POINTS + now->points;

    if (o->known[slot])
        return;
    o->known[slot] = 1;
    assert_true(o->count < NODES);
    o->open[o->count] = bt_state_new(o->game);
    bt_state_copy(o->game, o->open[o->count], state);
    o->spent[o->count++] = (uint16_t)spent;
}

static void
stop(oracle *o, uint16_t place, unsigned spent)
{
    if (spent < o->cheapest[place])
        o->cheapest[place] = (uint16_t)spent;
}

/* What the unit itself does: no die, no enemy, nobody who joins. */
static bool
is_its_own(const oracle *o, bt_action action)
{
    switch (bt_action_code(action)) {
    case OSG_A_TAKE:
    case OSG_A_MOVE:
    case OSG_A_ENTER:
    case OSG_A_FILE:
        return bt_action_operand(action, 0) == o->unit;
    case OSG_A_STEP:
    case OSG_A_MARCH:
    case OSG_A_UNMARCH:
    case OSG_A_HALT:
        return true;
    default:
        return false;
    }
}

static void
try_all(oracle *o, int from, bt_actions *legal, bt_state *tried)
{
    bt_whereabouts was = { 0 }, now;

    (void)osg_rules.whereabouts(o->game, o->open[from], o->unit, &was);
    osg_rules.legal(o->game, o->open[from], o->side, legal);
    for (int i = 0; i < legal->count; i++) {
        unsigned spent;
        if (!is_its_own(o, legal->at[i]))
            continue;
        bt_state_copy(o->game, tried, o->open[from]);
        osg_rules.apply(o->game, tried, o->side, legal->at[i], NULL);
        if (!osg_rules.whereabouts(o->game, tried, o->unit, &now))
            continue;
        spent = o->spent[from] + was.points - (unsigned)now.points;
        if (now.marching)
            note(o, tried, &now, spent);
        else
            stop(o, now.place, spent);
    }
}

static void
explore(oracle *o, const bt_state *state)
{
    bt_actions *legal = malloc(sizeof *legal);
    bt_state *tried = bt_state_new(o->game);
    bt_whereabouts here;

    assert_non_null(legal);
    if (osg_rules.whereabouts(o->game, state, o->unit, &here)) {
        note(o, state, &here, 0);
        for (int i = 0; i < o->count; i++)
            try_all(o, i, legal, tried);
    }
    free(tried);
    free(legal);
}

/* ---- comparing ----------------------------------------------------------------------------- */

static void
compare(const oracle *o, const bt_state *state)
{
    size_t places = (size_t)o->game->atlas->hex_count;
    uint16_t *told = malloc(places * sizeof *told);
    bt_arena arena = { 0 };
    bt_reach reach;

    assert_non_null(told);
    memset(told, 0xff, places * sizeof *told);
    assert_int_equal(bt_reach_find(&reach, &arena, o->game, state, o->side, o->unit, NULL), BT_OK);
    for (int i = 0; i < reach.count; i++) {
        const bt_spot *spot = &reach.spots[i];
        if ((spot->ends || spot->halt) && spot->place < places && spot->cost < told[spot->place])
            told[spot->place] = spot->cost;
    }
    for (size_t hex = 0; hex < places; hex++)
        if (told[hex] != o->cheapest[hex])
            fail_msg("%s to %s: told %u, played %u", o->game->units[o->unit].id,
                     o->game->atlas->hexes[hex].id, told[hex], o->cheapest[hex]);
    bt_arena_release(&arena);
    free(told);
}

static void
compare_unit(const bt_game *game, const bt_state *state, bt_side side, bt_unit unit)
{
    size_t places = (size_t)game->atlas->hex_count + OSG_BOX_COUNT + (size_t)BT_PLACE_BOX(0);
    oracle o = { .game = game, .side = side, .unit = unit };

    o.known = calloc(places * BT_MODES_MAX * POINTS, 1);
    o.cheapest = malloc(places * sizeof *o.cheapest);
    o.open = calloc(NODES, sizeof(bt_state *));
    o.spent = calloc(NODES, sizeof *o.spent);
    assert_true(o.known && o.cheapest && o.open && o.spent);
    memset(o.cheapest, 0xff, places * sizeof *o.cheapest);
    explore(&o, state);
    compare(&o, state);
    for (int i = 0; i < o.count; i++)
        free(o.open[i]);
    free(o.spent);
    free(o.open);
    free(o.cheapest);
    free(o.known);
}

/* Infantry and whatever has few points: all ways of cavalry are too many. */
static int
compare_some(const bt_game *game, const bt_state *state, bt_rng *rng, int units)
{
    bt_side side = bt_sides_first(osg_rules.to_act(game, state));
    int compared = 0;

    for (int tries = 0; tries < 400 && compared < units; tries++) {
        bt_unit unit = (bt_unit)bt_rng_below(rng, (uint32_t)game->unit_count);
        bt_whereabouts here;
        if (game->units[unit].side != side || osg_state_of(state)->places[unit] == OSG_RESERVE ||
            !osg_rules.whereabouts(game, state, unit, &here) || here.points > 10)
            continue;
        compare_unit(game, state, side, unit);
        compared++;
    }
    return compared;
}

static void
reach_is_what_can_be_played(void **state)
{
    static const char *const names[] = { "auerstadt", "jena", "saalfeld" };
    int compared = 0;

    (void)state;
    for (size_t i = 0; i < BT_COUNT(names); i++) {
        bt_game *game = open_game(names[i]);
        bt_state *position = bt_state_new(game);
        bt_rng rng;
        bt_rng_init(&rng, 1806 + i);
        for (int round = 0; round < 2; round++) {
            memset((void *)position, 0, osg_rules.state_size);
            if (play_to_movement(game, position, &rng, 60 * round))
                compared += compare_some(game, position, &rng, 3);
        }
        free(position);
        bt_game_free(game);
    }
    assert_true(compared >= 12);
}

int
main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(reach_is_what_can_be_played) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
