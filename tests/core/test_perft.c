/*
 * test_perft.c - counting lines of play where sides, both sides and chance act.
 */
#include <berthier/perft.h>
#include <string.h>

/* Both sides may act first, with 2 and 3 choices; then a die; then side 0. */
static bt_sides
to_act(const bt_game *game BT_UNUSED, const bt_state *state)
{
    static const bt_sides sides[] = { 3, 1 << BT_SIDE_CHANCE, 1, 0 };
    return sides[*(const uint8_t *)state];
}

static void
legal(const bt_game *game, const bt_state *state, bt_side side, bt_actions *out)
{
    int count = side == BT_SIDE_CHANCE ? 6 : side + 2;

    out->count = 0;
    if (to_act(game, state) & bt_side_bit(side))
        for (int i = 0; i < count; i++)
            bt_actions_add(out, bt_action_make(1, (unsigned)i, 0, 0));
}

static void
apply(const bt_game *game BT_UNUSED, bt_state *state, bt_side side BT_UNUSED,
      bt_action action BT_UNUSED, bt_events *events BT_UNUSED)
{
    ++*(uint8_t *)state;
}

static const bt_rules rules = {
    .state_size = 1,
    .view_size = 1,
    .side_count = 2,
    .to_act = to_act,
    .legal = legal,
    .apply = apply,
};

static void
test_counts(void **unused BT_UNUSED)
{
    static const uint64_t wanted[] = { 1, 5, 30, 60, 0 };
    const bt_game game = { .rules = &rules };
    uint8_t start = 0;

    for (int depth = 0; depth < (int)BT_COUNT(wanted); depth++) {
        uint64_t nodes = 99;
        assert_int_equal(bt_perft(&game, (bt_state *)&start, depth, &nodes, NULL), BT_OK);
        assert_int_equal(nodes, wanted[depth]);
        assert_int_equal(start, 0);
    }
}

static void
test_limits(void **unused BT_UNUSED)
{
    const bt_game game = { .rules = &rules };
    uint8_t start = 0;
    uint64_t nodes;
    bt_error err = { 0 };

    assert_int_equal(bt_perft(&game, (bt_state *)&start, -1, &nodes, &err), BT_ELIMIT);
    assert_int_equal(bt_perft(&game, (bt_state *)&start, BT_PERFT_DEPTH_MAX + 1, &nodes, &err),
                     BT_ELIMIT);
    assert_non_null(strstr(err.text, "33"));
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_counts),
        cmocka_unit_test(test_limits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
