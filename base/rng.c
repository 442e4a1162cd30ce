/*
 * rng.c - xoshiro256** 1.0 and splitmix64, as published by Blackman and Vigna
 * (public domain), and bounded numbers by Lemire's multiplication (2019).
 */
#include <berthier/rng.h>

#include <assert.h>
#include <stddef.h>

static uint64_t
mix(uint64_t z)
{
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

static uint64_t
rotate(uint64_t x, int bits)
{
    return (x << bits) | (x >> (64 - bits));
}

void
bt_rng_init(bt_rng *rng, uint64_t seed)
{
    rng->draw = NULL;
    rng->user = NULL;
    for (int i = 0; i < 4; i++) {
        seed += UINT64_C(0x9e3779b97f4a7c15);
        rng->s[i] = mix(seed);
    }
}

bt_rng
bt_rng_seeded(uint64_t seed)
{
    bt_rng rng;
    bt_rng_init(&rng, seed);
    return rng;
}

uint64_t
bt_rng_next(bt_rng *rng)
{
    if (rng->draw)
        return rng->draw(rng->user);
    uint64_t *s = rng->s;
    uint64_t result = rotate(s[1] * 5, 7) * 9;
    uint64_t t = s[1] << 17;

    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotate(s[3], 45);
    return result;
}

/*
 * The high half of a 32 x 32 bit product is uniform once the few low halves
 * that would favour some values are thrown away; the division that finds how
 * many is only made when the draw lands near them.
 */
uint32_t
bt_rng_below(bt_rng *rng, uint32_t bound)
{
    uint64_t product;
    uint32_t low;

    assert(bound >= 1);
    product = (bt_rng_next(rng) >> 32) * bound;
    low = (uint32_t)product;
    if (low < bound) {
        uint32_t unfair = (0u - bound) % bound;
        while (low < unfair) {
            product = (bt_rng_next(rng) >> 32) * bound;
            low = (uint32_t)product;
        }
    }
    return (uint32_t)(product >> 32);
}

/* Two rounds, so that neighbouring masters and neighbouring indexes stay apart. */
uint64_t
bt_rng_split(uint64_t seed, uint64_t index)
{
    uint64_t stream = mix(index + UINT64_C(0x9e3779b97f4a7c15));
    return mix(mix(seed + UINT64_C(0x9e3779b97f4a7c15)) ^ (stream * UINT64_C(0xd1342543de82ef95)));
}
