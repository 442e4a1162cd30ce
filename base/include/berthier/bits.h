/*
 * bits.h - sets of small numbers, one bit each.
 *
 * The storage is the caller's, an array of BT_BITS_WORDS(count) words for the numbers below count:
 * a member of a position for as many hexes as the game's map has, and no more.  Zeroed it is empty.
 */
#ifndef BT_BITS_H
#define BT_BITS_H

#include <stdbool.h>
#include <stdint.h>

#define BT_BITS_WORDS(count) (((count) + 63) / 64)

static inline bool
bt_bits_has(const uint64_t *bits, unsigned number)
{
    return bits[number >> 6] >> (number & 63) & 1;
}

static inline void
bt_bits_add(uint64_t *bits, unsigned number)
{
    bits[number >> 6] |= UINT64_C(1) << (number & 63);
}

static inline void
bt_bits_remove(uint64_t *bits, unsigned number)
{
    bits[number >> 6] &= ~(UINT64_C(1) << (number & 63));
}

/** The least member from `number` on; count when there is none below that. */
static inline unsigned
bt_bits_next(const uint64_t *bits, unsigned number, unsigned count)
{
    while (number < count) {
        uint64_t rest = bits[number >> 6] >> (number & 63);
        if (rest) {
            number += (unsigned)__builtin_ctzll(rest);
            return number < count ? number : count;
        }
        number = (number | 63) + 1;
    }
    return count;
}

#endif
