/*
 * test_store_migrate.c - a database of any older version becomes one of today's.
 */
#include "../../server/store_internal.h"

#include "shelf_play.h"

#define LINK "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"
#define MARK "PRAGMA application_id = 0x42727468;"

static const bt__migration plain[] = {
    { "0001-one.sql", MARK "CREATE TABLE one (a); INSERT INTO one VALUES (1);" },
    { "0002-two.sql", "CREATE TABLE two (b); UPDATE one SET a = a + 1;" },
    { "0003-three.sql", "INSERT INTO two SELECT a * 10 FROM one;" },
};

static const bt__migration broken[] = {
    { "0001-one.sql", MARK "CREATE TABLE one (a); INSERT INTO one VALUES (1);" },
    { "0002-two.sql", "CREATE TABLE two (b); UPDATE one SET a = a + 1; INSERT INTO nowhere;" },
    { "0003-three.sql", "CREATE TABLE three (c);" },
};

static sqlite3 *
raw_open(const char *path)
{
    sqlite3 *db;
    int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    assert_int_equal(sqlite3_open_v2(path, &db, flags, NULL), SQLITE_OK);
    assert_int_equal(bt__record_functions(db), SQLITE_OK);
    return db;
}

static int
number(sqlite3 *db, const char *sql)
{
    sqlite3_stmt *s;
    int result;
    assert_int_equal(sqlite3_prepare_v2(db, sql, -1, &s, NULL), SQLITE_OK);
    assert_int_equal(sqlite3_step(s), SQLITE_ROW);
    result = sqlite3_column_int(s, 0);
    assert_int_equal(sqlite3_finalize(s), SQLITE_OK);
    return result;
}

static void
each_migration_runs_once_and_in_order(void **state)
{
    (void)state;
    for (int first = 0; first <= 3; first++) {
        for (int second = first; second <= 3; second++) {
            sqlite3 *db = raw_open(":memory:");
            assert_int_equal(bt__store_migrate(db, plain, first, NULL), BT_OK);
            assert_int_equal(number(db, "PRAGMA user_version"), first);
            assert_int_equal(bt__store_migrate(db, plain, second, NULL), BT_OK);
            assert_int_equal(bt__store_migrate(db, plain, 3, NULL), BT_OK);
            assert_int_equal(number(db, "PRAGMA user_version"), 3);
            assert_int_equal(number(db, "SELECT a FROM one"), 2);
            assert_int_equal(number(db, "SELECT sum(b) FROM two"), 20);
            assert_int_equal(sqlite3_close(db), SQLITE_OK);
        }
    }
}

static void
one_that_fails_leaves_the_version_before_it(void **state)
{
    sqlite3 *db = raw_open(":memory:");
    bt_error err = { 0 };
    (void)state;
    assert_int_not_equal(bt__store_migrate(db, broken, 3, &err), BT_OK);
    assert_non_null(strstr(err.text, "0002-two.sql"));
    assert_int_equal(number(db, "PRAGMA user_version"), 1);
    assert_int_equal(number(db, "SELECT a FROM one"), 1);
    assert_int_equal(number(db, "SELECT count(*) FROM sqlite_schema"), 1);
    assert_int_equal(bt__store_migrate(db, plain, 3, NULL), BT_OK); /* mended, it goes on */
    assert_int_equal(number(db, "SELECT sum(b) FROM two"), 20);
    assert_int_equal(sqlite3_close(db), SQLITE_OK);
}

static void
a_newer_database_is_left_alone(void **state)
{
    sqlite3 *db = raw_open(":memory:");
    bt_error err = { 0 };
    (void)state;
    assert_int_equal(bt__store_migrate(db, plain, 3, NULL), BT_OK);
    assert_int_equal(bt__store_migrate(db, plain, 2, &err), BT_EDATA);
    assert_non_null(strstr(err.text, "newer version"));
    assert_non_null(strstr(err.text, "version 3"));
    assert_int_equal(number(db, "SELECT sum(b) FROM two"), 20);
    assert_int_equal(sqlite3_close(db), SQLITE_OK);
}

/* Today's store over a database as each older program left it, and over none. */
static void
a_store_opens_every_older_version(void **state)
{
    (void)state;
    assert_true(bt__migration_count >= 1);
    for (int version = 0; version <= bt__migration_count; version++) {
        place at;
        bt_store *store;
        bt_game_row row = sample_game(10);
        sqlite3 *db;
        place_make(&at);
        db = raw_open(at.path);
        assert_int_equal(bt__store_migrate(db, bt__migrations, version, NULL), BT_OK);
        assert_int_equal(sqlite3_close(db), SQLITE_OK);
        store = place_open(&at);
        assert_int_equal(number(store->db, "PRAGMA user_version"), bt__migration_count);
        assert_int_equal(number(store->db, "PRAGMA foreign_keys"), 1);
        assert_int_equal(number(store->db, "PRAGMA synchronous"), 2);
        assert_int_equal(bt_store_begin(store, NULL), BT_OK);
        assert_int_equal(bt_store_add_game(store, &row, NULL), BT_OK);
        assert_int_equal(bt_store_commit(store, NULL), BT_OK);
        bt_store_close(store);
        place_remove(&at);
    }
}

/* Links that were made before there were keys go on to open their seats. */
static void
an_old_link_becomes_the_key_of_its_seat(void **state)
{
    enum { BEFORE_KEYS = 3 };
    static const char seats[] =
        "INSERT INTO game VALUES (1, 'null', 1, 'null', '', '', 0, 0, randomblob(32));"
        "INSERT INTO seat (game, number, side, bot, link, sequence)"
        " VALUES (1, 0, 'solo', '', x'" LINK "', 0), (1, 1, 'other', 'greedy', NULL, 0);";
    sqlite3 *db = raw_open(":memory:");
    (void)state;
    assert_int_equal(bt__store_migrate(db, bt__migrations, BEFORE_KEYS, NULL), BT_OK);
    assert_int_equal(sqlite3_exec(db, seats, NULL, NULL, NULL), SQLITE_OK);
    assert_int_equal(bt__store_migrate(db, bt__migrations, bt__migration_count, NULL), BT_OK);
    assert_int_equal(number(db, "SELECT key = link FROM seat WHERE number = 0"), 1);
    assert_int_equal(number(db, "SELECT key IS NULL FROM seat WHERE number = 1"), 1);
    assert_int_equal(sqlite3_close(db), SQLITE_OK);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_migration_runs_once_and_in_order),
        cmocka_unit_test(one_that_fails_leaves_the_version_before_it),
        cmocka_unit_test(a_newer_database_is_left_alone),
        cmocka_unit_test(a_store_opens_every_older_version),
        cmocka_unit_test(an_old_link_becomes_the_key_of_its_seat),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
