/*
 * test_osg_deal.c - what a side of 1806 does not see, dealt again over random games [1.5].
 *
 * The battery compares views, choices and events of such deals.  Here they are looked at: they differ, every
 * hex has what its flags tell, and nobody is farther from where it was seen than it can have marched.
 */
#include "../../games/osg1806/control.h"
#include "../../games/osg1806/reveal.h"
#include "../../games/osg1806/view.h"
#include "osgtable.h"

#include <berthier/position.h>

enum { GAMES = 4, ACTIONS = 9000, EVERY = 7, SET_UP = 30, AGAIN = 10, STRAY = 4 };

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

    return !BT_PLACE_IS_BOX(from) && bt_hex_range(&p->atlas, from, d->dealt.places[unit]) >
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
    assert_memory_equal(d->legal_dealt.at, d->legal.at,
                        sizeof d->legal.at[0] * (size_t)d->legal.count);
}

/* Somebody has to go back: the zones of vedettes are open to it, those of others are not. */
static bool
goes_back(const osg_state *s)
{
    return bt_frames_peek(&s->frames)->procedure == OSG_P_RETREAT ||
           bt_frames_peek(&s->frames)->procedure == OSG_P_DISPLACE;
}

static bool
is_control_due(const desk *d, osg_state *s)
{
    const osg n = osg_of(d->game, s);

    return osg_control_is_due(&n);
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
    assert_true(is_control_due(d, &d->s) || !is_control_due(d, &d->dealt));
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
play(desk *d, const char *scenario, const char *options, uint64_t seed, int actions)
{
    bt_error err = { 0 };
    bt_options chosen = { 0 };
    bt_sides acting;

    if (bt_options_parse(&osg_rules, options, &chosen, &err) ||
        bt_game_new(&d->game, &osg_rules, &bt_pack_osg1806, scenario, &chosen, &err))
        fail_msg("%s", err.text);
    d->view = bt_view_new(d->game);
    d->again = bt_view_new(d->game);
    bt_rng_init(&d->rng, seed);
    osg_rules.setup(d->game, raw(memset(&d->s, 0, sizeof d->s)));
    for (int i = 0; i < actions && (acting = osg_rules.to_act(d->game, raw(&d->s))); i++) {
        bt_side side = bt_sides_first(acting);
        bt_action action;
        osg_rules.legal(d->game, raw(&d->s), side, &d->legal);
        action = side == BT_SIDE_CHANCE
                     ? osg_rules.chance(d->game, raw(&d->s), &d->rng)
                     : d->legal.at[bt_rng_below(&d->rng, (uint32_t)d->legal.count)];
        osg_rules.apply(d->game, raw(&d->s), side, action, NULL);
        for (bt_side viewer = 0; viewer < 2; viewer++)
            for (int k = goes_back(&d->s) ? AGAIN : i < 600 && (i < SET_UP || i % EVERY == 0); k;
                 k--)
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
        play(d, names[i], "", 1806 + (uint64_t)i, ACTIONS);
    assert_true(d->deals > 1000);
    assert_true(d->elsewhere > d->deals / 3);
    assert_int_equal(d->far, 0);
    free(d);
}

/* [13.11b] Vedettes can stand on the map before anybody else does who is not on the tables. */
static void
forces_set_up_in_parts_are_dealt(void **state)
{
    desk *d = calloc(1, sizeof *d);

    (void)state;
    assert_non_null(d);
    for (uint64_t seed = 0; seed < 24; seed++)
        play(d, "jena-auerstadt", "vedettes=yes", seed, SET_UP);
    assert_true(d->deals > 1000);
    free(d);
}

/* [20.16] The French stand at a source of supply that they do not control: no deal may put vedettes alone
 * where troops cut them off. */
static void
who_controls_nothing_is_out_of_supply(void **state)
{
    desk *d = calloc(1, sizeof *d);

    (void)state;
    assert_non_null(d);
    for (uint64_t seed = 0; seed < 6; seed++)
        play(d, "massenbach", "start=8", seed, 1200);
    free(d);
}

/* Every position that is reached can be dealt. */
static void
no_battle_is_without_a_deal(void **state)
{
    desk *d = calloc(1, sizeof *d);

    (void)state;
    assert_non_null(d);
    for (uint64_t seed = 0; seed < 40; seed++)
        play(d, "auerstadt", "", seed, 600);
    free(d);
}

/* [1.5a] The tables lie open: as the battle begins most are dealt where they stand, but few for certain. */
static void
who_was_seen_is_mostly_there_still(void **state)
{
    enum { DEALS = 60 };
    table *t = open_table("jena", "");
    bt_view *view = bt_view_new(t->game);
    bt_state *dealt = bt_state_new(t->game);
    const osg n = osg_look(t->game, t->state), again = osg_look(t->game, dealt);
    int there = 0, all = 0, units = 0, sure = 0;
    bt_rng rng;

    (void)state;
    bt_rng_init(&rng, 1806);
    osg_rules.view(t->game, t->state, FRENCH, view);
    for (bt_unit u = 0; u < t->game->unit_count; u++) {
        int here = 0;
        if (!bt_units_has(&n.printed->troops, u) || n.printed->counters[u].side == FRENCH ||
            !osg_on_map(n.s, u))
            continue;
        for (int i = 0; i < DEALS; i++) {
            osg_rules.resample(t->game, view, &rng, dealt);
            here += n.s->places[u] == again.s->places[u];
        }
        there += here;
        all += DEALS;
        units++;
        sure += here == DEALS;
    }
    assert_true(units > 10);
    assert_true(there > all * 2 / 3);
    assert_true(sure < units / 3);
    free(view);
    free(dealt);
    close_table(t);
}

/* [11.45a] Of two in a hex one is shown, and another makes room: no deal takes the one for the other. */
static void
who_is_shown_makes_no_room_unseen(void **state)
{
    static const char *const lines[] = {
        "empty",
        "turn 9",
        "places Rivaud@S3148 Drouet@S3248 Dupont@S3048 Gudin@S3351 Leval@S2951 Tauentzien@S3149",
        "places Schoeneberg@S3150 Oels@S3150 Kunheim@S3151 Larisch@S3151",
    };
    static const char *const deeds[] = { "attack S3148 S3149", "attack S3248 S3149",
                                         "attack S3048 S3149", "done", "roll" };
    table *t = open_table("campaign", "");
    bt_view *view = bt_view_new(t->game);
    bt_state *dealt = bt_state_new(t->game);
    bt_unit kunheim = bt_unit_find(t->game, "Kunheim", 7);
    bt_units shown = { { 0 } };
    bt_error err = { 0 };
    bt_rng rng;
    osg n;

    (void)state;
    lay(t, lines, BT_COUNT(lines));
    assert_int_equal(osg_rules.begin(t->game, t->state, FRENCH, "combat", &err), BT_OK);
    for (size_t i = 0; i < BT_COUNT(deeds); i++)
        act(t, FRENCH, deeds[i]);
    act(t, BT_SIDE_CHANCE, "die 5");
    act(t, PRUSSIAN, "displace Tauentzien Oels");
    n = osg_look(t->game, t->state);
    bt_units_add(&shown, kunheim);
    osg_reveal(&n, shown, "1.51A");
    act(t, PRUSSIAN, "displace Oels Larisch");
    bt_rng_init(&rng, 11);
    osg_rules.view(t->game, t->state, FRENCH, view);
    for (int i = 0; i < 60; i++) {
        osg_rules.resample(t->game, view, &rng, dealt);
        assert_true(look_alike(t->game, t->state, dealt, FRENCH));
    }
    free(view);
    free(dealt);
    close_table(t);
}

/* A position, to be dealt often for somebody who looks at it. */
static void
set_desk(desk *d, table *t, const char *const *lines, size_t count)
{
    *d = (desk){ .game = t->game, .view = bt_view_new(t->game), .again = bt_view_new(t->game) };
    lay(t, lines, count);
    bt_rng_init(&d->rng, 11);
}

static void
deal_often(desk *d, bt_side viewer, int times)
{
    for (int i = 0; i < times; i++)
        deal(d, viewer);
}

static void
clear_desk(desk *d, table *t)
{
    free(d->view);
    free(d->again);
    close_table(t);
}

/* [20.16] Who holds on to a source of the enemy's without controlling it is in no supply, and whoever is likely to
 * be where: looser deals are tried until one has it so. */
static void
likely_deals_keep_to_what_is_known(void **state)
{
    static const char *const lines[] = {
        "empty",
        "turn 45",
        "places Frankenberg@N2301 Truetzschler.1@N3319 Truetzschler.2@N1520 PrBridge1@N3009",
        "places PrBaggage@N1530 Brunswick@N2719 Hohenlohe@N1820 Kalkreuth@N2223 Ruechel@N3723",
        "seen Frankenberg@N2301 Truetzschler.1@N1911 Hohenlohe@N1330 Kalkreuth@N2526 Ruechel@N3618",
        "still Frankenberg",
        "frames game/5/french/0 individual/1/french/0",
    };
    table *t = open_table("erfurt", "start=8");
    desk d;

    (void)state;
    set_desk(&d, t, lines, BT_COUNT(lines));
    d.s = *osg_state_of(t->state);
    assert_false(is_control_due(&d, &d.s));
    deal_often(&d, FRENCH, 400);
    clear_desk(&d, t);
}

/* [13.21] Troops next to a retreat say that they are not vedettes alone; who is shown there is reason enough, and
 * the one under the flag beside it may be a vedette. */
static void
who_is_shown_beside_a_vedette_says_so(void **state)
{
    static const char *const lines[] = {
        "empty",
        "turn 9",
        "places Gudin@S3148 Tauentzien@S3149 Nansouty@S3151 Viallanes.1@S3151",
        "revealed Nansouty",
    };
    static const char *const deeds[] = { "attack S3149 S3148", "done" };
    table *t = open_table("campaign", "");
    desk d;
    bt_error err = { 0 };

    (void)state;
    set_desk(&d, t, lines, BT_COUNT(lines));
    assert_int_equal(osg_rules.begin(t->game, t->state, PRUSSIAN, "combat", &err), BT_OK);
    for (size_t i = 0; i < BT_COUNT(deeds); i++)
        act(t, PRUSSIAN, deeds[i]);
    act(t, PRUSSIAN, "roll");
    act(t, BT_SIDE_CHANCE, "die 3");
    d.s = *osg_state_of(t->state);
    assert_true(goes_back(&d.s));
    assert_true(bt_units_has(&d.s.revealed, bt_unit_find(t->game, "Nansouty", 8)));
    deal_often(&d, PRUSSIAN, 60);
    clear_desk(&d, t);
}

/* [10.22a] Beside those of a Repulse that failed somebody is shown who had no part in it. */
static void
who_is_shown_had_no_part_in_the_repulse(void **state)
{
    static const char *const lines[] = {
        "empty",
        "turn 9",
        "places Gudin@S3148 Friant@S3148 Tauentzien@S3149",
        "revealed Friant",
        "foiled Gudin Tauentzien",
    };
    table *t = open_table("campaign", "");
    desk d;
    bt_error err = { 0 };

    (void)state;
    set_desk(&d, t, lines, BT_COUNT(lines));
    assert_int_equal(osg_rules.begin(t->game, t->state, FRENCH, "movement", &err), BT_OK);
    d.s = *osg_state_of(t->state);
    assert_false(bt_units_has(&d.s.foiled, bt_unit_find(t->game, "Friant", 6)));
    assert_true(bt_units_has(&d.s.foiled, bt_unit_find(t->game, "Gudin", 5)));
    deal_often(&d, PRUSSIAN, 20);
    clear_desk(&d, t);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_hidden_is_dealt_elsewhere),
        cmocka_unit_test(forces_set_up_in_parts_are_dealt),
        cmocka_unit_test(who_controls_nothing_is_out_of_supply),
        cmocka_unit_test(no_battle_is_without_a_deal),
        cmocka_unit_test(who_was_seen_is_mostly_there_still),
        cmocka_unit_test(who_is_shown_makes_no_room_unseen),
        cmocka_unit_test(likely_deals_keep_to_what_is_known),
        cmocka_unit_test(who_is_shown_beside_a_vedette_says_so),
        cmocka_unit_test(who_is_shown_had_no_part_in_the_repulse),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
