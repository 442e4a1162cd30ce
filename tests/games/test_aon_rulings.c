/*
 * test_aon_rulings.c - what the start page says of the rebuilt rules is the opening of RULINGS.md.
 */
#include <berthier/games.h>
#include <berthier/host.h>
#include <string.h>

/* The paragraph after the title, its marks left out, on one line. */
static void
read_opening(bt_buf *out)
{
    bt_buf file = { 0 };
    bt_error err = { 0 };
    assert_int_equal(bt_file_read(BT_SOURCE_DIR "/games/age-of-napoleon/RULINGS.md", &file, &err),
                     BT_OK);
    const char *at = strstr(bt_buf_text(&file), "\n\n") + 2;
    const char *end = strstr(at, "\n\n");
    for (; at < end; at++) {
        if (*at != '*' && *at != '`')
            bt_buf_add_char(out, *at == '\n' ? ' ' : *at);
    }
    bt_buf_release(&file);
}

static void
the_opening_is_what_a_player_reads(void **state)
{
    bt_buf text = { 0 };
    (void)state;
    read_opening(&text);
    assert_string_equal(bt_games_find("age-of-napoleon")->rebuilt, bt_buf_text(&text));
    bt_buf_release(&text);
}

static void
games_whose_book_is_there_say_nothing(void **state)
{
    (void)state;
    assert_null(bt_games_find("napoleon-at-war")->rebuilt);
    assert_null(bt_games_find("napoleon1806")->rebuilt);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_opening_is_what_a_player_reads),
        cmocka_unit_test(games_whose_book_is_there_say_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
