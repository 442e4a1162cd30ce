/*
 * test_naw_load.c - the loader of Jena-Auerstadt against broken packs: each slip is told
 * with its place; and against packs that have hardly anything.
 */
#include "../../games/napoleon-at-war/printed.h"
#include "broken.h"

#define SCENARIO "scenario-jena-auerstadt.yaml"
#define WEEK     " day day day day day day day"
static const slip slips[] = {
    { "units.yaml", "id: Van,", "id: ^Gd,", "two units" },
    { "units.yaml", "id: Van,", "id: ^gd,", "two units" },
    { "units.yaml", "values: 11-4", "values: ^0-4", "strength 1 to 99" },
    { "units.yaml", "values: 11-4", "values: ^11", "strength 1 to 99" },
    { "units.yaml", "type: infantry", "type: ^guard", "infantry, cavalry or artillery" },
    { "units.yaml", "formation: Guard", "^corps: Guard", "found 'corps'" },
    { SCENARIO, "1/Gaz: 0606", "^1/Gax: 0606", "no unit" },
    { SCENARIO, "1/Gaz: 0606", "1/Gaz: ^0666", "no hex" },
    { SCENARIO, "1/Gaz: 0606\n    2/Gaz: 0607", "1/Gaz: 0607\n    2/Gaz: ^0607",
      "1/Gaz already stands" },
    { SCENARIO, "1/Gaz: 0606", "^Dhy: 0606", "not french" },
    { SCENARIO, "units: Gd V.a", "units: Gd ^1/Gaz", "deployed" },
    { SCENARIO, "units: Gd.a VII.a", "units: Gd.a ^Gd", "arrives twice" },
    { SCENARIO, "units: Gd V.a", "units: Gd ^Holz", "other side" },
    { SCENARIO, "at: 0112", "at: ^0505", "edge of its map" },
    { SCENARIO, "at: jena north", "at: ^weimar north", "jena" },
    { SCENARIO, "at: jena north", "at: jena ^up", "north" },
    { SCENARIO, "turn: 8", "turn: ^13", "1 to 12" },
    { SCENARIO, "divert: 0128", "divert: ^9999", "no hex" },
    { SCENARIO, "option: louis", "option: ^louise", "louis" },
    { SCENARIO, "strength: 240", "strength: ^241", "charts make 240" },
    { SCENARIO, "start-strength: 51", "start-strength: ^50", "charts make 51" },
    { SCENARIO, "units: 49", "units: ^50", "charts make 49" },
    { SCENARIO, "auerstadt: {A: 19}", "^weimar: {A: 19}", "jena" },
    { SCENARIO, "{A: 19}", "{A+louis: ^19}", "needs A" },
    { SCENARIO, "A: french 2", "A: ^russian 2", "prussian" },
    { SCENARIO, "A: french 2", "A: french ^two", "points" },
    { SCENARIO, "{losses-below: 48,", "{^losses: 48,", "losses" },
    { SCENARIO, "{demoralized: jena,", "{demoralized: ^weimar,", "jena" },
    { SCENARIO, "- 1520 1620", "- ^1519 1620", "not on an edge" },
    { SCENARIO, "- 1520 1620", "- 1620 ^1620", "twice" },
    { SCENARIO, "turns: night", "turns: ^dusk", "night" },
    { SCENARIO, "turns: night", "turns:" WEEK WEEK WEEK WEEK WEEK WEEK WEEK WEEK WEEK " day ^night",
      "more than 64 turns" },
    { SCENARIO, "night-closed: forest", "night-closed: ^wood", "forest" },
    { SCENARIO, "maps: jena", "maps: ^weimar", "map-weimar.yaml" },
    { SCENARIO, "\nplans:", "\n^plan:", "found 'plan'" },
    { "tables.yaml", "Ex  Ex  Ex", "Ex  Ex  ^Ey", "Ae" },
    { "map-jena.yaml", "Jena: 0104", "Jena: ^0121", "no hex of map jena" },
};

extern const bt_rules naw_rules;

static const broken box = { &naw_rules, "jena-auerstadt" };

static void
mistakes_are_named_where_they_stand(void **state)
{
    (void)state;
    broken_check_all(&box, slips, BT_COUNT(slips));
}

static void
no_line_is_missed_in_silence(void **state)
{
    static const line_count files[] = {
        { "jena-auerstadt", "units.yaml", 89 },
        { "jena-auerstadt", SCENARIO, 98 },
        { "jena-auerstadt", "tables.yaml", 17 },
    };

    (void)state;
    broken_check_lines(&naw_rules, files, BT_COUNT(files));
}

static void
small_packs_have_nothing_they_do_not_name(void **state)
{
    (void)state;
    static const char *const dirs[] = { BT_TESTS_DIR "/packs/plain",
                                        BT_TESTS_DIR "/packs/country" };
    for (size_t i = 0; i < BT_COUNT(dirs); i++) {
        bt_arena arena = { 0 };
        bt_pack pack;
        bt_game game = { 0 };
        bt_error err = { 0 };
        assert_int_equal(bt_pack_load(&pack, &arena, "napoleon-at-war", dirs[i], &err), BT_OK);
        game.pack = &pack;
        (void)snprintf(game.scenario, sizeof game.scenario, "%s", "tiny");
        assert_int_equal(naw_load(&game, &err), BT_OK);
        const naw_printed *p = game.printed;
        assert_int_equal(p->atlas.hex_count, 100);
        assert_int_equal(p->unit_count, 26);
        assert_int_equal(p->track.count, 12);
        assert_false(p->has_plans);
        assert_false(p->has_transit);
        assert_int_equal(p->arrival_count + p->condition_count, 0);
        bt_arena_release(&game.arena);
        (void)snprintf(game.scenario, sizeof game.scenario, "%s", "none");
        assert_int_equal(naw_load(&game, &err), BT_ENOTFOUND);
        bt_arena_release(&game.arena);
        bt_arena_release(&arena);
    }
}

int
main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(mistakes_are_named_where_they_stand),
        cmocka_unit_test(no_line_is_missed_in_silence),
        cmocka_unit_test(small_packs_have_nothing_they_do_not_name),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
