/*
 * test_call.c - who is told of an event.
 *
 * The games here may have nothing to hide at the moment a test looks, so this
 * one makes up its own events and asks the writer directly.
 */
#include "../../proto/session_internal.h"
#include <berthier/games.h>
#include <stdlib.h>
#include <string.h>

/* How many of five events, each seen by other sides, a viewer is told of. */
static int
told(bt_call *call, const bt_slot *slot, bt_side viewer, bt_buf *out)
{
    int count = 0;
    bt_buf_clear(out);
    bt_json_init(&call->json, out);
    bt_json_object(&call->json, NULL);
    bt_write_events(call, slot, viewer);
    bt_json_object_end(&call->json);
    for (const char *at = bt_buf_text(out); (at = strstr(at, "\"event\"")); at++)
        count++;
    return count;
}

static void
events_reach_those_who_may_see_them(void **state)
{
    (void)state;
    bt_session *session = NULL;
    bt_game *game = NULL;
    bt_buf out = { 0 };
    assert_int_equal(bt_session_new(&session, NULL, NULL), 0);
    assert_int_equal(bt_game_new(&game, bt_games_find("null"), bt_games_pack("null"), "null", NULL,
                                 NULL),
                     0);
    static const bt_sides seen_by[] = { BT_SIDES_ALL, 1 << 0, 1 << 1, 1 << 0 | 1 << 1, 0 };
    for (size_t i = 0; i < BT_COUNT(seen_by); i++)
        bt_events_add(&session->desk.events, 1, seen_by[i], "2.0", (unsigned)i, 0, 0, 0);
    bt_call call = { .desk = &session->desk };
    bt_slot slot = { .game = game };
    assert_int_equal(told(&call, &slot, 0, &out), 3);
    assert_non_null(strstr(bt_buf_text(&out), "makes 1\""));
    assert_null(strstr(bt_buf_text(&out), "makes 2\""));
    assert_int_equal(told(&call, &slot, 1, &out), 3);
    assert_null(strstr(bt_buf_text(&out), "makes 1\""));
    assert_int_equal(told(&call, &slot, 2, &out), 1);
    assert_int_equal(told(&call, &slot, BT_SIDE_NONE, &out), 1);
    assert_non_null(strstr(bt_buf_text(&out), "makes 0\""));
    bt_buf_release(&out);
    bt_game_free(game);
    bt_session_free(session);
}

int
main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(events_reach_those_who_may_see_them) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
