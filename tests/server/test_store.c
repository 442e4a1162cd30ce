/*
 * test_store.c - games are kept: every function, reopening, aborting, other processes.
 */
#include <berthier/store.h>

#include <sys/stat.h>
#include <sys/wait.h>

#include "store_table.h"

static void
a_new_store_is_empty_and_private(void **state)
{
    table *t = *state;
    struct stat info;
    char shm[96];
    assert_int_equal(bt_store_count(t->store, NULL), 0);
    assert_int_equal(stat(t->at.path, &info), 0);
    assert_int_equal(info.st_mode & 0777, 0600);
    (void)snprintf(shm, sizeof shm, "%s-shm", t->at.path);
    assert_int_not_equal(access(shm, F_OK), 0); /* the log's index stays in memory */
}

static void
a_game_comes_back_as_it_was(void **state)
{
    table *t = *state;
    bt_game_id first = add(t, 10, 0);
    bt_game_id second = add(t, 20, 0);
    assert_int_equal(first, 1);
    assert_int_equal(second, 2);
    for (int i = 0; i < 2; i++) {
        assert_int_equal(bt_store_count(t->store, NULL), 2);
        expect_game(t, first, 10, 0);
        expect_game(t, second, 20, 0);
        reopen(t);
    }
}

static void
actions_come_back_in_order(void **state)
{
    table *t = *state;
    bt_game_id first = add(t, 10, 20);
    bt_game_id second = add(t, 20, 3);
    for (int i = 0; i < 2; i++) {
        expect_record(t, first, 20, 10);
        expect_record(t, second, 3, 20);
        expect_record(t, 99, 0, 0);
        reopen(t);
    }
}

static int
stop_at_two(const bt_action_row *row, void *user)
{
    (void)user;
    return row->number == 2 ? 42 : BT_OK;
}

static void
reading_stops_when_told(void **state)
{
    table *t = *state;
    bt_game_id game = add(t, 10, 5);
    assert_int_equal(bt_store_read_actions(t->store, game, stop_at_two, NULL, NULL), 42);
    expect_record(t, game, 5, 10);
    begin(t); /* nothing was left half read */
    commit(t);
}

static void
expect_link(table *t, int seed, int64_t game, int seat)
{
    uint8_t hash[BT_LINK_HASH_SIZE];
    bt_link_row row = { 0 };
    hash_make(hash, seed);
    assert_int_equal(bt_store_find_link(t->store, hash, &row, NULL), BT_OK);
    assert_int_equal(row.game, game);
    assert_int_equal(row.seat, seat);
}

static bt_link_kind
kind_of(table *t, int seed)
{
    uint8_t hash[BT_LINK_HASH_SIZE];
    bt_link_row row = { 0 };
    hash_make(hash, seed);
    assert_int_equal(bt_store_find_link(t->store, hash, &row, NULL), BT_OK);
    return row.kind;
}

static void
an_invitation_is_open_until_the_seat_has_a_key(void **state)
{
    table *t = *state;
    bt_game_id game = add(t, 10, 0);
    uint8_t key[BT_LINK_HASH_SIZE];
    assert_int_equal(kind_of(t, 10), BT_LINK_WATCH);
    assert_int_equal(kind_of(t, 11), BT_LINK_OPEN);
    hash_make(key, 77);
    begin(t);
    assert_int_equal(bt_store_set_key(t->store, game, 0, key, NULL), BT_OK);
    commit(t);
    reopen(t);
    assert_int_equal(kind_of(t, 11), BT_LINK_TAKEN);
    assert_int_equal(kind_of(t, 77), BT_LINK_KEY);
    assert_int_equal(kind_of(t, 12), BT_LINK_OPEN);
    begin(t);
    assert_int_equal(bt_store_set_key(t->store, game, 7, key, NULL), BT_ENOTFOUND);
    bt_store_abort(t->store);
}

static int
take_rekeys(const bt_game_row *row, void *user)
{
    bt_game_row *out = user;
    *out = *row;
    return 0;
}

static void
new_keys_are_noted_one_after_the_other(void **state)
{
    table *t = *state;
    bt_game_id game = add(t, 10, 0);
    bt_rekey_row one = { .seat = 1, .agreed = 1, .settled = 1700000001 }, two = { .seat = 0 };
    bt_game_row row;
    hash_make(one.key_hash, 78);
    hash_make(two.key_hash, 79);
    begin(t);
    assert_int_equal(bt_store_set_rekey(t->store, game, 0, &two, NULL), BT_OK);
    assert_int_equal(bt_store_set_rekey(t->store, game, 0, &one, NULL), BT_OK);
    assert_int_equal(bt_store_set_rekey(t->store, game, 1, &two, NULL), BT_OK);
    commit(t);
    assert_int_equal(bt_store_read_game(t->store, game, take_rekeys, &row, NULL), BT_OK);
    assert_int_equal(row.rekey_count, 2);
    assert_memory_equal(row.rekeys[0].key_hash, one.key_hash, BT_LINK_HASH_SIZE);
    assert_int_equal(row.rekeys[0].settled, 1700000001);
    assert_int_equal(row.rekeys[0].agreed, 1);
    assert_int_equal(row.rekeys[1].settled, 0);
    begin(t);
    assert_int_equal(bt_store_set_rekey(t->store, game, 1, NULL, NULL), BT_OK);
    commit(t);
    assert_int_equal(bt_store_read_game(t->store, game, take_rekeys, &row, NULL), BT_OK);
    assert_int_equal(row.rekey_count, 1);
}

static void
links_open_what_they_were_made_for(void **state)
{
    table *t = *state;
    static const uint8_t zero[BT_LINK_HASH_SIZE];
    bt_game_id one = add(t, 10, 0);
    bt_game_id two = add(t, 20, 0);
    uint8_t hash[BT_LINK_HASH_SIZE];
    bt_link_row row;
    bt_error err = { 0 };
    expect_link(t, 10, one, -1);
    expect_link(t, 11, one, 0);
    expect_link(t, 12, one, 1);
    expect_link(t, 20, two, -1);
    expect_link(t, 22, two, 1);
    hash_make(hash, 11);
    hash[31] ^= 1;
    assert_int_equal(bt_store_find_link(t->store, hash, &row, &err), BT_ENOTFOUND);
    assert_string_equal(err.text, "there is no such link");
    assert_int_equal(bt_store_find_link(t->store, zero, &row, NULL), BT_ENOTFOUND); /* the bot's */
}

static void
a_link_opens_one_thing_only(void **state)
{
    table *t = *state;
    bt_game_row row = sample_game(10);
    bt_game_id game = add(t, 10, 0);
    begin(t);
    assert_int_equal(bt_store_add_game(t->store, &row, NULL), BT_EIO);
    assert_int_equal(bt_store_commit(t->store, NULL), BT_EIO);
    assert_int_equal(bt_store_count(t->store, NULL), 1);
    expect_link(t, 11, game, 0);
}

static void
a_sequence_is_kept(void **state)
{
    table *t = *state;
    bt_game_id game = add(t, 10, 0);
    begin(t);
    assert_int_equal(bt_store_set_sequence(t->store, game, 0, 12, 1800000000, NULL), BT_OK);
    expect_game(t, game, 10, 12); /* the open transaction is seen */
    commit(t);
    reopen(t);
    expect_game(t, game, 10, 12);
    begin(t);
    assert_int_equal(bt_store_set_sequence(t->store, game, 0, 13, 1800000001, NULL), BT_OK);
    assert_int_equal(bt_store_set_sequence(t->store, game, 3, 1, 0, NULL), BT_ENOTFOUND);
    assert_int_equal(bt_store_commit(t->store, NULL), BT_EIO); /* spoiled */
    expect_game(t, game, 10, 12);
}

static int
take_takeback(const bt_game_row *row, void *user)
{
    *(bt_takeback_row *)user = row->takeback;
    return BT_OK;
}

static void
expect_takeback(table *t, bt_game_id game, const bt_takeback_row *expected)
{
    bt_takeback_row row = { 0 };
    assert_int_equal(bt_store_read_game(t->store, game, take_takeback, &row, NULL), BT_OK);
    assert_int_equal(row.seat, expected->seat);
    if (expected->seat < 0)
        return;
    assert_int_equal(row.length, expected->length);
    assert_int_equal(row.agreed, expected->agreed);
    assert_int_equal(row.declined, expected->declined);
}

static void
what_is_asked_back_is_kept_until_it_is_dropped(void **state)
{
    table *t = *state;
    bt_game_id game = add(t, 10, 9), other = add(t, 20, 0);
    const bt_takeback_row nothing = { .seat = -1 };
    const bt_takeback_row first = { .seat = 1, .length = 7, .agreed = 2, .declined = -1 };
    const bt_takeback_row second = { .seat = 0, .length = 3, .agreed = 5, .declined = 1 };
    expect_takeback(t, game, &nothing);
    begin(t);
    assert_int_equal(bt_store_set_takeback(t->store, game, &nothing, NULL), BT_OK);
    assert_int_equal(bt_store_set_takeback(t->store, game, &first, NULL), BT_OK);
    assert_int_equal(bt_store_set_takeback(t->store, game, &second, NULL), BT_OK);
    commit(t);
    reopen(t);
    expect_takeback(t, game, &second);
    expect_takeback(t, other, &nothing);
    begin(t);
    assert_int_equal(bt_store_set_takeback(t->store, game, &nothing, NULL), BT_OK);
    expect_takeback(t, game, &nothing);
    bt_store_abort(t->store);
    expect_takeback(t, game, &second);
    begin(t);
    assert_int_equal(bt_store_set_takeback(t->store, game, &nothing, NULL), BT_OK);
    commit(t);
    reopen(t);
    expect_takeback(t, game, &nothing);
}

static void
a_cut_forgets_the_end(void **state)
{
    table *t = *state;
    bt_game_id game = add(t, 10, 9);
    bt_game_id other = add(t, 20, 9);
    bt_action_row next = sample_action(5, 10);
    begin(t);
    assert_int_equal(bt_store_cut(t->store, game, 4, NULL), BT_OK);
    assert_int_equal(bt_store_cut(t->store, game, 100, NULL), BT_OK);
    assert_int_equal(bt_store_add_action(t->store, game, &next, NULL), BT_OK);
    commit(t);
    reopen(t);
    expect_record(t, game, 5, 10);
    expect_record(t, other, 9, 20);
    begin(t);
    assert_int_equal(bt_store_cut(t->store, game, 0, NULL), BT_OK);
    commit(t);
    expect_record(t, game, 0, 10);
}

static void
numbers_have_no_gaps(void **state)
{
    static const int64_t wrong[] = { 0, -1, 4, 3, 1, 6 };
    table *t = *state;
    bt_game_id game = add(t, 10, 4);
    for (int i = 0; i < 6; i++) {
        bt_action_row good = sample_action(5, 10);
        bt_action_row bad = sample_action(wrong[i], 10);
        if (i == 5)
            bad.number = 7; /* after the good one below, 6 is right */
        begin(t);
        assert_int_equal(bt_store_add_action(t->store, game, &good, NULL), BT_OK);
        assert_int_equal(bt_store_add_action(t->store, game, &bad, NULL), BT_EDATA);
        good.number++;
        assert_int_equal(bt_store_add_action(t->store, game, &good, NULL), BT_EIO);
        assert_int_equal(bt_store_commit(t->store, NULL), BT_EIO);
        expect_record(t, game, 4, 10);
    }
}

static void
what_does_not_exist_is_not_found(void **state)
{
    table *t = *state;
    bt_action_row row = sample_action(1, 0);
    bt_error err = { 0 };
    expected_game e = { 0 };
    assert_int_equal(bt_store_read_game(t->store, 1, same_game, &e, &err), BT_ENOTFOUND);
    assert_int_equal(err.status, BT_ENOTFOUND);
    assert_int_equal(e.calls, 0);
    begin(t);
    assert_int_equal(bt_store_add_action(t->store, 1, &row, NULL), BT_ENOTFOUND);
    bt_store_abort(t->store);
    begin(t);
    commit(t);
}

static void
an_abort_undoes_everything(void **state)
{
    table *t = *state;
    bt_game_id game = add(t, 10, 3);
    bt_game_row row = sample_game(20);
    bt_action_row action = sample_action(4, 10);
    begin(t);
    assert_int_equal(bt_store_add_game(t->store, &row, NULL), BT_OK);
    assert_int_equal(bt_store_add_action(t->store, game, &action, NULL), BT_OK);
    assert_int_equal(bt_store_set_sequence(t->store, game, 0, 5, 1800000000, NULL), BT_OK);
    expect_record(t, game, 4, 10);
    assert_int_equal(bt_store_cut(t->store, game, 1, NULL), BT_OK);
    expect_record(t, game, 1, 10);
    bt_store_abort(t->store);
    for (int i = 0; i < 2; i++) {
        expect_record(t, game, 3, 10);
        expect_game(t, game, 10, 0);
        assert_int_equal(bt_store_count(t->store, NULL), 1);
        reopen(t);
    }
}

static void
closing_aborts(void **state)
{
    table *t = *state;
    bt_game_id game = add(t, 10, 3);
    begin(t);
    assert_int_equal(bt_store_cut(t->store, game, 0, NULL), BT_OK);
    reopen(t);
    expect_record(t, game, 3, 10);
    bt_store_close(NULL);
}

/* The exit status of a process that tries to open the database. */
static int
open_elsewhere(const place *at)
{
    int result = 0;
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        bt_store *store;
        bt_error err = { 0 };
        int status = bt_store_open(&store, at->path, &err);
        _exit(status == BT_OK ? 0 : status == BT_EIO && strstr(err.text, "another server") ? 1 : 2);
    }
    assert_int_equal(waitpid(child, &result, 0), child);
    assert_true(WIFEXITED(result));
    return WEXITSTATUS(result);
}

static void
a_second_server_is_refused(void **state)
{
    table *t = *state;
    bt_store *second;
    bt_error err = { 0 };
    bt_game_id game = add(t, 10, 3);
    assert_int_equal(open_elsewhere(&t->at), 1);
    assert_int_equal(bt_store_open(&second, t->at.path, &err), BT_EIO);
    assert_null(second);
    assert_string_equal(err.file, t->at.path);
    assert_non_null(strstr(err.text, "another server is using it"));
    add(t, 20, 3); /* the first one goes on */
    bt_store_close(t->store);
    assert_int_equal(open_elsewhere(&t->at), 0);
    t->store = place_open(&t->at);
    assert_int_equal(open_elsewhere(&t->at), 1); /* before anything was written, too */
    expect_record(t, game, 3, 10);
}

static void
what_a_dead_process_committed_is_there(void **state)
{
    table *t = *state;
    pid_t child;
    bt_store_close(t->store);
    t->store = NULL;
    child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        t->store = place_open(&t->at);
        add(t, 10, 3);
        begin(t);
        _exit(bt_store_cut(t->store, 1, 0, NULL)); /* neither committed nor closed */
    }
    assert_int_equal(waitpid(child, NULL, 0), child);
    t->store = place_open(&t->at);
    expect_record(t, 1, 3, 10);
    expect_game(t, 1, 10, 0);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        CASE(a_new_store_is_empty_and_private),
        CASE(a_game_comes_back_as_it_was),
        CASE(actions_come_back_in_order),
        CASE(reading_stops_when_told),
        CASE(links_open_what_they_were_made_for),
        CASE(an_invitation_is_open_until_the_seat_has_a_key),
        CASE(new_keys_are_noted_one_after_the_other),
        CASE(a_link_opens_one_thing_only),
        CASE(a_sequence_is_kept),
        CASE(what_is_asked_back_is_kept_until_it_is_dropped),
        CASE(a_cut_forgets_the_end),
        CASE(numbers_have_no_gaps),
        CASE(what_does_not_exist_is_not_found),
        CASE(an_abort_undoes_everything),
        CASE(closing_aborts),
        CASE(a_second_server_is_refused),
        CASE(what_a_dead_process_committed_is_there),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
