/*
 * test_osg_play.c - random games of 1806 from the first turn to the last: the position holds after every
 * action, what is listed is allowed, and the game comes to its end.
 */
#include <berthier/game.h>
#include <berthier/rng.h>
#include <stdlib.h>
#include <string.h>

extern const bt_rules osg_rules;
extern const bt_pack bt_pack_osg1806;

/* What is not listed is refused, whatever it is. */
static void
try_anything(const bt_game *game, const bt_state *state, bt_side side, const bt_actions *legal,
             bt_rng *rng)
{
    for (int i = 0; i < 8; i++) {
        uint32_t code = 1 + bt_rng_below(rng, (uint32_t)osg_rules.action_count - 1);
        uint32_t a = bt_rng_below(rng, i % 2 ? 158 : 4120);
        uint32_t b = i % 4 ? bt_rng_below(rng, i % 3 ? 4120 : 158) : 0;
        bt_action action = bt_action_make(code, a, b, 0);
        assert_int_equal(!osg_rules.check(game, state, side, action),
                         bt_actions_has(legal, action));
    }
}

/* One side acts at a time; how often its list is taken through check is up to `care`. */
static void
play(const char *scenario, uint64_t seed, unsigned care)
{
    bt_error err = { 0 };
    bt_game *game = NULL;
    bt_rng rng;
    int actions = 0;
    bt_sides acting;

    if (bt_game_new(&game, &osg_rules, &bt_pack_osg1806, scenario, NULL, &err))
        fail_msg("%s: %s:%d:%d: %s", scenario, err.file, err.line, err.column, err.text);
    bt_state *state = bt_state_new(game);
    bt_actions *legal = malloc(sizeof *legal);
    bt_events *events = malloc(sizeof *events);
    bt_rng_init(&rng, seed);
    osg_rules.setup(game, state);
    while ((acting = osg_rules.to_act(game, state)) != 0) {
        bt_side side = bt_sides_first(acting);
        bt_action action;
        osg_rules.legal(game, state, side, legal);
        assert_true(legal->count > 0);
        for (int i = 1; i < legal->count; i++)
            assert_true(legal->at[i - 1] < legal->at[i]);
        for (int i = 0; actions % (int)care == 0 && i < legal->count; i++)
            assert_null(osg_rules.check(game, state, side, legal->at[i]));
        try_anything(game, state, side, legal, &rng);
        action = legal->at[bt_rng_below(&rng, (uint32_t)legal->count)];
        if (bt_rng_below(&rng, 40) == 0) /* phases end: done and halt are listed last */
            action = legal->at[legal->count - 1];
        if (side == BT_SIDE_CHANCE)
            action = osg_rules.chance(game, state, &rng);
        events->count = 0;
        osg_rules.apply(game, state, side, action, events);
        actions++;
        if (!osg_rules.state_ok(game, state, &err))
            fail_msg("%s, seed %d, after %d actions: %s", scenario, (int)seed, actions, err.text);
        assert_true((uint32_t)actions < osg_rules.length_bound);
    }
    bt_outcome outcome;
    osg_rules.outcome(game, state, &outcome);
    assert_true(outcome.over);
    free(events);
    free(legal);
    free(state);
    bt_game_free(game);
}

static void
battles(void **unused)
{
    static const char *const names[] = { "auerstadt", "jena", "jena-auerstadt", "massenbach",
                                         "saalfeld" };
    (void)unused;
    for (size_t i = 0; i < BT_COUNT(names); i++)
        play(names[i], 1806 + i, 50);
}

static void
campaigns(void **unused)
{
    static const char *const names[] = { "campaign", "erfurt", "early-warning",
                                         "free-entry" };
    (void)unused;
    for (size_t i = 0; i < BT_COUNT(names); i++)
        play(names[i], 14 + i, 500);
}

static int
fits(const char *scenario, const char *text)
{
    bt_options options = { 0 };
    bt_error err = { 0 };
    assert_int_equal(bt_options_parse(&osg_rules, text, &options, &err), BT_OK);
    return bt_options_fit(&osg_rules, scenario, &options, &err);
}

/* [19.4] [19.1] [21.25] Each option is offered where it belongs, and refused elsewhere. */
static void
options(void **unused)
{
    (void)unused;
    assert_int_equal(fits("jena", "supply=yes vedettes=yes"), BT_OK);
    assert_int_equal(fits("saalfeld", "supply=yes"), BT_OK);
    assert_int_equal(fits("campaign", "supply=yes"), BT_ESYNTAX);
    assert_int_equal(fits("free-entry", "vedettes=yes"), BT_ESYNTAX);
    assert_int_equal(fits("campaign", "start=11"), BT_OK);
    assert_int_equal(fits("erfurt", "start=11"), BT_ESYNTAX);
    assert_int_equal(fits("jena-auerstadt", "corps=yes"), BT_ESYNTAX);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(battles),
        cmocka_unit_test(campaigns),
        cmocka_unit_test(options),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
