/*
 * test_session.c - the protocol keeps docs/protocol.md's promise, and answers
 * whatever comes.
 */
#include <berthier/games.h>
#include <berthier/session.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

static bt_session *session;
static bt_buf answer;

static int
setup(void **state)
{
    (void)state;
    const bt_session_options options = { .is_seeded = true, .seed = 1 };
    return bt_session_new(&session, &options, NULL);
}

static int
teardown(void **state)
{
    (void)state;
    bt_session_free(session);
    bt_buf_release(&answer);
    return 0;
}

/* One line in, its answer parsed; the caller drops it. */
static json_t *
ask_bytes(const char *line, size_t length)
{
    bt_buf_clear(&answer);
    int status = bt_session_line(session, line, length, &answer);
    assert_in_range(status, 0, 1);
    assert_true(answer.length > 1 && answer.data[answer.length - 1] == '\n');
    assert_null(memchr(answer.data, '\n', answer.length - 1));
    json_t *object = json_loadb(answer.data, answer.length, JSON_REJECT_DUPLICATES, NULL);
    if (!object || !json_is_boolean(json_object_get(object, "ok")))
        fail_msg("answer: %s", answer.data);
    return object;
}

static json_t *
ask(const char *line)
{
    return ask_bytes(line, strlen(line));
}

static const char *
code_of(const json_t *object)
{
    const char *code = json_string_value(json_object_get(json_object_get(object, "error"), "code"));
    return code ? code : "";
}

static void
check_fails(const char *line, const char *code)
{
    json_t *object = ask(line);
    if (strcmp(code_of(object), code) != 0)
        fail_msg("%.80s: expected %s: %s", line, code, answer.data);
    json_decref(object);
}

static char *
read_whole(const char *path)
{
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    char *text = calloc(1, 1 << 20);
    assert_non_null(text);
    size_t length = fread(text, 1, (1 << 20) - 1, file);
    assert_true(length > 0);
    fclose(file);
    return text;
}

/* The document's session, line by line. */
static void
the_document_tells_the_truth(void **state)
{
    (void)state;
    char *text = read_whole(BT_SOURCE_DIR "/docs/protocol.md");
    bool is_inside = false;
    int answers = 0;
    bt_buf_clear(&answer);
    for (char *line = strtok(text, "\n"); line; line = strtok(NULL, "\n")) {
        if (strncmp(line, "```", 3) == 0) {
            is_inside = strcmp(line, "```protocol") == 0;
        } else if (is_inside && line[0] == '>') {
            json_decref(ask(line + 2));
        } else if (is_inside && line[0] == '<') {
            bt_buf_truncate(&answer, answer.length - 1);
            assert_string_equal(bt_buf_text(&answer), line + 2);
            answers++;
        }
    }
    assert_true(answers > 30);
    free(text);
}

static void
the_document_names_everything(void **state)
{
    (void)state;
    char *text = read_whole(BT_SOURCE_DIR "/docs/protocol.md");
    static const char *const rows[] = {
#define REQUEST(code, name, where, what) "| `" name "` |",
#define KEY(request, key, type, must, what)
#include <berthier/messages.def>
#undef REQUEST
#undef KEY
#define ERROR(code, name, when) "| `" name "` | " when " |",
#include <berthier/errors.def>
#undef ERROR
    };
    for (size_t i = 0; i < BT_COUNT(rows); i++) {
        if (!strstr(text, rows[i]))
            fail_msg("docs/protocol.md lacks %s", rows[i]);
    }
    free(text);
}

/* Whoever sent it can tell which of its requests it was. */
static void
a_text_that_ends_early_keeps_its_id(void **state)
{
    (void)state;
    json_t *object =
        ask("{\"id\":5,\"request\":\"rules\",\"game\":\"null\",\"number\":\"1\\u0000\"}");
    assert_string_equal(code_of(object), "json");
    assert_int_equal(json_integer_value(json_object_get(object, "id")), 5);
    json_decref(object);
}

static void
nonsense_gets_an_answer(void **state)
{
    (void)state;
    check_fails("", "json");
    check_fails("\n", "json");
    check_fails("null", "json");
    check_fails("{\"request\":\"new\",\"request\":\"new\"}", "json");
    check_fails("{\"request\":\"games\"} trailing", "json");
    check_fails("{\"request\":\"\xff\xfe\"}", "json");
    check_fails("{\"request\":\"ga\\u0000mes\"}", "json");
    check_fails("{}", "unknown-request");
    check_fails("{\"request\":7}", "unknown-request");
    check_fails("{\"request\":\"games\",\"id\":[1]}", "wrong-type");
    check_fails("{\"request\":\"games\",\"id\":1.5}", "wrong-type");
    check_fails("{\"request\":\"journal\"}", "no-match");
    check_fails("{\"request\":\"new\",\"game\":\"chess\"}", "not-found");
    check_fails("{\"request\":\"new\",\"game\":\"null\",\"scenario\":\"nil\"}", "not-found");
    check_fails("{\"request\":\"new\",\"game\":\"null\",\"options\":\"a=b\"}", "syntax");
    check_fails("{\"request\":\"new\",\"game\":\"null\",\"seed\":\"x\"}", "wrong-type");
    check_fails("{\"request\":\"new\",\"game\":\"null\",\"seed\":-1}", "wrong-type");
    check_fails("{\"request\":\"new\",\"game\":\"null\",\"seed\":\"18446744073709551616\"}",
                "wrong-type");
    check_fails("{\"request\":\"load\",\"text\":\"\"}", "syntax");
    check_fails("{\"request\":\"rules\",\"game\":\"null\",\"number\":\"9.9\"}", "not-found");
    json_decref(ask("{\"request\":\"new\",\"game\":\"null\"}"));
    check_fails("{\"request\":\"legal\",\"match\":99}", "no-match");
    check_fails("{\"request\":\"position\",\"length\":1}", "not-found");
    check_fails("{\"request\":\"undo\",\"side\":\"solo\"}", "illegal");
    check_fails("{\"request\":\"odds\",\"actions\":[\"pass\",1]}", "wrong-type");
    check_fails("{\"request\":\"odds\",\"actions\":[\"pass\",\"fly\"]}", "syntax");
    check_fails("{\"request\":\"go\",\"side\":\"chance\"}", "not-found");
    check_fails("{\"request\":\"go\",\"apply\":1}", "wrong-type");
}

static void
long_and_deep_lines_are_refused(void **state)
{
    (void)state;
    size_t length = BT_SESSION_LINE_MAX + 1;
    char *line = malloc(length);
    assert_non_null(line);
    memset(line, ' ', length);
    json_t *object = ask_bytes(line, length);
    assert_string_equal(code_of(object), "too-long");
    json_decref(object);
    memset(line, '[', length);
    object = ask_bytes(line, length - 1);
    assert_string_equal(code_of(object), "json");
    json_decref(object);
    free(line);
    object = ask("{\"request\":\"new\",\"game\":\"null\"}");
    assert_true(json_is_true(json_object_get(object, "ok")));
    json_decref(object);
}

/* Of 70,000 bytes; what brings a text may be as long. */
static void
a_long_line_has_a_text(void **state)
{
    (void)state;
    bt_buf line = { 0 };
    bt_buf_add(&line, "{\"request\":\"games\",\"language\":\"");
    for (int i = 0; i < 70000; i++)
        bt_buf_add_char(&line, 'a');
    bt_buf_add(&line, "\"}");
    json_t *object = ask_bytes(line.data, line.length);
    assert_string_equal(code_of(object), "too-long");
    json_decref(object);
    bt_buf_clear(&line);
    bt_buf_add(&line, "{\"request\":\"load\",\"text\":\"berthier-journal 1\\n#");
    for (int i = 0; i < 70000; i++)
        bt_buf_add_char(&line, 'a');
    bt_buf_add(&line, "\\ngame null\\nrules 1\\nscenario null\\noptions\\ndata 540b191226b00af3\\n\"}");
    object = ask_bytes(line.data, line.length);
    assert_true(json_is_true(json_object_get(object, "ok")));
    json_decref(object);
    bt_buf_release(&line);
}

/* Each costs something, in several positions perhaps. */
static void
actions_to_be_tried_are_few(void **state)
{
    (void)state;
    bt_buf line = { 0 };
    bt_buf_add(&line, "{\"request\":\"odds\",\"actions\":[\"pass\"");
    for (int i = 0; i < 100; i++)
        bt_buf_add(&line, ",\"pass\"");
    bt_buf_add(&line, "]}");
    json_t *object = ask_bytes(line.data, line.length);
    assert_string_equal(code_of(object), "limit");
    json_decref(object);
    bt_buf_release(&line);
}

/* `{"request":"games","x":[1,1,1]}` with so many commas. */
static json_t *
ask_commas(int count)
{
    bt_buf line = { 0 };
    bt_buf_add(&line, "{\"request\":\"games\",\"x\":[\",\\\",\"");
    for (int i = 1; i < count; i++)
        bt_buf_add(&line, ",1");
    bt_buf_add(&line, "]}");
    json_t *object = ask_bytes(bt_buf_text(&line), line.length);
    bt_buf_release(&line);
    return object;
}

/* They would make everybody wait while they are parsed.  A journal is one value. */
static void
lines_of_too_many_values_are_refused(void **state)
{
    (void)state;
    json_t *object = ask_commas(10000);
    assert_string_equal(code_of(object), "unknown-key");
    json_decref(object);
    object = ask_commas(10001);
    assert_string_equal(code_of(object), "limit");
    json_decref(object);
    bt_buf line = { 0 };
    bt_buf_add(&line, "{\"request\":\"load\",\"text\":\"");
    for (int i = 0; i < 100000; i++)
        bt_buf_add(&line, ",\\\",");
    bt_buf_add(&line, "\"}");
    object = ask_bytes(bt_buf_text(&line), line.length);
    assert_string_equal(code_of(object), "syntax");
    json_decref(object);
    bt_buf_release(&line);
}

/* Every request with every kind of value under every key: an answer each. */
static void
every_key_takes_only_its_type(void **state)
{
    (void)state;
    static const char *const values[] = { "null",
                                          "true",
                                          "-1",
                                          "0",
                                          "1e3",
                                          "1.5",
                                          "\"\"",
                                          "\"x\"",
                                          "\"solo\"",
                                          "[]",
                                          "[null]",
                                          "{}",
                                          "9223372036854775807" };
    static const char *const pairs[][2] = {
#define REQUEST(code, name, where, what)
#define KEY(request, key, type, must, what) { #request, key },
#include <berthier/messages.def>
#undef REQUEST
#undef KEY
    };
    json_decref(ask("{\"request\":\"new\",\"game\":\"null\"}"));
    for (size_t i = 0; i < BT_COUNT(pairs); i++) {
        char name[16] = "";
        for (size_t c = 0; pairs[i][0][c]; c++)
            name[c] = (char)(pairs[i][0][c] | 0x20);
        for (size_t v = 0; v < BT_COUNT(values); v++) {
            char line[200];
            snprintf(line, sizeof line, "{\"request\":\"%s\",\"side\":\"solo\",\"%s\":%s}", name,
                     pairs[i][1], values[v]);
            json_t *object = ask(line);
            bool is_typed = strcmp(values[v], "null") && strcmp(values[v], "1.5") &&
                            strcmp(values[v], "{}") && strcmp(values[v], "1e3");
            if (!is_typed)
                assert_false(json_is_true(json_object_get(object, "ok")));
            json_decref(object);
        }
    }
}

static void
matches_are_many_but_not_too_many(void **state)
{
    (void)state;
    for (int i = 0; i < BT_SESSION_MATCHES_MAX; i++) {
        json_t *object = ask("{\"request\":\"new\",\"game\":\"null\"}");
        assert_int_equal(json_integer_value(json_object_get(object, "match")), i + 1);
        json_decref(object);
    }
    check_fails("{\"request\":\"new\",\"game\":\"null\"}", "limit");
    json_decref(ask("{\"request\":\"close\",\"match\":17}"));
    check_fails("{\"request\":\"legal\",\"match\":17}", "no-match");
    json_t *object = ask("{\"request\":\"legal\",\"match\":18}");
    assert_int_equal(json_integer_value(json_object_get(object, "match")), 18);
    json_decref(object);
    object = ask("{\"request\":\"new\",\"game\":\"null\"}");
    assert_int_equal(json_integer_value(json_object_get(object, "match")), 257);
    json_decref(object);
}

/* Ask with a text member quoted as JSON wants it. */
static json_t *
ask_load(const char *text)
{
    json_t *request = json_pack("{s:s, s:s}", "request", "load", "text", text);
    char *line = json_dumps(request, JSON_COMPACT);
    json_t *object = ask(line);
    free(line);
    json_decref(request);
    return object;
}

static json_t *
ask_side(const char *request, const char *side, const char *key, const char *value)
{
    json_t *object = json_pack("{s:s, s:s, s:s}", "request", request, "side", side, key, value);
    char *line = json_dumps(object, JSON_COMPACT);
    json_decref(object);
    json_t *out = ask(line);
    free(line);
    return out;
}

/* Take up to `most` actions, any legal one in turn; returns how many. */
static int
play_some(int most)
{
    for (int i = 0; i < most; i++) {
        json_t *legal = ask("{\"request\":\"legal\"}");
        const json_t *actions = json_object_get(legal, "actions");
        size_t count = json_array_size(actions);
        if (count == 0) {
            assert_string_equal(code_of(legal), "seat");
            json_decref(legal);
            return i;
        }
        const json_t *action = json_array_get(actions, (size_t)(i * 31) % count);
        const char *key = i % 2 ? "code" : "action";
        json_t *done = ask_side("apply", json_string_value(json_object_get(legal, "side")),
                                "action", json_string_value(json_object_get(action, key)));
        if (!json_is_true(json_object_get(done, "ok")))
            fail_msg("%s", answer.data);
        json_decref(done);
        json_decref(legal);
    }
    return most;
}

/* A copy of the text under key of an answer to line. */
static char *
text_of(const char *line, const char *key)
{
    json_t *object = ask(line);
    const char *text = json_string_value(json_object_get(object, key));
    assert_non_null(text);
    char *copy = strdup(text);
    assert_non_null(copy);
    json_decref(object);
    return copy;
}

static void
check_reload(const char *request, const char *key)
{
    char *hash = text_of("{\"request\":\"position\"}", "hash");
    char *text = text_of(request, key);
    json_t *object = ask_load(text);
    if (!json_is_true(json_object_get(object, "ok")))
        fail_msg("%s", answer.data);
    json_decref(object);
    char *again = text_of("{\"request\":\"position\"}", "hash");
    assert_string_equal(hash, again);
    free(hash);
    free(text);
    free(again);
    json_decref(ask("{\"request\":\"close\"}"));
}

static void
games_are_played_saved_and_loaded(void **state)
{
    (void)state;
    const bt_rules *rules;
    for (int i = 0; (rules = bt_games_at(i)); i++) {
        char line[80];
        snprintf(line, sizeof line, "{\"request\":\"new\",\"game\":\"%s\"}", rules->id);
        json_decref(ask(line));
        for (int round = 0; round < 6; round++) {
            int taken = play_some(40);
            check_reload("{\"request\":\"journal\"}", "journal");
            check_reload("{\"request\":\"position\"}", "position");
            json_t *view = ask("{\"request\":\"view\",\"viewer\":\"nobody\"}");
            assert_true(json_is_object(json_object_get(view, "view")));
            assert_null(strstr(answer.data, "\"hash\""));
            assert_null(json_object_get(view, "length"));
            json_decref(view);
            if (taken < 40)
                break;
        }
    }
}

static void
equal_seeds_give_equal_answers(void **state)
{
    (void)state;
    const bt_rules *rules = bt_games_at(1) ? bt_games_at(1) : bt_games_at(0);
    char line[100];
    snprintf(line, sizeof line, "{\"request\":\"new\",\"game\":\"%s\",\"seed\":\"77\"}", rules->id);
    for (int i = 0; i < 2; i++) {
        json_decref(ask(line));
        play_some(60);
    }
    char *one = text_of("{\"request\":\"journal\",\"match\":1}", "journal");
    char *two = text_of("{\"request\":\"journal\",\"match\":2}", "journal");
    assert_string_equal(one, two);
    free(one);
    free(two);
}

#define CASE(f) cmocka_unit_test_setup_teardown(f, setup, teardown)

int
main(void)
{
    const struct CMUnitTest tests[] = {
        CASE(the_document_tells_the_truth),        CASE(the_document_names_everything),
        CASE(a_text_that_ends_early_keeps_its_id), CASE(nonsense_gets_an_answer),
        CASE(long_and_deep_lines_are_refused),     CASE(lines_of_too_many_values_are_refused),
        CASE(a_long_line_has_a_text),              CASE(actions_to_be_tried_are_few),
        CASE(every_key_takes_only_its_type),       CASE(matches_are_many_but_not_too_many),
        CASE(games_are_played_saved_and_loaded),   CASE(equal_seeds_give_equal_answers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
