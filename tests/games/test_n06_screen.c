/*
 * test_n06_screen.c - what stands on the roster behind a side's screen is in no other view [G2.1].
 *
 * A deal of the hidden blocks copies what a view shows, so no comparison of two deals sees a
 * number that a view shows by mistake.  Here the numbers themselves are changed, in every position of
 * random games.
 */
#include "../../games/napoleon1806/fog.h"
#include "../../games/napoleon1806/position.h"

#include <berthier/game.h>
#include <stdlib.h>
#include <string.h>

enum { GAMES = 60, ACTIONS_MAX = 4000, LAID = 20 };

extern const bt_rules n06_rules;
extern const bt_pack bt_pack_napoleon1806;

typedef struct desk {
    bt_game *game;
    n06_state s;
    bt_rng rng;
    bt_actions legal;
    bt_view *view, *other;
    int laid; /* positions in which a side lays losses with a cavalry point due */
} desk;

static bt_state *
raw(n06_state *s)
{
    return (bt_state *)(void *)s;
}

static int
sit_down(void **given)
{
    desk *d = calloc(1, sizeof *d);
    bt_options options = { .value = { [N06_OPTION_RULES] = 1 } };
    bt_error err = { 0 };

    *given = d;
    if (!d || bt_game_new(&d->game, &n06_rules, &bt_pack_napoleon1806, "campaign", &options, &err))
        return -1;
    d->view = bt_view_new(d->game);
    d->other = bt_view_new(d->game);
    return d->view && d->other ? 0 : -1;
}

static int
stand_up(void **given)
{
    desk *d = *given;

    free(d->view);
    free(d->other);
    bt_game_free(d->game);
    free(d);
    return 0;
}

static void
turn_set(bt_units *set, bt_unit unit)
{
    if (bt_units_has(set, unit))
        bt_units_remove(set, unit);
    else
        bt_units_add(set, unit);
}

/* All that one side alone knows of its points and of how they are being laid, made otherwise. */
static void
turn_roster(desk *d, bt_side owner)
{
    const bt_frame *top = bt_frames_peek(&d->s.frames);

    for (bt_unit u = 0; u < d->game->unit_count; u++) {
        if (n06_side_of(n06_printed_of(d->game), u) != owner || !n06_on_map(&d->s, u))
            continue;
        d->s.fatigue[u] ^= 1;
        d->s.taken[u] ^= 1;
        turn_set(&d->s.refitted, u);
    }
    d->s.due[owner] ^= 1;
    d->s.horse ^= top->procedure == N06_P_SHARE && top->side == owner;
    d->s.had_horse ^= owner == N06_PRUSSIAN;
    if (n06_mover(&d->s) != owner)
        return;
    d->s.mp ^= 1;
    if (!d->s.steps) /* what a bridge cost before the first step */
        d->s.used ^= 1;
}

static void
look(desk *d, bt_side viewer, bt_view *out)
{
    n06_rules.view(d->game, raw(&d->s), viewer, memset(out, 0, n06_rules.view_size));
}

static void
compare(desk *d, bt_side owner)
{
    const n06_state kept = d->s;
    const bt_frame *top = bt_frames_peek(&kept.frames);

    look(d, n06_other(owner), d->view);
    turn_roster(d, owner);
    look(d, n06_other(owner), d->other);
    assert_memory_equal(d->view, d->other, n06_rules.view_size);
    d->s = kept;
    d->laid += top->procedure == N06_P_SHARE && top->side == owner && kept.horse;
}

static void
play_one(desk *d)
{
    bt_sides to_act = n06_rules.to_act(d->game, raw(&d->s));
    bt_side side = bt_sides_first(to_act);
    bt_action action;

    n06_rules.legal(d->game, raw(&d->s), side, &d->legal);
    action = side == BT_SIDE_CHANCE ? n06_rules.chance(d->game, raw(&d->s), &d->rng)
                                    : d->legal.at[bt_rng_below(&d->rng, (uint32_t)d->legal.count)];
    n06_rules.apply(d->game, raw(&d->s), side, action, NULL);
}

/* [G2.1] [C8.14] [C8.17] Neither fatigue, nor which losses a corps has taken, nor that a cavalry point
 * is still due. */
static void
the_roster_is_in_no_other_view(void **state)
{
    desk *d = *state;

    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        bt_rng_init(&d->rng, seed);
        n06_rules.setup(d->game, raw(memset(&d->s, 0, sizeof d->s)));
        for (int i = 0; i < ACTIONS_MAX && n06_rules.to_act(d->game, raw(&d->s)); i++) {
            int top = bt_frames_peek(&d->s.frames)->procedure;
            for (bt_side side = 0; side < 2 && top != N06_P_BID && top != N06_P_SETUP; side++)
                compare(d, side);
            play_one(d);
        }
    }
    assert_true(d->laid > LAID);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(the_roster_is_in_no_other_view, sit_down, stand_up),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
