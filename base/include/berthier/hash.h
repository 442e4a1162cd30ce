/*
 * hash.h - a 64-bit hash of bytes, equal on every little-endian target.
 *
 * Recorded in journals to notice that a replay went elsewhere.  It is fast,
 * not a signature.
 */
#ifndef BT_HASH_H
#define BT_HASH_H

#include <stddef.h>
#include <stdint.h>

uint64_t bt_hash(const void *bytes, size_t length, uint64_t seed);

#endif
