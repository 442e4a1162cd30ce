/*
 * test_chance.c - the dice of a game that is played cannot be foreseen, wherever it began.
 */
#include "hub_peers.h"

#include <stdio.h>

enum { TABLES = 8 };

/* A game that goes on from a text; its French link. */
static void
create(person *french, const char *text, char link[40])
{
    char line[300];

    snprintf(line, sizeof line, "{'request':'create','text':'position napoleon1806/campaign\\n%s'}",
             text);
    json_t *made = ask(french, line);
    if (!json_is_true(json_object_get(made, "ok")))
        fail_msg("%s", text_at(made, "error.text"));
    snprintf(link, 40, "%s", text_at(made, "seats.french.link"));
    json_decref(made);
}

/* What the French see at their table; the caller frees. */
static char *
sight(person *french)
{
    json_t *seen = ask(french, "{'request':'view'}");
    char *view = json_dumps(json_object_get(seen, "view"), JSON_SORT_KEYS);
    json_decref(seen);
    return view;
}

/* The hand that is dealt as a game begins: one of 17,296 of three cards. */
static char *
hand_dealt(person *french)
{
    char link[40];

    create(french, "", link);
    join(french, link);
    return sight(french);
}

/* The card that is turned over as Ney sets out, one of 48, when the game was closed meanwhile. */
static char *
card_turned(person *french)
{
    char link[40];

    create(french, "empty\\nplaces Ney@WMR Ruchel@ESN\\nbegin operations french\\n", link);
    go_away(french);
    close_hub();
    open_hub();
    *french = arrive();
    sit(french);
    join(french, link);
    is_ok(ask(french, "{'request':'apply','action':'move Ney','sequence':1}"));
    is_ok(ask(french, "{'request':'apply','action':'go','sequence':2}"));
    return sight(french);
}

static void
check_unlike(char *(*play)(person *french))
{
    person french = arrive();
    int alike = 0;

    sit(&french);
    char *first = play(&french);
    for (int i = 1; i < TABLES; i++) {
        char *next = play(&french);
        alike += strcmp(first, next) == 0;
        free(next);
    }
    assert_true(alike < TABLES - 1);
    free(first);
    go_away(&french);
}

static void
a_game_made_from_a_text_has_dice_of_its_own(void **state)
{
    (void)state;
    check_unlike(hand_dealt);
}

static void
so_has_one_that_was_opened_again(void **state)
{
    (void)state;
    check_unlike(card_turned);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_made_from_a_text_has_dice_of_its_own),
        cmocka_unit_test(so_has_one_that_was_opened_again),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
