/*
 * test_invariants.c - what a fault of the rules has spoilt is neither stored nor played on.
 *
 * Linked so that the game's walk over its invariants goes through here and can say that one is
 * broken.  Assertions ask without an error to fill in, and are left alone.
 */
#include "hub_peers.h"

#include "../../server/store_internal.h"
#include <berthier/game.h>

bool __real_naw_state_ok(const bt_game *game, const bt_state *state, bt_error *err);
bool __wrap_naw_state_ok(const bt_game *game, const bt_state *state, bt_error *err);

static int lies, walks;

bool
__wrap_naw_state_ok(const bt_game *game, const bt_state *state, bt_error *err)
{
    walks += err != NULL;
    if (!lies || !err)
        return __real_naw_state_ok(game, state, err);
    lies--;
    (void)bt_fail(err, BT_EDATA, "a unit is in two places");
    return false;
}

static char watch[64];

/* A game of two bots, with somebody who looks on. */
static void
make_game(person *who)
{
    json_t *answer = ask(who, "{\"request\":\"create\",\"game\":\"napoleon-at-war\","
                              "\"seats\":{\"french\":\"random\",\"prussian\":\"random\"}}");
    snprintf(watch, sizeof watch, "%s", text_at(answer, "watch"));
    json_decref(answer);
    join(who, watch);
}

static int
stored_actions(void)
{
    sqlite3_stmt *s;
    assert_int_equal(sqlite3_prepare_v2(((struct bt_store *)store)->db,
                                        "SELECT count(*) FROM action", -1, &s, NULL),
                     SQLITE_OK);
    assert_int_equal(sqlite3_step(s), SQLITE_ROW);
    int count = sqlite3_column_int(s, 0);
    sqlite3_finalize(s);
    return count;
}

/* Let the bots play until so many actions are stored, or so many tenths of a second are over. */
static void
let_play(int actions, int tenths)
{
    for (int i = 0; i < 100 * tenths && stored_actions() < actions; i++) {
        (void)nanosleep(&(struct timespec){ .tv_nsec = 1000000 }, NULL);
        bt_hub_flush(hub);
    }
}

static void
a_broken_position_is_not_stored(void **state)
{
    (void)state;
    bt_hub_stats stats;
    person who = arrive();
    sit(&who);
    make_game(&who);
    lies = 1;
    let_play(100, 300);
    assert_true(stored_actions() >= 100); /* the game goes on from what is stored */
    bt_hub_stats_get(hub, &stats);
    assert_int_equal(stats.counted.failures, 1);
    assert_true(walks >= 6);
    go_away(&who);
}

static void
a_broken_game_is_looked_at(void **state)
{
    (void)state;
    person who = arrive();
    sit(&who);
    make_game(&who);
    let_play(40, 300);
    go_away(&who);
    close_hub();
    open_hub();
    lies = 1;
    who = arrive();
    sit(&who);
    char line[128];
    snprintf(line, sizeof line, "{\"request\":\"join\",\"link\":\"%s\"}", watch);
    is_ok(ask(&who, line));
    json_t *update = read_one(&who);
    assert_string_equal(text_at(update, "shut.why"), "damage");
    json_decref(update);
    int before = stored_actions();
    let_play(1000, 2);
    assert_int_equal(stored_actions(), before);
    go_away(&who);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_broken_position_is_not_stored, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_broken_game_is_looked_at, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
