/*
 * test_store.c - games are kept: every function, reopening, refusing bad files.
 */
#include <berthier/store.h>

#include <sqlite3.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include "shelf_play.h"

typedef struct table {
    place at;
    bt_store *store;
} table;

static int
set_up(void **state)
{
    table *t = calloc(1, sizeof *t);
    place_make(&t->at);
    t->store = place_open(&t->at);
    *state = t;
    return 0;
}

static int
tear_down(void **state)
{
    table *t = *state;
    bt_store_close(t->store);
    place_remove(&t->at);
    free(t);
    return 0;
}

static void
reopen(table *t)
{
    bt_store_close(t->store);
    t->store = place_open(&t->at);
}

static void
begin(table *t)
{
    assert_int_equal(bt_store_begin(t->store, NULL), BT_OK);
}

static void
commit(table *t)
{
    assert_int_equal(bt_store_commit(t->store, NULL), BT_OK);
}

/* A game with so many actions, committed. */
static bt_game_id
add(table *t, int seed, int actions)
{
    bt_game_row row = sample_game(seed);
    begin(t);
    assert_int_equal(bt_store_add_game(t->store, &row, NULL), BT_OK);
    for (int i = 1; i <= actions; i++) {
        bt_action_row action = sample_action(i, seed);
        assert_int_equal(bt_store_add_action(t->store, row.id, &action, NULL), BT_OK);
    }
    commit(t);
    return row.id;
}

static void
expect_record(table *t, bt_game_id game, int count, int seed)
{
    record r = { 0 };
    assert_int_equal(bt_store_read_actions(t->store, game, record_take, &r, NULL), BT_OK);
    assert_int_equal(r.count, count);
    for (int i = 0; i < count; i++) {
        bt_action_row expected = sample_action(i + 1, seed);
        same_action(&r.rows[i], &expected);
    }
}

typedef struct expected_game {
    bt_game_row row;
    int calls;
} expected_game;

static int
same_game(const bt_game_row *row, void *user)
{
    expected_game *e = user;
    e->calls++;
    assert_int_equal(row->id, e->row.id);
    assert_string_equal(row->rules, e->row.rules);
    assert_int_equal(row->rules_version, e->row.rules_version);
    assert_string_equal(row->scenario, e->row.scenario);
    assert_string_equal(row->options, e->row.options);
    assert_string_equal(row->start, e->row.start);
    assert_true(row->data_hash == e->row.data_hash);
    assert_int_equal(row->created, e->row.created);
    assert_memory_equal(row->watch_hash, e->row.watch_hash, BT_LINK_HASH_SIZE);
    assert_int_equal(row->seat_count, e->row.seat_count);
    for (int i = 0; i < row->seat_count; i++) {
        assert_string_equal(row->seats[i].side, e->row.seats[i].side);
        assert_string_equal(row->seats[i].bot, e->row.seats[i].bot);
        assert_memory_equal(row->seats[i].link_hash, e->row.seats[i].link_hash, BT_LINK_HASH_SIZE);
        assert_int_equal(row->seats[i].sequence, e->row.seats[i].sequence);
    }
    return 7;
}

static void
expect_game(table *t, bt_game_id game, int seed, int64_t sequence_of_first)
{
    expected_game e = { .row = sample_game(seed) };
    e.row.id = game;
    e.row.seats[0].sequence = sequence_of_first;
    assert_int_equal(bt_store_read_game(t->store, game, same_game, &e, NULL), 7);
    assert_int_equal(e.calls, 1);
}

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
    assert_int_equal(bt_store_set_sequence(t->store, game, 0, 12, NULL), BT_OK);
    expect_game(t, game, 10, 12); /* the open transaction is seen */
    commit(t);
    reopen(t);
    expect_game(t, game, 10, 12);
    begin(t);
    assert_int_equal(bt_store_set_sequence(t->store, game, 0, 13, NULL), BT_OK);
    assert_int_equal(bt_store_set_sequence(t->store, game, 3, 1, NULL), BT_ENOTFOUND);
    assert_int_equal(bt_store_commit(t->store, NULL), BT_EIO); /* spoiled */
    expect_game(t, game, 10, 12);
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
    assert_int_equal(bt_store_set_sequence(t->store, game, 0, 5, NULL), BT_OK);
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

static void
a_newer_or_foreign_database_is_refused(void **state)
{
    table *t = *state;
    add(t, 10, 5);
    meddle(t, "PRAGMA user_version = 1000");
    expect_refused(t, BT_EDATA, "newer version");
    meddle(t, "PRAGMA user_version = -1");
    expect_refused(t, BT_EDATA, "damaged");
    meddle(t, "PRAGMA user_version = 0");
    expect_refused(t, BT_EDATA, "damaged");
    meddle(t, "PRAGMA user_version = 1; PRAGMA application_id = 7");
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

#define CASE(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int
main(void)
{
    const struct CMUnitTest tests[] = {
        CASE(a_new_store_is_empty_and_private),
        CASE(a_game_comes_back_as_it_was),
        CASE(actions_come_back_in_order),
        CASE(reading_stops_when_told),
        CASE(links_open_what_they_were_made_for),
        CASE(a_link_opens_one_thing_only),
        CASE(a_sequence_is_kept),
        CASE(a_cut_forgets_the_end),
        CASE(numbers_have_no_gaps),
        CASE(what_does_not_exist_is_not_found),
        CASE(an_abort_undoes_everything),
        CASE(closing_aborts),
        CASE(a_second_server_is_refused),
        CASE(what_a_dead_process_committed_is_there),
        CASE(damaged_rows_are_told),
        CASE(a_newer_or_foreign_database_is_refused),
        CASE(what_is_no_database_is_refused),
        CASE(damaged_pages_are_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
