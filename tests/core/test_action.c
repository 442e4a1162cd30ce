/*
 * test_action.c - notation: values, actions, events and options as text.
 */
#include "toy_table.h"
#include "yamlmap.h"
#include <berthier/say.h>

static bt_action
read_action(const char *text)
{
    bt_action action;
    bt_error err = { 0 };
    int status = bt_action_parse(game, text, &action, &err);
    if (status)
        fail_msg("%s: %s", text, err.text);
    return action;
}

static void
check_written(bt_action action, const char *expected)
{
    char storage[128];
    bt_buf out;
    bt_buf_init_fixed(&out, storage, sizeof storage);
    bt_action_format(game, action, &out);
    assert_string_equal(bt_buf_text(&out), expected);
}

static void
check_refused(const char *text, const char *part)
{
    bt_action action;
    bt_error err = { 0 };
    assert_int_equal(bt_action_parse(game, text, &action, &err), BT_ESYNTAX);
    assert_int_equal(action, BT_ACTION_NONE);
    if (!strstr(err.text, part))
        fail_msg("\"%s\" gave: %s", text, err.text);
}

static void
actions_go_both_ways(void **state)
{
    (void)state;
    static const char *const texts[] = { "step 1/Gaz dead", "step V.c reserve", "roll",
                                         "die 6",           "hand blue",        "hand chance",
                                         "sky fog",         "drift -3",         "drift 2",
                                         "step none none" };
    for (size_t i = 0; i < BT_COUNT(texts); i++)
        check_written(read_action(texts[i]), texts[i]);
}

static void
case_and_blanks_do_not_matter(void **state)
{
    (void)state;
    assert_int_equal(read_action("  STEP\t1/gAZ   DEAD\r"),
                     bt_action_make(TOY_STEP, 0, BT_PLACE_BOX(1), 0));
}

static void
halves_have_one_written_form_and_many_read_ones(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        unsigned value;
        const char *written;
    } cases[] = {
        { "3", 6, "spend 3" },       { "1/2", 1, "spend 1/2" }, { "5/2", 5, "spend 2+1/2" },
        { "2.5", 5, "spend 2+1/2" }, { "2.0", 4, "spend 2" },   { "2+1/2", 5, "spend 2+1/2" },
        { "0", 0, "spend 0" },       { "0.5", 1, "spend 1/2" }, { "10", 20, "spend 10" },
    };
    for (size_t i = 0; i < BT_COUNT(cases); i++) {
        char text[32];
        snprintf(text, sizeof text, "spend %s", cases[i].text);
        bt_action action = read_action(text);
        assert_int_equal(bt_action_operand(action, 0), cases[i].value);
        check_written(action, cases[i].written);
    }
    static const char *const bad[] = {
        "spend 2.25", "spend 1/3", "spend 2+1",  "spend -1",  "spend 10+1/2",
        "spend .5",   "spend 2.",  "spend +1/2", "spend 2,5", "spend 99999999999999999999"
    };
    for (size_t i = 0; i < BT_COUNT(bad); i++)
        check_refused(bad[i], "0 to 10");
    check_refused("spend 2 1/2", "a further word 1/2");
}

static void
errors_name_what_was_found_and_what_was_expected(void **state)
{
    (void)state;
    check_refused("", "nothing found");
    check_refused("   ", "nothing found");
    check_refused("stepp 1/Gaz dead", "\"stepp\" found where an action was expected: step");
    check_refused("step 1/Gax dead", "unit \"1/Gax\" is unknown; expected 1/Gaz");
    check_refused("step 1/Gaz deal", "place \"deal\" is unknown; expected dead");
    check_refused("step 1/Gaz", "the end of the line found; expected step <unit> <place>");
    check_refused("roll 4", "a further word 4 found; expected roll");
    check_refused("die 7", "a number from 1 to 6");
    check_refused("die 0", "a number from 1 to 6");
    check_refused("die -1", "a number from 1 to 6");
    check_refused("drift -4", "a number from -3 to 3");
    check_refused("sky snow", "weather \"snow\" is unknown; expected day, night, fog");
    check_refused("hand green", "side \"green\" is unknown; expected red, blue");
}

static void
any_number_gives_some_text(void **state)
{
    (void)state;
    check_written(0, "?0");
    check_written(UINT64_MAX, "?18446744073709551615");
    check_written(bt_action_make(TOY_STEP, 77, 0xff44, 3), "step ?77 ?65348 ?3");
    check_written(bt_action_make(TOY_ROLL, 0, 9, 0), "roll ?9");
    check_written(bt_action_make(TOY_SKY, 3, 0, 0), "sky ?3");
    check_written(bt_action_make(TOY_HAND, 6, 0, 0), "hand ?6");
}

/* A code that the game has, operands of their kinds, and nothing where none belongs. */
static void
actions_of_the_game_are_sound(void **state)
{
    (void)state;
    assert_true(bt_action_is_sound(game, bt_action_make(TOY_DIE, 6, 0, 0)));
    assert_true(bt_action_is_sound(game, bt_action_make(TOY_HAND, 1, 0, 0)));
    assert_true(bt_action_is_sound(game, bt_action_make(TOY_SKY, 2, 0, 0)));
    assert_true(bt_action_is_sound(game, bt_action_make(TOY_STEP, 1, 0xff01, 0)));
    assert_true(bt_action_is_sound(game, bt_action_make(TOY_DRIFT, 0xfffd, 0, 0)));
    assert_false(bt_action_is_sound(game, bt_action_make(TOY_DRIFT, 0xfffc, 0, 0)));
    assert_false(bt_action_is_sound(game, 0));
    assert_false(bt_action_is_sound(game, UINT64_MAX));
    assert_false(bt_action_is_sound(game, bt_action_make(TOY_DIE, 0, 0, 0)));
    assert_false(bt_action_is_sound(game, bt_action_make(TOY_DIE, 7, 0, 0)));
    assert_false(bt_action_is_sound(game, bt_action_make(TOY_DIE, 6, 1, 0)));
    assert_false(bt_action_is_sound(game, bt_action_make(TOY_SKY, 3, 0, 0)));
    assert_false(bt_action_is_sound(game, bt_action_make(TOY_HAND, 2, 0, 0)));
    assert_false(bt_action_is_sound(game, bt_action_make(TOY_STEP, 77, 0xff01, 0)));
    assert_false(bt_action_is_sound(game, bt_action_make(TOY_STEP, 1, 0xff44, 0)));
}

#define MAP(name, id, column, columns, row, rows)                                                  \
    "map: " name "\ntitle: " name "\ngrid:\n  hexes: flat\n  id: " id                              \
    "\n  columns: {first: " column ", count: " columns ", grow: east}\n"                           \
    "  rows: {first: " row ", count: " rows ", grow: north}\n  stagger: even-north\n"

static void
hexes_go_by_their_printed_ids(void **state)
{
    (void)state;
    static const char *const words[] = { "clear" };
    bt_arena arena = { 0 };
    bt_atlas atlas;
    bt_error err = { 0 };
    const bt_doc a =
        doc_of(&arena, MAP("a", "CCRR", "7", "2", "1",
                           "6") "  absent: 0802 0803 0804 0805 0806\ndefault: clear\n");
    const bt_doc b = doc_of(&arena, MAP("b", "BCCRR", "1", "1", "4", "1") "default: clear\n");
    const bt_doc *docs[] = { &a, &b };
    assert_int_equal(bt_atlas_load(&atlas, &arena, docs, 2, words, 1, &err), BT_OK);
    game->atlas = &atlas;
    check_written(bt_action_make(TOY_STEP, 1, 6, 0), "step 2/Gaz 0801");
    assert_int_equal(read_action("step 2/Gaz b0104"), bt_action_make(TOY_STEP, 1, 7, 0));
    assert_int_equal(read_action("step 2/Gaz dead"), bt_action_make(TOY_STEP, 1, 0xff01, 0));
    check_refused("step 2/Gaz 0799", "place \"0799\" is unknown; expected 0701, 0702, 0703, 0704, "
                                     "0705 ...");
    check_refused("step 2/Gaz 08011", "expected 0801");
    check_refused("step 2/Gaz 080111111111111111111111111111", "expected 0801");
    check_written(bt_action_make(TOY_STEP, 1, 8, 0), "step 2/Gaz ?8");
    game->atlas = NULL;
    bt_arena_release(&arena);
}

static void
lists_are_searched_by_halves(void **state)
{
    (void)state;
    static bt_actions list;
    for (unsigned i = 1; i <= 50; i++)
        bt_actions_add(&list, 3 * i);
    for (unsigned i = 0; i <= 160; i++)
        assert_int_equal(bt_actions_has(&list, i), i % 3 == 0 && i > 0 && i <= 150);
    list.count = 0;
    assert_false(bt_actions_has(&list, 3));
}

static void
events_are_sentences(void **state)
{
    (void)state;
    static bt_events events;
    bt_events_add(NULL, 1, BT_SIDES_ALL, "1.0", 0, 0, 0, 0);
    bt_events_add(&events, 1, bt_side_bit(0), "7.2", 1, 5, 2, 0);
    assert_int_equal(events.count, 1);
    char storage[400];
    bt_buf out;
    bt_buf_init_fixed(&out, storage, sizeof storage);
    bt_event_format(game, &events.at[0], &out);
    assert_string_equal(bt_buf_text(&out), "Blue spends 2½ on V.c, not {3}");
    bt_json json;
    bt_buf_clear(&out);
    bt_json_init(&json, &out);
    bt_event_write(game, &events.at[0], &json);
    assert_string_equal(bt_buf_text(&out),
                        "{\"event\":\"handed\",\"text\":\"Blue spends 2½ on V.c, not {3}\","
                        "\"rule\":\"7.2\",\"args\":[\"blue\",\"2+1/2\",\"V.c\"]}");
}

static void
options_go_both_ways(void **state)
{
    (void)state;
    bt_options options = { { 0 } };
    bt_error err = { 0 };
    char storage[100];
    bt_buf out;
    assert_int_equal(bt_options_parse(&toy_rules, "LEVEL=high\nrest", &options, &err), 0);
    assert_int_equal(options.value[0], 0);
    assert_int_equal(options.value[1], 2);
    bt_buf_init_fixed(&out, storage, sizeof storage);
    bt_options_format(&toy_rules, &options, &out);
    assert_string_equal(bt_buf_text(&out), "louis=no level=high");
    assert_int_equal(bt_options_parse(&toy_rules, "level=low lois=yes", &options, &err),
                     BT_ESYNTAX);
    assert_non_null(strstr(err.text, "option \"lois\" is unknown; expected louis"));
    assert_int_equal(options.value[1], 2); /* unchanged by the failure */
    assert_int_equal(bt_options_parse(&toy_rules, "louis", &options, &err), BT_ESYNTAX);
    assert_int_equal(bt_options_parse(&toy_rules, "louis=maybe", &options, &err), BT_ESYNTAX);
    assert_non_null(strstr(err.text, "expected no, yes"));
    assert_int_equal(bt_options_parse(&toy_rules, "louis=yes level=low LOUIS=no", &options, &err),
                     BT_ESYNTAX);
    assert_string_equal(err.text, "option louis stands twice");
}

static void
options_may_belong_to_some_scenarios(void **state)
{
    (void)state;
    static const char *const words[] = { "no", "yes" };
    static const bt_option_def some[] = {
        { "louis", "may come", "20.1", words, 2, NULL },
        { "fog", "lies", "20.2", words, 2, "long short" },
    };
    bt_rules rules = toy_rules;
    bt_options fog = { { 0, 1 } }, louis = { { 1, 0 } };
    bt_error err = { 0 };
    rules.options = some;
    assert_int_equal(bt_options_fit(&rules, "long", &fog, &err), BT_OK);
    assert_int_equal(bt_options_fit(&rules, "short", &fog, &err), BT_OK);
    assert_int_equal(bt_options_fit(&rules, "sho", &louis, &err), BT_OK);
    assert_int_equal(bt_options_fit(&rules, "sho", &fog, &err), BT_ESYNTAX);
    assert_string_equal(err.text,
                        "option fog=yes is not for the scenario sho; it is for long short");
}

static void
odds_lines_are_cut_not_overrun(void **state)
{
    (void)state;
    static bt_odds odds;
    for (int i = 0; i < BT_ODDS_LINES + 3; i++)
        BT_SAY_ODDS(&odds, game, "9.0", i, "{0}{0}{0}{0}{0}",
                    bt_arg_text("0123456789abcdef\xc3\xa9"));
    assert_int_equal(odds.line_count, BT_ODDS_LINES);
    /* 18 bytes a time; the eighteenth letter of the fourth would be cut in two */
    assert_int_equal(strlen(odds.lines[0].text), 70);
    assert_string_equal(odds.lines[0].text + 54, "0123456789abcdef");
    assert_int_equal(odds.lines[5].value, 5);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(actions_go_both_ways),
        cmocka_unit_test(case_and_blanks_do_not_matter),
        cmocka_unit_test(halves_have_one_written_form_and_many_read_ones),
        cmocka_unit_test(errors_name_what_was_found_and_what_was_expected),
        cmocka_unit_test(any_number_gives_some_text),
        cmocka_unit_test(actions_of_the_game_are_sound),
        cmocka_unit_test(hexes_go_by_their_printed_ids),
        cmocka_unit_test(lists_are_searched_by_halves),
        cmocka_unit_test(events_are_sentences),
        cmocka_unit_test(options_go_both_ways),
        cmocka_unit_test(options_may_belong_to_some_scenarios),
        cmocka_unit_test(odds_lines_are_cut_not_overrun),
    };
    return cmocka_run_group_tests(tests, setup, teardown);
}
