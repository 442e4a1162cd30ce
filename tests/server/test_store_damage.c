/*
 * test_store_damage.c - files that are damaged, foreign or no database at all:
 * an error in words or the truth, never a crash.
 */
#include <berthier/store.h>

#include <sqlite3.h>
#include <sys/stat.h>

#include "store_table.h"

/* Change the database behind the store's back. */
static void
meddle(table *t, const char *sql)
{
    sqlite3 *db;
    bt_store_close(t->store);
    assert_int_equal(sqlite3_open(t->at.path, &db), SQLITE_OK);
    assert_int_equal(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK);
    assert_int_equal(sqlite3_close(db), SQLITE_OK);
    t->store = NULL;
}

static void
damaged_rows_are_told(void **state)
{
    table *t = *state;
    expected_game e = { 0 };
    record r = { 0 };
    add(t, 10, 5);
    meddle(t, "DELETE FROM action WHERE number = 3;"
              "UPDATE seat SET side = 'a side whose name is far too long' WHERE number = 1");
    t->store = place_open(&t->at);
    assert_int_equal(bt_store_read_actions(t->store, 1, record_take, &r, NULL), BT_EDATA);
    assert_int_equal(r.count, 2);
    assert_int_equal(bt_store_read_game(t->store, 1, same_game, &e, NULL), BT_EDATA);
    assert_int_equal(e.calls, 0);
}

/* Links name seats by number: one that is not the game's would be read past the end. */
static void
a_seat_that_is_not_the_next_is_told(void **state)
{
    static const char *const numbers[] = { "7", "-2", "2147483648", "4294967297" };
    table *t = *state;
    char sql[80];
    add(t, 10, 5);
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        expected_game e = { 0 };
        snprintf(sql, sizeof sql,
                 "UPDATE seat SET number = %s WHERE side = (SELECT max(side) FROM seat)",
                 numbers[i]);
        meddle(t, sql);
        t->store = place_open(&t->at);
        assert_int_equal(bt_store_read_game(t->store, 1, same_game, &e, NULL), BT_EDATA);
        assert_int_equal(e.calls, 0);
    }
}

static void
expect_refused(table *t, int status, const char *words)
{
    bt_error err = { 0 };
    assert_int_equal(bt_store_open(&t->store, t->at.path, &err), status);
    assert_null(t->store);
    assert_string_equal(err.file, t->at.path);
    if (!strstr(err.text, words))
        fail_msg("\"%s\" does not say \"%s\"", err.text, words);
}

static int
take_version(void *out, int count, char **values, char **names)
{
    (void)count, (void)names;
    *(int *)out = atoi(values[0]);
    return 0;
}

static int
version_of(const table *t)
{
    sqlite3 *db;
    int version = 0;
    assert_int_equal(sqlite3_open(t->at.path, &db), SQLITE_OK);
    assert_int_equal(sqlite3_exec(db, "PRAGMA user_version", take_version, &version, NULL), 0);
    assert_int_equal(sqlite3_close(db), SQLITE_OK);
    return version;
}

static void
a_newer_or_foreign_database_is_refused(void **state)
{
    table *t = *state;
    char sql[80];
    add(t, 10, 5);
    bt_store_close(t->store);
    t->store = NULL;
    (void)snprintf(sql, sizeof sql, "PRAGMA user_version = %d; PRAGMA application_id = 7",
                   version_of(t));
    meddle(t, "PRAGMA user_version = 1000");
    expect_refused(t, BT_EDATA, "newer version");
    meddle(t, "PRAGMA user_version = -1");
    expect_refused(t, BT_EDATA, "damaged");
    meddle(t, "PRAGMA user_version = 0");
    expect_refused(t, BT_EDATA, "damaged");
    meddle(t, sql);
    expect_refused(t, BT_EDATA, "another program");
    meddle(t, "PRAGMA application_id = 0");
    expect_refused(t, BT_EDATA, "another program");
    meddle(t, "PRAGMA application_id = 0x42727468");
    t->store = place_open(&t->at);
    expect_record(t, 1, 5, 10); /* being refused did it no harm */
}

static void
write_file(const char *path, const char *text, size_t length)
{
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(text, 1, length, file), length);
    assert_int_equal(fclose(file), 0);
}

static void
what_is_no_database_is_refused(void **state)
{
    table *t = *state;
    char prose[6000];
    bt_store *none;
    bt_error err = { 0 };
    memset(prose, 'x', sizeof prose);
    bt_store_close(t->store);
    write_file(t->at.path, prose, sizeof prose);
    expect_refused(t, BT_EDATA, "not a database");
    write_file(t->at.path, prose, 2); /* SQLite takes one byte for none */
    expect_refused(t, BT_EDATA, "not a database");
    assert_int_equal(bt_store_open(&none, t->at.dir, &err), BT_EIO);
    assert_non_null(strstr(err.text, "directory"));
    assert_int_equal(bt_store_open(&none, "/nowhere/at/all.db", NULL), BT_EIO);
    write_file(t->at.path, "", 0); /* as mktemp leaves it */
    t->store = place_open(&t->at);
    assert_int_equal(bt_store_count(t->store, NULL), 0);
}

/* Fill one page after the other with rubbish: an error or the truth, never a crash. */
static void
damaged_pages_are_told(void **state)
{
    table *t = *state;
    char rubbish[4096];
    struct stat info;
    int told = 0;
    memset(rubbish, 0xa5, sizeof rubbish);
    add(t, 10, 60);
    bt_store_close(t->store);
    assert_int_equal(stat(t->at.path, &info), 0);
    char *whole = malloc((size_t)info.st_size);
    FILE *file = fopen(t->at.path, "rb");
    assert_int_equal(fread(whole, 1, (size_t)info.st_size, file), (size_t)info.st_size);
    (void)fclose(file);
    for (size_t page = 0; page < (size_t)info.st_size; page += sizeof rubbish) {
        int status;
        record r = { 0 };
        expected_game e = { .row = sample_game(10) };
        e.row.id = 1;
        write_file(t->at.path, whole, (size_t)info.st_size);
        file = fopen(t->at.path, "r+b");
        assert_int_equal(fseek(file, (long)page + (page ? 0 : 100), SEEK_SET), 0);
        assert_int_equal(fwrite(rubbish, 1, sizeof rubbish - (page ? 0 : 100), file),
                         sizeof rubbish - (page ? 0 : 100));
        assert_int_equal(fclose(file), 0);
        status = bt_store_open(&t->store, t->at.path, NULL);
        if (!status)
            status = bt_store_read_actions(t->store, 1, record_take, &r, NULL);
        if (!status && bt_store_read_game(t->store, 1, same_game, &e, NULL) != 7)
            status = BT_EDATA;
        assert_true(status == BT_OK || status == BT_EDATA);
        told += status != BT_OK;
        bt_store_close(t->store);
    }
    assert_true(told >= 4); /* the schema's page, and those of games, seats, actions */
    write_file(t->at.path, whole, (size_t)info.st_size);
    free(whole);
    t->store = place_open(&t->at);
    expect_record(t, 1, 60, 10);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        CASE(damaged_rows_are_told),
        CASE(a_seat_that_is_not_the_next_is_told),
        CASE(a_newer_or_foreign_database_is_refused),
        CASE(what_is_no_database_is_refused),
        CASE(damaged_pages_are_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
