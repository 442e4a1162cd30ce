/*
 * test_known.c - what a seat asks about is answered from what it knows, and from nothing else:
 * the same sight gives the same answer, whatever lies behind it in the record.
 */
#include <berthier/call.h>
#include <berthier/games.h>
#include <berthier/position.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FRENCH };

static const bt_handler handlers[BT_REQUEST_COUNT] = {
    [BT_REQUEST_WHY] = bt_do_WHY,
    [BT_REQUEST_ODDS] = bt_do_ODDS,
    [BT_REQUEST_REACH] = bt_do_REACH,
};

/* A seat at a match. */
typedef struct seated {
    bt_desk desk;
    bt_slot slot;
} seated;

static int
find_slot(bt_call *call, int64_t number, bt_slot **out)
{
    (void)number;
    *out = &((seated *)(void *)call->desk)->slot;
    return 0;
}

static const char position[] = "position napoleon1806/campaign rules=grognard\n"
                               "empty\n"
                               "places Augereau@BAM Lannes@COB Ruchel@ESN Ney@WMR P.v1@ERF "
                               "Brunswick@NAU P.v2@JEN Hohenlohe@GOT P.v3@HAL\n"
                               "deck-french F05\n"
                               "begin operations french\n";

static seated *
sit(const bt_game *game, const bt_state *start)
{
    seated *it = calloc(1, sizeof *it);
    assert_non_null(it);
    it->desk.handlers = handlers;
    it->desk.slot = find_slot;
    it->slot = (bt_slot){ .number = 1, .game = game, .bound = true, .side = FRENCH };
    assert_int_equal(bt_match_new_at(&it->slot.match, game, start, bt_rng_seeded(1), NULL), BT_OK);
    return it;
}

static void
stand_up(seated *it)
{
    bt_match_free(it->slot.match);
    free(it);
}

static void
play(seated *it, const char *text)
{
    bt_action action;
    assert_int_equal(bt_action_parse(it->slot.game, text, &action, NULL), BT_OK);
    assert_int_equal(bt_match_play(it->slot.match, FRENCH, action, NULL, NULL, NULL), BT_OK);
}

static void
check_same_answer(seated *one, seated *other, const char *line)
{
    bt_buf first = { 0 }, second = { 0 };
    bt_request request;
    (void)bt_desk_line(&one->desk, line, strlen(line), 4096, &first, &request);
    (void)bt_desk_line(&other->desk, line, strlen(line), 4096, &second, &request);
    assert_string_equal(bt_buf_text(&first), bt_buf_text(&second));
    bt_buf_release(&first);
    bt_buf_release(&second);
}

/* One came to its position by actions, the other began there. */
static void
the_length_of_the_record_is_in_no_answer(void **state)
{
    static const char *const lines[] = {
        "{\"request\":\"reach\",\"actions\":[\"step ERF\"],\"unit\":\"Ney\"}",
        "{\"request\":\"reach\",\"actions\":[\"step JEN\"],\"unit\":\"Ney\"}",
        "{\"request\":\"why\",\"actions\":[\"step ERF\"],\"action\":\"step GOT\"}",
        "{\"request\":\"why\",\"actions\":[\"step JEN\"],\"action\":\"halt\"}",
        "{\"request\":\"odds\",\"actions\":[\"step ERF\",\"halt\"]}",
        "{\"request\":\"odds\",\"actions\":[\"step JEN\",\"halt\"]}",
    };
    static const char *const steps[] = { "step BLA", "step WMR" };
    const bt_rules *rules = bt_games_find("napoleon1806");
    bt_options options = { { 0 } };
    bt_game *game;
    bt_error err = { 0 };

    (void)state;
    assert_int_equal(bt_options_parse(rules, "rules=grognard", &options, &err), BT_OK);
    assert_int_equal(bt_game_new(&game, rules, bt_games_pack(rules->id), "campaign", &options,
                                 &err),
                     BT_OK);
    bt_state *start = bt_state_new(game);
    rules->setup(game, start);
    if (bt_position_read(game, position, 1, start, &err))
        fail_msg("%s", err.text);
    seated *came = sit(game, start);
    play(came, "move Ney");
    play(came, "go");
    for (size_t k = 0; k < BT_COUNT(steps); k++) {
        play(came, steps[k]);
        seated *began = sit(game, bt_match_state(came->slot.match));
        assert_int_equal(bt_match_length(began->slot.match), 0);
        for (size_t i = 0; i < BT_COUNT(lines); i++)
            check_same_answer(came, began, lines[i]);
        stand_up(began);
    }
    stand_up(came);
    free(start);
    bt_game_free(game);
}

static const char over_a_river[] = "position osg1806/campaign\n"
                                   "empty\n"
                                   "turn 9\n"
                                   "places Friant@N0810 Tauentzien@%s Grawert@%s\n"
                                   "begin combat french\n";

static bt_state *
over_river(const bt_game *game, const char *one, const char *other)
{
    char text[256];
    bt_error err = { 0 };
    bt_state *start = bt_state_new(game);

    (void)snprintf(text, sizeof text, over_a_river, one, other);
    game->rules->setup(game, start);
    if (bt_position_read(game, text, 1, start, &err))
        fail_msg("%s", err.text);
    return start;
}

/* What an attack would uncover is not told: not who it is, nor one who was dealt there [1.5b]. */
static void
who_would_be_uncovered_is_not_told(void **state)
{
    static const char odds[] =
        "{\"request\":\"odds\",\"actions\":[\"attack N0810 N0711\",\"done\"]}";
    const bt_rules *rules = bt_games_find("osg1806");
    bt_options options = { { 0 } };
    bt_buf answer = { 0 };
    bt_request request;
    bt_game *game;
    bt_error err = { 0 };

    (void)state;
    assert_int_equal(bt_game_new(&game, rules, bt_games_pack(rules->id), "campaign", &options,
                                 &err),
                     BT_OK);
    bt_state *weak = over_river(game, "N0711", "S3346"),
             *strong = over_river(game, "S3346", "N0711");
    seated *one = sit(game, weak), *other = sit(game, strong);
    check_same_answer(one, other, odds);
    (void)bt_desk_line(&one->desk, odds, strlen(odds), 4096, &answer, &request);
    assert_non_null(strstr(bt_buf_text(&answer), "\"defence\":-1,\"between\":[10,14]"));
    assert_null(strstr(bt_buf_text(&answer), "Tauentzien"));
    assert_null(strstr(bt_buf_text(&answer), "Grawert"));
    bt_buf_release(&answer);
    stand_up(one);
    stand_up(other);
    free(weak);
    free(strong);
    bt_game_free(game);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_length_of_the_record_is_in_no_answer),
        cmocka_unit_test(who_would_be_uncovered_is_not_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
