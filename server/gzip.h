/* gzip.h - bodies made smaller for the wire. */
#ifndef BT_GZIP_H
#define BT_GZIP_H

#include <stddef.h>

/**
 * Compress, or the reverse, in the format of gzip.
 *
 * @param out  the caller frees it; NULL on failure
 * @return BT_OK, BT_ENOMEM, or BT_EDATA when the input is not a gzip of `plain_length` bytes
 */
int bt__gzip_pack(const void *plain, size_t length, unsigned char **out, size_t *out_length);
int bt__gzip_unpack(const void *packed, size_t length, size_t plain_length, unsigned char **out);

#endif
