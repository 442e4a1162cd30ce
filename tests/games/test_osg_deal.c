/*
 * test_osg_deal.c - what a side of 1806 does not see, dealt again over random games [1.5].
 *
 * The battery compares views, choices and events of such deals.  Here they are looked at: they differ, every
 * hex has what its flags tell, and nobody is farther from where it was seen than it can have marched.
 */
#include "../../games/osg1806/view.h"

#include <berthier/game.h>
#include <stdlib.h>
#include <string.h>

extern const bt_rules osg_rules;
extern const bt_pack bt_pack_osg1806;

enum { GAMES = 4, ACTIONS = 9000, EVERY = 7, AGAIN = 10, STRAY = 4 };

typedef struct desk {
    bt_game *game;
    osg_state s, dealt;
    bt_view *view, *again;
    bt_rng rng;
    bt_actions legal, legal_dealt;
    int deals, elsewhere, far;
} desk;

static bt_state *
raw(osg_state *s)
{
    return (bt_state *)(void *)s;
}

static void
look(const desk *d, osg_state *s, bt_side viewer, bt_view *out)
{
    osg_rules.view(d->game, raw(s), viewer, memset(out, 0, osg_rules.view_size));
}

/* Hexes by road in all turns since, and a few. */
static bool
is_far(const desk *d, bt_unit unit)
{
    const osg_printed *p = osg_printed_of(d->game);
    int turns = d->dealt.turn - d->dealt.seen_turn[unit] + 1;
    uint16_t from = d->dealt.seen_at[unit];

    return !BT_PLACE_IS_BOX(from) &&
           bt_hex_range(&p->atlas, from, d->dealt.places[unit]) >
               turns * (p->counters[unit].allowance / p->march + STRAY);
}

/* What a side may do never rests on what it does not see: it would be told [13.21]. */
static void
check_choices(desk *d, bt_side viewer)
{
    if (!(osg_rules.to_act(d->game, raw(&d->s)) & bt_side_bit(viewer)))
        return;
    osg_rules.legal(d->game, raw(&d->s), viewer, &d->legal);
    osg_rules.legal(d->game, raw(&d->dealt), viewer, &d->legal_dealt);
    assert_int_equal(d->legal_dealt.count, d->legal.count);
    assert_memory_equal(d->legal_dealt.at, d->legal.at, sizeof d->legal.at[0] * (size_t)d->legal.count);
}

/* Somebody has to go back: the zones of vedettes are open to it, those of others are not. */
static bool
goes_back(const osg_state *s)
{
    return bt_frames_peek(&s->frames)->procedure == OSG_P_RETREAT ||
           bt_frames_peek(&s->frames)->procedure == OSG_P_DISPLACE;
}

static void
deal(desk *d, bt_side viewer)
{
    bt_error err = { 0 };

    look(d, &d->s, viewer, d->view);
    osg_rules.resample(d->game, d->view, &d->rng, raw(memset(&d->dealt, 0, sizeof d->dealt)));
    if (!osg_rules.state_ok(d->game, raw(&d->dealt), &err))
        fail_msg("%s", err.text);
    look(d, &d->dealt, viewer, d->again);
    assert_memory_equal(d->view, d->again, osg_rules.view_size);
    check_choices(d, viewer);
    for (bt_unit u = 0; u < d->game->unit_count; u++) {
        if (!osg_rules.conceals(d->game, raw(&d->s), viewer, OSG_OPERAND_UNIT, u))
            continue;
        d->deals++;
        d->elsewhere += d->s.places[u] != d->dealt.places[u];
        d->far += osg_on_map(&d->dealt, u) && is_far(d, u);
    }
}

static void
play(desk *d, const char *scenario, uint64_t seed)
{
    bt_error err = { 0 };
    bt_sides acting;

    if (bt_game_new(&d->game, &osg_rules, &bt_pack_osg1806, scenario, NULL, &err))
        fail_msg("%s", err.text);
    d->view = bt_view_new(d->game);
    d->again = bt_view_new(d->game);
    bt_rng_init(&d->rng, seed);
    osg_rules.setup(d->game, raw(memset(&d->s, 0, sizeof d->s)));
    for (int i = 0; i < ACTIONS && (acting = osg_rules.to_act(d->game, raw(&d->s))); i++) {
        bt_side side = bt_sides_first(acting);
        bt_action action;
        osg_rules.legal(d->game, raw(&d->s), side, &d->legal);
        action = side == BT_SIDE_CHANCE
                     ? osg_rules.chance(d->game, raw(&d->s), &d->rng)
                     : d->legal.at[bt_rng_below(&d->rng, (uint32_t)d->legal.count)];
        osg_rules.apply(d->game, raw(&d->s), side, action, NULL);
        for (bt_side viewer = 0; viewer < 2; viewer++)
            for (int k = goes_back(&d->s) ? AGAIN : i < 600 && i % EVERY == 0; k; k--)
                deal(d, viewer);
    }
    free(d->view);
    free(d->again);
    bt_game_free(d->game);
}

static void
what_is_hidden_is_dealt_elsewhere(void **state)
{
    static const char *const names[GAMES] = { "jena", "jena-auerstadt", "erfurt", "campaign" };
    desk *d = calloc(1, sizeof *d);

    (void)state;
    assert_non_null(d);
    for (int i = 0; i < GAMES; i++)
        play(d, names[i], 1806 + (uint64_t)i);
    assert_true(d->deals > 1000);
    assert_true(d->elsewhere > d->deals / 3);
    assert_int_equal(d->far, 0);
    free(d);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_hidden_is_dealt_elsewhere),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
