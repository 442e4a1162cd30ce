/*
 * test_lists.c - what the lists say of games, options, bots and rules is what these say of
 * themselves, every key of it.
 */
#include <berthier/bot.h>
#include <berthier/example.h>
#include <berthier/game.h>
#include <berthier/games.h>
#include <berthier/session.h>
#include <jansson.h>
#include <stdio.h>
#include <string.h>

static bt_session *session;
static bt_buf answer;

static int
setup(void **state)
{
    (void)state;
    return bt_session_new(&session, NULL, NULL);
}

static int
teardown(void **state)
{
    (void)state;
    bt_session_free(session);
    bt_buf_release(&answer);
    return 0;
}

/* The list that answers a request; the caller drops the answer. */
static json_t *
ask(const char *line, const char *key, json_t **list)
{
    bt_buf_clear(&answer);
    assert_int_equal(bt_session_line(session, line, strlen(line), &answer), 0);
    json_t *object = json_loadb(answer.data, answer.length, JSON_REJECT_DUPLICATES, NULL);
    *list = json_object_get(object, key);
    assert_true(json_is_array(*list));
    return object;
}

static json_t *
list_of(const char *const *texts, int count)
{
    json_t *list = json_array();
    for (int i = 0; i < count; i++)
        json_array_append_new(list, json_string(texts[i]));
    return list;
}

static void
check_same(json_t *found, json_t *expected)
{
    if (!json_equal(found, expected))
        fail_msg("found %s, expected %s", json_dumps(found, 0), json_dumps(expected, 0));
    json_decref(expected);
}

/* The scenarios that an option is for, in the order of all. */
static json_t *
scenarios_of(const bt_option_def *option, const char *const *names, int count)
{
    json_t *list = json_array();
    for (int i = 0; i < count; i++)
        if (bt_option_belongs(option, names[i]))
            json_array_append_new(list, json_string(names[i]));
    return list;
}

static json_t *
options_of(const bt_rules *rules, const char *const *names, int count)
{
    json_t *list = json_array();
    for (int i = 0; i < rules->option_count; i++) {
        const bt_option_def *option = &rules->options[i];
        json_t *told =
            json_pack("{s:s, s:s, s:s, s:o}", "id", option->id, "text", option->text, "rule",
                      option->rule, "words", list_of(option->words, option->word_count));
        if (option->scenarios)
            json_object_set_new(told, "scenarios", scenarios_of(option, names, count));
        json_array_append_new(list, told);
    }
    return list;
}

static json_t *
about_of(const bt_rules *rules, const char *const *names, int count)
{
    json_t *list = json_array();
    for (int i = 0; i < count; i++) {
        const bt_scenario_def *def = bt_scenario_find(rules, names[i]);
        json_array_append_new(list, !def ? json_object()
                                         : json_pack("{s:s, s:[i,i], s:s}", "text", def->text,
                                                     "minutes", def->minutes[0], def->minutes[1],
                                                     "favours", bt_side_name(rules, def->favours)));
    }
    return list;
}

/* Partners, and with which option they are there. */
static json_t *
seats_of(const bt_rules *rules)
{
    json_t *list = json_array();
    for (int i = 0; i < rules->seat_count; i++) {
        const bt_seat_def *seat = &rules->seats[i];
        json_array_append_new(list, json_pack("{s:s, s:s, s:s, s:s}", "id", seat->id, "name",
                                              seat->name, "side", rules->sides[seat->side],
                                              "option", rules->options[seat->option].id));
    }
    return list;
}

/* Games that are shown. */
static json_t *
examples_of(const bt_pack *pack)
{
    const bt_doc *doc;
    json_t *list = json_array();
    for (int n = 0; (doc = bt_example_at(pack, n)); n++)
        json_array_append_new(list,
                              json_pack("{s:s, s:s, s:s, s:s}", "id", bt_example_word(doc, "id"),
                                        "title", bt_example_word(doc, "title"), "text",
                                        bt_example_word(doc, "text"), "side",
                                        bt_example_word(doc, "side")));
    return list;
}

static json_t *
game_of(const bt_rules *rules)
{
    const char *names[16], *titles[16];
    const bt_pack *pack = bt_games_pack(rules->id);
    int count = bt_pack_scenarios(pack, names, BT_COUNT(names));
    assert_in_range(count, 1, BT_COUNT(names));
    for (int i = 0; i < count; i++)
        titles[i] = bt_pack_title(pack, names[i]);
    json_t *game =
        json_pack("{s:s, s:s, s:i, s:o, s:o, s:o, s:o, s:o}", "game", rules->id, "title",
                  rules->title, "rules_version", rules->rules_version, "sides",
                  list_of(rules->sides, rules->side_count), "scenarios", list_of(names, count),
                  "titles", list_of(titles, count), "about", about_of(rules, names, count),
                  "options", options_of(rules, names, count));
    if (rules->seat_count)
        json_object_set_new(game, "seats", seats_of(rules));
    if (bt_example_at(pack, 0))
        json_object_set_new(game, "examples", examples_of(pack));
    if (rules->rebuilt)
        json_object_set_new(game, "rebuilt", json_string(rules->rebuilt));
    return game;
}

/* Where everything stands before anything is done, as an onlooker sees it. */
static void
an_opening_shows_the_set_up(void **state)
{
    static const char line[] = "{\"request\":\"opening\",\"game\":\"napoleon1806\","
                               "\"scenario\":\"campaign\"}";
    bt_buf_clear(&answer);
    assert_int_equal(bt_session_line(session, line, strlen(line), &answer), 0);
    json_t *object = json_loadb(answer.data, answer.length, JSON_REJECT_DUPLICATES, NULL);
    json_t *view = json_object_get(object, "view"), *places = json_object_get(view, "places");
    (void)state;
    assert_string_equal(json_string_value(json_object_get(places, "Davout")), "LIC");
    assert_string_equal(json_string_value(json_object_get(places, "Blucher")), "LAN");
    assert_null(json_object_get(view, "hand"));
    json_decref(object);
}

/* What was begun when every scenario had the option goes on. */
static void
options_of_other_scenarios_are_for_records_only(void **state)
{
    static const char *const asked[][2] = {
        { "{\"request\":\"new\",\"game\":\"napoleon1806\",\"scenario\":\"campaign\","
          "\"options\":\"hands=no\"}",
          "option hands=no is not for the scenario campaign; it is for short" },
        { "{\"request\":\"new\",\"game\":\"napoleon1806\",\"scenario\":\"short\","
          "\"options\":\"hands=no\"}",
          "\"ok\":true" },
        { "{\"request\":\"load\",\"text\":\"position napoleon1806/campaign hands=no\\n\"}",
          "\"ok\":true" },
    };
    (void)state;
    for (size_t i = 0; i < BT_COUNT(asked); i++) {
        bt_buf_clear(&answer);
        assert_int_equal(bt_session_line(session, asked[i][0], strlen(asked[i][0]), &answer), 0);
        if (!strstr(bt_buf_text(&answer), asked[i][1]))
            fail_msg("%s: %s", asked[i][0], bt_buf_text(&answer));
    }
}

/* The options in force are told, and those that the scenario has a use for. */
static void
the_book_tells_the_options_of_its_scenario(void **state)
{
    static const struct {
        const char *scenario, *options;
        bool has_hands;
    } books[] = { { "campaign", "", false },
                  { "campaign", "hands=no", true },
                  { "short", "", true } };
    (void)state;
    for (size_t i = 0; i < BT_COUNT(books); i++) {
        char line[160];
        snprintf(line, sizeof line,
                 "{\"request\":\"book\",\"game\":\"napoleon1806\",\"scenario\":\"%s\","
                 "\"options\":\"%s\"}",
                 books[i].scenario, books[i].options);
        bt_buf_clear(&answer);
        assert_int_equal(bt_session_line(session, line, strlen(line), &answer), 0);
        const char *choices = strstr(bt_buf_text(&answer), "\"choices\"");
        assert_non_null(choices);
        assert_int_equal(strstr(choices, "\"id\":\"hands\"") != NULL, books[i].has_hands);
    }
}

static void
games_are_listed_with_all_that_is_chosen_from(void **state)
{
    const bt_rules *rules;
    json_t *list, *object = ask("{\"request\":\"games\"}", "games", &list);
    size_t count = 0;
    (void)state;
    for (; (rules = bt_games_at((int)count)); count++)
        check_same(json_array_get(list, count), game_of(rules));
    assert_int_equal(json_array_size(list), count);
    json_decref(object);
}

static void
bots_are_listed_with_what_they_do(void **state)
{
    const bt_bot *bot;
    json_t *list, *object = ask("{\"request\":\"bots\"}", "bots", &list);
    size_t count = 0;
    (void)state;
    for (; (bot = bt_bot_at((int)count)); count++)
        check_same(json_array_get(list, count),
                   json_pack("{s:s, s:s}", "bot", bot->id, "text", bot->text));
    assert_int_equal(json_array_size(list), count);
    json_decref(object);
}

static void
every_rule_is_listed_or_the_one_that_is_asked_for(void **state)
{
    const bt_rules *rules = bt_games_find("napoleon1806");
    json_t *list, *object;
    (void)state;
    object = ask("{\"request\":\"rules\",\"game\":\"napoleon1806\"}", "rules", &list);
    assert_int_equal(json_array_size(list), rules->clauses.count);
    for (int i = 0; i < rules->clauses.count; i++) {
        const bt_clause *clause = &rules->clauses.at[i];
        json_t *rule = json_array_get(list, (size_t)i);
        assert_true(json_string_length(json_object_get(rule, "chapter")) > 0);
        json_object_del(rule, "chapter");
        check_same(rule, json_pack("{s:s, s:b, s:s}", "rule", clause->number, "done", clause->done,
                                   "text", clause->text));
    }
    json_decref(object);
    object = ask("{\"request\":\"rules\",\"game\":\"napoleon1806\",\"number\":\"C4.3\"}", "rules",
                 &list);
    assert_int_equal(json_array_size(list), 1);
    assert_string_equal(json_string_value(json_object_get(json_array_get(list, 0), "rule")),
                        "C4.3");
    json_decref(object);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(an_opening_shows_the_set_up, setup, teardown),
        cmocka_unit_test_setup_teardown(options_of_other_scenarios_are_for_records_only, setup,
                                        teardown),
        cmocka_unit_test_setup_teardown(the_book_tells_the_options_of_its_scenario, setup,
                                        teardown),
        cmocka_unit_test_setup_teardown(games_are_listed_with_all_that_is_chosen_from, setup,
                                        teardown),
        cmocka_unit_test_setup_teardown(bots_are_listed_with_what_they_do, setup, teardown),
        cmocka_unit_test_setup_teardown(every_rule_is_listed_or_the_one_that_is_asked_for, setup,
                                        teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
