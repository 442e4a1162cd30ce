/*
 * store.h - where games outlive the process.
 *
 * A store keeps games, their seats and every action, dice included.  It knows
 * no rules and no game: actions are numbers with the hash of the position
 * after them, options and scenarios are text.  Behind this interface stands
 * SQLite (store_sqlite.c); another engine implements the same functions.
 *
 * Changes are made inside a transaction: bt_store_begin, changes,
 * bt_store_commit.  When commit returns BT_OK they survive kill -9 and a power
 * cut; when it fails, or bt_store_abort is called, none of them happened.  A
 * change that fails spoils its transaction: later changes and the commit fail
 * too.  bt_store_commit ends the transaction whatever it returns; after any
 * other failure the caller aborts.  On a disk that refuses to sync and then to
 * be written, a refused commit can be found to have happened after a crash.
 * Reading is allowed at any time and sees the open transaction's changes.
 *
 * A store is used by one thread.  Errors: BT_EIO for the disk (full, failing,
 * locked by another server), BT_ENOTFOUND, BT_ENOMEM, BT_EDATA for a database
 * that is damaged, another program's or made by a newer one.
 */
#ifndef BT_STORE_H
#define BT_STORE_H

#include <berthier/status.h>
#include <stdbool.h>
#include <stdint.h>

#define BT_STORE_SEATS_MAX   8
#define BT_STORE_ORDERS_SIZE 512
#define BT_STORE_REKEYS_MAX  16 /* new keys in one game: nobody loses more by accident */

/** Bytes of a link's fingerprint: links themselves are never stored. */
#define BT_LINK_HASH_SIZE 32

typedef struct bt_store bt_store;
typedef int64_t bt_game_id; /* 1 and up, never used twice */

/** A chair of a game.  `bot` is "" for a person; a bot has no link, its hashes are all zero. */
typedef struct bt_seat_row {
    char side[24];
    char bot[24];
    uint8_t link_hash[BT_LINK_HASH_SIZE]; /* the invitation: who presents it first takes the seat */
    bool taken;                           /* and then nobody sits down but with the key: */
    uint8_t key_hash[BT_LINK_HASH_SIZE];
    int64_t sequence;                  /* of the last request carried out for it; starts at 0 */
    int64_t played;                    /* seconds since 1970 when that was; 0 for never */
    char orders[BT_STORE_ORDERS_SIZE]; /* standing orders as text; "" for the default */
} bt_seat_row;

/** A seat asks the others to let it take back what happened last. */
typedef struct bt_takeback_row {
    int seat;        /* -1: nobody asks */
    int64_t length;  /* what would be left of the record */
    uint32_t agreed; /* bit n: seat n agrees */
    int declined;    /* the seat that does not agree, or -1 */
} bt_takeback_row;

/** A seat has a new key because the old one was lost, or asks the others for one. */
typedef struct bt_rekey_row {
    int seat;
    uint8_t key_hash[BT_LINK_HASH_SIZE];
    uint32_t agreed; /* bit n: seat n agrees */
    int64_t settled; /* seconds since 1970 when all had agreed; 0 while it is asked for */
} bt_rekey_row;

/**
 * Data that games are played on, and the words of the actions in the order of their numbers, divided
 * by blanks: numbers of another program's actions can be told by them.  Texts are borrowed.
 */
typedef struct bt_pack_row {
    const char *rules;
    uint64_t hash;
    const char *words;
    const char *docs; /* as bt_pack_write writes it */
} bt_pack_row;

/** What a game was begun with; texts are borrowed. */
typedef struct bt_game_row {
    bt_game_id id;
    const char *rules; /* "napoleon-at-war" */
    int64_t rules_version;
    const char *scenario; /* "jena-auerstadt" */
    const char *options;  /* "louis=no ..." */
    const char *start;    /* position document it began from, "" for the scenario's set-up */
    uint64_t data_hash;   /* of the pack */
    int64_t pack;         /* number of the pack, 0 when it is not kept */
    const char *words;    /* of the pack when read, else "" */
    int64_t created;      /* seconds since 1970 */
    int64_t length;       /* of its record, when read */
    uint8_t watch_hash[BT_LINK_HASH_SIZE]; /* the link of onlookers */
    int seat_count;
    bt_seat_row seats[BT_STORE_SEATS_MAX];
    int rekey_count;
    bt_rekey_row rekeys[BT_STORE_REKEYS_MAX]; /* oldest first; none in a game that is added */
    bt_takeback_row takeback; /* nobody asks in a game that is added, whatever stands here */
} bt_game_row;

/** One action of the record; `number` counts from 1 without gaps. */
typedef struct bt_action_row {
    int64_t number;
    uint8_t side; /* a bt_seat, chance included */
    uint64_t action;
    uint64_t hash;     /* of the position after it */
    const char *words; /* written in it, borrowed; NULL for nothing */
} bt_action_row;

typedef enum bt_link_kind {
    BT_LINK_KEY,   /* of a seat that is taken */
    BT_LINK_OPEN,  /* an invitation to a seat that nobody has taken */
    BT_LINK_TAKEN, /* an invitation to one that somebody has */
    BT_LINK_WATCH
} bt_link_kind;

/** What a link opens. */
typedef struct bt_link_row {
    bt_game_id game;
    int seat; /* index into the game's seats, -1 for an onlooker */
    bt_link_kind kind;
} bt_link_row;

/** Open or create the database and bring it to this program's version. */
int bt_store_open(bt_store **out, const char *path, bt_error *err);
void bt_store_close(bt_store *store);

int bt_store_begin(bt_store *store, bt_error *err);
int bt_store_commit(bt_store *store, bt_error *err);
void bt_store_abort(bt_store *store);

/** Add a game; sets row->id. */
int bt_store_add_game(bt_store *store, bt_game_row *row, bt_error *err);

/** Find a kept pack by its rules, hash and words; BT_ENOTFOUND. */
int bt_store_find_pack(bt_store *store, const bt_pack_row *row, int64_t *id, bt_error *err);
/** Keep a pack that is not kept yet. */
int bt_store_add_pack(bt_store *store, const bt_pack_row *row, int64_t *id, bt_error *err);

/** Note that a game is played by other rules or on other data from here on: three members of row. */
int bt_store_set_version(bt_store *store, const bt_game_row *row, bt_error *err);

/** Add one action at the end of a game's record; BT_EDATA unless its number is the next. */
int bt_store_add_action(bt_store *store, bt_game_id game, const bt_action_row *row, bt_error *err);

/** Forget all actions after the first `length` (undo); nothing happens when there are fewer. */
int bt_store_cut(bt_store *store, bt_game_id game, int64_t length, bt_error *err);

/** Note the number of the last request carried out for a seat; BT_ENOTFOUND for no seat. */
int bt_store_set_sequence(bt_store *store, bt_game_id game, int seat, int64_t sequence,
                          int64_t played, bt_error *err);

/** Note what is asked to be taken back, instead of what was asked before; seat -1 for nothing. */
int bt_store_set_takeback(bt_store *store, bt_game_id game, const bt_takeback_row *row,
                          bt_error *err);

/** A seat is taken, or has another key; BT_ENOTFOUND for no seat. */
int bt_store_set_key(bt_store *store, bt_game_id game, int seat,
                     const uint8_t key_hash[BT_LINK_HASH_SIZE], bt_error *err);

/** Note number `number` (from 0) of the new keys of a game, instead of what stood there; NULL for nothing. */
int bt_store_set_rekey(bt_store *store, bt_game_id game, int number, const bt_rekey_row *row,
                       bt_error *err);

/** Note the standing orders of a seat; BT_ENOTFOUND for no seat. */
int bt_store_set_orders(bt_store *store, bt_game_id game, int seat, const char *orders,
                        bt_error *err);

/** What the fingerprint of a link or a key opens; BT_ENOTFOUND for any other. */
int bt_store_find_link(bt_store *store, const uint8_t hash[BT_LINK_HASH_SIZE], bt_link_row *out,
                       bt_error *err);

/** Receives a game; texts are valid during the call only, and it must not use the store. */
typedef int bt_store_take_game(const bt_game_row *row, void *user);
/** Receives one action after the other; nonzero stops the reading and is returned. */
typedef int bt_store_take_action(const bt_action_row *row, void *user);

/** Receives a pack's documents; valid during the call only, and it must not use the store. */
typedef int bt_store_take_pack(const char *docs, void *user);

int bt_store_read_game(bt_store *store, bt_game_id game, bt_store_take_game *take, void *user,
                       bt_error *err);

/** BT_EDATA when actions are lost or changed: those before the first that is missing were read. */
int bt_store_read_actions(bt_store *store, bt_game_id game, bt_store_take_action *take, void *user,
                          bt_error *err);

/** Read a kept pack of these rules and this hash; BT_ENOTFOUND. */
int bt_store_read_pack(bt_store *store, const char *rules, uint64_t hash, bt_store_take_pack *take,
                       void *user, bt_error *err);

/** How many games there are; negative is a status. */
int64_t bt_store_count(bt_store *store, bt_error *err);

/** Bytes of the disk that games take; negative is a status. */
int64_t bt_store_size(bt_store *store, bt_error *err);
/** Refuse changes that would have the database take more bytes, as a full disk does. */
int bt_store_limit(bt_store *store, int64_t bytes, bt_error *err);

/**
 * Look at the next games after one, `count` at most, for those made before a time in which nobody
 * has done anything.
 *
 * @param after  the game to begin behind, then the last looked at; 0 when there was none
 * @param found  room for `count` games
 * @return how many were found; negative is a status
 */
int bt_store_find_unplayed(bt_store *store, bt_game_id *after, int64_t made_before, int count,
                           bt_game_id *found, bt_error *err);

/** Forget a game and all that belongs to it; BT_ENOTFOUND. */
int bt_store_remove_game(bt_store *store, bt_game_id game, bt_error *err);

#endif
