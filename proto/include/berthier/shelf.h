/*
 * shelf.h - loaded games, shared by all who play them.
 *
 * Loading takes as long as hundreds of moves, so a game is loaded once for all
 * matches that play it, and stays when the last one is over: so many games
 * stay that every scenario of a printed game fits with its usual options.
 *
 * Shelves are used by one thread at a time; the games on them are read-only.
 */
#ifndef BT_SHELF_H
#define BT_SHELF_H

#include <berthier/game.h>

/** A loaded game and who needs it. */
typedef struct bt_shelf {
    bt_game *game;
    char options[256]; /* in full, as bt_options_format writes them */
    bt_arena arena;    /* of a pack that was read for this game: */
    bt_pack pack;
    int users;
    struct bt_shelf *next;
} bt_shelf;

/** All zero is empty. */
typedef struct bt_shelves {
    bt_shelf *first;
} bt_shelves;

/** What is asked for. */
typedef struct bt_wish {
    const bt_rules *rules;
    const char *scenario, *options; /* options as a text; "" for all defaults */
    const bt_pack *pack;            /* borrowed for as long as there are shelves */
    uint64_t data;                  /* the hash of the data wanted; 0: those of `pack` */
    /** Read data that are not those of `pack`. */
    int (*read)(const struct bt_wish *wish, bt_pack *out, bt_arena *arena, bt_error *err);
    void *user; /* for read */
} bt_wish;

/** Find a game or load it; give it back with bt_shelf_drop. */
int bt_shelf_take(bt_shelves *shelves, const bt_wish *wish, bt_shelf **out, bt_error *err);

void bt_shelf_drop(bt_shelves *shelves, bt_shelf *shelf);

/** Give back a game that was taken. */
void bt_shelves_give_back(bt_shelves *shelves, const bt_game *game);

/** Free all games, also those that somebody still has. */
void bt_shelves_release(bt_shelves *shelves);

#endif
