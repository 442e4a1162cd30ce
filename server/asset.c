/* asset.c - finds a file of the web client by its path. */
#include "asset.h"

#include "gzip.h"
#include <berthier/hash.h>
#include <berthier/host.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct kind {
    const char *ending, *type;
} kind;

static const kind kinds[] = {
    { ".html", "text/html; charset=utf-8" },
    { ".js", "text/javascript; charset=utf-8" },
    { ".css", "text/css; charset=utf-8" },
    { ".json", "application/json" },
    { ".webmanifest", "application/manifest+json" },
    { ".svg", "image/svg+xml" },
    { ".png", "image/png" },
    { ".ico", "image/x-icon" },
    { ".woff2", "font/woff2" },
    { ".wasm", "application/wasm" },
    { ".txt", "text/plain; charset=utf-8" },
};

static const char *
type_of(const char *path)
{
    const char *ending = strrchr(path, '.');
    for (size_t i = 0; ending && i < BT_COUNT(kinds); i++)
        if (strcmp(kinds[i].ending, ending) == 0)
            return kinds[i].type;
    return "application/octet-stream";
}

/* Names under /assets/ carry a hash of their contents. */
static const char *
cache_of(const char *path)
{
    return strncmp(path, "/assets/", 8) == 0 ? "public, max-age=31536000, immutable" : "no-cache";
}

static int
compare(const void *path, const void *asset)
{
    return strcmp(path, ((const bt__asset *)asset)->path);
}

static int
find_in_table(const char *path, unsigned takes, bt__page *out)
{
    const bt__asset *asset =
        bsearch(path, bt__asset_table, (size_t)bt__asset_count, sizeof *asset, compare);
    if (!asset)
        return BT_ENOTFOUND;
    bool is_brotli = asset->brotli && (takes & BT__TAKES_BROTLI);
    bool is_gzip = !is_brotli && asset->packed && (takes & BT__TAKES_GZIP);
    out->encoding = is_brotli ? "br" : is_gzip ? "gzip" : NULL;
    out->bytes = is_brotli ? asset->brotli : asset->bytes;
    out->length = is_brotli ? asset->brotli_length : asset->length;
    (void)snprintf(out->etag, sizeof out->etag, "\"%s%s%s\"", asset->etag, out->encoding ? "-" : "",
                   out->encoding ? out->encoding : "");
    if (is_brotli || is_gzip == asset->packed)
        return BT_OK;
    unsigned char *plain = NULL;
    int status = bt__gzip_unpack(asset->bytes, asset->length, asset->plain_length, &plain);
    out->bytes = out->owned = plain;
    out->length = asset->plain_length;
    return status;
}

static bool
is_plain_path(const char *path)
{
    for (const char *at = path; *at == '/';) {
        size_t length = strspn(++at, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                     "0123456789._-");
        if (length == 0 || *at == '.')
            return false;
        at += length;
        if (!*at)
            return true;
    }
    return false;
}

static int
find_in_directory(const char *directory, const char *path, bt__page *out)
{
    char full[1024];
    bt_buf file = { 0 };
    if (!is_plain_path(path) ||
        snprintf(full, sizeof full, "%s%s", directory, path) >= (int)sizeof full)
        return BT_ENOTFOUND;
    if (bt_file_read(full, &file, NULL)) {
        bt_buf_release(&file);
        return BT_ENOTFOUND;
    }
    (void)snprintf(out->etag, sizeof out->etag, "\"%016" PRIx64 "\"",
                   bt_hash(file.data, file.length, 0));
    out->owned = file.data;
    out->bytes = out->owned;
    out->length = file.length;
    return BT_OK;
}

int
bt__asset_find(const bt__assets *assets, const char *path, unsigned takes, bt__page *out)
{
    if (strcmp(path, "/") == 0)
        path = "/index.html";
    *out = (bt__page){ .type = type_of(path), .cache = cache_of(path) };
    if (assets->directory)
        return find_in_directory(assets->directory, path, out);
    return find_in_table(path, takes, out);
}
