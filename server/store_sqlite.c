/*
 * store_sqlite.c - the store in an SQLite database: opening, transactions.
 *
 * One connection holds the database alone from opening to closing, with the
 * log's index in its own memory: a second server is refused, and nothing but
 * the log is written and synced when a transaction is committed.
 *
 * SQLite may take back a whole transaction by itself when a change fails (a
 * full disk); changes after that would stand alone.  So the first failure
 * spoils the transaction, and there is no way on but bt_store_abort.
 */
#include "store_internal.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* A server that is just ending may still hold the database. */
#define BUSY_MS 1000

static const char settings[] =
    "PRAGMA locking_mode = EXCLUSIVE;" /* before the log is touched: then it needs no -shm file */
    "PRAGMA synchronous = FULL;"
    "PRAGMA foreign_keys = ON;"
    "PRAGMA trusted_schema = OFF;"
    "PRAGMA cache_size = -1024;" /* KiB */
    "PRAGMA mmap_size = 0;"
    "PRAGMA temp_store = MEMORY;"
    "PRAGMA journal_size_limit = 4194304;";

static const char *const sql_texts[] = {
#define STATEMENT(name, sql) sql,
#include "statements.def"
#undef STATEMENT
};

int
bt__store_fail(sqlite3 *db, int code, const char *what, bt_error *err)
{
    int disk = db ? sqlite3_system_errno(db) : 0;
    const char *why = db ? sqlite3_errmsg(db) : sqlite3_errstr(code);

    if (code == SQLITE_CONSTRAINT_FOREIGNKEY)
        return bt_fail(err, BT_ENOTFOUND, "%s: there is no such game", what);
    switch (code & 0xff) {
    case SQLITE_NOMEM:
        return bt_fail(err, BT_ENOMEM, "%s: out of memory", what);
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return bt_fail(err, BT_EIO, "%s: another server is using it", what);
    case SQLITE_NOTADB:
        return bt_fail(err, BT_EDATA, "%s: the file is not a database", what);
    case SQLITE_CORRUPT:
        return bt_fail(err, BT_EDATA, "%s: the database is damaged (%s)", what, why);
    case SQLITE_FULL:
        return bt_fail(err, BT_EIO, "%s: the disk is full", what);
    case SQLITE_IOERR:
    case SQLITE_CANTOPEN:
        return bt_fail(err, BT_EIO, "%s: %s%s%s", what, why, disk ? ": " : "",
                       disk ? strerror(disk) : "");
    default:
        return bt_fail(err, BT_EIO, "%s: %s", what, why);
    }
}

int
bt__store_run(bt_store *store, bt__statement which, const char *what, bt_error *err)
{
    int code = sqlite3_step(store->statements[which]);
    int status = code == SQLITE_DONE ? BT_OK : bt__store_fail(store->db, code, what, err);

    (void)sqlite3_reset(store->statements[which]);
    (void)sqlite3_clear_bindings(store->statements[which]); /* they may borrow texts */
    return status;
}

/* The names of the games' secrets are nobody else's: a new file is for its owner only. */
static int
make_file(const char *path, bt_error *err)
{
    int fd = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);

    if (fd < 0 && errno != EEXIST)
        return bt_fail_at(err, BT_EIO, path, 0, 0, "cannot make the database: %s", strerror(errno));
    if (fd >= 0)
        (void)close(fd);
    return BT_OK;
}

/* The log is what makes a commit one sync; a file system without it is refused. */
static int
use_log(sqlite3 *db, bt_error *err)
{
    static const char what[] = "cannot use the database";
    sqlite3_stmt *statement;
    const char *mode;
    int status = BT_OK;
    int code = sqlite3_prepare_v2(db, "PRAGMA journal_mode = WAL", -1, &statement, NULL);

    if (code)
        return bt__store_fail(db, code, what, err);
    code = sqlite3_step(statement);
    mode = code == SQLITE_ROW ? (const char *)sqlite3_column_text(statement, 0) : NULL;
    if (code != SQLITE_ROW)
        status = bt__store_fail(db, code, what, err);
    else if (!mode || strcmp(mode, "wal") != 0)
        status = bt_fail(err, BT_EIO, "%s: it can have no write-ahead log here", what);
    (void)sqlite3_finalize(statement);
    return status;
}

static int
prepare_all(bt_store *store, bt_error *err)
{
    for (int i = 0; i < BT_SQL_COUNT_OF; i++) {
        int code = sqlite3_prepare_v3(store->db, sql_texts[i], -1, SQLITE_PREPARE_PERSISTENT,
                                      &store->statements[i], NULL);
        if (code)
            return bt__store_fail(store->db, code, "cannot use the database", err);
    }
    return BT_OK;
}

static int
open_database(bt_store *store, const char *path, bt_error *err)
{
    int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    int code = sqlite3_open_v2(path, &store->db, flags, NULL);
    int status;

    if (!code)
        code = sqlite3_busy_timeout(store->db, BUSY_MS);
    if (!code)
        code = sqlite3_db_config(store->db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
    if (!code)
        code = bt__record_functions(store->db);
    if (!code)
        code = sqlite3_exec(store->db, settings, NULL, NULL, NULL);
    if (code)
        return bt__store_fail(store->db, code, "cannot open the database", err);
    status = bt__store_migrate(store->db, bt__migrations, bt__migration_count, err);
    if (!status)
        status = use_log(store->db, err);
    return status ? status : prepare_all(store, err);
}

int
bt_store_open(bt_store **out, const char *path, bt_error *err)
{
    bt_store *store = calloc(1, sizeof *store);
    int status;

    *out = NULL;
    if (!store)
        return bt_fail(err, BT_ENOMEM, "out of memory");
    status = make_file(path, err);
    if (!status)
        status = open_database(store, path, err);
    if (status) {
        if (err && !err->file[0]) {
            bt_error plain = *err;
            (void)bt_fail_at(err, status, path, 0, 0, "%s", plain.text);
        }
        bt_store_close(store);
        return status;
    }
    *out = store;
    return BT_OK;
}

void
bt_store_close(bt_store *store)
{
    if (!store)
        return;
    if (store->open)
        bt_store_abort(store);
    for (int i = 0; i < BT_SQL_COUNT_OF; i++)
        (void)sqlite3_finalize(store->statements[i]);
    (void)sqlite3_close(store->db);
    free(store);
}

int
bt_store_limit(bt_store *store, int64_t bytes, bt_error *err)
{
    static const char what[] = "cannot limit the database";
    char text[64];
    sqlite3_stmt *statement;
    int64_t page = 0;
    int code = sqlite3_prepare_v2(store->db, "PRAGMA page_size", -1, &statement, NULL);

    if (code)
        return bt__store_fail(store->db, code, what, err);
    code = sqlite3_step(statement);
    if (code == SQLITE_ROW)
        page = sqlite3_column_int64(statement, 0);
    (void)sqlite3_finalize(statement);
    if (page <= 0)
        return bt__store_fail(store->db, code, what, err);
    /* A pragma takes no parameter; the number is ours.  What is there already stays. */
    (void)snprintf(text, sizeof text, "PRAGMA max_page_count = %lld", (long long)(bytes / page));
    code = sqlite3_exec(store->db, text, NULL, NULL, NULL);
    return code ? bt__store_fail(store->db, code, what, err) : BT_OK;
}

int
bt_store_begin(bt_store *store, bt_error *err)
{
    int status;

    assert(!store->open);
    status = bt__store_run(store, BT_SQL_BEGIN, "cannot begin a transaction", err);
    store->open = status == BT_OK;
    store->spoiled = false;
    return status;
}

void
bt_store_abort(bt_store *store)
{
    if (!sqlite3_get_autocommit(store->db))
        (void)bt__store_run(store, BT_SQL_ROLLBACK, "", NULL);
    store->open = false;
}

/*
 * A commit whose sync failed may stand whole in the log, where a restart would
 * find it although it was refused.  Emptying the log takes it out, and makes
 * room on a full disk; on a disk that refuses this too nothing more can be done.
 */
static void
clean_log(bt_store *store)
{
    (void)sqlite3_wal_checkpoint_v2(store->db, NULL, SQLITE_CHECKPOINT_TRUNCATE, NULL, NULL);
}

int
bt_store_commit(bt_store *store, bt_error *err)
{
    int status;

    assert(store->open);
    if (store->spoiled) {
        status = bt_fail(err, BT_EIO, "cannot commit: an earlier change failed");
    } else {
        status = bt__store_run(store, BT_SQL_COMMIT, "cannot commit", err);
        if (!status) {
            store->open = false;
            return BT_OK;
        }
    }
    bt_store_abort(store);
    clean_log(store);
    return status;
}
