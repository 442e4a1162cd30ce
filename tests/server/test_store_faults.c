/*
 * test_store_faults.c - the disk fails, fills up or loses power at each call in turn.
 *
 * A script of transactions runs over it.  Whatever happens, a store opened
 * afterwards holds whole transactions only, and all that were acknowledged.
 */
#include "../../server/store_internal.h"

#include "bad_disk.h"
#include "shelf_play.h"
#include <sys/stat.h>

enum { TRANSACTIONS = 12, SECOND_GAME_AT = 6 };

typedef struct bench {
    place at, image;
    long reached; /* failing calls that were met, to see that there were any */
} bench;

static int
set_up(void **state)
{
    bench *b = calloc(1, sizeof *b);
    place_make(&b->at);
    place_make(&b->image);
    disk_insert();
    *state = b;
    return 0;
}

static int
tear_down(void **state)
{
    bench *b = *state;
    disk_repair();
    assert_int_equal(sqlite3_vfs_unregister(&disk.vfs), SQLITE_OK);
    place_remove(&b->at);
    place_remove(&b->image);
    free(b);
    return 0;
}

static void
place_empty(const place *p)
{
    place_remove(p);
    assert_int_equal(mkdir(p->dir, 0700), 0);
}

/* The first game's record after transaction k: three more, or two back and one more. */
static void
expected_record(int k, record *out)
{
    out->count = 0;
    for (int i = 1; i <= k; i++) {
        int more = i % 4 == 0 ? 1 : 3;
        out->count -= i % 4 == 0 ? 2 : 0;
        for (; more > 0; more--, out->count++)
            out->rows[out->count] = sample_action(out->count + 1, i);
    }
}

static int
add_big_game(bt_store *store, int seed)
{
    char start[9000]; /* several pages */
    bt_game_row row = sample_game(seed);
    memset(start, 'p', sizeof start);
    start[sizeof start - 1] = '\0';
    row.start = start;
    return bt_store_add_game(store, &row, NULL);
}

/* Transaction k from the state after k - 1; the status of its commit. */
static int
transact(bt_store *store, int k)
{
    record before, after;
    int status = bt_store_begin(store, NULL);
    if (status)
        return status;
    expected_record(k - 1, &before);
    expected_record(k, &after);
    if (k == 1)
        status = add_big_game(store, 10);
    if (k == SECOND_GAME_AT)
        status = add_big_game(store, 20);
    if (!status && k % 4 == 0)
        status = bt_store_cut(store, 1, before.count -= 2, NULL);
    for (int i = before.count; !status && i < after.count; i++)
        status = bt_store_add_action(store, 1, &after.rows[i], NULL);
    if (!status)
        status = bt_store_set_sequence(store, 1, 0, k, k, NULL);
    if (!status)
        return bt_store_commit(store, NULL);
    bt_store_abort(store);
    return status;
}

static int
take_sequence(const bt_game_row *row, void *user)
{
    *(int64_t *)user = row->seats[0].sequence;
    return BT_OK;
}

/* After which transaction a store stands; it must stand exactly there. */
static int
state_of(bt_store *store)
{
    int64_t k = 0;
    record found = { 0 }, expected = { 0 };
    int status = bt_store_read_game(store, 1, take_sequence, &k, NULL);
    assert_true(status == BT_OK || status == BT_ENOTFOUND);
    assert_in_range(k, status ? 0 : 1, status ? 0 : TRANSACTIONS);
    expected_record((int)k, &expected);
    assert_int_equal(bt_store_read_actions(store, 1, record_take, &found, NULL), BT_OK);
    assert_int_equal(found.count, expected.count);
    for (int i = 0; i < found.count; i++)
        same_action(&found.rows[i], &expected.rows[i]);
    assert_int_equal(bt_store_count(store, NULL), (k >= 1) + (k >= SECOND_GAME_AT));
    return (int)k;
}

/* After which transaction the database at a place stands, seen by a store of its own. */
static int
state_at(const place *p)
{
    bt_store *store = place_open(p);
    int k = state_of(store);
    bt_store_close(store);
    return k;
}

/* An empty database of today's version, and the disk counting from here on. */
static bt_store *
start(const bench *b, long n, bool for_good)
{
    bt_store *store;
    place_empty(&b->at);
    place_empty(&b->image);
    disk_repair();
    bt_store_close(place_open(&b->at));
    store = place_open(&b->at);
    (void)sqlite3_wal_autocheckpoint(store->db, 7); /* often, so that it fails there too */
    disk_fail_at(n, for_good);
    return store;
}

/* One call fails: the refused transaction is nowhere, can be done again, and all goes on. */
static void
one_failure_is_overcome(void **state)
{
    bench *b = *state;
    long refused = 0;
    for (long n = 1;; n++) {
        bt_store *store = start(b, n, false);
        for (int k = 1; k <= TRANSACTIONS; k++) {
            if (transact(store, k) == BT_OK)
                continue;
            assert_int_not_equal(disk.failed_with, SQLITE_OK);
            refused++;
            assert_int_equal(state_of(store), k - 1);
            assert_int_equal(transact(store, k), BT_OK);
        }
        assert_int_equal(state_of(store), TRANSACTIONS);
        bool met = disk.failed_with != SQLITE_OK;
        bt_store_close(store);
        disk_repair();
        assert_int_equal(state_at(&b->at), TRANSACTIONS);
        if (!met)
            break;
        b->reached = n;
    }
    assert_in_range(refused, 40, b->reached); /* failing checkpoints refuse nothing */
    printf("%ld calls failed once, %ld commits refused\n", b->reached, refused);
}

/* Killed after a refusal, a server must not find the transaction when it starts again. */
static void
a_refused_transaction_is_not_in_the_log(void **state)
{
    bench *b = *state;
    long images = 0;
    for (long n = 1;; n++) {
        bt_store *store = start(b, n, false);
        int k = 1;
        while (k <= TRANSACTIONS && transact(store, k) == BT_OK)
            k++;
        if (k <= TRANSACTIONS) {
            disk_image(b->at.path, b->image.path, LOSE_NOTHING, 0);
            images++;
        }
        bool met = disk.failed_with != SQLITE_OK;
        bt_store_close(store);
        disk_repair();
        if (k <= TRANSACTIONS)
            assert_int_equal(state_at(&b->image), k - 1);
        if (!met)
            break;
    }
    assert_in_range(images, 40, 1000);
}

/* The disk fails and stays so: everything can still be read, and is there on a new one. */
static void
a_disk_that_stays_broken_keeps_what_was_committed(void **state)
{
    bench *b = *state;
    long doubtful = 0, runs = 0;
    for (long n = 1;; n++) {
        bt_store *store = start(b, n, true);
        int committed = 0;
        while (committed < TRANSACTIONS && transact(store, committed + 1) == BT_OK)
            committed++;
        for (int i = 0; committed < TRANSACTIONS && i < 3; i++) {
            assert_int_not_equal(transact(store, committed + 1), BT_OK);
            assert_int_equal(state_of(store), committed);
        }
        int failed_with = disk.failed_with;
        bt_store_close(store);
        disk_repair();
        int found = state_at(&b->at);
        if (failed_with == SQLITE_OK)
            break;
        runs++;
        if (found != committed) { /* written whole, and then the sync was refused */
            assert_int_equal(failed_with, SQLITE_IOERR_FSYNC);
            assert_int_equal(found, committed + 1);
            doubtful++;
        }
    }
    assert_in_range(runs, 100, 1000);
    assert_in_range(doubtful, 0, TRANSACTIONS);
    printf("%ld runs, %ld refused transactions found after a refused sync\n", runs, doubtful);
}

/* The power goes at a call, and takes all, none or some of what was not synced. */
static void
a_power_cut_loses_nothing_acknowledged(void **state)
{
    bench *b = *state;
    long runs = 0, late = 0;
    for (int loss = 0; loss < LOSS_COUNT; loss++) {
        for (long n = 1;; n++) {
            bt_store *store = start(b, n, true);
            int committed = 0;
            while (committed < TRANSACTIONS && disk.failed_with == SQLITE_OK &&
                   transact(store, committed + 1) == BT_OK)
                committed++;
            bool met = disk.failed_with != SQLITE_OK;
            disk_image(b->at.path, b->image.path, (disk_loss)loss, (unsigned)n * 7919u);
            bt_store_close(store);
            disk_repair();
            if (!met)
                break;
            int found = state_at(&b->image);
            assert_in_range(found, committed, committed + 1);
            late += found != committed;
            runs++;
        }
    }
    assert_in_range(runs, 300, 3000);
    printf("%ld power cuts, %ld found one transaction more than acknowledged\n", runs, late);
}

/* Making and opening a database with a failing call: an error, and then a good database. */
static void
opening_fails_cleanly(void **state)
{
    bench *b = *state;
    long failures = 0;
    for (int for_good = 0; for_good < 2; for_good++) {
        for (long n = 1;; n++) {
            bt_store *store;
            bt_error err = { 0 };
            place_empty(&b->at);
            disk_repair();
            disk_fail_at(n, for_good);
            int status = bt_store_open(&store, b->at.path, &err);
            bool met = disk.failed_with != SQLITE_OK;
            if (status) {
                assert_null(store);
                assert_int_equal(err.status, BT_EIO);
                assert_true(met);
                failures++;
            }
            bt_store_close(store);
            disk_repair();
            assert_int_equal(state_at(&b->at), 0);
            if (!met)
                break;
        }
    }
    assert_in_range(failures, 20, 1000);
    place_empty(&b->image);
}

#define CASE(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int
main(void)
{
    const struct CMUnitTest tests[] = {
        CASE(one_failure_is_overcome),
        CASE(a_refused_transaction_is_not_in_the_log),
        CASE(a_disk_that_stays_broken_keeps_what_was_committed),
        CASE(a_power_cut_loses_nothing_acknowledged),
        CASE(opening_fails_cleanly),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
