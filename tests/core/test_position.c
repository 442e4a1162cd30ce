/*
 * test_position.c - positions as text, both ways, and what is refused.
 */
#include "toy.h"
#include <berthier/position.h>
#include <stdlib.h>

static bt_game *game;
static bt_state *at;

static int
setup(void **state)
{
    (void)state;
    game = toy_game("level=middle");
    at = game ? bt_state_new(game) : NULL;
    return at ? 0 : -1;
}

static int
teardown(void **state)
{
    (void)state;
    free(at);
    bt_game_free(game);
    return 0;
}

static const toy_state *
toy(void)
{
    return toy_of(at);
}

static void
check_refused(const char *text, int line, const char *part)
{
    bt_error err = { 0 };
    toy_setup(game, at);
    int status = bt_position_read(game, text, 1, at, &err);
    assert_int_not_equal(status, 0);
    if (!strstr(err.text, part) || err.line != line)
        fail_msg("\"%s\" gave line %d: %s", text, err.line, err.text);
}

static const char whole[] = "position toy/toy louis=no level=middle\n"
                            "turn 6\n"
                            "mp 2+1/2\n"
                            "weather fog\n"
                            "points 1000\n"
                            "losses 0*4 12 12\n"
                            "places 1/Gaz@dead 2/Gaz@none V.c@reserve\n"
                            "moved 1/Gaz V.c\n"
                            "frames game/0/red/0 retreat/2/blue/255 retreat/0/nobody/1\n"
                            "rolling 0\n";

static void
every_shape_goes_both_ways(void **state)
{
    (void)state;
    bt_error err = { 0 };
    bt_buf out = { 0 };
    toy_setup(game, at);
    if (bt_position_read(game, whole, 1, at, &err))
        fail_msg("%d: %s", err.line, err.text);
    assert_int_equal(toy()->turn, 6);
    assert_int_equal(toy()->mp, 5);
    assert_int_equal(toy()->points, 1000);
    assert_int_equal(toy()->losses[5], 12);
    assert_int_equal(toy()->places[1], BT_HEX_NONE);
    assert_int_equal(toy()->frames.depth, 3);
    assert_int_equal(toy()->frames.at[1].local, 255);
    bt_position_write(game, at, &out);
    assert_string_equal(bt_buf_text(&out), whole);
    bt_buf_release(&out);
}

static void
what_is_not_named_keeps_its_value(void **state)
{
    (void)state;
    toy_setup(game, at);
    assert_int_equal(bt_position_read(game, "# by hand\r\n\r\n  Places 2/gaz@DEAD\r\nmoved none\n",
                                      2, at, NULL),
                     0);
    assert_int_equal(toy()->turn, 1);
    assert_int_equal(toy()->places[0], BT_PLACE_BOX(0));
    assert_int_equal(toy()->places[1], BT_PLACE_BOX(1));
}

static void
a_list_may_be_given_by_unit(void **state)
{
    (void)state;
    toy_setup(game, at);
    assert_int_equal(bt_position_read(game, "losses 1*6\nlosses 2/Gaz@9 v.c@4\n", 1, at, NULL), 0);
    assert_int_equal(toy()->losses[0], 1);
    assert_int_equal(toy()->losses[1], 9);
    assert_int_equal(toy()->losses[2], 4);
    assert_int_equal(toy()->losses[3], 1);
    check_refused("losses 3/Gaz@1\n", 1, "unit \"3/Gaz\" is unknown");
    check_refused("losses 1/Gaz@256\n", 1, "larger than losses can hold");
    check_refused("losses 1/Gaz@1 7\n", 1, "unit@value");
    check_refused("losses 7 1/Gaz@1\n", 1, "a number from 0 to 65535");
    check_refused("losses none@1\n", 1, "where a unit was expected");
    check_refused("turn 1/Gaz@1\n", 1, "a number from 0 to 65535");
}

static void
empty_and_begin_serve_hand_written_ones(void **state)
{
    (void)state;
    toy_setup(game, at);
    assert_int_equal(bt_position_read(game,
                                      "places 1/Gaz@dead V.c@dead\nempty\n"
                                      "places 2/Gaz@dead\nbegin movement blue\n",
                                      2, at, NULL),
                     0);
    assert_int_equal(toy()->places[0], BT_PLACE_BOX(0));
    assert_int_equal(toy()->places[1], BT_PLACE_BOX(1));
    assert_int_equal(bt_frames_peek(&toy()->frames)->side, 1);
}

static void
more_values_than_an_int_counts_are_refused(void **state)
{
    (void)state;
    bt_buf text = { 0 };
    bt_error err = { 0 };
    bt_buf_add(&text, "turn");
    for (int i = 0; i < 40000; i++)
        bt_buf_add(&text, " 1*65535");
    assert_int_equal(bt_position_line(game, bt_buf_text(&text), 1, at, &err), BT_ESYNTAX);
    assert_string_equal(err.text, "turn has 2621400000 values; expected 1");
    bt_buf_release(&text);
}

static void
refusals_name_line_and_expectation(void **state)
{
    (void)state;
    check_refused("turn 6\ntern 7\n", 2, "field \"tern\" is unknown; expected turn");
    check_refused("turn 256\n", 1, "larger than turn can hold");
    check_refused("turn -1\n", 1, "a number from 0 to 65535");
    check_refused("turn\n", 1, "turn has 0 values; expected 1");
    check_refused("turn 1 2\n", 1, "turn has 2 values; expected 1");
    check_refused("losses 1 2 3\n", 1, "losses has 3 values; expected 6");
    check_refused("losses 0*65535\n", 1, "expected 6");
    check_refused("losses 0*x\n", 1, "expected value*count");
    check_refused("losses 0*0 0*6\n", 1, "expected value*count");
    check_refused("\n\nplaces 1/Gaz\n", 3, "unit@value");
    check_refused("places none@dead\n", 1, "where a unit was expected");
    check_refused("places 1/Gaz@moon\n", 1, "place \"moon\" is unknown");
    check_refused("moved\n", 1, "expected units or none");
    check_refused("moved none 1/Gaz\n", 1, "where a unit was expected");
    check_refused("frames\n", 1, "expected frames or none");
    check_refused("frames game/1/red\n", 1, "procedure/step/side/number");
    check_refused("frames game\n", 1, "procedure/step/side/number");
    check_refused("frames game/0/red/0/1\n", 1, "procedure/step/side/number");
    check_refused("frames gone/0/red/0\n", 1, "procedure \"gone\" is unknown; expected game");
#define FOUR_FRAMES " game/0/red/0 game/0/red/0 game/0/red/0 game/0/red/0"
    check_refused("frames game/0/red/0" FOUR_FRAMES FOUR_FRAMES FOUR_FRAMES FOUR_FRAMES "\n", 1,
                  "more than 16 frames");
    check_refused("frames none\n", 0, "the position cannot be: no frame is left");
    check_refused("begin movement red\nturn 2\n", 2, "nothing may follow begin");
    check_refused("begin movement\n", 1, "expected begin SEGMENT SIDE");
    check_refused("begin movement green\n", 1, "side \"green\"");
    check_refused("begin movement chance\n", 1, "side \"chance\"");
    check_refused("begin breakfast red\n", 1, "expected movement");
    check_refused("empty now\n", 1, "no further word");
    check_refused("position toy/other\n", 1, "expected toy/toy");
}

static void
heads_say_what_is_needed(void **state)
{
    (void)state;
    char id[16], scenario[8];
    const char *options;
    bt_options values = { { 0 } };
    bt_error err = { 0 };
    assert_int_equal(bt_position_head(whole, id, sizeof id, scenario, sizeof scenario, &options,
                                      &err),
                     0);
    assert_string_equal(id, "toy");
    assert_string_equal(scenario, "toy");
    assert_int_equal(bt_options_parse(&toy_rules, options, &values, &err), 0);
    assert_int_equal(values.value[1], 1);
    static const char *const bad[] = { "",
                                       "posit toy/toy",
                                       "position",
                                       "position toy",
                                       "position /toy",
                                       "position toy/",
                                       "position toy/a-very-long-name",
                                       "# one brigade\n\nposition toy" };
    for (size_t i = 0; i < BT_COUNT(bad); i++)
        assert_int_equal(bt_position_head(bad[i], id, sizeof id, scenario, sizeof scenario,
                                          &options, &err),
                         BT_ESYNTAX);
    assert_int_equal(err.line, 3);
    assert_int_equal(bt_position_head("# one brigade\n\n position toy/toy level=high\nturn 1\n", id,
                                      sizeof id, scenario, sizeof scenario, &options, &err),
                     BT_OK);
    assert_int_equal(strncmp(options, " level=high\n", 12), 0);
    assert_true(bt_text_is_position("\n# x\nPosition toy/toy"));
    assert_false(bt_text_is_position("# position toy/toy") ||
                 bt_text_is_position("positions toy/toy") || bt_text_is_position(""));
}

static void
fields_are_json_members_too(void **state)
{
    (void)state;
    bt_buf out = { 0 };
    bt_json json;
    toy_setup(game, at);
    assert_int_equal(bt_position_read(game, whole, 1, at, NULL), 0);
    bt_json_init(&json, &out);
    bt_json_object(&json, NULL);
    bt_fields_write(game, at, &json);
    bt_json_object_end(&json);
    assert_string_equal(
        bt_buf_text(&out),
        "{\"turn\":6,\"mp\":\"2+1/2\",\"weather\":\"fog\",\"points\":1000,"
        "\"losses\":[0,0,0,0,12,12],"
        "\"places\":{\"1/Gaz\":\"dead\",\"2/Gaz\":\"none\",\"V.c\":\"reserve\"},"
        "\"moved\":{\"1/Gaz\":true,\"V.c\":true},\"frames\":{"
        "\"1\":{\"procedure\":\"game\",\"side\":\"red\"},"
        "\"2\":{\"procedure\":\"retreat\",\"step\":2,\"side\":\"blue\",\"local\":255},"
        "\"3\":{\"procedure\":\"retreat\",\"side\":\"nobody\",\"local\":1}},\"rolling\":0}");
    bt_buf_release(&out);
}

/* What a line does is soon done, but not 100,000 times. */
static void
a_long_one_is_refused(void **state)
{
    (void)state;
    bt_buf text = { 0 };
    bt_error err = { 0 };
    for (int i = 0; i < 64 * 1024; i++)
        bt_buf_add_char(&text, '\n');
    assert_int_equal(bt_position_read(game, bt_buf_text(&text), 1, at, &err), BT_OK);
    bt_buf_add_char(&text, '\n');
    assert_int_equal(bt_position_read(game, bt_buf_text(&text), 1, at, &err), BT_ELIMIT);
    bt_buf_release(&text);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_shape_goes_both_ways),
        cmocka_unit_test(what_is_not_named_keeps_its_value),
        cmocka_unit_test(a_list_may_be_given_by_unit),
        cmocka_unit_test(empty_and_begin_serve_hand_written_ones),
        cmocka_unit_test(more_values_than_an_int_counts_are_refused),
        cmocka_unit_test(refusals_name_line_and_expectation),
        cmocka_unit_test(heads_say_what_is_needed),
        cmocka_unit_test(a_long_one_is_refused),
        cmocka_unit_test(fields_are_json_members_too),
    };
    return cmocka_run_group_tests(tests, setup, teardown);
}
