/* gzip.c - zlib with a gzip header, whole bodies at a time. */
#define ZLIB_CONST /* zlib promises not to write to its input only then */
#include "gzip.h"

#include <berthier/status.h>
#include <limits.h>
#include <stdbool.h>
#include <stdlib.h>
#include <zlib.h>

enum { GZIP = 16 + MAX_WBITS };

int
bt__gzip_pack(const void *plain, size_t length, unsigned char **out, size_t *out_length)
{
    *out = NULL;
    if (length > UINT_MAX / 2)
        return BT_ELIMIT;
    z_stream z = { .next_in = plain, .avail_in = (uInt)length };
    if (deflateInit2(&z, Z_BEST_COMPRESSION, Z_DEFLATED, GZIP, 8, Z_DEFAULT_STRATEGY) != Z_OK)
        return BT_ENOMEM;
    z.avail_out = (uInt)deflateBound(&z, (uLong)length);
    unsigned char *bytes = malloc(z.avail_out);
    z.next_out = bytes;
    int status = bytes && deflate(&z, Z_FINISH) == Z_STREAM_END ? BT_OK : BT_ENOMEM;
    *out_length = z.total_out;
    deflateEnd(&z);
    if (status == BT_OK)
        *out = bytes;
    else
        free(bytes);
    return status;
}

int
bt__gzip_unpack(const void *packed, size_t length, size_t plain_length, unsigned char **out)
{
    *out = NULL;
    if (length > UINT_MAX || plain_length > UINT_MAX)
        return BT_ELIMIT;
    z_stream z = { .next_in = packed, .avail_in = (uInt)length };
    unsigned char *bytes = malloc(plain_length ? plain_length : 1);
    if (!bytes || inflateInit2(&z, GZIP) != Z_OK) {
        free(bytes);
        return BT_ENOMEM;
    }
    z.next_out = bytes;
    z.avail_out = (uInt)plain_length;
    bool good = inflate(&z, Z_FINISH) == Z_STREAM_END && z.total_out == plain_length;
    inflateEnd(&z);
    if (good)
        *out = bytes;
    else
        free(bytes);
    return good ? BT_OK : BT_EDATA;
}
