/*
 * test_example.c - examples at the hub: listed, watched through any seat's eyes, said to step by step,
 * and touched by nobody.
 */
#include "hub_peers.h"

#include <stdio.h>

#define LINK "example/age-of-napoleon/sample-game/"

/* A person who watches through these eyes, the answer to joining, and what the first update told. */
typedef struct watcher {
    person who;
    json_t *joined, *told;
} watcher;

static void
watch(watcher *w, const char *eyes, const char *language)
{
    char line[200];
    w->who = arrive();
    sit(&w->who);
    snprintf(line, sizeof line, "{'request':'join','link':'" LINK "%s','language':'%s'}", eyes,
             language);
    w->joined = ask(&w->who, line);
    if (!json_is_true(json_object_get(w->joined, "ok")))
        fail_msg("%s", text_at(w->joined, "error.text"));
    w->told = read_one(&w->who);
}

static void
leave(watcher *w)
{
    json_decref(w->joined);
    json_decref(w->told);
    go_away(&w->who);
}

static void
the_list_of_games_names_them(void **state)
{
    (void)state;
    person who = arrive();
    sit(&who);
    json_t *answer = ask(&who, "{'request':'games','language':'fr'}"), *game, *found = NULL;
    size_t i;
    json_array_foreach(json_object_get(answer, "games"), i, game)
    {
        if (strcmp(text_at(game, "game"), "age-of-napoleon") == 0)
            found = json_array_get(json_object_get(game, "examples"), 0);
        if (strcmp(text_at(game, "game"), "null") == 0)
            assert_null(json_object_get(game, "examples"));
    }
    assert_non_null(found);
    assert_string_equal(text_at(found, "id"), "sample-game");
    assert_string_equal(text_at(found, "side"), "french");
    assert_non_null(strstr(text_at(found, "title"), "partie exemple"));
    json_decref(answer);
    go_away(&who);
}

static void
it_is_told_as_a_game_that_can_only_be_looked_at(void **state)
{
    (void)state;
    watcher w;
    watch(&w, "french", "en");
    assert_string_equal(text_at(w.joined, "side"), "french");
    assert_string_equal(text_at(w.joined, "scenario"), "1805");
    assert_string_equal(text_at(w.told, "shut.why"), "example");
    assert_int_equal(json_array_size(json_object_get(w.told, "to_act")), 0);
    assert_int_equal(json_object_size(json_object_get(w.told, "legal")), 0);
    assert_non_null(strstr(text_at(w.told, "prompt"), "The example ends here."));
    is_error(ask(&w.who, "{'request':'apply','sequence':1,'action':'decline'}"), "shut");
    is_error(ask(&w.who, "{'request':'undo','sequence':1}"), "shut");
    is_error(ask(&w.who, "{'request':'takeback','say':'ask','sequence':1}"), "shut");
    json_t *journal = ask(&w.who, "{'request':'journal'}");
    assert_non_null(
        strstr(text_at(journal, "journal"), "403 coalition deploy Lestocq Brandenburg"));
    json_decref(journal);
    leave(&w);
}

/* The number of the step at which a passage ends that has this in its text. */
static int64_t
end_of(const watcher *w, const char *words)
{
    json_t *passage;
    size_t i;
    json_array_foreach(json_object_get(json_object_get(w->joined, "example"), "passages"), i,
                       passage)
    {
        if (strstr(text_at(passage, "text"), words))
            return json_integer_value(json_object_get(passage, "step"));
    }
    fail_msg("no passage says \"%s\"", words);
    return 0;
}

/* What happened in the steps from the one after `from` on, as one text; the caller's. */
static char *
happened(watcher *w, int64_t from, int64_t to)
{
    char line[200];
    snprintf(line, sizeof line, "{'request':'history','from':%d,'count':%d}", (int)from,
             (int)(to - from));
    json_t *page = ask(&w->who, line);
    char *text = json_dumps(json_object_get(page, "steps"), 0);
    assert_int_equal(json_array_size(json_object_get(page, "steps")), to - from);
    json_decref(page);
    return text;
}

/* Steps are counted by each viewer as its own eyes see them; what is said stands at the same deeds. */
static void
each_passage_stands_at_its_steps(void **state)
{
    static const char *const eyes[] = { "french", "coalition", "nobody" };
    (void)state;
    for (int i = 0; i < 3; i++) {
        watcher w;
        watch(&w, eyes[i], "en");
        int64_t before = end_of(&w, "France says who acts first");
        int64_t after = end_of(&w, "The battle of Ulm");
        assert_in_range(before, 1, after - 1);
        char *text = happened(&w, before, after);
        assert_non_null(strstr(text, "Mack is lost"));
        assert_null(strstr(text, "War with America"));
        free(text);
        text = happened(&w, after, end_of(&w, "pays with War with America"));
        assert_non_null(strstr(text, "War with America"));
        free(text);
        json_t *total = ask(&w.who, "{'request':'history','from':0,'count':1}");
        assert_int_equal(end_of(&w, "1807. France passes"),
                         json_integer_value(json_object_get(total, "total")));
        json_decref(total);
        leave(&w);
    }
}

static void
it_is_said_in_the_language_of_the_reader(void **state)
{
    (void)state;
    watcher w;
    watch(&w, "nobody", "fr");
    assert_non_null(strstr(text_at(w.joined, "example.title"), "partie exemple"));
    assert_true(end_of(&w, "La bataille d’Ulm") > 0);
    leave(&w);
}

/* Nobody sits there: how many watch is told to nobody, and nobody is told apart by it. */
static void
watching_takes_no_seat(void **state)
{
    (void)state;
    watcher one, other;
    watch(&one, "french", "en");
    watch(&other, "french", "en");
    bt_hub_flush(hub);
    assert_int_equal(json_array_size(one.who.inbox), 0);
    json_t *seats = json_object_get(other.joined, "seats");
    assert_true(json_is_false(json_object_get(json_object_get(seats, "french"), "online")));
    leave(&one);
    leave(&other);
}

static void
other_links_open_nothing(void **state)
{
    static const char *const links[] = { "example/age-of-napoleon/sample-game",
                                         "example/age-of-napoleon/sample-game/",
                                         "example/age-of-napoleon/sample-game/prussian",
                                         "example/age-of-napoleon/sample-gam/french",
                                         "example/age-of-napoleon/sample-game/french/",
                                         "example/null/sample-game/solo",
                                         "example/",
                                         "example" };
    (void)state;
    person who = arrive();
    sit(&who);
    for (size_t i = 0; i < sizeof links / sizeof *links; i++) {
        char line[200];
        snprintf(line, sizeof line, "{'request':'join','link':'%s'}", links[i]);
        is_error(ask(&who, line), "not-found");
    }
    is_error(ask(&who, "{'request':'rekey','say':'ask','link':'" LINK "french',"
                       "'key':'aaaaaaaaaaaaaaaaaaaaaaaaaa'}"),
             "not-found");
    go_away(&who);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_list_of_games_names_them),
        cmocka_unit_test(it_is_told_as_a_game_that_can_only_be_looked_at),
        cmocka_unit_test(each_passage_stands_at_its_steps),
        cmocka_unit_test(it_is_said_in_the_language_of_the_reader),
        cmocka_unit_test(watching_takes_no_seat),
        cmocka_unit_test(other_links_open_nothing),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
