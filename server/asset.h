/*
 * asset.h - the files of the web client: compiled in, or from a directory.
 */
#ifndef BT_ASSET_H
#define BT_ASSET_H

#include <berthier/status.h>
#include <stdbool.h>
#include <stddef.h>

/** A file compiled in; tools/embed.c writes the table. */
typedef struct bt__asset {
    const char *path; /* "/index.html" */
    const char *etag; /* changes with the contents */
    const unsigned char *bytes;
    size_t length, plain_length;
    bool packed;                 /* bytes are gzip */
    const unsigned char *brotli; /* the same packed with Brotli, or NULL */
    size_t brotli_length;
} bt__asset;

/** What a browser can unpack besides plain bytes. */
typedef enum bt__takes { BT__TAKES_GZIP = 1, BT__TAKES_BROTLI = 2 } bt__takes;

extern const bt__asset bt__asset_table[]; /* sorted by path */
extern const int bt__asset_count;

typedef struct bt__assets {
    const char *directory; /* NULL: the table */
} bt__assets;

/** What is answered to a GET. */
typedef struct bt__page {
    const char *type;
    const char *cache; /* Cache-Control */
    char etag[48];     /* with its quotes; "" for none */
    const unsigned char *bytes;
    size_t length;
    void *owned;          /* what the taker frees after sending; may be NULL */
    const char *encoding; /* Content-Encoding; NULL for none */
} bt__page;

/**
 * Find a file by the path of a URL.
 *
 * No path leads outside: the table holds what it holds, and in a directory
 * only names of letters, digits and ._- that do not begin with a dot are
 * looked for.
 *
 * @param takes of bt__takes
 * @return BT_OK, BT_ENOTFOUND or BT_ENOMEM
 */
int bt__asset_find(const bt__assets *assets, const char *path, unsigned takes, bt__page *out);

#endif
