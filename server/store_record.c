/*
 * store_record.c - the store in an SQLite database: records and the packs they were played on.
 *
 * SQLite finds a page that is torn, but not one that is lost with its write, nor a bit that fell over in a row.
 * So each record has its length and a sum beside it.  The sum is the parts of
 * all its actions, one xor the other: an action is added, and taken back, by
 * its own part alone.
 */
#include "store_internal.h"

#include <berthier/hash.h>
#include <string.h>

static const char cannot_read[] = "cannot read the game";

int64_t
bt__record_part(const bt_action_row *row)
{
    const uint64_t all[] = { (uint64_t)row->number, row->side, row->action, row->hash };
    uint64_t part = bt_hash(all, sizeof all, 0);
    return (int64_t)(row->words ? bt_hash(row->words, strlen(row->words), part) : part);
}

static void
add_part(sqlite3_context *context, int count, sqlite3_value **values)
{
    int64_t *sum = sqlite3_aggregate_context(context, sizeof *sum);
    if (sum && sqlite3_value_type(values[0]) != SQLITE_NULL)
        *sum ^= bt__record_part(&(bt_action_row){
            sqlite3_value_int64(values[0]), (uint8_t)sqlite3_value_int(values[1]),
            (uint64_t)sqlite3_value_int64(values[2]), (uint64_t)sqlite3_value_int64(values[3]),
            count > 4 ? (const char *)sqlite3_value_text(values[4]) : NULL });
    if (!sum)
        sqlite3_result_error_nomem(context);
}

static void
give_sum(sqlite3_context *context)
{
    const int64_t *sum = sqlite3_aggregate_context(context, 0);
    sqlite3_result_int64(context, sum ? *sum : 0);
}

int
bt__record_functions(sqlite3 *db)
{
    return sqlite3_create_function_v2(db, "record_sum", -1, /* 4 before actions had words, or 5 */
                                      SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS, NULL,
                                      NULL, add_part, give_sum, NULL);
}

/* Is what was read all that was stored? */
static int
compare(bt_store *store, bt_game_id game, int64_t length, int64_t sum, bt_error *err)
{
    sqlite3_stmt *s = store->statements[BT_SQL_READ_RECORD];
    int status = BT_OK;

    (void)sqlite3_bind_int64(s, 1, game);
    int code = sqlite3_step(s);
    if (code != SQLITE_ROW && code != SQLITE_DONE)
        status = bt__store_fail(store->db, code, cannot_read, err);
    else if (code == SQLITE_DONE && length > 0)
        status = bt_fail(err, BT_EDATA, "%s: how long it was is lost", cannot_read);
    else if (code == SQLITE_ROW && sqlite3_column_int64(s, 0) != length)
        status = bt_fail(err, BT_EDATA, "%s: it had %lld actions and has %lld", cannot_read,
                         (long long)sqlite3_column_int64(s, 0), (long long)length);
    else if (code == SQLITE_ROW && sqlite3_column_int64(s, 1) != sum)
        status = bt_fail(err, BT_EDATA, "%s: an action of it is not what was stored", cannot_read);
    (void)sqlite3_reset(s);
    return status;
}

static int
take_row(sqlite3_stmt *s, int64_t number, bt_action_row *row, bt_error *err)
{
    *row =
        (bt_action_row){ number, (uint8_t)sqlite3_column_int(s, 1),
                         (uint64_t)sqlite3_column_int64(s, 2), (uint64_t)sqlite3_column_int64(s, 3),
                         (const char *)sqlite3_column_text(s, 4) };
    if (sqlite3_column_int64(s, 0) == number)
        return BT_OK;
    return bt_fail(err, BT_EDATA, "%s: action %lld of it is missing", cannot_read,
                   (long long)number);
}

int
bt_store_read_actions(bt_store *store, bt_game_id game, bt_store_take_action *take, void *user,
                      bt_error *err)
{
    sqlite3_stmt *s = store->statements[BT_SQL_READ_ACTIONS];
    bt_action_row row;
    int64_t number = 0, sum = 0;
    int status = BT_OK;
    int code;

    (void)sqlite3_bind_int64(s, 1, game);
    while (!status && (code = sqlite3_step(s)) != SQLITE_DONE) {
        status = code == SQLITE_ROW ? take_row(s, ++number, &row, err)
                                    : bt__store_fail(store->db, code, cannot_read, err);
        if (status)
            break;
        sum ^= bt__record_part(&row);
        status = take(&row, user);
    }
    (void)sqlite3_reset(s);
    return status ? status : compare(store, game, number, sum, err);
}

int
bt_store_find_pack(bt_store *store, const bt_pack_row *row, int64_t *id, bt_error *err)
{
    sqlite3_stmt *s = store->statements[BT_SQL_FIND_PACK];
    int status = BT_OK;

    (void)sqlite3_bind_text(s, 1, row->rules, -1, SQLITE_STATIC);
    (void)sqlite3_bind_int64(s, 2, (int64_t)row->hash);
    (void)sqlite3_bind_text(s, 3, row->words, -1, SQLITE_STATIC);
    int code = sqlite3_step(s);
    if (code == SQLITE_ROW)
        *id = sqlite3_column_int64(s, 0);
    else if (code == SQLITE_DONE)
        status = bt_fail(err, BT_ENOTFOUND, "there is no such pack");
    else
        status = bt__store_fail(store->db, code, cannot_read, err);
    (void)sqlite3_reset(s);
    (void)sqlite3_clear_bindings(s);
    return status;
}

int
bt_store_read_pack(bt_store *store, const char *rules, uint64_t hash, bt_store_take_pack *take,
                   void *user, bt_error *err)
{
    sqlite3_stmt *s = store->statements[BT_SQL_READ_PACK];
    int status;

    (void)sqlite3_bind_text(s, 1, rules, -1, SQLITE_STATIC);
    (void)sqlite3_bind_int64(s, 2, (int64_t)hash);
    int code = sqlite3_step(s);
    const char *docs = code == SQLITE_ROW ? (const char *)sqlite3_column_text(s, 0) : NULL;
    if (docs)
        status = take(docs, user);
    else if (code == SQLITE_DONE)
        status = bt_fail(err, BT_ENOTFOUND, "there is no such pack");
    else
        status = bt__store_fail(store->db, code, cannot_read, err);
    (void)sqlite3_reset(s);
    (void)sqlite3_clear_bindings(s);
    return status;
}
