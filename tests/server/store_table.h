/*
 * store_table.h - an open store in a directory of its own for each case, games
 * put into it, and whether they come back as they were.
 */
#ifndef BT_STORE_TABLE_H
#define BT_STORE_TABLE_H

#include "shelf_play.h"

typedef struct table {
    place at;
    bt_store *store;
} table;

static inline int
set_up(void **state)
{
    table *t = calloc(1, sizeof *t);
    place_make(&t->at);
    t->store = place_open(&t->at);
    *state = t;
    return 0;
}

static inline int
tear_down(void **state)
{
    table *t = *state;
    bt_store_close(t->store);
    place_remove(&t->at);
    free(t);
    return 0;
}

static inline void
reopen(table *t)
{
    bt_store_close(t->store);
    t->store = place_open(&t->at);
}

static inline void
begin(table *t)
{
    assert_int_equal(bt_store_begin(t->store, NULL), BT_OK);
}

static inline void
commit(table *t)
{
    assert_int_equal(bt_store_commit(t->store, NULL), BT_OK);
}

/* A game with so many actions, committed. */
static inline bt_game_id
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

static inline void
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

static inline int
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
        assert_int_equal(row->seats[i].played, e->row.seats[i].played);
    }
    return 7;
}

static inline void
expect_game(table *t, bt_game_id game, int seed, int64_t sequence_of_first)
{
    expected_game e = { .row = sample_game(seed) };
    e.row.id = game;
    e.row.seats[0].sequence = sequence_of_first;
    e.row.seats[0].played = sequence_of_first ? 1800000000 : 0;
    assert_int_equal(bt_store_read_game(t->store, game, same_game, &e, NULL), 7);
    assert_int_equal(e.calls, 1);
}

#define CASE(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

#endif
