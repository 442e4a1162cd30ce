/*
 * test_reach.c - the request that tells where a unit can go.
 */
#include <berthier/session.h>
#include <jansson.h>
#include <stdio.h>
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
        cmocka_unit_test_setup_teardown(what_names_nothing_is_refused, setup, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
