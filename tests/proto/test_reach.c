/*
 * test_reach.c - the request that tells where a unit can go.
 */
#include <berthier/action.h>
#include <berthier/games.h>
#include <berthier/position.h>
#include <berthier/reach.h>
#include <berthier/session.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bt_session *session;
static bt_buf answer;

static json_t *
ask(const char *line)
{
    bt_buf_clear(&answer);
    assert_in_range(bt_session_line(session, line, strlen(line), &answer), 0, 1);
    json_t *object = json_loadb(answer.data, answer.length, JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(object);
    return object;
}

static int
setup(void **state)
{
    (void)state;
    int failed = bt_session_new(&session, NULL, NULL);
    json_decref(ask("{\"request\":\"new\",\"game\":\"napoleon-at-war\"}"));
    return failed;
}

static int
teardown(void **state)
{
    (void)state;
    bt_session_free(session);
    bt_buf_release(&answer);
    return 0;
}

static const char *
text(const json_t *object, const char *key)
{
    const char *value = json_string_value(json_object_get(object, key));
    return value ? value : "";
}

/* The spots of a good answer, and the one where the unit stands first. */
static const json_t *
spots_of(const json_t *object, size_t at_least)
{
    const json_t *spots = json_object_get(object, "spots");
    if (!json_is_true(json_object_get(object, "ok")) || json_array_size(spots) < at_least)
        fail_msg("answer: %s", answer.data);
    assert_int_equal(json_integer_value(json_object_get(json_array_get(spots, 0), "from")), -1);
    assert_string_equal(text(json_array_get(spots, 0), "cost"), "0");
    assert_string_equal(text(json_array_get(spots, 0), "action"), "");
    return spots;
}

/* Play the way to a spot from the end of the tree; the unit must get there. */
static void
play_way(const json_t *spots, size_t index)
{
    const json_t *spot = json_array_get(spots, index);
    size_t from = (size_t)json_integer_value(json_object_get(spot, "from"));
    char line[200];
    if (from)
        play_way(spots, from);
    snprintf(line, sizeof line, "{\"request\":\"apply\",\"action\":\"%s\"}", text(spot, "action"));
    json_t *object = ask(line);
    if (!json_is_true(json_object_get(object, "ok")))
        fail_msg("%s -> %s", line, answer.data);
    json_decref(object);
}

static void
a_way_can_be_played(void **state)
{
    (void)state;
    json_t *object = ask("{\"request\":\"reach\",\"unit\":\"1/gaz\"}");
    const json_t *spots = spots_of(object, 8);
    size_t last = json_array_size(spots) - 1;
    const char *goal = text(json_array_get(spots, last), "place");
    assert_string_equal(text(object, "unit"), "1/Gaz");
    play_way(spots, last);
    json_t *view = ask("{\"request\":\"view\",\"viewer\":\"french\"}");
    const json_t *places = json_object_get(json_object_get(view, "view"), "places");
    assert_string_equal(text(places, "1/Gaz"), goal);
    json_decref(view);
    json_decref(object);
}

/* After actions tried first the tree begins on the march. */
static void
actions_are_tried_first(void **state)
{
    (void)state;
    json_t *whole = ask("{\"request\":\"reach\",\"unit\":\"1/Gaz\"}");
    const json_t *step = json_array_get(spots_of(whole, 2), 1);
    char line[200];
    snprintf(line, sizeof line, "{\"request\":\"reach\",\"unit\":\"1/Gaz\",\"actions\":[\"%s\"]}",
             text(step, "action"));
    json_t *rest = ask(line);
    const json_t *here = json_array_get(spots_of(rest, 2), 0);
    assert_string_equal(text(here, "place"), text(step, "place"));
    assert_string_equal(text(here, "left"), text(step, "left"));
    assert_string_equal(text(here, "halt"), "halt");
    json_decref(rest);
    json_decref(whole);
}

/* Units that nobody may move now stay where they are, or are nowhere. */
static void
others_stay(void **state)
{
    (void)state;
    json_t *object = ask("{\"request\":\"reach\",\"unit\":\"1/Tau\"}");
    assert_int_equal(json_array_size(spots_of(object, 1)), 1);
    json_decref(object);
    object = ask("{\"request\":\"reach\",\"unit\":\"1/Gaz\",\"side\":\"prussian\"}");
    assert_int_equal(json_array_size(spots_of(object, 1)), 1);
    json_decref(object);
    object = ask("{\"request\":\"reach\",\"unit\":\"1/Tau\",\"side\":\"chance\"}");
    assert_false(json_is_true(json_object_get(object, "ok")));
    json_decref(object);
}

/* Before a card decides how far it goes, a stack is told which cards lead where. */
static void
a_card_decides(void **state)
{
    (void)state;
    json_decref(ask("{\"request\":\"load\",\"text\":\"position napoleon1806/campaign\\n"
                    "frames game/4/french/0 operations/0/french/0\\n\"}"));
    json_t *object =
        ask("{\"request\":\"reach\",\"unit\":\"Lannes\",\"actions\":[\"move Lannes\"]}");
    const json_t *spots = spots_of(object, 3), *spot = json_array_get(spots, 1);
    json_int_t of = json_integer_value(json_object_get(object, "of"));
    assert_in_range(of, 1, 60);
    assert_true(json_is_array(json_object_get(object, "lines")));
    assert_int_equal(json_integer_value(json_object_get(spot, "needs")), 1);
    assert_int_equal(json_integer_value(json_object_get(spot, "ways")), of);
    assert_int_equal(json_integer_value(json_object_get(spot, "fatigue")), 0);
    assert_null(json_object_get(spot, "action"));
    assert_null(json_object_get(spot, "left"));
    json_decref(object);
    /* Nobody asks for a stack of the other side. */
    object = ask("{\"request\":\"reach\",\"unit\":\"Hohenlohe\"}");
    assert_true(json_is_true(json_object_get(object, "ok")));
    assert_int_equal(json_array_size(json_object_get(object, "spots")), 0);
    json_decref(object);
}

/* A key of a spot is there with its text, or not at all. */
static void
check_key(const json_t *spot, const char *key, const char *expected)
{
    const char *found = json_string_value(json_object_get(spot, key));
    if (!found != !expected || (found && strcmp(found, expected) != 0))
        fail_msg("%s: found %s, expected %s", key, found ? found : "none",
                 expected ? expected : "none");
}

static void
check_action(const json_t *spot, const char *key, const bt_game *game, bt_action action)
{
    char storage[128];
    bt_buf words;
    bt_buf_init_fixed(&words, storage, sizeof storage);
    if (action != BT_ACTION_NONE)
        bt_action_format(game, action, &words);
    check_key(spot, key, action == BT_ACTION_NONE ? NULL : bt_buf_text(&words));
}

/* Halves as people write them. */
static const char *
points(unsigned halves, char out[16])
{
    if (halves == 1)
        return "½";
    snprintf(out, 16, "%u%s", halves / 2, halves % 2 ? "½" : "");
    return out;
}

static void
check_spot(const json_t *spot, const bt_game *game, const bt_reach *reach, const bt_spot *is)
{
    bool is_card = reach->of && is->from >= 0;
    char storage[64], cost[16], left[16];
    bt_buf place;
    bt_buf_init_fixed(&place, storage, sizeof storage);
    bt_place_format(game, is->place, &place);
    check_key(spot, "place", bt_buf_text(&place));
    assert_int_equal(json_object_get(spot, "mode") != NULL, is->mode != 0);
    check_key(spot, "cost", points(is->cost, cost));
    check_key(spot, "left", reach->of ? NULL : points(is->left, left));
    check_action(spot, "action", game, is->action);
    check_action(spot, "halt", game, is->halt);
    assert_int_equal(json_integer_value(json_object_get(spot, "from")), is->from);
    assert_int_equal(json_is_true(json_object_get(spot, "ends")), is->ends);
    assert_int_equal(json_object_get(spot, "ends") != NULL, is->ends);
    assert_int_equal(json_object_get(spot, "fatigue") != NULL, reach->weary);
    assert_int_equal(json_integer_value(json_object_get(spot, "fatigue")),
                     reach->weary ? is->fatigue : 0);
    assert_int_equal(json_object_get(spot, "needs") != NULL, is_card);
    assert_int_equal(json_integer_value(json_object_get(spot, "needs")), is_card ? is->needs : 0);
    assert_int_equal(json_integer_value(json_object_get(spot, "ways")), is_card ? is->ways : 0);
}

/* The answer says of a unit, after actions, what is found where the rules are; how many spots. */
static int
check_told(bt_game *game, bt_state *state, const char *unit, const char *actions)
{
    char line[200];
    bt_arena arena = { 0 };
    bt_reach reach;
    snprintf(line, sizeof line, "{\"request\":\"reach\",\"unit\":\"%s\",\"actions\":[%s]}", unit,
             actions);
    json_t *object = ask(line);
    assert_int_equal(bt_reach_find(&reach, &arena, game, state, 0,
                                   bt_unit_find(game, unit, (int)strlen(unit)), NULL),
                     BT_OK);
    const json_t *spots = spots_of(object, 1);
    assert_int_equal(json_array_size(spots), reach.count);
    for (int i = 0; i < reach.count; i++)
        check_spot(json_array_get(spots, (size_t)i), game, &reach, &reach.spots[i]);
    bt_arena_release(&arena);
    json_decref(object);
    return reach.count;
}

static void
check_game(const char *id, const char *position, const char *unit, const char *action)
{
    const bt_rules *rules = bt_games_find(id);
    const char *scenario;
    char line[400];
    bt_game *game;
    bt_action taken;
    assert_true(bt_pack_scenarios(bt_games_pack(id), &scenario, 1) >= 1);
    assert_int_equal(bt_game_new(&game, rules, bt_games_pack(id), scenario, NULL, NULL), BT_OK);
    bt_state *state = bt_state_new(game);
    rules->setup(game, state);
    assert_int_equal(bt_position_read(game, position, 1, state, NULL), BT_OK);
    json_t *text = json_pack("{s:s, s:o}", "request", "load", "text",
                             json_sprintf("position %s/%s\n%s", id, scenario, position));
    char *request = json_dumps(text, 0);
    json_decref(ask(request));
    free(request);
    json_decref(text);
    assert_true(check_told(game, state, unit, "") > 5);
    snprintf(line, sizeof line, "\"%s\"", action);
    assert_int_equal(bt_action_parse(game, action, &taken, NULL), BT_OK);
    rules->apply(game, state, 0, taken, NULL);
    assert_true(check_told(game, state, unit, line) > 3);
    free(state);
    bt_game_free(game);
}

static void
spots_say_all_that_is_found(void **state)
{
    (void)state;
    check_game("napoleon-at-war", "turn 1\n", "2/Gaz", "move 2/Gaz 0707");
    check_game("napoleon1806", "frames game/4/french/0 operations/0/french/0\n", "Lannes",
               "move Lannes");
}

static void
what_names_nothing_is_refused(void **state)
{
    (void)state;
    static const char *const lines[] = {
        "{\"request\":\"reach\"}",
        "{\"request\":\"reach\",\"unit\":\"nobody\"}",
        "{\"request\":\"reach\",\"unit\":\"\"}",
        "{\"request\":\"reach\",\"unit\":1}",
        "{\"request\":\"reach\",\"unit\":\"1/Gaz\",\"match\":99}",
        "{\"request\":\"reach\",\"unit\":\"1/Gaz\",\"actions\":[\"halt\"]}",
    };
    for (size_t i = 0; i < BT_COUNT(lines); i++) {
        json_t *object = ask(lines[i]);
        assert_true(json_is_false(json_object_get(object, "ok")));
        json_decref(object);
    }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_way_can_be_played, setup, teardown),
        cmocka_unit_test_setup_teardown(actions_are_tried_first, setup, teardown),
        cmocka_unit_test_setup_teardown(others_stay, setup, teardown),
        cmocka_unit_test_setup_teardown(a_card_decides, setup, teardown),
        cmocka_unit_test_setup_teardown(spots_say_all_that_is_found, setup, teardown),
        cmocka_unit_test_setup_teardown(what_names_nothing_is_refused, setup, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
