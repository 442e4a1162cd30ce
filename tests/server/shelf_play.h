/*
 * shelf_play.h - a directory of its own, sample games, and what reads them back.
 */
#ifndef BT_SHELF_PLAY_H
#define BT_SHELF_PLAY_H

#include <berthier/store.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define RECORD_MAX 64

typedef struct place {
    char dir[64];
    char path[80];
} place;

typedef struct record {
    int count;
    bt_action_row rows[RECORD_MAX];
} record;

static inline void
place_make(place *p)
{
    (void)snprintf(p->dir, sizeof p->dir, "%s", "/tmp/berthier-store-XXXXXX");
    assert_non_null(mkdtemp(p->dir));
    (void)snprintf(p->path, sizeof p->path, "%s/games.db", p->dir);
}

static inline void
place_remove(const place *p)
{
    static const char *const tails[] = { "", "-wal", "-journal", "-shm" };
    for (int i = 0; i < 4; i++) {
        char path[96];
        (void)snprintf(path, sizeof path, "%s%s", p->path, tails[i]);
        (void)unlink(path);
    }
    assert_int_equal(rmdir(p->dir), 0); /* nothing else was left there */
}

static inline bt_store *
place_open(const place *p)
{
    bt_store *store;
    bt_error err = { 0 };
    if (bt_store_open(&store, p->path, &err) != BT_OK)
        fail_msg("%s: %s", err.file, err.text);
    return store;
}

static inline void
hash_make(uint8_t out[BT_LINK_HASH_SIZE], int seed)
{
    for (int i = 0; i < BT_LINK_HASH_SIZE; i++)
        out[i] = (uint8_t)(seed * 37 + i);
}

/* A game of two persons and a bot; links are made from seed, seed + 1, seed + 2. */
static inline bt_game_row
sample_game(int seed)
{
    bt_game_row row = { .rules = "napoleon-at-war",
                        .rules_version = 3,
                        .scenario = "jena-auerstadt",
                        .options = "louis=no",
                        .start = "position \"x\"\nline \xc3\xa9\n",
                        .data_hash = UINT64_MAX - 1,
                        .created = 1700000000,
                        .seat_count = 3 };
    (void)snprintf(row.seats[0].side, sizeof row.seats[0].side, "french");
    (void)snprintf(row.seats[1].side, sizeof row.seats[1].side, "prussian");
    (void)snprintf(row.seats[2].side, sizeof row.seats[2].side, "saxon");
    (void)snprintf(row.seats[2].bot, sizeof row.seats[2].bot, "greedy");
    hash_make(row.watch_hash, seed);
    hash_make(row.seats[0].link_hash, seed + 1);
    hash_make(row.seats[1].link_hash, seed + 2);
    return row;
}

static const char sample_words[] = "Hold the bridge.";

static inline bt_action_row
sample_action(int64_t number, int seed)
{
    return (bt_action_row){ number, (uint8_t)(number % 3),
                            UINT64_MAX - (uint64_t)(number * 1000 + seed),
                            (uint64_t)number * 0x9e3779b97f4a7c15u,
                            number % 5 ? NULL : sample_words };
}

static inline int
record_take(const bt_action_row *row, void *user)
{
    record *r = user;
    assert_in_range(r->count, 0, RECORD_MAX - 1);
    r->rows[r->count] = *row;
    if (row->words) { /* borrowed: what is kept is the one text that there is */
        assert_string_equal(row->words, sample_words);
        r->rows[r->count].words = sample_words;
    }
    r->count++;
    return BT_OK;
}

static inline void
same_action(const bt_action_row *a, const bt_action_row *b)
{
    assert_int_equal(a->number, b->number);
    assert_int_equal(a->side, b->side);
    assert_true(a->action == b->action);
    assert_true(a->hash == b->hash);
    assert_ptr_equal(a->words, b->words);
}

#endif
