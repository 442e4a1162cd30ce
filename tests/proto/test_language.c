/*
 * test_language.c - a match in French: sentences are French, ids are not.
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

static void
start(const char *language)
{
    char line[200];
    snprintf(line, sizeof line,
             "{\"request\":\"new\",\"game\":\"napoleon-at-war\",\"seed\":1%s%s%s}",
             language ? ",\"language\":\"" : "", language ? language : "", language ? "\"" : "");
    json_decref(ask(line));
}

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

/* The answer to a request holds a part of a text. */
static void
check_has(const char *line, const char *part)
{
    json_decref(ask(line));
    if (!strstr(answer.data, part))
        fail_msg("%s -> %s lacks %s", line, answer.data, part);
}

static void
a_french_match_speaks_french(void **state)
{
    (void)state;
    start("fr");
    check_has("{\"request\":\"view\",\"viewer\":\"french\"}", "\"prompt\":\"Déplacez vos unités");
    check_has("{\"request\":\"view\",\"viewer\":\"prussian\"}", "Décision attendue");
    check_has("{\"request\":\"apply\",\"action\":\"move 1/Gaz 0605\"}",
              "\"text\":\"1/Gaz va de 0606 à 0605 pour 1\",\"rule\":\"5.0\","
              "\"args\":[\"1/Gaz\",\"0606\",\"0605\",\"1\"]");
    check_has("{\"request\":\"view\",\"viewer\":\"french\"}", "points de mouvement restants 3");
    check_has("{\"request\":\"why\",\"action\":\"step 0101\"}",
              "\"facts\":\"aller jusqu’en 0101 coûte au moins 8½, l’unité dispose de 3\"");
    check_has("{\"request\":\"why\",\"action\":\"step 0405\"}",
              "\"reason\":\"not-adjacent\",\"rule\":\"5.16\",\"text\":\"une unité se déplace d’un");
    check_has("{\"request\":\"apply\",\"action\":\"move 2/Gaz 0707\"}",
              "\"text\":\"les unités se déplacent une à une");
    check_has("{\"request\":\"survey\",\"overlay\":\"zoc\",\"side\":\"french\"}",
              "\"text\":\"zone de contrôle de 2/Gaz\"");
}

/* Facts behind a refusal, whose numbers and ids are filled in. */
static void
facts_are_french(void **state)
{
    (void)state;
    start("fr");
    check_has("{\"request\":\"why\",\"action\":\"done\"}",
              "\"facts\":\"entrée possible dès maintenant : Gd, V.a\"");
    start(NULL);
    check_has("{\"request\":\"why\",\"action\":\"done\"}",
              "\"facts\":\"can come on now: Gd, V.a\"");
}

static void
lists_and_rules_are_french(void **state)
{
    (void)state;
    check_has("{\"request\":\"games\",\"language\":\"fr\"}", "Iéna-Auerstaedt");
    check_has("{\"request\":\"bots\",\"language\":\"fr\"}", "joue n’importe quel coup permis");
    check_has("{\"request\":\"rules\",\"game\":\"napoleon-at-war\",\"number\":\"6.0b\","
              "\"language\":\"fr\"}",
              "doit s’arrêter");
    check_has("{\"request\":\"rules\",\"game\":\"napoleon-at-war\",\"number\":\"6.0b\"}",
              "must stop");
    check_has("{\"request\":\"book\",\"game\":\"napoleon-at-war\",\"language\":\"fr\"}",
              "Infanterie de la Garde");
    check_has("{\"request\":\"book\",\"game\":\"napoleon-at-war\",\"language\":\"fr\"}",
              "\"text\":\"zones de contrôle\"");
}

/* Everything that is no sentence is the same in both languages. */
static void
ids_are_the_same(void **state)
{
    (void)state;
    static const char *const lines[] = {
        "{\"request\":\"legal\"}",
        "{\"request\":\"reach\",\"unit\":\"1/Gaz\"}",
        "{\"request\":\"journal\"}",
        "{\"request\":\"position\"}",
    };
    for (size_t i = 0; i < BT_COUNT(lines); i++) {
        start(NULL);
        json_t *english = ask(lines[i]);
        start("fr");
        json_t *french = ask(lines[i]);
        json_object_del(english, "match");
        json_object_del(french, "match");
        assert_true(json_equal(english, french));
        json_decref(english);
        json_decref(french);
    }
}

static void
any_other_language_is_english(void **state)
{
    (void)state;
    static const char *const languages[] = { "en", "de", "", "xx-YY" };
    for (size_t i = 0; i < BT_COUNT(languages); i++) {
        start(languages[i]);
        check_has("{\"request\":\"view\",\"viewer\":\"french\"}", "\"prompt\":\"Move your units");
    }
    start("fr-CA");
    check_has("{\"request\":\"view\",\"viewer\":\"french\"}", "\"prompt\":\"Déplacez");
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_french_match_speaks_french, setup, teardown),
        cmocka_unit_test_setup_teardown(facts_are_french, setup, teardown),
        cmocka_unit_test_setup_teardown(lists_and_rules_are_french, setup, teardown),
        cmocka_unit_test_setup_teardown(ids_are_the_same, setup, teardown),
        cmocka_unit_test_setup_teardown(any_other_language_is_english, setup, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
