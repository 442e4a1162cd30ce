/*
 * rng.h - reproducible random numbers for play-outs, bots and tests.
 *
 * xoshiro256** seeded through splitmix64 (Blackman and Vigna 2018).  Equal
 * seeds give equal sequences on every target.  Not for secrets.
 */
#ifndef BT_RNG_H
#define BT_RNG_H

#include <stdint.h>

typedef struct bt_rng {
    uint64_t s[4];
} bt_rng;

void bt_rng_init(bt_rng *rng, uint64_t seed);

uint64_t bt_rng_next(bt_rng *rng);

/** A number in 0..bound-1, every one equally likely; bound >= 1. */
uint32_t bt_rng_below(bt_rng *rng, uint32_t bound);

/** An independent seed for stream number index of one master seed. */
uint64_t bt_rng_split(uint64_t seed, uint64_t index);

#endif
