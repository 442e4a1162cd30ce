/*
 * book_cache.h - books, packed and kept.
 *
 * A book is made from what is printed, so it does not change while the server
 * runs.  The few that are asked for are kept as they go over the wire.
 */
#ifndef BT_BOOK_CACHE_H
#define BT_BOOK_CACHE_H

#include "asset.h"
#include <berthier/hub.h>

#define BT_BOOKS_KEPT 16

/** Which book; texts of the caller's. */
typedef struct bt__book_key {
    const char *game, *scenario, *options, *language;
    uint64_t data; /* 0: those of today */
} bt__book_key;

typedef struct bt__kept_book {
    char *key; /* NULL: empty */
    unsigned char *packed;
    size_t length, plain_length;
    char etag[24];
    unsigned long used; /* higher is later */
} bt__kept_book;

/** Zero-initialise. */
typedef struct bt__book_cache {
    bt__kept_book books[BT_BOOKS_KEPT];
    unsigned long uses;
} bt__book_cache;

/** The page of a book; its bytes are a copy that the taker owns. Errors are those of bt_hub_book. */
int bt__book_page(bt__book_cache *cache, bt_hub *hub, const bt__book_key *key, bool takes_gzip,
                  bt__page *out, bt_error *err);

void bt__book_cache_release(bt__book_cache *cache);

#endif
