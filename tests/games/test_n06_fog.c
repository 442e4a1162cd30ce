/*
 * test_n06_fog.c - events in the fog of war, over random games [G2.1].
 *
 * Views and refusals are compared by the battery.  Here every event that a
 * viewer may see is looked through: it names no block of another side that was
 * hidden from him before and still is, and tells nobody else's points.
 */
#include "../../games/napoleon1806/n06.h"

#include <berthier/event.h>
#include <berthier/game.h>
#include <stdlib.h>
#include <string.h>

enum { GAMES = 24, ACTIONS_MAX = 4000 };

extern const bt_rules n06_rules;
extern const bt_pack bt_pack_napoleon1806;

typedef struct desk {
    bt_game *game;
    n06_state s, before;
    bt_rng rng;
    bt_events events;
    bt_actions legal;
    int told, hidden; /* events looked through; blocks hidden at the time, summed up */
} desk;

static bt_state *
raw(n06_state *s)
{
    return (bt_state *)(void *)s;
}

static bool
is_hidden(const desk *d, const n06_state *s, bt_unit unit, bt_side viewer)
{
    n06 n = { d->game, n06_printed_of(d->game), (n06_state *)(uintptr_t)s, NULL };
    int top = bt_frames_peek(&s->frames)->procedure;

    if (n06_side_of(n.printed, unit) == viewer || top == N06_P_OVER)
        return false;
    return n06_hides(&n, unit);
}

/* What only the owner of a corps may be told. */
static bool
tells_points(unsigned code)
{
    return code == N06_EV_TIRED || code == N06_EV_RESTED || code == N06_EV_LOST_FOOT ||
           code == N06_EV_LOST_HORSE || code == N06_EV_GAINED || code == N06_EV_ENGAGED;
}

static void
look_through(desk *d, const bt_event *event, bt_side viewer)
{
    const bt_event_def *def = &n06_rules.events[event->code];

    if (!bt_event_is_seen(event, viewer))
        return;
    d->told++;
    for (int i = 0; i < BT_EVENT_ARGS; i++) {
        bt_unit unit = (bt_unit)event->args[i];
        if (n06_rules.operands[def->args[i]].kind != BT_KIND_UNIT)
            continue;
        if (is_hidden(d, &d->before, unit, viewer) && is_hidden(d, &d->s, unit, viewer))
            fail_msg("%s names %s to %s", def->word, d->game->units[unit].id,
                     bt_side_name(&n06_rules, viewer));
        if (tells_points(event->code) && n06_side_of(n06_printed_of(d->game), unit) != viewer)
            fail_msg("%s tells %s the points of %s", def->word, bt_side_name(&n06_rules, viewer),
                     d->game->units[unit].id);
    }
}

static void
play_one(desk *d)
{
    bt_sides to_act = n06_rules.to_act(d->game, raw(&d->s));
    bt_side side = bt_sides_first(to_act);
    bt_action action;

    if (to_act == (bt_side_bit(0) | bt_side_bit(1)) && bt_rng_below(&d->rng, 2))
        side = 1;
    n06_rules.legal(d->game, raw(&d->s), side, &d->legal);
    action = side == BT_SIDE_CHANCE
                 ? n06_rules.chance(d->game, raw(&d->s), &d->rng)
                 : d->legal.at[bt_rng_below(&d->rng, (uint32_t)d->legal.count)];
    d->before = d->s;
    d->events.count = 0;
    n06_rules.apply(d->game, raw(&d->s), side, action, &d->events);
    for (int i = 0; i < d->events.count; i++) {
        look_through(d, &d->events.at[i], 0);
        look_through(d, &d->events.at[i], 1);
        look_through(d, &d->events.at[i], BT_SIDE_NONE);
    }
    for (bt_unit u = 0; u < d->game->unit_count; u++)
        d->hidden += is_hidden(d, &d->s, u, BT_SIDE_NONE);
}

static void
no_event_tells_what_is_hidden(void **state)
{
    bt_error err = { 0 };
    bt_options options = { { 0 } };
    desk *d = calloc(1, sizeof *d);

    (void)state;
    assert_non_null(d);
    options.value[N06_OPTION_RULES] = 1;
    if (bt_game_new(&d->game, &n06_rules, &bt_pack_napoleon1806, "campaign", &options, &err))
        fail_msg("%s", err.text);
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        bt_rng_init(&d->rng, seed);
        memset(&d->s, 0, sizeof d->s);
        n06_rules.setup(d->game, raw(&d->s));
        for (int i = 0; i < ACTIONS_MAX && n06_rules.to_act(d->game, raw(&d->s)); i++)
            play_one(d);
        assert_int_equal(n06_rules.to_act(d->game, raw(&d->s)), 0);
    }
    assert_true(d->told > 10000 && d->hidden > 10000);
    bt_game_free(d->game);
    free(d);
}

int
main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(no_event_tells_what_is_hidden) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
