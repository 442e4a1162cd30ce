/* book_cache.c - books, packed once; the one not asked for longest gives way. */
#include "book_cache.h"

#include "gzip.h"
#include <berthier/hash.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void
forget(bt__kept_book *book)
{
    free(book->key);
    free(book->packed);
    *book = (bt__kept_book){ 0 };
}

void
bt__book_cache_release(bt__book_cache *cache)
{
    for (int i = 0; i < BT_BOOKS_KEPT; i++)
        forget(&cache->books[i]);
}

/* The book of that key, or the place where it shall stand. */
static bt__kept_book *
place_of(bt__book_cache *cache, const char *key)
{
    bt__kept_book *oldest = &cache->books[0];
    for (int i = 0; i < BT_BOOKS_KEPT; i++) {
        bt__kept_book *book = &cache->books[i];
        if (book->key && strcmp(book->key, key) == 0)
            return book;
        if (book->used < oldest->used)
            oldest = book;
    }
    return oldest;
}

static int
make(bt__kept_book *book, bt_hub *hub, const bt__book_key *key, bt_error *err)
{
    bt_buf text = { 0 };
    int status = bt_hub_book(hub, key->game, key->scenario, key->options, key->data, key->language,
                             &text, err);
    if (status == BT_OK && text.failed)
        status = bt_fail(err, BT_ENOMEM, "out of memory");
    if (status == BT_OK)
        status = bt__gzip_pack(text.data, text.length, &book->packed, &book->length);
    book->plain_length = text.length;
    if (status == BT_OK)
        (void)snprintf(book->etag, sizeof book->etag, "%016" PRIx64,
                       bt_hash(text.data, text.length, 0));
    bt_buf_release(&text);
    return status;
}

static int
copy_packed(const bt__kept_book *book, bt__page *out)
{
    unsigned char *bytes = malloc(book->length);
    if (!bytes)
        return BT_ENOMEM;
    memcpy(bytes, book->packed, book->length);
    out->bytes = out->owned = bytes;
    out->length = book->length;
    out->encoding = "gzip";
    return BT_OK;
}

static int
copy_plain(const bt__kept_book *book, bt__page *out)
{
    unsigned char *bytes;
    int status = bt__gzip_unpack(book->packed, book->length, book->plain_length, &bytes);
    out->bytes = out->owned = bytes;
    out->length = book->plain_length;
    return status;
}

/* Replaces what stood there only when the new book is good. */
static int
fill(bt__kept_book *book, char *key_text, bt_hub *hub, const bt__book_key *key, bt_error *err)
{
    bt__kept_book made = { .key = key_text };
    int status = make(&made, hub, key, err);
    if (status) {
        forget(&made);
        return status;
    }
    forget(book);
    *book = made;
    return BT_OK;
}

int
bt__book_page(bt__book_cache *cache, bt_hub *hub, const bt__book_key *key, bool takes_gzip,
              bt__page *out, bt_error *err)
{
    bt_buf text = { 0 };
    bt_buf_addf(&text, "%s\n%s\n%s\n%s\n%" PRIx64, key->game, key->scenario, key->options,
                key->language, key->data);
    if (text.failed) {
        bt_buf_release(&text);
        return bt_fail(err, BT_ENOMEM, "out of memory");
    }
    bt__kept_book *book = place_of(cache, text.data);
    int status = BT_OK;
    if (book->key && strcmp(book->key, text.data) == 0)
        bt_buf_release(&text);
    else
        status = fill(book, text.data, hub, key, err);
    if (status)
        return status;
    book->used = ++cache->uses;
    *out = (bt__page){ .type = "application/json", .cache = "no-cache" };
    (void)snprintf(out->etag, sizeof out->etag, "\"%s%s\"", book->etag, takes_gzip ? "-gzip" : "");
    return takes_gzip ? copy_packed(book, out) : copy_plain(book, out);
}
