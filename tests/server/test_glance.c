/*
 * test_glance.c - how games stand, as their links may know it: whose turn it
 * is, since when, what is asked, how it ended.
 */
#include "hub_peers.h"

#include <stdio.h>

/* A game of two persons and the one connection of the viewer. */
typedef struct table {
    person host;
    char links[3][40]; /* French, Prussian, onlookers */
} table;

static void
open_table(table *t, const char *create)
{
    static const char *const paths[] = { "seats.french.link", "seats.prussian.link", "watch" };
    t->host = arrive();
    sit(&t->host);
    json_t *made = ask(&t->host, create);
    for (int i = 0; i < 3; i++)
        snprintf(t->links[i], sizeof t->links[i], "%s", text_at(made, paths[i]));
    json_decref(made);
}

/* What a glance tells with one link; the caller's. */
static json_t *
glance(table *t, int link, const char *language)
{
    char line[200];
    snprintf(line, sizeof line, "{'request':'glance','links':['%s'],'language':'%s'}",
             t->links[link], language);
    json_t *answer = ask(&t->host, line);
    json_t *game = json_incref(json_array_get(json_object_get(answer, "games"), 0));
    json_decref(answer);
    return game;
}

/* The French are the first that the host joins, the Prussians the second. */
static void
act(table *t, int seat, int sequence, const char *action)
{
    char line[200];
    snprintf(line, sizeof line, "{'request':'apply','match':%d,'sequence':%d,'action':'%s'}",
             seat + 1, sequence, action);
    is_ok(ask(&t->host, line));
}

static int64_t
played(table *t, int link)
{
    json_t *game = glance(t, link, "en");
    int64_t at = json_integer_value(json_object_get(game, "played"));
    json_decref(game);
    return at;
}

static const char at_night[] =
    "{'request':'create','text':'position napoleon-at-war/jena-auerstadt\\nempty\\nturn 1\\n"
    "places 1/Gaz@1504 1/Tau@1616 Gd@unused V.a@unused\\nbegin movement prussian\\n'}";

static void
sides_have_names_in_the_language_asked_for(void **state)
{
    (void)state;
    table t;
    open_table(&t, "{'request':'create','game':'napoleon-at-war'}");
    json_t *game = glance(&t, 0, "fr");
    assert_string_equal(text_at(game, "names.french"), "Français");
    assert_string_equal(text_at(game, "names.prussian"), "Prussiens");
    assert_true(json_is_false(json_object_get(game, "over")));
    json_decref(game);
    go_away(&t.host);
}

static void
when_it_was_played_last_is_told_and_kept(void **state)
{
    (void)state;
    table t;
    int64_t begun = (int64_t)time(NULL);
    open_table(&t, "{'request':'create','game':'napoleon-at-war'}");
    assert_int_equal(played(&t, 1), 0);
    join(&t.host, t.links[0]);
    act(&t, 0, 1, "move 1/Gaz 0506");
    for (int link = 0; link < 3; link++)
        assert_in_range(played(&t, link), begun, time(NULL));
    go_away(&t.host);
    close_hub();
    open_hub();
    t.host = arrive();
    sit(&t.host);
    assert_in_range(played(&t, 1), begun, time(NULL));
    go_away(&t.host);
}

/* The Prussian chooses his plan; onlookers see nothing of that, so nobody is told when. */
static void
what_others_did_not_see_has_no_time(void **state)
{
    (void)state;
    table t;
    open_table(&t, at_night);
    join(&t.host, t.links[0]);
    join(&t.host, t.links[1]);
    act(&t, 1, 1, "plan A");
    for (int link = 0; link < 3; link++)
        assert_int_equal(played(&t, link), 0);
    act(&t, 1, 2, "move 1/Tau 1617");
    assert_true(played(&t, 0) > 0);
    go_away(&t.host);
}

static void
who_is_asked_to_agree_is_told(void **state)
{
    (void)state;
    table t;
    open_table(&t, "{'request':'create','game':'napoleon-at-war','options':'touch=strict'}");
    person other = arrive();
    sit(&other);
    join(&other, t.links[1]);
    join(&t.host, t.links[0]);
    act(&t, 0, 1, "move 1/Gaz 0506");
    act(&t, 0, 2, "halt");
    is_ok(ask(&t.host, "{'request':'takeback','match':1,'say':'ask','sequence':3}"));
    for (int link = 0; link < 3; link++) {
        json_t *game = glance(&t, link, "en");
        assert_int_equal(json_is_true(json_object_get(game, "asked")), link == 1);
        json_decref(game);
    }
    go_away(&other);
    go_away(&t.host);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sides_have_names_in_the_language_asked_for),
        cmocka_unit_test(when_it_was_played_last_is_told_and_kept),
        cmocka_unit_test(what_others_did_not_see_has_no_time),
        cmocka_unit_test(who_is_asked_to_agree_is_told),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
