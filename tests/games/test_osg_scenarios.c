/*
 * test_osg_scenarios.c - where the scenarios of 1806 (OSG) begin, against what its rules state.
 */
#include "osgbox.h"

#include <stdio.h>

#include <berthier/outside.h>

static uint16_t
start(const bt_game *game, const char *id)
{
    return osg_printed_of(game)->starts[unit_of(game, id)].place;
}

static const osg_arrival *
arrival(const bt_game *game, int track, const char *id)
{
    const osg_printed *p = osg_printed_of(game);
    uint8_t number = p->arrival_of[track][unit_of(game, id)];
    if (number == OSG_NO_ARRIVAL)
        fail_msg("%s does not come on track %d", id, track);
    return &p->arrivals[number];
}

/* First player, first and last turn, and how many hexes are in play. */
static void
test_frames(void **state)
{
    static const struct {
        bt_side first;
        int from, to;
        bool battle;
    } facts[SCENARIOS] = {
        { OSG_FRENCH, 29, 31, true },   /* [21.13] [21.14] */
        { OSG_FRENCH, 29, 31, true },   /* [21.23] [21.24] */
        { OSG_FRENCH, 29, 31, true },   /* [21.33] [21.34] */
        { OSG_PRUSSIAN, 25, 31, true }, /* [21.43] [21.44] */
        { OSG_FRENCH, 6, 46, false },   /* [21.53] [21.54] */
        { OSG_FRENCH, 1, 46, false },   /* [21.63] [21.64] */
        { OSG_FRENCH, 1, 46, false },   /* [21.73] [21.74] */
        { OSG_FRENCH, 1, 46, false },   /* [21.83] [21.84] */
        { OSG_FRENCH, 13, 15, true },   /* [21.93] [21.94] */
    };
    for (int i = 0; i < SCENARIOS; i++) {
        const osg_printed *p = printed(state, i);
        assert_int_equal(p->first_player, facts[i].first);
        assert_int_equal(p->first_turn, facts[i].from);
        assert_int_equal(p->last_turn, facts[i].to);
        assert_int_equal(p->is_battle, facts[i].battle);
    }
}

static bool
is_in_play(void **state, int scenario, const char *hex)
{
    const bt_game *game = game_of(state, scenario);
    return !bt_is_outside(game, hex_of(osg_printed_of(game), hex));
}

static void
test_areas(void **state)
{
    assert_true(is_in_play(state, CAMPAIGN, "S0101"));
    for (int i = BOTH_BATTLES; i <= MASSENBACH; i++) { /* [21.32] [21.42] */
        assert_true(is_in_play(state, i, "N0101"));
        assert_false(is_in_play(state, i, "S3801"));
    }
    assert_true(is_in_play(state, AUERSTADT, "N1942")); /* [21.12] */
    assert_false(is_in_play(state, AUERSTADT, "N1842"));
    assert_false(is_in_play(state, AUERSTADT, "N1330"));
    assert_true(is_in_play(state, JENA, "N1842")); /* [21.22] */
    assert_false(is_in_play(state, JENA, "N1942"));
    assert_true(is_in_play(state, JENA, "N2526")); /* [21.15] */
    assert_false(is_in_play(state, JENA, "N2238"));
    assert_true(is_in_play(state, SAALFELD, "N1301")); /* [21.92] */
    assert_true(is_in_play(state, SAALFELD, "N1409")); /* [21.96] */
    assert_false(is_in_play(state, SAALFELD, "N1410"));
    assert_true(is_in_play(state, SAALFELD, "N0101"));
    assert_false(is_in_play(state, SAALFELD, "S3801"));
}

/* [21.16] [21.17] and nobody of the Jena scenario [21.15]. */
static void
test_auerstadt(void **state)
{
    const bt_game *game = game_of(state, AUERSTADT);
    const osg_printed *p = osg_printed_of(game);
    const osg_arrival *davout = arrival(game, 0, "Davout"), *friant = arrival(game, 0, "Friant");
    assert_int_equal(davout->turn, 29);
    assert_int_equal(davout->hex, hex_of(p, "N1942"));
    assert_int_equal(bt_units_count(&davout->units), 3);
    assert_true(davout->by_road);
    assert_int_equal(friant->turn, 30);
    assert_true(bt_units_has(&friant->units, unit_of(game, "Morand")));
    assert_int_equal(arrival(game, 0, "Arnim")->hex, hex_of(p, "N2234"));
    assert_int_equal(start(game, "Ruechel"), OSG_ABSENT);
    assert_int_equal(start(game, "Pletz"), OSG_ABSENT);
    assert_int_equal(start(game, "Pletz.1"), OSG_ABSENT);
    assert_int_equal(start(game, "Ney"), OSG_ABSENT);
    assert_int_equal(start(game, "Ney.r"), OSG_ABSENT);
    assert_int_equal(start(game, "Oswald.1"), OSG_WITH_PARENT);
    assert_int_equal(start(game, "Davout.r"), OSG_REPLACEMENT);
}

/* [21.25] */
static void
test_jena(void **state)
{
    const bt_game *game = game_of(state, JENA);
    assert_int_equal(start(game, "Bernadotte"), OSG_ABSENT);
    assert_int_equal(start(game, "Davout"), OSG_ABSENT);
    assert_int_equal(start(game, "GuardCav"), OSG_ABSENT); /* on the south map */
    assert_true(start(game, "Ruechel") < 0xff00);
    bt_game *with = new_game(*state, "jena", "corps=yes");
    assert_true(start(with, "Bernadotte") < 0xff00);
    assert_int_equal(start(with, "Tilly.3"), OSG_WITH_PARENT);
    assert_int_equal(start(with, "Davout"), OSG_ABSENT);
    bt_game_free(with);
}

/* [21.95] [21.96] */
static void
test_saalfeld(void **state)
{
    const bt_game *game = game_of(state, SAALFELD);
    const osg_printed *p = osg_printed_of(game);
    assert_true(p->victory.saalfeld);
    assert_int_equal(p->victory.holds, hex_of(p, "N0809"));
    assert_int_equal(p->victory.takes[0], hex_of(p, "N1409"));
    assert_int_equal(p->victory.takes[1], hex_of(p, "N1211"));
    assert_true(start(game, "Lannes") < 0xff00);
    assert_true(start(game, "Pelet") < 0xff00);
    assert_int_equal(start(game, "Murat"), OSG_ABSENT);
    assert_int_equal(start(game, "PrBaggage"), OSG_ABSENT);
    assert_int_equal(printed(state, CAMPAIGN)->victory.holds, BT_HEX_NONE);
}

/* [19.1] [19.23] [19.24] [14.24] The campaign from each of its days. */
static void
test_days(void **state)
{
    for (int day = 8; day <= 14; day++) {
        char chosen[32];
        (void)snprintf(chosen, sizeof chosen, "start=%d", day);
        bt_game *game = new_game(*state, "campaign", chosen);
        const osg_printed *p = osg_printed_of(game);
        uint8_t kronach = bt_named_find(game, OSG_SOURCES, "kronach", 7);
        uint8_t coburg = bt_named_find(game, OSG_SOURCES, "coburg", 6);
        uint8_t eisfeld = bt_named_find(game, OSG_SOURCES, "eisfeld", 7);
        int first = day == 8 ? 6 : 1 + 4 * (day - 7);
        assert_int_equal(p->first_turn, first);
        assert_true(p->sources[kronach].used);
        assert_int_equal(p->sources[coburg].used, first > 10);
        assert_false(p->sources[eisfeld].in_play);
        assert_int_equal(start(game, "PrBridge3"), day <= 12 ? OSG_RESERVE : OSG_ABSENT);
        assert_int_equal(start(game, "SxBaggage") == OSG_ABSENT, day >= 12);
        assert_int_equal(start(game, "Wuerttemberg"), day <= 11 ? OSG_RESERVE : OSG_ABSENT);
        assert_true(start(game, "King") == start(game, "Brunswick")); /* [19.29] */
        assert_int_equal(start(game, "GuardCav") == OSG_RESERVE, day <= 13);
        bt_game_free(game);
    }
}

/* [14.24] By the regular track, also where a scenario has another or none. */
static void
test_used(void **state)
{
    for (int i = 0; i < SCENARIOS; i++) {
        const osg_printed *p = printed(state, i);
        uint8_t coburg = bt_named_find(game_of(state, i), OSG_SOURCES, "coburg", 6);
        assert_int_equal(p->sources[coburg].used, p->first_turn > 10);
    }
}

/* [19.31] Two mornings, of the 10th and the 11th. */
static void
test_wuerttemberg(void **state)
{
    const bt_game *game = game_of(state, CAMPAIGN);
    const osg_arrival *a = arrival(game, 0, "Wuerttemberg");
    assert_int_equal(a->turn, 13);
    assert_int_equal(a->last_turn, 17);
    assert_int_equal(a->tested, unit_of(game, "Wuerttemberg"));
    assert_int_equal(a->hex, hex_of(osg_printed_of(game), "N3853"));
    assert_int_equal(bt_units_count(&a->units), 5);
    bt_game *later = new_game(*state, "campaign", "start=11");
    assert_int_equal(arrival(later, 0, "Wuerttemberg")->turn, 17);
    bt_game_free(later);
}

/* [19.24] [15.2] [15.1c] */
static void
test_tracks(void **state)
{
    const bt_game *game = game_of(state, CAMPAIGN);
    const osg_printed *p = osg_printed_of(game);
    const osg_arrival *bridge = arrival(game, 0, "FrBridge"),
                      *third = arrival(game, 0, "PrBridge3");
    assert_int_equal(bridge->turn, 11);
    assert_int_equal(bridge->near, 5);
    assert_int_equal(bridge->beside, unit_of(game, "Davout"));
    assert_int_equal(third->turn, 21);
    assert_true(third->inside);
    assert_int_equal(third->hex, hex_of(p, "N1353"));
    assert_int_equal(arrival(game, 0, "Pelet")->turn, 7);
    for (int i = 0; i < p->arrival_count; i++) {
        const osg_arrival *a = &p->arrivals[i];
        assert_true(a->anywhere || a->inside || bt_bits_has(p->rim, a->hex));
        assert_true(a->turn >= p->first_turn && a->turn <= p->last_turn);
        assert_true(!i || p->arrivals[i - 1].turn <= a->turn);
        assert_false(bt_units_is_empty(&a->units));
    }
    game = game_of(state, ERFURT); /* [21.75b] */
    assert_int_equal(arrival(game, 0, "Bila")->turn, 10);
    assert_int_equal(arrival(game, 0, "Tauentzien")->turn, 13);
    assert_int_equal(arrival(game, 0, "Tauentzien")->hex, hex_of(osg_printed_of(game), "N0125"));
    assert_int_equal(arrival(game, 0, "Pelet")->turn, 3);
}

/* [21.81] [21.85] Two tracks for the French to choose between, one for the Prussians. */
static void
test_free_entry(void **state)
{
    const bt_game *game = game_of(state, FREE_ENTRY);
    const osg_printed *p = osg_printed_of(game);
    assert_true(p->free_entry);
    assert_true(p->free_set_up);
    assert_false(printed(state, EARLY_WARNING)->free_entry);
    for (int u = 0; u < p->unit_count; u++) {
        if (p->counters[u].side == OSG_FRENCH && p->starts[u].place == OSG_RESERVE &&
            !p->starts[u].anywhere) /* [19.24b] */
            assert_true(p->arrival_of[0][u] != OSG_NO_ARRIVAL &&
                        p->arrival_of[1][u] != OSG_NO_ARRIVAL);
        if (p->counters[u].side == OSG_PRUSSIAN)
            assert_int_equal(p->arrival_of[1][u], OSG_NO_ARRIVAL);
    }
    assert_int_equal(arrival(game, 1, "Murat")->track, 1);
    assert_int_equal(arrival(game, 1, "Murat")->turn, 1);
    assert_int_equal(arrival(game, 0, "Murat")->turn, 5);
}

/* [21.62] [21.72] [21.82] Five hexes along the edge from which the French come. */
static void
test_guarded(void **state)
{
    for (int i = 0; i < SCENARIOS; i++) {
        const osg_printed *p = printed(state, i);
        bool guarded = i >= EARLY_WARNING && i <= FREE_ENTRY;
        assert_int_equal(p->has_guarded, guarded);
        assert_int_equal(bt_bits_has(p->guarded, hex_of(p, "N3905")), guarded);
        assert_int_equal(bt_bits_has(p->guarded, hex_of(p, "S0101")), guarded);
        assert_false(bt_bits_has(p->guarded, hex_of(p, "N0106")));
    }
}

/* [19.24] [19.25] [19.28] [19.29] */
static void
test_choices(void **state)
{
    const bt_game *game = game_of(state, CAMPAIGN);
    const osg_start *starts = osg_printed_of(game)->starts;
    assert_int_equal(starts[unit_of(game, "PrBridge2")].within, 5);
    assert_int_equal(starts[unit_of(game, "PrBridge2")].around, unit_of(game, "Hohenlohe"));
    assert_true(starts[unit_of(game, "PrBaggage")].anywhere);
    assert_true(starts[unit_of(game, "Napoleon")].with_forces);
    assert_true(starts[unit_of(game, "King")].with_officer);
    assert_int_equal(starts[unit_of(game, "King")].around, unit_of(game, "Brunswick"));
    assert_false(starts[unit_of(game, "Louis")].reduced);
    bt_game *later = new_game(*state, "campaign", "start=11");
    assert_true(osg_printed_of(later)->starts[unit_of(later, "Louis")].reduced);
    bt_game_free(later);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_frames),       cmocka_unit_test(test_areas),
        cmocka_unit_test(test_auerstadt),    cmocka_unit_test(test_jena),
        cmocka_unit_test(test_saalfeld),     cmocka_unit_test(test_days),
        cmocka_unit_test(test_wuerttemberg), cmocka_unit_test(test_tracks),
        cmocka_unit_test(test_free_entry),   cmocka_unit_test(test_guarded),
        cmocka_unit_test(test_choices),      cmocka_unit_test(test_used),
    };
    return cmocka_run_group_tests(tests, open_box, close_box);
}
