/*
 * hash.c - the XXH64 function, written from its specification.
 *
 * Four lanes take 32 bytes a round, the rest goes in by 8, 4 and 1; at the
 * end the bits are stirred.  Words are read as the machine stores them, which
 * is little-endian on everything we build for.
 */
#include <berthier/hash.h>

#include <string.h>

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "journals hash little-endian words");

#define P1 UINT64_C(0x9e3779b185ebca87)
#define P2 UINT64_C(0xc2b2ae3d27d4eb4f)
#define P3 UINT64_C(0x165667b19e3779f9)
#define P4 UINT64_C(0x85ebca77c2b2ae63)
#define P5 UINT64_C(0x27d4eb2f165667c5)

static uint64_t
rotate(uint64_t x, int bits)
{
    return (x << bits) | (x >> (64 - bits));
}

static uint64_t
read64(const unsigned char *at)
{
    uint64_t word;
    memcpy(&word, at, sizeof word);
    return word;
}

static uint32_t
read32(const unsigned char *at)
{
    uint32_t word;
    memcpy(&word, at, sizeof word);
    return word;
}

static uint64_t
round64(uint64_t lane, uint64_t word)
{
    return rotate(lane + word * P2, 31) * P1;
}

static uint64_t
merge(uint64_t h, uint64_t lane)
{
    return (h ^ round64(0, lane)) * P1 + P4;
}

/* Take whole blocks of 32 bytes; *at moves behind the last. */
static uint64_t
lanes(const unsigned char **at, size_t length, uint64_t seed)
{
    const unsigned char *p = *at;
    uint64_t a = seed + P1 + P2;
    uint64_t b = seed + P2;
    uint64_t c = seed;
    uint64_t d = seed - P1;
    uint64_t h;

    for (size_t blocks = length / 32; blocks > 0; blocks--, p += 32) {
        a = round64(a, read64(p));
        b = round64(b, read64(p + 8));
        c = round64(c, read64(p + 16));
        d = round64(d, read64(p + 24));
    }
    *at = p;
    h = rotate(a, 1) + rotate(b, 7) + rotate(c, 12) + rotate(d, 18);
    return merge(merge(merge(merge(h, a), b), c), d);
}

static uint64_t
tail(uint64_t h, const unsigned char *p, size_t left)
{
    for (; left >= 8; left -= 8, p += 8)
        h = rotate(h ^ round64(0, read64(p)), 27) * P1 + P4;
    if (left >= 4) {
        h = rotate(h ^ (read32(p) * P1), 23) * P2 + P3;
        left -= 4;
        p += 4;
    }
    for (; left > 0; left--, p++)
        h = rotate(h ^ (*p * P5), 11) * P1;
    return h;
}

uint64_t
bt_hash(const void *bytes, size_t length, uint64_t seed)
{
    const unsigned char *p = bytes;
    uint64_t h = length >= 32 ? lanes(&p, length, seed) : seed + P5;

    h = tail(h + length, p, length % 32);
    h = (h ^ (h >> 33)) * P2;
    h = (h ^ (h >> 29)) * P3;
    return h ^ (h >> 32);
}
