/*
 * store_internal.h - what the parts of the SQLite store share.
 */
#ifndef BT_STORE_INTERNAL_H
#define BT_STORE_INTERNAL_H

#include <berthier/store.h>
#include <sqlite3.h>
#include <stdbool.h>

/* One step of the database's history; the version is the place in the table, from 1. */
typedef struct bt__migration {
    const char *name;
    const char *sql;
} bt__migration;

extern const bt__migration bt__migrations[];
extern const int bt__migration_count;

typedef enum bt__statement {
#define STATEMENT(name, sql) BT_SQL_##name,
#include "statements.def"
#undef STATEMENT
    BT_SQL_COUNT_OF
} bt__statement;

struct bt_store {
    sqlite3 *db;
    sqlite3_stmt *statements[BT_SQL_COUNT_OF];
    bool open;    /* between begin and commit or abort */
    bool spoiled; /* a change of the open transaction failed, so it can only be aborted */
};

/** Turn the database's last failure into a status and a sentence beginning with `what`. */
int bt__store_fail(sqlite3 *db, int code, const char *what, bt_error *err);

/** Run a statement that gives no rows, and make it ready for the next time. */
int bt__store_run(bt_store *store, bt__statement which, const char *what, bt_error *err);

/** What one action adds to the sum of its record, and takes out of it again. */
int64_t bt__record_part(const bt_action_row *row);

/** Teach a connection the SQL function record_sum(number, side, action, hash). */
int bt__record_functions(sqlite3 *db);

/** Bring a database that is not newer to the version of the table's last entry. */
int bt__store_migrate(sqlite3 *db, const bt__migration *table, int count, bt_error *err);

#endif
