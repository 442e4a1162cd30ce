/*
 * store_migrate.c - which version a database has, and bringing it up to ours.
 *
 * The version is SQLite's user_version; migration N leads from N - 1 to N in
 * one transaction, so a database is never between two versions.
 */
#include "store_internal.h"

#include <stdio.h>

#define APPLICATION 0x42727468 /* "Brth", set by the first migration */

static const char what[] = "cannot use the database";

static int
ask(sqlite3 *db, const char *sql, int *out, bt_error *err)
{
    sqlite3_stmt *statement;
    int code = sqlite3_prepare_v2(db, sql, -1, &statement, NULL);

    if (code)
        return bt__store_fail(db, code, what, err);
    code = sqlite3_step(statement);
    if (code == SQLITE_ROW)
        *out = sqlite3_column_int(statement, 0);
    (void)sqlite3_finalize(statement);
    return code == SQLITE_ROW ? BT_OK : bt__store_fail(db, code, what, err);
}

/* Nothing is written to a database before it is known to be ours or empty. */
static int
find_version(sqlite3 *db, int newest, int *version, bt_error *err)
{
    int application = 0;
    int things = 0;
    int status = ask(db, "PRAGMA user_version", version, err);

    if (!status)
        status = ask(db, "PRAGMA application_id", &application, err);
    if (!status)
        status = ask(db, "SELECT count(*) FROM sqlite_schema", &things, err);
    if (status)
        return status;
    if (application != APPLICATION && (things || application || *version))
        return bt_fail(err, BT_EDATA, "the database belongs to another program");
    if (*version > newest)
        return bt_fail(err, BT_EDATA,
                       "the database was made by a newer version of this program (it has version "
                       "%d, this program knows up to %d)",
                       *version, newest);
    if (*version < 0 || (application == APPLICATION && *version == 0))
        return bt_fail(err, BT_EDATA, "the database is damaged (its version is %d)", *version);
    return BT_OK;
}

static int
execute(sqlite3 *db, const char *sql, const char *name, bt_error *err)
{
    char doing[96];
    int code = sqlite3_exec(db, sql, NULL, NULL, NULL);

    (void)snprintf(doing, sizeof doing, "cannot bring the database up to date (%s)", name);
    return code ? bt__store_fail(db, code, doing, err) : BT_OK;
}

static int
apply(sqlite3 *db, const bt__migration *migration, int version, bt_error *err)
{
    char mark[48];
    int status = execute(db, "BEGIN EXCLUSIVE", migration->name, err);

    /* A pragma takes no parameter; the number is ours. */
    (void)snprintf(mark, sizeof mark, "PRAGMA user_version = %d", version);
    if (!status)
        status = execute(db, migration->sql, migration->name, err);
    if (!status)
        status = execute(db, mark, migration->name, err);
    if (!status)
        status = execute(db, "COMMIT", migration->name, err);
    if (status && !sqlite3_get_autocommit(db))
        (void)sqlite3_exec(db, "ROLLBACK", NULL, NULL, NULL);
    return status;
}

int
bt__store_migrate(sqlite3 *db, const bt__migration *table, int count, bt_error *err)
{
    int version = 0;
    int status = find_version(db, count, &version, err);

    for (int i = version; !status && i < count; i++)
        status = apply(db, &table[i], i + 1, err);
    return status;
}
