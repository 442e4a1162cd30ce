/*
 * store_rows.c - the store in an SQLite database: games, seats, actions, links.
 */
#include "store_internal.h"

#include <assert.h>
#include <string.h>

static const char cannot_write[] = "cannot write the game";
static const char cannot_read[] = "cannot read the game";

static void
bind_text(sqlite3_stmt *s, int at, const char *text)
{
    (void)sqlite3_bind_text(s, at, text, -1, SQLITE_STATIC);
}

static void
bind_number(sqlite3_stmt *s, int at, int64_t number)
{
    (void)sqlite3_bind_int64(s, at, number);
}

static void
bind_hash(sqlite3_stmt *s, int at, const uint8_t hash[BT_LINK_HASH_SIZE])
{
    (void)sqlite3_bind_blob(s, at, hash, BT_LINK_HASH_SIZE, SQLITE_STATIC);
}

/* Run a change; whatever goes wrong spoils the transaction it stands in. */
static int
change(bt_store *store, bt__statement which, bt_error *err)
{
    int status;

    assert(store->open);
    if (store->spoiled)
        status = bt_fail(err, BT_EIO, "%s: an earlier change failed", cannot_write);
    else
        status = bt__store_run(store, which, cannot_write, err);
    store->spoiled = status != BT_OK;
    return status;
}

/* As change, of exactly one row; none changed is the status `otherwise`. */
static int
change_one(bt_store *store, bt__statement which, int otherwise, const char *why, bt_error *err)
{
    int status = change(store, which, err);

    if (status || sqlite3_changes(store->db) == 1)
        return status;
    store->spoiled = true;
    return bt_fail(err, otherwise, "%s: %s", cannot_write, why);
}

static int
add_seat(bt_store *store, const bt_game_row *row, int seat, bt_error *err)
{
    sqlite3_stmt *s = store->statements[BT_SQL_ADD_SEAT];
    const bt_seat_row *r = &row->seats[seat];

    bind_number(s, 1, row->id);
    bind_number(s, 2, seat);
    bind_text(s, 3, r->side);
    bind_text(s, 4, r->bot);
    if (!r->bot[0]) /* otherwise NULL: a bot has no link */
        bind_hash(s, 5, r->link_hash);
    bind_number(s, 6, r->sequence);
    if (r->taken)
        bind_hash(s, 7, r->key_hash);
    return change(store, BT_SQL_ADD_SEAT, err);
}

int
bt_store_add_game(bt_store *store, bt_game_row *row, bt_error *err)
{
    sqlite3_stmt *s = store->statements[BT_SQL_ADD_GAME];
    int status;

    assert(row->seat_count >= 0 && row->seat_count <= BT_STORE_SEATS_MAX);
    bind_text(s, 1, row->rules);
    bind_number(s, 2, row->rules_version);
    bind_text(s, 3, row->scenario);
    bind_text(s, 4, row->options);
    bind_text(s, 5, row->start);
    bind_number(s, 6, (int64_t)row->data_hash);
    bind_number(s, 7, row->created);
    bind_hash(s, 8, row->watch_hash);
    bind_number(s, 9, row->pack);
    status = change(store, BT_SQL_ADD_GAME, err);
    if (!status) {
        row->id = sqlite3_last_insert_rowid(store->db);
        bind_number(store->statements[BT_SQL_ADD_RECORD], 1, row->id);
        status = change(store, BT_SQL_ADD_RECORD, err);
    }
    for (int i = 0; !status && i < row->seat_count; i++)
        status = add_seat(store, row, i, err);
    return status;
}

int
bt_store_add_pack(bt_store *store, const bt_pack_row *row, int64_t *id, bt_error *err)
{
    sqlite3_stmt *s = store->statements[BT_SQL_ADD_PACK];

    bind_text(s, 1, row->rules);
    bind_number(s, 2, (int64_t)row->hash);
    bind_text(s, 3, row->words);
    bind_text(s, 4, row->docs);
    int status = change(store, BT_SQL_ADD_PACK, err);
    *id = status ? 0 : sqlite3_last_insert_rowid(store->db);
    return status;
}

int
bt_store_set_version(bt_store *store, const bt_game_row *row, bt_error *err)
{
    sqlite3_stmt *s = store->statements[BT_SQL_SET_VERSION];

    bind_number(s, 1, row->id);
    bind_number(s, 2, row->rules_version);
    bind_number(s, 3, (int64_t)row->data_hash);
    bind_number(s, 4, row->pack);
    return change_one(store, BT_SQL_SET_VERSION, BT_ENOTFOUND, "there is no such game", err);
}

int
bt_store_add_action(bt_store *store, bt_game_id game, const bt_action_row *row, bt_error *err)
{
    sqlite3_stmt *s = store->statements[BT_SQL_ADD_ACTION];

    bind_number(s, 1, game);
    bind_number(s, 2, row->number);
    bind_number(s, 3, row->side);
    bind_number(s, 4, (int64_t)row->action);
    bind_number(s, 5, (int64_t)row->hash);
    if (row->words)
        bind_text(s, 6, row->words);
    int status = change_one(store, BT_SQL_ADD_ACTION, BT_EDATA, "its record ends elsewhere", err);
    s = store->statements[BT_SQL_ADD_TO_RECORD];
    bind_number(s, 1, game);
    bind_number(s, 2, row->number);
    bind_number(s, 3, bt__record_part(row));
    return status ? status
                  : change_one(store, BT_SQL_ADD_TO_RECORD, BT_EDATA, "it has no record", err);
}

int
bt_store_cut(bt_store *store, bt_game_id game, int64_t length, bt_error *err)
{
    static const bt__statement both[] = { BT_SQL_CUT_RECORD, BT_SQL_CUT };
    int status = BT_OK;

    for (int i = 0; i < 2 && !status; i++) {
        sqlite3_stmt *s = store->statements[both[i]];
        bind_number(s, 1, game);
        bind_number(s, 2, length);
        status = change(store, both[i], err);
    }
    return status;
}

int
bt_store_set_sequence(bt_store *store, bt_game_id game, int seat, int64_t sequence, int64_t played,
                      bt_error *err)
{
    sqlite3_stmt *s = store->statements[BT_SQL_SET_SEQUENCE];

    bind_number(s, 1, game);
    bind_number(s, 2, seat);
    bind_number(s, 3, sequence);
    bind_number(s, 4, played);
    return change_one(store, BT_SQL_SET_SEQUENCE, BT_ENOTFOUND, "there is no such seat", err);
}

int
bt_store_set_orders(bt_store *store, bt_game_id game, int seat, const char *orders, bt_error *err)
{
    sqlite3_stmt *s = store->statements[BT_SQL_SET_ORDERS];

    bind_number(s, 1, game);
    bind_number(s, 2, seat);
    bind_text(s, 3, orders);
    return change_one(store, BT_SQL_SET_ORDERS, BT_ENOTFOUND, "there is no such seat", err);
}

int
bt_store_set_key(bt_store *store, bt_game_id game, int seat,
                 const uint8_t key_hash[BT_LINK_HASH_SIZE], bt_error *err)
{
    sqlite3_stmt *s = store->statements[BT_SQL_SET_KEY];

    bind_number(s, 1, game);
    bind_number(s, 2, seat);
    bind_hash(s, 3, key_hash);
    return change_one(store, BT_SQL_SET_KEY, BT_ENOTFOUND, "there is no such seat", err);
}

int
bt_store_set_rekey(bt_store *store, bt_game_id game, int number, const bt_rekey_row *row,
                   bt_error *err)
{
    bt__statement which = row ? BT_SQL_SET_REKEY : BT_SQL_DROP_REKEY;
    sqlite3_stmt *s = store->statements[which];

    bind_number(s, 1, game);
    bind_number(s, 2, number);
    if (row) {
        bind_number(s, 3, row->seat);
        bind_hash(s, 4, row->key_hash);
        bind_number(s, 5, row->agreed);
        bind_number(s, 6, row->settled);
    }
    return change(store, which, err);
}

int
bt_store_set_takeback(bt_store *store, bt_game_id game, const bt_takeback_row *row, bt_error *err)
{
    bt__statement which = row->seat < 0 ? BT_SQL_DROP_TAKEBACK : BT_SQL_SET_TAKEBACK;
    sqlite3_stmt *s = store->statements[which];

    bind_number(s, 1, game);
    if (row->seat >= 0) {
        bind_number(s, 2, row->seat);
        bind_number(s, 3, row->length);
        bind_number(s, 4, row->agreed);
        bind_number(s, 5, row->declined);
    }
    return change(store, which, err);
}

/* One row of numbers, or BT_ENOTFOUND without a word: most callers expect that. */
static int
look_up(bt_store *store, bt__statement which, const uint8_t hash[BT_LINK_HASH_SIZE],
        bt_link_row *out, bt_error *err)
{
    sqlite3_stmt *s = store->statements[which];
    int code;
    int status = BT_OK;

    bind_hash(s, 1, hash);
    code = sqlite3_step(s);
    if (code == SQLITE_ROW)
        *out = (bt_link_row){ sqlite3_column_int64(s, 0), sqlite3_column_int(s, 1),
                              (bt_link_kind)sqlite3_column_int(s, 2) };
    else if (code == SQLITE_DONE)
        status = BT_ENOTFOUND;
    else
        status = bt__store_fail(store->db, code, cannot_read, err);
    (void)sqlite3_reset(s);
    (void)sqlite3_clear_bindings(s);
    return status;
}

int
bt_store_find_link(bt_store *store, const uint8_t hash[BT_LINK_HASH_SIZE], bt_link_row *out,
                   bt_error *err)
{
    static_assert(BT_LINK_KEY == 0 && BT_LINK_OPEN == 1 && BT_LINK_TAKEN == 2 && BT_LINK_WATCH == 3,
                  "statements.def has their numbers");
    int status = look_up(store, BT_SQL_FIND_KEY, hash, out, err);

    if (status == BT_ENOTFOUND)
        status = look_up(store, BT_SQL_FIND_SEAT, hash, out, err);
    if (status == BT_ENOTFOUND)
        status = look_up(store, BT_SQL_FIND_WATCH, hash, out, err);
    return status == BT_ENOTFOUND ? bt_fail(err, status, "there is no such link") : status;
}

static int
take_text(sqlite3_stmt *s, int column, char *out, size_t size)
{
    const char *text = (const char *)sqlite3_column_text(s, column);
    size_t length = text ? strlen(text) : size;

    if (length >= size)
        return BT_EDATA;
    memcpy(out, text, length + 1);
    return BT_OK;
}

static int
take_hash(sqlite3_stmt *s, int column, uint8_t out[BT_LINK_HASH_SIZE])
{
    const void *bytes = sqlite3_column_blob(s, column);

    if (!bytes || sqlite3_column_bytes(s, column) != BT_LINK_HASH_SIZE)
        return BT_EDATA;
    memcpy(out, bytes, BT_LINK_HASH_SIZE);
    return BT_OK;
}

/* Seats are numbered from 0 without gaps: links name them by number. */
static int
take_seat(sqlite3_stmt *s, bt_game_row *row)
{
    bt_seat_row *seat = &row->seats[row->seat_count];

    if (row->seat_count == BT_STORE_SEATS_MAX || sqlite3_column_int64(s, 7) != row->seat_count)
        return BT_EDATA;
    if (take_text(s, 0, seat->side, sizeof seat->side) ||
        take_text(s, 1, seat->bot, sizeof seat->bot))
        return BT_EDATA;
    if (!seat->bot[0] && take_hash(s, 2, seat->link_hash))
        return BT_EDATA;
    seat->sequence = sqlite3_column_int64(s, 3);
    if (take_text(s, 4, seat->orders, sizeof seat->orders))
        return BT_EDATA;
    seat->played = sqlite3_column_int64(s, 5);
    seat->taken = sqlite3_column_type(s, 6) != SQLITE_NULL;
    if (seat->taken && take_hash(s, 6, seat->key_hash))
        return BT_EDATA;
    row->seat_count++;
    return BT_OK;
}

static int
take_rekey(sqlite3_stmt *s, bt_game_row *row)
{
    bt_rekey_row *rekey = &row->rekeys[row->rekey_count];
    int64_t seat = sqlite3_column_int64(s, 0);

    if (row->rekey_count == BT_STORE_REKEYS_MAX || seat < 0 || seat >= row->seat_count ||
        take_hash(s, 1, rekey->key_hash))
        return BT_EDATA;
    rekey->seat = (int)seat;
    rekey->agreed = (uint32_t)sqlite3_column_int64(s, 2);
    rekey->settled = sqlite3_column_int64(s, 3);
    row->rekey_count++;
    return BT_OK;
}

/* All rows that a statement has for a game. */
static int
read_rows(bt_store *store, bt__statement which, int (*take_one)(sqlite3_stmt *, bt_game_row *),
          bt_game_row *row, bt_error *err)
{
    sqlite3_stmt *s = store->statements[which];
    int status = BT_OK;
    int code;

    bind_number(s, 1, row->id);
    while ((code = sqlite3_step(s)) == SQLITE_ROW && !status)
        status = take_one(s, row);
    if (status)
        (void)bt_fail(err, status, "%s: a seat of it is damaged", cannot_read);
    else if (code != SQLITE_DONE)
        status = bt__store_fail(store->db, code, cannot_read, err);
    (void)sqlite3_reset(s);
    return status;
}

/* The texts are the statement's own: they last until it is reset. */
static int
take_game(sqlite3_stmt *s, bt_game_row *row)
{
    row->rules = (const char *)sqlite3_column_text(s, 0);
    row->rules_version = sqlite3_column_int64(s, 1);
    row->scenario = (const char *)sqlite3_column_text(s, 2);
    row->options = (const char *)sqlite3_column_text(s, 3);
    row->start = (const char *)sqlite3_column_text(s, 4);
    row->data_hash = (uint64_t)sqlite3_column_int64(s, 5);
    row->created = sqlite3_column_int64(s, 6);
    row->takeback = (bt_takeback_row){ .seat = sqlite3_column_int(s, 8),
                                       .length = sqlite3_column_int64(s, 9),
                                       .agreed = (uint32_t)sqlite3_column_int64(s, 10),
                                       .declined = sqlite3_column_int(s, 11) };
    row->pack = sqlite3_column_int64(s, 12);
    row->words = (const char *)sqlite3_column_text(s, 13);
    row->length = sqlite3_column_int64(s, 14);
    if (!row->rules || !row->scenario || !row->options || !row->start || !row->words)
        return BT_EDATA;
    return take_hash(s, 7, row->watch_hash);
}

int
bt_store_read_game(bt_store *store, bt_game_id game, bt_store_take_game *take, void *user,
                   bt_error *err)
{
    sqlite3_stmt *s = store->statements[BT_SQL_READ_GAME];
    bt_game_row row = { .id = game };
    int status;
    int code;

    bind_number(s, 1, game);
    code = sqlite3_step(s);
    if (code == SQLITE_DONE)
        status = bt_fail(err, BT_ENOTFOUND, "there is no such game");
    else if (code != SQLITE_ROW)
        status = bt__store_fail(store->db, code, cannot_read, err);
    else if (take_game(s, &row))
        status = bt_fail(err, BT_EDATA, "%s: its row is damaged", cannot_read);
    else
        status = read_rows(store, BT_SQL_READ_SEATS, take_seat, &row, err);
    if (!status)
        status = read_rows(store, BT_SQL_READ_REKEYS, take_rekey, &row, err);
    if (!status)
        status = take(&row, user);
    (void)sqlite3_reset(s);
    return status;
}

int64_t
bt_store_count(bt_store *store, bt_error *err)
{
    sqlite3_stmt *s = store->statements[BT_SQL_COUNT];
    int code = sqlite3_step(s);
    int64_t count = code == SQLITE_ROW ? sqlite3_column_int64(s, 0)
                                       : bt__store_fail(store->db, code, cannot_read, err);

    (void)sqlite3_reset(s);
    return count;
}

int64_t
bt_store_size(bt_store *store, bt_error *err)
{
    sqlite3_stmt *s = store->statements[BT_SQL_SIZE];
    int code = sqlite3_step(s);
    int64_t size = code == SQLITE_ROW ? sqlite3_column_int64(s, 0)
                                      : bt__store_fail(store->db, code, cannot_read, err);

    (void)sqlite3_reset(s);
    return size;
}

int
bt_store_find_unplayed(bt_store *store, bt_game_id *after, int64_t made_before, int count,
                       bt_game_id *found, bt_error *err)
{
    sqlite3_stmt *s = store->statements[BT_SQL_FIND_OLD];
    int have = 0;
    int code;

    bind_number(s, 1, *after);
    bind_number(s, 2, made_before);
    bind_number(s, 3, count);
    *after = 0;
    while ((code = sqlite3_step(s)) == SQLITE_ROW) {
        *after = sqlite3_column_int64(s, 0);
        if (sqlite3_column_int(s, 1))
            found[have++] = *after;
    }
    if (code != SQLITE_DONE)
        have = bt__store_fail(store->db, code, cannot_read, err);
    (void)sqlite3_reset(s);
    return have;
}

int
bt_store_remove_game(bt_store *store, bt_game_id game, bt_error *err)
{
    static const bt__statement parts[] = { BT_SQL_REMOVE_ACTIONS, BT_SQL_DROP_TAKEBACK,
                                           BT_SQL_REMOVE_REKEYS, BT_SQL_REMOVE_RECORD,
                                           BT_SQL_REMOVE_SEATS };
    int status = BT_OK;

    for (size_t i = 0; !status && i < BT_COUNT(parts); i++) {
        bind_number(store->statements[parts[i]], 1, game);
        status = change(store, parts[i], err);
    }
    if (status)
        return status;
    bind_number(store->statements[BT_SQL_REMOVE_GAME], 1, game);
    return change_one(store, BT_SQL_REMOVE_GAME, BT_ENOTFOUND, "there is no such game", err);
}
